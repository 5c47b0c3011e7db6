import { expect, test } from "bun:test";
import { withPatternCalls } from "./pattern-calls.ts";

const LONG =
  "(?<!\\p{L})(?:cotton|baumwolle|coton|algodon|bawelna|bomull|puuvilla|bavlna|pamut|bumbac)(?!\\p{L})";

test("a literal that is made once becomes a call with the same pattern", () => {
  const { program } = withPatternCalls(`const A = /${LONG}/gu;`);
  expect(patternsOf(program)).toEqual([[LONG, "gu"]]);
});

test("within a function it is made when it is first needed, and once, where it keeps no place", () => {
  const { program, later } = withPatternCalls(
    `const has = (text) => /${LONG}/u.test(text); has("coton"); has("lin");`,
  );
  expect(patternsOf(program)).toEqual([[LONG, "u"]]);
  expect(later.length).toBe(1);
  const places = withPatternCalls(`const all = (text) => [...text.matchAll(/${LONG}/gu)]; all("coton");`);
  expect(places).toEqual({ program: expect.not.stringContaining("patternOf"), later: [] });
});

test("patterns of texts are made by calls wherever they are made, short literals stay", () => {
  const { program } = withPatternCalls(
    "const A = /^a/u; const B = new RegExp(A.source + 'b', 'u'); const c = () => new RegExp(B, 'g'); c();",
  );
  expect(patternsOf(program)).toEqual([
    ["^ab", "u"],
    ["^ab", "g"],
  ]);
  expect(withPatternCalls("const A = /^a/u;").later).toEqual([]);
});

test("a pattern that another one is made of is asked for what it is whole", () => {
  const { program } = withPatternCalls(
    "const A = { B: /^a/u }; const C = new RegExp(A.B.source + '|b', 'u'); C.test('b');",
  );
  expect(program).toContain("sourceOf$(A.B)");
  expect(patternsOf(program)).toEqual([["^a|b", "u"]]);
});

test("signs that mean something in a text stay what they are", () => {
  const odd =
    "`|\\$\\{|\\\\`|[^\\n\\u2019\"']{1,20}|\\/|cotton|wool|silk|linen|hemp|ramie|cashmere|mohair|alpaca";
  const { program } = withPatternCalls(`const A = /${odd}/u;`);
  expect(patternsOf(program)).toEqual([[odd, "u"]]);
});

/** The patterns that a program has made, in their order. */
function patternsOf(program: string): [string, string][] {
  const made: [string, string][] = [];
  const [, body] = /^import \{ patternOf as .+ \} from "[^"]+";\n(.*)$/s.exec(program) ?? [];
  const make = (source: string | RegExp, flags: string) => {
    const pattern = new RegExp(source, flags);
    made.push([pattern.source, flags]);
    return pattern;
  };
  new Function("patternOf$", "sourceOf$", body ?? "")(make, ({ source }: RegExp) => source);
  return made;
}
