/** Compositions without a sign of percentage: in cells of fibres and figures alone, and one after the other in a text. */
import { CELL_END, type Passage } from "../../../reading/passage.ts";
import { NUMBER, numberOf, PER_CENT } from "../../kit/numbers.ts";
import { lineBefore, type Place } from "../../kit/places.ts";
import { COMPOSED, DERIVED, type Share, type Written } from "../composition.ts";
import { fibreCalled, fibresIn } from "../fibres/fibres.ts";
import { areWhole, WHOLE } from "../fibres/shares.ts";
import { partInCell } from "../parts/components.ts";

const CELLS = /[^\t\n]+/g;
/** What a cell may begin with: "Yarn:". */
const LABEL = /^[^:\d]{2,40}:\s*/u;
/** A hundred of one name, and of no unit. */
const WHOLE_OF_ONE = new RegExp(
  String.raw`^${WHOLE}[ ]\p{L}{2,}(?<!^\d+ (?:[cdmk]?[gm]|den|dtex|tex|oz|gsm))[^\d,;/]*$`,
  "u",
);
const ENTRY = new RegExp(
  String.raw`^(?:(?<name>\p{L}[^\d]{1,30}?)[ ]?(?<percent>${NUMBER})|(?<percent2>${NUMBER})[ ]?(?<name2>\p{L}[^\d]{1,30}))$`,
  "u",
);

/** "Shetland wool 70 / Alpaca 20 / Nylon 10", with nothing else in its cell; "Material: 100 cotton", as the label says it. */
export function* unsignedIn(passage: Passage): Generator<Written> {
  const { text } = passage;
  for (const match of text.matchAll(CELLS)) {
    const cell = match[0].trimEnd();
    const lead = LABEL.exec(cell)?.[0].length ?? 0;
    const list = cell.slice(lead);
    const [start, end] = [match.index + lead, match.index + cell.length];
    const isOneOfAll = () => WHOLE_OF_ONE.test(list) && isOfComposition(nearestLabel({ passage, start }));
    if (list.includes("%") || !(/\d[^\d]+\d/.test(list) || isOneOfAll())) continue;
    const shares = sharesOf(list);
    if (!shares || (shares.length < 2 && !isOneOfAll())) continue;
    yield { shares, start, end, confidence: DERIVED };
  }
}

/** Whether a label is of a composition, or of a part: "Lining". */
function isOfComposition(label: string): boolean {
  return COMPOSED.test(label) || partInCell(label.replace(/[: ]+$/, "")) != null;
}

/** What stands before a place in its cell, or else in the cell before. */
function nearestLabel(place: Pick<Place, "passage" | "start">): string {
  const cells = lineBefore(place).split(CELL_END);
  return cells.findLast((cell) => cell.trim() !== "") ?? "";
}

/** The shares of a cell that has a whole and nothing else, with signs of percentage or without: "54 WO 46 PES", "100 % viscose". */
export function sharesOf(cell: string): Share[] | undefined {
  const shares = parted(cell.replace(/[ ]?%/g, "").trim())
    .split(/[ ]?[/|;+·•][ ]?|,[ ]|[ ][-–][ ]/u)
    .map((entry) => ENTRY.exec(entry.trim())?.groups)
    .map((groups): Share | undefined => {
      const fibre = fibreCalled(groups?.name ?? groups?.name2 ?? "");
      const percent = numberOf(groups?.percent ?? groups?.percent2 ?? "");
      return fibre === undefined ? undefined : { fibre, percent };
    });
  const known = shares.filter((share) => share !== undefined);
  const isOnce = new Set(known.map(({ fibre }) => fibre)).size === known.length;
  return known.length === shares.length && isOnce && areWhole(known.map(({ percent }) => percent))
    ? known
    : undefined;
}

/** "Cotton 78 polyamide 20 elastane 2", with a sign where an entry ends. */
function parted(list: string): string {
  return /^\d/.test(list)
    ? list.replace(/(?<=\p{L})[ ](?=\d)/gu, " / ")
    : list.replace(/(?<=\d)[ ](?=\p{L})/gu, " / ");
}

const NUMBER_BEFORE = new RegExp(String.raw`(?<![\p{L}\d.,/%-])(?<percent>${NUMBER})[ \n]$`, "u");
const BETWEEN_RUN = /^[ \n]?[,/+&]?[ \n]?(?:(?:and|und|et|e|y|en|i|ve|og|och|ja|a|si|es|in)[ ])?$/u;
/** Behind it there is a sign, the end, or what the next word says of: its colour or size. */
const END_OF_RUN =
  /^[ ]?(?:$|[,.;:()\n\t/|–-]|(?:col|colou?r|coul|couleur|coloris|colore|color|cor|farbe|fb|kleur|kolor|farg|farve|farge|vari|renk|barva|farba|szin|culoare|boja|barva|size|sizes|gr|tg|taglia|taille|talla|tam|maat|rozm\p{L}*|str|stl|koko|vel|beden|qty|pcs)(?!\p{L}))/u;

/** "It is 64 poly 34 viscose 2 spandex" in a mail: numbers before fibres, one after the other, with nothing else. */
export function* runsIn({ folded, text }: Passage): Generator<Written> {
  if (!/\d[ ]\p{L}/u.test(folded)) return;
  let run: (Share & { start: number; end: number })[] = [];
  for (const { fibre, start, end } of fibresIn(folded, text)) {
    const before = NUMBER_BEFORE.exec(folded.slice(Math.max(start - 8, 0), start));
    const from = start - (before?.[0].length ?? 0);
    const last = run.at(-1);
    const one = { fibre, percent: numberOf(before?.groups?.percent ?? ""), start: from, end };
    const goesOn = before && last && BETWEEN_RUN.test(folded.slice(last.end, from));
    run = goesOn ? [...run, one] : before ? [one] : [];
    const first = run[0];
    if (!first || run.length < 2 || !areWhole(run.map(({ percent }) => percent))) continue;
    const isOnce = new Set(run.map((each) => each.fibre)).size === run.length;
    if (!isOnce || !END_OF_RUN.test(folded.slice(end, end + 12))) continue;
    const shares = run.map(({ fibre: name, percent }) => ({ fibre: name, percent }));
    yield { shares, start: first.start, end, confidence: DERIVED };
  }
}

/** One sign for all that stands before it: "cotton 57, polyester 38 and 5 elastane (%)". */
const SIGN_BEHIND = new RegExp(
  String.raw`[ \n]?\((?:(?:in|en|em|w|i|v)[ ])?(?:%|per ?cent|prozent)\)|(?<=\p{L}[ \n]\d{1,2}(?:[.,]\d)?)[ \n](?:%|${PER_CENT}(?!\p{L}))`,
  "gu",
);
const NUMBER_BEHIND = new RegExp(
  String.raw`^[ \n](?:\p{L}{3,}[ ])?(?<percent>${NUMBER})(?![\d\p{L}/]|[.,]\d|[ ]?%)`,
  "u",
);
/** Characters from the first fibre to such a sign. */
const SIGN_REACH = 160;

/** Fibres with a number before or behind each, in a sentence that has the sign of a percentage in brackets at their end. */
export function* signedBehindIn({ folded, text }: Passage): Generator<Written> {
  for (const match of folded.matchAll(SIGN_BEHIND)) {
    const from = Math.max(match.index - SIGN_REACH, 0);
    const small = folded.slice(from, match.index);
    const shares: Share[] = [];
    let start = small.length;
    for (const one of fibresIn(small, text.slice(from, match.index)).toReversed()) {
      const before = NUMBER_BEFORE.exec(small.slice(Math.max(one.start - 8, 0), one.start));
      const behind = before ? null : NUMBER_BEHIND.exec(small.slice(one.end, start));
      const end = one.end + (behind?.[0].length ?? 0);
      if (!(before || behind) || !BETWEEN_RUN.test(small.slice(end, start))) break;
      start = one.start - (before?.[0].length ?? 0);
      const percent = (before ?? behind)?.groups?.percent ?? "";
      shares.unshift({ fibre: one.fibre, percent: numberOf(percent) });
    }
    const isOnce = new Set(shares.map(({ fibre }) => fibre)).size === shares.length;
    if (shares.length < 2 || !isOnce || !areWhole(shares.map(({ percent }) => percent))) continue;
    yield { shares, start: from + start, end: match.index + match[0].length, confidence: DERIVED };
  }
}
