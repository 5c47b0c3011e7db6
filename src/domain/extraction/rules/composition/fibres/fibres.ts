/** Fibres where they are named: by their names in the languages of Europe and by codes, as templates call them. */
import { folded } from "../../../folded.ts";
import { namesStanding } from "../../../shortened-patterns.ts";
import { Phrases, type Spoken, wordsIn } from "../../kit/phrases.ts";
import {
  FIBRE_CODES,
  FIBRE_NAMES,
  FIBRE_QUALITIES,
  GLUED_ORGANIC,
  GLUED_RECYCLED,
  NOT_ORGANIC,
  ORGANIC_WORDS,
  RECYCLABLE,
  RECYCLED_NAMES,
  RECYCLED_WORDS,
  TRADE_NAMES,
} from "./fibre-names.ts";
import { firstKnown, wordsAlike, wordsWithDots } from "./letters-alike.ts";

/** A fibre with what is said about it before and after. */
export interface NamedFibre {
  /** As the template calls it. */
  fibre: string;
  start: number;
  end: number;
}

interface Meaning {
  fibre: string;
  recycled: boolean;
  trade: boolean;
}

let phrases: Phrases<Meaning> | undefined;
let recycled: Phrases<boolean> | undefined;
let organic: Phrases<boolean> | undefined;
let qualities: Phrases<boolean> | undefined;

function names(): Phrases<Meaning> {
  if (phrases) return phrases;
  phrases = new Phrases<Meaning>();
  for (const [fibre, list] of Object.entries(FIBRE_NAMES)) {
    const names = namesStanding(list).split(",");
    const isTrade = (name: string) => TRADE_NAMES.has(name.endsWith("*") ? name.slice(0, -1) : name);
    const trade = names.filter(isTrade);
    const own = trade.length === 0 ? names : names.filter((name) => !isTrade(name));
    phrases.add(own.join(","), { fibre, recycled: false, trade: false });
    if (trade.length > 0) phrases.add(trade.join(","), { fibre, recycled: false, trade: true });
  }
  for (const [fibre, list] of Object.entries(RECYCLED_NAMES))
    phrases.add(namesStanding(list), { fibre, recycled: true, trade: true });
  return phrases;
}

/** @param other what such words are in without being meant: "Öko-Tex" */
function said(list: string, other = ""): Phrases<boolean> {
  const all = new Phrases<boolean>();
  all.add(namesStanding(list), true);
  if (other !== "") all.add(namesStanding(other), false);
  return all;
}

/** The fibres that a text names, in the order in which they stand there. `text` is the same with accents. */
export function fibresIn(small: string, text: string): NamedFibre[] {
  const words = wordsIn(small);
  const found: NamedFibre[] = [];
  let last: (Named & { from: number; to: number }) | undefined;
  for (let at = 0; at < words.length; at++) {
    const named = nameAt(small, text, words, at);
    if (!named) continue;
    const to = at + named.count - 1;
    const begin = words[at]?.start ?? 0;
    const end = words[to]?.end ?? 0;
    if (isLikeness(small, begin, end)) continue;
    const isSame =
      last &&
      found.length > 0 &&
      (last.fibre === named.fibre || last.trade || named.trade || isOneWool(last.fibre, named.fibre)) &&
      /^[\s™®*(/,-]{0,4}$/.test(small.slice(last.to, begin)) &&
      !(/,/.test(small.slice(last.to, begin)) && last.fibre !== named.fibre) &&
      !/\//.test(last.fibre === named.fibre ? "" : small.slice(last.to, begin));
    if (last && isSame) {
      // "TENCEL™ Modal" is modal, "elastane (LYCRA)" is elastane.
      const fibre = (last.trade && !named.trade) || named.fibre === "merino wool" ? named.fibre : last.fibre;
      const merged = { fibre, trade: last.trade && named.trade, recycled: last.recycled || named.recycled };
      last = { ...last, ...merged, to: end };
      found[found.length - 1] = {
        fibre: toldAs({ ...named, ...merged }, small, text, words, last.from, to),
        start: found.at(-1)?.start ?? begin,
        end: closed(small, end),
      };
    } else {
      last = { ...named, from: at, to: end };
      found.push({ fibre: toldAs(named, small, text, words, at, to), start: begin, end });
    }
    at = to;
  }
  return found.map((one, i) => widened(small, text, one, found[i - 1]?.end ?? 0, words));
}

/** "Silk-like", "cotton feel", "Seidenoptik", "effetto lino", "PVC-free", "metal detector": what something looks like, is without or looks for. */
const LIKE_BEHIND =
  /^(?:[ -](?:like|look|feel|touch|effect|optik|lookalike|imitation|imitat|free|frei|freie[rsn]?|vrij|fri|fritt|detect(?:or|ion|ed)s?)|-?optik)(?!\p{L})/u;
const LIKE_BEFORE =
  /(?<!\p{L})(?:looks? like|feels? like|effetto|aspect|efecto|efeito|tacto|toque|aussehen wie|imitation|imitazione|imitacion|free of|free from|frei von|exempt de|sans|senza|libre de|sin|sem|zonder|without|ohne) $/u;

function isLikeness(small: string, start: number, end: number): boolean {
  return (
    LIKE_BEHIND.test(small.slice(end, end + 14)) ||
    LIKE_BEFORE.test(small.slice(Math.max(start - 14, 0), start))
  );
}

/** "Merino volna". */
function isOneWool(one: string, other: string): boolean {
  const wools = ["wool", "virgin wool"];
  return (one === "merino wool" && wools.includes(other)) || (other === "merino wool" && wools.includes(one));
}

/** The bracket that a second name stands in. */
function closed(small: string, end: number): number {
  const bracket = /^[™®*]?[ ]?\)/.exec(small.slice(end, end + 3));
  return bracket ? end + bracket[0].length : end;
}

interface Named extends Meaning {
  count: number;
  organic: boolean;
}

/** Words of other languages besides: only where nothing but a sign or the end follows. */
const LITTLE = new Set([
  ...["la", "in", "span", "lan", "an", "pera", "other", "others", "inne", "ine", "peri", "jak"],
  ...["carbon", "carbone", "carbonio", "carbono", "karbon", "koolstof"],
  ...["antistatic", "antistatik", "antistatique", "antistatico", "antistatica", "antistatisk"],
  ...["antiestatico", "antiestatica"],
]);
const LITTLE_ENDS =
  /^[ ]?(?:$|[,;.)(/\n\t\d%&+|*]|(?:(?:e|y|i|a|og|et|and|si|und)(?!\p{L})|biolog|recicl|merino|virg|verge))/u;

/** "100 % in Portugal", "al 100 % in cotone": before other words than those that Romanian has behind flax. */
const LEADS_TO_PLACE =
  /^[ ](?!(?:si|din|pentru|cu|de|pur)(?!\p{L})|organic|recicl|natural|topit|europ|bio|ecologic|certif|spal)\p{L}/u;

/** "In 55%, bumbac 45%": Romanian for flax before its share, where a share ends what is told. */
const IN_OF_FLAX = /^[ ]\(?\d{1,3}(?:[.,]\d)?[ ]?%(?:[,;+/)\n\t]|$)/u;

/** "Od 55 % lana": Croatian for flax in its case, where Croatian leads to it. */
const LANA_LED = /(?<!\p{L})(?:od|iz|sadrzi)[ ](?:\d{1,3}[ ]?%[ ]\p{L}{3,}(?:[ ]i|,)[ ])?\d{1,3}[ ]?%[ ]$/u;
/** "Lana i 45 % pamuka": where it goes on in Croatian. */
const LANA_GOES_ON =
  /^(?:[ ]i[ ]\d{1,3}[ ]?%[ ]\p{L}|,[ ]\d{1,3}[ ]?%[ ](?:pamuk|bombaz|viskoz[ea]|svil|konoplj|vun))/u;

function isLinenLana(small: string, { text, start, end }: Spoken): boolean {
  if (text !== "lana") return false;
  return (
    LANA_GOES_ON.test(small.slice(end, end + 20)) ||
    LANA_LED.test(small.slice(Math.max(start - 40, 0), start))
  );
}

/** The fibre whose name begins with a word. */
function nameAt(small: string, text: string, words: readonly Spoken[], at: number): Named | undefined {
  const word = words[at];
  if (!word) return undefined;
  const known = names().at(small, words, at);
  if (known) {
    const end = words[at + known.count - 1]?.end ?? word.end;
    if (known.count === 1 && LITTLE.has(word.text) && !isMeant(small, text, word.start, end))
      return undefined;
    const fibre = isLinenLana(small, word) ? "linen" : known.meaning.fibre;
    return { ...known.meaning, fibre, count: known.count, organic: false };
  }
  const glued = unglued(word.text);
  if (glued) return { ...glued, count: 1 };
  const meant = mistaken(small, word);
  if (meant) return { ...meant, count: 1, organic: false };
  // "Baum-" at the end of a line, and "Baum wolle" where a picture has a word in two.
  const next = words[at + 1];
  const between = next && small.slice(word.end, next.start);
  if (next && (between === "-\n" || (between === " " && isHalf(word) && isHalf(next)))) {
    const meaning = names().called(word.text + next.text);
    if (meaning) return { ...meaning, count: 2, organic: false };
  }
  return undefined;
}

/** Long enough to be half of a name, and no little word of a language. */
function isHalf({ text }: Spoken): boolean {
  return text.length > 3;
}

/** "Poliiamiid", and "92 % bavina" or "bornull": what a picture made of a name, where nothing else can be meant. */
function mistaken(small: string, { text, start, end }: Spoken): Meaning | undefined {
  const isShare =
    /%[ \n]?$/u.test(small.slice(Math.max(start - 2, 0), start)) ||
    /^[ ]\d{1,3}(?:[.,]\d)?[ ]?%/u.test(small.slice(end, end + 9));
  return firstKnown(isShare ? wordsAlike(text) : wordsWithDots(text), (name) => names().called(name));
}

function isMeant(small: string, text: string, start: number, end: number): boolean {
  const printed = text.slice(start, end);
  if (/[ãâîăÂÃ]/.test(printed)) return true;
  if (printed.length === 2 && /in/i.test(printed) && IN_OF_FLAX.test(small.slice(end, end + 9)))
    return /(?:^|[:,;+/(•·\n\t]|[ ][–-]|[ ]din)[ ]?$/u.test(small.slice(Math.max(start - 5, 0), start));
  if (printed.length === 2 && /in/i.test(printed))
    return /%[ ]?$/.test(small.slice(0, start).slice(-2)) && !LEADS_TO_PLACE.test(small.slice(end, end + 12));
  return LITTLE_ENDS.test(small.slice(end, end + 8));
}

const FIBRE_ENDS =
  /(?:faser[ns]?|fasern|fiber[s]?|fibre[s]?|vezel[s]?|kuitu|kuitua|szal|lif|garn|filament|mischung|anteil[s]?|gehalt|aandeel|andel|gehalte|filze?s?|filte?n?|vilt|huopa|huopaa|stoff|stof|satin|satijn|satiini|jersey|canvas|fleece|flanell?|flanel|popelin|popeline|denim|twill|frottee|frotte|batist|gewebe|weefsel|kangas|vlies|samt|fluweel|samet)$/;

/** What stands before a fibre within its word. */
const GLUED = [
  ...GLUED_ORGANIC.split(",").map((begin) => ({ begin, isRecycled: false })),
  ...GLUED_RECYCLED.split(",").map((begin) => ({ begin, isRecycled: true })),
];

/** "Biobaumwolle", "recyclingpolyester", "hanffaser". */
function unglued(word: string): Omit<Named, "count"> | undefined {
  for (const { begin, isRecycled } of GLUED) {
    if (!word.startsWith(begin) || word.length < begin.length + 3) continue;
    const meaning = names().called(word.slice(begin.length));
    if (meaning) return { ...meaning, recycled: meaning.recycled || isRecycled, organic: !isRecycled };
  }
  const plain = word.replace(FIBRE_ENDS, "");
  if (plain === word || plain.length < 3) return undefined;
  const meaning = names().called(plain);
  return meaning && { ...meaning, organic: false };
}

/** Words before a fibre that may say more of it, and after it. */
const WORDS_BEFORE = 4;
const WORDS_AFTER = 7;
/** What "recycled" is no word on the fibre before: "polyester, recycled content 30 %". */
const OF_CONTENT =
  /^(?:content|conten|inhalt|anteil|share|teneur|tenor|teor|part|quota|tartalom|osuu|udzial|zawart|podil|podiel|andel|aandeel|gehalt|claim|standard|material|materiaal|matier|indhold|innehall|icerik|oran|percent)/;

function recycledWords(): Phrases<boolean> {
  recycled ??= said(RECYCLED_WORDS, RECYCLABLE.replace(/(?=,|$)/g, "*"));
  return recycled;
}

function organicWords(): Phrases<boolean> {
  organic ??= said(ORGANIC_WORDS, NOT_ORGANIC);
  return organic;
}

function toldAs(
  named: Omit<Named, "count">,
  small: string,
  text: string,
  words: readonly Spoken[],
  from: number,
  to: number,
): string {
  const around = [
    ...wordsBefore(small, words, from),
    ...wordsAfter(small, text, words, to),
    ...wordsBehindShare(small, words, to),
  ];
  const isSaid = (list: Phrases<boolean>) => around.some((at) => says(list, small, words, at));
  const { fibre } = named;
  if (named.recycled || isSaid(recycledWords())) return `recycled ${fibre}`;
  const isMerino = fibre === "wool" || fibre === "virgin wool";
  const plain = isMerino && around.some((at) => /^merin/.test(words[at]?.text ?? "")) ? "merino wool" : fibre;
  return named.organic || isSaid(organicWords()) ? asGrown(plain) : plain;
}

/** Fibres that are made, which nobody grows. */
const MADE =
  /^(?:poly|elast|\w*acrylic|viscose|modal$|lyocell|cupro|\w*acetate|alginate|melamine|\w+fibre|vinylal|aramid|(?:glass|carbon|metal) |nitrile|EVA)/;

/** What a fibre is told as that is said to be organic: "polyester (ecological fur)" is of no fibre that grew so. */
export function asGrown(fibre: string): string {
  return MADE.test(fibre) ? fibre : `organic ${fibre}`;
}

/** What a fibre is told as of which a text says how it was won, "aus kontrolliert biologischem Anbau", and where it says so. */
export function wonBy(small: string, fibre: string): { fibre: string; start: number } | undefined {
  const words = wordsIn(small);
  const where = (list: Phrases<boolean>) => words.find((_, i) => says(list, small, words, i))?.start;
  const again = where(recycledWords());
  if (again !== undefined) return { fibre: `recycled ${fibre}`, start: again };
  const grown = where(organicWords());
  return grown === undefined ? undefined : { fibre: asGrown(fibre), start: grown };
}

/** True where a word, or what a picture made of a long one, says so: "bioiogisch", "gerecycied". */
function says(list: Phrases<boolean>, small: string, words: readonly Spoken[], at: number): boolean {
  const said = list.at(small, words, at);
  if (said) return said.meaning;
  const { text = "" } = words[at] ?? {};
  return text.length >= LONG_WORD && firstKnown(wordsAlike(text), (word) => list.called(word)) === true;
}

/** Letters of a word that is no other with one of them taken for one alike. */
const LONG_WORD = 8;

/** Places of the words that stand close before one, up to a figure, a comma or another fibre. */
function wordsBefore(small: string, words: readonly Spoken[], from: number): number[] {
  const places: number[] = [];
  for (let at = from - 1; at >= 0 && from - at <= WORDS_BEFORE; at--) {
    const [word, next] = [words[at], words[at + 1]];
    if (
      !word ||
      !next ||
      !/^(?:[ \n-]|-\n|\. ?|[ ]?[(]|\) ?| ?[-] ?|['’])$/.test(small.slice(word.end, next.start))
    )
      break;
    // What the line before ends with is of something else, unless it is a share.
    if (names().at(small, words, at)) break;
    places.push(at);
  }
  return places;
}

/** What begins to speak of a part of it: "davon recycelt". */
const OF_SOME = new Set(
  "which,thereof,davon,hiervon,darunter,dont,cui,cual,cuales,qual,quais,waarvan,tym,varav,heraf,hvorav,josta,toho,care,ebbol,non,not,nicht,virgin".split(
    ",",
  ),
);
const OWN_SHARE = /^[ ]?:?[ ]?\d{1,2}(?:[.,]\d)?[ ]?%/u;
const GAP_AFTER = /^(?:[ \n'’-]|[™®*]{0,2} ?[(-]{0,2} ?|\n\(|\. ?|[™®*]? ?\) ?[(]?)$/u;

/** Places of the words that stand close after one. */
function wordsAfter(small: string, text: string, words: readonly Spoken[], to: number): number[] {
  const places: number[] = [];
  for (let at = to + 1; at < words.length && at - to <= WORDS_AFTER; at++) {
    const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
    if (!before || !word) break;
    const gap = small.slice(before.end, word.start);
    const after = small.slice(word.end, (next?.start ?? word.end + 3) + 1);
    if (/^[ ]?,[ ]?$/.test(gap) ? !isAside(small, word.end) : !GAP_AFTER.test(gap)) break;
    if (names().at(small, words, at) && !/^merin/.test(word.text) && !isBottle(small, words, to, at)) {
      // "Cotton recycled polyester": the word is of the fibre that follows, unless that is its name of trade.
      if (isSameAgain(small, words, to, at) || isSameInBrackets(small, words, to, at)) break;
      if (!/[\n,]/.test(small.slice(words[to]?.end, word.start))) places.length = 0;
      break;
    }
    if (OF_SOME.has(word.text)) break;
    // "Cotton (organic 50 %)" is of some of it.
    if (gap.includes("(") && OWN_SHARE.test(small.slice(word.end, word.end + 10))) break;
    if (next && /^[ ]$/.test(small.slice(word.end, next.start)) && OF_CONTENT.test(next.text)) break;
    // "12 % elastane. Recycled": the next sentence.
    if (/^\. $/.test(gap) && isTitled(text, word)) break;
    // A line that begins with the word and goes on speaks of something else, and so does one with a capital letter.
    if (/\n/.test(gap) && isTitled(text, word)) break;
    if (/\n/.test(gap) && /^[ ]?(?:\p{L}|:)/u.test(after) && !LEADS_ON.test(before.text)) break;
    places.push(at);
  }
  return places;
}

/** "Polyamid 100 %, recycelt", "polyester 80 % recyclé, polyester 20 % vierge": a word alone, at the end of what is said. */
const ALONE_BEHIND =
  /^[ :]{0,2}\d{1,3}(?:[.,]\d{1,2})?[ ]?%(?:,[ ](?=\p{L}+(?:[;.\n\t]|$))|[ ](?=\p{L}+(?:[,;.\t]|$)))/u;
/** "Polyester 40 % (recycled)", where no other fibre follows that the bracket could be of. */
const BEHIND_SHARE =
  /^[ :]{0,2}\d{1,3}(?:[.,]\d{1,2})?[ ]?%[ ]?\((?=[^()\d%\n]{2,30}\)[ ]?(?:$|[\n\t,;.+/&]))/u;

/** Places of the words in brackets right behind the share of a fibre. */
function wordsBehindShare(small: string, words: readonly Spoken[], to: number): number[] {
  const from = words[to]?.end ?? 0;
  const alone = ALONE_BEHIND.exec(small.slice(from, from + 50))?.[0].length;
  if (alone !== undefined) {
    const next = words.slice(to + 1, to + 4).findIndex(({ start }) => start === from + alone);
    return next < 0 ? [] : [to + 1 + next];
  }
  const before = BEHIND_SHARE.exec(small.slice(from, from + 50))?.[0];
  if (before === undefined) return [];
  const closing = small.indexOf(")", from + before.length);
  const places: number[] = [];
  for (let at = to + 1; (words[at]?.end ?? closing + 1) <= closing; at++) {
    if (names().at(small, words, at) || OF_SOME.has(words[at]?.text ?? "")) return [];
    places.push(at);
  }
  return places;
}

/** "Poliamida reciclada ECONYL": a second name of the fibre that ends with a word. */
function isSameAgain(small: string, words: readonly Spoken[], to: number, at: number): boolean {
  const again = names().at(small, words, at)?.meaning;
  return again?.trade === true && again.fibre === names().called(words[to]?.text ?? "")?.fibre;
}

/** "Baumwolle aus biologischem Anbau (Bio-Baumwolle)": in brackets the same fibre is said once more, without a share of its own. */
function isSameInBrackets(small: string, words: readonly Spoken[], to: number, at: number): boolean {
  const [named, again] = [to, at].map((place) => names().at(small, words, place)?.meaning.fibre);
  if (again === undefined || again !== named) return false;
  return (
    small.slice(words[to]?.end, words[at]?.start).includes("(") &&
    /^[^()\d%]{0,30}\)/u.test(small.slice(words[at]?.end))
  );
}

/** "Polyester (from PET bottles, recycled)": in brackets PET is what a fibre was made of. */
function isBottle(small: string, words: readonly Spoken[], to: number, at: number): boolean {
  return words[at]?.text === "pet" && small.slice(words[to]?.end, words[at]?.start).includes("(");
}

/** What does not end a line: "aus kontrolliert / biologischem Anbau", "from / recycled bottles". */
const LEADS_ON =
  /^(?:aus|von|kontrolliert\p{L}*|from|of|certified|controlled|de|da|di|uit|van|z|ze|fran|fra|av|af)$/u;

function isTitled(text: string, { start, end }: Spoken): boolean {
  return /^\p{Lu}\p{Ll}/u.test(text.slice(start, end));
}

/** ", recycled" at the end of what is said, before a sign or the next share. */
function isAside(small: string, end: number): boolean {
  return /^[ ]?(?:$|[\n\t.;,)\d%])/.test(small.slice(end, end + 3));
}

/** With the words that say more of it, so that they are quoted with it. */
function widened(
  small: string,
  text: string,
  one: NamedFibre,
  from: number,
  words: readonly Spoken[],
): NamedFibre {
  if (!/^(?:recycled|organic|merino) /.test(one.fibre)) return one;
  let { start, end } = one;
  const isSaid = (at: number) =>
    [recycledWords(), organicWords()].some((list) => says(list, small, words, at));
  const first = words.findIndex((word) => word.start >= one.start);
  for (const at of wordsBefore(small, words, first)) {
    const word = words[at];
    if (word && word.start >= from && isSaid(at)) start = word.start;
  }
  const last = words.findLastIndex((word) => word.end <= one.end);
  for (const at of wordsAfter(small, text, words, last)) {
    // "polyester tái chế": a phrase goes on to its last word.
    const word = words[at + countOf(small, words, at) - 1];
    if (word && isSaid(at)) end = Math.max(closed(small, word.end), end);
  }
  return { fibre: one.fibre, start, end };
}

/** How many words the phrase has that says so from one of them on. */
function countOf(small: string, words: readonly Spoken[], at: number): number {
  const counts = [recycledWords(), organicWords()].map((list) => list.at(small, words, at)?.count ?? 1);
  return Math.max(...counts);
}

/** The fibre that a name is, as a whole: also with its brand in brackets. */
export function fibreCalled(printed: string): string | undefined {
  const bare = printed.replace(IN_BRACKETS, "");
  return fibreAsWhole(printed) ?? (bare === printed ? undefined : fibreAsWhole(bare));
}

/** "(ECONYL®)" behind a name. */
const IN_BRACKETS = /(?<=\p{L})[ ]\([^()\d%]{2,30}\)$/u;

function fibreAsWhole(printed: string): string | undefined {
  const small = folded(printed);
  const found = fibresIn(small, printed);
  const [one] = found;
  if (!one || found.length > 1) return CODE_ALONE.test(printed) ? codeOf(printed) : undefined;
  return isQuality(small.slice(one.end)) && isQuality(small.slice(0, one.start)) ? one.fibre : undefined;
}

/** True for nothing but words that say how a fibre was made or what it looks like: "combed", "weiße". */
function isQuality(beside: string): boolean {
  qualities ??= said(FIBRE_QUALITIES);
  return wordsIn(beside).every(({ text }) => text.length < 3 || qualities?.called(text));
}

/**
 * A code of ISO 2076, in capitals; before or after it may stand that it is recycled or organic. RWS is the standard for
 * wool, no recycled cashmere; PA 6 and PA 6.6 are polyamides.
 */
export const FIBRE_CODE = `(?<![\\p{L}\\d])(?:(?<recycled>r|R(?!WS)|rec[. ]{1,2}|REC[. ]{1,2}|recycled |RE-|r-|R-)|(?<organic>BIO[ -]|bio[ -]|ORG[ -]|org\\. ?|O(?=CO)))?(?<code>${Object.keys(
  FIBRE_CODES,
)
  .sort((one, other) => other.length - one.length)
  .join(
    "|",
  )})(?:(?<=PA)6(?:[.,]?6)?)?(?<after>[ ]?\\(?(?:rec(?:y[ck]l?\\p{L}*|i[ck]l\\p{L}*|\\.)?|ricicl\\p{L}*|rezykl\\p{L}*|gerecycl\\p{L}*|REC|bio|BIO|org\\.?|GOTS|GRS|RCS)\\)?|-[rR])?(?![\\p{L}\\d])`;

const CODE_ALONE = new RegExp(`^${FIBRE_CODE}$`, "u");

function codeOf(printed: string): string | undefined {
  const match = CODE_ALONE.exec(printed);
  return match ? fibreOfCode(match.groups ?? {}) : undefined;
}

/** What the template calls the fibre of a code that was found by `FIBRE_CODE`. */
export function fibreOfCode({
  code = "",
  recycled: before,
  organic: grown,
  after = "",
}: Record<string, string | undefined>): string {
  const fibre = FIBRE_CODES[code] ?? code;
  if (before !== undefined || /rec|ricic|rezyk|grs|rcs|-r/i.test(after)) return `recycled ${fibre}`;
  return grown !== undefined || /bio|org|gots/i.test(after) ? asGrown(fibre) : fibre;
}
