/**
 * The ways to bring addresses into tags. A way is a value, so that another one is one more of them. `box-reader.ts` has the
 * reader at the box.
 */
import type { Code, Entry, MadeCodes } from "./shapes.ts";

/** How the writing goes on, tag by tag. */
export type TagStep =
  | { step: "waiting" | "found"; serial: string }
  /** Once more on the reader, so that what was written is read again and locked. */
  | { step: "again"; serial: string }
  /** `entry`: what whoever wrote it has put into the journal; the page does it otherwise. */
  | { step: "written"; serial: string; uid: string | null; reason: string | null; entry?: Entry }
  /**
   * `code`: why, where it is known. With `entry` null it is nothing for the journal. `holds`: the address that is on the
   * tag already, where that is what is in the way.
   */
  | {
      step: "refused";
      serial: string;
      code: string | null;
      uid: string | null;
      holds: string | null;
      entry?: Entry | null;
    }
  | { step: "interrupted"; code: string };

interface TagsToWrite {
  made: MadeCodes;
  codes: readonly Code[];
  /** Lock each tag for good, once it is verified. */
  lock: boolean;
  stop: AbortSignal;
}

export interface TagWriter {
  /** Writes the addresses of codes on tags, one after the other, until all are written or `stop` says so. */
  write(wanted: TagsToWrite): AsyncIterable<TagStep>;
  /** Lets the tag that was refused last be written over: somebody was asked. */
  overwrite(uid: string | null): void;
  /** Whether tags can be locked here. */
  canLock: boolean;
}

interface Reading {
  serialNumber?: string;
  message?: { records: { recordType: string; data?: DataView }[] };
}

interface WebNfc {
  scan(options: { signal: AbortSignal }): Promise<void>;
  write(
    message: { records: { recordType: "url"; data: string }[] },
    options: { signal: AbortSignal; overwrite: boolean },
  ): Promise<void>;
  makeReadOnly?(options: { signal: AbortSignal }): Promise<void>;
  onreading: ((event: Reading) => void) | null;
}

/** ISO/IEC 14443-3: 4, 7 or 10 bytes. */
const TAG_UID = /^(?:[0-9a-f]{8}|[0-9a-f]{14}|[0-9a-f]{20})$/;

/** Web NFC, which Chrome on Android has over HTTPS; undefined where there is none. It ends with the first failure. */
export function findPhoneWriter(): TagWriter | undefined {
  const Reader = (globalThis as { NDEFReader?: { new (): WebNfc; prototype: Partial<WebNfc> } }).NDEFReader;
  if (!Reader) return undefined;
  return {
    canLock: "makeReadOnly" in Reader.prototype,
    overwrite: () => {
      mayOverwrite = true;
    },
    async *write({ codes, lock, stop: signal }) {
      const reader = new Reader();
      let seen: Reading | undefined;
      let onSeen = () => {};
      reader.onreading = (event) => {
        seen = event;
        onSeen();
      };
      const left = new AbortController();
      signal.addEventListener("abort", () => left.abort(), { once: true });
      try {
        // Without it a tag tells neither its UID nor what it holds; the writing itself goes on without.
        await reader.scan({ signal: left.signal }).catch(() => undefined);
        for (const { serial, url } of codes) {
          if (signal.aborted) return;
          yield { step: "waiting", serial };
          const overwrite = mayOverwrite;
          mayOverwrite = false;
          seen = undefined;
          try {
            await reader
              .write({ records: [{ recordType: "url", data: url }] }, { signal, overwrite })
              .catch((fault: unknown) => {
                // It holds its own address already: there is nothing to write.
                if (urlOf(seen) !== url) throw fault;
              });
            const uid = uidOf(seen);
            if (lock) {
              yield { step: "again", serial };
              // The next time that it is there it tells what it holds: only then it is locked.
              for (seen = undefined; !seen; ) {
                const laid = Promise.withResolvers<void>();
                onSeen = laid.resolve;
                signal.addEventListener("abort", () => laid.resolve(), { once: true });
                await laid.promise;
                if (signal.aborted) return;
              }
              if (urlOf(seen) !== url) {
                yield { step: "refused", serial, code: "not_kept", uid: uidOf(seen), holds: null };
                return;
              }
              await reader.makeReadOnly?.({ signal });
            }
            const reason = lock ? "locked_after" : overwrite ? "overwritten" : null;
            yield { step: "written", serial, uid: uid ?? uidOf(seen), reason };
          } catch (fault) {
            if (signal.aborted) return;
            // What Web NFC says of a tag that holds something and must not be written over.
            const isRefused = fault instanceof DOMException && fault.name === "NotAllowedError";
            const isFull = isRefused && !overwrite && seen !== undefined;
            const holds = urlOf(seen) ?? null;
            const code = isFull ? "foreign_content" : null;
            yield { step: "refused", serial, code, uid: uidOf(seen), holds };
            return;
          }
        }
      } finally {
        left.abort();
      }
    },
  };
}

/** Said for the next tag only. */
let mayOverwrite = false;

function uidOf(seen: Reading | undefined): string | null {
  const digits = seen?.serialNumber?.replaceAll(":", "").toLowerCase() ?? "";
  return TAG_UID.test(digits) ? digits : null;
}

function urlOf(seen: Reading | undefined): string | undefined {
  const record = seen?.message?.records.find(({ recordType }) => recordType === "url");
  return record?.data && new TextDecoder().decode(record.data);
}
