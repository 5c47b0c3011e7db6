/** Shares that must add up: a composition as a whole, or each of its groups (shell, lining) on its own. */
import type { Json } from "../passports/content.ts";
import type { SumRule } from "./definition.ts";

type Row = Record<string, Json>;

/** Why the rows are over the sum, in words ("lining adds up to 104 %"); undefined when they are not. */
export function excessOf(rule: SumRule, rows: readonly Row[]): string | undefined {
  return firstWords(rule, rows, (sum) => sum > rule.equals + rule.tolerance);
}

/** Why the rows do not make the whole, in words ("adds up to 95 %"); undefined when they do. */
export function gapOf(rule: SumRule, rows: readonly Row[]): string | undefined {
  return firstWords(rule, rows, (sum) => Math.abs(sum - rule.equals) > rule.tolerance);
}

function firstWords(
  rule: SumRule,
  rows: readonly Row[],
  isWrong: (sum: number) => boolean,
): string | undefined {
  for (const [group, sum] of sumsOf(rule, rows)) {
    if (isWrong(sum)) return `${group === "" ? "" : `${group} `}adds up to ${sum} %`;
  }
  return undefined;
}

function sumsOf(rule: SumRule, rows: readonly Row[]): Iterable<[group: string, sum: number]> {
  const sums = new Map<string, number>();
  for (const row of rows) {
    const group = rule.group_by ? String(row[rule.group_by] ?? "").trim() : "";
    const share = row[rule.column];
    sums.set(group, (sums.get(group) ?? 0) + (typeof share === "number" ? share : 0));
  }
  // Shares are decimal: 33.3 + 33.3 + 33.4 is a hundred, whatever binary fractions make of it.
  for (const [group, sum] of sums) sums.set(group, Math.round(sum * 1e6) / 1e6);
  return sums;
}
