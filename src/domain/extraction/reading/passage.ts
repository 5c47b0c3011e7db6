/** The text of a page in the two orders in which people read: along its rows, and down its columns. */
import { folded, narrowed } from "../folded.ts";
import { withRaisedCells, withRaisedCloseCells, withRaisedLabels } from "./centred-cells.ts";
import { figuresOverLabels, withPartedFigures } from "./figures-over-labels.ts";
import { isParted } from "./hyphens.ts";
import { indentedValues } from "./indented-values.ts";
import { withUsualSigns } from "./label-signs.ts";
import { type Box, boxAround, type Reading, type Word } from "./page.ts";
import {
  blocksOf,
  type Cell,
  isHead,
  isHeadOfGrid,
  isLabelCell,
  isRowBesideText,
  isRowOfForm,
  isRowOfPairs,
  type Row,
  rowsOf,
  stackedColumns,
  textOf,
} from "./rows.ts";
import { oneSideFirst } from "./sides.ts";
import { type Stacked, stacksOf } from "./stacks.ts";
import { withSunkRows } from "./sunk-rows.ts";
import { withTablesApart } from "./tables-beside.ts";
import { withPartedColumns, withPartedHeads } from "./tight-tables.ts";
import { joinedCell, type WrappedCell, type WrappedRow, wrappedRows } from "./wrapped-rows.ts";

/** Between the cells of a row. */
export const CELL_END = "\t";
/** Between rows, or between the lines of a block. */
export const LINE_END = "\n";
/** Between blocks. */
const BLOCK_END = "\n\n";

export interface Passage {
  order: "rows" | "columns";
  reading: Reading;
  /** What stands there, with the usual signs around labels. */
  text: string;
  /** What stands there, letter by letter: what is quoted. */
  printed: string;
  /** The text in small letters without accents, letter by letter: what patterns are looked for in. */
  folded: string;
  words: readonly Word[];
  /** Where each word begins in the text. */
  starts: readonly number[];
  /** Ends of cells whose value does not follow: of the heads of a table to the right, of labels with one below. */
  closed: ReadonlySet<number>;
  /** Ends of lines that go on in the next one because their cell was full. */
  full: ReadonlySet<number>;
  /** Where each cell begins that has others to its left, and what those say, folded, as in a row: in columns only. */
  beside: ReadonlyMap<number, string>;
}

/** A page row by row, and block by block. */
export function passagesOf(reading: Reading): Passage[] {
  const raised = withSunkRows(withRaisedCloseCells(rowsOf(reading)));
  const tables = withTablesApart(withPartedHeads(withPartedColumns(raised)));
  const all = withPartedFigures(withRaisedCells(withRaisedLabels(tables)));
  const stacks = withFigures(stacksOf(all), all);
  const lines = withoutCells(all, new Set(stacks.flatMap(({ label, value }) => [...label, ...value])));
  const wrapped = wrappedRows(lines);
  const full = new Set(wrapped.flatMap(({ cells }) => cells.flatMap((cell) => cell.lines.slice(0, -1))));
  const mixed = oneSideFirst(withStacks(wrapped, stacks, all));
  const columns = stackedColumns(mixed);
  const rows = withColumnsFirst(mixed, columns);
  const headRows = new Set(
    rows.filter(
      (row, i) =>
        (isHead(row, rows[i + 1]) &&
          !isRowOfForm(rows, i) &&
          !isRowOfPairs(rows, i) &&
          !isRowBesideText(rows, i)) ||
        isHeadOfGrid(rows, i),
    ),
  );
  const stacked = new Set<Cell>(columns.flat().filter(isLabelCell));
  const heads = new Set([...[...headRows].flatMap(({ cells }) => cells), ...stacked]);
  const labels = new Set(
    rows
      .filter((row) => !headRows.has(row))
      .flatMap(({ cells }) => cells.slice(0, -1).filter((cell) => !stacked.has(cell)))
      .flatMap((cell) => cell.lines.at(-1) ?? []),
  );
  const blocks = [...blocksOf(lines), ...stacks.map(({ label, value }) => [...label, ...value])];
  const parted = partedWords([...blocks, ...rows.flatMap(({ cells }) => cells.map((cell) => cell.lines))]);
  return [
    passageOf(
      "rows",
      reading,
      rows.map(({ cells }) => cells),
      parted,
      LINE_END,
      CELL_END,
      heads,
    ),
    passageOf(
      "columns",
      reading,
      inOrder(blocks, all),
      parted,
      BLOCK_END,
      LINE_END,
      labels,
      leftOf(rows),
      full,
    ),
  ];
}

/** Labels over their values, those of lists with their values further in, and those below large figures, each where it is none of the others. */
function withFigures(stacks: readonly Stacked[], rows: readonly Row[]): Stacked[] {
  const taken = new Set(stacks.flatMap(({ label, value }) => [...label, ...value]));
  const isFree = ({ label, value }: Stacked) => ![...label, ...value].some((cell) => taken.has(cell));
  return [...stacks, ...[...indentedValues(rows), ...figuresOverLabels(rows)].filter(isFree)];
}

/** Rows in which each stacked column stands whole, before what is beside it. */
function withColumnsFirst(
  rows: readonly WrappedRow[],
  columns: readonly (readonly WrappedCell[])[],
): readonly WrappedRow[] {
  return columns.reduce((parted, column) => {
    const own = new Set(column);
    const isOwn = ({ cells: [first] }: WrappedRow) => first !== undefined && own.has(first);
    const [from, to] = [parted.findIndex(isOwn), parted.findLastIndex(isOwn)];
    const among = parted.slice(from, to + 1);
    const of = (side: (cell: WrappedCell) => boolean) =>
      among.map((row) => ({ ...row, cells: row.cells.filter(side) })).filter(({ cells }) => cells.length > 0);
    return [
      ...parted.slice(0, from),
      ...of((cell) => own.has(cell)),
      ...of((cell) => !own.has(cell)),
      ...parted.slice(to + 1),
    ];
  }, rows);
}

/** Rows without some of their cells. */
function withoutCells(rows: readonly Row[], cells: ReadonlySet<Cell>): Row[] {
  if (cells.size === 0) return [...rows];
  return rows
    .map((row) => ({ ...row, cells: row.cells.filter((cell) => !cells.has(cell)) }))
    .filter((row) => row.cells.length > 0);
}

/** Rows with a row for each label that stands over its value, at its place. */
function withStacks(
  rows: readonly WrappedRow[],
  stacks: readonly Stacked[],
  all: readonly Row[],
): WrappedRow[] {
  const pairs = stacks.flatMap(({ label, value }): WrappedRow[] => {
    const row = all.find(({ cells }) => cells.some((cell) => cell === label[0]));
    return row ? [{ ...row, cells: [joinedCell(label), joinedCell(value)] }] : [];
  });
  return [...rows, ...pairs].sort((one, other) => one.middle - other.middle);
}

/** Blocks in the order in which they begin. */
function inOrder(blocks: readonly Cell[][], rows: readonly Row[]): readonly Cell[][] {
  const places = new Map(rows.flatMap(({ cells }) => cells).map((cell, i) => [cell, i]));
  const placeOf = ([first]: readonly Cell[]) => (first && places.get(first)) ?? 0;
  return blocks.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** The cells to the left of each cell that has some, by the first line of it. */
function leftOf(rows: readonly WrappedRow[]): Map<Cell, readonly Cell[]> {
  return new Map(
    rows.flatMap(({ cells }) =>
      cells.slice(1).map((cell, i): [Cell, Cell[]] => [cell.lines[0] ?? cell, cells.slice(0, i + 1)]),
    ),
  );
}

/** The first parts of words that the ends of lines part, each with the rest of it. */
function partedWords(texts: readonly (readonly Cell[])[]): Map<Word, Word> {
  const parted = new Map<Word, Word>();
  for (const lines of texts)
    for (const [i, { words }] of lines.entries()) {
      const [last, first] = [lines[i - 1]?.words.at(-1), words[0]];
      if (last && first && isParted(last.text, first.text)) parted.set(last, first);
    }
  return parted;
}

function passageOf(
  order: Passage["order"],
  reading: Reading,
  groups: readonly (readonly Cell[])[],
  parted: ReadonlyMap<Word, Word>,
  groupEnd: string,
  cellEnd: string,
  closedCells: ReadonlySet<Cell>,
  left: ReadonlyMap<Cell, readonly Cell[]> = new Map(),
  fullCells: ReadonlySet<Cell> = new Set(),
): Passage {
  let printed = "";
  const words: Word[] = [];
  const starts: number[] = [];
  const closed = new Set<number>();
  const full = new Set<number>();
  const beside = new Map<number, string>();
  // The rest of a word that was parted stands with its first part, in the line above.
  const rests = new Set(parted.values());
  const print = (word: Word) => {
    const rest = parted.get(word);
    starts.push(printed.length);
    words.push(word);
    printed += rest ? word.text.slice(0, -1) : word.text;
    if (rest) print(rest);
  };
  for (const group of groups) {
    const cells = group.filter((cell) => cell.words.some((word) => !rests.has(word)));
    if (printed !== "" && cells.length > 0) printed += groupEnd;
    for (const [i, cell] of cells.entries()) {
      if (i > 0) printed += cellEnd;
      const labels = left.get(cell);
      if (labels) beside.set(printed.length, narrowed(folded(labels.map(textOf).join(CELL_END))));
      const begin = printed.length;
      for (const [j, word] of cell.words.entries()) {
        if (rests.has(word)) continue;
        if (printed.length > begin && !isBroken(cell, j)) printed += " ";
        print(word);
      }
      if (closedCells.has(cell)) closed.add(printed.length);
      if (fullCells.has(cell)) full.add(printed.length);
    }
  }
  const text = narrowed(withUsualSigns(printed));
  return {
    order,
    reading,
    text,
    printed,
    folded: narrowed(folded(text)),
    words,
    starts,
    closed,
    full,
    beside,
  };
}

/** Whether a word goes on what the line above it ended with: "EC-" and "SK-0418". */
function isBroken(cell: Cell | WrappedCell, at: number): boolean {
  const word = cell.words[at];
  return (
    "lines" in cell &&
    /[\p{L}\d]-$/u.test(cell.words[at - 1]?.text ?? "") &&
    cell.lines.some(({ words }) => words[0] === word)
  );
}

/** What stands between two places of a passage, to the letter; the cells of a row are parted by a blank. */
export function quotationOf(passage: Passage, start: number, end: number): string {
  return passage.printed.slice(start, end).replaceAll(CELL_END, " ").trim();
}

/** The words that stand between two places. */
export function wordsBetween({ words, starts }: Passage, start: number, end: number): Word[] {
  return words.filter((word, i) => {
    const at = starts[i] ?? 0;
    return at < end && at + word.text.length > start;
  });
}

/** Where a part of a passage stands on its page. */
export function boxOf(passage: Passage, start: number, end: number): Box | null {
  return boxAround(passage.reading, wordsBetween(passage, start, end));
}
