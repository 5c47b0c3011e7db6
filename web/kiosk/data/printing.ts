/**
 * The ways to bring codes onto labels and tags. A way is a value, so that another one (a printer at the box, a reader at
 * the box) is one more of them.
 */
import { signal } from "@preact/signals";
import type { Code } from "./shapes.ts";

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

export interface TagWriter {
  /** Waits for the next tag and writes an address to it. @returns its UID, where the reader tells */
  write(url: string, stop: AbortSignal): Promise<string | null>;
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

/** Web NFC, which Chrome on Android has over HTTPS; undefined where there is none. */
export function findTagWriter(): TagWriter | undefined {
  const Reader = (globalThis as { NDEFReader?: new () => WebNfc }).NDEFReader;
  if (!Reader) return undefined;
  return {
    async write(url, signal) {
      const reader = new Reader();
      let uid: string | null = null;
      reader.onreading = ({ serialNumber }) => {
        const digits = serialNumber?.replaceAll(":", "").toLowerCase() ?? "";
        uid = TAG_UID.test(digits) ? digits : null;
      };
      await reader.write({ records: [{ recordType: "url", data: url }] }, { signal });
      return uid;
    },
  };
}
