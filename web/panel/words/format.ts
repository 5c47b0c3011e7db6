/** Times, numbers and countries as the person reads them. Times are those of the person's own clock. */
import { intl, language } from "./language.ts";
import { t } from "./words.ts";

const numbers = new Intl.NumberFormat(intl, { maximumFractionDigits: 6 });
const clock = new Intl.DateTimeFormat(intl, { hour: "2-digit", minute: "2-digit" });
const day = new Intl.DateTimeFormat(intl, { day: "numeric", month: "short" });
const dayOfYear = new Intl.DateTimeFormat(intl, { day: "numeric", month: "short", year: "numeric" });
const moment = new Intl.DateTimeFormat(intl, { dateStyle: "long", timeStyle: "short" });
const countries = new Intl.DisplayNames(intl, { type: "region", fallback: "code" });
const lists = new Intl.ListFormat(intl);

export function writtenNumber(value: number): string {
  return numbers.format(value);
}

/** `Today, 09:12`, `Yesterday`, `17 Nov`, `3 Feb 2025`; `seconds` is Unix time. */
export function when(seconds: number): string {
  const date = new Date(seconds * 1000);
  const days = daysAgo(date);
  if (days === 0) return t("time.today", { time: clock.format(date) });
  if (days === 1) return t("time.yesterday");
  return date.getFullYear() === new Date().getFullYear() ? day.format(date) : dayOfYear.format(date);
}

/** `4 Nov 2026`. */
export function dateOf(seconds: number): string {
  return dayOfYear.format(seconds * 1000);
}

/** `4 November 2026 at 09:12`. */
export function momentOf(seconds: number): string {
  return moment.format(seconds * 1000);
}

/** `09:41`. */
export function timeOf(date: Date): string {
  return clock.format(date);
}

/** `2026-11-04`, for `<time datetime>`. */
export function isoOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}

/** `2026-10-01` as `1 Oct 2026`. */
export function calendarDateOf(date: string): string {
  const [year = 0, month = 1, dayOfMonth = 1] = date.split("-").map(Number);
  const at = new Date(year, month - 1, dayOfMonth);
  return Number.isNaN(at.getTime()) ? date : dayOfYear.format(at);
}

export function countryOf(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code;
}

export function listed(parts: readonly string[]): string {
  return lists.format(parts);
}

/** `1.4 MB`; bytes. */
export function sizeOf(bytes: number): string {
  const [value, unit] =
    bytes < 1000
      ? [bytes, "byte"]
      : bytes < 1e6
        ? [bytes / 1e3, "kilobyte"]
        : bytes < 1e9
          ? [bytes / 1e6, "megabyte"]
          : [bytes / 1e9, "gigabyte"];
  const digits = unit === "megabyte" || unit === "gigabyte" ? 1 : 0;
  return new Intl.NumberFormat(intl, {
    style: "unit",
    unit: unit as string,
    // The short form knows no plural: "626 byte".
    unitDisplay: unit === "byte" ? "long" : "short",
    maximumFractionDigits: digits,
  }).format(value as number);
}

/** Sorted as a reader of the language sorts. */
export const inOrder = new Intl.Collator(language).compare;

function daysAgo(date: Date): number {
  const today = new Date();
  const midnight = new Date(today.getFullYear(), today.getMonth(), today.getDate()).getTime();
  return Math.ceil((midnight - date.getTime()) / 86_400_000);
}
