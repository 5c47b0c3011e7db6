/** All queries of items and their runs. */
import { and, desc, eq, gt, gte, lt, lte, or, type SQL, sql } from "drizzle-orm";
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
import { type Page, type PageRequest, pageOf, rowsToRead } from "../../storage/page.ts";
import type { Tables } from "../../storage/schema/tables.ts";
import type { Scope } from "../scope.ts";
import { partsOf } from "./ids.ts";
import type { ItemRun } from "./shape.ts";

export const insertRun = insertion((t) => t.itemRuns);
export const insertVoid = insertion((t) => t.itemVoids);

export const ACTIVE = 0;
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
const lists = new Map<string, ReturnType<typeof listing>>();

/**
 * Items by the order of their runs: of the run with a time those below an item, or of all older runs. A cross join,
 * so that SQLite goes through the runs from the newest and through each one's items, and sorts nothing.
 */
function listing(part: "below" | "older", names: readonly (keyof RowFilters)[], rows: number) {
  return statement<Record<string, unknown>, ItemRow[]>((q, t) => {
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
  });
}

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
  const read = (part: "below" | "older") => {
    const key = `${part} ${names.join()} ${toRead}`;
    const run = lists.get(key) ?? listing(part, names, toRead);
    lists.set(key, run);
    return run(db, { ...filters, dataset: scope.dataset, ...boundOf(after) });
  };
  const rows = after ? await read("below") : [];
  return pageOf(rows.length < toRead ? [...rows, ...(await read("older"))] : rows, page.limit);
}

function boundOf(after: After): { beforeMs: number; beforeN: number } {
  return {
    beforeMs: after?.created_ms ?? Number.MAX_SAFE_INTEGER,
    beforeN: after?.n ?? Number.MAX_SAFE_INTEGER,
  };
}

const serialLists = new Map<number, ReturnType<typeof listingBySerial>>();

/** One look-up a product of the data set: an index on serials alone would cost every item 15 bytes. */
function listingBySerial(rows: number) {
  return statement<Record<string, unknown>, ItemRow[]>((q, t, engine) =>
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
  );
}

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
  const run = serialLists.get(toRead) ?? listingBySerial(toRead);
  serialLists.set(toRead, run);
  const values = { dataset: scope.dataset, serial: foldSerial(serial), ...boundOf(after) };
  return pageOf(await run(db, values), page.limit);
}

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

/** Where a product's serials stand: its items', and those that are reserved ahead. */
const SERIAL_TABLES = [(t: Tables) => t.items, (t: Tables) => t.reservedSerials] as const;

const selectsTaken = SERIAL_TABLES.map((tableOf) =>
  statement((q, t, engine) => {
    const { product_n, serial } = tableOf(t);
    return q
      .select({ serial })
      .from(
        engine === "postgres"
          ? sql`json_array_elements_text(${value("serials")}::json) as given(value)`
          : sql`json_each(${value("serials")}) as given`,
      )
      .crossJoin(tableOf(t))
      .where(and(eq(product_n, value("product")), sql`${folded(engine, serial)} = given.value`));
  }),
);

/** Those of the serials that a product has, or that are reserved of it, folded. */
export async function findTaken(
  db: Queryable,
  product: number,
  serials: readonly string[],
): Promise<Set<string>> {
  const values = { product, serials: JSON.stringify(serials.map(foldSerial)) };
  const taken = new Set<string>();
  for (const select of selectsTaken)
    for (const { serial } of await select(db, values)) taken.add(foldSerial(serial));
  return taken;
}

const selectsWithin = SERIAL_TABLES.map((tableOf) =>
  statement((q, t, engine) => {
    const { product_n, serial } = tableOf(t);
    return q
      .select({ serial })
      .from(tableOf(t))
      .where(
        and(
          eq(product_n, value("product")),
          gte(folded(engine, serial), value("first")),
          lte(folded(engine, serial), value("last")),
        ),
      )
      .limit(fixed(1));
  }),
);

/** Whether a product has a serial within a range, or one reserved of it; the bounds (folded) are included. */
export async function hasTakenWithin(
  db: Queryable,
  product: number,
  range: { first: string; last: string },
): Promise<boolean> {
  for (const select of selectsWithin) if ((await select(db, { product, ...range })).length > 0) return true;
  return false;
}

const SERIALS_PER_READ = 500;

const selectRange = statement((q, t, engine) =>
  q
    .select({ serial: t.items.serial, mode: t.itemRuns.mode })
    .from(t.items)
    .crossJoin(t.itemRuns)
    .where(
      and(
        eq(t.itemRuns.n, t.items.run_n),
        eq(t.items.product_n, value("product")),
        gt(folded(engine, t.items.serial), value("after")),
        lt(folded(engine, t.items.serial), value("before")),
      ),
    )
    .orderBy(folded(engine, t.items.serial))
    .limit(fixed(SERIALS_PER_READ)),
);

/**
 * Some serials of a product in their order, with where they came from.
 * @param bounds folded; neither is among them
 * @returns fewer than `SERIALS_PER_READ` at the end
 */
export async function readSerials(
  tx: Transaction,
  product: number,
  bounds: { after: string; before: string },
): Promise<{ rows: { serial: string; mode: string }[]; isEnd: boolean }> {
  const rows = await selectRange(tx, { product, ...bounds });
  return { rows, isEnd: rows.length < SERIALS_PER_READ };
}

const selectCounter = statement((q, t) =>
  q
    .select({ last: t.itemCounters.last })
    .from(t.itemCounters)
    .where(and(eq(t.itemCounters.product_n, value("product")), eq(t.itemCounters.prefix, value("prefix"))))
    .limit(fixed(1)),
);

/** The last number that a product's sequence under a folded prefix used; undefined when it has none yet. */
export async function findLastNumber(
  tx: Transaction,
  product: number,
  prefix: string,
): Promise<number | undefined> {
  return (await selectCounter(tx, { product, prefix }))[0]?.last;
}

const upsertCounter = statement((q, t) =>
  q
    .insert(t.itemCounters)
    .values({
      product_n: value("product") as never,
      prefix: value("prefix") as never,
      last: value("last") as never,
    })
    .onConflictDoUpdate({
      target: [t.itemCounters.product_n, t.itemCounters.prefix],
      set: { last: sql`excluded.last` },
    }),
);

export async function storeLastNumber(
  tx: Transaction,
  product: number,
  prefix: string,
  last: number,
): Promise<void> {
  await upsertCounter(tx, { product, prefix, last });
}

const selectCounters = statement((q, t, engine) =>
  q
    .select({ prefix: t.itemCounters.prefix, last: t.itemCounters.last })
    .from(
      engine === "postgres"
        ? sql`json_array_elements_text(${value("prefixes")}::json) as given(value)`
        : sql`json_each(${value("prefixes")}) as given`,
    )
    .crossJoin(t.itemCounters)
    .where(and(eq(t.itemCounters.product_n, value("product")), sql`${t.itemCounters.prefix} = given.value`)),
);

/** The sequences that a product has under any of the folded prefixes. */
export async function listCounters(
  tx: Transaction,
  product: number,
  prefixes: readonly string[],
): Promise<{ prefix: string; last: number }[]> {
  return selectCounters(tx, { product, prefixes: JSON.stringify(prefixes) });
}

const addUsage = statement((q, t) =>
  q
    .insert(t.itemUsage)
    .values({
      dataset_n: value("dataset") as never,
      month: value("month") as never,
      items: value("count") as never,
    })
    .onConflictDoUpdate({
      target: [t.itemUsage.dataset_n, t.itemUsage.month],
      set: { items: sql`${t.itemUsage.items} + excluded.items` },
    })
    .returning({ items: t.itemUsage.items }),
);

/** Adds to what a data set made in a month (`YYYY-MM`). @returns the items of the month, these among them */
export async function addToMonth(
  tx: Transaction,
  scope: Scope,
  month: string,
  count: number,
): Promise<number> {
  const [usage] = await addUsage(tx, { dataset: scope.dataset, month, count });
  if (!usage) throw new Error("the items of the month were not counted");
  return usage.items;
}

/** How many items a data set made in a month (`YYYY-MM`). */
export async function countOfMonth(db: Queryable, scope: Scope, month: string): Promise<number> {
  const { itemUsage } = db.tables;
  const [usage] = await db.q
    .select({ items: itemUsage.items })
    .from(itemUsage)
    .where(and(eq(itemUsage.dataset_n, scope.dataset), eq(itemUsage.month, month)));
  return usage?.items ?? 0;
}

export const insertTag = insertion((t) => t.itemTags, "nothing");

/** Frees an item of its tag, or a tag of its item. */
export async function deleteTag(
  tx: Transaction,
  scope: Scope,
  which: { item: number } | { uid: string },
): Promise<void> {
  const { itemTags: t } = tx.tables;
  const condition = "item" in which ? eq(t.item_n, which.item) : eq(t.uid, which.uid);
  await tx.q.delete(t).where(and(eq(t.dataset_n, scope.dataset), condition));
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
