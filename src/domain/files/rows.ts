/** The files that rows know, of all data sets: those of an instance are moved and looked for together. */
import { asc, gt, inArray } from "drizzle-orm";
import { insertion, type Queryable } from "../../storage/database.ts";

export const insertFile = insertion((t) => t.files);

export interface FileRow {
  n: number;
  id: string;
  sha256: string;
}

const ROWS_PER_QUERY = 200;

/** All files in the order in which they came, some at a time. */
export async function* filesInTurn(db: Queryable): AsyncGenerator<FileRow[]> {
  const { files } = db.tables;
  for (let last = 0; ; ) {
    const rows = await db.q
      .select({ n: files.n, id: files.id, sha256: files.sha256 })
      .from(files)
      .where(gt(files.n, last))
      .orderBy(asc(files.n))
      .limit(ROWS_PER_QUERY);
    const final = rows.at(-1);
    if (!final) return;
    last = final.n;
    yield rows;
  }
}

/** How many of these ids have a row. */
export async function countKnown(db: Queryable, ids: readonly string[]): Promise<number> {
  const { files } = db.tables;
  let known = 0;
  for (let from = 0; from < ids.length; from += ROWS_PER_QUERY) {
    const some = ids.slice(from, from + ROWS_PER_QUERY);
    known += (await db.q.select({ n: files.n }).from(files).where(inArray(files.id, some))).length;
  }
  return known;
}
