/**
 * The languages that pages speak, and which one a reader gets: what the address asks for (`?lang=pt`), else the
 * best match of the browser's Accept-Language, else English. A further language is one line here, one catalogue
 * in `messages/` and, for the names of fields, one file of template words.
 */
import type { Branding, PageLanguage } from "../../domain/accounts/brand.ts";
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
} as const satisfies Record<PageLanguage, LocaleFacts>;

export type Locale = keyof typeof LOCALES;

export const LOCALE_CODES = Object.keys(LOCALES) as Locale[];

/** The language for a request: `lang` is the value of `?lang=`, `acceptLanguage` the header's; both may be absent. */
export function chooseLocale(lang: string | null, acceptLanguage: string | null): Locale {
  const asked = lang?.toLowerCase();
  if (asked !== undefined && isLocale(asked)) return asked;
  const matched = chooseLanguage(acceptLanguage, LOCALE_CODES);
  return matched !== undefined && isLocale(matched) ? matched : "en";
}

/**
 * What a reader asks for, the best first: the same wish gives the same page. The address comes before the browser's
 * Accept-Language.
 */
export function wishOf(lang: string | null, acceptLanguage: string | null): Locale[] {
  const asked = lang?.toLowerCase() ?? "";
  const wish = isLocale(asked) ? [asked] : [];
  for (;;) {
    const left = LOCALE_CODES.filter((code) => !wish.includes(code));
    const next = chooseLanguage(acceptLanguage, left);
    if (next === undefined || !isLocale(next)) return wish;
    wish.push(next);
  }
}

/** Whether an address asks for a language that pages speak. */
export function isChosen(lang: string | null): boolean {
  return isLocale(lang?.toLowerCase() ?? "");
}

/** The language in which a company's page answers a wish: one that it offers, else its default. */
export function localeFor(
  wish: readonly Locale[],
  { languages, default_language }: Pick<Branding, "languages" | "default_language">,
): Locale {
  return wish.find((locale) => languages.includes(locale)) ?? default_language;
}

function isLocale(code: string): code is Locale {
  return Object.hasOwn(LOCALES, code);
}
