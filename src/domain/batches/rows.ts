/** All queries of batches. Every one takes the data set, or a key that was found in it. */
import { and, desc, eq, inArray, lt } from "drizzle-orm";
import { isId } from "../../platform/ids.ts";
import {
  fixed,
  insertion,
  type Queryable,
  statement,
  type Transaction,
  value,
} from "../../storage/database.ts";
import { holding } from "../../storage/holding.ts";
import { listing } from "../../storage/listing.ts";
import type { Page, PageRequest } from "../../storage/page.ts";
import type { Tables } from "../../storage/schema/tables.ts";
import type { Origins } from "../products/origins.ts";
import type { Scope } from "../scope.ts";
import type { Data } from "../templates/values.ts";

/** Undefined when the product has a batch with this number. */
export const insertBatch = insertion((t) => t.batches, "nothing");

function columns(t: Tables) {
  const { batches: b } = t;
  return {
    n: b.n,
    id: b.id,
    product_n: b.product_n,
    uid: b.uid,
    batch_number: b.batch_number,
    production_date: b.production_date,
    quantity: b.quantity,
    data: b.data,
    created: b.created,
    updated: b.updated,
    passport_n: b.passport_n,
    passport_id: t.passports.id,
    passport_path: t.passports.path,
  };
}

export interface BatchRow {
  n: number;
  id: string;
  product_n: number;
  uid: string;
  batch_number: string;
  production_date: string | null;
  quantity: number | null;
  data: unknown;
  created: number;
  updated: number;
  /** The newest passport, whatever its status. */
  passport_n: number | null;
  passport_id: string | null;
  passport_path: string | null;
}

const selectBatch = statement((q, t) =>
  q
    .select(columns(t))
    .from(t.batches)
    .leftJoin(t.passports, eq(t.passports.n, t.batches.passport_n))
    .where(and(eq(t.batches.id, value("id")), eq(t.batches.dataset_n, value("dataset"))))
    .limit(fixed(1)),
);

/** The batch with this id in the data set. */
export async function findBatch(db: Queryable, scope: Scope, id: string): Promise<BatchRow | undefined> {
  if (!isId(id)) return undefined;
  const [row] = await selectBatch(db, { id, dataset: scope.dataset });
  return row;
}

const selectByKey = statement((q, t) =>
  q
    .select(columns(t))
    .from(t.batches)
    .leftJoin(t.passports, eq(t.passports.n, t.batches.passport_n))
    .where(and(eq(t.batches.n, value("n")), eq(t.batches.dataset_n, value("dataset"))))
    .limit(fixed(1)),
);

/** The batch with this internal key in the data set. */
export async function findBatchByKey(db: Queryable, scope: Scope, n: number): Promise<BatchRow | undefined> {
  const [row] = await selectByKey(db, { n, dataset: scope.dataset });
  return row;
}

/** Holds the batch until the transaction ends, so that two changes of it follow each other. */
export const holdBatch = holding<{ origins: Origins }>(
  (t) => t.batches,
  (t) => ({ origins: t.batches.origins }),
);

const selectPage = listing([], (_given, rows) =>
  statement((q, t) =>
    q
      .select(columns(t))
      .from(t.batches)
      .leftJoin(t.passports, eq(t.passports.n, t.batches.passport_n))
      .where(
        and(
          eq(t.batches.product_n, value("product")),
          eq(t.batches.dataset_n, value("dataset")),
          lt(t.batches.id, value("before")),
        ),
      )
      .orderBy(desc(t.batches.id))
      .limit(fixed(rows)),
  ),
);

/** The batches of a product, newest first. */
export function listBatches(
  db: Queryable,
  scope: Scope,
  product: number,
  page: PageRequest,
): Promise<Page<BatchRow>> {
  return selectPage(db, { product, dataset: scope.dataset }, page);
}

const updateRow = statement((q, t) =>
  q
    .update(t.batches)
    .set({
      production_date: value("production_date") as never,
      quantity: value("quantity") as never,
      data: value("data") as never,
      origins: value("origins") as never,
      updated: value("updated") as never,
    })
    .where(eq(t.batches.n, value("n"))),
);

export interface BatchUpdate {
  production_date: string | null;
  quantity: number | null;
  data: Data;
  origins: Origins;
  updated: number;
}

export async function updateBatch(tx: Transaction, n: number, update: BatchUpdate): Promise<void> {
  await updateRow(tx, { n, ...update });
}

/** Numbers of batches by id. */
export async function listBatchNumbers(
  db: Queryable,
  scope: Pick<Scope, "dataset">,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { batches: b } = db.tables;
  const rows = await db.q
    .select({ id: b.id, number: b.batch_number })
    .from(b)
    .where(and(inArray(b.id, [...ids]), eq(b.dataset_n, scope.dataset)));
  return new Map(rows.map(({ id, number }) => [id, number]));
}
