/** Letters and mails: where one begins, and its sentences. */
import type { Passage } from "../../reading/passage.ts";
import { SENTENCE_END } from "../certificates/denied.ts";
import { SALUTATION } from "../names/references/numbers-of-letters.ts";
import { HEADER, isOfOlderMail } from "./mails.ts";

/** "Hello Karin,": a greeting that letters seldom have, and mails do. */
const GREETING =
  /(?<=^|\n)[> ]*(?:hello|hi|hey|good (?:morning|afternoon|day|evening)|hallo|hoi|moin|gr(?:u|ue)(?:ss|ß) (?:gott|dich|sie)|gruezi|salut|ciao|salve|hola|buenos dias|buenas(?: tardes)?|ola|bom dia|boa (?:tarde|noite)|goede(?:morgen|middag|ndag|navond)|dag|witam|czesc|god(?:dag| dag| morgon| morgen)|heisann|hejsan|tjena|moi|terve|hyvaa paivaa|ahoj|zdravim|szia(?:sztok)?|jo napot|udvozlom|buna|salutare|bok|dobar dan|pozdravljeni|zivjo|tere|tervist|labas|laba diena|sveiki|labdien|selam|iyi gunler|добър ден|добрии день|вітаю|добар дан|γεια(?: σασ| σου)?|καλημερα(?: σασ)?|καλησπερα(?: σασ)?)(?: \p{L}+\.?){0,4} ?[,!.\n]/u;
/** "Subject: …", the head of a mail that names nobody else. */
const SUBJECT =
  /(?<=^|\n)[> ]*(?:subject|betreff|betr\.|objet|oggetto|asunto|assunto|onderwerp|betreft|temat|dotyczy|amne|angaende|emne|vedrorende|aihe|predmet|vec|targy|subiect|zadeva|teema|tema|konu|относно|тема|предмет|θεμα)[ ]?:/u;
const CLOSING =
  /(?<=^|\n)(?:(?:with )?(?:best|kind|warm) (?:regards|wishes)|regards|yours (?:sincerely|faithfully|truly)|sincerely|mit (?:freundlichen|besten|herzlichen) gr|(?:freundliche|viele|beste|herzliche|schone|liebe) gr|(?:bien )?cordialement|(?:meilleures|sinceres) salutations|cordiali saluti|distinti saluti|un saludo|saludos|atentamente|(?:com os melhores )?cumprimentos|atenciosamente|(?:met )?(?:vriendelijke|hartelijke) groet|hoogachtend|pozdrawiam|z powazaniem|z wyrazami|(?:med )?(?:vanliga|basta|vennlig|venlig|mange|bedste|beste) h[aie]ls|mvh|(?:ystavallisin )?terveisin|s (?:pozdravem|pozdravom|uctou)|udvozlettel|tisztelettel|cu (?:stima|respect|drag)|srdacan pozdrav|s postovanjem|lep pozdrav|s spostovanjem|lugupidamisega|parimate soovidega|pagarbiai|ar cienu|saygilar|с уважение|поздрави|з повагою|с поштовањем|με εκτιμηση|φιλικα)/u;

const ANY_SALUTATION = new RegExp(`${SALUTATION.source}|${GREETING.source}`, "gu");
const ENDS_WITH_SIGN = /^[^\n]*[,!:] *(?:\n|$)/u;

/** Where a letter or a mail begins: at its salutation, else at the head of a mail, or with the page that a closing ends. */
function letterIn(folded: string): number | undefined {
  const found = [...folded.matchAll(ANY_SALUTATION)].map(({ index }) => index);
  // "Monsieur Fabrice Chauvet" may stand in the address, too.
  const salutation = found.find((at) => ENDS_WITH_SIGN.test(folded.slice(at))) ?? found[0];
  if (salutation !== undefined) return salutation;
  const head = Math.max(folded.search(HEADER), folded.search(SUBJECT));
  if (head >= 0) return head;
  return CLOSING.test(folded) ? 0 : undefined;
}

/** The end of a row of cells over a line that is none and begins with a capital letter. */
const ROW_END = /(?<=\t[^\n\t]*)\n(?=\p{Lu}[^\n\t]*\n)/gu;

export interface Sentence {
  said: string;
  start: number;
  end: number;
}

/** The sentences of a letter below its salutation, and above an older mail; none of what is no letter. */
export function sentencesOfLetter(passage: Passage): Sentence[] {
  const { folded } = passage;
  const begin = folded.indexOf("\n", letterIn(folded) ?? folded.length) + 1;
  if (begin === 0) return [];
  const ends = [
    ...[...folded.slice(begin).matchAll(SENTENCE_END)].map(({ index }) => begin + index + 1),
    // Below the rows of a table another sentence begins.
    ...[...passage.text.slice(begin).matchAll(ROW_END)].map(({ index }) => begin + index + 1),
  ].sort((one, other) => one - other);
  return [begin, ...ends].flatMap((start, i) => {
    const end = ends[i] ?? folded.length;
    return isOfOlderMail({ passage, start })
      ? []
      : [{ said: folded.slice(start, end).replaceAll("\n", " "), start, end }];
  });
}
