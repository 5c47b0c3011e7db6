/** Compositions that are found in a text, written so that a test reads well. */
import { expect } from "bun:test";
import { findByRules } from "../../src/domain/extraction/rules.ts";
import { readingOf } from "./readings.ts";

/** As `shell: cotton 95, elastane 5 | lining: polyester 100`; each finding one. */
export function told(text: string, kind = "tech_sheet"): string[] {
  return findByRules([readingOf(text)], { template: "textile", kind })
    .filter(({ field }) => field === "fibre_composition")
    .map(({ value }) => {
      const rows = value as { fibre: string; percent: number; component?: string }[];
      return [...Map.groupBy(rows, ({ component = "" }) => component)]
        .map(([part, each]) => [part, each.map(({ fibre, percent }) => `${fibre} ${percent}`).join(", ")])
        .map(([part, shares]) => (part === "" ? shares : `${part}: ${shares}`))
        .join(" | ");
    });
}

/** Each text tells one composition, or none where that is empty. */
export function expectTold(lines: readonly (readonly [text: string, composition: string])[]): void {
  for (const [text, composition] of lines)
    expect(told(text), text).toEqual(composition === "" ? [] : [composition]);
}
