/** The executable as a reader of one document: a task and the bytes on standard input, findings on standard output. */
import { READER, READER_CONFINEMENT } from "../domain/extraction/reader-limits.ts";
import { keepCodeInLargePages } from "../platform/compiled-code.ts";
import { confineOnce } from "./confined-child.ts";

/** Reads standard input to its end and answers; returns the exit code. */
export async function readFromStandardInput(argv: readonly string[]): Promise<number> {
  confineOnce([READER, ...argv], READER_CONFINEMENT);
  keepCodeInLargePages();
  // What the work needs is loaded once, under the limits.
  const { answerDocument } = await import("./read-confined.ts");
  return answerDocument();
}
