/**
 * The signs that stand around labels, as one and the same: "Article no. – 4711" has a dash for a colon, "Weight*: 310 g"
 * something before it, notes have brackets of two kinds, and lists have bullets of many kinds.
 */
import { folded } from "../folded.ts";
import { isLabelInAnyLanguage } from "../label-words.ts";

/** A text with a colon behind each label and a dot in the middle for each bullet, of the same length. */
export function withUsualSigns(text: string): string {
  return withColonsForDashes(withoutMarks(withDotsForBullets(withColonsAtValues(text))));
}

/** Typewritten colons that stand below each other, in a cell of their own between label and value. */
function withColonsAtValues(text: string): string {
  return text.replace(/(?<=[^\t\n]\t):\t(?=[^\t\n])/g, ": ");
}

/** What begins the lines of a list. */
const BULLET = /(?<=^|[\n\t])[•▪●■◦○‣›»►▶✓✔☑☐→](?= ?[\p{L}\d])/gu;
/** A dash may belong to the line above; so many lines begin with the one of a list. */
const DASH_BULLET = /(?<=^|\n)[-–—*](?= \p{L})/gu;
const LINES_OF_LIST = 3;

function withDotsForBullets(text: string): string {
  const told = text.replace(BULLET, "·");
  const lines = told.match(DASH_BULLET)?.length ?? 0;
  return lines < LINES_OF_LIST ? told : told.replace(DASH_BULLET, "·");
}

/** What refers to the foot of the page: a sign, a number in brackets; a label may have its language besides. */
const SIGN =
  /(?:(?<=[\p{L}\d.)®™] ?)[*†‡]{1,3}|(?<=(?:\p{L}{2}|[.)®™]) ?)[¹⁴⁵⁶⁷⁸⁹]|(?<=(?:\p{L}{2}|[.)®™])(?<!m) ?)[²³])(?: ?:|(?=[\t\n]|$))/gu;
const NUMBER = / (?<number>\d)\)(?= ?[:\t\n]|,? \d{1,3}(?:[.,]\d{1,2})? ?%|$)/gu;
const IN_SQUARES = /\[(?<said>[^[\]\n\t]{1,12}(?=\] ?[:\t\n])|\d)\]/gu;

/** A sign gives way to the colon of its label, or to a blank; notes stand in round brackets. */
function withoutMarks(text: string): string {
  return text
    .replace(SIGN, (sign: string, at: number) => {
      const cell = text.slice(Math.max(text.lastIndexOf("\n", at), text.lastIndexOf("\t", at)) + 1, at);
      if (!sign.endsWith(":") && !isKnownLabel(cell)) return " ".repeat(sign.length);
      return cell.endsWith(" ") || sign.length === 1 ? ":".padEnd(sign.length) : " :".padStart(sign.length);
    })
    .replace(NUMBER, "($<number>)")
    .replace(IN_SQUARES, "($<said>)");
}

/** The begin of a cell, up to its first dash or arrow between blanks; a label has no figures and no colon. */
const BEFORE_DASH =
  /(?<=^|[\n\t])(?:[-•*·▪] ?|\d{1,2}(?:\.\d{1,2})?[.)]? )?(?<label>\p{L}[^\n\t:;\d]{1,44}?) [-–—=→>](?= (?<value>[^\n\t]+))/gu;
/** "Composition – Zusammensetzung: 100 % Baumwolle" has a label in two languages, as if a stroke were between them. */
const ITS_COLON = /^[^:\d]{2,40}:/u;
/** So many short texts before dashes, a known label among them, are labels. */
const LINES_OF_PAIRS = 3;
/** Longest label, in words. */
const LABEL_WORDS = 6;

function withColonsForDashes(text: string): string {
  let told = "";
  for (const run of runsOf(text, pairsIn(text))) {
    const isList = run.length >= LINES_OF_PAIRS && run.some(({ isKnown }) => isKnown);
    for (const { dash, isKnown, isOfTwo } of run) {
      const isOne = isOfTwo ? isKnown : isKnown || isList;
      if (isOne) told += text.slice(told.length, dash) + (isOfTwo ? "/" : ":");
    }
  }
  return told + text.slice(told.length);
}

interface Pair {
  start: number;
  dash: number;
  end: number;
  isKnown: boolean;
  /** True where the label goes on in another language. */
  isOfTwo: boolean;
}

function pairsIn(text: string): Pair[] {
  return [...text.matchAll(BEFORE_DASH)].flatMap(({ 0: before, index, groups }) => {
    const { label = "", value = "" } = groups ?? {};
    if (label.split(" ").length > LABEL_WORDS) return [];
    const isOfTwo = isKnownLabel(value) || isKnownLabel(ITS_COLON.exec(value)?.[0] ?? "");
    if (!isOfTwo && ITS_COLON.test(value)) return [];
    const dash = index + before.length - 1;
    const isKnown = isKnownLabel(label);
    // "Cove Ltd – 12 Mill Road – Leeds" has more than a label and its value.
    if (!isKnown && / [-–—=→>] /.test(value)) return [];
    return [{ start: index, dash, end: dash + 2 + value.length, isKnown, isOfTwo }];
  });
}

/** Those that follow each other, but for the second line of a value. */
function runsOf(text: string, pairs: readonly Pair[]): Pair[][] {
  const runs: Pair[][] = [];
  for (const pair of pairs) {
    const run = runs.at(-1);
    if (run && /^[^\n]*[\n\t][^\n]*\n?$/.test(text.slice(run.at(-1)?.end, pair.start))) run.push(pair);
    else runs.push([pair]);
  }
  return runs;
}

function isKnownLabel(text: string): boolean {
  return isLabelInAnyLanguage(folded(text));
}
