import { describe, expect, test } from "bun:test";
import { readdirSync, readFileSync } from "node:fs";
import { isValid } from "ulid";
import { z } from "zod";
import type { Field, TemplateDefinition } from "./definition.ts";
import { knownWords } from "./known-words.ts";

const LANGUAGES = ["pt", "es", "fr", "de", "it"] as const;
type Language = (typeof LANGUAGES)[number];

/** Units that are words; the others (kg, kWh, MPa) are written alike everywhere. */
const UNIT_WORDS = ["months", "years", "point", "points"];

/** Names, classes and symbols: the same in every language, so they stand in no word file. */
const NAMES = new Set(
  [
    "GLN LEI EORI D-U-N-S DID",
    "LFP NMC NCA LMO LCO LTO NiMH NiCd Cd Pb USB-C",
    "A B C D E F G 1+ 1 2+ 3 3+ 4",
    "ABS EVA MDF PE PE-HD PE-LD PET PP PS PVC TPU",
  ].flatMap((line) => line.split(" ")),
);

/** Texts that a language happens to write as English does. */
const SAME_AS_ENGLISH: Record<Language, string[]> = {
  pt: [
    "Gel Material Perfumes T-shirt alpaca cashgora cupro guanaco kenaf modal mohair pompom silicone sisal",
    "viscose",
  ].flatMap((line) => line.split(" ")),
  es: [
    "Gel Material Perfumes alpaca angora cashgora cupro guanaco kenaf llama lyocell modal mohair panel sisal",
    "yak",
  ].flatMap((line) => line.split(" ")),
  fr: [
    "Batteries Bloom Capsule Concentration Danger Date Description Dimensions Dosage Enzymes Fibre Gel",
    "Membrane Performance Phosphates Phosphonates Polycarboxylates Smartphone Sodium-ion Spray Substance",
    "T-shirt Table abaca alginate aluminium angora cashgora chlorofibre composite cupro fluorofibre guanaco",
    "jute kapok latex",
    "lyocell modal mohair point points polyacrylate polyamide polyester polyimide polylactide ramie silicone sisal",
    "textile vinylal viscose",
  ].flatMap((line) => line.split(" ")),
  de: "Element Gel Laptop Link Material Smartphone Sofa Spray".split(" "),
  it: [
    "Gel Smartphone Spray abaca alpaca angora cashgora cashmere cupro elastodiene elastolefin guanaco kapok kenaf",
    "lyocell modal mohair",
    "rattan silicone sisal yak",
  ].flatMap((line) => line.split(" ")),
};

const key = z.string().regex(/^[a-z][a-z0-9_]*$/);
const words = z
  .string()
  .min(1)
  .refine((text) => text === text.trim(), "has space around it");
const options = z.array(z.strictObject({ value: z.string().min(1), label: words })).min(1);
const suggestions = z.array(words).min(1);

const VALUE_TYPES = [
  ...["text", "long_text", "number", "integer", "percent", "boolean", "date"],
  ...["enum", "multi_enum", "multi_text", "country", "countries", "url"],
] as const;
const ROW_TYPES = ["array", "composition"] as const;

const columnSchema = z.strictObject({
  key,
  label: words,
  type: z.enum(VALUE_TYPES),
  required: z.boolean(),
  unit: words.exactOptional(),
  options: options.exactOptional(),
  suggestions: suggestions.exactOptional(),
  min: z.number().exactOptional(),
  max: z.number().exactOptional(),
  max_length: z.int().positive().exactOptional(),
});

const sumSchema = z.strictObject({
  column: key,
  equals: z.number(),
  tolerance: z.number().nonnegative(),
  group_by: key.exactOptional(),
  level: z.enum(["warning", "error"]),
});

const fieldSchema = z.strictObject({
  key,
  label: words,
  help: words,
  type: z.enum([...VALUE_TYPES, ...ROW_TYPES]),
  unit: words.exactOptional(),
  min: z.number().exactOptional(),
  max: z.number().exactOptional(),
  max_length: z.int().positive().exactOptional(),
  options: options.exactOptional(),
  suggestions: suggestions.exactOptional(),
  columns: z.array(columnSchema).min(1).exactOptional(),
  sum: sumSchema.exactOptional(),
  required: z.boolean(),
  recommended: z.boolean(),
  per_batch: z.boolean(),
  visibility: z.enum(["public", "restricted"]),
  audiences: z
    .array(z.enum(["authority", "legitimate_interest"]))
    .min(1)
    .exactOptional(),
  dynamic: z.boolean().exactOptional(),
  source: words.exactOptional(),
  maps_to: z.partialRecord(z.enum(["schema_org", "gs1", "untp_0_7", "en_18223"]), words).exactOptional(),
});

const definitionSchema = z.strictObject({
  id: z.string().refine(isValid, "is no ULID"),
  code: key,
  name: words,
  description: words,
  default: z.boolean().exactOptional(),
  version: z.int().positive(),
  scope_note: words.exactOptional(),
  legal_basis: z.array(words).min(1),
  groups: z
    .array(
      z.strictObject({
        key,
        label: words,
        help: words.exactOptional(),
        fields: z.array(fieldSchema).min(1),
      }),
    )
    .min(1),
});

const definitions = readdirSync(new URL("definitions/", import.meta.url))
  .sort()
  .map((file) => ({ file, definition: definitionSchema.parse(readJson(`definitions/${file}`)) }));
const all: TemplateDefinition[] = definitions.map(({ definition }) => definition);

describe("each field template", () => {
  for (const { file, definition } of definitions) {
    test(`${file} is named by its code and has every key once`, () => {
      expect(file).toBe(`${definition.code}.json`);
      expectDistinct(definition.groups.map((group) => group.key));
      expectDistinct(fieldsOf(definition).map((field) => field.key));
      expectDistinct(fieldsOf(definition).map((field) => field.label));
    });

    test(`${file} gives each type what it needs and nothing else`, () => {
      for (const field of fieldsOf(definition)) {
        expectChoices(field);
        expectDistinct((field.columns ?? []).map((column) => column.key));
        for (const column of field.columns ?? []) expectChoices(column);
        expect([field.key, field.columns !== undefined]).toEqual([
          field.key,
          ROW_TYPES.some((type) => type === field.type),
        ]);
        expect([field.key, field.audiences !== undefined]).toEqual([
          field.key,
          field.visibility === "restricted",
        ]);
      }
    });

    test(`${file} sums only columns that exist`, () => {
      for (const field of fieldsOf(definition)) {
        const columns = new Map((field.columns ?? []).map((column) => [column.key, column.type]));
        if (field.type === "composition") expect(columns.get("percent")).toBe("percent");
        if (field.sum === undefined) continue;
        expect(columns.get(field.sum.column)).toMatch(/^(percent|number|integer)$/);
        if (field.sum.group_by !== undefined) expect(columns.has(field.sum.group_by)).toBe(true);
      }
    });

    test(`${file} lets a batch name its factory and day`, () => {
      const perBatch = fieldsOf(definition).filter((field) => field.per_batch);
      // The country of a battery's plant is `country_making`, which is why its template has no second one.
      const common = ["factory", "facility_identifier", "manufacturing_date"];
      if (definition.code !== "battery") common.push("factory_country");
      expect(perBatch.map((field) => field.key)).toEqual(expect.arrayContaining(common));
    });
  }
});

describe("the field templates together", () => {
  test("there are ten, and textile is the only default", () => {
    expect(all.map((definition) => definition.code)).toEqual([
      ...["battery", "construction", "detergent", "electronics", "footwear"],
      ...["furniture", "generic", "steel", "textile", "toy"],
    ]);
    expect(all.filter((definition) => definition.default).map((definition) => definition.code)).toEqual([
      "textile",
    ]);
  });

  test("their ids differ", () => {
    expectDistinct(all.map((definition) => definition.id));
  });
});

describe("the words of the field templates", () => {
  const texts = new Set([...all.flatMap(textsOf), ...UNIT_WORDS].filter((text) => !NAMES.has(text)));

  for (const language of LANGUAGES) {
    const translations = z.record(z.string(), words).parse(readJson(`words/${language}.json`));

    test(`every text has a ${language} translation, and no translation is left over`, () => {
      expect([...texts].filter((text) => translations[text] === undefined)).toEqual([]);
      expect(Object.keys(translations).filter((text) => !texts.has(text))).toEqual([]);
    });

    test(`the ${language} texts stand in order`, () => {
      expect(Object.keys(translations)).toEqual(Object.keys(translations).sort());
    });

    test(`a ${language} text equals the English one only where the language has the same word`, () => {
      const same = Object.keys(translations).filter((text) => translations[text] === text);
      expect(same.sort()).toEqual([...SAME_AS_ENGLISH[language]].sort());
    });

    test(`${language} keeps the fields of a template and the choices of a field apart`, () => {
      const translate = (text: string) => translations[text] ?? text;
      for (const definition of all) {
        expectDistinct(fieldsOf(definition).map((field) => translate(field.label)));
        for (const field of fieldsOf(definition)) {
          expectDistinct((field.columns ?? []).map((column) => translate(column.label)));
          for (const part of [field, ...(field.columns ?? [])]) {
            expectDistinct((part.options ?? []).map((option) => translate(option.label)));
          }
        }
      }
    });
  }
});

describe("the sample data of the tests", () => {
  const samples = z
    .record(key, z.strictObject({ minimal: z.record(key, z.unknown()), full: z.record(key, z.unknown()) }))
    .parse(readJson("../../../tests/fixtures/sample-data.json"));

  for (const definition of all) {
    test(`${definition.code} has the required keys in minimal and every key in full`, () => {
      const fields = fieldsOf(definition);
      const required = fields.filter((field) => field.required);
      expect(Object.keys(samples[definition.code]?.minimal ?? {})).toEqual(required.map(({ key }) => key));
      expect(Object.keys(samples[definition.code]?.full ?? {})).toEqual(fields.map(({ key }) => key));
    });
  }
});

test("German words of ironing are those that stand on care labels (GINETEX): one dot is not hot, two are moderately hot", () => {
  const words = readJson("words/de.json") as Record<string, string>;
  expect(words["Cool iron, up to 110 °C, no steam"]).toStartWith("Nicht heiß bügeln");
  expect(words["Medium iron, up to 150 °C"]).toStartWith("Mäßig heiß bügeln");
  expect(words["Hot iron, up to 200 °C"]).toStartWith("Heiß bügeln");
});

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));
}

function fieldsOf(definition: TemplateDefinition): Field[] {
  return definition.groups.flatMap((group) => group.fields);
}

/** Every English text of a template that a person reads, without the names of laws. */
function textsOf(definition: TemplateDefinition): string[] {
  const { name, description, scope_note, groups } = definition;
  const texts = [name, description, scope_note, ...groups.flatMap((group) => [group.label, group.help])];
  for (const field of fieldsOf(definition)) {
    texts.push(field.help);
    for (const part of [field, ...(field.columns ?? [])]) {
      texts.push(part.label, ...(part.options ?? []).map((option) => option.label), ...knownWords(part));
    }
  }
  return texts.filter((text) => text !== undefined);
}

function expectChoices(part: Pick<Field, "key" | "type" | "options">): void {
  expect([part.key, part.options !== undefined]).toEqual([part.key, /enum$/.test(part.type)]);
  expectDistinct((part.options ?? []).map((option) => option.value));
}

function expectDistinct(texts: string[]): void {
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
}
