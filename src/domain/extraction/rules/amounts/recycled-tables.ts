/** Recycled content in tables: of several materials in a column, and of each kind of waste in rows or columns. */
import { LABELS } from "../../label-words.ts";
import { CELL_END, type Passage } from "../../reading/passage.ts";
import { fibresIn } from "../composition/fibres/fibres.ts";
import { areWhole, WHOLE } from "../composition/fibres/shares.ts";
import { FIGURE, figureIn, SHARE_SIGN } from "../kit/numbers.ts";
import { cellsOf, linesOf, type Place } from "../kit/places.ts";
import { worded } from "../kit/worded.ts";
import { kindsOfWaste, RECYCLED } from "./claims.ts";
import { isLabelOfWhole, isWholeProduct } from "./recycled-of-whole.ts";

/** A table of recycled shares, and what it says of the whole product; undefined where that cannot be told. */
export interface RecycledTable extends Place {
  value: number | undefined;
  /** How many materials or goods have a row of their own in it. */
  rows?: number;
}

interface Row {
  start: number;
  end: number;
  cells: readonly string[];
}

/** Least figures that stand below each other or beside each other. */
const SEVERAL = 2;

/** The tables of a page, from its rows. */
export function recycledTablesIn(passage: Passage): RecycledTable[] {
  const { order, folded } = passage;
  if (order !== "rows") return [];
  const pattern = LABEL.pattern();
  const isLabel = (cell: string) => pattern.test(cell) || isLabelOfWhole(cell);
  const rows = withWholeHeads(
    linesOf(folded).map(({ line, start }) => ({
      start,
      end: start + line.length,
      cells: cellsOf(line, start).map(({ cell }) => cell.trim()),
    })),
    isLabel,
  );
  return rows.flatMap((row, i): RecycledTable[] => {
    const at = row.cells.findIndex(isLabel);
    const ofTotal = ofTotalRow(row, rows.slice(i + 1, i + 1 + MOST_ROWS));
    if (ofTotal) return [{ ...ofTotal, passage }];
    if (at < 0) return [];
    const next = rows.slice(i + 1);
    // Rows of other products are blank.
    const below = next.filter(({ cells }) => cells.some((cell) => cell !== ""));
    const table = (at === 0 ? ofWaste(row, below) : undefined) ?? ofMaterials(passage, row, below, at);
    if (!table) return [];
    // What is quoted stands in one piece.
    const [first] = below;
    return [{ ...table, passage, start: first && first !== next[0] ? first.start : row.start }];
  });
}

/** "Article | Composition | Recycled" over "content": the rows with a head of two lines as one, where only both are a label. */
function withWholeHeads(rows: readonly Row[], isLabel: (cell: string) => boolean): Row[] {
  const whole: Row[] = [];
  for (let i = 0; i < rows.length; i++) {
    const [row, next] = [rows[i], rows[i + 1]];
    if (!row) continue;
    const [rest = "", ...others] = next?.cells ?? [];
    const mayGoOn = row.cells.length > 1 && others.length === 0 && /^\p{L}[\p{L} (%)]*$/u.test(rest);
    const at = mayGoOn ? row.cells.findLastIndex((cell) => isLabel(`${cell} ${rest}`)) : -1;
    if (next && at >= 0 && !row.cells.some((cell) => FIGURE.test(cell))) {
      whole.push({ ...row, end: next.end, cells: row.cells.with(at, `${row.cells[at]} ${rest}`) });
      i += 1;
    } else whole.push(row);
  }
  return whole;
}

/** A label that fills its cell, with its unit. */
const LABEL = worded(
  "u",
  ({ oneOf }) =>
    `^(?:% )?(?:${oneOf(LABELS.recycled, LABELS.recycledAlone)})(?:,? (?:total|gesamt|in|en))?[ ]?\\(?(?:${SHARE_SIGN})?\\)?:?$`,
);

/** "Material | Share | Recycled" over a row for each material. */
function ofMaterials(
  { text }: Passage,
  head: Row,
  below: readonly Row[],
  at: number,
): Pick<RecycledTable, "value" | "end" | "rows"> | undefined {
  if (head.cells.length < 2 || head.cells.some((cell) => FIGURE.test(cell))) return undefined;
  const ends = below.findIndex(
    ({ start, end, cells }) =>
      cells.length !== head.cells.length ||
      !FIGURE.test(cells[at] ?? "") ||
      fibresIn(cells.join(CELL_END), text.slice(start, end)).length === 0,
  );
  const rows = ends < 0 ? below : below.slice(0, ends);
  const last = rows.at(-1);
  if (!last) return undefined;
  const recycled = rows.map(({ cells }) => figureIn(cells[at] ?? ""));
  const columns = head.cells.map((_, column) => rows.map(({ cells }) => cells[column] ?? ""));
  const shares = columns
    .filter((cells, column) => column !== at && cells.every((cell) => FIGURE.test(cell)))
    .map((cells) => cells.map(figureIn))
    .find(areWhole);
  const all = below.filter(({ cells }) => cells.length === head.cells.length && FIGURE.test(cells[at] ?? ""));
  return { value: ofWhole(recycled, shares), end: last.end, rows: all.length };
}

/** What of the whole is recycled, where it is said how much of each material is, and how much of that there is. */
function ofWhole(recycled: readonly number[], shares: readonly number[] | undefined): number | undefined {
  const [first = 0] = recycled;
  if (recycled.every((one) => one === first) && (first === WHOLE || first === 0 || recycled.length === 1))
    return first;
  // No more of the product can be recycled of a material than there is of it: then it is a share of the material.
  const isOfEach = shares?.some((share, i) => (recycled[i] ?? 0) > share) ?? false;
  if (!shares || !isOfEach) return undefined;
  const sum = shares.reduce((total, share, i) => total + (share * (recycled[i] ?? 0)) / WHOLE, 0);
  return Math.round(sum * 100) / 100;
}

/** Rows of a table of materials, at most. */
const MOST_ROWS = 15;
/** What stands over a share of recycled material, and not over what it weighs. */
const OF_MASS =
  /\((?:kg|g|gr)\)|(?<!\p{L})(?:mass|weight|masse|gewicht|poids|peso|masa|waga|vikt|vægt|vekt|paino|suly|hmotnost)(?!\p{L})/u;

/** "Material | Mass | thereof recycled | Share recycled" over a row for each material, with that of the product at its end. */
function ofTotalRow(head: Row, below: readonly Row[]): Omit<RecycledTable, "passage"> | undefined {
  if (head.cells.length < 3 || head.cells.some((cell) => FIGURE.test(cell))) return undefined;
  const columns = head.cells.flatMap((cell, i) => (RECYCLED.test(cell) && !OF_MASS.test(cell) ? [i] : []));
  const [column = 0, ...others] = columns;
  if (columns.length === 0 || others.length > 0) return undefined;
  const end = below.findIndex(({ cells }) => cells.length !== head.cells.length);
  // The last row has fewer cells, where it tells no material: "Totaal bureau | 38,5 kg | 55%".
  const total = (end < 0 ? below : below.slice(0, end + 1)).find(
    ({ cells: [name = ""] }) => ALL_KINDS.test(name) || isWholeProduct(name),
  );
  const figure = total?.cells.at(column - head.cells.length) ?? "";
  if (!total || !FIGURE.test(figure) || !/%/.test(figure + head.cells[column])) return undefined;
  return { value: figureIn(figure), start: total.start, end: total.end };
}

/** Longest name of a kind of waste, in words. */
const LONGEST_KIND = 5;
const ALL_KINDS =
  /^(?:total\p{L}{0,2}|sum|gesamt|summe|insgesamt|ensemble|somma|suma|soma|totaal|samen|razem|lacznie|summa|sammanlagt|i alt|yhteensa|celkem|spolu|osszesen|toplam|(?:sve)?ukupno|skupno|skupaj|разом|усього|всього|загалом|общо|всичко|kokku|kopa|is viso|συνολ\p{L}{1,2}|укупно|totalt|sammen(?:lagt)?)(?:[ ]\p{L}+){0,3}$/u;

interface Entry {
  name: string;
  figure: string;
}

/** A label over, or beside, a figure for each kind of waste: their total counts, or what they make together. */
function ofWaste(head: Row, below: readonly Row[]): Pick<RecycledTable, "value" | "end"> | undefined {
  const beside = head.cells.slice(1);
  const [first, second] = below;
  const named = [
    { names: beside, row: first },
    ...(beside.length === 0 ? [{ names: first?.cells ?? [], row: second }] : []),
  ].find(({ names }) => names.length >= SEVERAL && names.every(isKind));
  if (named) return belowNames(named.names, named.row);
  const own = entryIn(beside);
  if (beside.length > 0 && !own) return undefined;
  const entries = own ? [own] : [];
  let end = head.end;
  for (const row of below) {
    const entry = entryIn(row.cells);
    if (!entry) break;
    entries.push(entry);
    end = row.end;
  }
  return entries.length === 0 ? undefined : { value: together(entries), end };
}

/** "PCR | PIR | Total" over a figure for each. */
function belowNames(
  names: readonly string[],
  row: Row | undefined,
): Pick<RecycledTable, "value" | "end"> | undefined {
  const figures = row?.cells.slice(-names.length) ?? [];
  if (!row || figures.length < names.length || !figures.every((figure) => FIGURE.test(figure)))
    return undefined;
  return { value: together(names.map((name, i) => ({ name, figure: figures[i] ?? "" }))), end: row.end };
}

function isKind(name: string): boolean {
  return ALL_KINDS.test(name) || (name.split(" ").length <= LONGEST_KIND && kindsOfWaste(name).size === 1);
}

/** "Pre-consumer | 20 %", "Pre-consumer: 20 %". */
function entryIn(cells: readonly string[]): Entry | undefined {
  const [first = "", figure = "", ...more] = cells.length === 1 ? (cells[0]?.split(/:[ ]/) ?? []) : cells;
  const name = first.replace(/[ ]?:?$/, "");
  return more.length === 0 && isKind(name) && FIGURE.test(figure) ? { name, figure } : undefined;
}

function together(entries: readonly Entry[]): number | undefined {
  const total = entries.find(({ name }) => ALL_KINDS.test(name));
  if (total) return figureIn(total.figure);
  if (new Set(entries.map(({ name }) => name)).size < entries.length) return undefined;
  const sum = entries.reduce((all, { figure }) => all + figureIn(figure), 0);
  return sum <= WHOLE ? sum : undefined;
}
