import { groupOf } from "../../../src/pages/kit/share-sums.ts";
import type { Data, Field } from "../data/shapes.ts";

/** Rows by the part of the product that they are of (lining), in the order in which parts appear; `` is all of it. */
export function rowsByPart(
  { sum }: Pick<Field, "sum">,
  rows: readonly Data[],
): [part: string, rows: Data[]][] {
  const parts = new Map<string, Data[]>();
  for (const row of rows) {
    const part = sum ? groupOf(sum, row) : "";
    parts.set(part, [...(parts.get(part) ?? []), row]);
  }
  return [...parts];
}
