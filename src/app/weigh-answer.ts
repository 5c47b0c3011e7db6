/** The executable as a weigher of what a model said: a task on standard input, findings on standard output. */
import { READER_CONFINEMENT, WEIGHER } from "../domain/extraction/reader-limits.ts";
import { confineOnce } from "./confined-child.ts";

/** Reads standard input to its end and answers; returns the exit code. */
export async function weighFromStandardInput(argv: readonly string[]): Promise<number> {
  confineOnce([WEIGHER, ...argv], READER_CONFINEMENT);
  const { answerEntries } = await import("./weigh-confined.ts");
  return answerEntries();
}
