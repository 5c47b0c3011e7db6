import { describe, expect, test } from "bun:test";
import vocabulary from "../../tests/fixtures/gs1/link-types.json";
import { asksForLinkset, LINK_TYPES, parseLinkType } from "./link-types.ts";

describe("a link type", () => {
  test("of ours stands in the GS1 Web Vocabulary", () => {
    const known = new Map(Object.entries(vocabulary.linkTypes));
    for (const [name, uri] of Object.entries(LINK_TYPES)) {
      expect(known.get(name)?.status).toBe("stable");
      expect(uri).toBe(`https://ref.gs1.org/voc/${name}` as typeof uri);
    }
  });

  const spellings = [
    "gs1:pip",
    "https://ref.gs1.org/voc/pip",
    "https://gs1.org/voc/pip",
    "http://gs1.org/voc/pip",
  ];
  test.each(spellings)("may be asked for as %s", (text) => {
    expect(parseLinkType(text)).toBe(LINK_TYPES.pip);
  });

  test("of the vocabulary that is not ours is known by its URI too", () => {
    expect(parseLinkType("gs1:recipeInfo")).toBe("https://ref.gs1.org/voc/recipeInfo");
  });

  const others = ["", "pip", "gs1:", "gs1:a/b", "gs1:pip ", "GS1:pip", "https://gs1.org/pip", "gs1:gs1:pip"];
  test.each(others)("is not %p", (text) => {
    expect(parseLinkType(text)).toBeUndefined();
  });

  test("may ask for all links instead", () => {
    expect(["linkset", "all", "gs1:pip", ""].filter(asksForLinkset)).toEqual(["linkset", "all"]);
  });
});
