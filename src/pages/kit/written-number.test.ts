import { describe, expect, test } from "bun:test";
import { LOCALE_CODES } from "./locale.ts";
import { readNumber, writeNumber } from "./written-number.ts";

describe("numbers in forms", () => {
  test("are written with the decimal sign of the language, and never grouped", () => {
    expect(writeNumber(58.5, "en")).toBe("58.5");
    expect(writeNumber(58.5, "de")).toBe("58,5");
    expect(writeNumber(1234567.25, "pt")).toBe("1234567,25");
  });

  test("come back as they were written, in every language", () => {
    const numbers = [0, -4, 0.1, 1.234, 33.333, 1234.567, 62014010, 1e-7, 1e21, -0.125, 0.1 + 0.2];
    for (const locale of LOCALE_CODES)
      for (const value of numbers) expect(readNumber(writeNumber(value, locale), locale)).toBe(value);
  });

  test("may have a comma or a point where only one meaning is possible", () => {
    for (const locale of LOCALE_CODES) {
      expect(readNumber("58,5", locale)).toBe(58.5);
      expect(readNumber("58.5", locale)).toBe(58.5);
      expect(readNumber("0,125", locale)).toBe(0.125);
      expect(readNumber("0.125", locale)).toBe(0.125);
      expect(readNumber(" 1\u202f250 ", locale)).toBe(1250);
      expect(readNumber("−4", locale)).toBe(-4);
    }
  });

  test("are grouped as the language groups", () => {
    expect(readNumber("1,250.5", "en")).toBe(1250.5);
    expect(readNumber("1.250,5", "de")).toBe(1250.5);
    expect(readNumber("1.250", "de")).toBe(1250);
    expect(readNumber("1,250", "en")).toBe(1250);
    expect(readNumber("1 250,5", "fr")).toBe(1250.5);
    expect(readNumber("1.250.000", "es")).toBe(1_250_000);
  });

  test("are grouped as another language groups, where that leaves one meaning", () => {
    for (const locale of LOCALE_CODES) {
      expect(readNumber("1.250,5", locale)).toBe(1250.5);
      expect(readNumber("1,250.5", locale)).toBe(1250.5);
      expect(readNumber("1.250.000", locale)).toBe(1_250_000);
    }
  });

  test("are not guessed at where a group and a fraction look the same", () => {
    expect(readNumber("1.250", "pt")).toBeUndefined();
    expect(readNumber("1.250", "fr")).toBeUndefined();
    expect(readNumber("1,250", "pt")).toBe(1.25);
  });

  test("may have their unit behind them", () => {
    expect(readNumber("45 %", "en", "%")).toBe(45);
    expect(readNumber("3,2\u00a0kg", "de", "kg")).toBe(3.2);
    expect(readNumber("3.2 kg", "en", "%")).toBeUndefined();
  });

  test("are nothing else", () => {
    for (const text of [
      "",
      " ",
      "%",
      "about 5",
      "5-6",
      "1e999",
      "0x10",
      "Infinity",
      "NaN",
      "1..5",
      "12 34",
      "--1",
      "5,5,5",
    ])
      expect(readNumber(text, "en", "%")).toBeUndefined();
  });
});
