/** Sentences that go on in the next line. */
import { isLabel } from "../../label-words.ts";
import { CELL_END, LINE_END, type Passage } from "../../reading/passage.ts";

/** Least letters of a line that was full, so that its sentence goes on below. */
const FULL = 45;
/** What ends a sentence, leads to a value, or ends within a word. */
const ENDED = /(?:[.:;!?]|\p{L}-)\s*$/u;
/** A line that goes on with what the line above began: with a small letter, a figure or its sign, but neither label nor item of a list. */
const GOING_ON = /^(?:%|\p{Ll}(?![).])|\d(?!\d?[.)][ ]))(?![^\s]{0,25}[ ]?:)/u;
/** "kraj pochodzenia: Polska": what may be a label of several words, in small letters. */
const LABEL_FIRST = /^(?<label>[^:.,;\t]{4,40}?) ?:/u;
/** "In", "au", "ist": after such a word a name goes on too. */
const LITTLE_WORD = /(?<!\p{L}|\d[ ]?)\p{Ll}{1,4}$/u;

/** Longest label in the cell to the left. */
const LONGEST_LABEL = 30;

const known = new WeakMap<Passage, Passage>();

/** A passage in which the lines of a sentence are parted by blanks. Its places are those of the passage as it is. */
export function asProse(passage: Passage): Passage {
  let prose = known.get(passage);
  if (!prose) {
    const ends = endsWithinSentences(passage);
    prose =
      ends.length === 0
        ? passage
        : {
            ...passage,
            text: withBlanks(passage.text, ends),
            folded: withBlanks(passage.folded, ends),
          };
    known.set(passage, prose);
  }
  return prose;
}

function endsWithinSentences({ text, beside }: Passage): number[] {
  const ends: number[] = [];
  const isLabelled = (at: number) => (beside.get(at)?.length ?? Infinity) <= LONGEST_LABEL;
  let start = 0;
  for (let end = text.indexOf(LINE_END); end >= 0; end = text.indexOf(LINE_END, start)) {
    const after = text.indexOf(LINE_END, end + 1);
    const line = text.slice(start, end);
    const next = text.slice(end + 1, after < 0 ? text.length : after);
    // Two values of a form stand below each other, each with its label to the left.
    const isOfForm = isLabelled(start) && isLabelled(end + 1);
    if (line.length >= FULL && !isOfForm && goesOn(line, next)) ends.push(end);
    start = end + 1;
  }
  return ends;
}

function goesOn(line: string, next: string): boolean {
  // "Baum-" and "wolle" are one word, which those who look for names put together.
  if (line.includes(CELL_END) || next.includes(CELL_END) || ENDED.test(line)) return false;
  if (isLabel(LABEL_FIRST.exec(next)?.groups?.label ?? "")) return false;
  return GOING_ON.test(next) || (LITTLE_WORD.test(line) && /^\p{L}/u.test(next));
}

function withBlanks(text: string, ends: readonly number[]): string {
  const letters = text.split("");
  for (const end of ends) letters[end] = " ";
  return letters.join("");
}
