import { expect, test } from "bun:test";
import { words as english } from "./words/en.ts";
import { words as portuguese } from "./words/pt.ts";

test("both languages have the same words with the same holes", () => {
  const holesOf = (words: Record<string, unknown>) =>
    Object.entries(words).map(([key, message]) => [
      key,
      [...new Set(JSON.stringify(message).match(/\{\w+\}/g))].sort().join(),
    ]);
  expect(holesOf(portuguese).sort()).toEqual(holesOf(english).sort());
});
