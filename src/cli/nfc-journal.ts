/** What was written on which tag, as a file of JSON lines: it grows with each tag and survives a crash. */
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from "node:fs";
import type { Refusal, Written } from "../domain/nfc/write-tag.ts";
import { unwritable } from "./file-fault.ts";

export interface Journal {
  /** Addresses that were written before, as often as they were, and the tags that they are on. */
  before: { urls: string[]; uids: Set<string> };
  add(atMs: number, outcome: Written | Refusal): void;
  close(): void;
}

/** @throws Failure when the file cannot be read or written */
export function openJournal(file: string): Journal {
  return orRefuse(file, () => {
    const text = existsSync(file) ? readFileSync(file, "utf8") : "";
    const descriptor = openSync(file, "a", 0o644);
    // A line that a crash cut off stays one by itself.
    if (text !== "" && !text.endsWith("\n")) writeSync(descriptor, "\n");
    return {
      before: writtenIn(text),
      add(atMs, { step, ...facts }) {
        const at = new Date(atMs).toISOString();
        orRefuse(file, () => {
          writeSync(descriptor, `${JSON.stringify({ at, outcome: step, ...facts })}\n`);
          fsyncSync(descriptor);
        });
      },
      close: () => closeSync(descriptor),
    };
  });
}

function orRefuse<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (fault) {
    throw unwritable(`The journal ${file}`, fault);
  }
}

function writtenIn(text: string): Journal["before"] {
  const urls: string[] = [];
  const uids = new Set<string>();
  for (const line of text.split("\n")) {
    const entry = parse(line);
    if (entry?.outcome !== "written" || typeof entry.url !== "string") continue;
    urls.push(entry.url);
    if (typeof entry.uid === "string") uids.add(entry.uid);
  }
  return { urls, uids };
}

function parse(line: string): { outcome?: unknown; url?: unknown; uid?: unknown } | undefined {
  try {
    const entry: unknown = JSON.parse(line);
    return typeof entry === "object" && entry !== null ? entry : undefined;
  } catch {
    return undefined;
  }
}
