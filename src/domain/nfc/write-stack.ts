/** Writes a stack of tags, one address after the other; whoever lays them down is told what to do next. */

import { pause } from "../../platform/pause.ts";
import type { Pcsc, Reader } from "../../platform/pcsc/pcsc.ts";
import { pick, waitForRemoval, waitForTag } from "./find-tag.ts";
import { type NfcRefusal, NfcRefused, refusalOf } from "./refused.ts";
import { type WriteEvent, type WriteOptions, writeTag } from "./write-tag.ts";

export type StackEvent =
  /** A tag is wanted for the address with this number, from 1. */
  | { step: "waiting"; url: string; number: number; of: number }
  /** Of the reader or the service: it goes on when it is back. */
  | { step: "interrupted"; code: NfcRefusal; message: string }
  | WriteEvent
  /** The tag can be taken away. */
  | { step: "done_with"; uid: string | null };

interface StackOptions extends WriteOptions {
  /** Part of a reader's name; undefined: whichever a tag is laid on. */
  reader?: string | undefined;
  /** Ends it between two tags. */
  signal: AbortSignal;
}

const PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 10_000;
/** What comes back without anybody at the keyboard. */
const PASSING: ReadonlySet<NfcRefusal> = new Set<NfcRefusal>([
  "no_service",
  // Also what the library makes of a service that ends while it is asked: the stack began with one that lets us in.
  "not_allowed",
  "no_reader",
  "reader_unknown",
  "reader_gone",
  "reader_busy",
  "reader_failed",
  "several_tags",
  "tag_mute",
]);

/**
 * Writes each address on a tag of its own. A tag that is refused is told of, and the next one gets its address.
 * @throws NfcRefused when there is no reader to begin with
 */
export async function* writeStack(
  pcsc: Pcsc,
  urls: readonly string[],
  options: StackOptions,
): AsyncGenerator<StackEvent, void> {
  await beginWithReader(pcsc, options.reader);
  const { signal } = options;
  const uids = new Set(options.exceptUids);
  for (const [index, url] of urls.entries()) {
    let isWritten = false;
    let refused: string | null = null;
    while (!isWritten && !signal.aborted) {
      yield { step: "waiting", url, number: index + 1, of: urls.length };
      const reader = yield* untilTag(pcsc, options);
      if (!reader) return;
      for await (const event of writeTag(pcsc, reader, url, { ...options, exceptUids: uids })) {
        yield event;
        if (event.step === "written") {
          isWritten = true;
          uids.add(event.uid);
        }
        if (event.step === "refused") refused = event.code === "foreign_content" ? event.uid : null;
        if (event.step === "written" || event.step === "refused") yield { step: "done_with", uid: event.uid };
      }
      const isLast = isWritten && index === urls.length - 1;
      // Somebody may say yes to a tag that holds something while it still lies there.
      const mayStay = () => !isWritten && refused !== null && isAllowed(options, refused);
      if (!isLast) yield* untilTaken(pcsc, reader, signal, mayStay);
    }
  }
}

function isAllowed({ overwrite }: StackOptions, uid: string): boolean {
  return typeof overwrite === "function" && overwrite(uid);
}

async function beginWithReader(pcsc: Pcsc, wanted: string | undefined): Promise<void> {
  try {
    pick(await pcsc.readers(), wanted);
  } catch (fault) {
    throw refusalOf(fault);
  }
}

/** The reader that a tag is laid on; undefined when the signal came first. */
async function* untilTag(
  pcsc: Pcsc,
  { reader, signal }: StackOptions,
): AsyncGenerator<StackEvent, Reader | undefined> {
  return yield* throughInterruptions(pcsc, signal, () => waitForTag(pcsc, { reader, signal }));
}

async function* untilTaken(
  pcsc: Pcsc,
  reader: Reader,
  signal: AbortSignal,
  mayStay: () => boolean,
): AsyncGenerator<StackEvent, void> {
  yield* throughInterruptions(pcsc, signal, () => waitForRemoval(pcsc, reader, signal, mayStay));
}

/** Tries again with growing pauses while the reader or its service is away; tells each reason once. */
async function* throughInterruptions<T>(
  pcsc: Pcsc,
  signal: AbortSignal,
  work: () => Promise<T>,
): AsyncGenerator<StackEvent, T | undefined> {
  let told: NfcRefusal | undefined;
  for (let pauseMs = PAUSE_MS; !signal.aborted; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    try {
      return await work();
    } catch (fault) {
      if (!(fault instanceof NfcRefused) || !PASSING.has(fault.code)) throw fault;
      if (fault.code !== told) yield { step: "interrupted", code: fault.code, message: fault.message };
      told = fault.code;
      await pcsc.close();
      await pause(pauseMs, signal);
    }
  }
  return undefined;
}
