/** Ways of saying one thing, as pieces of papers in 25 languages, a fifth of them of something else. Written by authors who did not know the rules. */
import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { findByRules } from "../../src/domain/extraction/rules.ts";
import { readingOf } from "../../tests/support/readings.ts";

const PIECES = z.array(
  z.strictObject({
    language: z.string(),
    template: z.string(),
    kind: z.string(),
    text: z.string(),
    truth: z.record(z.string(), z.unknown()),
  }),
);
/** What is told less surely is for people to look at. */
const TOLD = 0.6;

/** A value in one form: the rows of a composition in the order of their letters. */
function plain(value: unknown): string {
  const rows = Array.isArray(value)
    ? value.map((row) => JSON.stringify(row, ["component", "fibre", "percent"]))
    : [value];
  return rows.map(String).sort().join("; ");
}

for (const [file, field, least] of [
  ["weight", "net_weight", { recall: 0.96, precision: 0.99 }],
  ["country", "country_making", { recall: 0.92, precision: 0.98 }],
  ["composition", "fibre_composition", { recall: 0.97, precision: 0.97 }],
] as const)
  test(`${field} is read in the ways in which it is said`, () => {
    const path = join(import.meta.dir, "sayings", `${file}.json`);
    const pieces = PIECES.parse(JSON.parse(readFileSync(path, "utf8")));
    let [said, right, wrong] = [0, 0, 0];
    for (const { text, template, kind, truth } of pieces) {
      const values = findByRules([readingOf(text)], { template, kind }).filter((one) => one.field === field);
      const isTrue = (value: unknown) => field in truth && plain(value) === plain(truth[field]);
      if (field in truth) said++;
      if (values.some(({ value }) => isTrue(value))) right++;
      wrong += values.filter(({ value, confidence }) => confidence >= TOLD && !isTrue(value)).length;
    }
    expect(right / said, "recall").toBeGreaterThanOrEqual(least.recall);
    expect(right / (right + wrong), "precision").toBeGreaterThanOrEqual(least.precision);
  }, 120_000);
