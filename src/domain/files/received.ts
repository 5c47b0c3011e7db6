/** A file that a caller sent: its content lies in the file store, its row is written by the change that takes it. */
import type { Transaction } from "../../storage/database.ts";
import type { Scope } from "../scope.ts";
import { insertFile } from "./rows.ts";

export interface ReceivedFile {
  /** In the file store. */
  id: string;
  /** Cleaned; see `cleanFileName`. */
  name: string;
  /** By its first bytes. */
  contentType: string;
  /** Bytes. */
  size: number;
  sha256: string;
}

/** Writes the row of a received file; without one the sweep would remove it. @returns its internal key */
export async function keepFile(tx: Transaction, scope: Scope, file: ReceivedFile): Promise<number> {
  const n = await insertFile(tx, {
    id: file.id,
    dataset_n: scope.dataset,
    content_type: file.contentType,
    size: file.size,
    sha256: file.sha256,
    about: {},
    created: scope.now,
  });
  if (n === undefined) throw new Error("the row of a file was not stored");
  return n;
}
