/** What the kiosk says, in the language chosen on it, else the browser's. */
import { LOCALES } from "../../../src/pages/kit/locale.ts";
import { keep, recall } from "../data/kept.ts";
import { type Catalogue, en, type WordKey } from "./en.ts";
import { pt } from "./pt.ts";

const CATALOGUES = { en, pt } as const satisfies Record<string, Catalogue>;
export type Language = keyof typeof CATALOGUES;
export const KIOSK_LANGUAGES = Object.keys(CATALOGUES) as Language[];

export const language: Language = chosen();
export const intl = LOCALES[language].intl;

const plurals = new Intl.PluralRules(intl);
const numbers = new Intl.NumberFormat(intl);

/** A message; `count` in `values` also chooses the plural form. */
export function t(key: WordKey, values: Record<string, string | number> = {}): string {
  const message: string | { one: string; other: string } = CATALOGUES[language][key];
  const text =
    typeof message === "string"
      ? message
      : plurals.select(Number(values["count"] ?? 0)) === "one"
        ? message.one
        : message.other;
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => {
    const value = values[name];
    if (value === undefined) return hole;
    return typeof value === "number" ? numbers.format(value) : value;
  });
}

/** Why a tag was not written, and what to do; undefined for what there are no words for. */
export function refusalWords(code: string | null): string | undefined {
  const key = `tag.${code}`;
  return key in en ? t(key as "tag.locked") : undefined;
}

/** What the coach says of a label, for whoever stands at the line. */
export function floorWords(code: string): string {
  const key = `coach.${code}`;
  return t(key in en ? (key as "coach.not_drawn") : "coach.not_drawn");
}

/** `14:05` */
export function timeOfDay(ms: number): string {
  return new Intl.DateTimeFormat(intl, { hour: "2-digit", minute: "2-digit" }).format(ms);
}

export function speak(next: Language): void {
  keep("language", next);
  location.reload();
}

function chosen(): Language {
  const wished = [recall<string>("language"), ...navigator.languages].map((tag) =>
    tag?.slice(0, 2).toLowerCase(),
  );
  return wished.flatMap((tag) => KIOSK_LANGUAGES.find((one) => one === tag) ?? [])[0] ?? "en";
}
