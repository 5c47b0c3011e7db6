/** Shares in running text that does not say of what goods they are: "Mills around Biella showed 55 % linen with 45 % lyocell". */
import { isLabel } from "../../../label-words.ts";
import { type Place, tailOf } from "../../kit/places.ts";
import { asProse } from "../../kit/prose.ts";
import { GOODS } from "../../papers/general-papers.ts";
import { namesKindBeforeQuotes } from "../../products/kinds.ts";
import { COMPOSED } from "../composition.ts";

/** How far back two sentences go, in characters. */
const REACH = 240;
/** A sentence, or the last part of one behind a colon. */
const SENTENCE = /$(?<=(?<tail>(?:[^.:;!?\t\n]|[.:](?=\S)|\n(?![\p{Lu}\n]))*))/u;
/** Words of running text before shares, at least: a label has fewer, or ends with a sign. */
const LEAST_WORDS = 4;
/** "Satin in 100 % polyester has had its moment": few words before shares, where their sentence goes on. */
const GOES_ON = /^(?:[ \n]\p{Ll}[\p{L}'’-]*){4}/u;
const LABEL_END = /[:=\t–-]\s*$/u;
const GOODS_NAMED = new RegExp(`(?<!\\p{L})${GOODS}`, "u");
/** "Consists of", "is made of", "AB-12": what is said so of nothing that is named is said of the product. */
const SAID_OF_IT =
  /(?<!\p{L})(?:consist|made|besteh|bestaat|bestar|består|fabriqu|fait[es]?(?!\p{L})|fatt[oa]|hech[oa]|feit[oa]|gemacht|gefertigt|gemaakt|vervaardigd|wykonan|zrobion|vyroben|keszul|izrađen|izdela|valmiste|tillverka|fremstil|laget|lavet|kuulub|fabricat|изработ|виготов|κατασκευα)|(?<![\p{L}\d])\p{L}{1,5}[ -]?\d{2,}/u;
/** Letters of a paper that has room for other goods than its own, at least. */
const LEAST_LETTERS = 200;

/** True where neither their sentence nor the one before names a kind of goods, or an article. */
export function isOfUnnamedGoods({ passage, start, end }: Place): boolean {
  const { text, folded } = asProse(passage);
  if (text.replace(/\P{L}/gu, "").length < LEAST_LETTERS) return false;
  const before = text.slice(Math.max(start - REACH, 0), start);
  const own = tailOf(before, SENTENCE);
  if (LABEL_END.test(before) || !isRunning(own, text.slice(end, end + REACH))) return false;
  const ended = before.slice(0, before.length - own.length).replace(/[.:;!?\s]+$/u, "");
  const length = tailOf(ended, SENTENCE).length + before.length - ended.length;
  const said = folded.slice(start - length, start);
  return (
    ![GOODS_NAMED, COMPOSED, SAID_OF_IT].some((named) => named.test(said)) && !namesKindBeforeQuotes(said)
  );
}

function isRunning(own: string, after: string): boolean {
  const words = own.match(/\p{L}{2,}/gu) ?? [];
  return words.length >= LEAST_WORDS || (words.length > 1 && !isLabel(own.trim()) && GOES_ON.test(after));
}
