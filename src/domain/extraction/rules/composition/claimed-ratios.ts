/** What is claimed as figures alone, beside what a test found of each fibre: "Cotton 94.6 %, elastane 5.4 % | 95 / 5". */
import type { Passage } from "../../reading/passage.ts";
import { numberOf } from "../kit/numbers.ts";
import { cellsOf, linesOf } from "../kit/places.ts";
import { DERIVED, type Written } from "./composition.ts";
import { areWhole } from "./fibres/shares.ts";
import { partInCell } from "./parts/components.ts";
import { sharesOf } from "./tables/unsigned-cells.ts";

const RATIO = /^\d{1,3}(?:[.,]\d)?(?:[ ]?%)?(?:[ ]?[/:-][ ]?\d{1,3}(?:[.,]\d)?(?:[ ]?%)?){1,4}$/u;

/** The ratio of a row, with the fibres of the one cell beside it that has as many. */
export function* claimedRatiosIn({ folded, text, order }: Passage): Generator<Written> {
  if (order !== "rows") return;
  for (const { line, start: from } of linesOf(folded)) {
    const cells = cellsOf(line, from);
    const ratio = cells.length > 1 ? cells.find(({ cell }) => RATIO.test(cell)) : undefined;
    const percents = ratio?.cell.replace(/[% ]/g, "").split(/[/:-]/).map(numberOf) ?? [];
    if (!ratio || !areWhole(percents)) continue;
    const found = cells
      .map(({ cell, start }) => sharesOf(text.slice(start, start + cell.length)))
      .find((shares) => shares?.length === percents.length);
    if (!found) continue;
    const part = partInCell(cells[0]?.cell ?? "");
    yield {
      shares: found.map(({ fibre }, i) => ({ fibre, percent: percents[i] ?? 0 })),
      start: ratio.start,
      end: ratio.start + ratio.cell.length,
      confidence: DERIVED,
      claimed: true,
      ...(part !== undefined && { part }),
    };
  }
}
