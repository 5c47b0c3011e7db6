/** Words that turn around what follows them, in small letters without accents, as parts of patterns, and sentences that take back what they tell. */
import type { Place } from "./places.ts";

/** "Not made by", "nicht gefärbt": before what is not so. */
export const NOT_WORDS =
  "not|never|nicht|kein|pas|non|no|nao|niet|ikke|inte|ei|eivat|pole|nie|ne|ni|niso|nije|nisu|nu|nem|nav|не|није|δεν|mhux";

/** "Lining: none", "ohne Futter": what is not there. */
export const WITHOUT_WORDS =
  "no|none|without|ohne|keine?|nicht|sans|pas|senza|nessun\\p{L}*|sin|sem|zonder|geen|bez|brak|utan|inget|uden|uten|ingen|ilman|ei|nelkul|nincs|fara|yok|nema|brez";

/** What an older paper said, in the sentence that corrects it. */
const BY_MISTAKE =
  /(?<!\p{L})(?:by mistake|in error|mistakenly|erroneously|wrongly|irrtumlich|falschlich|versehentlich|par erreur|a tort|per errore|erroneamente|por error|por equivocacion|por engano|por lapso|per abuis|ten onrechte|abusievelijk|blednie|omylkowo|omylem|chybne|felaktigt|av misstag|fejlagtigt|ved en fejl|feilaktig|virheellisesti|erehdyksessa|tevedesbol|din eroare|din greseala|yanlislikla|sehven)(?!\p{L})/u;
/** "Nor can we certify that", "ebenso wenig können wir bescheinigen, dass": what is not told either, before it. */
const NEITHER =
  /(?<!\p{L})(?:n(?:or|either) (?:can|could) (?:we|i)|(?:ebenso ?wenig|auch nicht) (?:konnen|konnten|kann) (?:wir|ich)|pas non plus|(?:neppure|neanche|nemmeno) (?:possiamo|siamo)|(?:tampoco) (?:podemos|puedo|nos)|tambem nao (?:podemos|posso)|evenmin kunnen (?:wij|we)|(?:inte heller|heller ikke) kan vi|nie mozemy rowniez)(?!\p{L})/u;
/** Characters of a sentence before and behind what it takes back. */
const SENTENCE = 160;
const ENDS = /[.;\t](?!\d)/u;
const LINE_ENDS = /[.;\t](?!\d)|\n/u;

/** "Concerns: winter hat, made in Poland": a line that is told by its label, and is no part of a sentence. */
const LABELLED = /^[^:\n]{2,40}:[ ]/u;

/** Whether a sentence tells something as a mistake of before, or as what who writes cannot say. */
export function isDisowned({ passage: { folded }, start, end }: Place): boolean {
  const line = folded.lastIndexOf("\n", start - 1) + 1;
  const isLabelled = LABELLED.test(folded.slice(line, start));
  const from = Math.max(start - SENTENCE, isLabelled ? line : 0);
  const before = folded.slice(from, start).split(ENDS).at(-1) ?? "";
  const after = folded.slice(end, end + SENTENCE).split(isLabelled ? LINE_ENDS : ENDS, 1)[0] ?? "";
  return BY_MISTAKE.test(before + after) || NEITHER.test(before.replaceAll("\n", " "));
}
