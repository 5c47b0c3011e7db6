/**
 * Numbers of articles and certificates in pictures. No language knows them, so that letters and figures of one shape are
 * taken for each other, and one number for two words. What is put right here follows from how such numbers are made.
 */
import type { Word } from "./page.ts";

/** How sure a number is at most in which letters were put right, or that was put together. */
const MENDED = 0.7;
/** Capitals and figures, with signs between them and one behind them. */
const CODE = /^(?=(?:.*\d){3})[\p{Lu}\d][\p{Lu}\d£l./-]{4,}[^\p{L}\d]?$/u;
/** "Standard 100: 20.C7.61407", "07.HBO.O1234", "24.5K,30917": a number of OEKO-TEX with figures in its letters or the other way round. */
const POINTED =
  /^(?<year>\d{2})[.,](?<letters>(?=.?\p{L}|..\p{L})[A-Z\d]{2,3})[.,](?<figures>(?=.*\d)[\dOIlSB]{5})(?<rest>[.,;:)]*)$/u;
const LETTER_FOR: Readonly<Record<string, string>> = {
  "0": "O",
  "1": "I",
  "2": "Z",
  "5": "S",
  "7": "Z",
  "8": "B",
};
const FIGURE_FOR: Readonly<Record<string, string>> = { O: "0", I: "1", l: "1", S: "5", B: "8" };
/**
 * Short names of standards that are a group of a number, with figures of their shape, or a letter seen twice: behind the
 * figures of a licence ("CU1187204G0TS-2026") or between signs, where two letters at least are left of it.
 */
const NAMES: readonly (readonly [pattern: RegExp, name: string])[] = (
  [
    ["[GC][O0QG][O0]?[T7I1][S5]", "GOTS"],
    ["[GC]R[S5]{1,2}", "GRS"],
    ["[O0Q]C[S5]", "OCS"],
    ["RC[S5]", "RCS"],
    ["RD[S5]", "RDS"],
    ["RW[S5]", "RWS"],
  ] as const
).map(([shape, name]) => [
  new RegExp(
    `(?:(?<=\\d{5})|(?<=^|[-./])(?=\\d?\\p{L}\\d?\\p{L}|\\p{L}\\d{2}\\p{L}))${shape}(?=[-./]|$)`,
    "gu",
  ),
  name,
]);
/** A scope certificate, behind the name of its standard. */
const SCOPE = /(?<=(?:GOTS|GRS|OCS|RCS|RDS|RWS)[-./])5C(?=[-./])/u;
/** Letters of who certified, before the name of a standard. */
const BODY = /^(?=.*\p{L})[\p{Lu}0]{2,5}(?=[-/](?:GOTS|GRS|OCS|RCS|RDS|RWS)[-./])/u;
/** Letters between figures that are one more of them. */
const WITHIN_FIGURES = /(?<=\d)[OQlI](?=\d)/gu;
/** "20190K1033": numbers of OEKO-TEX have the year and two letters in front. */
const OF_YEAR = /^20\d\d0K(?=\d{4}\b)/u;
/** "ElP", "El1P": a small letter that no number has is a capital, seen twice where a figure stands beside it. */
const SMALL_L = /(?<=\p{Lu})l1?(?=\p{Lu})/gu;
/** What a speck before a number is taken for. */
const SPECK = /^[‘’“”"'°.;*]+/u;

/** A number as it was printed, where its letters cannot be what was read; any other text as it is. */
export function codeAsMeant(text: string): string {
  const { year, letters, figures, rest } = POINTED.exec(text.replace(SPECK, ""))?.groups ?? {};
  if (letters !== undefined && figures !== undefined)
    return `${year}.${replaced(letters, LETTER_FOR)}.${replaced(figures, FIGURE_FOR)}${rest}`;
  const code = text.replace(SPECK, "");
  if (!CODE.test(code)) return text;
  let meant = code
    .replace(WITHIN_FIGURES, (letter) => (/[OQ]/.test(letter) ? "0" : "1"))
    .replace(SMALL_L, "I")
    .replaceAll("£", "E");
  meant = meant.replace(OF_YEAR, (year) => year.replace("0K", "OK"));
  for (const [pattern, name] of NAMES) meant = meant.replace(pattern, name);
  return meant.replace(SCOPE, "SC").replace(BODY, (body) => body.replaceAll("0", "O"));
}

/** Each letter of a text as it is meant. */
function replaced(text: string, meant: Readonly<Record<string, string>>): string {
  return text.replace(/./gu, (letter) => meant[letter] ?? letter);
}

/** The words of a line with its numbers in one piece, their letters as they were meant, and the sign for a number before them. */
export function withWholeCodes(words: readonly Word[]): Word[] {
  const whole: Word[] = [];
  const gap = usualGap(words);
  for (const word of words) {
    const last = whole.at(-1);
    if (last && isTorn(last, word, gap)) whole.splice(-1, 1, joined(last, word));
    else if (last && isTornName(whole.at(-2), last, word))
      whole.splice(-1, 1, { ...joined(last, word), sureness: Math.min(last.sureness, word.sureness) });
    else whole.push(word);
  }
  return withNumberSigns(whole).map((word) => {
    const text = codeAsMeant(word.text);
    return text === word.text ? word : { ...word, text, sureness: Math.min(word.sureness, MENDED) };
  });
}

/** A gap that is so much narrower than the others of its line, and than a letter, is none between words. */
const NARROW = 0.66;
const NARROW_FOR_LETTERS = 0.55;
/** Least gaps of a line that tell how wide they are in it. */
const LEAST_GAPS = 3;
/** Figures on either side, or a sign before them: between letters and figures a sign is lost as often. */
const GOES_ON = /(?:\d\n\d|\d[./-]\n[\p{Lu}\d])/u;
const DAY_OR_AMOUNT = /^(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d+[.,]\d{2})\W?$/;

/** Width of a blank in a line; 0 where it has too few to tell. */
function usualGap(words: readonly Word[]): number {
  const gaps = words
    .slice(1)
    .map((word, i) => gapBetween(words[i], word))
    .sort((one, other) => one - other);
  return gaps.length < LEAST_GAPS ? 0 : (gaps[Math.floor(gaps.length / 2)] ?? 0);
}

function gapBetween(one: Word | undefined, other: Word): number {
  return one ? other.x - (one.x + one.width) : 0;
}

/** "VTC-GRS-TC-2026-004" and "1872", "19." and "HUK.77120": a number in two words that stand too close to be two. */
function isTorn(one: Word, other: Word, gap: number): boolean {
  const text = one.text + other.text;
  const between = gapBetween(one, other);
  return (
    between < gap * NARROW &&
    between * text.length < (one.width + other.width) * NARROW_FOR_LETTERS &&
    GOES_ON.test(`${one.text}\n${other.text}`) &&
    CODE.test(text) &&
    /\p{L}|\d[/-]\d/u.test(text) &&
    !DAY_OR_AMOUNT.test(one.text) &&
    !DAY_OR_AMOUNT.test(other.text)
  );
}

/** A gap is so much narrower than that before a capital, if it only parts this from the rest of its word. */
const NARROW_IN_NAMES = 0.5;

/** "P" and "ell" of "Harrow & Pell" in letters set apart: closer to each other than "P" is to the word before. */
function isTornName(before: Word | undefined, one: Word, other: Word): boolean {
  const gap = gapBetween(before, one);
  return (
    /^\p{Lu}$/u.test(one.text) &&
    /^\p{Ll}{2,}/u.test(other.text) &&
    gap < one.height &&
    gapBetween(one, other) < gap * NARROW_IN_NAMES
  );
}

function joined(one: Word, other: Word): Word {
  const top = Math.min(one.y, other.y);
  return {
    text: one.text + other.text,
    x: one.x,
    y: top,
    width: other.x + other.width - one.x,
    height: Math.max(one.y + one.height, other.y + other.height) - top,
    sureness: Math.min(one.sureness, other.sureness, MENDED),
  };
}

/** "n.º" and "№" as they are read badly, whole or in two words. */
const NUMBER_SIGN = /^(?:[nN]\.?[2?*£'"”9]|Ne)$/u;
const NUMBER_LETTER = /^[nN]\.?$/u;
const RAISED = /^[2?*£'"”9°º]$/u;

function withNumberSigns(words: readonly Word[]): Word[] {
  return words.flatMap((word, i): Word[] => {
    const [last, next] = [words[i - 1], words[i + 1]];
    if (NUMBER_SIGN.test(word.text) && isCodeAt(words, i + 1)) return [{ ...word, text: "n.º" }];
    if (last && NUMBER_LETTER.test(last.text) && RAISED.test(word.text) && isCodeAt(words, i + 1)) return [];
    if (next && NUMBER_LETTER.test(word.text) && RAISED.test(next.text) && isCodeAt(words, i + 2))
      return [{ ...joined(word, next), text: "n.º", sureness: word.sureness }];
    return [word];
  });
}

/** A number with letters or a sign in it, or letters with their figures apart: "CU 1019922". */
function isCodeAt(words: readonly Word[], at: number): boolean {
  const text = words[at]?.text ?? "";
  if (/^\p{Lu}{2,5}$/u.test(text)) return /^\d{4}/.test(words[at + 1]?.text ?? "");
  return CODE.test(text) && /\p{L}|\d[-/]\d/u.test(text);
}
