/** What an older mail says below the one that answers it. */
import type { Place } from "../places.ts";

const FROM = "from|von|de|da|van|od|fra|fran|lahettaja|felado|de la|kimden|от|от кого|απο";
const SENT =
  "sent|date|gesendet|datum|envoye|inviato|enviado|enviada|data|verzonden|wyslano|skickat|sendt|dato|lahetetty|odeslano|odoslane|kuldve|trimis|gonderildi|изпратено|ημερομηνια";
/** "From: …" with "Sent: …" in one of the next lines. */
const HEADER = new RegExp(
  `(?<=^|\\n)[> ]*(?:${FROM})[ ]?:[^\\n]*\\n(?:[^\\n]*\\n)?[> ]*(?:${SENT})[ ]?:`,
  "gu",
);

/** True below the head of a second mail on a page: what is asked or was so before stands there. */
export function isOfOlderMail({ passage, start }: Place): boolean {
  return [...passage.folded.slice(0, start).matchAll(HEADER)].length > 1;
}
