/** Dashes that keep a label and its value apart: "Article no. – 4711". */
import { folded } from "../folded.ts";
import { isLabelInAnyLanguage } from "../label-words.ts";

/** The begin of a cell, up to its first dash between blanks; a label has no figures and no colon. */
const BEFORE_DASH =
  /(?<=^|[\n\t])(?:[-•*·▪] ?|\d{1,2}(?:\.\d{1,2})?[.)]? )?(?<label>\p{L}[^\n\t:;\d]{1,44}?) [-–—](?= (?<value>[^\n\t]+))/gu;
/** "Composition – Zusammensetzung: 100 % Baumwolle" has a label in two languages before its colon. */
const ITS_COLON = /^[^:\d]{2,40}:/u;
/** So many short texts before dashes, a known label among them, are labels. */
const LINES_OF_PAIRS = 3;
/** Longest label, in words. */
const LABEL_WORDS = 6;

/** A text with colons in place of the dashes that stand between labels and values, of the same length. */
export function withColons(text: string): string {
  const pairs = [...text.matchAll(BEFORE_DASH)].flatMap(({ 0: before, index, groups }) => {
    const { label = "", value = "" } = groups ?? {};
    const isShort = label.split(" ").length <= LABEL_WORDS;
    if (!isShort || ITS_COLON.test(value) || isLabelInAnyLanguage(value)) return [];
    return [{ dash: index + before.length - 1, isKnown: isLabelInAnyLanguage(folded(label)) }];
  });
  const isList = pairs.length >= LINES_OF_PAIRS && pairs.some(({ isKnown }) => isKnown);
  let told = text;
  for (const { dash, isKnown } of pairs)
    if (isKnown || isList) told = `${told.slice(0, dash)}:${told.slice(dash + 1)}`;
  return told;
}
