/** Products that stand side by side: on the page of a catalogue, or in a table that has a column for each. */
import { isLabel } from "../../label-words.ts";
import type { Word } from "../../reading/page.ts";
import type { Passage } from "../../reading/passage.ts";
import { cellsOf, linesOf, wordsOf } from "../kit/places.ts";
import { shapeOf } from "./listed.ts";

/** A cell that names a product, and where it begins on the page. */
interface Anchor {
  isOwn: boolean;
  x: number;
  y: number;
}

interface Cell {
  words: readonly Word[];
  anchor: Anchor | undefined;
}

/** What a cell is of: a column with the names of products in it, and how far over them their titles begin. */
interface Column {
  start: number;
  /** Where the next column starts. */
  end: number;
  anchors: readonly Anchor[];
  lead: number;
}

/** From line to line of what is told of one product, in heights of its letters. */
const LINE = 2.2;

/** Words of the columns of others; undefined where no row has a cell of its own for the product and one for another. */
export function wordsBeside(
  passage: Passage,
  isOwn: (cell: string) => boolean,
  isOther: (cell: string) => boolean,
): Word[] | undefined {
  const lines = linesOf(passage.text).map(({ line, start }) => cellsOf(line, start));
  // A price list has thousands of rows and names: only those with the product's own are looked at closely.
  const beside = lines.findIndex(
    (cells) =>
      cells.some(({ cell }) => isOwn(cell)) && cells.some(({ cell }) => !isOwn(cell) && isOther(cell)),
  );
  const at = beside < 0 ? rowOfOthers(lines, isOther) : beside;
  if (at < 0) return undefined;
  const rows = lines.map((line) =>
    line.map(({ cell, start }): Cell => {
      const words = wordsOf({ passage, start, end: start + cell.length });
      const [first] = words;
      const ofOwn = isOwn(cell);
      const isNamed = first !== undefined && (ofOwn || isOther(cell));
      return { words, anchor: isNamed ? { isOwn: ofOwn, x: first.x, y: first.y } : undefined };
    }),
  );
  const row = anchorsIn(rows[at] ?? []);
  const cells = rows.flat();
  const columns = columnsOf(row, cells);
  if (beside < 0 && !columns.some(isColumnOfOwn)) return undefined;
  // "Marca: Corvella" over a table and "Todas se cosen en España." below it begin where its labels do.
  const left = edgeOfLabels(rows[at]);
  const others = rows.flatMap((row, i) =>
    isOfAll(rows, i, columns[0]) && isLabel(lines[i]?.[0]?.cell ?? "")
      ? []
      : row.filter(({ words }) => (words[0]?.x ?? 0) > left && isOfOthersColumn(words, columns)),
  );
  return others.flatMap(({ words }) => [...words]);
}

/** "Réf. KL-12 — EAN 40…| Réf. KL-17 — EAN 40…": a row that names two others in one way, below which the product's own column may go on. */
function rowOfOthers(
  lines: readonly (readonly { cell: string }[])[],
  isOther: (cell: string) => boolean,
): number {
  return lines.findIndex((cells) => {
    const shapes = new Set(cells.map(({ cell }) => shapeOf(cell)));
    return cells.length > 1 && shapes.size === 1 && cells.every(({ cell }) => isOther(cell));
  });
}

/** Named in one column with others, right below where these begin. */
function isColumnOfOwn({ start, anchors }: Column): boolean {
  const [first] = anchors;
  const own = anchors.find(({ isOwn }) => isOwn);
  return first !== undefined && own !== undefined && first !== own && Math.abs(own.x - start) < SAME_PLACE;
}

/** How far apart two cells of a column begin. */
const SAME_PLACE = 2;

/** "Country of origin | Bangladesh" where each product has a column: a row of a label and one value that no line without a label goes on with. */
function isOfAll(rows: readonly Cell[][], at: number, first: Column | undefined): boolean {
  const [label, next] = [rows[at]?.[0]?.words.at(-1), rows[at + 1]?.[0]?.words[0]];
  if (!first || !label || rows[at]?.length !== 2) return false;
  return label.x + label.width <= first.start && (next === undefined || next.x < first.start);
}

/** So far right labels begin, where the row with the names of the products has one before them. */
function edgeOfLabels([label]: readonly Cell[] = []): number {
  const [first] = label?.words ?? [];
  return first && !label?.anchor ? first.x + first.height : 0;
}

function anchorsIn(cells: readonly Cell[]): Anchor[] {
  return cells.flatMap(({ anchor }) => (anchor ? [anchor] : []));
}

function isOfOther({ isOwn }: Anchor): boolean {
  return !isOwn;
}

/** The columns that begin with the names in a row. */
function columnsOf(row: readonly Anchor[], cells: readonly Cell[]): Column[] {
  const starts = [...new Set(row.map(({ x }) => x))].toSorted((one, other) => one - other);
  return starts.map((start, i) => {
    const column = { start, end: starts[i + 1] ?? Infinity, anchors: [], lead: 0 };
    const within = cells.filter(({ words }) => isIn(column, words));
    const anchors = anchorsIn(within);
    return { ...column, anchors, lead: leadOver(anchors[0]?.y ?? 0, within) };
  });
}

/** How far over the first name in a column the lines right above it begin. */
function leadOver(top: number, cells: readonly Cell[]): number {
  const above = cells.flatMap(({ words: [first] }) => (first && first.y < top ? [first] : []));
  let highest = top;
  for (const { y, height } of above.toSorted((one, other) => other.y - one.y))
    if (highest - y <= height * LINE) highest = y;
  return top - highest;
}

/** Labels stand before the first column, and the foot of a page goes on through several. */
function isIn({ start, end }: Column, words: readonly Word[]): boolean {
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last) return false;
  const middle = (first.x + last.x + last.width) / 2;
  return middle >= start && middle < end && last.x <= end;
}

/** Whether a cell stands below the name of another product in its column, or as close above it as titles are. */
function isOfOthersColumn(words: readonly Word[], columns: readonly Column[]): boolean {
  const column = columns.find((each) => isIn(each, words));
  const [first] = words;
  if (!first || !column) return false;
  const y = first.y + first.height / 2;
  const owner = column.anchors.findLast((anchor) => anchor.y - column.lead <= y);
  return owner !== undefined && isOfOther(owner);
}
