/** Has an executable read a document, as its server would. */
import { READER, READER_ENVIRONMENT } from "../src/domain/extraction/reader-limits.ts";
import type { Paper } from "./evaluate/specimen.ts";

/**
 * What the process that reads a document took, with its start.
 * @param environment variables beside those that a reader is started with
 * @throws Error where it was not read
 */
export async function readByExecutable(
  executable: string,
  { template, kind }: Pick<Paper, "template" | "kind">,
  bytes: Uint8Array<ArrayBuffer>,
  environment: Readonly<Record<string, string>> = {},
): Promise<Bun.ResourceUsage | undefined> {
  const reader = Bun.spawn([executable, READER], {
    stdin: new Blob([`${JSON.stringify({ template, kind })}\n`, bytes]),
    stdout: "ignore",
    stderr: "ignore",
    env: { ...READER_ENVIRONMENT, ...environment },
    cwd: "/",
  });
  if ((await reader.exited) !== 0) throw new Error("a document was not read by the executable");
  return reader.resourceUsage();
}
