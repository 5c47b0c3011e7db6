/** How much may be printed with an address: what is published under it. */
import { eq, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../storage/database.ts";

export interface Printed {
  passports: number;
  items: number;
}

/** Passports and items of a data set, withdrawn and voided ones too: what is printed stays printed. */
export function countPublished(db: Queryable, dataset: number): Promise<Printed> {
  return count(db, eq(db.tables.passports.dataset_n, dataset));
}

/** Those of all live data of the instance. */
export function countAllPublished(db: Queryable): Promise<Printed> {
  return count(db, eq(db.tables.datasets.livemode, true));
}

async function count(db: Queryable, which: SQL): Promise<Printed> {
  const { passports, datasets } = db.tables;
  const [row] = await db.q
    .select({
      passports: sql<number | string>`count(*)`,
      items: sql<number | string>`coalesce(sum(${passports.items_count}), 0)`,
    })
    .from(passports)
    .innerJoin(datasets, eq(datasets.n, passports.dataset_n))
    .where(which);
  return { passports: Number(row?.passports ?? 0), items: Number(row?.items ?? 0) };
}
