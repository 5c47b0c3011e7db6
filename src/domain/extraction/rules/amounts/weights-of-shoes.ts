/** Weights of a shoe, of its pair and of its sole. */
import { ABOUT } from "./weights-in-clauses.ts";

const SOLE =
  "(?:(?:out|in|mid)?sole|(?:lauf|innen|zwischen)?sohle|semelle|suola|suela|sola|(?:buiten|binnen|tussen)?zool|podeszwa|podrazka|podrazky|podosva|talpa|подметката|подметка|подошва|ђон|σολα|(?:ytter|inner)?sulan|salen|saalen|pohja|pohjan|tald|zole|zoles|padas|pado|podplat|potplat|taban|tabanin)";
const SOLE_FIRST = new RegExp(
  String.raw`(?<!\p{L})${SOLE}(?:[ \n](?:alone|allein|seule|solo|sola|alleen|sama|alene|ensam))?[ \n](?:has[ ]an?[ ])?$`,
  "u",
);
const SOLE_BEHIND = new RegExp(String.raw`(?<!\p{L})${SOLE}(?!\p{L})`, "u");

/** "The sole weighs 190 g", "talla kaal on 180 g": of a part that nobody sells alone. */
export function isOfSole(sentence: string, told: string): boolean {
  return (
    SOLE_FIRST.test(sentence) ||
    SOLE_BEHIND.test(told) ||
    (/^kaal/.test(told) && /(?<!\p{L})talla $/u.test(sentence))
  );
}

const SHOE =
  "(?:shoe|boot|trainer|schuh|stiefel|chaussure|botte|scarpa|scarpe|stivale|zapato|zapatilla|bota|sapato|sapatilha|schoen|laars|but|buta|bota|bot[ay]|topanka|topanky|cipo|pantof|gheata|обувка|παπουτσι|sko|skon|kenka|king|kurpe|batas|cevelj|cipela|ayakkabi|черевик|кросівок|ципела)";
const OF_ONE_SHOE = new RegExp(
  String.raw`(?<!\p{L})(?:each|one|a single|ein(?:zelner)?|jeder|chaque|une|ogni|una|cada|un|um|elke|een|jeden|kazdy|jedna|kazda|egy|fiecare|un|o|един|всяка|една|καθε|ενα|varje|en|hver|yksi|uks|viens|viena|vienas|en|svaka|jedna|tek|bir|один|кожен|једна|свака)[ \n]${SHOE}(?!\p{L})`,
  "u",
);
/** "A whole pair 640 g", "600 g for paret". */
const PAIR =
  "(?:pair|paar|paire|paio|par|para|parret|paret|paria|pari|pereche|perechea|чифт|чифта|чифтът|пара|пару|ζευγαρι|ζευγοσ|paris|pora|cift)";
/** "Par" is a word for each in some languages, "para" one for a purpose: a pair is told with its article. */
const THE =
  "(?:the|an?|one|whole|das|ein|ganzes|la|une|il|un|el|o|um|het|een|hele|cala|jedna|cely|cele|cela|egy|hela|ett|et|koko|terve|viss|visa|cel|cijeli|jedan|celoten|цялата|целият|ціла|η|το|bir)";
const PAIR_AT = String.raw`(?<!\p{L})${THE}[ ]${PAIR}[ ](?:(?:is|weighs|wiegt|pese|pesa|weegt|wazy|vazi|vager|vejer|veier|painaa|to)[ ])?${ABOUT}(?=\d[\d.,]*[ ]?k?g(?![\p{L}/²]))|(?<![\d.,/])(?=\d[\d.,]*[ ]?k?g[ ](?:(?:for|the|per|fur|je|pro|das|pour|la|le|al|il|el|por|o|het|na|za|a|w|pe|на|за|το|pa|i)[ ]){1,2}${PAIR}(?!\p{L}))`;
/** The figure of a pair. */
export const OF_PAIR = new RegExp(PAIR_AT, "gu");

/** "Each shoe weighs 300 g, the pair 600 g": of one, where the article is the pair. */
export function isOfOneShoe(said: string, folded: string): boolean {
  return OF_ONE_SHOE.test(said) && folded.search(OF_PAIR) >= 0;
}
