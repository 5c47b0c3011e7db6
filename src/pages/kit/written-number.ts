/** Numbers as people write them into forms: with the decimal sign of their language, perhaps grouped, perhaps with the unit. */
import { LOCALES, type Locale } from "./locale.ts";

/** A number for a field: every digit, not grouped, `58,5` where the language has a decimal comma. */
export function writeNumber(value: number, locale: Locale): string {
  return String(value).replace(".", signsOf(locale).decimal);
}

/**
 * The number that a text means; undefined where it is none. A decimal comma and a decimal point are both understood,
 * unless the language takes the sign for a group of thousands (`1.500` is fifteen hundred in German, `1,500` in
 * English). Where only blanks make groups, `1.500` could be either and is not guessed at; `1.500,5` and `1.500.000` mean
 * one number in every language.
 * @param unit as it is printed; may stand behind the number
 */
export function readNumber(text: string, locale: Locale, unit = ""): number | undefined {
  const { decimal, group } = signsOf(locale);
  const written = withoutUnit(text.trim(), unit).replace(/\s/g, " ").replace(/^−/, "-");
  const grouped = GROUPED.exec(written);
  if (grouped) {
    const [, sign = "", rest = ""] = grouped;
    if (sign === " " || sign === group || rest !== "")
      return finite(written.replaceAll(sign, "").replace(",", "."));
    // One group alone is read as a fraction, but not where a thousand is just as likely.
    if (group === " " && sign !== decimal) return undefined;
  }
  return PLAIN.test(written) ? finite(written.replace(",", ".")) : undefined;
}

/** Up to three digits, then threes behind the same sign, then perhaps more threes or a fraction. */
const GROUPED = /^[-+]?[1-9]\d{0,2}([ .,])\d{3}((?:\1\d{3})*(?:(?!\1)[.,]\d+)?)$/;
const PLAIN = /^[-+]?(?:\d+(?:[.,]\d*)?|[.,]\d+)(?:e[-+]?\d+)?$/i;

function withoutUnit(text: string, unit: string): string {
  return unit !== "" && text.endsWith(unit) ? text.slice(0, -unit.length).trimEnd() : text;
}

function finite(text: string): number | undefined {
  const value = Number(text);
  return Number.isFinite(value) ? value : undefined;
}

interface Signs {
  decimal: string;
  /** A blank stands for all kinds of blanks. */
  group: string;
}

const known = new Map<Locale, Signs>();

function signsOf(locale: Locale): Signs {
  let signs = known.get(locale);
  if (!signs) {
    const parts = new Intl.NumberFormat(LOCALES[locale].intl).formatToParts(-1234567.8);
    const signOf = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
    signs = { decimal: signOf("decimal"), group: signOf("group").replace(/\s/, " ") };
    known.set(locale, signs);
  }
  return signs;
}
