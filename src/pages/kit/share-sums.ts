/** What the shares of a composition add up to, for people to read. Whether that is right is for the domain to say. */
import type { SumRule } from "../../domain/templates/definition.ts";
import type { Data } from "../../domain/templates/values.ts";

interface ShareSum {
  /** The part of the product (lining); empty for the product as a whole. */
  group: string;
  /** Percent. */
  share: number;
}

/** The sum of each group that has a share, in the order in which the rows name the groups. */
export function shareSums(rule: SumRule, rows: readonly Data[]): ShareSum[] {
  const sums = new Map<string, number>();
  for (const row of rows) {
    const share = row[rule.column];
    if (typeof share !== "number") continue;
    const group = groupOf(rule, row);
    sums.set(group, (sums.get(group) ?? 0) + share);
  }
  // Shares are decimal: what binary fractions add behind the sixth place is not theirs.
  return [...sums].map(([group, sum]) => ({ group, share: Math.round(sum * 1e6) / 1e6 }));
}

/** The part of the product that a row belongs to; empty for the product as a whole. */
export function groupOf({ group_by }: SumRule, row: Data): string {
  return group_by === undefined ? "" : String(row[group_by] ?? "").trim();
}
