import { describe, expect, test } from "bun:test";
import bwipjs from "bwip-js/generic";
import { dataMatrix } from "./data-matrix.ts";

const elementStrings = [
  "(01)05601234567892",
  "(01)05601234567892(21)000001",
  "(01)05601234567892(21)12345678901234567890",
  "(01)05601234567892(10)LOT7(21)A-1.b_2",
];

/** Element strings as they lie in a symbol. */
const plain = (text: string) =>
  text.replace(/\((\d\d)\)([^(]*)/g, (_, ai, value) => `${ai}${value}${ai === "10" ? "\x1d" : ""}`);

describe("a GS1 Data Matrix", () => {
  test("is the symbol that an independent encoder makes", () => {
    for (const text of elementStrings) {
      const [symbol] = bwipjs.raw({ bcid: "gs1datamatrix", text } as never) as unknown as [
        { pixs: number[]; pixx: number },
      ];
      const made = dataMatrix(plain(text));
      expect(made.size).toBe(symbol.pixx);
      expect([...made.modules].join("")).toBe(symbol.pixs.join(""));
    }
  });

  test("grows over several regions", () => {
    for (let length = 2; length <= 160; length += 3) {
      const text = `21${"7".repeat(length)}`;
      const [symbol] = bwipjs.raw({
        bcid: "datamatrix",
        text: `^FNC1${text}`,
        parsefnc: true,
      } as never) as unknown as [{ pixs: number[]; pixx: number }];
      const made = dataMatrix(text);
      expect(made.size).toBe(symbol.pixx);
      expect([...made.modules].join("")).toBe(symbol.pixs.join(""));
    }
  });

  test("refuses what it cannot hold", () => {
    expect(() => dataMatrix(`21${"x".repeat(400)}`)).toThrow("too long");
    expect(() => dataMatrix("21é")).toThrow("ASCII");
  });
});
