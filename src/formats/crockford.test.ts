import { describe, expect, test } from "bun:test";
import { encodeTime } from "ulid";
import { foldUid, randomUid, uidBytes } from "./crockford.ts";

describe("a uid", () => {
  test("is its bytes in base 32", () => {
    expect(randomUid(new Uint8Array(10))).toBe("0000000000000000");
    expect(randomUid(new Uint8Array(10).fill(255))).toBe("zzzzzzzzzzzzzzzz");
    // The alphabet in order: 0, 1, 2 … as groups of five bits.
    expect(randomUid(Uint8Array.fromHex("00443214c74254b635cf"))).toBe("0123456789abcdef");
    expect(randomUid(Uint8Array.fromHex("84653a56d7c675be77df"))).toBe("ghjkmnpqrstvwxyz");
  });

  test("agrees with an independent encoder", () => {
    for (const time of [1, 31, 32, 1_790_000_000_000, 2 ** 48 - 1]) {
      const bytes = Uint8Array.fromHex(time.toString(16).padStart(20, "0"));
      expect(randomUid(bytes)).toBe(encodeTime(time, 16).toLowerCase());
    }
  });

  test("leads back to its bytes", () => {
    for (let i = 0; i < 200; i++) {
      const bytes = crypto.getRandomValues(new Uint8Array(10));
      expect(uidBytes(randomUid(bytes))).toEqual(bytes);
    }
    for (const text of ["", "0123456789ABCDEF", "0123456789abcdei"])
      expect(() => uidBytes(text)).toThrow(RangeError);
  });

  test("is made of exactly ten bytes", () => {
    expect(() => randomUid(new Uint8Array(9))).toThrow(RangeError);
    expect(() => randomUid(new Uint8Array(16))).toThrow(RangeError);
  });

  test("is found in either case", () => {
    expect(foldUid("0123456789abcdef")).toBe("0123456789abcdef");
    expect(foldUid("GHJKmnpqRSTVwxyz")).toBe("ghjkmnpqrstvwxyz");
  });

  test("is nothing else", () => {
    const refused = ["", "0123456789abcde", "0123456789abcdef0", "0123456789abcde\n", "0123456789abcdé"];
    for (const letter of "iloUILO\u212a") refused.push(`0123456789abcde${letter}`);
    for (const text of refused) expect(foldUid(text)).toBeUndefined();
  });
});
