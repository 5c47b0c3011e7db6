import { describe, expect, test } from "bun:test";
import { foldSerial, isSerial, RANDOM_ALPHABET, sequentialSerial } from "./serial.ts";

describe("a serial", () => {
  test("is 1 to 20 letters, digits, dots, underscores and hyphens", () => {
    for (const serial of ["1", "A-1_b.2", "...", "-", "x".repeat(20)]) expect(isSerial(serial)).toBe(true);
    const refused = ["", "x".repeat(21), "a b", "a/b", "a\n", "é", "\u212a", "a~b", "a+b", "１"];
    for (const text of refused) expect(isSerial(text)).toBe(false);
  });

  test("is not a dot or two, which no address could hold", () => {
    for (const text of [".", ".."]) {
      expect(new URL(`https://example.com/21/${text}`).pathname).not.toEndWith(text);
      expect(isSerial(text)).toBe(false);
    }
  });

  test("is compared without regard to case", () => {
    expect(foldSerial("Ab-C_9.Z")).toBe("ab-c_9.z");
  });

  test("in sequence has six digits, and seven after the millionth", () => {
    expect(sequentialSerial("", 1)).toBe("000001");
    expect(sequentialSerial("LX-", 999_999)).toBe("LX-999999");
    expect(sequentialSerial("LX-", 1_000_000)).toBe("LX-1000000");
  });

  test("at random has no look-alikes and folds to as many letters", () => {
    expect(RANDOM_ALPHABET).not.toMatch(/[0O1IL]/);
    expect(new Set(foldSerial(RANDOM_ALPHABET)).size).toBe(31);
    expect([...RANDOM_ALPHABET].every(isSerial)).toBe(true);
  });
});
