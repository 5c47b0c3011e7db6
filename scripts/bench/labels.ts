/** Labels of a run: processor time, size and first byte of 5000 of them, in the form that a warm server makes them. */
import { join } from "node:path";
import type { Bench } from "./bench.ts";
import { median } from "./process.ts";
import { figure, type Row } from "./table.ts";

const ROUNDS = 9;

export async function* measureLabels({ folder }: Bench): AsyncGenerator<Row> {
  const rounds: Measured[] = [];
  const sources = join(import.meta.dir, "labels-process.ts");
  // A process of its own: the bench's own memory does not count.
  const child = Bun.spawn([process.execPath, sources, String(ROUNDS)], { stdout: "pipe", stderr: "inherit" });
  for (const line of (await new Response(child.stdout).text()).trim().split("\n"))
    rounds.push(JSON.parse(line));
  if ((await child.exited) !== 0) throw new Error(`the labels were not made; see above (${folder})`);
  const of = (key: keyof Measured) => median(rounds.map((round) => round[key]));
  yield figure("5000 QR labels as PDF (CPU ms)", of("pdfMs"), { atMost: 100 });
  yield figure("5000 QR labels as PDF (MB)", of("pdfBytes") / 1e6, { atMost: 1 }, 2);
  yield figure("5000 QR labels as PDF, first byte (ms)", of("firstMs"), { atMost: 10 }, 1);
  yield figure("50,000 QR labels as PDF, memory over 5000 (MB)", of("grownMb"), { atMost: 10 }, 1);
  yield figure("5000 QR Codes as ZIP of PNG (CPU ms)", of("zipMs"), { atMost: 300 });
  yield figure("5000 QR labels with random addresses as PDF (CPU ms)", of("randomPdfMs"), { atMost: 300 });
}

/** What one round of `labels-process.ts` prints. */
export interface Measured {
  pdfMs: number;
  pdfBytes: number;
  firstMs: number;
  grownMb: number;
  zipMs: number;
  randomPdfMs: number;
}
