/** What a list of goods tells in columns: the country or the weight in the row of the product. */
import { isLabelOf } from "../../label-words.ts";
import type { Passage } from "../../reading/passage.ts";
import type { Found, Text } from "../kit/found.ts";
import { cellsOf, linesOf, type Place, sharesWords, wordsOf } from "../kit/places.ts";
import { headsApart, isCount } from "./heads-apart.ts";

/** Least cells of the head of such a list, and of a row that stands below it. */
const LEAST_CELLS = 3;
/** Longest head of a column, in characters. */
const LONGEST_HEAD = 45;

interface Column {
  head: string;
  /** Whether the list tells how many there are of each: a weight may be that of all of them. */
  counted: boolean;
  from: number;
  to: number;
  says: boolean;
}

/** A cell below the head that is looked for. */
export interface Below extends Place {
  head: string;
  counted: boolean;
}

/**
 * The cells of goods below a head, in papers that list them; of a sheet each row would be a material, but for the only one
 * below the head of a bar code.
 */
export function belowHeads({ passages, kind }: Text, says: (head: string) => boolean): Below[] {
  const isSheet = kind === "tech_sheet" || kind === "test_report";
  return passages
    .filter(({ order }) => order === "rows")
    .flatMap((passage) => belowIn(passage, says))
    .filter((one) => !isSheet || isInOnlyRow(one));
}

/** In a row right below a head with a bar code, as long as that one, and with no other such row below it. */
function isInOnlyRow({ passage: { folded }, start }: Place): boolean {
  const lines = linesOf(folded);
  const at = lines.findLastIndex((line) => line.start <= start);
  const [heads = [], own = [], next = []] = [at - 1, at, at + 1].map((i) => lines[i]?.line.split("\t") ?? []);
  const hasBarCode = heads.some((head) => isLabelOf(head.trim(), "gtin"));
  return hasBarCode && own.length === heads.length && next.length !== own.length;
}

/** With what the rows of a list tell, where all goods that are left share it; else without what is taken from one of them. */
export function ofOneGood(inRows: readonly Found[], others: readonly Found[]): Found[] {
  if (new Set(inRows.map(({ value }) => value)).size < 2) return [...inRows, ...others];
  return others.filter((one) => !inRows.some((row) => sharesWords(row, one)));
}

function belowIn(passage: Passage, says: (head: string) => boolean): Below[] {
  let columns: readonly Column[] = [];
  let headsEnd = 0;
  const lines = linesOf(passage.folded);
  return lines.flatMap(({ line, start }, i): Below[] => {
    if (!line.includes("\t")) return [];
    const cells = cellsOf(line, start);
    if (cells.length < LEAST_CELLS) return [];
    const rest = restOfHeads(lines.slice(i + 1));
    // "kodas | vnt." below "Prekės | Neto 1" goes on with these heads.
    const isRestOfHeads =
      columns.length > 0 && i < headsEnd && cells.every(({ cell }) => isRest(cell.trim()));
    const heads =
      !isRestOfHeads && isRowOfHeads(cells) ? cells.flatMap((one) => headsApart(passage, one)) : [];
    if (headsOf(passage, heads, rest).some(isOfGoods)) {
      headsEnd = i + 1 + MORE_LINES;
      columns = columnsOf(passage, heads, rest, says);
      return [];
    }
    return cells.flatMap(({ cell, start: at }, i): Below[] => {
      if (cell.trim() === "" || columns.length === 0) return [];
      const place = { passage, start: at, end: at + cell.length };
      const isOfEach = cells.length === columns.length;
      return (isOfEach ? [place] : partedBelow(place, columns)).flatMap((part) => {
        const column = isOfEach ? columns[i] : columns.find((one) => isBelow(part, one));
        return column?.says ? [{ ...part, head: column.head, counted: column.counted }] : [];
      });
    });
  });
}

function isRowOfHeads(cells: Cells): boolean {
  return cells.every(({ cell }) => cell.trim().length <= LONGEST_HEAD && !/\d{3}/.test(cell));
}

/** What says how many there are, or of which article. */
function isOfGoods({ head, first }: Head): boolean {
  return (
    [first, head].some((said) => isLabelOf(said, "reference") || isLabelOf(said, "gtin")) || isCount(first)
  );
}

interface Head {
  /** With what stands below it in lines of its own. */
  head: string;
  first: string;
  from: number;
  to: number;
}

function headsOf(passage: Passage, cells: Cells, rest: Cells): Head[] {
  return cells.map(({ cell, start }) => {
    const sides = sidesOf({ passage, start, end: start + cell.length });
    const more = rest.filter(({ cell: other, start: at }) =>
      isBelow({ passage, start: at, end: at + other.length }, sides),
    );
    const head = [cell, ...more.map((one) => one.cell)].map((part) => part.trim()).join(" ");
    return { head, first: cell.trim(), ...sides };
  });
}

/** A part of a head that stands in a line of its own: "netto/pz kg", "(g)", "€". */
const REST_OF_HEAD = /^[\p{Ll}(/%\p{Sc}]\D*$/u;
/** Most lines of a head below its first. */
const MORE_LINES = 2;

type Cells = readonly { cell: string; start: number }[];

/** What heads go on with in the lines right below them. */
function restOfHeads(below: readonly { line: string; start: number }[]): Cells {
  const lines = below.slice(0, MORE_LINES).map(({ line, start }) => cellsOf(line, start));
  const end = lines.findIndex((cells) => !cells.every(({ cell }) => isRest(cell.trim())));
  return lines.slice(0, end < 0 ? lines.length : end).flat();
}

function isRest(cell: string): boolean {
  return cell.length <= LONGEST_HEAD && REST_OF_HEAD.test(cell);
}

function columnsOf(passage: Passage, cells: Cells, rest: Cells, says: (head: string) => boolean): Column[] {
  const counted = cells.some(({ cell }) => isCount(cell.trim()));
  const columns = headsOf(passage, cells, rest).map(({ head, first, from, to }) => ({
    ...{ head, counted, from, to },
    says: says(first) || says(head),
  }));
  return columns.some((column) => column.says) ? columns : [];
}

/** Numbers stand at the right of their column, words at the left: a cell and its head share some of the width. */
function isBelow(place: Place, { from, to }: Pick<Column, "from" | "to">): boolean {
  const sides = sidesOf(place);
  return sides.from < to && sides.to > from;
}

/** "Portugalia 1200" below "Kraj" and "Ilość": what reaches up to the next column, parted where each word stands below one of them. */
function partedBelow(place: Place, columns: readonly Column[]): Place[] {
  const { passage } = place;
  const heads = columns.filter((one) => isBelow(place, one));
  if (heads.length < 2) return [place];
  const words = wordsOf(place).map((word): Place => {
    const start = passage.starts[passage.words.indexOf(word)] ?? place.start;
    return { passage, start, end: start + word.text.length };
  });
  let before: readonly Column[] = [];
  // What reaches over the end of its head goes with the word before: "6403 91 16" below "HS code".
  const above = words.map((word) => {
    const over = heads.filter((one) => isBelow(word, one));
    if (over.length > 0) before = over;
    return before;
  });
  if (above.some(({ length }) => length !== 1)) return [place];
  return heads.flatMap((head): Place[] => {
    const own = words.filter((_, i) => above[i]?.[0] === head);
    const [first, last] = [own[0], own.at(-1)];
    return first && last ? [{ passage, start: first.start, end: last.end }] : [];
  });
}

function sidesOf(place: Place): { from: number; to: number } {
  const words = wordsOf(place);
  return {
    from: Math.min(...words.map(({ x }) => x)),
    to: Math.max(...words.map(({ x, width }) => x + width)),
  };
}

/** What the rows of a list come to: with it their sections end. */
const TOTAL =
  /^[^\t]{0,3}(?:(?:sub)?[- ]?tot(?:al|aal|ale|ali|alt)?(?!\p{L})|(?:zwischen|gesamt|netto|end|rechnungs)?-?(?:summe|betrag)|summa|sum(?!\p{L})|i alt|suma|razem|ogolem|do zaplaty|te betalen|a payer|a pagar|imponibile|base imponible|celkem|spolu|osszesen|vegosszeg|ukupno|skupaj|toplam|yhteensa|kokku|kopa|viso|общо|всього|συνολο)[^\n]*\d[.,]\d{2}(?!\d)/u;

/** "Country of origin of all goods: China": what is said of all the rows above. */
const OF_ALL =
  /^[^\t:%]{0,40}(?<!\p{L})(?:all (?:the )?(?:goods|items|articles|products|styles|positions)|aller (?:waren|artikel|positionen|produkte)|alle (?:waren|artikel|positionen|goederen|artikelen|varer|produkter)|to(?:us|utes) les (?:marchandises|articles|produits|positions)|tutt[ie] (?:le merci|gli articoli|i prodotti|le voci)|tod(?:as|os) (?:las mercancias|los articulos|los productos|as mercadorias|os artigos|os produtos)|wszystkich (?:towarow|artykulow|pozycji)|alla (?:varor|artiklar)|kaik(?:ki|kien) (?:tavarat|tavaroiden|tuotteet|tuotteiden)|vsech(?:no)? (?:zbozi|polozek|vyrobku)|vsetkych (?:tovarov|poloziek)|minden (?:aru|termek|tetel)|tuturor (?:marfurilor|produselor|articolelor)|sve robe|svih (?:artikala|proizvoda)|vsega blaga|(?:tum|butun) (?:mallar|urunler|kalemler)\p{L}*|всички (?:стоки|артикули)|всіх товарів|ολων των (?:ειδων|προιοντων|εμπορευματων))(?!\p{L})[^\t:]{0,20}:/u;

/** Whether a line tells what rows come to, or something of all of them. */
export function isTotal({ folded }: Passage, start: number, { length }: string): boolean {
  const line = folded.slice(start, start + length);
  return TOTAL.test(line) || OF_ALL.test(line);
}
