/** Linings and fillings: what they are of, and which are told apart from those of the body. */
import { type Spoken, wordsIn } from "../../kit/phrases.ts";
import { isLabel, isLittle, names, partAtBegin } from "./part-names.ts";

/** "Rumpffutter", "stepvoering": words that end with the part that they are of. */
const GLUED_LINING = /^(?<of>\p{L}{3,})(?:futter|voering|foder|vuori)$/u;

const GLUED_FILLING = /\p{L}{3}(?:fullung|vulling|fyllning|tayte)$/u;

export function glued(word: string): string | undefined {
  const of = GLUED_LINING.exec(word)?.groups?.of;
  if (of !== undefined) return liningOf(names().called(of) ?? null);
  return GLUED_FILLING.test(word) ? "filling" : undefined;
}

/** "Forro opaco", "Futter gesteppt": a lining and one word for its kind. English has the thing there: "lining band". */
export function liningWith(text: string, words: readonly Spoken[]): string | undefined {
  const [lining, kind] = words.slice(-2);
  if (!lining || !kind || text.slice(lining.end, kind.start) !== " ") return undefined;
  if (!isLabel(text, lining.start) || isLittle(lining, 1)) return undefined;
  const found = names().at(text, words, words.length - 2);
  const isLining = found?.count === 1 && found.meaning === "lining" && lining.text !== "lining";
  return isLining && kind.text.length > 3 && !NO_LINING.test(kind.text) ? "lining" : undefined;
}

/** "Lining none", "Futter: keines". */
const NO_LINING =
  /^(?:none|free|frei|kein|ohne|nein|entfallt|sans|aucun|senza|nessun|assente|ning|nenhum|geen|zonder|brak|utan|inget|ingen|ingenting|uden|uten|ilman|zadn|nincs|fara|nema|yoktur)/u;

/** Parts that a lining may have itself. */
export function isOfLining(part: string): boolean {
  return part === "" || part === "sleeve" || part === "hood";
}

/** "Lining: body …", "doublure corps …": a word for a lining, and behind it the first of its parts. */
export function beginsWithLining(text: string): boolean {
  const lining = partAtBegin(text);
  if (lining?.part !== "lining") return false;
  // "Doublure corps", "body lining".
  if (wordsIn(text.slice(0, lining.end)).some((word) => BODY.test(word.text))) return true;
  const rest = text.slice(lining.end).replace(/^[ :–-]{1,3}/u, "");
  const [first] = wordsIn(rest.slice(0, 40));
  if (first?.start === 0 && BODY.test(first.text)) return true;
  const part = partAtBegin(rest)?.part;
  return part === "sleeve" || part === "hood";
}

/** Linings that are told apart from that of the body. */
export function liningOf(part: string | null): string {
  return part && LINED_APART.has(part) ? `${part} lining` : "lining";
}

const LINED_APART: ReadonlySet<string> = new Set([
  "sleeve",
  "hood",
  "collar",
  "skirt",
  "waistband",
  "back",
  "front",
  "yoke",
]);

/** Fillings that are told apart from that of the body. */
export function fillingOf(part: string | null | undefined): string {
  return part && part !== "shell" ? `${part} filling` : "filling";
}

/** "Sleeve padding": the part that a label begins with, one word before. */
export function partJustBefore(
  text: string,
  words: readonly Spoken[],
  at: number,
): string | null | undefined {
  const before = words[at - 1];
  if (!before || text.slice(before.end, words[at]?.start) !== " " || !isLabel(text, before.start))
    return undefined;
  const found = isLittle(before, 1) ? undefined : names().at(text, words, at - 1);
  return found?.count === 1 && !found.meaning?.endsWith("lining") ? found.meaning : undefined;
}

/** Little words between a lining and what it lines. */
export const OF =
  /^(?:of|in|the|im|de|du|des|del|dell|della|delle|dei|dello|nel|nella|nelle|do|da|das|dos|no|na|nos|nas|la|las|los|le|les|el|en|dans|van|der|het|af|av|w|we|v|ve|i|pa|u)$/;

/** The body of a garment, which a lining lines too: "Futter im Körper", "fodera del corpo". */
export const BODY =
  /^(?:body|korper|rumpf|corps|corpo|cuerpo|tronco|lijf|romp|korpus\p{L}*|tulow\p{L}*|kropp\p{L}*|krop\p{L}*|tel[aeou]|telo|trup\p{L}*|tijelo|tijela|corp|corpului|vartalo\p{L}*|torzs\p{L}*|beden|govde|keha|тяло\p{L}*|корпус\p{L}*|тело|тела|κορμ\p{L}*)$/u;

/** "Doublure col", "fodera del collo", "forro de las mangas", "acolchado espalda". */
export function isAfterThe(
  of: "lining" | "filling",
  text: string,
  words: readonly Spoken[],
  at: number,
  part: string | null,
): boolean {
  const isOfBody = BODY.test(words[at]?.text ?? "");
  if (!isOfBody && (part === null || (part === "" && of === "lining") || part.endsWith(of))) return false;
  let from = at - 1;
  while (at - from < 3 && OF.test(words[from]?.text ?? "")) from--;
  const lined = words[from];
  const gap = text.slice(lined?.end ?? 0, words[at]?.start ?? 0);
  if (!lined || names().at(text, words, from)?.meaning !== of) return false;
  // "Lining, body:", "For - ærmer:".
  if (/^(?:,| [–-]) $/.test(gap))
    return of === "lining" && (isOfBody || isOfLining(part ?? "")) && isLabel(text, lined.start);
  // "Lining / filling:" are two, as no lining has one.
  return !/[,.;:\n\t]/.test(gap) && !(part === "filling" && gap.includes("/"));
}

/** "Lined to the waist in 100 % cotton". */
export const LINED =
  /(?<!\p{L})(?:lined|doublee?s?(?= (?:en|de|avec) )|gefuttert|foderat[oa]|forrad[oa]|gevoerd|fodrad|foret|vuoritettu|vuorattu|vooderdatud|oderet[sai]|pamust\p{L}{1,3}|podszyt\p{L}{1,3}|podsit\p{L}{1,3}|belelt|belelve|captusit\p{L}?|подплатен\p{L}?|φοδραρισμεν\p{L}{1,2}|podstavljen\p{L}?|podlozen\p{L}?|astarli|(?:med|og|och|samt) (?:et |ett )?for(?= (?:af|av|i)(?!\p{L})))(?!\p{L})/gu;

/** What a clause begins with before it says that something is lined: an article, one word and a verb. */
const LINED_SUBJECT =
  /(?:^\s*|[\n\t]|[.,;:][ ])(?:(?:the|die|der|das|den|la|le|les|il|el|las|los|as|os|de|het|o|a|i|gli)[ ])?(?<subject>\p{L}+)[ ](?:\p{L}{1,6}[ ])?$/u;

/** "The hood is lined with" tells of that part; where something else is lined, it has a lining. */
export function linedPart(text: string): string {
  const subject = LINED_SUBJECT.exec(text)?.groups?.subject ?? "";
  return liningOf(names().called(subject) ?? null);
}
