/** Words put together to rows, and rows parted into cells where they have wide gaps: columns, tables, labels. */
import { isLabelInAnyLanguage, isValueLabel } from "../label-words.ts";
import type { Reading, Word } from "./page.ts";

/** Words of a row that stand close together, from left to right. */
export interface Cell {
  words: Word[];
  left: number;
  right: number;
}

export interface Row {
  cells: Cell[];
  /** Where the middle of the row stands at the left edge of the page. */
  middle: number;
  /** Median height of its words. */
  size: number;
}

/** Words whose middles are closer than this share of their height stand in one row. */
const ROW_REACH = 0.42;
/** The same of words that are larger by this factor. */
const ROW_REACH_OF_LARGER = 0.29;
const LARGER = 1.8;
/** A gap wider than so many letters of the row parts two cells; a blank is half a letter. */
const CELL_GAP = 1.9;
/** Labels and values of a stack follow each other in rows that are at most so many heights apart. */
const STACK_REACH = 3.2;
/** A cell continues in a row that is at most so many heights below it. */
export const LINE_REACH = 1.9;

/** The rows of a page, from its top. */
export function rowsOf(reading: Reading): Row[] {
  const middleOf = (word: Word) => word.y + word.height / 2 - reading.slope * (word.x + word.width / 2);
  const rows: { words: Word[]; middle: number; size: number; top: number }[] = [];
  const sorted = reading.words
    .map((word) => ({ word, middle: middleOf(word) }))
    .sort((one, other) => one.middle - other.middle);
  for (const { word, middle } of sorted) {
    const row = rows.at(-1);
    const isNext = row !== undefined && middle - row.middle < reachOf(word.height, row.size);
    if (row && isNext && !hasAbove(row, word)) {
      row.words.push(word);
      row.top = Math.min(row.top, word.y);
      row.middle += (middle - row.middle) / row.words.length;
      row.size += (word.height - row.size) / row.words.length;
    } else rows.push({ words: [word], middle, size: word.height, top: word.y });
  }
  const parted = rows.map(({ words, middle }) => {
    const size = median(words.map(({ height }) => height));
    return { middle, size, cells: cellsOf(words, size) };
  });
  partNumbers(parted);
  const edge = Math.max(...sorted.map(({ word }) => word.x + word.width));
  return parted.map((row, i) => ({
    ...row,
    cells: isLineOfText(parted, i, edge) ? row.cells : alignedCells(parted, i),
  }));
}

/** Tops of words of one line are closer than this share of their height. */
const SAME_LINE = 0.5;
/** Words in one line do not stand under each other, but for such a share of their width. */
const SAME_PLACE = 0.5;

/** Whether a word is of the next line of a cell, where the cell beside it has its one line between both. */
function hasAbove(row: { words: readonly Word[]; top: number }, word: Word): boolean {
  const isLower = (top: number, height: number) => word.y - top > Math.min(word.height, height) * SAME_LINE;
  // Most lines have all their words at one height.
  if (!isLower(row.top, word.height)) return false;
  return row.words.some((other) => {
    const shared = Math.min(word.x + word.width, other.x + other.width) - Math.max(word.x, other.x);
    return isLower(other.y, other.height) && shared > Math.min(word.width, other.width) * SAME_PLACE;
  });
}

/** A column of numbers has a short name: "#", "Pos." */
const NUMBERS_NAME = 5;

/** "10 Shell": the numbers of rows and what stands close behind them, each in a cell of its own as in the head of the table. */
function partNumbers(rows: Row[]): void {
  let head: Row | undefined;
  for (const row of rows) {
    const [numbers, names] = head?.cells ?? [];
    const [first] = row.cells;
    const [number, ...name] = first?.words ?? [];
    const isBelow = (column: Cell | undefined, x = Number.NaN) =>
      column !== undefined && standsAt(column, x, row.size);
    if (number && /^\d{1,4}\.?$/.test(number.text) && isBelow(numbers, number.x)) {
      if (isBelow(names, name[0]?.x)) row.cells.splice(0, 1, cellOf([number]), cellOf(name));
    } else if (first && isHeadOfNumbers(row) && !isBelow(names, first.left)) head = row;
  }
}

function isHeadOfNumbers({ cells }: Row): boolean {
  const [first] = cells;
  if (!first || cells.length < 3 || textOf(first).length > NUMBERS_NAME) return false;
  return !cells.some((cell) => /\d/.test(textOf(cell)));
}

/** How far apart the middles of words of one row may stand: a title beside a table reaches over two of its rows. */
function reachOf(height: number, size: number): number {
  const [less, more] = [Math.min(height, size), Math.max(height, size)];
  return less * (more > less * LARGER ? ROW_REACH_OF_LARGER : ROW_REACH);
}

/** Whether a row is a sentence that goes on in the next one, whose first word had no room any more beside it. */
function isLineOfText(rows: readonly Row[], index: number, edge: number): boolean {
  const [row, next] = [rows[index], rows[index + 1]];
  if (row?.cells.length !== 1 || next?.cells.length !== 1) return false;
  const [line, follow] = [row.cells[0], next.cells[0]];
  if (!line || !follow || !standsAt(follow, line.left, row.size)) return false;
  const isClose = next.middle - row.middle < row.size * LINE_REACH;
  return isClose && line.right + (follow.words[0]?.width ?? 0) > edge && !isLabelCell(follow);
}

/** Rows above and below that show where columns begin. */
const NEAR = 5;
/** So many of them show it, the next one above or below among them. */
const ALIGNED_ROWS = 3;
/** The same where two of them are rows of one table. */
const ALIGNED_IN_TABLE = 2;
/** So many cells below each other show a table. */
export const TABLE_CELLS = 3;
/** How far from there a word may begin, in heights. */
const ALIGNED = 0.25;
/** The same in a text by a program, of a word that is as close to the one before it as those of a sentence are. */
const EXACTLY = 0.02;
/** Letters of a title are larger. */
const SAME_SIZE = 0.25;
/** Longest label, in words; in a sentence some word stands below the begin of a column by chance. */
const LABEL_WORDS = 7;

/** A label that reaches up to its value stands in one cell with it, unless the rows around show where values begin. */
function alignedCells(rows: readonly Row[], index: number): Cell[] {
  const row = rows[index];
  if (!row) return [];
  const head = rows[index - 1];
  if (head && isOfNames(head) && isLacking(row, head)) {
    const isKnown = isKnownHead(head);
    const parted = row.cells.flatMap((cell) => partedBelow(cell, head, row.size, isKnown));
    if (isKnown || parted.length === head.cells.length) return parted;
  }
  const around = rows.slice(Math.max(index - NEAR, 0), index + NEAR + 1);
  // Where cells stand to its left or beside it, a row near by has the same ones and more.
  const isAlone = row.cells.length === 1 && !around.some((other) => isLacking(row, other));
  const like = isAlone
    ? rows.slice(Math.max(index - 1, 0), index + 2).filter((other) => other !== row)
    : around.filter((other) => isLacking(row, other));
  if (like.length === 0) return row.cells;
  const isInTable = !isAlone && like.some((one) => like.some((other) => isTable(one, other)));
  const isBegin = (x: number, reach: number) => {
    const begins = (other: Row) =>
      Math.abs(other.size - row.size) < row.size * SAME_SIZE &&
      other.cells.some(({ left }, i) => (isAlone ? i === 1 : i > 0) && Math.abs(left - x) < row.size * reach);
    const needed = isInTable ? ALIGNED_IN_TABLE : ALIGNED_ROWS;
    return like.some(begins) && around.filter(begins).length >= needed;
  };
  return row.cells.flatMap((cell, i) => partedAt(cell, isBegin, i % 2 === 0));
}

/** Whether two rows have their cells below each other. */
function isTable(one: Row, other: Row): boolean {
  const count = one.cells.length;
  return (
    one !== other &&
    count >= TABLE_CELLS &&
    other.cells.length === count &&
    isAligned(one.cells, other.cells, one.size)
  );
}

function isOfNames({ cells }: Row): boolean {
  return cells.length >= TABLE_CELLS && !cells.some((cell) => /\d/.test(textOf(cell)));
}

/** A row of names of columns, most of which are known: the only row below it needs no others to show where they begin. */
function isKnownHead({ cells }: Row): boolean {
  return cells.filter(isLabelCell).length * 2 > cells.length;
}

/** A cell that reaches up to the next one, where that begins right below its name; below unknown names also behind a wide gap. */
function partedBelow({ words }: Cell, head: Row, size: number, isKnown: boolean): Cell[] {
  const reach = size * (isKnown ? ALIGNED : EXACTLY);
  const at = words.findIndex(
    ({ x }, i) =>
      i > 0 &&
      head.cells.some(({ left }, k) => k > 0 && Math.abs(left - x) < reach) &&
      (isKnown || isWide(gapBefore(words, i), words)),
  );
  return at < 0 ? [cellOf(words)] : [words.slice(0, at), words.slice(at)].map(cellOf);
}

/** Whether a row has some of the cells of another one, and not only the first. */
function isLacking({ cells, size }: Row, other: Row): boolean {
  const isBelow = (cell: Cell) =>
    other.cells.some(({ left }, i) => i + cells.length > 1 && standsAt(cell, left, size));
  return other.cells.length > cells.length && cells.every(isBelow);
}

/** A label and its value, or a value and the next label, where the words of a cell have a place at which those begin. */
function partedAt(cell: Cell, isBegin: (x: number, reach: number) => boolean, hasLabel: boolean): Cell[] {
  const isPrinted = cell.words.every(({ sureness }) => sureness === 1);
  const at = cell.words.findIndex(({ x }, i) => {
    if (i === 0 || i > LABEL_WORDS) return false;
    return isBegin(x, isPrinted && !isWide(gapBefore(cell.words, i), cell.words) ? EXACTLY : ALIGNED);
  });
  const label = hasLabel ? cell.words.slice(0, at) : [];
  // "Producer: Some Works" has its value already, and "Brand on the band: Cove" begins it later.
  const isLater = hasLabel && cell.words.slice(at, at + 3).some(({ text }) => /[^:]:$/.test(text));
  const isSentence = label.some(({ text }, i) => /[.,;]$/.test(text) || (text.endsWith(":") && i < at - 1));
  if (at < 0 || isLater || (isSentence && !isWide(gapBefore(cell.words, at), cell.words))) return [cell];
  // Three columns may stand close together.
  return [cellOf(cell.words.slice(0, at)), ...partedAt(cellOf(cell.words.slice(at)), isBegin, !hasLabel)];
}

/** How much is free before a word. */
export function gapBefore(words: readonly Word[], index: number): number {
  const [before, word] = [words[index - 1], words[index]];
  return before && word ? word.x - before.x - before.width : 0;
}

/** Wider than the blanks between the other words of a cell are. */
function isWide(gap: number, words: readonly Word[]): boolean {
  return gap > 2 * median(words.map((_, i) => gapBefore(words, i)).slice(1));
}

export function cellOf(words: Word[]): Cell {
  return {
    words,
    left: words[0]?.x ?? 0,
    right: Math.max(...words.map(({ x, width }) => x + width)),
  };
}

/** How wide a letter of some words is. */
export function letterOf(words: readonly Word[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return words.reduce((sum, { width }) => sum + width, 0) / Math.max(letters, 1);
}

function cellsOf(words: Word[], size: number): Cell[] {
  const cells: Cell[] = [];
  const letter = Math.min(letterOf(words), size);
  words.sort((one, other) => one.x - other.x);
  const spread = spreadWords(words, letter);
  for (const word of words) {
    const last = cells.at(-1);
    // Typewritten, colons stand below each other, away from short labels.
    if (last && (word.x - last.right < letter * CELL_GAP || word.text === ":" || spread.has(word))) {
      last.words.push(word);
      last.right = Math.max(last.right, word.x + word.width);
    } else cells.push({ words: [word], left: word.x, right: word.x + word.width });
  }
  return cells;
}

/** So many gaps that are as wide as each other show a line that was spread over the width of its column. */
const SPREAD_GAPS = 3;
/** Wider ones, in letters, part cells in any case. */
const SPREAD_GAP = 4;
/** By how much such gaps may differ, in letters. */
const SPREAD_SAME = 0.05;

/** The words of justified lines but the first: gaps between cells are as wide as each other only where cells are, too. */
function spreadWords(words: readonly Word[], letter: number): Set<Word> {
  const spread = new Set<Word>();
  let run: Word[] = [];
  const close = () => {
    const widths = run.map(({ width }) => width);
    const isText = run.filter(({ text }) => /\p{L}/u.test(text)).length * 2 > run.length;
    if (run.length > SPREAD_GAPS && isText && Math.max(...widths) > 2 * Math.min(...widths))
      for (const word of run.slice(1)) spread.add(word);
  };
  for (const [i, word] of words.entries()) {
    const gap = gapBefore(words, i);
    const isSame = run.length < 2 || Math.abs(gap - gapBefore(words, i - 1)) < letter * SPREAD_SAME;
    const isSpread = gap >= letter * CELL_GAP && gap < letter * SPREAD_GAP;
    if (isSpread && isSame) run.push(word);
    else {
      close();
      const before = words[i - 1];
      run = isSpread && before ? [before, word] : [word];
    }
  }
  close();
  return spread;
}

/**
 * The first row of a table: names of columns, no figures, and no form of two labels with their values. Two labels are one
 * where a value stands below each.
 */
export function isHead({ cells, size }: Row, below: Row | undefined): boolean {
  // Typewritten, a label has its colon in a cell of its own.
  if (cells.some((cell) => textOf(cell) === ":")) return false;
  // "EAN13" is a name of a column, and so is "Compo (ISO 2076)".
  const isValue = (text: string) => /\d/.test(text.replace(NOTE_IN_BRACKETS, "")) && !isValueLabel(text);
  if (cells.some((cell) => isValue(textOf(cell)))) return false;
  if (cells.length === 2)
    return (
      below?.cells.length === 2 &&
      isAligned(cells, below.cells, size) &&
      cells.every(isLabelCell) &&
      !below.cells.some(isLabelCell)
    );
  if (cells.length < 3) return false;
  return cells.length % 2 === 1 || !cells.every((cell, i) => isValueLabel(textOf(cell)) === (i % 2 === 0));
}

/** A standard or a unit behind the name of a column. */
const NOTE_IN_BRACKETS = /(?<=\p{L}) ?\((?=[^()]*\p{L})[^()%]{2,20}\)$/u;

/** Rows above and below that show a form. */
const FORM_NEAR = 4;

/** A row of a form with several pairs beside each other, labels of which are in no list: as in others of its rows. */
export function isRowOfPairs(rows: readonly Row[], index: number): boolean {
  const row = rows[index];
  if (!row || row.cells.length < 4 || row.cells.length % 2 === 1) return false;
  const isLike = (other: Row | undefined) =>
    other?.cells.length === row.cells.length && isAligned(row.cells, other.cells, row.size, true);
  if (row.cells.some((cell, i) => i % 2 === 1 && isLabelCell(cell))) return false;
  const isPairs = (other: Row | undefined) => other !== undefined && isLike(other) && hasPairs(other);
  // The head of a table may stand below a form, and above rows like itself.
  if (!hasPairs(row))
    return isPairs(rows[index - 1]) && (isPairs(rows[index + 1]) || !isLike(rows[index + 1]));
  return rows
    .slice(Math.max(index - FORM_NEAR, 0), index + FORM_NEAR + 1)
    .some((other) => other !== row && isPairs(other));
}

/** Labels, and beside each what is none. */
function hasPairs({ cells }: Row): boolean {
  return cells.every((cell, i) => i % 2 === 0 || !isLabelCell(cell)) && cells.some(isLabelCell);
}

/** How many rows above and below a row a grid shows itself. */
const GRID_ROWS = [-4, -2, 2, 4];

/**
 * A row of a form with labels above their values, one of which is in no list: every other row around is one whose labels
 * are known, and stands at the same places. Between several of these nothing else need be known: "Weight of the pair (size
 * 41)" beside "Case of 10 pairs".
 */
export function isHeadOfGrid(rows: readonly Row[], index: number): boolean {
  const [row, below] = [rows[index], rows[index + 1]];
  const columns = row?.cells.length ?? 0;
  if (!row || !below || columns < 2 || columns > MOST_OF_GRID || below.cells.length !== columns) return false;
  const isBelow = (other: Row) =>
    other.cells.length === columns && isAligned(other.cells, row.cells, row.size);
  if (!isBelow(below) || below.cells.some(isLabelCell)) return false;
  const heads = GRID_ROWS.filter((away) => {
    const other = rows[index + away];
    return other && isBelow(other) && isHead(other, rows[index + away + 1]);
  });
  if (columns > 2) return heads.length > 1 && row.cells.every((cell) => BEGINS_AS_LABEL.test(textOf(cell)));
  const isNumbered = row.cells.some((cell) => /\d/.test(textOf(cell)) && !isLabelCell(cell));
  return heads.length > 0 && row.cells.some(isLabelCell) && !isNumbered;
}

/** Columns of such a form, at most. */
const MOST_OF_GRID = 4;
const BEGINS_AS_LABEL = /^\p{Lu}\p{L}{2,}/u;

/** So many labels above their values show a stack of them, and below so many of them stand figures. */
const STACKED_LABELS = 3;
const STACKED_FIGURES = 2;

/**
 * Columns whose labels have their values below them though something else stands beside: the left one of two that are
 * stacked each by itself. In a form of labels beside values two labels stand below each other.
 */
export function stackedColumns<Each extends Cell>(rows: readonly (Row & { cells: Each[] })[]): Each[][] {
  const stacked: Each[][] = [];
  let column: Each[] = [];
  /** How far the cells of the column reach. */
  let right = 0;
  let above: Row | undefined;
  const close = () => {
    // "Materialzusammensetzung" alone in its row is the heading of the table below.
    const last = column.at(-1);
    if (last && above?.cells.length === 1 && above.cells[0] === last && isLabelCell(last)) column.pop();
    const labels = column.filter(isLabelCell);
    const follow = column.filter((_, i) => i > 0 && isLabelCell(column[i - 1] as Cell));
    const figures = follow.filter((cell) => /\d/.test(textOf(cell)));
    if (
      labels.length >= STACKED_LABELS &&
      figures.length >= STACKED_FIGURES &&
      !follow.some(isLabelCell) &&
      !column.slice(-1).some(isLabelCell)
    )
      stacked.push(column);
    [column, right] = [[], 0];
  };
  for (const row of rows) {
    const [cell] = row.cells;
    const last = column.at(-1);
    // What stands in the other column alone is beside the stack.
    if (cell && last && row.cells.length === 1 && cell.left > right) continue;
    const goesOn =
      cell &&
      last &&
      above &&
      standsAt(cell, last.left, row.size) &&
      row.middle - above.middle < Math.max(above.size, row.size) * STACK_REACH;
    if (!goesOn) close();
    if (cell && row.cells.length <= 2) {
      column.push(cell);
      right = Math.max(right, cell.right);
    } else close();
    above = row;
  }
  close();
  return stacked;
}

/** A row of a form with a third column, below its head: "Brand", "Cove & Calder", "catalogue". */
export function isRowOfForm(rows: readonly Row[], index: number): boolean {
  const [above, row] = [rows[index - 1], rows[index]];
  if (!above || !row || row.cells.length < 3 || above.cells.length !== row.cells.length) return false;
  const [label, value] = row.cells;
  return (
    label !== undefined &&
    value !== undefined &&
    isLabelCell(label) &&
    !isLabelCell(value) &&
    isAligned(row.cells, above.cells, row.size)
  );
}

/**
 * A row of a form that has something to its left: the name of a group of its rows, or a line of the text that stands
 * beside it. Others of its rows have a label and a value at the same places.
 */
export function isRowBesideText(rows: readonly Row[], index: number): boolean {
  const row = rows[index];
  const pair = row?.cells.slice(-2) ?? [];
  const isPair = ([label, value]: readonly Cell[]) =>
    label !== undefined && value !== undefined && isLabelCell(label) && !isLabelCell(value);
  if (row?.cells.length !== 3 || !isPair(pair)) return false;
  return rows.slice(Math.max(index - FORM_NEAR, 0), index + FORM_NEAR + 1).some((other) => {
    const cells = other.cells.slice(-2);
    return other !== row && other.cells.length <= 3 && isPair(cells) && isAligned(cells, pair, row.size);
  });
}

/** True where a cell begins at a place from the left. */
export function standsAt(cell: Cell, left: number, size: number): boolean {
  return Math.abs(cell.left - left) < size * ALIGNED;
}

/** True where each cell of a row stands below the one of another; beside labels in dotted lines, values may end at one place: "Brand ..... Cove". */
function isAligned(
  cells: readonly Cell[],
  others: readonly Cell[],
  size: number,
  mayEndAlike = false,
): boolean {
  return cells.every((cell, i) => {
    const other = others[i] ?? cell;
    const endsAlike = mayEndAlike && i % 2 === 1 && Math.abs(cell.right - other.right) < size / 2;
    return endsAlike || standsAt(cell, other.left, size);
  });
}

/** A label, in one language or in several. */
export function isLabelCell(cell: Cell): boolean {
  return isLabelInAnyLanguage(textOf(cell));
}

/** The words of a cell with blanks between them. */
export function textOf({ words }: Cell): string {
  return words.map(({ text }) => text).join(" ");
}

/** Cells that stand below each other as the lines of a paragraph or of a column do, each in one block. */
export function blocksOf(rows: readonly Row[]): Cell[][] {
  const blocks: Cell[][] = [];
  let open: { block: Cell[]; last: Cell; row: Row }[] = [];
  for (const row of rows) {
    open = open.filter((one) => row.middle - one.row.middle < Math.max(one.row.size, row.size) * LINE_REACH);
    const continued = row.cells.map((cell) => {
      const fits = open.filter(({ last, row: above }) => above !== row && standsBelow(cell, last, row.size));
      const best = fits.sort((one, other) => distance(one.last, cell) - distance(other.last, cell))[0];
      if (!best) {
        const block = [cell];
        blocks.push(block);
        return { block, last: cell, row };
      }
      best.block.push(cell);
      open = open.filter((one) => one !== best);
      return { block: best.block, last: cell, row };
    });
    open.push(...continued);
  }
  return blocks;
}

/** Aligned at the left edge, or mostly above each other: centred text, numbers aligned at the right. */
function standsBelow(cell: Cell, above: Cell, size: number): boolean {
  if (distance(above, cell) < size * 0.8) return true;
  const common = Math.min(cell.right, above.right) - Math.max(cell.left, above.left);
  return common > 0.6 * Math.min(cell.right - cell.left, above.right - above.left);
}

function distance(one: Cell, other: Cell): number {
  return Math.abs(one.left - other.left);
}

/** The one in the middle. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
