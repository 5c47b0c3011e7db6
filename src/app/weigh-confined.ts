/** What a weigher does when it is confined: a task on standard input, findings on standard output. */
import { MAX_FINDINGS } from "../domain/extraction/reader-limits.ts";
import type { WeigherTask } from "../domain/extraction/reader-process.ts";
import type { Reading } from "../domain/extraction/reading/page.ts";
import { weigh } from "../domain/extraction/weighing/weigh.ts";

/** Reads standard input to its end and answers; returns the exit code. */
export async function answerEntries(): Promise<number> {
  // The server wrote it, in the same executable.
  const task = (await Bun.stdin.json()) as WeigherTask;
  const readings = JSON.parse(task.readings) as Reading[];
  const findings = weigh(readings, task, task.findings, task.entries).slice(0, MAX_FINDINGS);
  await Bun.write(Bun.stdout, JSON.stringify({ findings }));
  return 0;
}
