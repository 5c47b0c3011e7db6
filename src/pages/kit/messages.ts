/** The words that all pages share, in the reader's language. */
import { formatNumber } from "./format.ts";
import { LOCALES, type Locale } from "./locale.ts";
import { de } from "./messages/de.ts";
import { type Catalogue, en, type Message, type MessageKey } from "./messages/en.ts";
import { es } from "./messages/es.ts";
import { fr } from "./messages/fr.ts";
import { it } from "./messages/it.ts";
import { pt } from "./messages/pt.ts";

const CATALOGUES: Record<Locale, Catalogue> = { en, pt, es, fr, de, it };

export type Values = Record<string, string | number>;

/** A message in the reader's language; `count` in `values` also chooses the plural form. */
export type Translate = Words<MessageKey>;
export type Words<Key extends string> = (key: Key, values?: Values) => string;

/** The translator of a language: `translator("pt")("label.brand")` is `Marca`. */
export function translator(locale: Locale): Translate {
  return wordsOf(CATALOGUES, locale);
}

/** The same for the catalogues of one surface. */
export function wordsOf<Key extends string>(
  catalogues: Record<Locale, Record<Key, Message>>,
  locale: Locale,
): Words<Key> {
  return (key, values = {}) => {
    const message: Message = catalogues[locale][key];
    const text = typeof message === "string" ? message : (message[category(locale, values)] ?? message.other);
    return text.replace(/\{(\w+)\}/g, (hole, name: string) => {
      const value = values[name];
      if (value === undefined) return hole;
      return typeof value === "number" ? formatNumber(value, locale) : value;
    });
  };
}

/** The catalogues as they are, for the test that compares them. */
export function catalogueOf(locale: Locale): Catalogue {
  return CATALOGUES[locale];
}

const rules = new Map<Locale, Intl.PluralRules>();

function category(locale: Locale, values: Values): Intl.LDMLPluralRule {
  const known = rules.get(locale) ?? new Intl.PluralRules(LOCALES[locale].intl);
  rules.set(locale, known);
  return known.select(Number(values["count"] ?? 0));
}
