/** Brings every file that a row knows from one store to another, and makes sure that it can be read there. */
import { createHash } from "node:crypto";
import { DamagedStream } from "../../platform/sealed-stream.ts";
import type { FileStore } from "../../storage/files.ts";
import type { Services } from "../services.ts";
import { type FileRow, filesInTurn } from "./rows.ts";

export interface MoveReport {
  /** Files that were brought over now. */
  copied: number;
  /** Files that were there already, as a run before left them. */
  present: number;
  /** Ids of files that neither store has. */
  missing: string[];
  /** Ids of files that are not what their rows say. */
  damaged: string[];
}

/** Files on their way beside each other: a service far away answers slowly, and answers many. */
const AT_ONCE = 8;

type Outcome = keyof MoveReport;

/**
 * Copies files and reads each back; run again it goes on where it ended, and checks what is there.
 * @param options `remove`: takes each file out of the store it came from once the other one has it
 * @throws FilesUnavailable, StorageFull
 */
export async function moveFiles(
  { db }: Pick<Services, "db">,
  from: FileStore,
  to: FileStore,
  { remove }: { remove: boolean },
): Promise<MoveReport> {
  const report: MoveReport = { copied: 0, present: 0, missing: [], damaged: [] };
  for await (const rows of filesInTurn(db.reader)) {
    const work = async () => {
      for (let row = rows.pop(); row; row = rows.pop()) {
        const outcome = await moveFile(row, from, to);
        if (outcome === "copied" || outcome === "present") {
          report[outcome]++;
          if (remove) await from.remove(row.id);
        } else report[outcome].push(row.id);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }
  return report;
}

async function moveFile({ id, sha256 }: FileRow, from: FileStore, to: FileStore): Promise<Outcome> {
  if ((await hashIn(to, id)) === sha256) return "present";
  try {
    const content = await from.read(id);
    if (!content) return "missing";
    await to.write(id, content);
  } catch (fault) {
    if (fault instanceof DamagedStream) return "damaged";
    throw fault;
  }
  if ((await hashIn(to, id)) === sha256) return "copied";
  await to.remove(id);
  return "damaged";
}

/** The hash of a content as it is read; undefined when there is none, or none that opens. */
async function hashIn(store: FileStore, id: string): Promise<string | undefined> {
  try {
    const content = await store.read(id);
    if (!content) return undefined;
    const hash = createHash("sha256");
    for await (const chunk of content) hash.update(chunk);
    return hash.digest("hex");
  } catch (fault) {
    if (fault instanceof DamagedStream) return undefined;
    throw fault;
  }
}
