/**
 * The ways to bring codes onto labels and tags. A way is a value, so that another one (a printer at the box) is one more
 * of them. `box-reader.ts` has the reader at the box.
 */
import { signal } from "@preact/signals";
import type { Code, Entry, MadeCodes } from "./shapes.ts";

export interface PrintJob {
  name: string;
  batch: string | null;
  codes: readonly Code[];
}

export interface Printer {
  /** Resolves when the labels were handed to the printer; a person says whether they are good. */
  print(job: PrintJob): Promise<void>;
}

/** What stands on the sheet that the browser prints; `views/labels-sheet.tsx` draws it. */
export const sheet = signal<PrintJob | undefined>(undefined);

/** The browser's own printing, with a style sheet that makes a page of each label. */
export const browserPrinter: Printer = {
  async print(job) {
    sheet.value = job;
    // Drawn before it is printed.
    await new Promise((drawn) => setTimeout(drawn, 50));
    window.print();
    sheet.value = undefined;
  },
};

/** How the writing goes on, tag by tag. */
export type TagStep =
  | { step: "waiting" | "found"; serial: string }
  /** `entry`: what whoever wrote it has put into the journal; the page does it otherwise. */
  | { step: "written"; serial: string; uid: string | null; entry?: Entry }
  /** `code`: why, where it is known. With `entry` null it is nothing for the journal. */
  | { step: "refused"; serial: string; code: string | null; entry?: Entry | null }
  | { step: "interrupted"; code: string };

export interface TagWriter {
  /** Writes the addresses of codes on tags, one after the other, until all are written or `stop` says so. */
  write(made: MadeCodes, codes: readonly Code[], stop: AbortSignal): AsyncIterable<TagStep>;
}

interface WebNfc {
  scan(options: { signal: AbortSignal }): Promise<void>;
  write(
    message: { records: { recordType: "url"; data: string }[] },
    options: { signal: AbortSignal },
  ): Promise<void>;
  onreading: ((event: { serialNumber?: string }) => void) | null;
}

/** ISO/IEC 14443-3: 4, 7 or 10 bytes. */
const TAG_UID = /^(?:[0-9a-f]{8}|[0-9a-f]{14}|[0-9a-f]{20})$/;

/** Web NFC, which Chrome on Android has over HTTPS; undefined where there is none. It ends with the first failure. */
export function findPhoneWriter(): TagWriter | undefined {
  const Reader = (globalThis as { NDEFReader?: new () => WebNfc }).NDEFReader;
  if (!Reader) return undefined;
  return {
    async *write(_made, codes, signal) {
      for (const { serial, url } of codes) {
        if (signal.aborted) return;
        yield { step: "waiting", serial };
        const reader = new Reader();
        let uid: string | null = null;
        reader.onreading = ({ serialNumber }) => {
          const digits = serialNumber?.replaceAll(":", "").toLowerCase() ?? "";
          uid = TAG_UID.test(digits) ? digits : null;
        };
        try {
          await reader.write({ records: [{ recordType: "url", data: url }] }, { signal });
        } catch {
          if (!signal.aborted) yield { step: "refused", serial, code: null };
          return;
        }
        yield { step: "written", serial, uid };
      }
    },
  };
}
