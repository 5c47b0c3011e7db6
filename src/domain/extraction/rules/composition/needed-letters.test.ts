import { expect, test } from "bun:test";
import { neededLetters } from "./needed-letters.ts";

test("letters are needed that no sign of the pattern makes superfluous", () => {
  const cases: readonly [pattern: string, needed: readonly string[]][] = [
    ["looking for|wir suchen", ["looking for", "wir suchen"]],
    ["colou?rs?", ["colo"]],
    ["farb\\p{L}+en", ["farb"]],
    ["(?:up)?on request", ["on request"]],
    ["prec?os?|precios?(?! alto)", ["pre", "precio"]],
    ["ab{0,2}cde", ["cde"]],
    ["e\\. ?g", ["e"]],
    ["[abc]x[\\]de]yz", ["yz"]],
    ["[abc]|\\d", [""]],
    ["a+bc", ["bc"]],
    ["x\\u00B7yz\\bw", ["yz"]],
    ["one|(?:two|three) four", ["one", " four"]],
  ];
  for (const [pattern, needed] of cases)
    expect([pattern, neededLetters(pattern)]).toEqual([pattern, [...needed]]);
});
