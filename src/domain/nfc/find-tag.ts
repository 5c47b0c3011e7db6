/** Waits at the readers of this machine for tags to come and go. */
import { PcscFault } from "../../platform/pcsc/fault.ts";
import type { Pcsc, Reader } from "../../platform/pcsc/pcsc.ts";
import { NfcRefused, refusalOf } from "./refused.ts";

export interface Waiting {
  /** Part of a reader's name; undefined: any reader. */
  reader?: string | undefined;
  /** Ends the waiting; what is under way is finished. */
  signal?: AbortSignal | undefined;
  /** Told once, when there is something to wait for. */
  waits?: (() => void) | undefined;
}

/**
 * The reader on which a tag lies or is laid; undefined when the signal ended the waiting.
 * @throws NfcRefused no_reader, reader_unknown, several_tags, tag_mute and those of the service
 */
export async function waitForTag(pcsc: Pcsc, waiting: Waiting): Promise<Reader | undefined> {
  let isTold = false;
  try {
    for (let readers = await pcsc.readers(); ; readers = await pcsc.nextChange()) {
      if (waiting.signal?.aborted) return undefined;
      const [found, another] = pick(readers, waiting.reader).filter(({ tag }) => tag !== "none");
      if (found && another)
        throw new NfcRefused(
          "several_tags",
          `There are tags on two readers: "${found.name}" and "${another.name}". Take one away, or name the reader (--reader).`,
        );
      if (found?.tag === "mute") throw new PcscFault("tag_mute", found.name);
      if (found) return found;
      if (!isTold) waiting.waits?.();
      isTold = true;
    }
  } catch (fault) {
    throw refusalOf(fault);
  }
}

/**
 * Returns when the tag on a reader, or the reader, is gone, or when the signal says so.
 * @param mayStay looked at now and then: whether the tag is wanted again as it lies there
 * @throws NfcRefused
 */
export async function waitForRemoval(
  pcsc: Pcsc,
  reader: Reader,
  signal?: AbortSignal,
  mayStay: () => boolean = () => false,
): Promise<void> {
  try {
    for (
      let readers = await pcsc.readers();
      !signal?.aborted && !mayStay();
      readers = await pcsc.nextChange()
    )
      if (!readers.some((now) => isSameTag(reader, now))) return;
  } catch (fault) {
    throw refusalOf(fault);
  }
}

/** Whether the same tag still lies on the same reader. */
export function isSameTag(before: Reader, now: Reader): boolean {
  return now.name === before.name && now.tag !== "none" && now.turn === before.turn;
}

/**
 * The readers that are meant.
 * @throws NfcRefused no_reader, reader_unknown
 */
export function pick(readers: readonly Reader[], wanted: string | undefined): Reader[] {
  if (readers.length === 0) throw new PcscFault("no_reader", "none is listed");
  if (wanted === undefined) return [...readers];
  const exact = readers.filter(({ name }) => name === wanted);
  const found =
    exact.length > 0
      ? exact
      : readers.filter(({ name }) => name.toLowerCase().includes(wanted.toLowerCase()));
  if (found.length > 0) return found;
  throw new NfcRefused(
    "reader_unknown",
    `There is no reader "${wanted}". There are: ${readers.map(({ name }) => `"${name}"`).join(", ")}.`,
  );
}
