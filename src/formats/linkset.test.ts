import { describe, expect, test } from "bun:test";
import Ajv from "ajv";
import badExample from "../../tests/fixtures/gs1/linkset-invalid.json";
import schema from "../../tests/fixtures/gs1/linkset-schema.json";
import goodExample from "../../tests/fixtures/gs1/linkset-valid.json";
import { LINK_TYPES } from "./link-types.ts";
import { candidateLinkset, type LinksetLevel, linkset, linksetJsonLd, type TypedLink } from "./linkset.ts";

const isValid = new Ajv({ strict: false }).compile(schema);

const site = "https://id.example.com";
const passport: TypedLink = {
  linkType: LINK_TYPES.dpp,
  href: `${site}/p/0123456789abcdef`,
  title: "Product passport",
  type: "text/html",
  hreflang: ["en", "pt-PT"],
};
const data: TypedLink = { ...passport, type: "application/ld+json", hreflang: [] };
const page: TypedLink = {
  linkType: LINK_TYPES.pip,
  href: `${site}/shirt`,
  title: "Shirt",
  context: ["PT"],
};
const product: LinksetLevel = {
  anchor: `${site}/01/09506000134352`,
  itemDescription: "Linen shirt",
  links: [passport, data, page],
};
const item: LinksetLevel = {
  anchor: `${site}/01/09506000134352/21/1`,
  itemDescription: "Linen shirt 1",
  links: [page],
};

describe("a linkset", () => {
  test("is valid by GS1's schema, which tells its own good example from its bad one", () => {
    expect([isValid(goodExample), isValid(badExample)]).toEqual([true, false]);
    for (const document of [linkset([product, item]), linkset([]), candidateLinkset(product)]) {
      expect([isValid(document), isValid.errors]).toEqual([true, null]);
    }
  });

  test("has one object a level, in the order given, its links under the URI of their type", () => {
    const [first, second] = linkset([product, item]).linkset;
    const { linkType: _, ...passportTarget } = passport;
    const { linkType: __, ...dataTarget } = data;
    expect(first?.[LINK_TYPES.dpp]).toEqual([passportTarget, dataTarget]);
    expect(first?.[LINK_TYPES.pip]).toHaveLength(1);
    expect(second?.anchor).toBe(item.anchor);
    expect(second?.itemDescription).toBe("Linen shirt 1");
  });

  test("has exactly one default link a level, bare, that stands again under its own type", () => {
    const [first] = linkset([product]).linkset;
    expect(first?.[LINK_TYPES.defaultLink]).toEqual([{ href: passport.href, title: passport.title }]);
    expect(first?.[LINK_TYPES.dpp]?.[0]?.href).toBe(passport.href);
  });

  test("of a level without links has no default link", () => {
    expect(linkset([{ ...item, links: [] }]).linkset).toEqual([
      { anchor: item.anchor, itemDescription: item.itemDescription },
    ]);
  });

  test("of candidates has no default link", () => {
    const [only] = candidateLinkset({ ...product, links: [passport, data] }).linkset;
    expect(Object.keys(only ?? {})).toEqual(["anchor", "itemDescription", LINK_TYPES.dpp]);
  });

  test("becomes JSON-LD by its context alone", () => {
    const { "@context": context, ...document } = linksetJsonLd(linkset([product]));
    expect(context).toBe("https://ref.gs1.org/standards/resolver/linkset-context");
    expect(document).toEqual(linkset([product]));
  });
});
