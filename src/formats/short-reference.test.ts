import { expect, test } from "bun:test";
import { hasShortAddress } from "./short-reference.ts";

test("a reference of letters, digits and . _ ~ - has a short address", () => {
  for (const reference of ["A", "REF-1_b.2~c", "...", ".a", "x".repeat(80)]) {
    expect(hasShortAddress(reference)).toBe(true);
    expect(new URL(`https://example.com/r/h/${reference}`).pathname).toBe(`/r/h/${reference}`);
  }
});

test("any other reference has none", () => {
  const others = ["", ".", "..", "x".repeat(81), "a b", "a/b", "é", "a%20", "a\n", "a?b", "a#b", "\u212a"];
  for (const reference of others) expect(hasShortAddress(reference)).toBe(false);
});
