/** What an older mail says below the one that answers it. */
import type { Passage } from "../../reading/passage.ts";
import type { Place } from "../kit/places.ts";

const FROM = "from|von|de|da|van|od|fra|fran|lahettaja|felado|de la|kimden|от|от кого|απο";
const SENT =
  "sent|date|gesendet|datum|envoye|inviato|enviado|enviada|data|verzonden|wyslano|skickat|sendt|dato|lahetetty|odeslano|odoslane|kuldve|trimis|gonderildi|изпратено|ημερομηνια";
/** "From: …" with "Sent: …" in one of the next lines, or behind a sign in the same one. */
export const HEADER = new RegExp(
  `(?<=^|\\n)[> ]*(?:${FROM})[ ]?:[^\\n]*(?:\\n(?:[^\\n]*\\n)?[> ]*|[ ][–—|·•-][ ]|[,;][ ])(?:${SENT})[ ]?:`,
  "gu",
);

/** "On Mon, 5 May 2025 Rafiqul Islam wrote:", and the line that some programs put between two mails. */
const ANSWERED =
  /(?<=\n)[> ]*(?:(?:on|am|le|il|el|em|op|w dniu|den|dne|dna|pe|la|на|στισ)[ ](?=[^\n]*\d)[^\n]{4,90}[ ](?:wrote|schrieb|a ecrit|ha scritto|escribio|escreveu|schreef|napisal(?:\(?\/?a\)?)?|skrev|kirjoitti|napsal(?:\(?\/?a\)?)?|irta|a scris|yazdi|написа|εγραψε)[^\n:]{0,40}:|-{2,}[ ]?(?:original message|ursprungliche nachricht|message d'origine|messaggio originale|mensaje original|mensagem original|oorspronkelijk bericht|wiadomosc oryginalna|ursprungligt meddelande|oprindelig meddelelse|opprinnelig melding|alkuperainen viesti|puvodni zprava|povodna sprava|eredeti uzenet|mesaj original)[ ]?-{2,})/u;

/** Where the second mail of each page begins: looked for once, and asked for with each of its values. */
const seconds = new WeakMap<Passage, number>();

/** True below the head of a second mail on a page: what is asked or was so before stands there. */
export function isOfOlderMail({ passage, start }: Pick<Place, "passage" | "start">): boolean {
  const second = seconds.get(passage) ?? secondIn(passage);
  seconds.set(passage, second);
  return start > second;
}

function secondIn({ folded }: Passage): number {
  const [, second] = folded.matchAll(HEADER);
  const begins = [second, ANSWERED.exec(folded)].flatMap((match) => match?.index ?? []);
  return Math.min(...begins, Number.POSITIVE_INFINITY);
}
