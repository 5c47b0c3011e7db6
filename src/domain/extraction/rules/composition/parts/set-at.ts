/** What is set at a part of a product, and is a part itself wherever it is: ribs, furs, reinforcements. */
import type { Spoken } from "../../kit/phrases.ts";
import { isLabel, isLittle, names } from "./part-names.ts";

/** Shortest part that a word may end with, and what stands before it, in letters. */
const [LEAST_END, LEAST_BEGIN] = [6, 3];

/** "Schouderversteviging", "Térdmegerősítés": what is set at a product, where a word that no list knows ends with it. */
export function partAtWordEnd(word: string): string | undefined {
  for (let at = LEAST_BEGIN; at <= word.length - LEAST_END; at++) {
    const part = names().called(word.slice(at)) ?? "";
    if (SET_AT.has(part) || part === "insert") return part;
  }
  return undefined;
}

/** What is set at parts of a product, and is a part itself wherever it is. */
export const SET_AT: ReadonlySet<string> = new Set([
  "rib",
  "trim",
  "lace",
  "embroidery",
  "fringe",
  "fur",
  "mesh",
  "interlining",
  "reinforcement",
]);

/** What stands in a label right before the place that it is set at: "Pelo capucha", "fourrure capuche", "pizzo maniche". */
const BESIDE_PLACE: ReadonlySet<string> = new Set(["fur", "interlining", "reinforcement", "lace", "fringe"]);

const AT =
  "at|on|for|around|along|an|am|auf|fur|um|sur|aux?|pour|al?|all[aeo]|ai|agli|sul\\p{L}*|su|per|en|para|em|nos?|nas?|aan|op|voor|bij|przy|dla|na|vid|pa|til|ved|u|pri|la";

/** "At neck and cuffs": from what is set there to the part that a label ends with. */
export const PLACES_OF = new RegExp(`^[ ](?:${AT})(?:['’ ]\\p{L}+(?:[ ]?[,/+&])?){0,5}['’ ]$`, "u");

/** From a fur to the hood that it is on, from an interlining to the second part that has it. */
const OF_PLACE =
  /^[ ](?:(?:of|the|de|del|della|dello|delle|dei|degli|di|du|des|da|do|dos|das|la|las|los|les|van|het|af|av|der|den)[ ]|(?:[dl]|dell)['’]){0,2}(?:\p{L}{3,}[ ](?:and|&|und|et|e|y|en|och|og|i)[ ])?$/u;

/** What is no part before the word for one in English, which is then of that: "drawstring hood". */
const ENGLISH_NO_PART = /^(?:draw|cord|zip|button|toggle|stopper|thread|label|bag|box|tag|stock|velcro)/;

/** "Sznurek do kaptura", "coulisse cappuccio": the place that a label names behind what is no part. */
export function isPlaceOfNoPart(text: string, words: readonly Spoken[], at: number): boolean {
  for (const { meaning, last, between } of labelsBefore(text, words, at)) {
    if (meaning !== null) continue;
    return between === " "
      ? !ENGLISH_NO_PART.test(last.text)
      : OF_PLACE.test(between) || isAtPlace(between, words[at]);
  }
  return false;
}

/** What a label before a word says, the nearest first: a part, or null for what is none; its last word, and what stands between. */
function* labelsBefore(text: string, words: readonly Spoken[], at: number) {
  for (let from = at - 1; from >= 0 && at - from <= LONGEST_SET; from--) {
    const found = names().at(text, words, from);
    const last = words[from + (found?.count ?? 0) - 1];
    // A rib is one wherever it stands: "… single jersey 240 g/m² rib at cuffs".
    const begins = found && (found.meaning === "rib" || isLabel(text, words[from]?.start ?? 0));
    if (begins && last)
      yield { meaning: found.meaning, last, between: text.slice(last.end, words[at]?.start) };
  }
}

/** "Mesh i fickor": "i" is "in" in the Scandinavian languages, and "and" in Slavic ones. */
const PLACE_IN_SCANDINAVIA =
  /^(?:fick|lomm|luv|huv|hatt|haett|hætt|hett|krag|krav|arm|aerm|ærm|erm|rygg|sid)\p{L}+$/u;

function isAtPlace(between: string, place: Spoken | undefined): boolean {
  return PLACES_OF.test(between) || (between === " i " && PLACE_IN_SCANDINAVIA.test(place?.text ?? ""));
}

/** "Rib at neck and cuffs": the cloth is that of the rib, which its label begins with. */
export function setAt(text: string, words: readonly Spoken[], at: number): string | undefined {
  for (const { meaning, between } of labelsBefore(text, words, at)) {
    if (!meaning || !SET_AT.has(meaning)) continue;
    const isBeside = BESIDE_PLACE.has(meaning) && OF_PLACE.test(between);
    const isUnderArms = between === " " && UNDER.test(words[at]?.text ?? "");
    return isBeside || isUnderArms || isAtPlace(between, words[at]) ? meaning : undefined;
  }
  return undefined;
}

/** "Mesh under the arms": what names of inserts begin with that say where they are. */
const UNDER = /^(?:under|unter|sous|sotto|bajo|debaixo|sob|onder|pod|v|la|(?:kainalo|honalj|subrat)\p{L}*)$/u;

/** "Inserts at the ankles", "wstawki na łokciach": what is set at a place that is no part, in a label of its own. */
export function setSomewhere(text: string, words: readonly Spoken[]): string | undefined {
  const first = words.findLastIndex((word) => isLabel(text, word.start));
  if (first < 0 || words.length - first > LONGEST_SET || isLittle(words[first], 1)) return undefined;
  const found = names().at(text, words, first);
  const last = words[first + (found?.count ?? 0) - 1];
  const part = found?.meaning ?? "";
  const isSet = SET_AT.has(part) || part === "insert";
  const rest = text.slice(last?.end ?? text.length);
  const isPlaced =
    SOMEWHERE.test(rest) ||
    (ANYWHERE.has(part) && SOME_PLACE.test(rest)) ||
    (part === "rib" && NECK.test(rest));
  return isSet && isPlaced ? part : undefined;
}

/** What any word behind it says the place of: "refuerzo de hombros", "dentelle d'encolure". */
const ANYWHERE: ReadonlySet<string> = new Set(["reinforcement", "lace", "fringe", "embroidery"]);
/** "Förstärkning axlar", "refuerzo de hombros", "pizzo dello scollo": any place will do behind a word that says what is done there. */
const SOME_PLACE =
  /^[ ](?:(?:of|for|de|du|des|del|della|delle|dello|dei|do|da|dos|das|la|las|los|van|voor|de|der|an|am|auf|za|na|pentru)[ ]|(?:[dl]|dell)['’]){0,2}\p{L}{4,}(?:[ ]\p{L}+){0,2}$/u;

/** "Bord-côte encolure", "costina scollo", "Rippe Hals". */
const NECK =
  /^[ ](?:du |de l['’]|dello |del |do |de |van de |am )?(?:encolure|decollete|scoll\p{L}+|girocollo|escote|decote|hals\p{L}*|neck\p{L}*|ausschnitt|szyi|szyja|dekolt\p{L}*|vystrih\p{L}*|nyak\p{L}*|izrez\p{L}*|rascroial\p{L}*)$/u;

const SOMEWHERE = new RegExp(`^[ ](?:${AT})(?:[ ]\\p{L}+){1,3}$`, "u");

/** Most words from what is set at parts to the last of them. */
const LONGEST_SET = 8;
