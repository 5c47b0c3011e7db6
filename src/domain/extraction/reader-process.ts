/** Has documents read by a process of their own: what hangs, bursts or crashes there does not touch the server. */
import { z } from "zod";
import { ownCommand } from "../../platform/own-command.ts";
import { type Finding, Unreadable } from "./engine.ts";

/** The word that starts the executable as a reader. */
export const READER = "read-document";

const READ_MS = 120_000;
/** Pages that are pictures are read for so long; what was read until then counts. */
export const PICTURES_MS = 90_000;
/** Bytes of a reader's answer: more than its limit of findings can need. */
const ANSWER_BYTES = 8 * 1024 * 1024;

/** The first line of a reader's standard input; the bytes of the document follow. */
export const ReaderTask = z.strictObject({
  template: z.string(),
  kind: z.string(),
  product: z.strictObject({ gtin: z.string().nullable(), reference: z.string() }).optional(),
  /** Folder with more languages for the letters of pictures. */
  languages: z.string().optional(),
});
export type ReaderTask = z.infer<typeof ReaderTask>;

/** What a reader writes to its standard output. */
export const ReaderAnswer = z.union([
  z.strictObject({
    findings: z.array(
      z.strictObject({
        field: z.string(),
        value: z.json(),
        confidence: z.number().min(0).max(1),
        quotation: z.string(),
        page: z.int().nullable(),
        box: z.tuple([z.number(), z.number(), z.number(), z.number()]).nullable(),
      }),
    ),
  }),
  z.strictObject({ unreadable: z.string() }),
]);
export type ReaderAnswer = z.infer<typeof ReaderAnswer>;

/**
 * What a document suggests.
 * @throws Unreadable; the signal's reason when it is aborted
 */
export async function findApart(
  task: { [Key in keyof ReaderTask]: ReaderTask[Key] | undefined },
  bytes: Uint8Array<ArrayBuffer>,
  signal: AbortSignal,
): Promise<Finding[]> {
  const ended = AbortSignal.timeout(READ_MS);
  const reader = Bun.spawn(ownCommand(READER), {
    stdin: new Blob([`${JSON.stringify(task)}\n`, bytes]),
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
  return answer.findings;
}
