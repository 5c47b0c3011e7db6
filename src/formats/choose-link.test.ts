import { describe, expect, test } from "bun:test";
import { chooseLink, type LinkWishes } from "./choose-link.ts";
import { LINK_TYPES } from "./link-types.ts";
import type { TypedLink } from "./linkset.ts";

const link = (title: string, more: Partial<TypedLink> = {}): TypedLink => ({
  linkType: LINK_TYPES.pip,
  href: `https://example.com/${title}`,
  title,
  ...more,
});

const htmlEn = link("htmlEn", { type: "text/html", hreflang: ["en"] });
const htmlPt = link("htmlPt", { type: "text/html", hreflang: ["pt-PT", "pt-BR"] });
const json = link("json", { type: "application/json" });
const untyped = link("untyped");
const belgium = link("belgium", { context: ["BE", "NL"] });
const france = link("france", { context: ["FR"] });

function choice(candidates: TypedLink[], wishes: Partial<LinkWishes>): string | string[] {
  const chosen = chooseLink(candidates, { accept: null, acceptLanguage: null, context: null, ...wishes });
  return chosen.link?.title ?? chosen.tied?.map(({ title }) => title) ?? [];
}

describe("choosing among links of one type", () => {
  test("needs no wishes where there is one", () => {
    expect(choice([htmlEn], { accept: "image/png", acceptLanguage: "fr", context: "BE" })).toBe("htmlEn");
    expect(choice([], {})).toEqual([]);
  });

  test("goes by Accept first", () => {
    expect(choice([htmlEn, json], { accept: "application/json" })).toBe("json");
    expect(choice([htmlEn, json], { accept: "application/json;q=0.8, text/html" })).toBe("htmlEn");
    expect(choice([json, untyped], { accept: "application/json, */*;q=0.1" })).toBe("json");
    expect(choice([json, untyped], { accept: "application/json;q=0, */*" })).toBe("untyped");
    expect(choice([htmlEn, htmlPt, json], { accept: "text/html", acceptLanguage: "pt" })).toBe("htmlPt");
    expect(choice([htmlEn, json], { accept: "application/json", acceptLanguage: "en" })).toBe("json");
  });

  test("then by Accept-Language, where a link without a language comes before a wrong one", () => {
    expect(choice([htmlEn, htmlPt], { acceptLanguage: "pt-BR, en;q=0.9" })).toBe("htmlPt");
    expect(choice([htmlEn, htmlPt], { acceptLanguage: "en-GB" })).toBe("htmlEn");
    expect(choice([htmlEn, htmlPt], { acceptLanguage: "vi" })).toEqual(["htmlEn", "htmlPt"]);
    expect(choice([htmlEn, htmlPt, json], { acceptLanguage: "vi" })).toBe("json");
  });

  test("then by context", () => {
    expect(choice([belgium, france], { context: "NL" })).toBe("belgium");
    expect(choice([belgium, france], { context: "DE" })).toEqual(["belgium", "france"]);
    expect(choice([belgium, france, untyped], { context: "DE" })).toBe("untyped");
  });

  test("leaves what nothing tells apart tied, in the order given", () => {
    expect(choice([htmlPt, htmlEn, json], {})).toEqual(["htmlPt", "htmlEn", "json"]);
    expect(choice([htmlPt, htmlEn], { accept: "image/png" })).toEqual(["htmlPt", "htmlEn"]);
    expect(choice([htmlPt, htmlEn, json], { accept: "text/html" })).toEqual(["htmlPt", "htmlEn"]);
  });
});
