import { expect, test } from "bun:test";
import { words } from "./said.ts";

/** What `words` says must be what its pattern says. */
const CASES: readonly [alternatives: string, said: readonly string[], unsaid: readonly string[]][] = [
  ["looking for|wir suchen", ["we are looking for", "wir suchen"], ["looking after", "wir suchten", ""]],
  ["(?:up)?on request|a richiesta", ["upon request", "on request", "a richiesta"], ["onrequest"]],
  ["colou?rs?|farb\\p{L}+", ["color", "colours", "farben"], ["colo", "farb"]],
  ["e\\. ?g|z\\. ?b", ["e. g", "e.g", "z.b"], ["eg", "zb"]],
  ["prec?os?|precios?(?! alto)", ["preos", "preco", "precio bajo"], ["precio alto"]],
  ["a{0,2}bc|(?:x|y)z", ["bc", "aabc", "xz", "yz"], ["b", "z"]],
  ["[abc]|\\d", ["a", "7"], ["d"]],
];

test("words are said where their pattern is, whatever letters it has", () => {
  for (const [alternatives, said, unsaid] of CASES) {
    const any = words(alternatives);
    for (const text of said) expect([alternatives, text, any.test(text)]).toEqual([alternatives, text, true]);
    for (const text of unsaid)
      expect([alternatives, text, any.test(text)]).toEqual([alternatives, text, false]);
  }
});

test("what has to follow them has to follow", () => {
  const target = words("target|ziel", String.raw`[:\t]\s*$`);
  expect(target.test("target: ")).toBe(true);
  expect(target.test("target market: ")).toBe(false);
});
