import { describe, expect, test } from "bun:test";
import { isKnown } from "./etag.ts";

describe("If-None-Match", () => {
  test("names what the client has, alone, in a list, weakly or by a star", () => {
    for (const header of ['"a"', 'W/"a"', '"b", "a"', '"b",W/"a"', "*", ' "a" '])
      expect([header, isKnown(header, '"a"')]).toEqual([header, true]);
  });

  test("names nothing else", () => {
    for (const header of [null, "", "a", '"ab"', '"b"', 'x"a"y', '"A"'])
      expect([header, isKnown(header, '"a"')]).toEqual([header, false]);
  });
});
