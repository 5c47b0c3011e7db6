import { describe, expect, test } from "bun:test";
import { listTemplates } from "../../domain/templates/registry.ts";
import { LOCALE_CODES } from "./locale.ts";
import { shownGroup, shownWord, storedWord, suggestedWords } from "./suggested-words.ts";

const suggesting = listTemplates()
  .flatMap(({ groups }) => groups.flatMap(({ fields }) => fields))
  .flatMap((field) => [field, ...(field.columns ?? [])])
  .filter(({ suggestions }) => suggestions !== undefined);

describe("suggestions in the reader's language", () => {
  test("lead back to the template's own words, each of them in every language", () => {
    expect(suggesting.length).toBeGreaterThan(5);
    for (const field of suggesting)
      for (const locale of LOCALE_CODES)
        for (const word of field.suggestions ?? []) {
          const shown = shownWord(field, word, locale);
          expect(suggestedWords(field, locale)).toContain(shown);
          expect(storedWord(field, shown.toLocaleUpperCase(locale), locale)).toBe(word);
        }
  });

  test("have words for what documents say of fibres besides, which a form does not offer", () => {
    const [fibre] = suggesting.filter(({ key }) => key === "fibre");
    if (!fibre) throw new Error("the fibres are gone");
    for (const [stored, locale, shown] of [
      ["recycled polyester", "pt", "poliéster reciclado"],
      ["recycled polyester", "de", "recyceltes Polyester"],
      ["recycled wool", "fr", "laine recyclée"],
      ["organic linen", "it", "lino biologico"],
    ] as const) {
      expect(shownWord(fibre, stored, locale)).toBe(shown);
      expect(storedWord(fibre, shown, locale)).toBe(stored);
      expect(suggestedWords(fibre, locale)).not.toContain(shown);
    }
  });

  test("name the part that shares are of", () => {
    const [field] = listTemplates()
      .flatMap(({ groups }) => groups.flatMap(({ fields }) => fields))
      .filter(({ key }) => key === "fibre_composition");
    expect(field && shownGroup(field, "pocket lining", "pt")).toBe("forro do bolso");
    expect(field && shownGroup(field, "", "pt")).toBe("");
    expect(shownGroup({}, "lining", "pt")).toBe("lining");
  });

  test("keep two words apart that have one translation", () => {
    const field = { suggestions: ["linen", "leinen", "Leinen"] };
    expect(shownWord(field, "linen", "de")).toBe("linen");
    for (const word of field.suggestions) expect(shownWord(field, word, "de")).toBe(word);
  });

  test("leave other texts as they are", () => {
    const field = { suggestions: ["linen"] };
    expect(shownWord(field, "Own flax", "de")).toBe("Own flax");
    expect(storedWord(field, "Own flax", "de")).toBe("Own flax");
    expect(storedWord({}, "linen", "de")).toBe("linen");
  });
});
