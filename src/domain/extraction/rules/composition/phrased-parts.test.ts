import { describe, test } from "bun:test";
import { expectTold } from "../../../../../tests/support/compositions.ts";

describe("the part of a composition in a sentence", () => {
  test("stands before its own shares, behind those of the body", () => {
    expectTold([
      [
        "The body is 70 % cotton 30 % polyester, and the cuff has 95 % cotton and 5 % elastane.",
        "cotton 70, polyester 30 | cuff: cotton 95, elastane 5",
      ],
      [
        "Le corps est en 70 % coton et 30 % polyester ; pour la doublure, c’est 100 % viscose.",
        "cotton 70, polyester 30 | lining: viscose 100",
      ],
      [
        "Bluza jest z 70% bawełny i 30% poliestru, a ściągacz z 100% bawełny.",
        "cotton 70, polyester 30 | rib: cotton 100",
      ],
      [
        "A kabát 70% pamut és 30% poliészter, a bélés pedig 100% viszkóz.",
        "cotton 70, polyester 30 | lining: viscose 100",
      ],
      [
        "Jaka ir 70% kokvilnas un 30% poliestera, bet odere – 100% viskozes.",
        "cotton 70, polyester 30 | lining: viscose 100",
      ],
      [
        "Trøjen er 70 % bomuld og 30 % polyester, mens ribben er 100 % bomuld.",
        "cotton 70, polyester 30 | rib: cotton 100",
      ],
      [
        "Το σακάκι είναι 70% βαμβάκι και 30% πολυεστέρας και η φόδρα 100% βισκόζη.",
        "cotton 70, polyester 30 | lining: viscose 100",
      ],
      ["The dress has pockets, 100 % linen", "linen 100"],
    ]);
  });

  test("is a side, where the other one is told elsewhere", () => {
    expectTold([
      ["Front: 100% silk; back and sleeves: see annex", "front: silk 100"],
      ["Przód: 100% jedwab, tył: patrz załącznik", "front: silk 100"],
      ["Front: 100% silk\nBack: wash at 30°", "silk 100"],
    ]);
  });

  test("is no thread that sews it, in any language", () => {
    expectTold([
      ["Filo per cuciture: 100% poliestere", ""],
      ["Hilo para coser: 100 % poliéster", ""],
      ["Nit na šití: 100 % polyester", ""],
      ["Õmblusniidid: 100% polüester", ""],
      ["Siuvimo siūlas: 100 % poliesteris", ""],
      ["Κλωστή ραψίματος: 100% πολυεστέρας", ""],
    ]);
  });
});
