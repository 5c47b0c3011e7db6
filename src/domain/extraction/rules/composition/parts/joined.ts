/** Several parts of one cloth: "collar and cuffs", "corps, manches et". */
import type { Spoken } from "../../kit/phrases.ts";
import { isLabel, isLittle, LONGEST, names, THREADS, YARN } from "./part-names.ts";

/** "And", folded, in the languages of papers. */
const AND = String.raw`and|&|\+|und|u\.|sowie|et|e|y|en|og|och|samt|ja|seka|ning|i|oraz|a|es|ve|ile|si|un|ir|и|та|і|και`;

/** What joins two parts of one cloth. */
const JOINED = new RegExp(String.raw`^[ ]?(?:${AND}|\/)[ ]?$`, "u");

export const RIBBED_PARTS: ReadonlySet<string> = new Set(["collar", "cuff", "waistband", "hem"]);

/** "Corps, manches et": a label that begins with the body and names nothing but parts. */
export function isOfBody(text: string, end: number): boolean {
  const label = /(?:^|[\n\t.;:(|/•·])[ ]?(?<names>\p{L}[\p{L}'’ ,&+/-]*[,&+/ ])$/u.exec(text.slice(0, end))
    ?.groups?.names;
  const pieces = label?.split(NEXT_NAME) ?? [];
  return (
    pieces.length > 1 &&
    names().called(pieces[0]?.trim() ?? "") === "" &&
    pieces.slice(1).every((piece) => piece.trim() === "" || !!names().called(piece.trim()))
  );
}

export const NEXT_NAME = new RegExp(String.raw`,[ ]|[ ]?\/[ ]?|[ ](?:${AND})(?=[ ]|$)`, "u");

/** Parts whose Slovenian names no other language has that says "in" for what is within. */
const SLOVENIAN =
  /^(?:hrbet|rokavi?|ovratnik|mansete?|zapestniki?|zunanji|podloga|kapuca|sprednji|zadnji|stranski|naramnice|cipka|polnilo|patent)$/u;

/** "Warp and weft": the cloth. */
function isOfBothWays(text: string, words: readonly Spoken[], at: number): boolean {
  const before = names().at(text, words, at - 2);
  const gap = text.slice(words[at - 2]?.end ?? 0, words[at]?.start);
  return THREADS.has(before?.meaning ?? "") && /^[ ](?:\p{L}{1,3}|&|\+)[ ]$/u.test(gap);
}

/** "Collar and cuffs" are one component of two parts. */
export function joined(
  text: string,
  words: readonly Spoken[],
  at: number,
  part: string | null,
): string | null {
  if (part && THREADS.has(part)) return isOfBothWays(text, words, at) ? "" : part;
  if (!part || part === YARN) return part;
  // Body and sleeves of one cloth are the product.
  if (isOfBody(text, words[at]?.start ?? 0)) return part === "lining" ? "shell and lining" : "";
  for (let count = 1; count <= LONGEST; count++) {
    for (const from of [at - count, at - count - 1]) {
      const found = from < 0 ? undefined : names().at(text, words, from);
      const last = words[from + count - 1];
      if (!found?.meaning || found.count !== count || !last || found.meaning === part) continue;
      if (found.meaning === YARN || THREADS.has(found.meaning)) continue;
      const isFirst =
        isLabel(text, words[from]?.start ?? 0) ||
        // "With collar and cuffs in 95 % cotton".
        (RIBBED_PARTS.has(found.meaning) && RIBBED_PARTS.has(part)) ||
        (!isLittle(words[from], count) &&
          /^(?:contrast|rib|knit|strick|inner|intern|innen)/.test(words[from - 1]?.text ?? ""));
      const gap = text.slice(last.end, words[at]?.start);
      // "In" is "and" in Slovenian alone.
      const isJoined = JOINED.test(gap) || (gap === " in " && SLOVENIAN.test(words[from]?.text ?? ""));
      if (isJoined && isFirst)
        return found.meaning === "shell" && part === "upper"
          ? part
          : listedBefore(text, words, from) + namedTogether(found.meaning, part);
    }
  }
  return part;
}

/** "Neck, cuffs and hem", "shell/lining/filling": the part that a label begins with, before a comma or a stroke. */
function listedBefore(text: string, words: readonly Spoken[], at: number): string {
  for (let count = 1; count <= LONGEST && count <= at; count++) {
    const [first, last] = [words[at - count], words[at - 1]];
    const found = names().at(text, words, at - count);
    if (!first || !last || !found?.meaning || found.count !== count || !isLabel(text, first.start)) continue;
    if (/^(?:, |[ ]?\/[ ]?)$/.test(text.slice(last.end, words[at]?.start))) return `${found.meaning}, `;
  }
  return "";
}

/** Where ribs are set beside the lower edge, which Polish and Italian call by words for what is below. */
const RIBBED_BESIDE_HEM: ReadonlySet<string> = new Set(["cuff", "collar", "rib"]);

const BELOW: ReadonlySet<string> = new Set(["bottom", "trousers"]);

/** "Mankiety i dół", "polsini e fondo": cuffs and hem. */
function namedTogether(first: string, second: string): string {
  const hemmed = (part: string, other: string) =>
    BELOW.has(part) && RIBBED_BESIDE_HEM.has(other) ? "hem" : part;
  return `${hemmed(first, second)} and ${hemmed(second, first)}`;
}
