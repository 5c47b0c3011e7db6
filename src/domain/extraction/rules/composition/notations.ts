/** Compositions as the trade writes them in short: "95/5 CO/EL", "50VI/28PES/22PA", "90/10 goose down", "65/35 polycotton". */
import type { Passage } from "../../reading/passage.ts";
import { numberOf } from "../kit/numbers.ts";
import { lineStart, placeOf, tailOf } from "../kit/places.ts";
import { matches, worded } from "../kit/worded.ts";
import { COMPOSED, DERIVED, type Share, type Written } from "./composition.ts";
import { FIBRE_CODES } from "./fibres/fibre-names.ts";
import { asGrown, fibreCalled, fibreOfCode, fibresIn } from "./fibres/fibres.ts";
import { areWhole, isWhole, sumOf, WHOLE } from "./fibres/shares.ts";
import { PART_REACH, partInBehind } from "./parts/behind.ts";
import { partAtEnd, partInCell } from "./parts/components.ts";

const FIGURES = String.raw`(?<![\d/.,])\d{1,3}(?:[.,]\d)?(?:[ ]?%)?(?:[ ]?/[ ]?\d{1,3}(?:[.,]\d)?(?:[ ]?%)?){1,5}(?![\d/])`;
/** "65:35", "70-30": other signs stand between figures without the sign of a percentage, as ranges have it. */
const PAIR = String.raw`(?<![\d/.,:-])\d{1,2}(?:[ ]?[:-][ ]?\d{1,2}){1,4}(?![\d/:%-]|[ ]%|[.,]\d)`;
const NAME = String.raw`[\p{L}. '’]{2,30}`;
const WORD = String.raw`(?:(?:[rR]ecycled|[oO]rganic|[vV]irgin|[mM]erino|[rR]ecycelte[rs]?|[gG]erecyclede?) )?[\p{L}.]{2,30}`;
const FIGURES_FIRST = new RegExp(
  `(?:(?<figures>${FIGURES})[ ]?\\(?(?<names>${NAME}(?:[ ]?/[ ]?${NAME}){1,5})|(?<pair>${PAIR})[ ]?(?<two>${NAME}(?:[ ]?[/:-][ ]?${NAME}){1,4}))`,
  "gu",
);
const NAMES_FIRST = new RegExp(
  `(?<names>${WORD}(?:(?:[ ]?[/-][ ]?${WORD}){1,5}|(?::${WORD}){1,4}))[ :(]{0,2}(?<figures>${FIGURES}|${PAIR})`,
  "gu",
);

const NAMES_APART = new RegExp(`(?<figures>${FIGURES})[ ](?<names>\\p{L}[\\p{L} '’-]{5,60})`, "gu");

/** "80/20 cotton poly fleece": as many fibres as figures, with nothing between them. */
function* ratiosApartIn({ text }: Passage): Generator<Written> {
  for (const match of text.matchAll(NAMES_APART)) {
    const { figures = "", names = "" } = match.groups ?? {};
    const percents = figures.replace(/[% ]/g, "").split("/").map(numberOf);
    if (!areWhole(percents)) continue;
    const shares: Share[] = [];
    let at = 0;
    for (const percent of percents) {
      const rest = names.slice(at).trimStart();
      const name = /^poly(?!\p{L})/iu.test(rest) ? "poly" : rest.slice(0, leadOf(rest));
      const fibre = fibreNamed(name);
      if (fibre === undefined) break;
      shares.push({ fibre, percent });
      at = names.length - rest.length + name.length;
    }
    if (shares.length < percents.length || new Set(shares.map(({ fibre }) => fibre)).size < shares.length)
      continue;
    const { start, end } = placeOf(match);
    yield { shares, start, end: end - names.length + at, confidence: DERIVED };
  }
}

/** "95/5 CO/EL", "60/40 cotton/polyester" and "CO/EL 95/5". */
export function* ratiosIn(passage: Passage): Generator<Written> {
  yield* ratiosApartIn(passage);
  const { text } = passage;
  for (const pattern of [FIGURES_FIRST, NAMES_FIRST]) {
    for (const match of text.matchAll(pattern)) {
      const { pair, two, figures = pair ?? "", names = two ?? "" } = match.groups ?? {};
      const percents = figures.replace(/[% ]/g, "").split(/[/:-]/).map(numberOf);
      const printed = names.split(pattern === NAMES_FIRST || two !== undefined ? /[/:-]/ : "/");
      if (!areWhole(percents) || printed.length !== percents.length) continue;
      const shares = printed.flatMap((name, i) => {
        const fibre = fibreNamed(name.trim());
        return fibre === undefined ? [] : [{ fibre, percent: percents[i] ?? 0 }];
      });
      if (shares.length !== percents.length) continue;
      // What follows the last fibre is not of it.
      const last = printed.at(-1) ?? "";
      const extra = pattern === FIGURES_FIRST ? last.length - leadOf(last) : 0;
      const { start, end } = placeOf(match);
      yield { shares, start, end: end - extra, confidence: 0.95 };
    }
  }
}

/** Least letters of the last word of a name that has several. */
const LEAST_WORD = 3;

/** How many characters of a name a fibre takes, of the words at its begin. */
function leadOf(name: string): number {
  const trimmed = name.trimStart();
  const words = trimmed.split(" ");
  for (let count = words.length; count > 0; count--) {
    // "Cotton or".
    if (count > 1 && (words[count - 1] ?? "").length < LEAST_WORD) continue;
    const lead = words.slice(0, count).join(" ").replace(/\.$/u, "");
    if (fibreCalled(lead) !== undefined) return name.length - trimmed.length + lead.length;
  }
  return name.length;
}

function fibreNamed(name: string): string | undefined {
  const lead = name.slice(0, leadOf(name)).trim();
  return /^poly$/i.test(lead) ? "polyester" : fibreCalled(lead);
}

const CODE = Object.keys(FIBRE_CODES).join("|");
const CODED_SHARE = String.raw`(?:\d{1,3}(?:[.,]\d)?[ ]?%?[ ]?(?:${CODE})|(?:${CODE})[ ]?\d{1,3}(?:[.,]\d)?[ ]?%?)`;
const SHARES_OF_CODES =
  /(?<one>\d{1,3}(?:[.,]\d)?)[ ]?%?[ ]?(?<code>[A-Z]{2,4})|(?<last>[A-Z]{2,4})[ ]?(?<other>\d{1,3}(?:[.,]\d)?)/g;
const ORGANIC_BEHIND = /^ \(?(?:kba|kbt|bio|org|gots)(?!\p{L})/u;
const RECYCLED_BEHIND = /^ \(?(?:recycl|rezykl|gerecycl|ricicl|recicl|recykl)/u;
/** Built when the first text has a code beside a number: most have none. */
let coded: RegExp | undefined;

/** "50VI/28PES/22PA" and "CO60 PES40": codes and shares without a blank. */
export function* codesIn(passage: Passage): Generator<Written> {
  const { text, folded } = passage;
  if (!/\d[ ]?%?[ ]?[A-Z]{2}|[A-Z]{2}[ ]?\d/.test(text)) return;
  coded ??= new RegExp(
    `(?<![\\p{L}\\d.,])${CODED_SHARE}(?:[ ]?[/,;+-]?[ ]?${CODED_SHARE})*(?![\\p{L}\\d]|-[rR](?!\\p{L}))`,
    "gu",
  );
  for (const match of text.matchAll(coded)) {
    const shares = [...match[0].matchAll(SHARES_OF_CODES)].map(({ groups }) => ({
      fibre: fibreOfCode({ code: groups?.code ?? groups?.last }),
      percent: numberOf(groups?.one ?? groups?.other ?? ""),
    }));
    const sum = sumOf(shares.map(({ percent }) => percent));
    if (!isWhole(sum) || new Set(shares.map(({ fibre }) => fibre)).size !== shares.length) continue;
    const { start, end } = placeOf(match);
    // "Lining: 100 PES", "Contrast | Cordura, 100PA": a code and a hundred alone need a part.
    const label = folded.slice(Math.max(start - PART_REACH, 0), start);
    const row = folded
      .slice(folded.lastIndexOf("\n", start - 1) + 1, start)
      .split("\t")
      .slice(0, -1);
    // The number of a row stands before the name of its part.
    const part =
      partAtEnd(label) ??
      row
        .slice(0, 2)
        .map(partInCell)
        .find((each) => each !== undefined);
    const [only, ...others] = shares;
    const isNamed = () => part != null || partInBehind(passage, start, end, undefined) !== undefined;
    const isTold = () => isNamed() || isUnderComposed(passage, start);
    if (others.length === 0 && (sum !== WHOLE || !isTold())) continue;
    // "100PES gerecycled", "100 % BW kbA".
    const isRecycled = others.length === 0 && RECYCLED_BEHIND.test(folded.slice(end, end + 12));
    const isOrganic = others.length === 0 && ORGANIC_BEHIND.test(folded.slice(end, end + 8));
    const won = (fibre: string) => (isRecycled ? `recycled ${fibre}` : asGrown(fibre));
    const told = (isRecycled || isOrganic) && only ? [{ ...only, fibre: won(only.fibre) }] : shares;
    yield { shares: told, start, end, confidence: 0.93 };
  }
}

/** "Comp.", "Zusammensetzung", "Materiał": the head of a column. */
const COMPOSED_HEAD = new RegExp(String.raw`^comp\.|${COMPOSED.source}`, "u");
/** Rows from the head of a table of goods to one of them. */
const ROWS_BELOW = 15;
/** Cells of such a head at least. */
const LEAST_HEADS = 3;

/** "Art. | Description | Comp. | Origin" over "4410 | Tie | SE 100 | Italy". */
function isUnderComposed({ folded, order }: Passage, start: number): boolean {
  if (order !== "rows") return false;
  const above = folded.slice(0, lineStart({ folded }, start)).split("\n").slice(-ROWS_BELOW);
  const head = above.findLast((line) => line.split("\t").length >= LEAST_HEADS && !/\d/.test(line));
  return head?.split("\t").some((cell) => COMPOSED_HEAD.test(cell)) === true;
}

const DOWN_NAME = String.raw`\p{L}[\p{L}'’]+(?:[ ](?:de |d['’]|di )?\p{L}[\p{L}'’]+){0,2}`;
/** "90/10 goose down", "Daunen 85/15". */
const DOWN = /(?<![\d/.,-])(?<down>[5-9]\d)[ ]?\/[ ]?(?<feathers>[1-5]?\d)(?:[ ]?%)?(?![\d/.-])/gu;
const NAME_BEFORE = new RegExp(`(?<name>${DOWN_NAME})[ :(]{1,2}$`, "u");
const NAME_AFTER = new RegExp(
  `^[ ](?<name>${DOWN_NAME})(?![ ]?[/&+]|[ ](?:and|und|et|e|y|en|og|och|ja|i|a)[ ])`,
  "u",
);

/** So much down, and the rest of feathers. */
export function* downIn({ text }: Passage): Generator<Written> {
  for (const match of text.matchAll(DOWN)) {
    const [down, feathers] = [numberOf(match.groups?.down ?? ""), numberOf(match.groups?.feathers ?? "")];
    if (!isWhole(down + feathers)) continue;
    const place = placeOf(match);
    const before = NAME_BEFORE.exec(text.slice(Math.max(place.start - 40, 0), place.start));
    const after = NAME_AFTER.exec(text.slice(place.end, place.end + 45));
    const isLed = endsOf(before?.groups?.name).some(isDown);
    if (!isLed && !beginsOf(after?.groups?.name).some(isDown)) continue;
    yield {
      shares: [
        { fibre: "down", percent: down },
        { fibre: "feathers", percent: feathers },
      ],
      start: before && isLed ? place.start - before[0].length : place.start,
      end: place.end,
      confidence: DERIVED,
    };
  }
}

function isDown(name: string): boolean {
  return fibreCalled(name) === "down";
}

/** The last words of a name, from one to three. */
function endsOf(name = ""): string[] {
  const words = name.split(" ");
  return words.map((_, i) => words.slice(i).join(" ")).filter((each) => each !== "");
}

/** The first words of a name, from one to three. */
function beginsOf(name = ""): string[] {
  const words = name.split(" ");
  return words.map((_, i) => words.slice(0, i + 1).join(" ")).filter((each) => each !== "");
}

const RATIO = String.raw`(?<![\d/.,-])(?<one>\d{1,2})[ ]?%?[ ]?[/:][ ]?(?<other>\d{1,2})(?:[ ]?%)?(?![\d/.-])`;
const BLEND = String.raw`(?:(?<poly>poly-?[ ]?(?:cott?on|katoen|baumwolle)|polikoton|poli-?algod(?:on|ao)|policotone|[tp][ ]?/[ ]?c)|(?<chief>cvc|chief value cotton))(?![\p{L}\d/])`;
const BLENDS = [
  new RegExp(`${RATIO}[ ]${BLEND}`, "gu"),
  new RegExp(String.raw`(?<![\p{L}\d])${BLEND}[ :(]{1,2}${RATIO}`, "gu"),
];

/** "65/35 polycotton" and "CVC 60/40": names of the trade for two fibres, the one that is more first. */
export function* blendsIn({ folded }: Passage): Generator<Written> {
  for (const match of BLENDS.flatMap((pattern) => [...folded.matchAll(pattern)])) {
    const { one = "", other = "", chief } = match.groups ?? {};
    const percents = [numberOf(one), numberOf(other)];
    if (!areWhole(percents)) continue;
    const names = chief === undefined ? ["polyester", "cotton"] : ["cotton", "polyester"];
    const shares = names.map((fibre, i) => ({ fibre, percent: percents[i] ?? 0 }));
    yield { shares, ...placeOf(match), confidence: DERIVED };
  }
}

/** Words for two halves at once: "half-and-half", "zu gleichen Teilen". */
const EVENLY = worded(
  "gu",
  ({ oneOf }) =>
    String.raw`(?<!\p{L})(?:${oneOf(
      "in equal parts,in equal shares,equal parts,equal parts of,equal shares of,half-and-half,half and half,fifty-fifty,fifty fifty,zu gleichen teilen,zu gleichen anteilen,je zur halfte,jeweils zur halfte,je halftig,halb und halb,a parts egales,in parti uguali,a partes iguales,en partes iguales,em partes iguais,in gelijke delen,voor gelijke delen,pol na pol,w rownych czesciach,w rownych proporcjach,lika delar,lige dele,like deler,yhta suurina osina,pul na pul,napul,egyenlo aranyban,fele-fele aranyban,fele-fele,in parti egale,in proportii egale,po pola,pola-pola,u jednakim dijelovima,u jednakim omjerima,v enakih delezih,po polovici,lygiomis dalimis,vienadas dalas,vordselt,yari yariya,esit oranda,ισομερωσ,по равно,навпіл,порівну",
    )})(?!\p{L})`,
);
/** Between two fibres of which there is as much. */
const AND_EVENLY =
  /^[ ]?(?:and|und|et|e|y|en|i|og|och|ja|a|si|es|un|ir|in|ve|и|та|і|και|u)[ ](?:(?:de|di)[ ]|d['’])?$|^[ ]?[/&+][ ]?$/u;
const EVEN_REACH = 50;

/** "A half-and-half mix of linen and cotton": two fibres in one clause with such words. */
export function* evenIn(passage: Passage): Generator<Written> {
  const { folded, text } = passage;
  for (const match of matches(passage, EVENLY)) {
    const { start, end } = placeOf(match);
    const lead = tailOf(
      folded.slice(Math.max(start - EVEN_REACH, 0), start),
      /$(?<=(?<tail>[^.;:,%\n\t\d]*))/u,
    );
    const rest = /^[^.;,%\n\t\d]*/u.exec(folded.slice(end, end + EVEN_REACH))?.[0] ?? "";
    const from = start - lead.length;
    const to = end + rest.length;
    const fibres = fibresIn(folded.slice(from, to), text.slice(from, to));
    const [one, other] = fibres;
    if (!one || !other || fibres.length > 2 || one.fibre === other.fibre) continue;
    if (!AND_EVENLY.test(folded.slice(from + one.end, from + other.start))) continue;
    const shares = [one, other].map(({ fibre }) => ({ fibre, percent: WHOLE / 2 }));
    yield { shares, start: from + one.start, end: from + other.end, confidence: DERIVED };
  }
}
