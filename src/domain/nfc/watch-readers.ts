/** Tells of readers and tags as they come and go, for as long as somebody listens. */

import { pause } from "../../platform/pause.ts";
import { PcscFault } from "../../platform/pcsc/fault.ts";
import type { Pcsc, Reader } from "../../platform/pcsc/pcsc.ts";
import { isSameTag } from "./find-tag.ts";
import { readTag, type TagReport } from "./read-tag.ts";
import { type NfcRefusal, NfcRefused, refusalOf } from "./refused.ts";

export type WatchEvent =
  | { event: "reader_added" | "reader_removed" | "tag_taken"; reader: string }
  | ({ event: "tag_laid" } & TagReport)
  /** A tag that tells nothing, with the reason. */
  | { event: "tag_unread"; reader: string; code: NfcRefusal; message: string }
  /** The service or its library; it is tried again. */
  | { event: "interrupted"; code: NfcRefusal; message: string };

const PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

/** @param signal ends it */
export async function* watchReaders(pcsc: Pcsc, signal: AbortSignal): AsyncGenerator<WatchEvent, void> {
  let before: Reader[] = [];
  let told: NfcRefusal | undefined;
  let pauseMs = PAUSE_MS;
  while (!signal.aborted) {
    try {
      const readers =
        told === undefined && before.length > 0 ? await pcsc.nextChange() : await pcsc.readers();
      yield* changes(pcsc, before, readers);
      before = readers;
      pauseMs = PAUSE_MS;
      if (readers.length === 0) throw new PcscFault("no_reader", "none is listed");
      told = undefined;
    } catch (fault) {
      if (!(fault instanceof PcscFault)) throw fault;
      const refusal = refusalOf(fault);
      if (refusal instanceof NfcRefused && refusal.code !== told) {
        yield* changes(pcsc, before, []);
        yield { event: "interrupted", code: refusal.code, message: refusal.message };
        told = refusal.code;
      }
      before = [];
      if (refusal instanceof NfcRefused && refusal.code === "no_reader") {
        await pause(PAUSE_MS, signal);
        continue;
      }
      await pcsc.close();
      await pause(pauseMs, signal);
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    }
  }
}

async function* changes(
  pcsc: Pcsc,
  before: readonly Reader[],
  now: readonly Reader[],
): AsyncGenerator<WatchEvent, void> {
  for (const earlier of before) {
    const after = now.find(({ name }) => name === earlier.name);
    if (earlier.tag !== "none" && !(after && isSameTag(earlier, after)))
      yield { event: "tag_taken", reader: earlier.name };
    if (!after) yield { event: "reader_removed", reader: earlier.name };
  }
  for (const reader of now) {
    const earlier = before.find(({ name }) => name === reader.name);
    if (!earlier) yield { event: "reader_added", reader: reader.name };
    const isNew = !earlier || earlier.tag === "none" || !isSameTag(earlier, reader);
    if (reader.tag !== "none" && isNew) yield await look(pcsc, reader);
  }
}

async function look(pcsc: Pcsc, reader: Reader): Promise<WatchEvent> {
  try {
    return { event: "tag_laid", ...(await readTag(pcsc, reader)) };
  } catch (fault) {
    if (!(fault instanceof NfcRefused)) throw fault;
    return { event: "tag_unread", reader: reader.name, code: fault.code, message: fault.message };
  }
}
