/** The queries of batches. */
import { and, eq } from "drizzle-orm";
import { isId } from "../../platform/ids.ts";
import { fixed, type Queryable, statement, value } from "../../storage/database.ts";
import type { Scope } from "../scope.ts";

const selectBatch = statement((q, t) =>
  q
    .select()
    .from(t.batches)
    .where(and(eq(t.batches.id, value("id")), eq(t.batches.dataset_n, value("dataset"))))
    .limit(fixed(1)),
);

/** The batch with this id in the data set. */
export async function findBatch(db: Queryable, scope: Scope, id: string) {
  if (!isId(id)) return undefined;
  const [row] = await selectBatch(db, { id, dataset: scope.dataset });
  return row;
}

export async function findBatchByKey(db: Queryable, scope: Scope, n: number) {
  const { batches } = db.tables;
  const [row] = await db.q
    .select()
    .from(batches)
    .where(and(eq(batches.n, n), eq(batches.dataset_n, scope.dataset)))
    .limit(1);
  return row;
}

export type BatchRow = NonNullable<Awaited<ReturnType<typeof findBatch>>>;
