/**
 * Care part by part: what is done, how hot, how gently and how it is hung, by the stems of words in the languages of
 * Europe. It reads what lists of sayings do not hold.
 */
import type { Passage } from "../../reading/passage.ts";
import type { Found } from "../kit/found.ts";
import { asProse } from "../kit/prose.ts";
import { spelledAtEnd } from "../kit/spelled-numbers.ts";
import { bleachings } from "./bleaching.ts";
import { dryings } from "./drying.ts";
import { howGently, mildness, sentenceEnd } from "./gentleness.ts";
import { ironDots, ironings } from "./ironing.ts";
import { firstOf, lastOf, type Spoken, spokenIn, toldAt } from "./said-clauses.ts";
import { DEGREE, HAND, NO_HEAT, OVER_WORDS } from "./stems.ts";

const WASH_HEAT = new RegExp(
  String.raw`(?<![\d.,/x-]|(?<!\p{L})(?:kg|eur|usd|nr|no|art|lot|set|pz|pcs)[.]? )(?<t>95|90|70|60|50|40|30)(?:${DEGREE}[ ]?(?:c(?!\p{L}))?|(?![\d%°]|[.,]\d|[ ]?(?:%|x|cm|mm|kg|g|den)(?!\p{L})|(?![ ][/-][ ]\p{L})[ ]?[/-](?!\p{L})))`,
  "gu",
);

const IRON_HEAT = new RegExp(
  String.raw`(?<![\d.,/x-])(?<t>110|150|200)(?:${DEGREE}[ ]?(?:c(?!\p{L}))?|(?![\d%°]|[.,]\d|[ ]?(?:%|x|cm|mm|kg|g)(?!\p{L})|(?![ ][/-][ ]\p{L})[ ]?[/-](?!\p{L})))`,
  "gu",
);

/** Characters before a temperature in which it is said what is done. */
const REACH = 75;

/** A temperature without its sign stands so close to the word. */
const NEAR = 22;

/** How it is washed and ironed by figures and words, how it is dried, and by hand. */
export function findCareParts(passage: Passage): readonly Found[] {
  let found = known.get(passage);
  if (!found) {
    found = [
      ...handWashes(passage),
      ...findTemperatures(passage),
      ...ironings(passage),
      ...ironDots(passage),
      ...bleachings(passage),
      ...dryings(passage),
    ];
    known.set(passage, found);
  }
  return found;
}

/** What was found before: names of brands are asked whether they are care. */
const known = new WeakMap<Passage, readonly Found[]>();

/** How hot it is washed and ironed, in degrees. */
export function findTemperatures(passage: Passage): Found[] {
  return [...heats(passage, WASH_HEAT), ...heats(passage, IRON_HEAT)];
}

function* handWashes(passage: Passage): Generator<Found> {
  for (const match of passage.folded.matchAll(HAND)) {
    if (NOT_HAND.test(passage.folded.slice(Math.max(match.index - 14, 0), match.index))) continue;
    yield toldAt(passage, "care_washing", "hand_wash", 0.93, match.index, match.index + match[0].length);
  }
}

const NOT_HAND =
  /(?<!\p{L})(?:not|nicht|non|nao|no|ne pas|niet|nie|ei|ej|ikke|or|oder|ou|o|of|eller|tai|lub|nebo|alebo|vagy|sau|ili|ali) $/u;

/** "Colour fastness to washing at 40 °C", "shrinkage after washing": how it was tested, not how to wash it. */
const TESTED =
  /(?:fastness|solidez|solidite|solidita|echtheit|echtheid|trwalosc|odpornosc|haslik|shrinkage|krimp|schrumpf|einlauf|retrait|restringimento|encogimiento|encolhimento|stabilit|masshaltig|maßhaltig|maatvast|mattestabil|(?<!\p{L})(?:after|nach|apres|dopo|despues|apos|efter|etter|dupa|nakon)(?!\p{L}))[^.;:\n]{0,30}$/u;

/** What becomes of it is told behind how it was washed, or what is done to it after that. */
const TESTED_AFTER =
  /^[^.;\n]{0,40}(?:shrinkage|einlauf|schrumpf|retrait|restringimento|encogimiento|encolhimento|krimp|kurczenie|krympning|krymping|kutistuma|srazivost|zsugorodas|avant (?:la )?teinture|before dyeing|vor dem farben|prima della tintura|antes de (?:tenir|tingir)|voor het verven|przed barwieniem)/u;

const OVER = new RegExp(`(?<!\\p{L})(?:${OVER_WORDS}) (?:los |as |i |les |die |den )?$`, "u");

/** "Pflege: 60 °C": the first temperature after the word for care is that of washing. */
const AFTER_LABEL =
  /(?<=^|[\n\t])(?:care|care instructions|pflege|pflegehinweise?|pflegeanleitung|entretien|conseils d'entretien|instructions d'entretien|cura|manutenzione|istruzioni di cura|cuidados?|instrucciones de cuidado|conservacion|conservacao|instrucoes de conservacao|onderhoud|onderhoudsvoorschrift|wasvoorschrift|konserwacja|sposob konserwacji|skotselrad|skotsel|vedligehold(?:else)?|vedlikehold|hoito|hoito-?ohjee?t?|hoito-?ohje|udrzba|osetrovani|osetrovanie|kezeles|kezelesi utmutato|intretinere|odrzavanje|vzdrzevanje|hooldus|prieziura|kopsana|bakim|bakim talimati|yikama talimati|поддръжка|догляд(?: за виробом)?|одржавање|начин одржавања|упутство за одржавање|φροντιδα|οδηγιεσ φροντιδασ)[ ]?[:\t][ \t]*$/u;

/** "En machine à 40 °C": at the begin of a sentence, where nothing is dried yet. */
const IN_MACHINE =
  /^[ \n]?(?:(?:goes|can go|geht|darf|va|puo andare|passe|peut passer|kan|mag|gaat)[ ])?(?:(?:in|into) the (?:washing )?machine at|en machine a|en (?:la )?lavadora a|in lavatrice a|na maquina (?:de lavar )?a|(?:\p{L}+ ){0,3}(?:ir|vai|vao) a maquina a|in (?:der|die) (?:wasch)?maschine bei|in de (?:was)?machine op|w pralce w|v prac(?:ce na|ke (?:na|pri))|i (?:tvatt|vaske)?maskin(?:en)? (?:i|ved|pa)|(?:pesu)?koneessa|masinas|v (?:pralnem )?stroju pri|u (?:perilici|stroju) na|makinede|в (?:пералня|машина) на|[ву] (?:пральніи )?машині при|στο πλυντηριο στουσ)[ ](?:max\.? )?$/u;

/** "Darf bei 60 °C in die Maschine." */
const INTO_MACHINE =
  /^[ ]?(?:in d(?:ie|er) (?:wasch)?maschine|in de (?:was)?machine|in the (?:washing )?machine|en machine|in lavatrice|en (?:la )?lavadora|a la lavadora|a maquina|na maquina|w pralce|v prac(?:ce|ke)|i (?:tvatt|vaske?)?maskin(?:en)?|(?:pesu)?koneessa)(?!\p{L})/u;

/** What parts a clause from the one before: "nicht bleichen und bei 150 °C bügeln". */
export const CLAUSE_OF_ITS_OWN = /,|[ ](?:und|and|et|y|e|i|en|och|og|ja|a|si|es|и|та|και|ve)[ ]/u;

/** Temperatures, each of what was spoken of last. */
function* heats(passage: Passage, pattern: RegExp): Generator<Found> {
  const { folded } = passage;
  // "…, 150 derecede" over "ütüleyiniz": a sentence goes on in the next line.
  const prose = asProse(passage).folded;
  const isWash = pattern === WASH_HEAT;
  for (const { start: at, end, degrees, isSigned } of figuresOf(folded, pattern)) {
    const before = sentenceEnd(folded.slice(Math.max(at - REACH, 0), at));
    const after = AFTER_FIGURE.exec(prose.slice(end))?.[0] ?? "";
    const next = firstOf(after) ?? verbNext(prose.slice(end + after.length), after.length);
    // "…, 150 °C'de ütüleyiniz": in a clause of its own the verb stands behind.
    const isOwn = next?.kind === (isWash ? "wash" : "iron") && !lastOf(clauseBefore(passage, before, at));
    const spoken = isOwn ? undefined : lastOf(before);
    const isFirst = isWash && !spoken && next?.kind !== "wash" && isFirstSign(folded, at, end);
    const isLabelled =
      isWash &&
      !spoken &&
      next?.kind !== "wash" &&
      (AFTER_LABEL.test(before) || IN_MACHINE.test(before) || INTO_MACHINE.test(after));
    const follows = spoken || isFirst || isLabelled ? undefined : next;
    const kind = spoken?.kind ?? follows?.kind ?? (isFirst || isLabelled ? "wash" : undefined);
    if (kind !== (isWash ? "wash" : "iron")) continue;
    if (TESTED.test(before.slice(0, spoken?.start ?? before.length))) continue;
    if (TESTED_AFTER.test(folded.slice(end, end + 60))) continue;
    // "Washing at more than 40 °C voids the warranty."
    const isForbidden = NO_HEAT.test(before) || (!spoken && next !== undefined && NO_HEAT.test(after));
    if (OVER.test(before) && !isForbidden) continue;
    const apart = spoken ? before.length - spoken.end : (follows?.start ?? 0);
    if (
      !isSigned &&
      (apart > NEAR || !spoken || /[\n\t]\p{L}/u.test(before.slice(spoken.end).replace(/^\t/, "")))
    )
      continue;
    const start = spoken ? at - before.length + spoken.start : at;
    const around = isWash ? howGently(folded, at, end) : "";
    if (isWash && HAND_SAID.test(`${before.slice(-30)} ${after}`)) continue;
    const value = isWash
      ? `wash_${degrees === "90" ? "95" : degrees}${mildness(degrees, around)}`
      : `iron_${degrees}`;
    const tail = follows ? after.length : 0;
    yield toldAt(
      passage,
      isWash ? "care_washing" : "care_ironing",
      value,
      isSigned ? 0.95 : 0.9,
      start,
      end + (follows ? (follows.end ?? tail) : 0),
    );
  }
}

/** What stands before a figure in its clause: a line that begins with a capital letter, or with the figure, begins one. */
function clauseBefore({ text }: Passage, before: string, at: number): string {
  const clause = before.split(CLAUSE_OF_ITS_OWN).at(-1) ?? "";
  const line = clause.slice(clause.lastIndexOf("\n") + 1);
  return /[\p{Lu}\d]/u.test(text[at - line.length] ?? "") ? line : clause;
}

interface Figure {
  start: number;
  end: number;
  degrees: string;
  isSigned: boolean;
}

/** "Forty degrees": what stands behind a number in words. */
const SPELLED =
  /(?<=\p{L}[ \n])(?:degrees?|grad|degres|gradi|grados|graus|graden|stopni\p{L}*|grader)(?!\p{L})/gu;

/** Longest number in words, in characters. */
const LONGEST_NUMBER = 24;

/** The heats of a pattern in figures, and those of washing also in words. */
function* figuresOf(folded: string, pattern: RegExp): Generator<Figure> {
  for (const { 0: said, index, groups } of folded.matchAll(pattern))
    yield {
      start: index,
      end: index + said.length,
      degrees: groups?.t ?? "",
      isSigned: groups?.sign !== undefined,
    };
  if (pattern !== WASH_HEAT) return;
  for (const { 0: said, index } of folded.matchAll(SPELLED)) {
    const from = Math.max(index - LONGEST_NUMBER, 0);
    const number = spelledAtEnd(folded.slice(from, index));
    if (number && WASHED_AT.test(String(number.value)))
      yield {
        start: from + number.start,
        end: index + said.length,
        degrees: String(number.value),
        isSigned: true,
      };
  }
}

const WASHED_AT = /^(?:[3-7]0|9[05])$/;

/** The begin of a line, with what counts or marks it where it is one of a list: "1. 30 derecede, …". */
const ITEM_BEGINS = /(?:^|\n)[ ]?(?:\d{1,2}[.)][ ]|[•·*–✓✔-][ ]?)?$/u;

/** The most characters of that. */
const LONGEST_MARK = 6;

/** "30 derecede, hassas programda yıkayınız": the verb stands behind how gently it is done. */
function verbNext(rest: string, from: number): Spoken | undefined {
  const next = firstOf(VERB_NEXT.exec(rest)?.[0] ?? "");
  return next && { ...next, start: from + next.start, end: from + next.end };
}

/** Few words: in more of them something else is spoken of. */
const VERB_NEXT = /^,(?:[ ]\p{L}{2,12}){1,4}(?=[ ]?(?:[.;,\n\t)]|$))/u;

/** "Hotel linen: 95 °C, any bleach, hot iron": the name of what is washed so, before its signs. */
const OF_GOODS = /^[^\t:\d.;]{3,40}:[ ]$/u;

/** Words for other care that stand behind it then, at least. */
const MANY_SIGNS = 2;

/** "40 °C / no bleach / iron 110 °C": the first of the signs of a label is that of washing. */
function isFirstSign(folded: string, start: number, end: number): boolean {
  if (OF_GOODS.test(folded.slice(folded.lastIndexOf("\n", start - 1) + 1, start))) {
    const rest = folded.slice(end, end + 2 * REACH).split("\n")[0] ?? "";
    return /^[ ]?[/|·•,;+]/.test(rest) && spokenIn(rest).length >= MANY_SIGNS;
  }
  if (!ITEM_BEGINS.test(folded.slice(Math.max(start - LONGEST_MARK, 0), start))) return false;
  const line = folded.slice(end, end + REACH).split("\n")[0] ?? "";
  return /^[ ]?[/|·•,;+]/.test(line) && firstOf(line) !== undefined;
}

/** "150 °C'yi aşmayan sıcaklıkta", "150 °C-ot meg nem haladó hőmérsékleten": the bound behind it, in languages that say it there. */
const NO_MORE_BEHIND =
  "(?:['’]?y?[iu])?[ ]?(?:asma|gecme)(?:yan|yacak)|['’]?(?:d[ae]n|n[iu]n)[ ](?:fazla|yuksek|sicak|uzerinde)[ ]olmayan|-?[oe]t[ ](?:meg[ ])?nem[ ](?:meg)?halado|-n[ae]l[ ]nem[ ](?:magasabb|melegebb|forrobb)|[ ]mitte[ ]uletaval";

/** What stands behind a temperature in its clause; with an ending of its case the verb may stand in the next line. */
const AFTER_FIGURE = new RegExp(
  String.raw`^(?:${NO_MORE_BEHIND})?(?:(?:'(?:de|da)|-(?:on|en|ban|ben|nal|os|es)|\)(?=\n))\n?)?[^.;,\n\t\d]{0,25}`,
  "u",
);

const HAND_SAID = new RegExp(HAND.source, "u");
