/** Shares as threads: the bar is 100 units wide, one thread is one percent. The numbers stand below it as text. */

import type { Data, Field } from "../data/shapes.ts";
import { rowsByPart } from "../forms/rows-by-part.ts";

/** Shares beyond this many share the last pattern. */
const PATTERNS = 6;

/** A bar for each part of the product, with the shares that are numbers. */
export function FibreBars({ field, rows }: { field: Field; rows: readonly Data[] }) {
  const column = field.sum?.column ?? "percent";
  return rowsByPart(field, rows).map(([part, ofPart]) => {
    const percents = ofPart.map((row) => row[column]).filter((share) => typeof share === "number");
    return percents.length > 0 ? <FibreBar key={part} percents={percents} /> : null;
  });
}

function FibreBar({ percents }: { percents: readonly number[] }) {
  let from = 0;
  const strokes = percents.map((percent, at) => {
    const to = Math.min(100, from + Math.max(0, percent));
    const stroke = <path key={at} class={`fibre-${Math.min(at + 1, PATTERNS)}`} d={`M${from} 5H${to}`} />;
    from = to;
    return stroke;
  });
  return (
    <svg
      class="fibre-bar"
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {strokes}
    </svg>
  );
}
