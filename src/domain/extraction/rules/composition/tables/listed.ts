/** Tables with a row for each fibre, and beside it, not before it, the part that the fibre is of. */
import { LINE_END, type Passage } from "../../../reading/passage.ts";
import { FIGURE, figureIn, PER_CENT_IN_HEAD } from "../../kit/numbers.ts";
import { cellsOf, linesOf } from "../../kit/places.ts";
import type { Written } from "../composition.ts";
import { fibreCalled } from "../fibres/fibres.ts";
import { areWhole } from "../fibres/shares.ts";
import { partInCell } from "../parts/components.ts";
import { CROSSED } from "./crossed.ts";

/** "Cotton | Shell | 97 %", "Cotton | 97 % | Shell" or "97 % | Cotton | Shell". */
interface Row {
  fibre: string;
  /** Undefined where the cell is empty, or names no known part. */
  part: string | null | undefined;
  figures: number[];
  line: number;
  start: number;
  end: number;
}

const LONGEST_PART = 40;

/** The wholes of all such tables of a page, from its rows. */
export function* listedTablesIn(passage: Passage): Generator<Written> {
  if (passage.order !== "rows" || !/\t\d|\d[ ]?%?\t/.test(passage.folded)) return;
  const isSaid = /%/.test(passage.folded) || PER_CENT_IN_HEAD.test(passage.folded);
  for (const rows of isSaid ? tablesOf(rowsIn(passage)) : []) {
    const wholes = wholesOf(rows);
    const isNamed = wholes.every(({ part }) => part !== undefined);
    if (wholes.length === 0 || !(isNamed || isBelowShares(passage, rows))) continue;
    for (const { part, rows: each, column } of wholes) {
      const shares = each.map(({ fibre, figures }) => ({ fibre, percent: figures[column] ?? 0 }));
      const start = each[0]?.start ?? 0;
      yield {
        ...(isNamed ? { part: part ?? null } : {}),
        shares,
        start,
        end: each.at(-1)?.end ?? start,
        ...CROSSED,
      };
    }
  }
}

/** Whether the rows stand right below a head that tells of shares: then they say the whole, whatever else stands beside. */
function isBelowShares({ folded }: Passage, rows: readonly Row[]): boolean {
  const [first] = rows;
  const head = linesOf(folded)[(first?.line ?? 0) - 1]?.line ?? "";
  return rows.length > 1 && rows.every(({ part }) => part === undefined) && HEAD_OF_SHARES.test(head);
}
/** "Fibre | Share | Origin", "Faser | Gewichtsanteil | Herkunft": a column of shares by their word. */
const HEAD_OF_SHARES =
  /\t[^\t\d]{0,12}(?:%|shares?(?!\p{L})|percentages?|proportions?|anteile?|quot[ae](?!\p{L})|percentual[ei]|proporc\p{L}+|porcentajes?|cuota|percentage[mn]s?|parte? en (?:poids|masse)|pourcentages?|aandeel|udzial|andel|osuus|podil|podiel|reszarany|ponderea?|udio|delez|osakaal|dalis|ipatsvars|дял|частка|ποσοστο|oran[i]?)[^\t\d]{0,12}(?:\t|$)/u;

function rowsIn({ folded, text }: Passage): Row[] {
  return linesOf(folded).flatMap(({ line, start: from }, i): Row[] => {
    const all = cellsOf(line, from);
    const isNumbered = hasNumber(all);
    const cells = isNumbered ? all.slice(1) : all;
    const first = cells.findIndex(
      ({ start, cell }) => fibreCalled(text.slice(start, start + cell.length)) !== undefined,
    );
    const name = cells[first];
    const rest = cells.slice(first + 1);
    const behind = rest.filter(({ cell }) => FIGURE.test(cell));
    // A figure before the fibre may be the number of the row.
    const figures =
      behind.length > 0 ? behind : cells.slice(0, Math.max(first, 0)).filter(({ cell }) => FIGURE.test(cell));
    const last = rest.at(-1);
    if (!name || !last || first > 1 || figures.length === 0) return [];
    const fibre = fibreCalled(text.slice(name.start, name.start + name.cell.length)) ?? "";
    // A part before the fibre is read with its row, unless its row goes on behind the share, but with no other share.
    const isNamed = !/\d/.test(name.cell) && !FIGURE.test(last.cell) && !last.cell.includes("%");
    // Beside what is claimed may stand what was found, before the verdict on both.
    const goesOn = isNamed && behind.length > 0 && behind.length < 3;
    // "Body | Cotton | combed | 92 %": with a remark between them it is not.
    const isApart = behind.length === 1 && rest.length > 1 && rest.at(-1) === behind[0];
    const named = goesOn || isNumbered || isApart ? cells.slice(0, first) : [];
    const part = (isApart ? [...named, ...rest] : [...rest, ...named])
      .filter(({ cell }) => /\p{L}{3}/u.test(cell) && cell.length <= LONGEST_PART)
      .map(({ cell }) => partInCell(cell))
      .find((each) => each !== undefined);
    const start = Math.min(name.start, figures[0]?.start ?? name.start);
    const numbers = figures.map(({ cell }) => figureIn(cell));
    return [{ fibre, part, figures: numbers, line: i, start, end: last.start + last.cell.length }];
  });
}

/** "020 | Shell | Cotton | 95": a number of the row, before its part. */
function hasNumber([number, part, ...others]: readonly { cell: string }[]): boolean {
  return (
    others.length > 1 && /^\d{1,4}\.?$/.test(number?.cell ?? "") && partInCell(part?.cell ?? "") !== undefined
  );
}

/** Rows below each other. */
function tablesOf(rows: readonly Row[]): Row[][] {
  const tables: Row[][] = [];
  for (const row of rows) {
    const table = tables.at(-1);
    if (table && row.line - (table.at(-1)?.line ?? 0) === 1) table.push(row);
    else tables.push([row]);
  }
  return tables;
}

/** The rows of each part, where the shares of all of them make wholes; a row without a part is of the one above. */
function wholesOf(rows: readonly Row[]): { part: Row["part"]; rows: Row[]; column: number }[] {
  const parts: { part: Row["part"]; rows: Row[] }[] = [];
  for (const row of rows) {
    const last = parts.at(-1);
    if (last && (row.part === undefined || row.part === last.part)) last.rows.push(row);
    else parts.push({ part: row.part, rows: [row] });
  }
  const counts = rows.map(({ figures }) => figures.length);
  const columns = Array.from({ length: Math.min(...counts) }, (_, column) => column);
  const column = columns.find((each) =>
    parts.every((one) => areWhole(one.rows.map(({ figures }) => figures[each] ?? 0))),
  );
  return column === undefined ? [] : parts.map((one) => ({ ...one, column }));
}

/** A column of fibres and one of figures beside it, whose rows other columns have torn apart. */
export function* columnsBesideIn(passage: Passage): Generator<Written> {
  if (passage.order !== "columns" || !/\n\n[^\n]*%/.test(passage.folded)) return;
  const blocks = [...passage.folded.matchAll(/(?:[^\n]+\n?)+/g)].map(({ 0: block, index }) => ({
    lines: passage.text
      .slice(index, index + block.length)
      .trimEnd()
      .split(LINE_END),
    start: index,
    end: index + block.trimEnd().length,
  }));
  for (const [i, block] of blocks.entries()) {
    const next = blocks[i + 1];
    if (!next || block.lines.length < 2 || block.lines.length !== next.lines.length) continue;
    // A head above both.
    const from = fibreCalled(block.lines[0] ?? "") === undefined ? 1 : 0;
    const fibres = block.lines.slice(from).map(fibreCalled);
    const figures = next.lines.slice(from);
    const names = fibres.filter((fibre) => fibre !== undefined);
    if (names.length < 2 || names.length < fibres.length || new Set(names).size < names.length) continue;
    // Claimed and found stand in columns of their own, which their heads tell apart.
    const after = blocks[i + 2]?.lines ?? [];
    if (after.length === next.lines.length && after.slice(from).every((figure) => FIGURE.test(figure)))
      continue;
    if (!next.lines.join("").includes("%") || !figures.every((figure) => FIGURE.test(figure))) continue;
    const percents = figures.map((figure) => figureIn(figure));
    const shares = names.map((fibre, at) => ({ fibre, percent: percents[at] ?? 0 }));
    if (areWhole(percents)) yield { part: "", shares, start: block.start, end: next.end, ...CROSSED };
  }
}
