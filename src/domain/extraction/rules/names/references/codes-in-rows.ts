/** Numbers of articles in rows that are counted, below a head that is read together or out of its column: "Pos Artikel". */
import { LABELS } from "../../../label-words.ts";
import type { Passage } from "../../../reading/passage.ts";
import { speaksOf } from "../../kit/labels.ts";
import { type Cell, cellsOf, type Line, lineAround, linesOf, type Place } from "../../kit/places.ts";
import { matches, worded } from "../../kit/worded.ts";
import { headsApart } from "../../products/heads-apart.ts";
import { isLabelOfGoods } from "../models/goods-names.ts";

/** "Pos Artikel | Bezeichnung", "Pos Article / Description | Qty", "Lp. | Indeks | Nazwa towaru": what counts the rows, and the word for a number. */
const HEAD = worded(
  "gu",
  ({ oneOf }) =>
    `(?<=^|\\n)(?:pos|poz|item|line|lin|lig|rgl|regel|radek|por\\.? ?c|c\\.? ?r|riadok|sor|rind|rida|vrst|ред|рядок|бр|р\\. ?бр|σειρα|l[. ]?p|nr|no|n°|#|c|rivi|rad|linje|zeile|lfd\\.? ?nr|riga|ligne|linea|linha|regel|sira|rb|r\\. ?br|por|sorsz|eil\\. ?nr|nr\\. ?crt|№|α\\/α)[. ]*[ \\t](?:${oneOf(LABELS.reference)})[.:]?(?: ?/ ?[^\\t\\n/]{3,20})?(?=\\t)`,
);
/** "010 7714/302" and what is sold, "1 | KZM-118-GRA | …", and in one cell with that: "10 | 2431-58 Bundhose Kontor". */
const ROW =
  /^\d{1,4}[.)]?[ \t](?<code>(?=[^\t ]*\d{2})[\p{Lu}\d][\p{Lu}\d./_-]{3,24})(?=\t| \p{Lu}\p{L}{3,})/u;
/** How many lines below its head a table is looked for. */
const MOST_ROWS = 60;

/** The numbers that stand first in the rows of a table. */
export function codesInRows(passages: readonly Passage[]): Place[] {
  return passages
    .filter(({ order }) => order === "rows")
    .flatMap((passage) =>
      [...matches(passage, HEAD)].flatMap((match): Place[] => {
        const from = passage.text.indexOf("\n", match.index) + 1;
        if (from === 0) return [];
        return linesOf(passage.text.slice(from))
          .slice(0, MOST_ROWS)
          .flatMap(({ line, start }): Place[] => {
            const found = ROW.exec(line);
            if (!found) return [];
            const end = from + start + found[0].length;
            return [{ passage, start: end - (found.groups?.code ?? "").length, end }];
          });
      }),
    );
}

/** "Obj. číslo | Zboží | Cena", "Artículo Descripción | Cant.": the word for a number that heads the first column, also read with the next one. */
const HEAD_FIRST = worded(
  "gu",
  ({ oneOf }) =>
    `(?<=^|\\n)(?:${oneOf(LABELS.reference, LABELS.referenceForOrders)})[.:]?(?: ?/ ?[^\\t\\n/]{3,20}| (?<goods>\\p{L}[^\\t\\n\\d]{2,30}))?(?=\\t)`,
);
/** "LP-140-JAS Sada ložního prádla … 350 618,00": a number with letters and figures, what is sold, and a price. */
const ROW_SOLD =
  /^(?<code>(?=[^\t ]*\d{2})(?=[^\t ]*\p{Lu})[\p{Lu}\d][\p{Lu}\d./_-]{3,24})[\t ]\p{L}{3,}.*\d[.,]\d{2}(?!\d)/u;

/** Numbers that rows begin with below such a head, where what stands behind them is read in one cell with them. */
export function codesFirstInRows(passages: readonly Passage[]): Place[] {
  return passages
    .filter(({ order }) => order === "rows")
    .flatMap((passage) =>
      [...matches(passage, HEAD_FIRST)].flatMap((match): Place[] => {
        const from = passage.text.indexOf("\n", match.index) + 1;
        const heads = passage.folded.slice(match.index, Math.max(from - 1, match.index)).split("\t");
        const beside = match.groups?.goods;
        const ofGoods = beside === undefined ? heads.slice(1) : [beside];
        if (from === 0 || !ofGoods.some((head) => isLabelOfGoods(head))) return [];
        return linesOf(passage.text.slice(from))
          .slice(0, MOST_ROWS)
          .flatMap(({ line, start }): Place[] => {
            const code = ROW_SOLD.exec(line)?.groups?.code;
            return code === undefined
              ? []
              : [{ passage, start: from + start, end: from + start + code.length }];
          });
      }),
    );
}

const IS_NUMBER = worded("u", ({ oneOf }) => `^(?:${oneOf(LABELS.reference)})[.:]?$`);
/** What the number of an article is called in a table that says of what, and what a code of customs is called elsewhere. */
const BARE = /^(?:code|codice|codigo|kode|kodas|kods|kodu|kood|koodi|код|κωδικοσ)$/u;
const CODE = /^(?=[^ ]*\d{2})[\p{Lu}\d](?=[^ ]*[\p{Lu}/-])[\p{Lu}\d./_-]{3,24}$/u;
/** "G-KT5": letters on both sides of a hyphen, and one figure. */
const WITH_ONE_FIGURE = /^\p{Lu}{1,4}-\p{Lu}{2,6}\d$/u;
/** "TN-MG 5140": letters apart from their figures. */
const APART = /^\p{Lu}[\p{Lu}-]{0,5} \d{3,6}$/u;
/** "A1 Unsere Artikelnummer", "Siegel 1": what counts the fields of a form. */
const COUNT = /^[a-j]?\d{1,2}[.)]? (?=\p{L})| \d$/u;
/** "Poids T.40", "Gewicht Gr. 38": the size that a column is of. */
const OF_SIZE =
  / (?:t|tg|gr|size|taille|taglia|talla|tam(?:anho)?|maat|str|stl|rozm|vel|koko|meret|marime)[ .:]{0,2}\d{2}(?:[/-]\d{2})?$/u;
/** Longest head of a column, in characters. */
const LONGEST_HEAD = 30;

/** Numbers below the head of their column, also where it has one row: "Artikelnummer | Versandgewicht" over "B-5580-014 | 1,7 kg". */
export function codesBelowHeads(passages: readonly Passage[]): Place[] {
  const found = passages.filter(({ order }) => order === "rows").flatMap(codesBelow);
  const values = new Set(found.map(({ passage, start, end }) => passage.text.slice(start, end)));
  // Several are those of materials or of tests, but where they are sold.
  const areSold = found.every(({ passage, start }) => isSold(cellsOf(lineAround(passage.text, start), 0)));
  return values.size === 1 || areSold ? found : [];
}

function codesBelow(passage: Passage): Place[] {
  const lines = linesOf(passage.text);
  return lines.flatMap(({ line, start }, i): Place[] => {
    if (!line.includes("\t")) return [];
    const cells = cellsBetweenBars(passage.folded.slice(start, start + line.length), start);
    const rows = lines.slice(i + 1, i + MOST_ROWS);
    const found = codesUnder(passage, cells, rows);
    const apart = found.length > 0 ? cells : cells.flatMap((one) => headsApart(passage, one));
    return apart.length > cells.length ? codesUnder(passage, apart, rows) : found;
  });
}

function codesUnder(passage: Passage, cells: readonly Cell[], rows: readonly Line[]): Place[] {
  const heads = cells.map(({ cell }) => cell);
  if (IS_STYLE.test(heads[0] ?? "") && heads.length >= LEAST_OF_ORDER) return stylesBelow(passage, rows);
  const labels = heads.map((head) => head.replace(COUNT, "").replace(OF_SIZE, ""));
  if (labels.some((label) => /\d/.test(label))) return [];
  const isBare = labels.some((label) => isLabelOfGoods(label));
  const isForm = labels.length < LEAST_CELLS;
  const called = labels.findIndex(
    (label) =>
      IS_NUMBER.pattern().test(label) ||
      (isBare && BARE.test(label)) ||
      (isForm && speaksOf(label, "reference")),
  );
  const isOfGoods = called < 0 && isGoodsDescribed(labels);
  const at = isOfGoods ? 0 : called;
  if (at < 0 || heads.some((head) => head.length > LONGEST_HEAD || head === "")) return [];
  return rows.flatMap((row, j): Place[] => {
    const cells = cellsBetweenBars(row.line, row.start);
    const cell = cells[at];
    // A single head has its value right below; in a table the rows may have notes between them.
    if (
      !cell ||
      !isRowBelow(cells.length, heads.length, at, j === 0) ||
      (j > 0 && heads.length < LEAST_CELLS)
    )
      return [];
    if (isOfGoods && !isSold(cells)) return [];
    const isCode = [CODE, WITH_ONE_FIGURE, APART].some((shape) => shape.test(cell.cell));
    return isCode ? [{ passage, start: cell.start, end: cell.start + cell.cell.length }] : [];
  });
}

/** The cells of a row, also of one that is drawn with bars as letters are: "| 1 | KL-204 | Deka |". */
function cellsBetweenBars(line: string, start: number): Cell[] {
  if (!/^ ?[|¦│]/u.test(line)) return cellsOf(line, start);
  return [...line.matchAll(/(?<=[|¦│]\s*)[^|¦│\s](?:[^|¦│]*[^|¦│\s])?/gu)].map(({ 0: cell, index }) => ({
    cell,
    start: start + index,
  }));
}

/** "Vare | Beskrivelse | Antal": the word for goods heads their numbers, where another column says what they are. */
function isGoodsDescribed([first = "", ...others]: readonly string[]): boolean {
  return (
    /^\p{L}+$/u.test(first) &&
    isLabelOfGoods(first) &&
    others.some((label) => isLabelOfGoods(label) || IS_NAME.test(label))
  );
}

/** "Tuote | Nimi | Koko | Kpl": what goods are called, beside their number. */
const IS_NAME =
  /^(?:name|nom|nome|nombre|concepto|naam|namn|navn|nimi|nazwa|nev|ime|vards|vardas|ad|adi|име|назва|ім['’]?я|ονομα)$/u;

/**
 * As many cells as heads; of many columns two further on may be read as one, "Qtd. | Unid." over "960 un", and right below the heads
 * any of them behind the first: "Réf. | Marque | EAN" over "KB-26 | Maison Aubrac 3760129261405".
 */
function isRowBelow(cells: number, heads: number, at: number, isFirst: boolean): boolean {
  if (cells === heads || (cells === heads - 1 && heads >= LEAST_OF_ORDER && at <= 1)) return true;
  return isFirst && at === 0 && cells > 1 && cells < heads;
}

/** "MODELLO | DESCRIZIONE | VAR. | 46 | 48 | QTA": what whoever sells garments calls the first column of an order by. */
const IS_STYLE =
  /^(?:modell?[oa]?|modele|malli|mudel|modelis|modelul|style|stil|stile|estilo|styl|fason|модел|модель|μοντελο)[. ]*(?:no|nr|n°|nº)?\.?$/u;
/** So many columns has an order with a size in each. */
const LEAST_OF_ORDER = 6;

/** The numbers that rows of garments begin with, that sell each some and tell a price. */
function stylesBelow(passage: Passage, rows: readonly Line[]): Place[] {
  return rows.flatMap(({ line, start }): Place[] => {
    const cells = cellsOf(line, start);
    const [first] = cells;
    if (!first || cells.length < LEAST_OF_ORDER || !isSold(cells) || !CODE.test(first.cell)) return [];
    return [{ passage, start: first.start, end: first.start + first.cell.length }];
  });
}

/** Cells of a row that sells something: what it is, how many, and a price. */
const LEAST_CELLS = 3;
const FIGURES =
  /^(?:\d{2,3} ?[x×х] ?\d{2,3}|[\d.,]+|\d{1,3}(?: \d{3})+(?:[.,]\d{1,2})?)(?:[ ]?(?:\p{L}{1,4}|[€$£]))?$/u;

/** Numbers made like one of a table, in the same cell of rows below it, also where other lines stand between: "MAN-140", "ALF-200". */
export function codesAlike(passages: readonly Passage[], code: string): Place[] {
  return passages.flatMap((passage) => {
    if (passage.order !== "rows" || !passage.text.includes(code)) return [];
    const rows = linesOf(passage.text).map(({ line, start }) => cellsOf(line, start));
    const at = rows.findIndex((row) => isSold(row) && row.some(({ cell }) => cell === code));
    const own = rows[at];
    if (!own) return [];
    const index = own.findIndex(({ cell }) => cell === code);
    return rows.slice(at + 1, at + MOST_ROWS).flatMap((row): Place[] => {
      const other = row[index];
      if (!other || other.cell === code || !isSold(row) || Math.abs(row.length - own.length) > 1) return [];
      if (shapeOf(other.cell) !== shapeOf(code)) return [];
      return [{ passage, start: other.start, end: other.start + other.cell.length }];
    });
  });
}

/** Whether a row has how many there are of something, and a price. */
function isSold(row: readonly { cell: string }[]): boolean {
  return row.length >= LEAST_CELLS && row.filter(({ cell }) => FIGURES.test(cell)).length > 1;
}

/** How a number is made: its letters, figures and signs. */
function shapeOf(code: string): string {
  return code.replace(/\p{L}/gu, "A").replace(/\d/g, "0");
}
