/** All queries of blocks of serials and of the serials that wait in them. */
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import { UID_BYTES } from "../../formats/crockford.ts";
import { foldSerial } from "../../formats/serial.ts";
import { isId } from "../../platform/ids.ts";
import {
  fixed,
  folded,
  insertion,
  type Queryable,
  statement,
  type Transaction,
  value,
} from "../../storage/database.ts";
import { listing } from "../../storage/listing.ts";
import type { Page, PageRequest } from "../../storage/page.ts";
import type { Tables } from "../../storage/schema/tables.ts";
import type { Scope } from "../scope.ts";

export const insertBlock = insertion((t) => t.serialBlocks);

export const WAITING = 0;
export const VOID = 1;

export interface BlockRow {
  n: number;
  id: string;
  product_n: number | null;
  passport_n: number | null;
  mode: string;
  gtin14: string | null;
  first_serial: string;
  last_serial: string;
  quantity: number;
  unused: number;
  holder: string | null;
  held: boolean | null;
  month: string;
  released: number | null;
  created: number;
  product_id: string | null;
  passport_id: string | null;
}

function columns(t: Tables) {
  const { serialBlocks: b } = t;
  return {
    n: b.n,
    id: b.id,
    product_n: b.product_n,
    passport_n: b.passport_n,
    mode: b.mode,
    gtin14: b.gtin14,
    first_serial: b.first_serial,
    last_serial: b.last_serial,
    quantity: b.quantity,
    unused: b.unused,
    holder: b.holder,
    held: b.held,
    month: b.month,
    released: b.released,
    created: b.created,
    product_id: t.products.id,
    passport_id: t.passports.id,
  };
}

const selectBlock = statement<Record<string, unknown>, BlockRow[]>((q, t) =>
  q
    .select(columns(t))
    .from(t.serialBlocks)
    .leftJoin(t.products, eq(t.products.n, t.serialBlocks.product_n))
    .leftJoin(t.passports, eq(t.passports.n, t.serialBlocks.passport_n))
    .where(and(eq(t.serialBlocks.id, value("id")), eq(t.serialBlocks.dataset_n, value("dataset"))))
    .limit(fixed(1)),
);

/** The block with this id in the data set. */
export async function findBlock(db: Queryable, scope: Scope, id: string): Promise<BlockRow | undefined> {
  if (!isId(id)) return undefined;
  const [row] = await selectBlock(db, { id, dataset: scope.dataset });
  return row;
}

const FILTERS = ["passport", "holder", "open", "used", "released"] as const;

const selectPage = listing(FILTERS, (given, rows) =>
  statement<Record<string, unknown>, BlockRow[]>((q, t) => {
    const { serialBlocks: b } = t;
    const conditions: Record<(typeof FILTERS)[number], SQL | undefined> = {
      passport: eq(t.passports.id, value("passport")),
      holder: eq(b.holder, value("holder")),
      open: and(isNull(b.released), gt(b.unused, fixed(0))),
      used: and(isNull(b.released), eq(b.unused, fixed(0))),
      released: isNotNull(b.released),
    };
    return q
      .select(columns(t))
      .from(b)
      .leftJoin(t.products, eq(t.products.n, b.product_n))
      .leftJoin(t.passports, eq(t.passports.n, b.passport_n))
      .where(
        and(
          eq(b.dataset_n, value("dataset")),
          lt(b.id, value("before")),
          ...given.map((name) => conditions[name]),
        ),
      )
      .orderBy(desc(b.id))
      .limit(fixed(rows));
  }),
);

/** Blocks, newest first. */
export function listBlocks(
  db: Queryable,
  scope: Scope,
  {
    status,
    passport,
    holder,
  }: { status?: string | undefined; passport?: string | undefined; holder?: string | undefined },
  page: PageRequest,
): Promise<Page<BlockRow>> {
  const marks = status === undefined ? {} : { [status]: true };
  return selectPage(db, { dataset: scope.dataset, passport, holder, ...marks }, page);
}

const insertMany = statement((q, t, engine) =>
  q
    .insert(t.reservedSerials)
    .select(
      engine === "postgres"
        ? sql`select nextval(pg_get_serial_sequence('reserved_serials', 'n')), ${value("block")}::bigint, ${value("product")}::bigint, given.serial, substring(${value("uids")}::bytea from (given.at::int - 1) * ${fixed(UID_BYTES)} + 1 for ${fixed(UID_BYTES)}), ${fixed(WAITING)} from json_array_elements_text(${value("serials")}::json) with ordinality as given(serial, at) order by given.at`
        : sql`select null, ${value("block")}, ${value("product")}, given.value, substr(${value("uids")}, given.key * ${fixed(UID_BYTES)} + 1, ${fixed(UID_BYTES)}), ${fixed(WAITING)} from json_each(${value("serials")}) as given`,
    ),
);

/**
 * Stores serials in their order.
 * @param uids 10 bytes a serial, one after the other
 */
export async function insertReserved(
  tx: Transaction,
  block: { n: number; product: number | null },
  serials: readonly string[],
  uids: Uint8Array,
): Promise<void> {
  await insertMany(tx, { block: block.n, product: block.product, serials: JSON.stringify(serials), uids });
}

export interface ReservedRow {
  n: number;
  serial: string;
  uid: Uint8Array;
}

/** Serials of a block that wait, in their order. */
export async function listWaiting(db: Queryable, block: number, limit: number): Promise<ReservedRow[]> {
  const { reservedSerials: r } = db.tables;
  return db.q
    .select({ n: r.n, serial: r.serial, uid: r.uid })
    .from(r)
    .where(and(eq(r.block_n, block), eq(r.state, WAITING)))
    .orderBy(asc(r.n))
    .limit(limit);
}

const selectNamed = statement<Record<string, unknown>, ReservedRow[]>((q, t, engine) =>
  q
    .select({ n: t.reservedSerials.n, serial: t.reservedSerials.serial, uid: t.reservedSerials.uid })
    .from(t.reservedSerials)
    .where(
      and(
        eq(t.reservedSerials.block_n, value("block")),
        eq(t.reservedSerials.state, fixed(WAITING)),
        engine === "postgres"
          ? sql`lower(${t.reservedSerials.serial}) in (select given.value from json_array_elements_text(${value("serials")}::json) as given(value))`
          : sql`${t.reservedSerials.serial} in (select given.value from json_each(${value("serials")}) as given)`,
      ),
    )
    .orderBy(asc(t.reservedSerials.n)),
);

/** Those of the folded serials that wait in a block, in the order of the block. */
export function findWaiting(
  db: Queryable,
  block: number,
  serials: readonly string[],
): Promise<ReservedRow[]> {
  return selectNamed(db, { block, serials: JSON.stringify(serials) });
}

const selectHolders = statement<Record<string, unknown>, { serial: string; block_id: string }[]>(
  (q, t, engine) =>
    q
      .select({ serial: t.reservedSerials.serial, block_id: t.serialBlocks.id })
      .from(
        engine === "postgres"
          ? sql`json_array_elements_text(${value("serials")}::json) as given(value)`
          : sql`json_each(${value("serials")}) as given`,
      )
      .crossJoin(t.reservedSerials)
      .innerJoin(t.serialBlocks, eq(t.serialBlocks.n, t.reservedSerials.block_n))
      .where(
        and(
          eq(t.reservedSerials.product_n, value("product")),
          sql`${folded(engine, t.reservedSerials.serial)} = given.value`,
        ),
      ),
);

/** The blocks that some of the folded serials of a product wait in: their ids by folded serial. */
export async function findHolders(
  db: Queryable,
  product: number,
  serials: readonly string[],
): Promise<Map<string, string>> {
  const rows = await selectHolders(db, { product, serials: JSON.stringify(serials) });
  return new Map(rows.map(({ serial, block_id }) => [foldSerial(serial), block_id]));
}

const selectMade = statement<
  Record<string, unknown>,
  { serial: string; run_id: string; passport_id: string }[]
>((q, t, engine) =>
  q
    .select({ serial: t.items.serial, run_id: t.itemRuns.id, passport_id: t.passports.id })
    .from(
      engine === "postgres"
        ? sql`json_array_elements_text(${value("serials")}::json) as given(value)`
        : sql`json_each(${value("serials")}) as given`,
    )
    .crossJoin(t.items)
    .innerJoin(t.itemRuns, eq(t.itemRuns.n, t.items.run_n))
    .innerJoin(t.passports, eq(t.passports.n, t.itemRuns.passport_n))
    .where(
      and(
        eq(t.items.product_n, value("product")),
        sql`${folded(engine, t.items.serial)} = given.value`,
        eq(t.itemRuns.block_n, value("block")),
      ),
    ),
);

/** Those of the folded serials that became items from this block, with the run that made them. */
export function findMade(
  db: Queryable,
  block: { n: number; product: number },
  serials: readonly string[],
): Promise<{ serial: string; run_id: string; passport_id: string }[]> {
  return selectMade(db, { block: block.n, product: block.product, serials: JSON.stringify(serials) });
}

/** Takes serials out of the reserve. */
export async function deleteReserved(tx: Transaction, keys: readonly number[]): Promise<void> {
  const { reservedSerials: r } = tx.tables;
  await tx.q.delete(r).where(inArray(r.n, [...keys]));
}

/** Marks labels as thrown away: their addresses go on saying so. */
export async function markVoid(tx: Transaction, keys: readonly number[]): Promise<void> {
  const { reservedSerials: r } = tx.tables;
  await tx.q
    .update(r)
    .set({ state: VOID })
    .where(inArray(r.n, [...keys]));
}

const subtract = statement((q, t) =>
  q
    .update(t.serialBlocks)
    .set({ unused: sql`${t.serialBlocks.unused} - ${value("count")}` })
    .where(eq(t.serialBlocks.n, value("n"))),
);

export async function countUsed(tx: Transaction, n: number, count: number): Promise<void> {
  await subtract(tx, { n, count });
}

export async function markReleased(tx: Transaction, n: number, now: number): Promise<void> {
  const { serialBlocks: b } = tx.tables;
  await tx.q
    .update(b)
    .set({ released: now })
    .where(and(eq(b.n, n), isNull(b.released)));
}

export interface LabelRow extends ReservedRow {
  state: number;
  dataset: number;
  product_n: number | null;
  block_n: number;
  block_id: string;
  block_mode: string;
  block_created: number;
  block_month: string;
  gtin14: string | null;
}

const selectByUid = statement<Record<string, unknown>, LabelRow[]>((q, t) =>
  q
    .select({
      n: t.reservedSerials.n,
      serial: t.reservedSerials.serial,
      uid: t.reservedSerials.uid,
      state: t.reservedSerials.state,
      product_n: t.reservedSerials.product_n,
      dataset: t.serialBlocks.dataset_n,
      block_n: t.serialBlocks.n,
      block_id: t.serialBlocks.id,
      block_mode: t.serialBlocks.mode,
      block_created: t.serialBlocks.created,
      block_month: t.serialBlocks.month,
      gtin14: t.serialBlocks.gtin14,
    })
    .from(t.reservedSerials)
    .innerJoin(t.serialBlocks, eq(t.serialBlocks.n, t.reservedSerials.block_n))
    .where(eq(t.reservedSerials.uid, value("uid")))
    .limit(fixed(1)),
);

/** The serial of a public address that is no item yet: uids are unique on the whole site. */
export async function findReservedByUid(db: Queryable, uid: Uint8Array): Promise<LabelRow | undefined> {
  const [row] = await selectByUid(db, { uid });
  return row;
}
