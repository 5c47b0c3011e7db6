/**
 * Papers from Asia that say everything twice: "产地 Country of origin | 中国 China". What they say in Latin letters is
 * read alone, since nothing parts the two and the rules know words of the second only.
 */
import type { Reading, Word } from "../../reading/page.ts";
import { passagesOf } from "../../reading/passage.ts";
import { cellsOf, linesOf, wordsOf } from "../kit/places.ts";

const ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
/** A word of a language, not a code or a unit. */
const LATIN = /^[^\p{L}]*\p{Script=Latin}{3}/u;
/** Words in Latin letters from which on a page is taken to be in two languages. */
const LATIN_WORDS = 15;

/** "单件净重(M码)Net", "品牌/Brand", "Size(尺码)": what a word says in Latin letters, parted by a sign from the other script. */
const LATIN_PART =
  /^[^\d]*[)）/:：(（](?<last>\p{Script=Latin}[\p{Script=Latin}'’-]{2,}[:：]?)[)）]?$|^(?<first>\p{Script=Latin}[\p{Script=Latin}'’-]{2,})[/(（][^\d\p{Script=Latin}]*$/u;

/** What a word of both scripts says in Latin letters. */
function latinPart({ text }: Word): string | undefined {
  if (!ASIAN.test(text)) return undefined;
  const { last, first } = LATIN_PART.exec(text)?.groups ?? {};
  return last ?? first;
}

/** A page without what its cells say in another script before they say it in Latin letters. */
export function withoutSecondScript(reading: Reading): Reading {
  const isAsian = ({ text }: Word) => ASIAN.test(text);
  if (!reading.words.some(isAsian)) return reading;
  const isLatin = (word: Word) => (LATIN.test(word.text) && !isAsian(word)) || latinPart(word) !== undefined;
  if (reading.words.filter(isLatin).length < LATIN_WORDS) return reading;
  const dropped = new Set<Word>();
  const widened = new Map<Word, Word>();
  for (const passage of passagesOf(reading).filter(({ order }) => order === "rows"))
    for (const { line, start: from } of linesOf(passage.text))
      for (const { cell, start } of cellsOf(line, from)) {
        const words = wordsOf({ passage, start, end: start + cell.length });
        if (!words.some(isAsian)) continue;
        // Shares of fibres whose names stand in Latin letters elsewhere: "綿 72% リヨセル 28%".
        const others = words.filter((word) => isAsian(word) && latinPart(word) === undefined);
        const left = words.some(isLatin) ? others : cell.includes("%") ? words : [];
        for (const word of left) dropped.add(word);
        for (const word of words) {
          const text = latinPart(word);
          if (text !== undefined) widened.set(word, { ...word, text });
        }
        for (const [word, wide] of inTheirPlace(words, dropped))
          widened.set(word, { ...wide, text: widened.get(word)?.text ?? word.text });
      }
  if (dropped.size === 0 && widened.size === 0) return reading;
  const words = reading.words.filter((word) => !dropped.has(word));
  return { ...reading, words: words.map((word) => widened.get(word) ?? word) };
}

/**
 * Words of a cell that take the place of those dropped before them, so that it begins where it did and has no hole: else
 * "Brand" of "品牌 Brand" stood below nothing, and "100%" in a cell apart from "Nylon".
 */
function inTheirPlace(words: readonly Word[], dropped: ReadonlySet<Word>): [Word, Word][] {
  return words.flatMap((word, i): [Word, Word][] => {
    if (dropped.has(word) || !dropped.has(words[i - 1] ?? word)) return [];
    const first = words[words.slice(0, i).findLastIndex((other) => !dropped.has(other)) + 1];
    if (!first || first.x >= word.x || Math.abs(first.y - word.y) > word.height) return [];
    return [[word, { ...word, x: first.x, width: word.x + word.width - first.x }]];
  });
}
