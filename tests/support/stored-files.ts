/** What the file store of a server under test holds, on disk or in S3. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { s3Bytes, s3Names } from "./s3.ts";
import type { Server } from "./server.ts";

export interface StoredFiles {
  /** Ids of the contents that are there whole. */
  kept: string[];
  /** What is being written. */
  incoming: string[];
}

/** Files in the store, and what is being written. */
export async function storedFiles({ data, s3 }: Server): Promise<StoredFiles> {
  const folder = join(data, "files");
  if (s3) return { kept: await s3Names(s3.url, s3.prefix), incoming: namesIn(join(folder, "outgoing")) };
  return {
    kept: namesIn(folder).filter((name) => name !== "incoming"),
    incoming: namesIn(join(folder, "incoming")),
  };
}

/** The bytes that the store keeps for a content. */
export async function storedBytes({ data, s3 }: Server, id: string): Promise<Buffer> {
  return s3 ? s3Bytes(s3.url, `${s3.prefix}/${id}`) : readFileSync(join(data, "files", id));
}

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}
