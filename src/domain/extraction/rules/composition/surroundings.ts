/** The words around shares that may say whose they are, from as near as their sentence to as far as the page. */
import { CELL_END, LINE_END } from "../../reading/passage.ts";
import { lineStart, linesOf, type Place, wordsOf } from "../kit/places.ts";

export interface Surroundings {
  /** Before them in their line and cell, or the cells to the left where nothing is. */
  label: string;
  /** The sentence that they stand in, without them, as one line. */
  before: string;
  after: string;
  sentence: string;
  /** Some words before and behind them, whatever those belong to. */
  near: string;
  following: string;
  /** As much before them, or the cells to their left where a page is read by columns. */
  row: string;
  /** As much before them with the signs that are printed: bullets and boxes are one elsewhere. */
  printed: string;
  /** As much before them as a quoted example or a table of rules may have. */
  far: string;
  /** Everything above them on the page. */
  above: string;
  page: string;
}

/** Characters of a sentence before and after shares that speak of them. */
const REACH = 90;
/** How far a quoted example or a table of rules may reach, in characters. */
const FAR = 400;
/** Longest label that is more than a sentence with an adjective, in characters. */
export const LONGEST_LABEL = 40;

/** The sentence that a place is in, and what follows it. */
export function sentenceOf(place: Place): Pick<Surroundings, "before" | "after" | "sentence" | "following"> {
  const { passage, end } = place;
  const [before, after] = sentenceAround(place);
  return { before, after, sentence: before + after, following: passage.folded.slice(end, end + REACH) };
}

/** What stands around a place in its line and its table. */
export function surroundingsOf(place: Place): Surroundings {
  const { passage, start } = place;
  const { folded } = passage;
  return {
    label: labelBefore(place),
    ...sentenceOf(place),
    near: folded.slice(Math.max(start - REACH, 0), start),
    row: rowBefore(place),
    printed: passage.printed.slice(Math.max(start - REACH, 0), start),
    far: folded.slice(Math.max(start - FAR, 0), start),
    above: textAbove(place),
    page: folded,
  };
}

/** What is read before a place and stands above it: columns are read one by one, a line below all of them among them. */
export function textAbove(place: Place): string {
  const { passage, start } = place;
  const before = passage.folded.slice(0, start);
  const y = passage.order === "rows" ? undefined : wordsOf(place)[0]?.y;
  if (y === undefined) return before;
  const lines = linesOf(before);
  const tops = lines.map(() => Number.POSITIVE_INFINITY);
  let line = 0;
  for (const [i, word] of passage.words.entries()) {
    const at = passage.starts[i] ?? 0;
    while (line + 1 < lines.length && at >= (lines[line + 1]?.start ?? 0)) line++;
    if (at < start) tops[line] = Math.min(tops[line] ?? 0, word.y);
  }
  return lines.flatMap((one, i) => ((tops[i] ?? 0) <= y ? one.line : [])).join(LINE_END);
}

/** What stands before shares in their line and cell, or in the cells to the left of it. */
export function labelBefore({ passage, start }: Place): string {
  const line = lineStart(passage, start);
  const own = passage.folded.slice(Math.max(line, start - REACH), start);
  const label = /\p{L}/u.test(own) ? own : `${passage.beside.get(line) ?? ""} ${own}`;
  const cut = Math.max(label.lastIndexOf(". "), label.lastIndexOf(";"), label.lastIndexOf("%"));
  return label.slice(cut + 1);
}

function rowBefore({ passage, start }: Place): string {
  const line = lineStart(passage, start);
  const left = passage.beside.get(line);
  return left === undefined
    ? passage.folded.slice(Math.max(start - REACH, 0), start)
    : left + CELL_END + passage.folded.slice(line, start);
}

/** What follows in the same row of a table, up to the next share. */
export function restOfRow({ passage, start, end }: Place): string {
  const { folded, order } = passage;
  const row = folded.slice(lineStart(passage, start), end);
  if (order !== "rows" || !row.includes(CELL_END)) return "";
  // A cell of two lines has its row's end beside its first line.
  const first = folded.slice(start).split(LINE_END, 1)[0] ?? "";
  return first.slice(0, end - start + REACH).replace(/^[^\t]*/u, "");
}

/** The head of the column of a block: the line above its shares. */
export function headOf({ passage, start }: Place): string {
  if (passage.order !== "columns") return "";
  const block = passage.folded.lastIndexOf("\n\n", start - 1);
  const above = passage.folded
    .slice(block < 0 ? 0 : block + 2, start)
    .split(LINE_END)
    .slice(0, -1);
  const head = above.findLast((line) => !line.includes("%")) ?? "";
  return head.length <= LONGEST_LABEL ? head : "";
}

/** Where a sentence ends: a line that begins with a capital letter begins another. */
const BREAK =
  /\n(?=[\n\p{Lu}*•·–-])|(?<![ \n](?:of|from|with|in|von|aus|mit|zu|de|du|en|di|da|in|con|com|van|uit|z|ze|av|af|ja|i|og|och|and|und|et|e|y|a|oder|or))\n(?=\d)|\t|;|[!?](?=\s+[\p{Lu}\n])|(?<!(?<![\p{L}\d])\p{Ll})\.(?=\s+[\p{Lu}\n])|[!?](?=\s+(?:\d|$))/gu;

/** "(that of the sample no longer holds)": brackets behind shares that speak of another. */
const OF_ANOTHER =
  /^ ?\((?:(?:that|the (?:one|shares?|composition)) (?:of|on|in|from)|(?:celle|celui) (?:de|du|des|sur)|(?:la|el|lo) (?:del?|que)|quell[ao] (?:di|del|della|sul|che)|aquela (?:d[aoe]|que)|a (?:da|do) (?=amostra|etiqueta|ultim)|(?:die|der|das) (?:der|des|vom|von|aus|auf)|die van|(?:den|det) (?:fran|fra|pa|av|af) )[^()]*\)/u;

/** The sentence that shares stand in, before and after them. */
function sentenceAround({ passage, start, end }: Place): [before: string, after: string] {
  const from = Math.max(start - REACH, 0);
  const begins = [...passage.text.slice(from, start).matchAll(BREAK)].map(({ index }) => index + 1);
  const to = passage.text.slice(end, end + REACH).search(BREAK);
  const before = passage.folded.slice(from + (begins.at(-1) ?? 0), start);
  const after = passage.folded.slice(end, to < 0 ? end + REACH : end + to);
  return [before.replaceAll(LINE_END, " "), after.replaceAll(LINE_END, " ").replace(OF_ANOTHER, "")];
}
