/** Lists of terms as browsers print them: each label at the edge of its column, and its value below it, further in. */
import { type Cell, isLabelCell, type Row, standsAt } from "./rows.ts";
import type { Stacked } from "./stacks.ts";

/** So much further in than its label a value begins, in heights of its letters. */
const [LEAST_INDENT, MOST_INDENT] = [0.9, 4];
/** A value stands at most so many heights below its label, and below the line before. */
const REACH = 1.6;
/** Most lines of a value. */
const MOST_LINES = 5;
/** A list has so many labels at least; of all on the page so many are known, and such a share. */
const LEAST_LABELS = 3;
const LEAST_KNOWN = 3;
const KNOWN_SHARE = 0.4;

interface Line {
  cell: Cell;
  middle: number;
  size: number;
}

/** The labels of such lists with their values, where enough of those on the page are known. */
export function indentedValues(rows: readonly Row[]): Stacked[] {
  const lines = rows.flatMap(({ cells, size }) =>
    cells.map((cell) => ({ cell, middle: middleOf(cell), size })),
  );
  const edges: number[] = [];
  for (const { cell, size } of lines)
    if (isLabelCell(cell) && !edges.some((left) => standsAt(cell, left, size))) edges.push(cell.left);
  const pairs = edges.flatMap((left) => listAt(left, lines));
  const known = pairs.filter(({ label: [cell] }) => cell && isLabelCell(cell)).length;
  return known >= Math.max(LEAST_KNOWN, pairs.length * KNOWN_SHARE) ? pairs : [];
}

/** What stands at one edge of the page with lines below it that are all further in. */
function listAt(left: number, lines: readonly Line[]): Stacked[] {
  const atEdge = lines.filter(({ cell, size }) => standsAt(cell, left, size));
  const pairs = atEdge.flatMap((label, i): Stacked[] => {
    const next = atEdge[i + 1]?.middle ?? Number.POSITIVE_INFINITY;
    const value = valueBelow(label, next, lines);
    return value.length > 0 ? [{ label: [label.cell], value }] : [];
  });
  return pairs.length >= LEAST_LABELS && pairs.every(isAlike(pairs)) ? pairs : [];
}

/** The lines right below a label, up to the next one, that all begin further in than it does. */
function valueBelow(label: Line, next: number, lines: readonly Line[]): Cell[] {
  const value: Cell[] = [];
  let last = label;
  for (const line of lines) {
    if (line.middle <= label.middle || line.middle >= next) continue;
    const indent = line.cell.left - label.cell.left;
    const isIn = indent > line.size * LEAST_INDENT && indent < line.size * MOST_INDENT;
    if (!isIn || (value[0] && !standsAt(line.cell, value[0].left, line.size))) continue;
    if (line.middle - last.middle > line.size * REACH || isLabelCell(line.cell)) break;
    value.push(line.cell);
    last = line;
  }
  return value.length <= MOST_LINES ? value : [];
}

/** Whether a value begins as far in as the others of its list do. */
function isAlike([first]: readonly Stacked[]) {
  return ({ value: [cell] }: Stacked) => {
    const other = first?.value[0];
    return cell !== undefined && other !== undefined && standsAt(cell, other.left, heightOf(cell));
  };
}

function heightOf({ words }: Cell): number {
  return Math.max(...words.map(({ height }) => height));
}

/** By its own words: those of a column beside it may stand a little higher. */
function middleOf({ words }: Cell): number {
  return words.reduce((sum, { y, height }) => sum + y + height / 2, 0) / words.length;
}
