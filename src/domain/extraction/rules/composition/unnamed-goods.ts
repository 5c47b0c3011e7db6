/** Shares in running text that does not say of what goods they are: "Mills around Biella showed 55 % linen with 45 % lyocell". */
import { GOODS } from "../general-papers.ts";
import { namesKindBeforeQuotes } from "../kinds.ts";
import { type Place, tailOf } from "../places.ts";
import { asProse } from "../prose.ts";

/** How far back two sentences go, in characters. */
const REACH = 240;
/** A sentence, or the last part of one behind a colon. */
const SENTENCE = /$(?<=(?<tail>(?:[^.:;!?\t\n]|[.:](?=\S)|\n(?![\p{Lu}\n]))*))/u;
/** Words of running text before shares, at least: a label has fewer, or ends with a sign. */
const LEAST_WORDS = 3;
const LABEL_END = /[:=\t–-]\s*$/u;
const GOODS_NAMED = new RegExp(`(?<!\\p{L})${GOODS}`, "u");

/** True where neither their sentence nor the one before names a kind of goods, or an article. */
export function isOfUnnamedGoods({ passage, start }: Place): boolean {
  const { text, folded } = asProse(passage);
  const before = text.slice(Math.max(start - REACH, 0), start);
  const own = tailOf(before, SENTENCE);
  const words = own.match(/\p{L}{2,}/gu)?.length ?? 0;
  if (words < LEAST_WORDS || LABEL_END.test(before)) return false;
  const ended = before.slice(0, before.length - own.length).replace(/[.:;!?\s]+$/u, "");
  const length = tailOf(ended, SENTENCE).length + before.length - ended.length;
  const said = folded.slice(start - length, start);
  return !namesKindBeforeQuotes(said) && !GOODS_NAMED.test(said);
}
