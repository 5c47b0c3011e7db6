/**
 * A table of what something is made of beside a form or a list: in a row of the page a fibre then follows the label of
 * something else, and between two of its rows stands what is to be washed how.
 */
import { type Cell, cellOf, isLabelCell, LINE_REACH, type Row, standsAt, textOf } from "./rows.ts";

/** "65 %", "65,5", alone in a cell. */
const SHARE = /^(?:ca\.? ?)?(?<share>\d{1,3}(?:[.,]\d{1,2})?)[ ]?%?$/;
/** "92% polyamide, 8% elastane": shares among words. */
const SHARES = /(?<![\d.,])(?<share>\d{1,3}(?:[.,]\d{1,2})?)[ ]?%/g;
/** "polyester recyclé 42 %": a fibre that reaches up to its share, as one cell. */
const WITH_SHARE = /^\p{L}[^\d:]{1,40} (?<share>\d{1,3}(?:[.,]\d{1,2})?[ ]?%)$/u;
/** A fibre, or a part of the product. */
const NAME = /^\p{L}[^\d:]{1,40}(?<!:)$/u;
/** What a line of a list begins with. */
const POINT = /^[•·▪‣●*–—-]\s?\p{L}/u;
/** "Made in:": a label by its sign. */
const LABEL_SIGN = /\p{L}.*:$/u;
/** Rows of a table are at most so many heights apart. */
const FAR = 4.5;
/** A heading stands a little to the left of the cells below it, in heights. */
const INDENT = 1.5;
/** Rows of labels that show a form. */
const LEAST_LABELS = 2;
const LEAST_ROWS = 2;
/** So many lines of a cell follow its first. */
const MOST_LINES = 3;
/** A page has more columns than rows of tables beside each other: no more than so many are looked for. */
const MOST_TABLES = 6;
/** What stays free between what is laid below each other, in heights. */
const SPACE = 4;

/** A fibre and its share, or a part and what it is made of. */
interface Entry {
  /** As it stands on the page, and with each share in a cell of its own. */
  printed: Row;
  row: Row;
  name: Cell;
  value: Cell;
  isShare: boolean;
  sum: number;
}

/** Rows with each such table laid over what stands beside it, and what follows moved down. */
export function withTablesApart(rows: readonly Row[]): Row[] {
  let laid = [...rows];
  const done = new Set<Cell>();
  for (let i = 0; i < MOST_TABLES; i++) {
    const next = firstLaid(laid, done);
    if (!next) break;
    laid = next;
  }
  return laid;
}

/** The page with the first of its tables laid apart that was not looked at before. */
function firstLaid(rows: readonly Row[], done: Set<Cell>): Row[] | undefined {
  for (const run of runsOf(rows)) {
    if (run.some(({ value }) => done.has(value))) continue;
    for (const { value } of run) done.add(value);
    const laid = tableOf(run, rows);
    if (laid) return laid;
  }
  return undefined;
}

/** Rows below each other, all in the same two columns, whose shares make wholes. */
function runsOf(rows: readonly Row[]): Entry[][] {
  const runs: Entry[][] = [];
  for (const entry of rows.flatMap((_, i) => entriesOf(rows, i))) {
    const run = runs.findLast((each) => goesOn(each.at(-1), entry));
    if (run) run.push(entry);
    else runs.push([entry]);
  }
  return runs.map(wholesOf).filter((run) => run.length >= LEAST_ROWS);
}

function entriesOf(rows: readonly Row[], at: number): Entry[] {
  const printed = rows[at] as Row;
  const row = withSharesApart(printed);
  return row.cells.flatMap((value, i): Entry[] => {
    const name = row.cells[i - 1];
    if (!name || !NAME.test(textOf(name))) return [];
    const text = textOf(value);
    const share = SHARE.exec(text)?.groups?.share;
    if (share !== undefined) return [{ printed, row, name, value, isShare: true, sum: numberOf(share) }];
    if (!text.includes("%")) return [];
    const below = linesBelow(rows, at, value, name).map(({ cell }) => textOf(cell));
    const sum = [...[text, ...below].join(" ").matchAll(SHARES)].reduce(
      (all, { groups }) => all + numberOf(groups?.share ?? ""),
      0,
    );
    return sum === 100 ? [{ printed, row, name, value, isShare: false, sum }] : [];
  });
}

/** The lines in which a cell goes on below a row, where no other name begins. */
function linesBelow(
  rows: readonly Row[],
  at: number,
  { left }: Cell,
  name: Cell,
): { at: number; cell: Cell }[] {
  const lines: { at: number; cell: Cell }[] = [];
  for (let i = at + 1; i < rows.length && lines.length < MOST_LINES; i++) {
    const [above, row] = [rows[lines.at(-1)?.at ?? at], rows[i]];
    if (!above || !row || row.middle - above.middle > row.size * LINE_REACH) break;
    if (row.cells.some((cell) => standsAt(cell, name.left, row.size))) break;
    const cell = row.cells.find((one) => standsAt(one, left, row.size));
    if (cell) lines.push({ at: i, cell });
  }
  return lines;
}

/** A row with its shares in cells of their own. */
function withSharesApart(row: Row): Row {
  if (!row.cells.some((cell) => WITH_SHARE.test(textOf(cell)))) return row;
  const cells = row.cells.flatMap((cell) => {
    const share = WITH_SHARE.exec(textOf(cell))?.groups?.share;
    if (share === undefined) return [cell];
    const at = cell.words.length - share.split(" ").length;
    return [cellOf(cell.words.slice(0, at)), cellOf(cell.words.slice(at))];
  });
  return { ...row, cells };
}

function numberOf(text: string): number {
  return Number(text.replace(",", "."));
}

function goesOn(above: Entry | undefined, { printed, row, name, value, isShare }: Entry): boolean {
  return (
    above !== undefined &&
    above.printed !== printed &&
    above.isShare === isShare &&
    row.middle - above.row.middle < row.size * FAR &&
    standsAt(name, above.name.left, row.size) &&
    (standsAt(value, above.value.left, row.size) || Math.abs(value.right - above.value.right) < row.size)
  );
}

/** The rows whose shares add up to a hundred, and from there to the next one: what follows them is of something else. */
function wholesOf(run: readonly Entry[]): Entry[] {
  let [sum, end] = [0, 0];
  for (const [i, entry] of run.entries()) {
    sum += entry.sum;
    if (sum > 100.05) break;
    if (Math.abs(sum - 100) <= 0.05) [sum, end] = [0, i + 1];
  }
  return run.slice(0, end);
}

/** The page with a table laid over what is beside it; undefined where nothing else is. */
function tableOf(run: readonly Entry[], page: readonly Row[]): Row[] | undefined {
  const [first, last] = [run[0], run.at(-1)];
  const apart = new Map(run.map(({ printed, row }) => [printed, row]));
  const rows = page.map((row) => apart.get(row) ?? row);
  if (!first || !last) return undefined;
  const { size } = first.row;
  const parts = partsOf(run, size);
  const left = Math.min(...run.map(({ name }) => name.left), ...parts.map((part) => part.left));
  const right = Math.max(...run.map(({ value }) => value.right));
  const from = firstRowOf(rows, rows.indexOf(first.row), left, right);
  const ends = rows.indexOf(last.row);
  const formEnd = endOfForm(rows.slice(from, ends + 1), left - size / 2);
  const isLeft = (cell: Cell) => cell.right <= formEnd;
  const wrapped = [last.value, last.name].flatMap((cell) => linesBelow(rows, ends, cell, last.name));
  const region = rows.slice(from, endOf(rows, Math.max(ends, ...wrapped.map(({ at }) => at)), isLeft));
  const isRight = (cell: Cell) => cell.left > right;
  // Heads of columns may be labels, too.
  const below = (isOfSide: (cell: Cell) => boolean) =>
    region.slice(region.indexOf(first.row)).map(({ cells }) => cells.filter(isOfSide));
  const beside = {
    left: isForm(below(isLeft)) && !isUnderHeads(region, first.row, isLeft),
    right: isForm(below(isRight)) || isApart(region, isRight),
  };
  if (!beside.left && !beside.right) return undefined;
  const sideOf = (cell: Cell) =>
    beside.left && isLeft(cell) ? "left" : beside.right && isRight(cell) ? "right" : "own";
  const height = (region.at(-1)?.middle ?? 0) - (region[0]?.middle ?? 0) + size * SPACE;
  const laid: Row[] = [];
  let down = 0;
  for (const side of ["left", "own", "right"] as const) {
    const part = region
      .map((row) => ({ ...row, cells: row.cells.filter((cell) => sideOf(cell) === side) }))
      .filter(({ cells }) => cells.length > 0);
    if (part.length === 0) continue;
    if (laid.length > 0) down += height;
    laid.push(...part.map((row) => ({ ...row, middle: row.middle + down })));
  }
  const after = rows.slice(from + region.length).map((row) => ({ ...row, middle: row.middle + down }));
  return [...rows.slice(0, from), ...laid, ...after];
}

/** The parts of the product to the left of their fibres: one where a whole begins, and none or the same where it goes on. */
function partsOf(run: readonly Entry[], size: number): Cell[] {
  if (!run[0]?.isShare) return [];
  const parts: Cell[] = [];
  let sum = 0;
  for (const { row, name, sum: share } of run) {
    const at = row.cells.indexOf(name) - 1;
    const [above, beside] = [parts.at(-1), row.cells[at]];
    const part = beside && above && !standsAt(beside, above.left, size) ? undefined : beside;
    if (sum === 0 ? !part || !NAME.test(textOf(part)) : part && above && textOf(part) !== textOf(above))
      return [];
    if (part && isLabelled(row.cells, at)) return [];
    if (part) parts.push(part);
    sum = sum + share > 99.95 ? 0 : sum + share;
  }
  return parts;
}

/** Whether a cell is the value of a label before it. */
function isLabelled(cells: readonly Cell[], at: number): boolean {
  const label = cells[at - 1];
  return label !== undefined && isLabel(label);
}

function isLabel(cell: Cell): boolean {
  return LABEL_SIGN.test(textOf(cell)) || isLabelCell(cell);
}

/** The row of the heads of the columns, and of the heading over these, where there are such. */
function firstRowOf(rows: readonly Row[], first: number, left: number, right: number): number {
  let from = first;
  for (let at = first - 1; at >= 0; at--) {
    const [row, below] = [rows[at], rows[from]];
    if (!row || !below || below.middle - row.middle > row.size * FAR) break;
    const own = row.cells.filter((cell) => cell.right > left - row.size / 2 && cell.left < right);
    if (own.length === 0) continue;
    const isAbove = own[0] && Math.abs(own[0].left - left) < row.size * INDENT;
    if (!isAbove || own.some((cell) => /\d/.test(textOf(cell)))) break;
    from = at;
    if (own.length === 1) break;
  }
  return from;
}

/** Where what stands beside a table ends: it may go on below it, to its last row of several cells. */
function endOf(rows: readonly Row[], last: number, isLeft: (cell: Cell) => boolean): number {
  let end = last + 1;
  for (let at = end; at < rows.length; at++) {
    const [above, row] = [rows[at - 1], rows[at]];
    if (!above || !row || row.middle - above.middle > row.size * FAR || !row.cells.every(isLeft)) break;
    if (row.cells.length > 1) end = at + 1;
  }
  return end;
}

/** How far labels with their values reach to the right: what stands between them and a table is a column of that. */
function endOfForm(region: readonly Row[], left: number): number {
  const ends = region.map(({ cells }) => {
    let end = 0;
    for (let i = 0; i + 1 < cells.length; i += 2) {
      const [label, value] = [cells[i] as Cell, cells[i + 1] as Cell];
      if (!isLabel(label) || isLabel(value) || value.right >= left) break;
      end = value.right;
    }
    return end;
  });
  return Math.max(...ends);
}

/** Whether what stands on one side has labels with something behind them. */
function isForm(sides: readonly (readonly Cell[])[]): boolean {
  const pairs = sides.filter(([label, value]) => label && value && isLabel(label) && !isLabel(value));
  return pairs.length >= LEAST_LABELS;
}

/** "Property | Method" in the row of the heads: what stands on the left has heads of the same table. */
function isUnderHeads(region: readonly Row[], first: Row, isLeft: (cell: Cell) => boolean): boolean {
  return region.slice(0, region.indexOf(first)).some(({ cells }) => {
    const [head, next] = cells.filter(isLeft);
    return head !== undefined && next !== undefined && !isLabel(head);
  });
}

/** Whether what stands to the right of a table is none of it: a list, or what has a heading beside that of the table. */
function isApart(region: readonly Row[], isRight: (cell: Cell) => boolean): boolean {
  const sides = region.map(({ cells }) => cells.filter(isRight));
  const isList = sides.some((cells) => cells.some((cell) => POINT.test(textOf(cell))));
  const [headings = [], [beside] = []] = [region[0]?.cells, sides[0]];
  const isHeaded = headings.length === 2 && beside !== undefined && isHeading(headings);
  return isList || isHeaded;
}

/** "Composição" and "Conselhos de lavagem", over what stands below each. */
function isHeading(cells: readonly Cell[]): boolean {
  return cells.some(isLabelCell) && cells.every((cell) => NAME.test(textOf(cell)));
}
