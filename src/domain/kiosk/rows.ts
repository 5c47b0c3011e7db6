/** The passports that codes are made for, with the names of what they are about. Every query takes the data set. */
import { and, desc, eq, like, or, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../storage/database.ts";
import type { Scope } from "../scope.ts";

export interface JobRow {
  id: string;
  uid: string;
  product_n: number;
  name: string;
  reference: string;
  gtin14: string | null;
  batch_number: string | null;
  planned: number | null;
  made: number;
  /** The last number of the product's sequence without a prefix. */
  last_number: number | null;
}

/** What narrows the jobs: a text in the names, or exactly this. */
export interface JobSearch {
  text?: string | undefined;
  id?: string | undefined;
  uid?: string | undefined;
  gtin14?: string | undefined;
  batch_number?: string | undefined;
}

/** Issued passports, the newest first. */
export async function listJobs(
  db: Queryable,
  scope: Scope,
  search: JobSearch,
  limit: number,
): Promise<JobRow[]> {
  const { passports: p, products, batches, itemCounters: c } = db.tables;
  return db.q
    .select({
      id: p.id,
      uid: p.uid,
      product_n: p.product_n,
      name: products.name,
      reference: products.reference,
      gtin14: products.gtin14,
      batch_number: batches.batch_number,
      planned: batches.quantity,
      made: p.items_count,
      last_number: c.last,
    })
    .from(p)
    .innerJoin(products, eq(products.n, p.product_n))
    .leftJoin(batches, eq(batches.n, p.batch_n))
    .leftJoin(c, and(eq(c.product_n, p.product_n), eq(c.prefix, "")))
    .where(and(eq(p.dataset_n, scope.dataset), eq(p.status, "issued"), ...conditionsOf(db, search)))
    .orderBy(desc(p.id))
    .limit(limit);
}

function conditionsOf({ tables }: Queryable, search: JobSearch): (SQL | undefined)[] {
  const { passports: p, products, batches } = tables;
  const { text, id, uid, gtin14, batch_number } = search;
  const pattern = text === undefined ? "" : `%${text.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
  const holds = (column: SQL | typeof products.name | typeof products.reference) =>
    like(sql`lower(${column})`, sql`${pattern} escape '\\'`);
  return [
    text === undefined
      ? undefined
      : or(
          holds(products.name),
          holds(products.reference),
          holds(sql`coalesce(${batches.batch_number}, '')`),
        ),
    id === undefined ? undefined : eq(p.id, id),
    uid === undefined ? undefined : eq(p.uid, uid),
    gtin14 === undefined ? undefined : eq(products.gtin14, gtin14),
    batch_number === undefined
      ? undefined
      : eq(sql`lower(${batches.batch_number})`, batch_number.toLowerCase()),
  ];
}
