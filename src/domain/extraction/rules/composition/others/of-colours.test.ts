import { test } from "bun:test";
import { expectTold } from "../../../../../../tests/support/compositions.ts";

test("a product in several colours of different shares is of none of them", () => {
  expectTold([
    ["Navy: 100% cotton. Ash grey: 92% cotton, 8% viscose.", ""],
    ["Farbe Natur: 100 % Leinen. Farbe Graumeliert: 80 % Leinen, 20 % Baumwolle.", ""],
    ["Coloris blanc : 100 % coton. Coloris gris chiné : 90 % coton, 10 % viscose.", ""],
    ["Branco – 100% algodão; Cinza mescla – 92% algodão, 8% viscose.", ""],
    ["Сірий меланж: 88 % бавовна, 12 % віскоза. Чорний: 100 % бавовна.", ""],
    ["100% cotton (white); 92% cotton, 8% viscose (heather grey)", ""],
  ]);
});

test("one colour, and what all colours are alike of, is of the product", () => {
  expectTold([
    ["Grau: 100 % Leinen", "linen 100"],
    ["Blanco: 100 % lino. Negro: 100 % lino.", "linen 100"],
    ["Body: 100% cotton. Grey melange: 92% cotton, 8% viscose.", "cotton 100"],
  ]);
});
