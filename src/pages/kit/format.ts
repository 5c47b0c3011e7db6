/**
 * Dates, numbers and countries as a reader of a language writes them. Times are UTC: the day on a passport is the
 * same for every reader. A no-break space stands between a number and its unit.
 */
import { LOCALES, type Locale } from "./locale.ts";

export const NO_BREAK_SPACE = "\u00a0";

/** `4 Nov 2026`; `seconds` is Unix time. */
export function formatDate(seconds: number, locale: Locale): string {
  const text = dates(locale, "short").format(seconds * 1000);
  // Some languages (Portuguese) have digits only as their short form: a passport names the month.
  return /\p{L}/u.test(text)
    ? text
    : `${new Date(seconds * 1000).getUTCDate()} ${shortMonthAndYear(seconds, locale)}`;
}

/** `4 November 2026`, for sentences. */
export function formatLongDate(seconds: number, locale: Locale): string {
  return dates(locale, "long").format(seconds * 1000);
}

/** `4 Nov 2026, 14:05 UTC`. */
export function formatMoment(seconds: number, locale: Locale): string {
  return cached(`moment ${locale}`, () => {
    return new Intl.DateTimeFormat(LOCALES[locale].intl, {
      day: "numeric",
      month: "short",
      year: "numeric",
      hour: "2-digit",
      minute: "2-digit",
      timeZone: "UTC",
      timeZoneName: "short",
    });
  }).format(seconds * 1000);
}

/** `2026-10-01` as `1 Oct 2026`; text that is no calendar date comes back as it is. */
export function formatCalendarDate(date: string, locale: Locale): string {
  const milliseconds = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(milliseconds) ? date : formatDate(milliseconds / 1000, locale);
}

/** `04 NOV 2026`, for stamps. */
export function formatStampDate(seconds: number, locale: Locale): string {
  const date = new Date(seconds * 1000);
  const month = shortMonth(seconds, locale).replace(/\./g, "").toLocaleUpperCase(LOCALES[locale].intl);
  return `${String(date.getUTCDate()).padStart(2, "0")} ${month} ${date.getUTCFullYear()}`;
}

/** `18 FEB`, for small stamps; the year stands beside them. */
export function formatStampDay(seconds: number, locale: Locale): string {
  return formatStampDate(seconds, locale).replace(/ \d+$/, "");
}

/** A machine's form for `<time datetime>`: `2026-11-04`. */
export function isoDate(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10);
}

export function formatNumber(value: number, locale: Locale): string {
  return cached(`number ${locale}`, () => {
    return new Intl.NumberFormat(LOCALES[locale].intl, { maximumFractionDigits: 6 });
  }).format(value);
}

/**
 * A number with the unit of a template field: `45 %`, `24 months`, `3.2 kg CO₂e`.
 * @param words translates a unit that is a word ("points")
 */
export function formatQuantity(
  value: number,
  unit: string | undefined,
  locale: Locale,
  words: (unit: string) => string = (same) => same,
): string {
  if (unit === undefined) return formatNumber(value, locale);
  const known = INTL_UNITS[unit];
  if (known) {
    return cached(`${unit} ${locale}`, () => {
      const options = { style: "unit", maximumFractionDigits: 6, ...known } as const;
      return new Intl.NumberFormat(LOCALES[locale].intl, options);
    })
      .format(value)
      .replace(/ /g, NO_BREAK_SPACE);
  }
  const isOne = pluralsOf(locale).select(value) === "one";
  const word = words((isOne && SINGULAR[unit]) || unit);
  return `${formatNumber(value, locale)}${NO_BREAK_SPACE}${unitText(word)}`;
}

/** Countries whose long names say whose they are; browsers, and so the panel, know their short ones alone. */
const SHORTER = new Set(["HK", "MO", "PS"]);

/** The name of a country (ISO 3166-1 alpha-2) in the reader's language; an unknown code comes back as it is. */
export function countryName(code: string, locale: Locale): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  const style = SHORTER.has(code) ? "short" : "long";
  const names = cached(`countries ${style} ${locale}`, () => {
    return new Intl.DisplayNames(LOCALES[locale].intl, { type: "region", fallback: "code", style });
  });
  return names.of(code) ?? code;
}

/** `Linen, cotton and silk`. */
export function formatList(parts: readonly string[], locale: Locale): string {
  return cached(`list ${locale}`, () => new Intl.ListFormat(LOCALES[locale].intl)).format(parts);
}

/** Units that have words of their own in every language. */
const INTL_UNITS: Record<string, { unit: string; unitDisplay: "long" }> = {
  months: { unit: "month", unitDisplay: "long" },
  years: { unit: "year", unitDisplay: "long" },
};

/** Units that are words of the templates, as one of them is called. */
const SINGULAR: Record<string, string> = { points: "point" };

/** Units as they are set in print; the templates write them in ASCII. */
const PRINTED_UNITS: Record<string, string> = {
  C: "°C",
  mOhm: "mΩ",
  "mg/m3": "mg/m³",
  "kg CO2e": "kg CO₂e",
  "t CO2e/t": "t CO₂e/t",
};

function unitText(unit: string): string {
  return (PRINTED_UNITS[unit] ?? unit).replace(/ /g, NO_BREAK_SPACE);
}

function pluralsOf(locale: Locale): Intl.PluralRules {
  return cached(`plurals ${locale}`, () => new Intl.PluralRules(LOCALES[locale].intl));
}

function shortMonth(seconds: number, locale: Locale): string {
  return cached(`month ${locale}`, () => {
    return new Intl.DateTimeFormat(LOCALES[locale].intl, { month: "short", timeZone: "UTC" });
  }).format(seconds * 1000);
}

function shortMonthAndYear(seconds: number, locale: Locale): string {
  return `${shortMonth(seconds, locale)} ${new Date(seconds * 1000).getUTCFullYear()}`;
}

function dates(locale: Locale, month: "short" | "long"): Intl.DateTimeFormat {
  return cached(`date ${month} ${locale}`, () => {
    const options = { day: "numeric", month, year: "numeric", timeZone: "UTC" } as const;
    return new Intl.DateTimeFormat(LOCALES[locale].intl, options);
  });
}

// Intl objects cost up to a millisecond to make: one of each kind and language is kept.
const made = new Map<string, unknown>();

function cached<Formatter>(key: string, make: () => Formatter): Formatter {
  const known = made.get(key) as Formatter | undefined;
  if (known !== undefined) return known;
  const formatter = make();
  made.set(key, formatter);
  return formatter;
}
