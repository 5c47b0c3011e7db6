/** Sentences about an article beside the product, known by a number like its own: "the trousers (TB-1450), which are made in Tunisia". */
import type { Word } from "../reading/page.ts";
import { CELL_END, type Passage } from "../reading/passage.ts";
import { lineAround, wordsOf } from "./places.ts";
import { asProse } from "./prose.ts";

/** A number behind the name of an article, in brackets, also with its word: "(art. TB-1450)". No part that is told of follows. */
const NUMBERED =
  /(?<=\p{L}\d{0,3}[ \n])\((?:\p{L}{2,12}[.:]?[ ])?(?<code>(?=\p{L}*[ ./_-]?\d{2})[\p{L}\d][\p{L}\d ./_-]{2,20})\)(?! ?:)/gu;
const ENDS = /[.!?](?=\s|$)|\n/u;

/** Words of what is said of articles with a number made like the product's. */
export function wordsOfOthers(passage: Passage, own: string): Word[] {
  const { text } = asProse(passage);
  const like = formOf(own);
  return [...text.matchAll(NUMBERED)].flatMap((match): Word[] => {
    const { code = "" } = match.groups ?? {};
    if (code === own || formOf(code) !== like || lineAround(text, match.index).includes(CELL_END)) return [];
    const rest = text.slice(match.index + match[0].length);
    const ends = [rest.search(ENDS), rest.indexOf(own)].filter((at) => at >= 0);
    const end = match.index + match[0].length + Math.min(...ends, rest.length);
    return [...wordsOf({ passage, start: match.index, end })];
  });
}

/** How a number is made: its letters, and where it has figures and blanks. */
function formOf(code: string): string {
  return code.replace(/\d/g, "0").replace(/[ ./_-]/g, "-");
}
