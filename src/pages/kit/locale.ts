/**
 * The languages that pages speak, and which one a reader gets: what the address asks for (`?lang=pt`), else the
 * best match of the browser's Accept-Language, else English. A further language is one line here, one catalogue
 * in `messages/` and, for the names of fields, one file of template words.
 */
import { chooseLanguage } from "../../formats/accept.ts";

interface LocaleFacts {
  /** The language's own name for itself. */
  name: string;
  /** The region whose dates, numbers and names of countries are used. */
  intl: string;
}

export const LOCALES = {
  en: { name: "English", intl: "en-GB" },
  pt: { name: "Português", intl: "pt-PT" },
  es: { name: "Español", intl: "es-ES" },
  fr: { name: "Français", intl: "fr-FR" },
  de: { name: "Deutsch", intl: "de-DE" },
  it: { name: "Italiano", intl: "it-IT" },
} as const satisfies Record<string, LocaleFacts>;

export type Locale = keyof typeof LOCALES;

export const LOCALE_CODES = Object.keys(LOCALES) as Locale[];

/** The language for a request: `lang` is the value of `?lang=`, `acceptLanguage` the header's; both may be absent. */
export function chooseLocale(lang: string | null, acceptLanguage: string | null): Locale {
  const asked = lang?.toLowerCase();
  if (asked !== undefined && isLocale(asked)) return asked;
  const matched = chooseLanguage(acceptLanguage, LOCALE_CODES);
  return matched !== undefined && isLocale(matched) ? matched : "en";
}

function isLocale(code: string): code is Locale {
  return Object.hasOwn(LOCALES, code);
}
