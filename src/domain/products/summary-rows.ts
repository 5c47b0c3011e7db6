/** The queries behind the panel's table of products: sorted in several ways, with what stands beside each product. */
import { and, count, desc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { plainLetters } from "../../formats/plain-letters.ts";
import type { Queryable } from "../../storage/database.ts";
import type { Tables } from "../../storage/schema/tables.ts";
import type { Scope } from "../scope.ts";
import type { ProductOrder, ProductView } from "./summary-shape.ts";

/** What a product is searched by, and where it stands in an order. */
export interface Candidate {
  n: number;
  id: string;
  name: string;
  reference: string;
  gtin14: string | null;
  /** The value that it is sorted by; ties are sorted by id. */
  key: string | number;
}

export type Place = Pick<Candidate, "id" | "key">;

function keyOf(order: ProductOrder, { products: p }: Tables): SQL<string | number> {
  if (order === "changed") return sql<number>`${p.updated}`.mapWith(Number);
  if (order === "name") return sorted(p.name);
  if (order === "reference") return sql<string>`${p.reference}`;
  return sql<string>`${p.id}`;
}

/** What the letters of Western Europe with marks are sorted as where a name begins with them. */
const PLAIN_FIRST = Array.from({ length: 64 }, (_, at) => String.fromCharCode(0xc0 + at))
  .filter((letter) => /^[a-z]+$/.test(plainLetters(letter)))
  .map((letter) => `when '${letter}' then '${plainLetters(letter)}'`)
  .join(" ");

/** A name as it is sorted: SQLite knows the cases of A to Z alone, and puts all other letters behind them. */
function sorted(name: Tables["products"]["name"]): SQL<string> {
  const first = sql`substr(${name}, 1, 1)`;
  const plain = sql`case ${first} ${sql.raw(PLAIN_FIRST)} else lower(${first}) end || lower(substr(${name}, 2))`;
  return sql<string>`case when ${name} < '{' then lower(${name}) else ${plain} end`;
}

/** Newest first by time, from A to Z by text. */
function isDescending(order: ProductOrder): boolean {
  return order === "created" || order === "changed";
}

/** Products of a view behind a place in its order. */
export async function listCandidates(
  db: Queryable,
  scope: Pick<Scope, "dataset">,
  view: ProductView,
  order: ProductOrder,
  after: Place | undefined,
  limit: number,
): Promise<Candidate[]> {
  const { products: p, passports } = db.tables;
  const key = keyOf(order, db.tables);
  const beyond = isDescending(order) ? sql`<` : sql`>`;
  const inOrder = isDescending(order) ? [sql`${key} desc`, desc(p.id)] : [sql`${key}`, sql`${p.id}`];
  const behind =
    after &&
    sql`(${key} ${beyond} ${after.key} or (${key} = ${after.key} and ${p.id} ${beyond} ${after.id}))`;
  const rows = await db.q
    .select({ n: p.n, id: p.id, name: p.name, reference: p.reference, gtin14: p.gtin14, key })
    .from(p)
    .leftJoin(passports, eq(passports.n, p.passport_n))
    .where(and(eq(p.dataset_n, scope.dataset), inView(view, db.tables), behind))
    .orderBy(...inOrder)
    .limit(limit);
  return rows;
}

/** Where a product stands in an order; undefined when there is none. */
export async function findPlace(
  db: Queryable,
  scope: Pick<Scope, "dataset">,
  order: ProductOrder,
  id: string,
): Promise<Place | undefined> {
  const { products: p } = db.tables;
  const [row] = await db.q
    .select({ id: p.id, key: keyOf(order, db.tables) })
    .from(p)
    .where(and(eq(p.id, id), eq(p.dataset_n, scope.dataset)))
    .limit(1);
  return row;
}

/** What the database can tell of a view; `ready` and `missing` also depend on the template. */
function inView(view: ProductView, { products: p, passports }: Tables): SQL | undefined {
  if (view === "archived") return eq(p.status, "archived");
  const active = eq(p.status, "active");
  if (view === "all") return active;
  if (view === "changed")
    return and(active, eq(passports.status, "issued"), sql`${p.updated} > ${passports.published}`);
  // A product whose passport was withdrawn waits for nothing: whether it gets a successor is for people to say.
  return and(active, isNull(passports.n));
}

/** How many products a view has as far as the database can tell. */
export async function countProducts(
  db: Queryable,
  scope: Pick<Scope, "dataset">,
  view: ProductView,
): Promise<number> {
  const { products: p, passports } = db.tables;
  const [row] = await db.q
    .select({ count: count() })
    .from(p)
    .leftJoin(passports, eq(passports.n, p.passport_n))
    .where(and(eq(p.dataset_n, scope.dataset), inView(view, db.tables)));
  return Number(row?.count ?? 0);
}

export interface SummaryRow {
  n: number;
  id: string;
  name: string;
  reference: string;
  gtin: string | null;
  template: string;
  status: string;
  data: unknown;
  origins: unknown;
  created: number;
  updated: number;
  passport_id: string | null;
  passport_status: string | null;
  passport_version: number | null;
  image_id: string | null;
}

/** The products with these internal keys, in no order. */
export async function listSummaries(
  db: Queryable,
  scope: Pick<Scope, "dataset">,
  products: readonly number[],
): Promise<SummaryRow[]> {
  if (products.length === 0) return [];
  const { products: p, passports, files } = db.tables;
  return db.q
    .select({
      n: p.n,
      id: p.id,
      name: p.name,
      reference: p.reference,
      gtin: p.gtin,
      template: p.template,
      status: p.status,
      data: p.data,
      origins: p.origins,
      created: p.created,
      updated: p.updated,
      passport_id: passports.id,
      passport_status: passports.status,
      passport_version: passports.version,
      image_id: files.id,
    })
    .from(p)
    .leftJoin(passports, eq(passports.n, p.passport_n))
    .leftJoin(files, eq(files.n, p.image_file_n))
    .where(and(inArray(p.n, [...products]), eq(p.dataset_n, scope.dataset)));
}

/** How many batches each of some products has, by internal key. */
export async function countBatches(db: Queryable, products: readonly number[]): Promise<Map<number, number>> {
  const { batches } = db.tables;
  if (products.length === 0) return new Map();
  const rows = await db.q
    .select({ product: batches.product_n, count: count() })
    .from(batches)
    .where(inArray(batches.product_n, [...products]))
    .groupBy(batches.product_n);
  return new Map(rows.map(({ product, count }) => [product, Number(count)]));
}

/** How many pieces each of some products has, by internal key: those of all of its passports. */
export async function countItems(db: Queryable, products: readonly number[]): Promise<Map<number, number>> {
  const { passports } = db.tables;
  if (products.length === 0) return new Map();
  const rows = await db.q
    .select({
      product: passports.product_n,
      count: sql<number>`sum(${passports.items_count})`.mapWith(Number),
    })
    .from(passports)
    .where(inArray(passports.product_n, [...products]))
    .groupBy(passports.product_n);
  return new Map(rows.map(({ product, count }) => [product, count]));
}

/** Names of products by id. */
export async function listProductNames(
  db: Queryable,
  scope: Pick<Scope, "dataset">,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { products: p } = db.tables;
  const rows = await db.q
    .select({ id: p.id, name: p.name })
    .from(p)
    .where(and(inArray(p.id, [...new Set(ids)]), eq(p.dataset_n, scope.dataset)));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
