import { test } from "bun:test";
import { expectTold } from "../../../../../../tests/support/compositions.ts";

test("what is made is no organic fibre, whatever beside it is called so", () => {
  expectTold([
    ["Shell: 100% wool\nCollar: 100% polyester (ecological fur)", "shell: wool 100 | collar: polyester 100"],
    ["Kapuze: 100 % Polyacryl (Öko-Fell)", "hood: acrylic 100"],
    ["Doublure : 100 % polyester (fourrure écologique)", "lining: polyester 100"],
    ["Cuello: 80 % acrílico, 20 % poliéster ecológico", "collar: acrylic 80, polyester 20"],
    ["Kołnierz: 100% poliester (futro ekologiczne)", "collar: polyester 100"],
    ["Lining: 100 PES bio", "lining: polyester 100"],
    ["60 % bio-katoen, 40 % ecologische viscose", "organic cotton 60, viscose 40"],
  ]);
});

test("a word behind the share of a fibre says how that was won, up to the next sign", () => {
  expectTold([
    [
      "Wattierung: Polyester 70 % recycelt, Polyester 30 % konventionell",
      "filling: recycled polyester 70, polyester 30",
    ],
    ["Composition: wool 60% recycled, wool 40%", "recycled wool 60, wool 40"],
    ["Composizione: poliammide 55% riciclata, poliammide 45%", "recycled polyamide 55, polyamide 45"],
    ["Composición: algodón 30 % reciclado, algodón 70 %", "recycled cotton 30, cotton 70"],
    ["Samenstelling: wol 50% gerecycled, wol 50%", "recycled wool 50, wool 50"],
  ]);
});
