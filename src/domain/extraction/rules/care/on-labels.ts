/** The care that papers which also tell of other care say of the label: reports of tests and certificates. */
import type { Passage } from "../../reading/passage.ts";
import type { Found } from "../kit/found.ts";
import { findInAllWays } from "./ways.ts";
import { signsIn } from "./words-of-signs.ts";

/** What reports and certificates call the label that is sewn in: "Pflegekennzeichnung lt. Etikett", "Instruções de conservação aprovadas". */
const CARE_LABEL = new RegExp(
  String.raw`(?<=^|[\n\t])(?:(?:\d{1,2}(?:\.\d)?[.)]?|[·•*–-]) )?(?:${[
    "(?:declared|claimed|stated|beyan edilen|angegebene|deklarierte|deklarowan[ay]|deklarovan[ae]|deklariran[ao]|ilmoitettu|uppgiven|oplyst|oppgitt|deklareeritud|deklareta|deklaruota|деклариран[ао]|заявлен[аио]|декларисано) (?:care|bakim|pflege|pielegnacja|konserwacja|udrzba|nega|njega|odrzavanje|vzdrzevanje|osetrovanie|osetrovani|hoito|skotsel|vask|pleje|vedligehold|vedlikehold|hooldus|kopsana|prieziura|поддръжка|догляд|одржавање)|(?:entretien|cura|manutenzione|cuidado|conservacion|conservacao|onderhoud|intretinere) (?:declare|dichiarat|declarad|opgegeven|declarat)\\p{L}*",
    "(?:(?:proposed|recommended|suggested|approved) )?care[ -]?(?:labell?(?:ing)?s?|instructions?|symbols?)",
    "(?:(?:vorgeschlagene|empfohlene) )?pflege(?:kennzeichnung|etikett|symbole?|hinweise?|anleitung)",
    "(?:etiquette|etiquetage|symboles|instructions|conseils) d'entretien",
    "(?:etichetta|simboli|istruzioni) di (?:lavaggio|manutenzione|cura)",
    "(?:etiqueta|simbolos|instrucciones) de (?:lavado|cuidado|conservacion)",
    "(?:etiqueta|simbolos|instrucoes) de (?:lavagem|conservacao)",
    "(?:was|onderhouds)(?:etiket|label|voorschrift|symbolen)",
    "etykieta pielegnacyjna|(?:przepisy?|symbole) (?:prania|pielegnacji|konserwacji)",
    "tvattrad|skotselrad|vaskeanvisning|plejeanvisning|vaskemærke|vedlikeholdsanvisning|hoito-ohje\\p{L}*|hoitomerkin\\p{L}*",
    "bakim (?:etiketi|talimati|sembolleri)",
    "prieziuros (?:zenklinim|instrukcij|simboli|etiket)\\p{L}*|kopsanas (?:markejum|noradijum|instrukcij|etiket)\\p{L}*",
    "hooldus(?:margis|juhis|juhend|sumbol|silt)\\p{L}*",
    "(?:symboly|pokyny|navod) (?:k |pre |na )?(?:udrzb|osetrov)\\p{L}*",
    "kezelesi (?:utmutato|jelkep|cimke|jelzes)\\p{L}*|(?:instructiuni|simboluri|eticheta) de (?:intretinere|ingrijire|spalare)",
    "(?:navodila|simboli|upute|oznake) za (?:vzdrzevanj|nego|odrzavanj|njeg)\\p{L}*",
    "(?:указания|символи|упутство|симболи) за (?:поддр|поддърж|одржав)\\p{L}*|(?:символи|інструкці\\p{L}) (?:з |що до )?догляду",
    "(?:οδηγιεσ|συμβολα) (?:φροντιδασ|πλυσησ|συντηρησησ)",
  ].join("|")})(?!\p{L})[^\n\t:%]{0,40}(?:[\t:]|\n(?=\p{L}|[·•*–-] ))`,
  "gu",
);

/** How far what a label says goes on in further lines: to the end of a sentence or of a cell. */
const LABEL_SAYS = /^[\s\S]{0,400}?(?:[.](?=\n|$)|\n\n|\n(?=[^\n]*\t|[·•*–-] )|$)/u;

/** The points of a list below it. */
const LIST = /^\n?(?:[·•*–-] [^\n]*(?:\n|$))+/u;

/** The care that the row of a report about the label tells: the others say how it was washed for the test. */
export function findOnLabel(passage: Passage): Found[] {
  const { folded } = passage;
  const labels = [...folded.matchAll(CARE_LABEL)].map((match) => {
    const start = match.index + match[0].length;
    const behind = folded.slice(start);
    return { start, end: start + ((LIST.exec(behind) ?? LABEL_SAYS.exec(behind))?.[0].length ?? 0) };
  });
  if (labels.length === 0) return [];
  return [...signsIn(passage), ...findInAllWays(passage)].filter((found) =>
    labels.some(({ start, end }) => found.start >= start && found.end <= end),
  );
}

/** A page of a certificate with fewer kinds of care tells of the process: "Chlorine bleach is not used". */
const FEWEST_KINDS = 3;

/** What the label in a certificate tells; of one article, what a page with several kinds of care does. */
export function findOnCertificate(passage: Passage, isOfOne: boolean): Found[] {
  const onLabel = findOnLabel(passage);
  if (onLabel.length > 0 || !isOfOne) return onLabel;
  const found = [...signsIn(passage), ...findInAllWays(passage)];
  return new Set(found.map(({ field }) => field)).size < FEWEST_KINDS ? [] : found;
}
