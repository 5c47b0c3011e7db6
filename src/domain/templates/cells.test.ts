import { describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Json } from "../passports/content.ts";
import { CellRefused, readCell, writeCell } from "./cells.ts";
import type { Column, Field } from "./definition.ts";
import { fieldsOf, TEMPLATE_CODES } from "./registry.ts";
import { faultsOfData } from "./values.ts";

const samples = JSON.parse(
  readFileSync(join(import.meta.dir, "../../../tests/fixtures/sample-data.json"), "utf8"),
) as Record<string, { full: Record<string, Json> }>;

/** Texts that mean something in cells, lists, rows, CSV or spreadsheets. */
const HOSTILE = [
  "a; b",
  "a, b: c",
  'he said "no"',
  '"',
  '""',
  "(brackets",
  ")x(",
  "[]",
  "()",
  " spaces ",
  "end ",
  "line\nbreak",
  "tab\there",
  "=1+1",
  "'quoted",
  "'=x",
  "5 % wool",
  "name: x",
  "😀 ção",
  "\u202edrow",
  "",
  "#help",
  "-",
  "|",
  "95",
];

function fieldOf(template: string, key: string): Field {
  const field = fieldsOf(template).get(key);
  if (!field) throw new Error(`${template} has no ${key}`);
  return field;
}

function again(field: Field, value: Json): Json {
  return readCell(field, String(writeCell(field, value)), ".");
}

describe("what is written into a cell is read again as it was", () => {
  for (const template of TEMPLATE_CODES)
    test(`for each value of a whole ${template}`, () => {
      const sample = samples[template]?.full ?? {};
      expect(Object.keys(sample).length).toBeGreaterThan(10);
      for (const [key, value] of Object.entries(sample))
        expect([key, again(fieldOf(template, key), value)]).toEqual([key, value]);
    });

  for (const template of TEMPLATE_CODES)
    test(`for hostile texts in every field of ${template} that takes text`, () => {
      for (const field of fieldsOf(template).values())
        for (const value of hostileValues(field)) {
          expect(faultsOfData(template, { [field.key]: value })).toEqual([]);
          expect([field.key, again(field, value)]).toEqual([field.key, value]);
          expect(String(writeCell(field, value))).not.toMatch(/^(?:[=+@\t\n]|-(?![\d]))/);
        }
    });
});

/** Values of a field that hold the hostile texts. */
function hostileValues(field: Field): Json[] {
  const fits = (text: string) => text.length <= (field.max_length ?? 300);
  if (field.type === "text" || field.type === "long_text") return HOSTILE.filter(fits);
  if (field.type === "multi_text") return [[], HOSTILE.filter(fits), [""], ["", ""]];
  if (field.type !== "array" && field.type !== "composition") return [];
  const columns = field.columns ?? [];
  const rowWith = (text: string) =>
    Object.fromEntries(
      columns
        .filter(({ required, type }) => required || type === "text")
        .map((column) => [column.key, sampleOf(column, text)]),
    );
  const least = Object.fromEntries(
    columns.filter(({ required }) => required).map((column) => [column.key, sampleOf(column, "x")]),
  );
  return [
    [],
    [least],
    ...HOSTILE.filter((text) => columns.every(({ max_length = 300 }) => text.length <= max_length)).map(
      (text) => [rowWith(text), least],
    ),
  ];
}

function sampleOf({ type, options = [], min }: Column, text: string): Json {
  if (type === "text" || type === "long_text") return text;
  if (type === "percent") return 0.5;
  if (type === "number" || type === "integer") return Math.max(1, min ?? 1);
  if (type === "enum") return options[0]?.value ?? "";
  if (type === "country") return "PT";
  if (type === "date") return "2026-01-31";
  if (type === "boolean") return false;
  if (type === "url") return "https://example.com/a,b;c?d=(e)";
  throw new Error(`a sample of ${type} is missing`);
}

describe("what people write", () => {
  const fibres = fieldOf("textile", "fibre_composition");

  test("into a composition is understood in several forms", () => {
    const both = [
      { fibre: "cotton", percent: 95 },
      { fibre: "elastane", percent: 5 },
    ];
    for (const text of [
      "95 % cotton; 5 % elastane",
      "95% cotton\n5% elastane",
      "cotton 95%; elastane 5 %;",
      "95% cotton, 5% elastane",
      "95% cotton,5% elastane",
      "cotton 95 % / elastane 5 %",
      "95% cotton/\n5% elastane",
      "fibre: cotton, percent: 95; fibre: elastane, percent: 5",
    ])
      expect(readCell(fibres, text, ".")).toEqual(both);
    expect(readCell(fibres, "54,5 % linen, 45,5 % wool", ",")).toEqual([
      { fibre: "linen", percent: 54.5 },
      { fibre: "wool", percent: 45.5 },
    ]);
    expect(
      readCell(fibres, "54,5 % linen (component: lining); 45.5 % wool (Parte do produto: forro)", ","),
    ).toEqual([
      { fibre: "linen", percent: 54.5, component: "lining" },
      { fibre: "wool", percent: 45.5, component: "forro" },
    ]);
  });

  test("is not guessed at", () => {
    const refusal = (field: Field, text: string, sign: "." | "," = ".") => {
      try {
        return readCell(field, text, sign);
      } catch (fault) {
        if (fault instanceof CellRefused) return fault.fault;
        throw fault;
      }
    };
    const date = { key: "d", label: "d", type: "date" } as Field;
    expect(refusal(date, "31/01/2026")).toBe("2026-01-31");
    expect(refusal(date, "3.4.2026")).toBe("2026-04-03");
    expect(refusal(date, "03/04/2026")).toBe("date_ambiguous");
    expect(refusal(date, "31/31/2026")).toBe("date");
    const number = { key: "n", label: "n", type: "number", unit: "kg" } as Field;
    expect(refusal(number, "1,5 kg")).toBe(1.5);
    expect(refusal(number, "1,234")).toBe("number");
    expect(refusal(fibres, "cotton")).toBe("column");
    expect(refusal(fibres, "55% linen and 45% cotton")).toBe("column");
    expect(refusal(fibres, "60 % wool, of which 20 % recycled; 40 % linen")).toBe("column");
    expect(refusal(fibres, "100 % wool/silk, washed")).toEqual([
      { fibre: "wool/silk, washed", percent: 100 },
    ]);
    expect(refusal(fibres, '95 % "cotton')).toBe("rows");
    const flag = { key: "b", label: "b", type: "boolean" } as Field;
    expect([refusal(flag, "Sim"), refusal(flag, "no"), refusal(flag, "perhaps")]).toEqual([
      true,
      false,
      "boolean",
    ]);
    const country = { key: "c", label: "c", type: "country" } as Field;
    expect([refusal(country, "pt"), refusal(country, "Atlantis")]).toEqual(["PT", "country"]);
  });

  test("a country is known by its name in every language of the templates", () => {
    const country = { key: "c", label: "c", type: "country" } as Field;
    const germany = ["Germany", "Alemanha", "Alemania", "Allemagne", "Deutschland", "germania"];
    expect(germany.map((name) => readCell(country, name, "."))).toEqual(germany.map(() => "DE"));
    expect(readCell(country, "Türkei", ".")).toBe("TR");
    const hongKong = ["Hong Kong", "Hongkong", "Hong Kong SAR China"];
    expect(hongKong.map((name) => readCell(country, name, "."))).toEqual(hongKong.map(() => "HK"));
  });
});
