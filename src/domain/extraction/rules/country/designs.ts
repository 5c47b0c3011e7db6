/** What is made before a product is, and mostly elsewhere: its design, its pattern, samples of it. */
import type { Found } from "../kit/found.ts";
import { PART_LENGTH } from "./clauses.ts";

/** As what a sentence speaks of, with its verb behind: "Danish design" before "made in Portugal" is no such sentence. */
const DESIGNS =
  "designs?(?:en|et|ul)?|(?:sewing |paper )?patterns?|sketch(?:es)?|drawings?|samples|prototypes?|entw[uü]rfe?|schnitt(?:muster|e|entwicklung)?|skizzen?|prototypen?|patron(?:s|age|es|aje)?|dessins?|conception|echantillons?|cartamodell[oi]|disegn[oi]|progett(?:o|i|azione)|campion(?:i|ario)|disenos?|muestras?|desenhos?|moldes?|amostras?|ontwerp(?:en)?|patro(?:on|nen)|stalen|monst(?:ret|ren)|mønst(?:ret|rene)|formgivning(?:en)?|prover(?:na)?|prøver(?:ne)?|navrhy?|strihy?|vzorky|proiectul|tiparul|mostrele|dizajn|nacrt|kroj|oblikovanje|дизаин(?:ът)?|проект(?:ът)?|лекала|мостри(?:те)?|зразки|узорци|σχεδι[οα]|δειγματα";
/** The same in languages that need no verb between it and its place. */
const BARE =
  "projekty?|wykroje?|szablony?|probki|terv(?:ek|et|eit)?|formaterv\\p{L}*|szabasmintak?|mintadarabok|suunnittelu|kaavat|mallikappaleet|disain|loiked|naidised|dizainas|dizains|piegrieztnes?|tasarim(?:i|lar|lari)?|kaliplar|numuneler";
const IS =
  "is|are|was|were|ist|sind|wird|wurden?|werden|est|sont|e|sono|viene|vengono|es|son|se|sao|foi|foram|zijn|wordt|worden|werd|ar|er|blir|blev|ble|bliver|je|jsou|su|so|sa|on|este|sunt|е|са|се|є|ειναι|jest|zostal[ay]?|ovat|tehdaan|yra|ir";
const OF_DESIGN = new RegExp(
  `(?<!\\p{L})(?:(?:${DESIGNS})(?: (?:of|de|des|du|di|del|do|da|van) \\p{L}{3,14})? (?:${IS})|(?:${BARE})(?: (?:${IS}))?|(?:${DESIGNS}|${BARE})(?: ?:|\\t))[ \\t]?$`,
  "u",
);

/** "Het ontwerp wordt in Nederland gemaakt": where something is designed tells of no making. */
export function isOfDesign({ passage, start }: Found): boolean {
  return OF_DESIGN.test(passage.folded.slice(Math.max(start - PART_LENGTH, 0), start));
}
