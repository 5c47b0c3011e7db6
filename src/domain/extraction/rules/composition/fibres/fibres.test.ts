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
