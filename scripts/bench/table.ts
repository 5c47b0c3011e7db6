/** The table of the report: a row for each thing that is measured, with its limit and whether it held. */

export type Row = readonly string[];

/** Of something that was measured twice: by Carnet, and by what it is compared with. */
export function comparison(name: string, ours: string, theirs: string, ratio: number, limit: Limit): Row {
  return [name, ours, theirs, ratio.toFixed(2), limitText(limit), verdict(ratio, limit)];
}

/** Of something that stands for itself, with its limit where it has one. */
export function figure(name: string, value: number, limit?: Limit, digits = 0): Row {
  const [most, held] = limit ? [limitText(limit), verdict(value, limit)] : ["", ""];
  return [name, value.toFixed(digits), "", "", most, held];
}

/** What a figure may be at most, or has to be at least. */
export type Limit = { atMost: number } | { atLeast: number };

export function tableOf(rows: readonly Row[]): string {
  return [
    "| What | Carnet | Raw | Ratio | Limit | |",
    "| --- | ---: | ---: | ---: | ---: | --- |",
    ...rows.map((row) => `| ${row.join(" | ")} |`),
  ].join("\n");
}

function limitText(limit: Limit): string {
  return "atMost" in limit ? `≤ ${limit.atMost}` : `≥ ${limit.atLeast}`;
}

function verdict(value: number, limit: Limit): string {
  const held = "atMost" in limit ? value <= limit.atMost : value >= limit.atLeast;
  return held ? "held" : "missed";
}
