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

test("a pattern with a name is made when a function needs it first, and once for all who ask", () => {
  const module = `const A = /${LONG}/gu; const SHORT = /^lin/gu;
    const has = (text) => A.test(text); const all = (text) => [...text.matchAll(A)]; const named = () => ({ A, SHORT });`;
  expect(patternsOf(module)).toEqual([]);
  expect(patternsOf(`${module} has("coton"); all("lin"); named();`)).toEqual([[LONG, "gu"]]);
  const { program, later } = withPatternCalls(`${module} told(named(), named());`);
  const asked: unknown[] = [];
  run(program, { told: (...each) => asked.push(...each) });
  const [one, other] = asked as { A: RegExp; SHORT: RegExp }[];
  expect(one?.A === other?.A && one?.SHORT === other?.SHORT).toBe(true);
  expect(later.length).toBe(2);
});

test("one that is made of another is made then, of what the other is whole", () => {
  const module =
    "const A = /^lin/u; const B = new RegExp(A.source + '|coton', 'u'); const has = (text) => B.test(text);";
  expect(patternsOf(module)).toEqual([]);
  expect(patternsOf(`${module} has("lin");`)).toEqual([["^lin|coton", "u"]]);
});

test("names that other modules may ask for, or that stand for something else within a function, keep theirs", () => {
  const other = `export const A = /${LONG}/u; const B = /${LONG}/iu; export { B };`;
  expect(withPatternCalls(other).program).toContain(`const A = patternOf$(`);
  expect(withPatternCalls(other).program).toContain(`const B = patternOf$(`);
  const within = `const A = /${LONG}/u; const has = (text) => A.test(text); const same = (A) => A;`;
  expect(withPatternCalls(within).program).toContain(`const A = patternOf$(`);
});

/** The patterns that a program has made, in their order. */
function patternsOf(program: string): [string, string][] {
  const made: [string, string][] = [];
  run(program.startsWith("import") ? program : withPatternCalls(program).program, {
    made: ({ source, flags }) => made.push([source, flags]),
  });
  return made;
}

/** Runs a program, and says what is made in it, and what it tells by `told(…)`. */
function run(
  program: string,
  { made, told }: { made?: (pattern: RegExp) => void; told?: (...each: unknown[]) => void },
): void {
  const [, body] = /^import \{ patternOf as .+ \} from "[^"]+";\n(.*)$/s.exec(program) ?? [];
  const make = (source: string | RegExp, flags: string) => {
    const pattern = new RegExp(source, flags);
    made?.(pattern);
    return pattern;
  };
  new Function("patternOf$", "sourceOf$", "told", body ?? "")(make, ({ source }: RegExp) => source, told);
}
