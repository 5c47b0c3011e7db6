/** What `data` takes: every type of field, with the fields of the templates themselves, and all sample data. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import samples from "../fixtures/sample-data.json" with { type: "json" };
import { type Json, ok, refused } from "../support/client.ts";
import { COMPLETE, createProduct, newReference, type Stage, startStage } from "../support/company.ts";
import type { List, Passport, Product, Template, TemplateField } from "../support/objects.ts";

let stage: Stage;
let templates: Template[];

beforeAll(async () => {
  stage = await startStage();
  templates = (await ok(stage.live.get<List<Template>>("/templates"))).data;
});
afterAll(() => stage.server.stop());

const SAMPLES: Record<string, { minimal: Record<string, Json>; full: Record<string, Json> }> = samples;

interface Found {
  template: string;
  field: TemplateField;
}

function fieldsWhere(holds: (field: TemplateField) => boolean): Found[] {
  const all = templates.flatMap(({ code, groups }) =>
    groups.flatMap(({ fields }) => fields.map((field) => ({ template: code, field }))),
  );
  const found = all.filter(({ field }) => holds(field));
  if (found.length === 0) throw new Error("no template has such a field");
  return found;
}

function aField(type: string, holds: (field: TemplateField) => boolean = () => true): Found {
  const [first] = fieldsWhere((field) => field.type === type && holds(field));
  if (!first) throw new Error(`no template has a field of the type ${type}`);
  return first;
}

function send({ template, field }: Found, value: unknown) {
  const body = { name: "N", reference: newReference(), template, data: { [field.key]: value } };
  return stage.live.post<Product>("/products", body);
}

async function takes(found: Found, ...values: Json[]): Promise<void> {
  for (const value of values) {
    const product = await ok(send(found, value));
    expect(product.data).toEqual({ [found.field.key]: value });
  }
}

async function refuses(found: Found, code: string, ...values: unknown[]): Promise<void> {
  for (const value of values) await refused(send(found, value), code, `data.${found.field.key}`);
}

describe("a field of the type", () => {
  test("text takes what its length allows, counted in characters, and plain text alone", async () => {
    const found = aField("text");
    const length = found.field.max_length ?? 300;
    await takes(found, "", " ", "🧵".repeat(length), "tab\tand\nline feed");
    await refuses(found, "invalid_value", "x".repeat(length + 1));
    await refuses(found, "invalid_value", "a\0", "a\u0007", "a\r\nb", "\ud800", "a\udc00b", "\u0085");
    await refuses(found, "invalid_type", 5, true, [], {}, ["x"]);
  });

  test("long_text takes 5000 characters unless it says otherwise", async () => {
    const found = aField("long_text");
    const length = found.field.max_length ?? 5000;
    await takes(found, "é".repeat(length));
    await refuses(found, "invalid_value", "é".repeat(length + 1));
    await refuses(found, "invalid_type", 1, {});
  });

  test("percent takes 0 to 100", async () => {
    const found = aField("percent", ({ min, max }) => (min ?? 0) === 0 && (max ?? 100) === 100);
    await takes(found, 0, 100, 33.3, 0.01, 99.99);
    await refuses(found, "invalid_value", -0.01, 100.01, -1, 1e300);
    await refuses(found, "invalid_type", "50", "50%", true, [50], {});
  });

  test("number takes what lies within its limits", async () => {
    const found = aField("number", ({ min, max }) => min !== undefined && max !== undefined);
    const { min = 0, max = 0 } = found.field;
    await takes(found, min, max, (min + max) / 2);
    await refuses(found, "invalid_value", min - 0.001, max + 0.001);
    await refuses(found, "invalid_type", String(min), false);
  });

  test("integer takes whole numbers alone", async () => {
    const found = aField("integer", ({ min }) => min === 0);
    await takes(found, 0, 1);
    await refuses(found, "invalid_value", -1);
    await refuses(found, "invalid_type", "1", 1.5, true);
  });

  test("boolean takes true and false", async () => {
    const found = aField("boolean");
    await takes(found, true, false);
    await refuses(found, "invalid_type", "true", 0, 1, "", []);
  });

  test("date takes days of the calendar", async () => {
    const found = aField("date");
    await takes(found, "2024-02-29", "2026-12-31", "2000-02-29", "0001-01-01");
    const wrong = ["2023-02-29", "1900-02-29", "2026-13-01", "2026-00-10", "2026-04-31", "2026-1-1"];
    await refuses(
      found,
      "invalid_value",
      ...wrong,
      "26-01-01",
      "2026-01-01T00:00:00Z",
      "01/02/2026",
      "",
      "today",
      " 2026-01-01",
    );
    await refuses(found, "invalid_type", 20260101, {});
  });

  test("enum takes one of its options", async () => {
    const found = aField("enum");
    const values = (found.field.options ?? []).map(({ value }) => value);
    await takes(found, ...values);
    await refuses(found, "invalid_value", `${values[0]} `, values[0]?.toUpperCase(), "", "toString");
    await refuses(found, "invalid_type", 1, [values[0]], true);
  });

  test("multi_enum takes distinct options", async () => {
    const found = aField("multi_enum", ({ options }) => (options?.length ?? 0) > 1);
    const [one = "", two = ""] = (found.field.options ?? []).map(({ value }) => value);
    await takes(found, [], [one], [two, one]);
    await refuses(found, "invalid_value", [one, one]);
    await refuses(found, "invalid_type", one, { 0: one });
    await refused(send(found, [one, "nothing"]), "invalid_value", `data.${found.field.key}[1]`);
    await refused(send(found, [5]), "invalid_type", `data.${found.field.key}[0]`);
  });

  test("multi_text takes texts", async () => {
    const found = aField("multi_text");
    await takes(found, [], ["a", "b"]);
    await refuses(found, "invalid_type", "a", { 0: "a" });
    await refused(send(found, ["a", 1]), "invalid_type", `data.${found.field.key}[1]`);
    await refused(send(found, ["a", "b", "\0"]), "invalid_value", `data.${found.field.key}[2]`);
    await refuses(found, "invalid_value", Array(501).fill("a"));
  });

  test("country takes two letters of ISO 3166-1", async () => {
    const found = aField("country");
    await takes(found, "PT", "TL", "GB");
    await refuses(found, "invalid_value", "pt", "PRT", "Portugal", "UK", "XX", "EU", "", "P", "AN");
    await refuses(found, "invalid_type", 620, ["PT"]);
  });

  test("countries takes distinct ones", async () => {
    const found = aField("countries");
    await takes(found, [], ["PT", "ES"]);
    await refuses(found, "invalid_value", ["PT", "PT"]);
    await refuses(found, "invalid_type", "PT");
    await refused(send(found, ["PT", "XX"]), "invalid_value", `data.${found.field.key}[1]`);
  });

  test("url takes web addresses", async () => {
    const found = aField("url");
    await takes(
      found,
      "https://nortada.example",
      "http://nortada.example:8080/a?b=c#d",
      "https://ção.example/é",
    );
    const wrong = [
      "javascript:alert(1)",
      "JAVASCRIPT:alert(1)",
      " javascript:alert(1)",
      "data:text/html,x",
      "//nortada.example",
      "nortada.example",
      "http:nortada.example",
      "https:/nortada.example",
      "https:\\\\nortada.example",
      "https:///nortada.example",
    ];
    await refuses(
      found,
      "invalid_value",
      ...wrong,
      "https://",
      "ftp://a.example",
      "https://user:pass@a.example",
      "https://a b.example",
      "java\nscript:x",
      "",
    );
    await refuses(found, "invalid_value", `https://a.example/${"a".repeat(2048)}`);
    await refuses(found, "invalid_type", 1, {});
  });

  test("array takes rows of its columns", async () => {
    const found = aField("array", ({ columns }) => columns?.some(({ required }) => required) ?? false);
    const sample = SAMPLES[found.template]?.full[found.field.key] as Record<string, Json>[];
    const [row = {}] = sample;
    const key = `data.${found.field.key}`;
    const required = found.field.columns?.find((column) => column.required)?.key ?? "";
    const { [required]: _, ...without } = row;
    await takes(found, [], sample);
    await refuses(found, "invalid_type", row, "x", 1);
    await refused(send(found, [row, 5]), "invalid_type", `${key}[1]`);
    await refused(send(found, [row, null]), "invalid_type", `${key}[1]`);
    await refused(send(found, [row, { ...row, colour: "x" }]), "parameter_unknown", `${key}[1].colour`);
    await refused(send(found, [without]), "parameter_missing", `${key}[0].${required}`);
    await refuses(found, "invalid_value", Array(501).fill(row));
  });

  test("composition takes shares that add up to no more than the whole", async () => {
    const found: Found = aField("composition", ({ sum }) => sum?.group_by === "component");
    const rows = (...shares: [number, string?][]) =>
      shares.map(([percent, component], i) => ({
        fibre: `fibre ${i}`,
        percent,
        ...(component ? { component } : {}),
      }));
    const { tolerance } = found.field.sum ?? { tolerance: 0 };
    await takes(found, rows([100]), rows([33.3], [33.3], [33.4]), rows([0.1], [0.2], [99.7]), rows([95]), []);
    await takes(
      found,
      rows([100, "shell"], [60, "lining"], [40, "lining"]),
      rows([100 - tolerance], [tolerance * 2]),
    );
    await refuses(found, "invalid_value", rows([60], [41]), rows([100], [tolerance + 0.01]));
    await refuses(found, "invalid_value", rows([100, "shell"], [60, "lining"], [41, "lining"]));
    const { message } = await refused(
      send(found, rows([100, "shell"], [60, "lining"], [44, "lining"])),
      "invalid_value",
      "data.fibre_composition",
    );
    expect(message).toContain("lining");
    expect(message).toContain("104 %");
    await refused(send(found, rows([100], [-1])), "invalid_value", "data.fibre_composition[1].percent");
    await refused(send(found, rows([101])), "invalid_value", "data.fibre_composition[0].percent");
    await refused(
      send(found, [{ fibre: "linen" }]),
      "parameter_missing",
      "data.fibre_composition[0].percent",
    );
    await refused(
      send(found, [{ fibre: "linen", percent: "55" }]),
      "invalid_type",
      "data.fibre_composition[0].percent",
    );
  });
});

test("a number too large for JSON is refused in the words of its parameter", async () => {
  const raw = '{"name":"N","reference":"huge","data":{"recycled_content":1e400}}';
  await refused(stage.live.post("/products", undefined, { raw }), "invalid_type", "data.recycled_content");
});

test("minus zero is stored as zero and hashed as zero", async () => {
  const raw = '{"name":"N","reference":"zero","data":{"recycled_content":-0}}';
  const product = await ok(stage.live.post<Product>("/products", undefined, { raw }));
  expect(product.data.recycled_content).toBe(0);
});

describe("completeness", () => {
  test("counts what is empty, blank or not whole as missing, and 0 and false as filled", async () => {
    const fill = async (data: object) => (await createProduct(stage.live, { data })).completeness;
    expect((await fill({ brand: "" })).missing).toContain("brand");
    for (const blank of [" ", "\u200b", "\u3164"])
      expect((await fill({ brand: blank })).missing).toContain("brand");
    expect((await fill({ fibre_composition: [] })).missing_fields).toContainEqual(
      expect.objectContaining({ key: "fibre_composition", reason: "empty" }),
    );
    const { missing_fields, filled } = await fill({ fibre_composition: [{ fibre: "linen", percent: 95 }] });
    expect(missing_fields.find(({ key }) => key === "fibre_composition")?.reason).toBe("adds up to 95 %");
    expect(filled).toBe(0);
  });

  test("wants every required cell of a required list", async () => {
    for (const fibre of ["", " ", "\u200b"]) {
      const fibre_composition = [
        { fibre: "linen", percent: 60 },
        { fibre, percent: 40 },
      ];
      const product = await createProduct(stage.live, { data: { ...COMPLETE, fibre_composition } });
      const { missing_fields } = product.completeness;
      expect(missing_fields).toEqual([expect.objectContaining({ reason: "row 2 lacks: Fibre" })]);
      await refused(
        stage.live.post("/passports", { product: product.id }),
        "passport_missing",
        "data.fibre_composition",
      );
    }
  });

  test("wants every component of a composition whole", async () => {
    const fibre_composition = [
      { fibre: "linen", percent: 100, component: "shell" },
      { fibre: "cotton", percent: 80, component: "lining" },
    ];
    const { completeness } = await createProduct(stage.live, { data: { fibre_composition } });
    const gap = completeness.missing_fields.find(({ key }) => key === "fibre_composition");
    expect(gap?.reason).toBe("lining adds up to 80 %");
  });
});

for (const [template, { minimal, full }] of Object.entries(SAMPLES))
  describe(`the template ${template}`, () => {
    const required = Object.keys(minimal);

    test("issues a passport with its required fields alone", async () => {
      const product = await createProduct(stage.live, { template, data: minimal });
      expect(product.completeness).toMatchObject({ complete: true, required: required.length, missing: [] });
      const passport = await ok(stage.live.post<Passport>("/passports", { product: product.id }));
      const read = await ok(stage.live.get<Passport>(`/passports/${passport.id}`));
      expect({ ...read.content.fields, ...read.restricted }).toEqual(minimal);
      expect(read.content.template).toMatchObject({ code: template });
    });

    test("takes a value for every field, and keeps the public and the restricted apart", async () => {
      const product = await createProduct(stage.live, { template, data: full });
      expect(product.data).toEqual(full);
      const { id } = await ok(stage.live.post<Passport>("/passports", { product: product.id }));
      const { content, restricted } = await ok(stage.live.get<Passport>(`/passports/${id}`));
      const fields = fieldsWhere(() => true).filter((found) => found.template === template);
      const keysOf = (visibility: string) =>
        fields
          .filter(({ field }) => field.visibility === visibility)
          .map(({ field }) => field.key)
          .sort();
      expect(Object.keys(content.fields).sort()).toEqual(keysOf("public"));
      expect(Object.keys(restricted ?? {}).sort()).toEqual(keysOf("restricted"));
      expect({ ...content.fields, ...restricted }).toEqual(full);
    });

    test("names each required field that is missing by label and key", async () => {
      const labels = fieldsWhere((field) => field.required).filter((found) => found.template === template);
      expect(labels.map(({ field }) => field.key).sort()).toEqual([...required].sort());
      for (const key of required) {
        const { [key]: _, ...rest } = full;
        const product = await createProduct(stage.live, { template, data: rest });
        expect(product.completeness.missing).toEqual([key]);
        const { message } = await refused(
          stage.live.post("/passports", { product: product.id }),
          "passport_missing",
          `data.${key}`,
        );
        expect(message).toContain(key);
        expect(message).toContain(labels.find(({ field }) => field.key === key)?.field.label ?? "no label");
      }
    });
  });
