/** Has documents read by a process of their own: what hangs, bursts or crashes there does not touch the server. */
import { z } from "zod";
import { ownCommand } from "../../platform/own-command.ts";
import { Unreadable } from "./engine.ts";

/** The word that starts the executable as a reader. */
export const READER = "read-document";

const READ_MS = 60_000;
/** Bytes of a reader's answer: more than its limit of characters can need. */
const ANSWER_BYTES = 8 * 1024 * 1024;

/** What a reader writes to its standard output. */
export const ReaderAnswer = z.union([
  z.strictObject({ pages: z.array(z.string()) }),
  z.strictObject({ unreadable: z.string() }),
]);
export type ReaderAnswer = z.infer<typeof ReaderAnswer>;

/**
 * The text of each page of a document.
 * @throws Unreadable; the signal's reason when it is aborted
 */
export async function readTextApart(bytes: Uint8Array, signal: AbortSignal): Promise<string[]> {
  const ended = AbortSignal.timeout(READ_MS);
  const reader = Bun.spawn(ownCommand(READER), {
    stdin: bytes,
    stdout: "pipe",
    stderr: "ignore",
    env: {},
    cwd: "/",
    signal: AbortSignal.any([signal, ended]),
    killSignal: "SIGKILL",
    maxBuffer: ANSWER_BYTES,
  });
  const text = await new Response(reader.stdout).text();
  const code = await reader.exited;
  signal.throwIfAborted();
  if (ended.aborted)
    throw new Unreadable(`Reading the file took longer than ${READ_MS / 1000} seconds and was given up.`);
  if (code !== 0)
    throw new Unreadable("The file could not be read: it is damaged, or needs too much memory.");
  const answer = ReaderAnswer.parse(JSON.parse(text));
  if ("unreadable" in answer) throw new Unreadable(answer.unreadable);
  return answer.pages;
}
