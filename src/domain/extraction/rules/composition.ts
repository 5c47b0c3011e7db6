/**
 * Fibre compositions: shares that stand together and make a whole, each of the part of the product that it is of. A
 * list that adds up to something else is not suggested.
 */
import { CELL_END, LINE_END, type Passage } from "../reading/passage.ts";
import { partAtEnd } from "./components.ts";
import { FIBRE, FIBRE_CODE, fibreOf, fibreOfCode } from "./fibres.ts";
import type { Found, Text } from "./found.ts";
import { NUMBER, numberOf } from "./numbers.ts";

interface Share {
  fibre: string;
  percent: number;
}

/** A whole of one part. */
export interface Composition {
  part: string;
  shares: Share[];
  passage: Passage;
  start: number;
  end: number;
  confidence: number;
}

interface Token {
  kind: "share" | "fibre";
  start: number;
  end: number;
  fibre: string;
  percent: number;
  /** False for a number without the sign of a percentage. */
  signed: boolean;
}

const SHARE = String.raw`(?<![\d.,]|\d[ ]?/)(?:(?<percent>${NUMBER})[ ]?(?<sign>%|percent(?!\p{L})|prozent|per cent|por ciento|pct)|(?<turkish>%|yuzde )[ ]?(?<percent2>${NUMBER})(?![\d]|[ ]?%)|(?<bare>${NUMBER})(?=[\t\n]|$)|(?<=[\t\n]|^)(?<bare2>${NUMBER})(?=[ ]))`;
const SHARES = new RegExp(SHARE, "gu");
const FIBRES = new RegExp(String.raw`(?<![\p{L}])${FIBRE}`, "gu");
const CODES = new RegExp(FIBRE_CODE, "gu");
/** Characters between two words of one composition. */
const GAP = 45;
const MOST_SHARES = 12;
const WHOLE = 100;
const TOLERANCE = 0.6;

/** The compositions of a passage, in the order in which they stand there. */
export function compositionsIn(passage: Passage): Composition[] {
  const tokens = tokensIn(passage);
  const found: Composition[] = [...ratiosIn(passage), ...measuredIn(passage)];
  const taken = (token: Token) => found.some(({ start, end }) => token.start < end && token.end > start);
  let at = 0;
  while (at < tokens.length) {
    const first = tokens[at];
    const whole = first && !taken(first) ? wholeFrom(passage, tokens, at) : undefined;
    if (whole) {
      found.push(whole.composition);
      at = whole.next;
    } else at++;
  }
  return found.sort((one, other) => one.start - other.start);
}

function tokensIn(passage: Passage): Token[] {
  const tokens: Token[] = [];
  for (const match of passage.folded.matchAll(SHARES)) {
    const { percent, percent2, bare, bare2 } = match.groups ?? {};
    const value = numberOf(percent ?? percent2 ?? bare ?? bare2 ?? "");
    if (!(value > 0 && value <= WHOLE)) continue;
    const signed = percent !== undefined || percent2 !== undefined;
    tokens.push({ kind: "share", ...placeOf(match), fibre: "", percent: value, signed });
  }
  for (const match of passage.folded.matchAll(FIBRES)) {
    const { name = "", before = "", after = "" } = match.groups ?? {};
    tokens.push({
      kind: "fibre",
      ...placeOf(match),
      fibre: fibreOf(name, before, after),
      percent: 0,
      signed: true,
    });
  }
  for (const match of passage.text.matchAll(CODES)) {
    const place = placeOf(match);
    if (tokens.some(({ kind, start, end }) => kind === "fibre" && start < place.end && end > place.start))
      continue;
    const fibre = fibreOfCode(match.groups?.code ?? "", match.groups?.recycled !== undefined);
    tokens.push({ kind: "fibre", ...place, fibre, percent: 0, signed: true });
  }
  return merged(
    passage.folded,
    tokens.sort((one, other) => one.start - other.start),
  );
}

/** "TENCEL™ Lyocell" and "polyamide (nylon)" name one fibre twice. */
function merged(folded: string, tokens: readonly Token[]): Token[] {
  const kept: Token[] = [];
  for (const token of tokens) {
    const last = kept.at(-1);
    const isSame = last?.kind === "fibre" && token.kind === "fibre" && last.fibre === token.fibre;
    if (last && isSame && /^[\s™®(/]{0,3}$/.test(folded.slice(last.end, token.start))) last.end = token.end;
    else kept.push({ ...token });
  }
  return kept;
}

function placeOf(match: RegExpExecArray | RegExpMatchArray): { start: number; end: number } {
  const start = match.index ?? 0;
  return { start, end: start + match[0].length };
}

/** Pairs of a share and a fibre, all in the same order, until they make a whole. */
function wholeFrom(
  passage: Passage,
  tokens: readonly Token[],
  from: number,
): { composition: Composition; next: number } | undefined {
  const shares: Share[] = [];
  let sum = 0;
  let bare = 0;
  for (let i = from; i + 1 < tokens.length && shares.length < MOST_SHARES; i += 2) {
    const [one, other] = [tokens[i], tokens[i + 1]];
    const first = tokens[from];
    if (!one || !other || !first || one.kind !== first.kind || other.kind === one.kind) return undefined;
    const before = tokens[i - 1];
    if (before && i > from && !isNear(passage, before, one, GAP)) return undefined;
    if (!isNear(passage, one, other, one.kind === "share" ? 25 : 20)) return undefined;
    const [share, fibre] = one.kind === "share" ? [one, other] : [other, one];
    if (i > from && partBetween(passage, before?.end ?? one.start, one.start)) return undefined;
    if (!share.signed) bare++;
    shares.push({ fibre: fibre.fibre, percent: share.percent });
    sum = round(sum + share.percent);
    if (sum > WHOLE + TOLERANCE) return undefined;
    if (sum < WHOLE - TOLERANCE) continue;
    // A single bare hundred is a number like any other.
    if (bare > 0 && !isTabular(passage, first.start, other.end, shares.length)) return undefined;
    if (continuesAsBlend(passage.folded.slice(other.end, other.end + 30))) return undefined;
    if (new Set(shares.map((each) => each.fibre)).size !== shares.length) return undefined;
    return {
      composition: compositionOf(passage, shares, first.start, other.end, bare > 0 ? 0.92 : 0.96),
      next: i + 2,
    };
  }
  return undefined;
}

const WORDS_BETWEEN =
  /^[\s,;:/|+&.()-]*(?:(?:and|und|et|e|y|en|i|ve|og|och|ja|a|si|of|de|di|aus|van|with|mit|avec|con|com|met)[\s,;:/|+&.()-]+){0,2}[\s,;:/|+&.()-]*$/u;
/** What is no leather or fur although it is called so. */
const IMITATION =
  /faux|fake|imitation|artificial|synthetic|vegan|kunst|simili|imitacion|imitacao|finta|ecopelle|sztuczn|suni/u;
const FEW_WORDS = /^[^\d%]*$/u;

/** Nothing but signs, little words, or one remark in brackets stands between two tokens. */
function isNear(passage: Passage, one: Token, other: Token, reach: number): boolean {
  const between = passage.folded.slice(one.end, other.start);
  if (between.length > reach || between.includes("\n\n")) return false;
  if (WORDS_BETWEEN.test(between)) return true;
  if (/^\s*\([^()]{0,40}\)[\s,;:/|+&.-]*(?:and |und |et |e |y |en |i )?$/u.test(between)) return true;
  // One word may stand between, as in "95 % gekämmte Baumwolle", or a part's name before the next share.
  return (
    !IMITATION.test(between) &&
    FEW_WORDS.test(between) &&
    between.trim().split(/\s+/).length <= 2 &&
    !/[.;]\s/.test(between)
  );
}

/** True where a part of the product is named: another composition begins. */
function partBetween(passage: Passage, start: number, end: number): boolean {
  const between = passage.folded.slice(start, end);
  return /\p{L}{3}/u.test(between) && partAtEnd(between) !== undefined;
}

/** "100 % cotton and blends with elastane" tells what is certified, not what something is made of. */
function continuesAsBlend(after: string): boolean {
  return /^[\s,/]*(?:and|und|et|e|y|or|oder|ou|o)?\s*(?:of |its |in |von |de )?(?:blends?|blended|mixtures?|mischungen|melanges?|misti|mezclas|misturas|mengsels)/u.test(
    after,
  );
}

function isTabular(passage: Passage, start: number, end: number, pairs: number): boolean {
  const text = passage.folded.slice(start, end);
  if (pairs > 1) return /[\t\n]/.test(text);
  return (
    passage.order === "rows" &&
    text.includes(CELL_END) &&
    /[\t\n]%(?:[\t\n]|$)|%\)?(?:[\t\n]|$)/.test(passage.folded.slice(0, start))
  );
}

/** "95/5 CO/EL", "60/40 cotton/polyester" and "CO/EL 95/5". */
function* ratiosIn(passage: Passage): Generator<Composition> {
  const numbers = String.raw`(?<![\d/.,])\d{1,3}(?:[.,]\d)?%?(?:[ ]?/[ ]?\d{1,3}(?:[.,]\d)?%?){1,5}(?![\d/])[ ]?%?`;
  const names = String.raw`[\p{L}. ]{2,30}(?:[ ]?/[ ]?[\p{L}. ]{2,30}){1,5}`;
  for (const pattern of [
    new RegExp(`(?<numbers>${numbers})[ ]?(?<names>${names})`, "gu"),
    new RegExp(
      `(?<names>[\\p{L}.]{2,30}(?:[ ]?/[ ]?[\\p{L}.]{2,30}){1,5})[ :]{0,2}(?<numbers>${numbers})`,
      "gu",
    ),
  ]) {
    for (const match of passage.text.matchAll(pattern)) {
      const percents = (match.groups?.numbers ?? "").replace(/[% ]/g, "").split("/").map(numberOf);
      const printed = match.groups?.names ?? "";
      const fibres = printed.split("/").map((name) => fibreNamed(name.trim()));
      const sum = percents.reduce((total, percent) => total + percent, 0);
      if (Math.abs(sum - WHOLE) > TOLERANCE || fibres.length !== percents.length) continue;
      const shares = fibres.flatMap((fibre, i) =>
        fibre === undefined ? [] : [{ fibre, percent: percents[i] ?? 0 }],
      );
      if (shares.length !== percents.length) continue;
      const last = printed.split("/").at(-1) ?? "";
      const extra = match.groups && pattern.source.startsWith("(?<numbers>") ? last.length - leadOf(last) : 0;
      const end = match.index + match[0].length - extra;
      yield compositionOf(passage, shares, match.index, end, 0.95);
    }
  }
}

/** How many characters of a name a fibre takes, of the words at its begin. */
function leadOf(name: string): number {
  const trimmed = name.trimStart();
  const words = trimmed.split(" ");
  for (let count = words.length; count > 0; count--) {
    const lead = words.slice(0, count).join(" ");
    if (wholeFibre(lead) !== undefined) return name.length - trimmed.length + lead.length;
  }
  return name.length;
}

function fibreNamed(name: string): string | undefined {
  return wholeFibre(name.slice(0, leadOf(name)).trim());
}

const WHOLE_FIBRE = new RegExp(`^${FIBRE}$`, "u");
const WHOLE_CODE = new RegExp(`^${FIBRE_CODE}$`, "u");

function wholeFibre(printed: string): string | undefined {
  const code = WHOLE_CODE.exec(printed)?.groups;
  if (code) return fibreOfCode(code.code ?? "", code.recycled !== undefined);
  const name = WHOLE_FIBRE.exec(printed.toLowerCase().normalize("NFD").replace(/\p{M}/gu, ""))?.groups;
  return name && fibreOf(name.name ?? "", name.before ?? "", name.after ?? "");
}

const ROW_WITH_NUMBERS = new RegExp(
  String.raw`(?:^|\n)(?:[^\t\n]{1,40}\t)??${FIBRE}(?:[^\t\n]{0,20})(?<numbers>(?:\t${NUMBER}[ ]?%?){2,5})(?=\n|\t|$)`,
  "gu",
);
const CLAIMED =
  /claim|declar|label|angabe|deklar|soll|annonc|etiquet|dichiarat|opgegeven|deklarowan|beyan|kennzeichn/u;
const FOUND_VALUES =
  /found|result|measured|actual|tested|ist\b|ergebnis|gefunden|gemessen|mesur|trouve|resultat|risultat|rilevat|hallad|encontrad|medid|gevonden|gemeten|wynik|zmierzon|bulunan|sonuc/u;

const SHARES_SAID =
  /%|percent|share|anteil|prozent|pourcent|part\b|quota|porcentaje|percentagem|aandeel|udzial|oran/u;

/** A table with two or more columns of shares, such as claimed and found: what is claimed counts. */
function* measuredIn(passage: Passage): Generator<Composition> {
  if (passage.order !== "rows" || !/\t\d/.test(passage.folded)) return;
  const rows = [...passage.folded.matchAll(ROW_WITH_NUMBERS)];
  let list: { fibre: string; numbers: number[]; start: number; end: number }[] = [];
  const ended: (typeof list)[] = [];
  for (const match of rows) {
    const { name = "", before = "", after = "", numbers = "" } = match.groups ?? {};
    const row = {
      fibre: fibreOf(name, before, after),
      numbers: numbers
        .split("\t")
        .slice(1)
        .map((number) => numberOf(number.replace(/[ %]/g, ""))),
      start: match.index + (match[0].startsWith("\n") ? 1 : 0),
      end: match.index + match[0].length,
    };
    const last = list.at(-1);
    if (last && (row.start - last.end > 3 || row.numbers.length !== last.numbers.length)) {
      ended.push(list);
      list = [];
    }
    list.push(row);
  }
  ended.push(list);
  for (const table of ended) {
    const first = table[0];
    const last = table.at(-1);
    if (!first || !last) continue;
    const whole = first.numbers.flatMap((_, column) => {
      const sum = table.reduce((total, { numbers }) => total + (numbers[column] ?? 0), 0);
      return Math.abs(sum - WHOLE) <= TOLERANCE ? [column] : [];
    });
    const head = passage.folded.slice(0, first.start).trimEnd().split(LINE_END).slice(-2).join(LINE_END);
    // Numbers beside a fibre are pieces and prices unless something says that they are shares.
    const printed = passage.folded.slice(first.start, last.end);
    const isSaid = [SHARES_SAID, CLAIMED, FOUND_VALUES].some((pattern) => pattern.test(head));
    if (!isSaid && !printed.includes("%")) continue;
    const heads = head.split(/[\t\n]/).slice(-first.numbers.length);
    const column = whole.find((each) => CLAIMED.test(heads[each] ?? "")) ?? whole[0];
    if (column === undefined) continue;
    const sure = whole.length === 1 || CLAIMED.test(heads[column] ?? "") || FOUND_VALUES.test(head);
    const shares = table.map(({ fibre, numbers }) => ({ fibre, percent: numbers[column] ?? 0 }));
    yield compositionOf(passage, shares, first.start, last.end, sure ? 0.92 : 0.6);
  }
}

function compositionOf(
  passage: Passage,
  shares: Share[],
  start: number,
  end: number,
  confidence: number,
): Composition {
  return { part: partBefore(passage, start) ?? "", shares, passage, start, end, confidence };
}

/** Characters before a composition in which its part may be named. */
const PART_REACH = 60;
/** "Found: 51.2 % linen" beside what the label says. */
const MEASURED =
  /(?<![\p{L}])(?:result|results|found|measured|test result|ergebnis|gemessen|analyse|resultat|resultats|mesure|risultato|rilevato|resultado|medido|encontrado|gemeten|resultaat|wynik|sonuc|bulunan)(?![\p{L}])[ ]?[:;-]?[ \t]*$/u;
const MEASURED_PART = "measured";
/** What `partBefore` says of a thread or a package. */
export const NO_PART = "no part";

function partBefore(passage: Passage, start: number): string | undefined {
  const before = passage.folded.slice(Math.max(start - PART_REACH, 0), start);
  const line = before.slice(before.lastIndexOf(LINE_END) + 1);
  if (MEASURED.test(line)) return MEASURED_PART;
  const beside = partBeside(passage, start);
  const part = beside === undefined ? partAtEnd(line.trimEnd() === "" ? before : line) : beside;
  return part === null ? NO_PART : part;
}

/** The part that the cell to the left names. */
function partBeside(passage: Passage, start: number): string | null | undefined {
  const cell = Math.max(passage.folded.lastIndexOf(LINE_END, start - 1) + 1, 0);
  const label = passage.beside.get(cell);
  return label === undefined || passage.folded.slice(cell, start).trim() !== ""
    ? undefined
    : partAtEnd(label);
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** The composition of the product, as one value with a row for each fibre of each part. */
export function findCompositions({ passages, fields, kind }: Text): Found[] {
  const field = fields.has("fibre_composition") ? "fibre_composition" : undefined;
  if (!field || kind === "certificate") return [];
  const each = distinct(passages.flatMap(compositionsIn).filter(({ part }) => part !== NO_PART));
  const claimed = each.filter(({ part }) => part !== MEASURED_PART);
  if (claimed.length > 0) return toldOf(field, claimed);
  return toldOf(
    field,
    each.map((one) => ({ ...one, part: "", confidence: 0.8 })),
  );
}

function toldOf(field: string, each: readonly Composition[]): Found[] {
  const parts = Map.groupBy(each, ({ part }) => part);
  const sure = [...parts.values()].every((list) => list.length === 1);
  if (sure) return each.length === 0 ? [] : [together(field, each)];
  // Several wholes of one part contradict each other: each is told, none is sure.
  return each.map((composition) => ({ ...together(field, [composition]), confidence: 0.5 }));
}

/** Each composition once: what two readings of a page, or two languages, say alike is one. */
function distinct(all: readonly Composition[]): Composition[] {
  const kept: Composition[] = [];
  const key = ({ shares }: Composition) =>
    JSON.stringify(shares.toSorted((one, other) => one.fibre.localeCompare(other.fibre)));
  for (const one of all.toSorted((a, b) => cost(a) - cost(b))) {
    const same = kept.find(
      (other) => key(other) === key(one) && (other.part === one.part || one.part === "" || other.part === ""),
    );
    if (same) {
      if (same.part === "" && sharesWords(same, one)) same.part = one.part;
      continue;
    }
    if (kept.some((other) => other.passage !== one.passage && sharesWords(other, one))) continue;
    kept.push({ ...one });
  }
  return kept.toSorted((a, b) => position(a) - position(b));
}

/** How far apart the words of a composition stand. */
function cost({ passage, start, end, part }: Composition): number {
  const text = passage.folded.slice(start, end);
  return (text.match(/[\t\n]/g)?.length ?? 0) * 10 + text.length / 10 + (part === "" ? 1 : 0);
}

function sharesWords(one: Composition, other: Composition): boolean {
  if (one.passage.reading !== other.passage.reading) return false;
  const words = new Set(wordsOf(one));
  return wordsOf(other).some((word) => words.has(word));
}

function wordsOf({ passage, start, end }: Composition) {
  return passage.words.filter((word, i) => {
    const at = passage.starts[i] ?? 0;
    return at < end && at + word.text.length > start;
  });
}

function position({ passage, start, end }: Composition): number {
  const word = wordsOf({ passage, start, end } as Composition)[0];
  return passage.reading.page * 1e6 + (word?.y ?? 0) * 100 + (word?.x ?? 0) / 100;
}

function together(field: string, list: readonly Composition[]): Found {
  const first = list[0];
  const last = list.at(-1);
  if (!first || !last) throw new Error("a composition has no part");
  const value = list.flatMap(({ part, shares }) =>
    shares.map(({ fibre, percent }) => ({ fibre, percent, ...(part === "" ? {} : { component: part }) })),
  );
  const near = list.every(({ passage }) => passage === first.passage) && last.end - first.start < 600;
  return {
    field,
    value,
    confidence: Math.min(...list.map(({ confidence }) => confidence)),
    passage: first.passage,
    start: first.start,
    end: near ? Math.max(...list.map(({ end }) => end)) : first.end,
  };
}
