/**
 * Names of countries and months in the languages of Europe, by the Intl of this runtime. Asking it for thousands of names
 * takes longer than reading a document, so the executable carries them.
 */

import { folded } from "../src/domain/extraction/folded.ts";
import type { PackedNames } from "../src/domain/extraction/names.ts";
import { COUNTRY_CODES } from "../src/formats/countries.ts";

/** Portuguese is that of Brazil, unless it is asked for otherwise; Serbian has two scripts. */
const LANGUAGES =
  "en de fr it es pt pt-PT nl pl tr sv da nb fi cs sk hu ro hr sl bg uk sr sr-Latn el et lt lv ga mt ca".split(
    " ",
  );
const STYLES = ["long", "short"] as const;
/** Names have their article in Maltese, which papers leave out: "il-Portugall". */
const MALTESE_ARTICLE = /^\p{L}{1,2}-/u;

export function namesByIntl(): PackedNames {
  return { countries: countries(), months: months() };
}

/** Of a name in several languages the first counts. */
function countries(): PackedNames["countries"] {
  const read: Record<string, string> = {};
  for (const language of LANGUAGES) {
    for (const style of STYLES) {
      const ofLanguage = new Intl.DisplayNames([language], { type: "region", fallback: "none", style });
      for (const code of COUNTRY_CODES) {
        const name = folded((ofLanguage.of(code) ?? "").normalize("NFC")).replace(/\s+/g, " ");
        const bare = language === "mt" ? name.replace(MALTESE_ARTICLE, "") : name;
        for (const each of new Set([name, bare])) if (each.length > 3) read[each] ??= code;
      }
    }
  }
  const byCode = Map.groupBy(Object.keys(read), (name) => read[name] ?? "");
  return Object.fromEntries(Array.from(byCode, ([code, names]) => [code, names.join("\n")]));
}

function months(): PackedNames["months"] {
  const read: PackedNames["months"] = {};
  for (const language of LANGUAGES) {
    for (const style of STYLES) {
      const format = new Intl.DateTimeFormat(language, { month: style, day: "numeric", timeZone: "UTC" });
      for (let month = 0; month < 12; month++) {
        const parts = format.formatToParts(new Date(Date.UTC(2026, month, 1)));
        const name = parts.find(({ type }) => type === "month")?.value ?? "";
        const plain = name
          .toLowerCase()
          .normalize("NFD")
          .replace(/\p{M}|\./gu, "")
          .replaceAll("ł", "l");
        if (/^\p{L}+$/u.test(plain)) read[plain] ??= month + 1;
      }
    }
  }
  return read;
}
