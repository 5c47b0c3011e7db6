/** The part that a clause of a sentence speaks of: "the lining is of 100 % viscose". */
import { wordsIn } from "../../kit/phrases.ts";
import { glued, LINED, linedPart } from "./linings.ts";
import { isLittle, isOfLength, names, ONLY_LABELS, PIECES } from "./part-names.ts";
import { PLACES_OF, SET_AT } from "./set-at.ts";

/** "Quilted and filled with 100 % polyester". */
const FILLED =
  /(?<!\p{L})(?:filled with|quilted with|padded with|stuffed with|gefullt mit|(?:ver|ab)?steppt mit|gesteppt mit|wattiert mit|befullt mit|rembourree?s? (?:de|en|avec)|garnie?s? (?:de|en|avec)|matelassee?s? (?:de|en|avec)|imbottit[oaie] (?:di|con|in)|rellen[oa]s? (?:de|con)|acolchad[oa]s? (?:de|con)|enchid[oa]s? (?:de|com)|gevuld met|opgevuld met|wypelnion[ye] |ocieplon[yea] |fylld med|vadderad med|fyldt med|vatteret med|fylt med|vattert med|plnen[ye] |toltve|umplut[ae]? cu)/gu;

const ARTICLES = "(?:\\s(?:the|der|den|dem|la|le|les|il|el|los|las|os|as|de|het))?";

/** What stands between a lining and a part that it lines, and between that and the next. */
const INSIDE_OF = new RegExp(
  `^\\s(?:of|in|der|des|im|am|an|vom|von|de|du|del|della|do|da|en|van|bij|w|i|pa|av|af)${ARTICLES}\\s$`,
  "u",
);

const AND_OF = new RegExp(`^\\s(?:and|und|et|e|y|en|og|och|ja|i|a)${ARTICLES}\\s$`, "u");

/** "Sål i 100 % læder": a little word and nothing else before its shares. */
const SHORTLY = /^\s*(?!for|pas|on|do)\p{L}{3}\s(?:i|af|av|in|of|aus)\s$/u;

/** The last part that a clause speaks of, for sentences such as "the lining is of 100 % viscose". */
export function partWithin(text: string): string | null | undefined {
  const lined = [...text.matchAll(LINED)].at(-1)?.index ?? -1;
  const filled = [...text.matchAll(FILLED)].at(-1)?.index ?? -1;
  if (filled >= 0 && filled > lined) return "filling";
  if (lined >= 0) return linedPart(text.slice(0, lined));
  const words = wordsIn(text);
  let told: string | null | undefined;
  let last = { end: 0, places: 0 };
  for (let at = 0; at < words.length; at++) {
    const compound = glued(words[at]?.text ?? "");
    const found = names().at(text, words, at) ?? (compound ? { meaning: compound, count: 1 } : undefined);
    if (!found || (isLittle(words[at], found.count) && !SHORTLY.test(text))) continue;
    if (ONLY_LABELS.has(found.meaning ?? "")) continue;
    const between = text.slice(last.end, words[at]?.start);
    // "The inside of hood and sleeves is of fleece": still the inside; "the mesh on the back and the straps": the mesh.
    const first = told === "lining" ? INSIDE_OF : SET_AT.has(told ?? "") ? PLACES_OF : undefined;
    const isOfFirst = first !== undefined && (last.places > 0 ? AND_OF : first).test(between);
    // Turkish for an interlining, Italian and Spanish for cloth.
    if (words[at]?.text === "tela" && found.count === 1) continue;
    const isCloth = told && found.meaning === "pile" && words[at - 1]?.text === "in";
    const isTold = found.meaning !== "" && !isOfFirst && !isCloth;
    if (isTold && !isOfLength(words, at, found.count, found.meaning)) told = found.meaning;
    at += found.count - 1;
    last = { end: words[at]?.end ?? 0, places: isOfFirst ? last.places + 1 : 0 };
  }
  return told;
}

/** "The pillowcases are of 100 % cotton": before what a clause speaks of, an article. */
const SUBJECT =
  /(?:^\s*|(?:^|\s)(?:and|und|et|e|y|en|og|och|i|a|ja|while|wahrend)\s)(?:the|der|die|das|la|le|les|il|lo|gli|i|el|los|las|de|het|o|os|as)\s$/u;

/** The piece of a set that a clause speaks of: "the pillowcases are of". */
export function pieceWithin(text: string): string | undefined {
  const words = wordsIn(text);
  for (let at = words.length - 1; at >= 0; at--) {
    const piece = names().at(text, words, at)?.meaning ?? "";
    if (PIECES.has(piece) && SUBJECT.test(text.slice(0, words[at]?.start))) return piece;
  }
  return undefined;
}
