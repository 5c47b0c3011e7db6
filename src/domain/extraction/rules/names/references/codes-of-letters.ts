/** Numbers of articles that have no figure, behind their word: "articolo TN-LARGO", "Ref. FD-DUV-B". */
import type { Passage } from "../../../reading/passage.ts";
import { lineAround, type Place } from "../../kit/places.ts";

/** The word for a number of an article, and letters in several parts; bodies of certification are called CB and more letters. */
const LABELLED =
  /(?<!\p{L})(?:artic\p{L}{1,4}|artig\p{L}{1,2}|artik{1,2}[eu]?l\p{L}{0,3}|artykul\p{L}?|артикул|art|арт|ref|refer\p{L}{2,6}|rif|sku|style|stil|styl|item|cod|code|codice|codigo|kod\p{L}?|код|κωδ\p{L}*|mod|model\p{L}{0,3}|модел\p{L}?)(?:[ .-]{0,2}(?:n[ro]?|num\p{L}*|nummer|code|kod)?[.°º]{0,2})?(?: ?: |[ \t])(?<code>(?!cb-)\p{L}{1,8}(?:-\p{L}{1,8}){1,3})(?![\p{L}\d./-]|[ ]\d)/gu;
/** Letters that no word begins or ends with, and that are neither a size nor what materials and standards are called by. */
const NO_WORD =
  /(?<!\p{L})(?!(?:X{0,4}[SML]{1,2}|PVC|DWR|GRS|RCS|OCS|RWS|RDS|FSC|SPF|HDPE|LDPE|UHMW)(?!\p{L}))[BCDFGHJ-NP-TVWXZ]{2,}(?!\p{L})/u;

/** In lines that are not all in capitals, where any word may be written so. */
export function codesOfLetters(passage: Passage): Place[] {
  if (passage.order !== "rows") return [];
  return [...passage.folded.matchAll(LABELLED)].flatMap((match): Place[] => {
    const end = match.index + match[0].length;
    const start = end - (match.groups?.code ?? "").length;
    const code = passage.text.slice(start, end);
    const isCode = code === code.toUpperCase() && NO_WORD.test(code);
    const line = lineAround(passage.text, start);
    return isCode && /\p{Ll}{2}.*\p{Ll}{2}/u.test(line) ? [{ passage, start, end }] : [];
  });
}
