/** Numbers of articles of a law, which are called as those of goods are. */
import type { Passage } from "../../../reading/passage.ts";

/** "Art. L.541-9-1 du code de l'environnement", which sheets of goods sold in France have to name. */
const OF_LAW = /^[LRDA]\. ?\d{2,4}(?:-\d+)*$/u;
/** The code or the law behind the number of its article: "du code", "C. com.", "c.c.", "D.Lgs. 206", "k.c.", "Codul fiscal". */
const LAW =
  "(?:du|dudit|de ce|do|del) (?:code|codice|[Cc]ódigo)(?!\\p{L})|[Cc](?:od|ód)?\\. ?(?:civ|com|conso?|trav|env|fisc|pen|proc)\\p{L}*\\.?|[Cc]od(?:ul)?(?:ice)? (?:civil|fisc|pen|comer|muncii)\\p{L}*|CGI(?!\\p{L})|[Cc]\\. ?[cp]\\.|D\\. ?P\\. ?R\\.|DPR |D\\. ?(?:Lgs|L)\\.|d\\. ?lgs|[Kk]\\. ?[cp]\\.|kodeksu|ustawy|[Ll]egge |L(?:ei|ey) \\d|LIVA(?!\\p{L})|CIVA(?!\\p{L})|RITI(?!\\p{L})|(?:ZGB|DSGVO|MWSTG)(?!\\p{L})";
/** "L441-10 C. com.", "1341 c.c.", "106e ustawy o VAT", at the begin of a text. */
const OF_CODE_OF_LAW = new RegExp(
  `^(?:[LRDA]\\.? ?)?\\d{1,4}\\p{Ll}?(?:-(?:\\d+|bis|ter|quater))*(?:,| et [^ ]+)?\\s(?:${LAW.replaceAll(" ", "\\s")})`,
  "u",
);

/** Whether what stands at a place is called an article as those of laws are. */
export function isArticleOfLaw({ text }: Passage, start: number, value: string): boolean {
  return OF_LAW.test(value) || OF_CODE_OF_LAW.test(text.slice(start, start + 60));
}
