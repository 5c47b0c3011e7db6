import { expect, test } from "bun:test";
import { LettersInRows } from "../src/domain/extraction/letters-in-rows.ts";
import { patternNumber, shortened } from "../src/domain/extraction/shortened-patterns.ts";
import { planOf, plansOf } from "./pattern-plans.ts";

/** Of patterns that are easy to look over, which would not be worth their plans. */
const WORTH = { pattern: 40, group: 0 };

function shortenedFor(words: string, { source, flags }: RegExp): string {
  const plan = planOf(source, flags, WORTH);
  if (!plan) return source;
  const letters = new LettersInRows();
  letters.add(words.split(" "));
  return shortened(source, { numbers: new Uint16Array(plan), at: 0 }, letters);
}

test("alternatives whose letters stand nowhere are left out, at any depth", () => {
  const pattern = /(?<!\p{L})(?:cotton|baumwolle|(?:bio|reine) (?:wolle|seide)|laine|coton)(?!\p{L})/u;
  expect(shortenedFor("100 % reine Wolle", pattern)).toBe(
    String.raw`(?<!\p{L})(?:(?:reine) (?:wolle))(?!\p{L})`,
  );
  expect(shortenedFor("coton", pattern)).toBe(String.raw`(?<!\p{L})(?:coton)(?!\p{L})`);
  expect(shortenedFor("lana", pattern)).toBe("(?!)");
});

test("what may lack, or must not be there, takes nothing along", () => {
  const pattern = /wash(?: (?:gently|cold))? at (?!home|school)\d\d(?:degrees|celsius|grad){0,2}/u;
  const left = shortenedFor("wash at 30", pattern);
  expect(left).toBe(String.raw`wash(?:(?!))? at (?!(?!))\d\d(?:(?!)){0,2}`);
  expect(new RegExp(left, "u").exec("wash at 30")?.[0]).toBe("wash at 30");
});

test("what stands before or behind is needed too, and letters that come several times count once", () => {
  const pattern = /(?<=material |composition )x+y{2}(?=percent|prozent)[0-9a-z]*/u;
  expect(shortenedFor("material xxyy percent", pattern)).toBe("(?<=material )x+y{2}(?=percent)[0-9a-z]*");
  expect(shortenedFor("material xxyy", pattern)).toBe("(?!)");
});

test("parts that a result is asked for stay, empty or not", () => {
  const pattern = /(?:(?<made>made|fait)|(?<sewn>sewn|cousu)) (?<where>here|there) or somewhere/u;
  const left = new RegExp(shortenedFor("sewn here or somewhere", pattern), "u");
  expect(left.exec("sewn here or somewhere")).toEqual(
    pattern.exec("sewn here or somewhere") as RegExpExecArray,
  );
  expect(left.source.length).toBeLessThan(pattern.source.length);
});

test("letters that a line parts, a blank or another column count as one row", () => {
  const pattern = /(?<!\p{L})(?:taschenfutter|strickware|leinen)(?!\p{L})/u;
  expect(shortenedFor("T a s c h e n futter", pattern)).toContain("taschenfutter");
  expect(shortenedFor("Taschenfut- 64 % ter Leinen", pattern)).toContain("taschenfutter");
});

test("where letters of both cases are meant, small ones are asked for", () => {
  const pattern = /(?<!\p{L})(?:telefon|mobile|FAX|e-?mail|контакт)(?!\p{L})/iu;
  expect(shortenedFor("TELEFON Контакт", pattern)).toBe(
    String.raw`(?<!\p{L})(?:telefon|FAX|контакт)(?!\p{L})`,
  );
});

test("signs and escapes are not asked for, nor anything in a short pattern", () => {
  expect(planOf(String.raw`(?:\d{1,3}[.,]\d|[a-z]+|\u0041\.B|x|·-·|#){1,20}`, "u", WORTH)).toBeUndefined();
  expect(planOf("cotton|wool", "u", WORTH)).toBeUndefined();
});

test("what saves little has no plan", () => {
  const words = "baumwolle|schurwolle|leinen|seide|hanf|ramie|kaschmir|mohair|alpaka|angora";
  expect(planOf(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "u")).toBeDefined();
  expect(planOf("(?:baumwolle|schurwolle|leinen|seide|hanf|ramie)", "u")).toBeUndefined();
  // A group of few letters stays as it is within a pattern that has a plan.
  const plan = planOf(`(?:${words}) (?:aus|von|de|en)`, "u") ?? [];
  const letters = new LettersInRows();
  letters.add(["seide", "von"]);
  expect(
    shortened(`(?:${words}) (?:aus|von|de|en)`, { numbers: new Uint16Array(plan), at: 0 }, letters),
  ).toBe("(?:seide) (?:aus|von|de|en)");
});

test("a list that stands in a pattern by a sign needs a group of its own, and is none of its letters", () => {
  const words = "baumwolle|schurwolle|leinen|seide|hanf|ramie|kaschmir|mohair|alpaka|angora";
  expect(() => planOf(`(?:\uE000 (?:${words}))`, "u", WORTH)).toThrow("needs a group of its own");
  const source = `(?:\uE000) (?:${words}) (?:\uE001)?`;
  const letters = new LettersInRows();
  letters.add(["leinen"]);
  const numbers = new Uint16Array(planOf(source, "u", WORTH) ?? []);
  expect(shortened(source, { numbers, at: 0 }, letters)).toBe("(?:\uE000) (?:leinen) (?:\uE001)?");
});

test("two patterns that are known by one number are refused", () => {
  const called = (n: string) =>
    `(?<!\\p{L})(?:cotton|baumwolle|laine|lana|algodon|schurwolle|kaschmir|wolle${n})(?!\\p{L})`;
  const byNumber = Map.groupBy(
    Array.from({ length: 400_000 }, (_, n) => called(Bun.hash(`${n}`).toString(16).padStart(16, "0"))),
    patternNumber,
  );
  const alike = [...byNumber.values()].find(({ length }) => length > 1) ?? [];
  expect(alike.length).toBeGreaterThan(1);
  expect(() => plansOf(new Map(alike.map((source) => [source, "u"])))).toThrow("are known by the number");
  expect(plansOf(new Map([[called("seide"), "u"]])).length).toBeGreaterThan(20);
});
