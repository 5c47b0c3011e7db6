/** What an older mail says below the one that answers it. */
import type { Passage } from "../../reading/passage.ts";
import type { Place } from "../places.ts";

const FROM = "from|von|de|da|van|od|fra|fran|lahettaja|felado|de la|kimden|от|от кого|απο";
const SENT =
  "sent|date|gesendet|datum|envoye|inviato|enviado|enviada|data|verzonden|wyslano|skickat|sendt|dato|lahetetty|odeslano|odoslane|kuldve|trimis|gonderildi|изпратено|ημερομηνια";
/** "From: …" with "Sent: …" in one of the next lines. */
const HEADER = new RegExp(
  `(?<=^|\\n)[> ]*(?:${FROM})[ ]?:[^\\n]*\\n(?:[^\\n]*\\n)?[> ]*(?:${SENT})[ ]?:`,
  "gu",
);

/** Where the second mail of each page begins: looked for once, and asked for with each of its compositions. */
const seconds = new WeakMap<Passage, number>();

/** True below the head of a second mail on a page: what is asked or was so before stands there. */
export function isOfOlderMail({ passage, start }: Place): boolean {
  const second = seconds.get(passage) ?? secondIn(passage);
  seconds.set(passage, second);
  return start > second;
}

function secondIn({ folded }: Passage): number {
  const [, second] = folded.matchAll(HEADER);
  return second?.index ?? Number.POSITIVE_INFINITY;
}
