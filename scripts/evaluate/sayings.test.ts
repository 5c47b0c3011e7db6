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
type Least = readonly [recall: number, precision: number];

/** What is told less surely is for people to look at. */
const TOLD = 0.6;
const ROW = z.object({ component: z.string().optional(), fibre: z.string(), percent: z.number() });
const NUMBERED = z.union([z.string(), z.object({ number: z.string() }).transform(({ number }) => number)]);

const asTold = (value: unknown) => [value].flat().map(String).sort().join("; ");
/** The rows of a composition in the order of their letters. */
const rows = (value: unknown) =>
  asTold(
    z
      .array(ROW)
      .parse(value)
      .map(({ component, fibre, percent }) => `${component ?? ""}: ${fibre} ${percent}`),
  );
/** What parts are called in English is for each author to say. */
const rowsOfAnyName = (value: unknown) =>
  asTold(
    z
      .array(ROW)
      .parse(value)
      .map(({ fibre, percent }) => `${fibre} ${percent}`),
  );
const numbers = (value: unknown) =>
  asTold(
    z
      .array(NUMBERED)
      .parse(value)
      .map((number) => number.replaceAll(/\s/g, "")),
  );

/** Of each file the fields that its pieces tell, how two of their values are compared, and the least of both counts. */
const SAYINGS: readonly [
  file: string,
  plain: (value: unknown) => string,
  fields: Readonly<Record<string, Least>>,
][] = [
  ["weight", asTold, { net_weight: [0.96, 0.99] }],
  ["country", asTold, { country_making: [0.92, 0.98] }],
  ["composition", rows, { fibre_composition: [0.97, 0.97] }],
  ["parts", rowsOfAnyName, { fibre_composition: [0.8, 0.82] }],
  ["certificate", numbers, { certificates: [0.93, 0.96] }],
  ["recycled", asTold, { recycled_content: [0.94, 0.97] }],
  [
    "care",
    asTold,
    {
      care_washing: [0.84, 0.97],
      care_bleaching: [0.91, 0.98],
      care_drying: [0.8, 0.97],
      care_ironing: [0.93, 0.98],
      care_professional: [0.78, 0.89],
    },
  ],
  ["names", asTold, { brand: [0.74, 0.97], reference: [0.9, 0.97], gtin: [0.96, 0.98] }],
];

for (const [file, plain, fields] of SAYINGS) {
  const path = join(import.meta.dir, "sayings", `${file}.json`);
  const pieces = PIECES.parse(JSON.parse(readFileSync(path, "utf8")));
  test(`what is said of ${file} is read in the ways in which it is said`, () => {
    const told = pieces.map(({ text, template, kind }) => findByRules([readingOf(text)], { template, kind }));
    for (const [field, [recall, precision]] of Object.entries(fields)) {
      let [said, right, wrong] = [0, 0, 0];
      for (const [i, { truth }] of pieces.entries()) {
        const values = (told[i] ?? []).filter((one) => one.field === field);
        const isTrue = (value: unknown) => field in truth && plain(value) === plain(truth[field]);
        if (field in truth) said++;
        if (values.some(({ value }) => isTrue(value))) right++;
        wrong += values.filter(({ value, confidence }) => confidence >= TOLD && !isTrue(value)).length;
      }
      const counted = `${field}: ${right} of ${said}, ${wrong} wrong`;
      expect(right / said, `${counted}; recall`).toBeGreaterThanOrEqual(recall);
      expect(right / (right + wrong), `${counted}; precision`).toBeGreaterThanOrEqual(precision);
    }
  }, 120_000);
}
