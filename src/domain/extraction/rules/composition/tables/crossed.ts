/** Tables whose columns are of fibres, with a row for each part, or of parts, with a row for each fibre. */
import { CELL_END, LINE_END, type Passage } from "../../../reading/passage.ts";
import { FIGURE, figureIn } from "../../kit/numbers.ts";
import { CONTRADICTED, MEASURED_PART, type Share, type Written } from "../composition.ts";
import { fibreCalled } from "../fibres/fibres.ts";
import { areWhole } from "../fibres/shares.ts";
import { partAtEnd } from "../parts/components.ts";
import { partAtBegin } from "../parts/part-names.ts";
import { saysClaimed, saysFound } from "./measured.ts";
import { sharesOf } from "./unsigned-cells.ts";

interface Placed {
  folded: string;
  printed: string;
  start: number;
  end: number;
  /** Where it stands on the page, from its left edge to its right one. */
  left: number;
  right: number;
  middle: number;
}

interface Column<Name> {
  name: Name;
  middle: number;
}

/** How sure they are, and that they do not stand as they are quoted. */
export const CROSSED = { confidence: 0.92, crossed: true } as const;
/** Rows below a head in which what its parts are made of is looked for. */
const MOST_ROWS = 8;
/** Columns that make a head. */
const LEAST_COLUMNS = 2;

/** The wholes of all such tables of a page, from its rows. */
export function* crossedTablesIn(passage: Passage): Generator<Written> {
  if (passage.order !== "rows" || !/\t\d/.test(passage.folded)) return;
  const rows = placedRows(passage);
  for (const [i, head] of rows.entries()) {
    const whole = ofOneRow(head, rows[i + 1] ?? []);
    if (whole) yield whole;
    const below = rows.slice(i + 1);
    const columns = isOverNames(head, below[0]) ? head.slice(1) : head;
    if (whole || columns.length < LEAST_COLUMNS || head.some(({ folded }) => FIGURE.test(folded))) continue;
    const fibres = columnsOf(columns, ({ printed }) => fibreCalled(printed));
    if (fibres.length >= LEAST_COLUMNS) yield* partsIn(below, fibres);
    const parts = withFronts(
      columnsOf(columns, ({ folded }) => {
        const part = partAtEnd(folded) ?? undefined;
        return part === "shell" && FACE.test(folded) ? FRONT : part;
      }),
    );
    if (parts.length < LEAST_COLUMNS || fibres.length > 0 || isOverClaims(below[0])) continue;
    yield* fibresDown(below, parts);
    yield* wholesAcross(below, parts);
    yield* sharesDown(below, head);
  }
}

/** Over heads for what is declared and found of each part: such tables are read as measured ones. */
function isOverClaims(row: readonly Placed[] = []): boolean {
  return [saysClaimed, saysFound].every((says) => row.filter(({ folded }) => says(folded)).length > 1);
}

/** Above the names of the rows a head may have nothing: there its first cell stands to the right of them. */
function isOverNames(head: readonly Placed[], row: readonly Placed[] = []): boolean {
  const [first, name] = [head[0], row[0]];
  return row.length <= head.length && (!first || !name || first.left <= name.right);
}

/** Words for a face that are the front where the back stands beside, and else the shell. */
export const FACE = /^(?:fata|лице)$/u;
/** What such a column is called until the others are known. */
const FRONT = "face";

function withFronts(columns: Column<string>[]): Column<string>[] {
  const front = columns.some(({ name }) => name === "back") ? "front" : "shell";
  return columns.map((one) => (one.name === FRONT ? { ...one, name: front } : one));
}

/** The whole of a table of fibres with a figure below each, and nothing else. */
function ofOneRow(head: readonly Placed[], row: readonly Placed[]): Written | undefined {
  const fibres = head.map(({ printed }) => fibreCalled(printed));
  const names = fibres.filter((fibre) => fibre !== undefined);
  if (names.length < LEAST_COLUMNS || names.length !== row.length || names.length < fibres.length)
    return undefined;
  if (new Set(names).size < names.length || !row.every(({ folded }) => FIGURE.test(folded))) return undefined;
  const shares = row.map(({ folded }, i) => ({
    fibre: names[i] ?? "",
    percent: figureIn(folded),
  }));
  if (!areWhole(shares.map(({ percent }) => percent))) return undefined;
  return { part: "", shares, start: head[0]?.start ?? 0, end: row.at(-1)?.end ?? 0, ...CROSSED };
}

/** The cells of each row, with their places. */
function placedRows({ folded, text, words, starts }: Passage): Placed[][] {
  let at = 0;
  let word = 0;
  return folded.split(LINE_END).map((line) => {
    const cells = line.split(CELL_END).map((cell): Placed => {
      const start = at;
      const end = start + cell.length;
      at = end + 1;
      const own: { x: number; width: number }[] = [];
      for (; word < words.length && (starts[word] ?? 0) < end; word++) {
        const one = words[word];
        if (one && (starts[word] ?? 0) >= start) own.push(one);
      }
      const left = Math.min(...own.map(({ x }) => x));
      const right = Math.max(...own.map(({ x, width }) => x + width));
      const middle = own.length === 0 ? 0 : (left + right) / 2;
      return { folded: plain(cell), printed: plain(text.slice(start, end)), start, end, left, right, middle };
    });
    return cells;
  });
}

function plain(cell: string): string {
  return cell.replace(/[ ]?\(?%\)?$/u, (sign) => (/\d[ ]?%$/.test(cell) ? sign : "")).trim();
}

/** The cells of a head that are named like something. */
function columnsOf<Name>(
  head: readonly Placed[],
  nameOf: (cell: Placed) => Name | undefined,
): Column<Name>[] {
  return head.flatMap((cell) => {
    const name = nameOf(cell);
    return name === undefined ? [] : [{ name, middle: cell.middle }];
  });
}

/** A share with its sign and the name of a fibre in one cell. */
const CLAIM = /^\d{1,3}(?:[.,]\d)?[ ]?%[ ]\p{L}{3}/u;

/** A row for each part. */
function partsIn(rows: readonly Placed[][], columns: readonly Column<string>[]): Written[] {
  const found: Written[] = [];
  let isBroken = false;
  for (const row of rows) {
    const figures = figuresOf(row, columns);
    const first = row[0];
    const last = row.at(-1);
    if (figures.length === 0 || !first || !last) break;
    // "Front | 55 % linen, 45 % cotton | 53.2 | 46.8": what is claimed stands beside what was found.
    if (row.some(({ folded }) => CLAIM.test(folded))) continue;
    const shares = figures.map(({ name, percent }) => ({ fibre: name, percent }));
    const measured = saysFound(first.folded) ? MEASURED_PART : undefined;
    const part =
      measured ??
      row
        .map(({ folded }, i) => partAtEnd(folded) ?? (i === 0 ? partAtBegin(folded)?.part : undefined))
        .find((each) => each !== undefined);
    const isOfWhole = areWhole(shares.map(({ percent }) => percent));
    if (part && !isOfWhole) isBroken = true;
    if (part !== null && isOfWhole)
      found.push({ part: part ?? "", shares, start: first.start, end: last.end, ...CROSSED });
  }
  // Where the shares of a part are not understood, those of another may stand under the wrong fibres too.
  return isBroken ? found.map((one) => ({ ...one, confidence: CONTRADICTED })) : found;
}

/** A row for each fibre, below rows of anything else: "Quality | Brushed fleece | Single jersey". */
function* fibresDown(rows: readonly Placed[][], columns: readonly Column<string>[]): Generator<Written> {
  const shares = columns.map(({ name }) => ({ part: name, of: [] as Share[] }));
  const isOfFibre = ([name]: readonly Placed[]) => !!name && fibreCalled(name.printed) !== undefined;
  const from = rows.slice(0, MOST_ROWS).findIndex(isOfFibre);
  let [start, end] = [0, 0];
  for (const row of from < 0 ? [] : rows.slice(from)) {
    const first = row[0];
    const fibre = first && fibreCalled(first.printed);
    const figures = figuresOf(row, columns);
    if (fibre === undefined || figures.length === 0) break;
    if (end === 0) start = first?.start ?? 0;
    end = row.at(-1)?.end ?? end;
    for (const { at, percent } of figures) shares[at]?.of.push({ fibre, percent });
  }
  if (!shares.every(({ of }) => areWhole(of.map(({ percent }) => percent)))) return;
  for (const { part, of } of shares) yield { part, shares: of, start, end, ...CROSSED };
}

/** One row with the whole of each part: "Composition | 54 WO 46 PES | 100 VI" below "Shell | Lining". */
function* wholesAcross(rows: readonly Placed[][], columns: readonly Column<string>[]): Generator<Written> {
  for (const row of rows.slice(0, MOST_ROWS)) {
    const wholes = row.flatMap(({ printed, start, end, middle }) => {
      const shares = sharesOf(printed);
      const part = columns[nearest(columns, middle) ?? -1]?.name;
      return shares && part !== undefined ? [{ part, shares, start, end, ...CROSSED }] : [];
    });
    if (wholes.length < LEAST_COLUMNS) continue;
    if (new Set(wholes.map(({ part }) => part)).size === wholes.length) yield* wholes;
    return;
  }
}

/** "60 % wool", and another behind it where the gap between two cells was no wider than a blank. */
const ONE_SHARE = /(?<percent>\d{1,3}(?:[.,]\d)?)[ ]?%[ ]?(?<name>\p{L}[^\d%]*?)(?=[ ]\d|$)/gu;

interface Listed extends Share {
  left: number;
  middle: number;
  start: number;
  end: number;
}

/** The shares that a cell lists, and nothing else; none where it says anything else. */
function listedIn({ printed, start, left, right }: Placed): Listed[] {
  const each = [...printed.matchAll(ONE_SHARE)];
  if (each.map(([text]) => text).join(" ") !== printed) return [];
  const width = (right - left) / Math.max(printed.length, 1);
  const listed = each.flatMap(({ 0: text, index, groups }): Listed[] => {
    const fibre = fibreCalled((groups?.["name"] ?? "").trim());
    const percent = figureIn(groups?.["percent"] ?? "");
    const from = start + index;
    const placed = { left: left + index * width, middle: left + (index + text.length / 2) * width };
    return fibre ? [{ fibre, percent, ...placed, start: from, end: from + text.length }] : [];
  });
  return listed.length === each.length ? listed : [];
}

/**
 * Below the name of each part what that is made of, a share in a line: "Pile | Ground" over "60 % wool | 100 % cotton", also
 * with a label before the first share and rows of anything else above.
 */
function* sharesDown(rows: readonly Placed[][], head: readonly Placed[]): Generator<Written> {
  const from = rows.slice(0, MOST_ROWS).findIndex((row) => row.flatMap(listedIn).length >= LEAST_COLUMNS);
  const [first = [], ...more] = from < 0 ? [] : rows.slice(from);
  const [label] = first;
  const isLabelled = label !== undefined && listedIn(label).length === 0;
  const columns = isLabelled && label.right > (head[0]?.left ?? 0) ? head.slice(1) : head;
  const lines: Listed[][] = [];
  for (const row of [isLabelled ? first.slice(1) : first, ...more]) {
    const listed = row.flatMap(listedIn);
    if (listed.length === 0 || listed.length < row.length) break;
    lines.push(listed);
  }
  const names = columns.map(({ folded, printed }) => {
    const known = partAtEnd(folded);
    return known === undefined ? printed.toLowerCase() : known;
  });
  const each = lines.flat();
  const parts = belowEach(columns, each);
  if (lines.length < 2 || !parts || new Set(names).size < names.length) return;
  const start = Math.min(...each.map((one) => one.start));
  const end = Math.max(...each.map((one) => one.end));
  for (const [at, of] of parts.entries()) {
    const shares = of.map(({ fibre, percent }) => ({ fibre, percent }));
    yield { part: names[at] ?? null, shares, start, end, ...CROSSED };
  }
}

/** The wholes below each head, by where they begin or, as what is centred may begin further left, by their middles. */
function belowEach(head: readonly Placed[], each: readonly Listed[]): Listed[][] | undefined {
  const begins = head.map(({ folded, left, right }) => left - (right - left) / Math.max(folded.length, 1));
  const middles = columnsOf(head, ({ folded }) => folded);
  const ways = [
    ({ left }: Listed) => begins.findLastIndex((from) => from <= left),
    ({ middle }: Listed) => nearest(middles, middle),
  ];
  return ways
    .map((placeOf) => head.map((_, at) => each.filter((one) => placeOf(one) === at)))
    .find((parts) => parts.every((of) => areWhole(of.map(({ percent }) => percent))));
}

/** Which column a place on the page stands under, by the middles of both: none where it stands too far from each. */
function nearest<Name>(columns: readonly Column<Name>[], middle: number): number | undefined {
  const spaces = columns.slice(1).map((column, i) => column.middle - (columns[i]?.middle ?? 0));
  const far = columns.map((column) => Math.abs(column.middle - middle));
  const least = Math.min(...far);
  return least < Math.min(...spaces) * 0.6 ? far.indexOf(least) : undefined;
}

/** The figures of a row under the columns that they stand nearest to; none where two stand under one. */
function figuresOf<Name>(row: readonly Placed[], columns: readonly Column<Name>[]) {
  const figures = row
    .filter(({ folded }) => FIGURE.test(folded))
    .flatMap(({ folded, middle }) => {
      const at = nearest(columns, middle) ?? -1;
      const column = columns[at];
      const percent = figureIn(folded);
      return column && percent > 0 ? [{ at, name: column.name, percent }] : [];
    });
  return new Set(figures.map(({ at }) => at)).size === figures.length ? figures : [];
}
