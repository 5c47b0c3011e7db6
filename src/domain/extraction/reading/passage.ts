/** The text of a page in the two orders in which people read: along its rows, and down its columns. */
import { folded } from "../folded.ts";
import { withUsualSigns } from "./label-signs.ts";
import { type Box, boxAround, type Reading, type Word } from "./page.ts";
import {
  blocksOf,
  type Cell,
  isHead,
  isHeadOfGrid,
  isRowOfForm,
  type Row,
  rowsOf,
  stackedLabels,
  textOf,
} from "./rows.ts";

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
  /** Where each cell begins that has others to its left, and what those say, folded, as in a row: in columns only. */
  beside: ReadonlyMap<number, string>;
}

/** A page row by row, and block by block. */
export function passagesOf(reading: Reading): Passage[] {
  const rows = rowsOf(reading);
  const headRows = new Set(
    rows.filter((row, i) => (isHead(row, rows[i + 1]) && !isRowOfForm(rows, i)) || isHeadOfGrid(rows, i)),
  );
  const stacked = stackedLabels(rows);
  const heads = new Set([...[...headRows].flatMap(({ cells }) => cells), ...stacked]);
  const labels = new Set(
    rows
      .filter((row) => !headRows.has(row))
      .flatMap(({ cells }) => cells.slice(0, -1).filter((cell) => !stacked.has(cell))),
  );
  return [
    passageOf(
      "rows",
      reading,
      rows.map(({ cells }) => cells),
      LINE_END,
      CELL_END,
      heads,
    ),
    passageOf("columns", reading, blocksOf(rows), BLOCK_END, LINE_END, labels, leftOf(rows)),
  ];
}

/** The cells to the left of each cell that has some. */
function leftOf(rows: readonly Row[]): Map<Cell, readonly Cell[]> {
  return new Map(
    rows.flatMap(({ cells }) =>
      cells.slice(1).map((cell, i): [Cell, Cell[]] => [cell, cells.slice(0, i + 1)]),
    ),
  );
}

function passageOf(
  order: Passage["order"],
  reading: Reading,
  groups: readonly (readonly Cell[])[],
  groupEnd: string,
  cellEnd: string,
  closedCells: ReadonlySet<Cell>,
  left: ReadonlyMap<Cell, readonly Cell[]> = new Map(),
): Passage {
  let printed = "";
  const words: Word[] = [];
  const starts: number[] = [];
  const closed = new Set<number>();
  const beside = new Map<number, string>();
  for (const group of groups) {
    if (printed !== "") printed += groupEnd;
    for (const [i, cell] of group.entries()) {
      if (i > 0) printed += cellEnd;
      const labels = left.get(cell);
      if (labels) beside.set(printed.length, folded(labels.map(textOf).join(CELL_END)));
      for (const [j, word] of cell.words.entries()) {
        if (j > 0) printed += " ";
        starts.push(printed.length);
        words.push(word);
        printed += word.text;
      }
      if (closedCells.has(cell)) closed.add(printed.length);
    }
  }
  const text = withUsualSigns(printed);
  return { order, reading, text, printed, folded: folded(text), words, starts, closed, beside };
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
