/** The queries behind a person's lists of after-sale events. */
import { aliasedTable, and, count, eq, inArray, sql } from "drizzle-orm";
import type { Queryable } from "../../storage/database.ts";
import type { Actor, Scope } from "../scope.ts";

export interface SubjectRow {
  recorded_by: Actor;
  item_uid: Uint8Array | null;
  serial: string | null;
  passport_uid: string;
  product_id: string;
  product_name: string;
  batch_number: string | null;
}

/** What some events of the data set concern and who recorded them, by the events' ids. */
export async function listSubjectRows(
  db: Queryable,
  { dataset }: Pick<Scope, "dataset">,
  ids: readonly string[],
): Promise<Map<string, SubjectRow>> {
  if (ids.length === 0) return new Map();
  const { lifecycleEvents: e, items, itemRuns, passports, products, batches } = db.tables;
  const ofEvent = aliasedTable(passports, "of_event");
  const rows = await db.q
    .select({
      id: e.id,
      recorded_by: e.recorded_by,
      item_uid: items.uid,
      serial: items.serial,
      passport_uid: ofEvent.uid,
      product_id: products.id,
      product_name: products.name,
      batch_number: batches.batch_number,
    })
    .from(e)
    .leftJoin(items, eq(items.n, e.item_n))
    .leftJoin(itemRuns, eq(itemRuns.n, items.run_n))
    .innerJoin(ofEvent, eq(ofEvent.n, sql`coalesce(${e.passport_n}, ${itemRuns.passport_n})`))
    .innerJoin(products, eq(products.n, ofEvent.product_n))
    .leftJoin(batches, eq(batches.n, ofEvent.batch_n))
    .where(and(eq(e.dataset_n, dataset), inArray(e.id, [...ids])));
  return new Map(rows.map(({ id, ...row }) => [id, { ...row, recorded_by: row.recorded_by as Actor }]));
}

/** How many events of the data set wait for a decision. */
export async function countPending(db: Queryable, { dataset }: Pick<Scope, "dataset">): Promise<number> {
  const { lifecycleEvents: e } = db.tables;
  const [row] = await db.q
    .select({ pending: count() })
    .from(e)
    .where(and(eq(e.dataset_n, dataset), eq(e.status, "pending")));
  return row?.pending ?? 0;
}
