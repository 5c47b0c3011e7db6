/** All queries of passports and their versions. */
import { aliasedTable, and, desc, eq, lt, type SQL, sql } from "drizzle-orm";
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
import type { Scope } from "../scope.ts";

/** Undefined when the product or batch has an issued passport already. */
export const insertPassport = insertion((t) => t.passports, "nothing");
export const insertVersion = insertion((t) => t.passportVersions);

function columns(t: Tables, replaced: Tables["passports"]) {
  const { passports: p } = t;
  return {
    n: p.n,
    id: p.id,
    dataset: p.dataset_n,
    uid: p.uid,
    path: p.path,
    status: p.status,
    version: p.version,
    content_sha256: p.content_sha256,
    published: p.published,
    withdrawn_at: p.withdrawn_at,
    withdraw_reason: p.withdraw_reason,
    items_count: p.items_count,
    created: p.created,
    replaces_n: p.replaces_n,
    replaces: replaced.id,
    product_n: p.product_n,
    product_id: t.products.id,
    product_gtin14: t.products.gtin14,
    batch_n: p.batch_n,
    batch_id: t.batches.id,
    batch_number: t.batches.batch_number,
  };
}

export interface PassportRow {
  n: number;
  id: string;
  dataset: number;
  uid: string;
  path: string;
  status: string;
  version: number;
  content_sha256: string;
  published: number;
  withdrawn_at: number | null;
  withdraw_reason: string | null;
  items_count: number;
  created: number;
  replaces_n: number | null;
  replaces: string | null;
  product_n: number;
  product_id: string;
  product_gtin14: string | null;
  batch_n: number | null;
  batch_id: string | null;
  batch_number: string | null;
}

/** A select of passports with what they are shown with: one, or a page of so many rows, newest first. */
function selecting(conditions: (t: Tables) => SQL[], page?: number) {
  return statement<Record<string, unknown>, PassportRow[]>((q, t) => {
    const replaced = aliasedTable(t.passports, "replaced");
    const query = q
      .select(columns(t, replaced))
      .from(t.passports)
      .innerJoin(t.products, eq(t.products.n, t.passports.product_n))
      .leftJoin(t.batches, eq(t.batches.n, t.passports.batch_n))
      .leftJoin(replaced, eq(replaced.n, t.passports.replaces_n))
      .where(and(...conditions(t)));
    return page === undefined
      ? query.limit(fixed(1))
      : query.orderBy(desc(t.passports.id)).limit(fixed(page));
  });
}

const selectById = selecting((t) => [
  eq(t.passports.id, value("id")),
  eq(t.passports.dataset_n, value("dataset")),
]);

/** The passport with this id in the data set. */
export async function findPassport(
  db: Queryable,
  scope: Scope,
  id: string,
): Promise<PassportRow | undefined> {
  if (!isId(id)) return undefined;
  const [row] = await selectById(db, { id, dataset: scope.dataset });
  return row;
}

const selectByUid = selecting((t) => [eq(t.passports.uid, value("uid"))]);

/** The passport of a public address: uids are unique on the whole site. */
export async function findPassportByUid(db: Queryable, uid: string): Promise<PassportRow | undefined> {
  const [row] = await selectByUid(db, { uid });
  return row;
}

const selectByKey = selecting((t) => [eq(t.passports.n, value("n"))]);

export async function findPassportByKey(db: Queryable, n: number): Promise<PassportRow | undefined> {
  const [row] = await selectByKey(db, { n });
  return row;
}

const selectSuccessor = selecting((t) => [eq(t.passports.replaces_n, value("n"))]);

/** The passport that replaces this one. */
export async function findSuccessor(db: Queryable, n: number): Promise<PassportRow | undefined> {
  const [row] = await selectSuccessor(db, { n });
  return row;
}

export interface RowFilters {
  status?: string | undefined;
  product_n?: number | undefined;
  batch_n?: number | undefined;
}

const selectPage = listing(["status", "product_n", "batch_n"], (given, rows) =>
  selecting(
    (t) => [
      eq(t.passports.dataset_n, value("dataset")),
      lt(t.passports.id, value("before")),
      ...given.map((name) => eq(t.passports[name], value(name))),
    ],
    rows,
  ),
);

/** Passports, newest first. */
export function listPassports(
  db: Queryable,
  scope: Scope,
  filters: RowFilters,
  page: PageRequest,
): Promise<Page<PassportRow>> {
  return selectPage(db, { ...filters, dataset: scope.dataset }, page);
}

const selectForChange = holding<{ n: number }>(
  (t) => t.passports,
  (t) => ({ n: t.passports.n }),
);

/** Holds the passport until the transaction ends, so that two changes of it follow each other. */
export async function holdPassport(
  tx: Transaction,
  scope: Scope,
  id: string,
): Promise<PassportRow | undefined> {
  const held = await selectForChange(tx, scope, id);
  return held && findPassport(tx, scope, id);
}

export async function setCurrentVersion(
  tx: Transaction,
  n: number,
  current: { version: number; content_sha256: string; published: number },
): Promise<void> {
  await tx.q.update(tx.tables.passports).set(current).where(eq(tx.tables.passports.n, n));
}

const addItems = statement((q, t) =>
  q
    .update(t.passports)
    .set({ items_count: sql`${t.passports.items_count} + ${value("count")}` })
    .where(and(eq(t.passports.n, value("n")), eq(t.passports.status, "issued")))
    .returning({ n: t.passports.n }),
);

/** Counts new items of an issued passport; false: it is withdrawn. */
export async function countItems(tx: Transaction, n: number, count: number): Promise<boolean> {
  return (await addItems(tx, { n, count })).length > 0;
}

export async function markWithdrawn(tx: Transaction, n: number, at: number, reason: string): Promise<void> {
  await tx.q
    .update(tx.tables.passports)
    .set({ status: "withdrawn", withdrawn_at: at, withdraw_reason: reason })
    .where(eq(tx.tables.passports.n, n));
}

/** Makes a passport the newest of its product or batch: what addresses lead to. */
export async function setNewestPassport(
  tx: Transaction,
  owner: { product: number; batch: number | null },
  passport: number,
): Promise<void> {
  const { products, batches } = tx.tables;
  if (owner.batch === null)
    await tx.q.update(products).set({ passport_n: passport }).where(eq(products.n, owner.product));
  else await tx.q.update(batches).set({ passport_n: passport }).where(eq(batches.n, owner.batch));
}

export interface VersionRow {
  n: number;
  id: string;
  passport_n: number;
  version: number;
  content: string;
  sha256: string;
  signature: string;
  restricted_sealed: Uint8Array;
  change_note: string | null;
  /** Who published it: `kind`, `id` and `name`. */
  actor: unknown;
  published: number;
}

const selectVersion = statement<{ passport: number; version: number }, VersionRow[]>((q, t) =>
  q
    .select()
    .from(t.passportVersions)
    .where(
      and(
        eq(t.passportVersions.passport_n, value("passport")),
        eq(t.passportVersions.version, value("version")),
      ),
    )
    .limit(fixed(1)),
);

/** One version of a passport. */
export async function findVersion(
  db: Queryable,
  passport: number,
  version: number,
): Promise<VersionRow | undefined> {
  const [row] = await selectVersion(db, { passport, version });
  return row;
}

const selectVersions = statement<{ passport: number; before: number; limit: number }, VersionRow[]>((q, t) =>
  q
    .select()
    .from(t.passportVersions)
    .where(
      and(
        eq(t.passportVersions.passport_n, value("passport")),
        lt(t.passportVersions.version, value("before")),
      ),
    )
    .orderBy(desc(t.passportVersions.version))
    .limit(value("limit")),
);

/** Versions below `before`, newest first. */
export async function listVersions(
  db: Queryable,
  passport: number,
  before: number,
  limit: number,
): Promise<VersionRow[]> {
  return selectVersions(db, { passport, before, limit });
}

/** The version with this id, within a passport. */
export async function findVersionById(
  db: Queryable,
  passport: number,
  id: string,
): Promise<VersionRow | undefined> {
  if (!isId(id)) return undefined;
  const { passportVersions } = db.tables;
  const [row] = await db.q
    .select()
    .from(passportVersions)
    .where(and(eq(passportVersions.passport_n, passport), eq(passportVersions.id, id)))
    .limit(1);
  return row as VersionRow | undefined;
}

/** How many passports are issued now, and how many pieces all passports have. */
export async function countPassports(
  db: Queryable,
  scope: Pick<Scope, "dataset">,
): Promise<{ issued: number; items: number }> {
  const { passports: p } = db.tables;
  const [row] = await db.q
    .select({
      issued: sql<number>`sum(case when ${p.status} = 'issued' then 1 else 0 end)`.mapWith(Number),
      items: sql<number>`sum(${p.items_count})`.mapWith(Number),
    })
    .from(p)
    .where(eq(p.dataset_n, scope.dataset));
  return { issued: row?.issued ?? 0, items: row?.items ?? 0 };
}
