import { describe, expect, test } from "bun:test";
import { formatCalendarDate, formatDate, formatQuantity, formatStampDate } from "./format.ts";
import { LOCALE_CODES, LOCALES } from "./locale.ts";
import { en, type Message } from "./messages/en.ts";
import { catalogueOf, translator } from "./messages.ts";

const holes = (message: Message): string[] => {
  const texts = typeof message === "string" ? [message] : Object.values(message);
  return [...new Set(texts.flatMap((text) => text.match(/\{\w+\}/g) ?? []))].sort();
};

describe("message catalogues", () => {
  test("fill the same holes in every language", () => {
    for (const locale of LOCALE_CODES) {
      const catalogue = catalogueOf(locale);
      for (const [key, message] of Object.entries(catalogue)) {
        expect(`${locale} ${key} ${holes(message)}`).toBe(
          `${locale} ${key} ${holes(en[key as keyof typeof en])}`,
        );
      }
    }
  });

  test("have the same keys in every language, in the same order", () => {
    for (const locale of LOCALE_CODES) expect(Object.keys(catalogueOf(locale))).toEqual(Object.keys(en));
  });

  test("have every plural category that whole numbers take in the language, or leave it to 'other'", () => {
    expect(translator("en")("version.earlier", { count: 1 })).toBe("1 earlier version");
    expect(translator("en")("version.earlier", { count: 7 })).toBe("7 earlier versions");
    expect(translator("pt")("version.earlier", { count: 1 })).toBe("1 versão anterior");
    expect(translator("fr")("version.earlier", { count: 1_000_000 })).toContain("versions");
  });

  test("leave a hole in sight when its value is missing, and do not read values as holes", () => {
    expect(translator("en")("page.kept_by")).toContain("{company}");
    expect(translator("en")("page.kept_by", { company: "{company}$&" })).toBe(
      "Kept by {company}$& with Carnet",
    );
  });
});

describe("dates and numbers", () => {
  const secondsBeforeMidnight = Date.UTC(2026, 10, 4, 23, 59, 59) / 1000;

  test("are those of UTC, with the month in words in every language", () => {
    const expected = {
      en: "4 Nov 2026",
      pt: "4 nov. 2026",
      es: "4 nov 2026",
      fr: "4 nov. 2026",
      de: "4. Nov. 2026",
      it: "4 nov 2026",
    };
    for (const locale of LOCALE_CODES) {
      expect(formatDate(secondsBeforeMidnight, locale)).toBe(expected[locale]);
      expect(formatStampDate(secondsBeforeMidnight, locale)).toBe("04 NOV 2026");
    }
  });

  test("keep a calendar date's own day and leave other text alone", () => {
    expect(formatCalendarDate("2026-10-01", "en")).toBe("1 Oct 2026");
    expect(formatCalendarDate("soon", "en")).toBe("soon");
  });

  test("set a no-break space between a number and its unit", () => {
    expect(formatQuantity(45, "%", "en")).toBe("45\u00a0%");
    expect(formatQuantity(3.2, "kg CO2e", "pt")).toBe("3,2\u00a0kg\u00a0CO₂e");
    for (const locale of Object.keys(LOCALES) as (keyof typeof LOCALES)[]) {
      expect(formatQuantity(24, "months", locale)).not.toContain(" ");
    }
  });
});
