/** The functions of PDFium that the text of documents is read with, as `pdfium-functions.ts` found them. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The list. */
export const USED_FUNCTIONS = join(import.meta.dir, "pdfium-functions.json");

/** Of one version of the program, known by its hash. */
interface UsedFunctions {
  sha256: string;
  /** Numbers of functions in the order of their code, and spans of them: `1 4-7`. */
  used: string;
}

/** Undefined where the list is of another version; `pdfium-functions.ts` makes a new one. */
export function usedFunctions(program: Uint8Array): ReadonlySet<number> | undefined {
  const { sha256, used } = JSON.parse(readFileSync(USED_FUNCTIONS, "utf8")) as UsedFunctions;
  if (sha256 !== hashOf(program)) return undefined;
  const spans = used.split(" ").map((span) => span.split("-").map(Number));
  return new Set(
    spans.flatMap(([from = 0, to = from]) => Array.from({ length: to - from + 1 }, (_, i) => from + i)),
  );
}

export function writeUsed(program: Uint8Array, used: ReadonlySet<number>): void {
  const spans: [from: number, to: number][] = [];
  for (const index of [...used].sort((one, other) => one - other)) {
    const last = spans.at(-1);
    if (last && last[1] === index - 1) last[1] = index;
    else spans.push([index, index]);
  }
  const told = spans.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(" ");
  const list: UsedFunctions = { sha256: hashOf(program), used: told };
  writeFileSync(USED_FUNCTIONS, `${JSON.stringify(list, null, 2)}\n`);
}

function hashOf(program: Uint8Array): string {
  return new Bun.CryptoHasher("sha256").update(program).digest("hex");
}
