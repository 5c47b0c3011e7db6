import { expect, test } from "bun:test";
import { type LettersInRows, lettersOf } from "../../src/domain/extraction/letters-in-rows.ts";
import { readDocument } from "../../src/domain/extraction/reading/read.ts";
import { patternOfWords, WORDINGS } from "../../src/domain/extraction/rules/kit/worded.ts";
import { findByRules } from "../../src/domain/extraction/rules.ts";
import { shortened, standing, wordsOf } from "../../src/domain/extraction/shortened-patterns.ts";
import { SHORTEST } from "../pattern-calls.ts";
import { planOf } from "../pattern-plans.ts";
import { bytesOf, filedPapers } from "./filed.ts";
import { FILED } from "./sets.ts";

const MILLISECONDS = 60_000;
/** Most of those that differ are told. */
const TOLD = 5;
const plans = new Map<string, Uint16Array | undefined>();
/** Patterns of lists, by what they are whole. */
const wordings = new Map(
  WORDINGS.map((wording) => [keyOf(patternOfWords(wording, standing, (source) => source)), wording]),
);

function keyOf({ source, flags }: RegExp): string {
  return `${source}/${flags}`;
}

/** The pattern as a reader makes it. */
function twinOf(pattern: RegExp, letters: LettersInRows): RegExp | undefined {
  const { source, flags } = pattern;
  const wording = wordings.get(keyOf(pattern));
  const short = (whole: string) => shortenedBy(whole, flags, letters);
  if (wording)
    return patternOfWords(
      wording,
      (list) => wordsOf(list, letters),
      (whole) => short(whole) ?? whole,
    );
  const left = short(source);
  return left === undefined ? undefined : new RegExp(left, flags);
}

function shortenedBy(source: string, flags: string, letters: LettersInRows): string | undefined {
  if (source.length < SHORTEST) return undefined;
  const key = `${source}/${flags}`;
  if (!plans.has(key)) {
    const plan = planOf(source, flags);
    plans.set(key, plan && new Uint16Array(plan));
  }
  const numbers = plans.get(key);
  return numbers && shortened(source, { numbers, at: 0 }, letters);
}

/** What rules ask for while some work is done, where a shortened pattern tells anything else. */
function differencesIn(letters: LettersInRows, work: () => void): { asked: number; different: string[] } {
  const { exec } = RegExp.prototype;
  const twins = new Map<string, RegExp | undefined>();
  const different: string[] = [];
  let asked = 0;
  let isAsking = false;
  RegExp.prototype.exec = function (text: string) {
    const { lastIndex } = this;
    const found = exec.call(this, text);
    const key = keyOf(this);
    if (isAsking) return found;
    isAsking = true;
    if (!twins.has(key)) twins.set(key, twinOf(this, letters));
    const twin = twins.get(key);
    if (twin) {
      asked++;
      twin.lastIndex = lastIndex;
      const other = exec.call(twin, text);
      if (found?.index !== other?.index || JSON.stringify(found) !== JSON.stringify(other))
        different.push(`${key} finds "${found?.[0]}", shortened "${other?.[0]}", in "${text.slice(0, 200)}"`);
    }
    isAsking = false;
    return found;
  };
  try {
    work();
  } finally {
    RegExp.prototype.exec = exec;
  }
  return { asked, different };
}

test("patterns that are made of what stands in a paper find what whole ones find, in a paper of each set", async () => {
  let asked = 0;
  for (const { set } of FILED) {
    const [paper] = filedPapers(set);
    if (!paper) throw new Error(`${set} has no papers`);
    const readings = await readDocument(await bytesOf(paper), {
      languages: undefined,
      milliseconds: MILLISECONDS,
    });
    const called = paper.product ? [paper.product.reference] : [];
    const told = differencesIn(lettersOf(readings, called), () => findByRules(readings, paper));
    expect(told.different.slice(0, TOLD), paper.file).toEqual([]);
    asked += told.asked;
  }
  expect(asked).toBeGreaterThan(100_000);
  expect(wordings.size).toBeGreaterThan(100);
});
