/**
 * Papers from Asia that say everything twice: "产地 Country of origin | 中国 China". What they say in Latin letters is
 * read alone, since nothing parts the two and the rules know words of the second only.
 */
import type { Reading, Word } from "../reading/page.ts";
import { passagesOf } from "../reading/passage.ts";
import { cellsOf, linesOf, wordsOf } from "./places.ts";

const ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
/** A word of a language, not a code or a unit. */
const LATIN = /^[^\p{L}]*\p{Script=Latin}{3}/u;
/** Words in Latin letters from which on a page is taken to be in two languages. */
const LATIN_WORDS = 15;

/** A page without what its cells say in another script before they say it in Latin letters. */
export function withoutSecondScript(reading: Reading): Reading {
  const isAsian = ({ text }: Word) => ASIAN.test(text);
  if (!reading.words.some(isAsian)) return reading;
  const isLatin = ({ text }: Word) => LATIN.test(text) && !ASIAN.test(text);
  if (reading.words.filter(isLatin).length < LATIN_WORDS) return reading;
  const dropped = new Set<Word>();
  for (const passage of passagesOf(reading).filter(({ order }) => order === "rows"))
    for (const { line, start: from } of linesOf(passage.text))
      for (const { cell, start } of cellsOf(line, from)) {
        const words = wordsOf({ passage, start, end: start + cell.length });
        if (!words.some(isAsian)) continue;
        // Shares of fibres whose names stand in Latin letters elsewhere: "綿 72% リヨセル 28%".
        const left = words.some(isLatin) ? words.filter(isAsian) : cell.includes("%") ? words : [];
        for (const word of left) dropped.add(word);
      }
  return dropped.size === 0
    ? reading
    : { ...reading, words: reading.words.filter((word) => !dropped.has(word)) };
}
