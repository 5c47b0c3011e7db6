import { describe, expect, test } from "bun:test";
import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";
import sampleData from "../../../tests/fixtures/sample-data.json";
import { completenessOf } from "../../domain/templates/completeness.ts";
import type { Field } from "../../domain/templates/definition.ts";
import { listTemplates, templateOf } from "../../domain/templates/registry.ts";
import { type Data, faultsOfData } from "../../domain/templates/values.ts";
import { faultSentences, missingSentences } from "./field-faults.ts";
import { html, markup } from "./html.ts";
import type { Locale } from "./locale.ts";
import { readTemplateForm } from "./read-template-form.ts";
import { faultLinks, type TemplateForm, templateForm } from "./template-form.ts";

type Pair = [name: string, text: string];

interface Element {
  name: string;
  attributes: Record<string, string>;
  text: string;
  children: Element[];
}

/** The elements of a page as a browser's parser reads them. */
function elementsOf(text: string): Element[] {
  type Node = DefaultTreeAdapterTypes.ChildNode;
  const textOf = (node: Node): string =>
    "value" in node ? node.value : "childNodes" in node ? node.childNodes.map(textOf).join("") : "";
  const read = (node: Node): Element[] => {
    if (!("tagName" in node)) return [];
    const children = node.childNodes.flatMap(read);
    const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
    return [{ name: node.tagName, attributes, text: textOf(node), children }, ...children];
  };
  return parseFragment(text).childNodes.flatMap(read);
}

/** What a browser posts for a form that nobody touched, after the HTML standard ("constructing the entry list"). */
function postedBy(text: string): Pair[] {
  return elementsOf(text).flatMap(({ name: tag, attributes, text, children }): Pair[] => {
    const { name, type, value = "" } = attributes;
    if (name === undefined) return [];
    if (tag === "textarea") return [[name, text.replaceAll("\n", "\r\n")]];
    if (tag === "select") {
      const options = children.filter((child) => child.name === "option");
      const chosen = options.find((option) => "selected" in option.attributes) ?? options[0];
      return chosen ? [[name, chosen.attributes["value"] ?? chosen.text]] : [];
    }
    if (tag !== "input" || type === "submit") return [];
    if (type !== "radio" && type !== "checkbox") return [[name, value]];
    return "checked" in attributes ? [[name, value]] : [];
  });
}

function formOf(template: string, data: Data, more: Partial<TemplateForm> = {}): string {
  return markup(templateForm({ template: templateOf(template), data, locale: "en", ...more }));
}

function readBack(template: string, text: string, locale: Locale = "en", prefix?: string): Data {
  const posted = postedBy(text);
  const named = prefix === undefined ? {} : { prefix };
  return readTemplateForm({ template: templateOf(template), posted, locale, ...named }).data;
}

/** What stays where fields without a value are dropped. */
function given(data: Data): Data {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null));
}

const samples = sampleData as unknown as Record<string, { full: Data }>;
const fieldsOf = (template: string): Field[] => templateOf(template).groups.flatMap(({ fields }) => fields);

describe("the form of a template", () => {
  for (const { code } of listTemplates()) {
    test(`takes every field of the ${code} template through a browser unchanged, in three languages`, () => {
      const data = samples[code]?.full ?? {};
      for (const locale of ["en", "de", "pt"] as const) {
        const read = readBack(code, formOf(code, data, { locale }), locale);
        expect(given(read)).toEqual(data);
        expect(Object.keys(read).sort()).toEqual(
          fieldsOf(code)
            .map(({ key }) => key)
            .sort(),
        );
        expect(faultsOfData(code, read)).toEqual([]);
      }
    });

    test(`names every control of the ${code} template once, and describes it by what exists`, () => {
      const elements = elementsOf(formOf(code, samples[code]?.full ?? {}, { locale: "de" }));
      const ids = elements.flatMap(({ attributes }) => attributes["id"] ?? []);
      expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
      const known = new Set(ids);
      for (const { attributes } of elements)
        for (const name of ["for", "list", "aria-describedby", "aria-labelledby"])
          for (const id of attributes[name]?.split(" ") ?? [])
            expect(known.has(id) ? "" : `${name} ${id}`).toBe("");
      const labelled = new Set(elements.flatMap(({ attributes }) => attributes["for"] ?? []));
      for (const { name, attributes } of elements)
        if (/^(input|select|textarea)$/.test(name) && attributes["type"] !== "hidden")
          expect(labelled.has(attributes["id"] ?? "") ? "" : attributes["name"]).toBe("");
    });
  }

  test("empties every field that was posted without a value, and leaves out what was not posted", () => {
    const { template, posted } = { template: templateOf("textile"), posted: postedBy(formOf("textile", {})) };
    const { data } = readTemplateForm({ template, posted, locale: "en" });
    expect(Object.values(data).every((value) => value === null)).toBe(true);
    expect(Object.keys(data)).toHaveLength(fieldsOf("textile").length);
    expect(readTemplateForm({ template, posted: [], locale: "en" })).toEqual({ data: {} });
    expect(readTemplateForm({ template, fields: ["brand"], posted, locale: "en" })).toEqual({
      data: { brand: null },
    });
  });

  test("keeps what would be lost on the way: line feeds, markup, and values that the template does not offer", () => {
    const data: Data = {
      brand: `</textarea><script>"&amp;'`,
      colour: "green\nblue",
      description: "\nfirst line empty\n\tand a tab",
      product_category: "no_longer_offered",
      care_drying: ["line_shade", "no_longer_offered"],
      country_making: "XK",
    };
    const text = formOf("textile", data);
    expect(elementsOf(text).some(({ name }) => name === "script")).toBe(false);
    expect(given(readBack("textile", text))).toEqual({
      ...data,
      description: "first line empty\n\tand a tab",
    });
  });

  test("shows suggestions in the reader's language and keeps the template's own word", () => {
    const data: Data = {
      fibre_composition: [
        { fibre: "organic cotton", percent: 92.5 },
        { fibre: "Ramie?", percent: 7.5 },
      ],
    };
    const text = formOf("textile", data, { fields: ["fibre_composition"], locale: "de" });
    expect(text).toContain(`value="Bio-Baumwolle"`);
    expect(text).toContain(`value="92,5"`);
    expect(text).not.toContain(`value="organic cotton"`);
    expect(readBack("textile", text, "de")).toMatchObject(data);
    const typed: Pair[] = [["data.fibre_composition[0].fibre", " bio-baumwolle "]];
    expect(readTemplateForm({ template: templateOf("textile"), posted: typed, locale: "de" }).data).toEqual({
      fibre_composition: [{ fibre: "organic cotton" }],
    });
  });

  test("leaves what is no number as the text that it is, so that the check names it beside its control", () => {
    const posted: Pair[] = [
      ["data.recycled_content", "about half"],
      ["data.warranty_months", "2,5"],
      ["data.pfas_free", "perhaps"],
      ["data.fibre_composition[4].fibre", "linen"],
      ["data.fibre_composition[4].percent", "120"],
      ["data.fibre_composition[9].percent", ""],
      ["data.fibre_composition[11].percent", "10"],
    ];
    const template = templateOf("textile");
    const { data } = readTemplateForm({ template, posted, locale: "en" });
    expect(data).toEqual({
      recycled_content: "about half",
      warranty_months: 2.5,
      pfas_free: "perhaps",
      fibre_composition: [{ fibre: "linen", percent: 120 }, { percent: 10 }],
    });
    const faults = faultSentences({ template, data, locale: "en" }, faultsOfData("textile", data));
    expect([...faults].sort()).toEqual([
      ["data.fibre_composition[0].percent", "Write a number from 0 to 100."],
      ["data.fibre_composition[1].fibre", "Fill this in, or empty the whole row."],
      ["data.pfas_free", "Choose from the list."],
      ["data.recycled_content", "Write a number from 0 to 100."],
      ["data.warranty_months", "Write a whole number."],
    ]);
    const form = { template, data, locale: "en" as const, faults };
    const elements = elementsOf(markup(templateForm(form)));
    const byId = (id: string | undefined) => elements.find(({ attributes }) => attributes["id"] === id);
    const cell = byId("data-fibre_composition-0-percent");
    expect(cell?.attributes["aria-invalid"]).toBe("true");
    const described = cell?.attributes["aria-describedby"]?.split(" ").map((id) => byId(id)?.text);
    expect(described).toEqual(["%", "Share: Write a number from 0 to 100."]);
    expect(byId("data-recycled_content")?.attributes["value"]).toBe("about half");
    const links = elementsOf(markup(html`${faultLinks(form)}`)).filter(({ name }) => name === "a");
    expect(links).toHaveLength(faults.size);
    for (const { attributes } of links) expect(byId(attributes["href"]?.slice(1))).toBeDefined();
  });

  test("says beside the rows what their shares add up to, and by how much each part is off", () => {
    const template = templateOf("textile");
    const data: Data = {
      fibre_composition: [
        { fibre: "linen", percent: 100 },
        { fibre: "silk", percent: 60.1, component: "lining" },
        { fibre: "cotton", percent: 50.2, component: "lining" },
      ],
    };
    const sentences = faultSentences({ template, data, locale: "de" }, faultsOfData("textile", data));
    expect([...sentences]).toEqual([
      [
        "data.fibre_composition",
        "Die Anteile von „Futter“ ergeben 110,3\u00a0%. Sie müssen 100\u00a0% ergeben.",
      ],
    ]);
    const text = formOf("textile", data, { locale: "de", fields: ["fibre_composition"], faults: sentences });
    const elements = elementsOf(text);
    const group = elements.find(({ attributes }) => attributes["role"] === "group");
    expect(group?.attributes["aria-describedby"]).toBe(
      "data-fibre_composition-error data-fibre_composition-help",
    );
    expect(elements.some(({ attributes }) => attributes["aria-invalid"])).toBe(false);
    expect(text).toContain("Summe: 100\u00a0% und Futter\u00a0110,3\u00a0%");
  });

  test("says in the reader's language what is missing", () => {
    const template = templateOf("textile");
    const data: Data = {
      fibre_composition: [
        { fibre: "linen", percent: 93 },
        { fibre: "silk", percent: 90, component: "lining" },
      ],
    };
    const { missing } = completenessOf("textile", data);
    expect([...missingSentences({ template, data, locale: "pt" }, missing)]).toEqual([
      ["data.brand", "Preencha este campo."],
      ["data.fibre_composition", "As percentagens somam 93\u00a0%. Têm de somar 100\u00a0%."],
      ["data.country_making", "Preencha este campo."],
    ]);
  });

  test("has a spare row, more of them when they are asked for, and goes on in the first of those", () => {
    const template = templateOf("textile");
    const data: Data = { fibre_composition: [{ fibre: "linen", percent: 100 }] };
    const rowsIn = (text: string) =>
      elementsOf(text).filter(({ attributes }) => attributes["class"] === "row").length;
    const text = formOf("textile", data, { fields: ["fibre_composition"] });
    expect(rowsIn(text)).toBe(2);
    const button = elementsOf(text).find(({ attributes }) => attributes["name"] === "more");
    const posted: Pair[] = [...postedBy(text), ["more", button?.attributes["value"] ?? ""]];
    const read = readTemplateForm({ template, posted, locale: "en" });
    expect(read).toEqual({ data, more: "fibre_composition" });
    const again = formOf("textile", data, { fields: ["fibre_composition"], more: read.more });
    expect(rowsIn(again)).toBe(4);
    const focused = elementsOf(again).filter(({ attributes }) => "autofocus" in attributes);
    expect(focused.map(({ attributes }) => attributes["id"])).toEqual(["data-fibre_composition-1-fibre"]);
  });

  test("can stand on a page more than once, under names of its own", () => {
    const data: Data = { country_fibre: ["FR", "TR"], recycled_content: "?" };
    const faults = new Map([["data.recycled_content", "Write a number."]]);
    const text = formOf("textile", data, { prefix: "p2.", faults });
    expect(text).toContain(`name="p2.country_fibre[1]"`);
    expect(text).not.toContain("data.");
    expect(text).toContain("Write a number.");
    expect(given(readBack("textile", text, "en", "p2."))).toEqual(data);
  });

  test("shows groups with their headings, marks in words, and where a value comes from", () => {
    const origins = new Map([["brand", html`<span class="origin">API</span>`]]);
    const text = formOf("textile", {}, { groups: ["identity"], origins });
    const elements = elementsOf(text);
    expect(elements.filter(({ name }) => name === "h2")).toHaveLength(1);
    expect(elements.find(({ attributes }) => attributes["for"] === "data-brand")?.text).toBe(
      "Brand required",
    );
    expect(elements.find(({ attributes }) => attributes["for"] === "data-commodity_code")?.text).toBe(
      "Customs code good to have, not public",
    );
    expect(text).toContain(`<span class="origin">API</span>`);
  });
});
