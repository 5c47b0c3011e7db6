import { describe, expect, test } from "bun:test";
import {
  foldSerial,
  isSerial,
  isSerialPrefix,
  numberAfter,
  RANDOM_ALPHABET,
  randomSerial,
  sequentialSerial,
} from "./serial.ts";

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

  test("at random has ten characters after its prefix, each as often as the others", () => {
    const counts = new Map<string, number>();
    for (let first = 0; first < 256; first++) {
      const serial = randomSerial("", new Uint8Array(10).fill(first));
      if (serial === undefined) continue;
      expect(serial).toMatch(/^[2-9A-HJKMNP-Z]{10}$/);
      counts.set(serial, (counts.get(serial) ?? 0) + 1);
    }
    expect([...counts.values()]).toEqual(Array(31).fill(8));
    expect(randomSerial("A-", new Uint8Array(20))).toBe("A-2222222222");
    expect(randomSerial("", new Uint8Array(9))).toBeUndefined();
  });

  test("may have a prefix of at most ten of its characters", () => {
    for (const prefix of ["", "A", "L-2026_11.", "."]) expect(isSerialPrefix(prefix)).toBe(true);
    for (const text of ["x".repeat(11), "A B", "/", "é", "A\n"]) expect(isSerialPrefix(text)).toBe(false);
  });

  test("has a number when it is a prefix and up to 15 digits", () => {
    expect(numberAfter("", "000042")).toBe(42);
    expect(numberAfter("a-", "a-7")).toBe(7);
    expect(numberAfter("a-0", "a-007")).toBe(7);
    expect(numberAfter("", "0".repeat(20))).toBe(0);
    expect(numberAfter("", "9".repeat(15))).toBe(999_999_999_999_999);
    expect(numberAfter("", "0009007199254740991")).toBe(Number.MAX_SAFE_INTEGER);
    for (const serial of ["", "a-7", "7a", "9007199254740992", "9".repeat(20)])
      expect(numberAfter("", serial)).toBeUndefined();
    expect(numberAfter("a-", "a-")).toBeUndefined();
    expect(numberAfter("b", "a7")).toBeUndefined();
  });
});
