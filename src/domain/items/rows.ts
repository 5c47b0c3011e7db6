/** Items: finding one, listing them, making and voiding them. */
import { and, desc, eq, lt, or, type SQL, sql } from "drizzle-orm";
import { UID_BYTES } from "../../formats/crockford.ts";
import { foldSerial, isSerial } from "../../formats/serial.ts";
import {
  fixed,
  folded,
  insertion,
  type Queryable,
  statement,
  type Transaction,
  value,
} from "../../storage/database.ts";
import { keptStatements } from "../../storage/listing.ts";
import { type Page, type PageRequest, pageOf, rowsToRead } from "../../storage/page.ts";
import type { Tables } from "../../storage/schema/tables.ts";
import type { Scope } from "../scope.ts";
import { partsOf } from "./ids.ts";

export const insertVoid = insertion((t) => t.itemVoids);

const ACTIVE = 0;
export const VOIDED = 1;

export interface ItemRow {
  n: number;
  uid: Uint8Array;
  serial: string;
  state: number;
  /** Unix milliseconds of the run. */
  created_ms: number;
  /** The GTIN in its address. */
  gtin14: string | null;
  dataset: number;
  run_id: string;
  passport_id: string;
  passport_uid: string;
  product_id: string;
  product_gtin14: string | null;
  voided_at: number | null;
  void_reason: string | null;
  nfc_uid: string | null;
}

function columns(t: Tables) {
  return {
    n: t.items.n,
    uid: t.items.uid,
    serial: t.items.serial,
    state: t.items.state,
    created_ms: t.itemRuns.created_ms,
    gtin14: t.itemRuns.gtin14,
    dataset: t.itemRuns.dataset_n,
    run_id: t.itemRuns.id,
    passport_id: t.passports.id,
    passport_uid: t.passports.uid,
    product_id: t.products.id,
    product_gtin14: t.products.gtin14,
    voided_at: t.itemVoids.voided,
    void_reason: t.itemVoids.reason,
    nfc_uid: t.itemTags.uid,
  };
}

/** A select of the one item that the conditions on items find. */
function selectingOne(conditions: (t: Tables, serialIs: () => SQL) => SQL[]) {
  return statement<Record<string, unknown>, ItemRow[]>((q, t, engine) =>
    q
      .select(columns(t))
      .from(t.items)
      .innerJoin(t.itemRuns, eq(t.itemRuns.n, t.items.run_n))
      .innerJoin(t.passports, eq(t.passports.n, t.itemRuns.passport_n))
      .innerJoin(t.products, eq(t.products.n, t.items.product_n))
      .leftJoin(t.itemVoids, eq(t.itemVoids.item_n, t.items.n))
      .leftJoin(t.itemTags, eq(t.itemTags.item_n, t.items.n))
      .where(and(...conditions(t, () => eq(folded(engine, t.items.serial), value("serial")))))
      .limit(fixed(1)),
  );
}

const selectByUid = selectingOne((t) => [eq(t.items.uid, value("uid"))]);

/** The item with this id in the data set. */
export async function findItem(db: Queryable, scope: Scope, id: string): Promise<ItemRow | undefined> {
  const parts = partsOf(id);
  if (!parts) return undefined;
  const row = await findItemByUid(db, parts.uid);
  return row?.created_ms === parts.createdMs && row.dataset === scope.dataset ? row : undefined;
}

/** The item of a public address: uids are unique on the whole site. */
export async function findItemByUid(db: Queryable, uid: Uint8Array): Promise<ItemRow | undefined> {
  const [row] = await selectByUid(db, { uid });
  return row;
}

const selectByTag = selectingOne((t) => [
  eq(t.itemTags.dataset_n, value("dataset")),
  eq(t.itemTags.uid, value("uid")),
]);

/** The item in the data set that carries the NFC tag with this UID. */
export async function findItemByTag(db: Queryable, scope: Scope, uid: string): Promise<ItemRow | undefined> {
  const [row] = await selectByTag(db, { dataset: scope.dataset, uid });
  return row;
}

const selectBySerial = selectingOne((t, serialIs) => [eq(t.items.product_n, value("product")), serialIs()]);

/** The item of a product with this serial, in whatever case it is written. */
export async function findItemBySerial(
  db: Queryable,
  product: number,
  serial: string,
): Promise<ItemRow | undefined> {
  if (!isSerial(serial)) return undefined;
  const [row] = await selectBySerial(db, { product, serial: foldSerial(serial) });
  return row;
}

const selectByGs1Key = statement((q, t, engine) =>
  q
    .select({ uid: t.items.uid, serial: t.items.serial })
    .from(t.gs1Keys)
    .innerJoin(t.items, eq(t.items.product_n, t.gs1Keys.product_n))
    .where(and(eq(t.gs1Keys.key, value("key")), eq(folded(engine, t.items.serial), value("serial"))))
    .limit(fixed(1)),
);

/**
 * The item with this serial, in whatever case, of the product that a GS1 key belongs to.
 * @param key of the product, `/01/{gtin14}`
 */
export async function findItemByGs1Key(
  db: Queryable,
  key: string,
  serial: string,
): Promise<Pick<ItemRow, "uid" | "serial"> | undefined> {
  if (!isSerial(serial)) return undefined;
  const [row] = await selectByGs1Key(db, { key, serial: foldSerial(serial) });
  return row;
}

const selectByReference = statement((q, t, engine) =>
  q
    .select({ uid: t.items.uid, serial: t.items.serial, gtin14: t.itemRuns.gtin14 })
    .from(t.productReferences)
    .innerJoin(t.items, eq(t.items.product_n, t.productReferences.product_n))
    .innerJoin(t.itemRuns, eq(t.itemRuns.n, t.items.run_n))
    .where(
      and(
        eq(t.productReferences.dataset_n, value("dataset")),
        eq(t.productReferences.reference, value("reference")),
        eq(folded(engine, t.items.serial), value("serial")),
      ),
    )
    .limit(fixed(1)),
);

/** The item with this serial, in whatever case, of the product that a reference leads to. */
export async function findItemByReference(
  db: Queryable,
  dataset: number,
  reference: string,
  serial: string,
): Promise<Pick<ItemRow, "uid" | "serial" | "gtin14"> | undefined> {
  if (!isSerial(serial)) return undefined;
  const [row] = await selectByReference(db, { dataset, reference, serial: foldSerial(serial) });
  return row;
}

/** Which items a list shows: of a data set, and of what is named besides. */
export interface RowFilters {
  run_n?: number | undefined;
  passport_n?: number | undefined;
  product_n?: number | undefined;
}

const NAMES = ["run_n", "passport_n", "product_n"] as const;

/**
 * Items by the order of their runs: of the run with a time those below an item, or of all older runs. A cross join,
 * so that SQLite goes through the runs from the newest and through each one's items, and sorts nothing.
 */
const listingByRun = keptStatements(
  (part: "below" | "older", names: readonly (keyof RowFilters)[], rows: number) =>
    statement<Record<string, unknown>, ItemRow[]>((q, t) => {
      const { itemRuns: runs, items } = t;
      const filters = { run_n: runs.n, passport_n: runs.passport_n, product_n: runs.product_n };
      const position =
        part === "below"
          ? [eq(runs.created_ms, value("beforeMs")), lt(items.n, value("beforeN"))]
          : [lt(runs.created_ms, value("beforeMs"))];
      return q
        .select(columns(t))
        .from(runs)
        .crossJoin(items)
        .innerJoin(t.passports, eq(t.passports.n, runs.passport_n))
        .innerJoin(t.products, eq(t.products.n, items.product_n))
        .leftJoin(t.itemVoids, eq(t.itemVoids.item_n, items.n))
        .leftJoin(t.itemTags, eq(t.itemTags.item_n, items.n))
        .where(
          and(
            eq(items.run_n, runs.n),
            eq(runs.dataset_n, value("dataset")),
            ...names.map((name) => eq(filters[name], value(name))),
            ...position,
          ),
        )
        .orderBy(desc(runs.created_ms), desc(items.n))
        .limit(fixed(rows));
    }),
);

/** Where a page begins: after an item, or at the newest. */
export type After = Pick<ItemRow, "n" | "created_ms"> | undefined;

/** Items, newest first. */
export async function listItems(
  db: Queryable,
  scope: Scope,
  filters: RowFilters,
  page: PageRequest,
  after: After,
): Promise<Page<ItemRow>> {
  const names = NAMES.filter((name) => filters[name] !== undefined);
  const toRead = rowsToRead(page.limit);
  const values = { ...filters, dataset: scope.dataset, ...boundOf(after) };
  const read = (part: "below" | "older") => listingByRun(part, names, toRead)(db, values);
  const rows = after ? await read("below") : [];
  return pageOf(rows.length < toRead ? [...rows, ...(await read("older"))] : rows, page.limit);
}

function boundOf(after: After): { beforeMs: number; beforeN: number } {
  return {
    beforeMs: after?.created_ms ?? Number.MAX_SAFE_INTEGER,
    beforeN: after?.n ?? Number.MAX_SAFE_INTEGER,
  };
}

/** One look-up a product of the data set: an index on serials alone would cost every item 15 bytes. */
const listingBySerial = keptStatements((rows: number) =>
  statement<Record<string, unknown>, ItemRow[]>((q, t, engine) =>
    q
      .select(columns(t))
      .from(t.products)
      .crossJoin(t.items)
      .innerJoin(t.itemRuns, eq(t.itemRuns.n, t.items.run_n))
      .innerJoin(t.passports, eq(t.passports.n, t.itemRuns.passport_n))
      .leftJoin(t.itemVoids, eq(t.itemVoids.item_n, t.items.n))
      .leftJoin(t.itemTags, eq(t.itemTags.item_n, t.items.n))
      .where(
        and(
          eq(t.products.dataset_n, value("dataset")),
          eq(t.items.product_n, t.products.n),
          eq(folded(engine, t.items.serial), value("serial")),
          or(
            lt(t.itemRuns.created_ms, value("beforeMs")),
            and(eq(t.itemRuns.created_ms, value("beforeMs")), lt(t.items.n, value("beforeN"))),
          ),
        ),
      )
      .orderBy(desc(t.itemRuns.created_ms), desc(t.items.n))
      .limit(fixed(rows)),
  ),
);

/** The items of all products with this serial, newest first. */
export async function listItemsBySerial(
  db: Queryable,
  scope: Scope,
  serial: string,
  page: PageRequest,
  after: After,
): Promise<Page<ItemRow>> {
  if (!isSerial(serial)) return { rows: [], hasMore: false };
  const toRead = rowsToRead(page.limit);
  const values = { dataset: scope.dataset, serial: foldSerial(serial), ...boundOf(after) };
  return pageOf(await listingBySerial(toRead)(db, values), page.limit);
}

const insertMany = statement((q, t, engine) =>
  q
    .insert(t.items)
    .select(
      engine === "postgres"
        ? sql`select nextval(pg_get_serial_sequence('items', 'n')), substring(${value("uids")}::bytea from (given.at::int - 1) * ${fixed(UID_BYTES)} + 1 for ${fixed(UID_BYTES)}), ${value("product")}::bigint, ${value("run")}::bigint, given.serial, ${fixed(ACTIVE)} from json_array_elements_text(${value("serials")}::json) with ordinality as given(serial, at) order by given.at`
        : sql`select ${value("after")} + given.key + 1, substr(${value("uids")}, given.key * ${fixed(UID_BYTES)} + 1, ${fixed(UID_BYTES)}), ${value("product")}, ${value("run")}, given.value, ${fixed(ACTIVE)} from json_each(${value("serials")}) as given`,
    ),
);

const selectLast = statement((q, t) =>
  q.select({ n: t.items.n }).from(t.items).orderBy(desc(t.items.n)).limit(fixed(1)),
);

/**
 * Inserts items in the order of their serials.
 * @param uids 10 bytes an item, one after the other
 */
export async function insertItems(
  tx: Transaction,
  run: { n: number; product: number },
  serials: readonly string[],
  uids: Uint8Array,
): Promise<void> {
  // PostgreSQL counts on its own. On SQLite nobody else writes, and a subquery would make it copy the rows first.
  const after = tx.engine === "sqlite" ? ((await selectLast(tx, {}))[0]?.n ?? 0) : undefined;
  await insertMany(tx, { run: run.n, product: run.product, serials: JSON.stringify(serials), uids, after });
}

/** Whether the item was active until now. */
export async function markVoided(tx: Transaction, n: number): Promise<boolean> {
  const { items } = tx.tables;
  const marked = await tx.q
    .update(items)
    .set({ state: VOIDED })
    .where(and(eq(items.n, n), eq(items.state, ACTIVE)))
    .returning({ n: items.n });
  return marked.length > 0;
}
