/** Numbers and dates as documents write them. */

import { names } from "../../names.ts";

/** A decimal number without a sign, for patterns; up to four digits before its decimals. */
export const NUMBER = String.raw`\d{1,4}(?:[.,]\d{1,3})?`;

/** What a printed decimal number means; `1.250` with three decimals and no comma is taken as it stands. */
export function numberOf(text: string): number {
  return Number(text.replace(",", "."));
}

/** Per cent in words, folded. */
export const PER_CENT =
  "(?:percents?|(?:gewichts|massen?)?-?prozent(?:e|en)?|p\\. ?100|per cent|pour ?cent|per cento|por cent?o|por ciento|(?:p(?:ro?)?ct|prc|proz)\\.?|(?:(?:hmotnostnich|vahovych|wagowych|masowych|mases|masas|svorio|svara) )?(?:vikt|mass|gewichts|massa|vægt|vaegt)?procent(?:ow|om|u|a|i|us|es|e|ai|iem|ach|ech)?|(?:vekt|paino|massa|masse)?prosent(?:tia|ti|in|ista)?|-?prosenttisesti|(?:massi|kaalu)?protsen(?:ti?|di|dil)|percento|(?:(?:hmotnostnych|hmotnostneho) )?percent(?:a|ami|ach)?|(?:tomeg|suly)?szazalek(?:a|ban|at|aban|ot)?|(?:(?:masnih|utežnih|uteznih) )?odstotk(?:ov|a|i|e|ih|u)|(?:masenih |tezinskih )?(?:posto|postot(?:aka|ka|ak))|la suta|yuzde|(?:тегловни )?процента?|на сто|(?:(?:масових|вагових) )?відсот(?:ок|ки|ків|ками|ка|ках)|одсто|посто|(?:масених |тежинских )?процената|τοισ εκατο|faoin gcead|fil-mija)";

/** A head of a column that is a word for shares in a hundred. */
export const PER_CENT_IN_HEAD =
  /(?:^|[\t\n])(?:per ?cent(?:age)?|percento|pourcentage|porcentaje|percentuale|p[eo]rcentagem|prozent\p{L}*|procent\p{L}*|prosent\p{L}*|protsen\p{L}*|szazalek\p{L}*|odstot\p{L}*|postot\p{L}*|yuzde|процент\p{L}*|відсот\p{L}*|проценат|ποσοστο)(?:[\t\n]|$)/u;

/** What stands before how far a figure may be off: "± 0.6", "+/- 0.6". */
export const GIVE_OR_TAKE = String.raw`(?:±|\+[ ]?/?[ ]?[-–−])[ ]?`;

/** A figure that has its cell to itself, with the sign of a percentage or without, and how far it may be off. */
export const FIGURE = new RegExp(
  `^(?:%[ ]?)?${NUMBER}[ ]?%?(?:[ ]?\\(?${GIVE_OR_TAKE}${NUMBER}[ ]?%?\\)?)?$`,
  "u",
);

/** What such a cell means. */
export function figureIn(cell: string): number {
  return numberOf(/[\d.,]+/.exec(cell)?.[0] ?? "");
}

/** What a share is of: "%", "wt.-%", "Gew.-%", "% w/w". */
export const SHARE_SIGN = String.raw`\(?(?:(?:(?:m|ma|gew|gewichts|wt|mass|masse|massen|w|weight)\.?[ ]?-?[ ]?)?%|%[ ](?:w/w|\(?m/m\)?|by (?:weight|mass)|en (?:masse|poids|peso|masa|massa)|in (?:peso|massa)|em (?:peso|massa)|wag\.?|mas\.?)|w/w[ ]?%|per ?cent|prozent|pourcent|procent)\)?`;
/** Nothing but that. */
export const SHARE_UNIT = new RegExp(`^${SHARE_SIGN}$`, "u");

const DATE =
  /(\d{4})(?:[-/]|\.[ ]?)(\d{1,2})(?:[-/]|\.[ ]?)(\d{1,2})(?!\d)|(\d{1,2})(?:[-/]|\.[ ]?)(\d{1,2})(?:[-/]|\.[ ]?)(\d{4})(?!\d)|(\d{1,2})(?:st|nd|rd|th|\.|er|º)?[ \n-](?:de )?(\p{L}{3,12})\.?,?[ \n-](?:de )?(\d{4})(?!\d)|(\p{L}{3,12})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})(?!\d)/u;

/** "2031. május 12.", "2026 m. gegužės 3 d.", "2026. gada 3. maijs": the year first, and its month by its name. */
const YEAR_FIRST =
  /(?<!\d)(\d{4})(?:\.? gada| m\.|\.)[ \n](?:(\p{L}{3,12}) (\d{1,2})|(\d{1,2})\. (\p{L}{3,12}))(?![\p{L}\d])/gu;

/**
 * The first date in a folded text, as YYYY-MM-DD, and where it stands. Of two numbers below 13 the day comes first, as
 * everywhere but in the United States.
 */
export function dateIn(text: string): { value: string; start: number; end: number } | undefined {
  const match = DATE.exec(text);
  const yearFirst = dateWithYearFirst(text);
  if (yearFirst && (!match || yearFirst.start <= match.index)) return yearFirst;
  if (!match) return undefined;
  const [whole, y1, m1, d1, d2, m2, y2, d3, name3, y3, name4, d4, y4] = match;
  const [year, month, day] =
    y1 !== undefined
      ? [y1, Number(m1), Number(d1)]
      : y2 !== undefined
        ? Number(m2) > 12
          ? [y2, Number(d2), Number(m2)]
          : [y2, Number(m2), Number(d2)]
        : y3 !== undefined
          ? [y3, monthCalled(name3 ?? ""), Number(d3)]
          : [y4, monthCalled(name4 ?? ""), Number(d4)];
  const value = dayOf(year, month, day);
  return value === undefined ? undefined : { value, start: match.index, end: match.index + whole.length };
}

function dateWithYearFirst(text: string): { value: string; start: number; end: number } | undefined {
  for (const { 0: whole, 1: year, 2: name1, 3: day1, 4: day2, 5: name2, index } of text.matchAll(
    YEAR_FIRST,
  )) {
    const value = dayOf(year, monthCalled(name1 ?? name2 ?? ""), Number(day1 ?? day2));
    if (value !== undefined) return { value, start: index, end: index + whole.length };
  }
  return undefined;
}

/** A day as YYYY-MM-DD; undefined where the calendar has none such. */
function dayOf(year: string | undefined, month: number, day: number): string | undefined {
  const value = `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
  const exists = !Number.isNaN(Date.parse(value)) && new Date(value).toISOString().startsWith(value);
  return exists ? value : undefined;
}

export function monthCalled(name: string): number {
  const { months } = names();
  return months.get(name) ?? months.get(name.slice(0, 3)) ?? 0;
}
