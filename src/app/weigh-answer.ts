/** The executable as a weigher of what a model said: a task on standard input, findings on standard output. */
import {
  MAX_FINDINGS,
  READER_CONFINEMENT,
  WEIGHER,
  WeigherTask,
} from "../domain/extraction/reader-process.ts";
import type { Reading } from "../domain/extraction/reading/page.ts";
import { weigh } from "../domain/extraction/weighing/weigh.ts";
import { confineOnce } from "./confined-child.ts";

/** Reads standard input to its end and answers; returns the exit code. */
export async function weighFromStandardInput(argv: readonly string[]): Promise<number> {
  confineOnce([WEIGHER, ...argv], READER_CONFINEMENT);
  const task = WeigherTask.parse(await Bun.stdin.json());
  const readings = JSON.parse(task.readings) as Reading[];
  const findings = weigh(readings, task, task.findings, task.entries).slice(0, MAX_FINDINGS);
  await Bun.write(Bun.stdout, JSON.stringify({ findings }));
  return 0;
}
