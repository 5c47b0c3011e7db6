/** Runs: the items that were made at once. */
import { and, desc, eq, sql } from "drizzle-orm";
import { fixed, insertion, type Queryable, statement, value } from "../../storage/database.ts";
import type { Scope } from "../scope.ts";
import { partsOf } from "./ids.ts";
import type { ItemRun } from "./shape.ts";

export const insertRun = insertion((t) => t.itemRuns);

const selectRun = statement((q, t) =>
  q
    .select({ n: t.itemRuns.n, id: t.itemRuns.id })
    .from(t.itemRuns)
    .where(and(eq(t.itemRuns.dataset_n, value("dataset")), eq(t.itemRuns.created_ms, value("createdMs"))))
    .limit(fixed(1)),
);

/** Internal key of the run with this id in the data set. */
export async function findRun(db: Queryable, scope: Scope, id: string): Promise<number | undefined> {
  const parts = partsOf(id);
  if (!parts) return undefined;
  const [run] = await selectRun(db, { dataset: scope.dataset, createdMs: parts.createdMs });
  return run?.id === id ? run.n : undefined;
}

const selectRunAsMade = statement((q, t) =>
  q
    .select({
      id: t.itemRuns.id,
      created_ms: t.itemRuns.created_ms,
      passport_id: t.passports.id,
      items_count: t.itemRuns.items_count,
      first: sql<string>`(select ${t.items.serial} from ${t.items} where ${t.items.run_n} = ${t.itemRuns.n} order by ${t.items.n} limit 1)`,
      last: sql<string>`(select ${t.items.serial} from ${t.items} where ${t.items.run_n} = ${t.itemRuns.n} order by ${t.items.n} desc limit 1)`,
    })
    .from(t.itemRuns)
    .innerJoin(t.passports, eq(t.passports.n, t.itemRuns.passport_n))
    .where(eq(t.itemRuns.n, value("n")))
    .limit(fixed(1)),
);

/** A run as the answer was that made it. @throws Error when there is none: a fault of the caller */
export async function findRunById(db: Queryable, scope: Scope, id: string): Promise<ItemRun> {
  const n = await findRun(db, scope, id);
  const [row] = n === undefined ? [] : await selectRunAsMade(db, { n });
  if (!row) throw new Error(`there is no run ${id}`);
  return {
    id: row.id,
    object: "item_run",
    livemode: scope.livemode,
    created: Math.floor(row.created_ms / 1000),
    passport: row.passport_id,
    created_count: row.items_count,
    first_serial: row.first,
    last_serial: row.last,
    items_url: `/api/v1/passports/${row.passport_id}/items?run=${row.id}`,
  };
}

/** What is printed of the items of a run, in the order in which they were made. */
export async function listRunCodes(
  db: Queryable,
  { run, passport }: { run: number; passport: number },
): Promise<{ serial: string; uid: Uint8Array; gtin14: string | null; created_ms: number; name: string }[]> {
  const { items: i, itemRuns: r, products } = db.tables;
  return db.q
    .select({
      serial: i.serial,
      uid: i.uid,
      gtin14: r.gtin14,
      created_ms: r.created_ms,
      name: products.name,
    })
    .from(i)
    .innerJoin(r, eq(r.n, i.run_n))
    .innerJoin(products, eq(products.n, i.product_n))
    .where(and(eq(i.run_n, run), eq(r.passport_n, passport)))
    .orderBy(i.n);
}

/** The newest runs of a passport. */
export async function listRuns(
  db: Queryable,
  scope: Pick<Scope, "dataset">,
  passport: number,
  limit: number,
): Promise<{ id: string; created_ms: number; items_count: number; mode: string }[]> {
  const { itemRuns: r } = db.tables;
  return db.q
    .select({ id: r.id, created_ms: r.created_ms, items_count: r.items_count, mode: r.mode })
    .from(r)
    .where(and(eq(r.passport_n, passport), eq(r.dataset_n, scope.dataset)))
    .orderBy(desc(r.created_ms))
    .limit(limit);
}

const selectNewestRun = statement((q, t) =>
  q
    .select({ created_ms: t.itemRuns.created_ms })
    .from(t.itemRuns)
    .where(eq(t.itemRuns.dataset_n, value("dataset")))
    .orderBy(desc(t.itemRuns.created_ms))
    .limit(fixed(1)),
);

/** Time of the data set's newest run, in Unix milliseconds; 0 before the first. */
export async function newestRunMs(db: Queryable, scope: Scope): Promise<number> {
  return (await selectNewestRun(db, { dataset: scope.dataset }))[0]?.created_ms ?? 0;
}
