/** What the thread of `fold-log.ts` runs: folds the log of the database that it is told of. */
import { Database as Connection } from "bun:sqlite";

declare const self: Worker;

let connection: Connection | undefined;

self.onmessage = ({ data: path }: MessageEvent<string>) => {
  connection ??= new Connection(path, { readwrite: true });
  try {
    connection.run("PRAGMA wal_checkpoint(PASSIVE)");
  } catch {
    // As on a full disk. What was not copied stays in the log, and is read from there.
  }
  self.postMessage("folded");
};

self.postMessage("listening");
