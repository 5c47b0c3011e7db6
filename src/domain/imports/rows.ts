/** All queries of imports. Every one takes the data set, or the key of an import that was found in it. */
import { and, asc, count, desc, eq, gt, inArray, lt, notInArray, sql, sum } from "drizzle-orm";
import { isId } from "../../platform/ids.ts";
import { execute, insertion, jsonRows, type Queryable, type Transaction } from "../../storage/database.ts";
import { holding } from "../../storage/holding.ts";
import { type Page, type PageRequest, pageOf, rowsToRead } from "../../storage/page.ts";
import type { Scope } from "../scope.ts";
import type { TableRow } from "../tables/table.ts";
import type { RowFault } from "./fault.ts";
import type { Known } from "./plan.ts";
import {
  type Change,
  type Edit,
  type ImportSettings,
  type ImportStatus,
  ROW_STATES,
  type RowState,
} from "./shape.ts";

interface Begun {
  id: string | null;
  name: string;
  address: string | null;
}

export interface ImportRecord {
  n: number;
  id: string;
  dataset_n: number;
  kind: string;
  status: string;
  name: string;
  begun_by: Begun;
  headings: string[];
  decimal: string;
  settings: ImportSettings & { edit?: Edit };
  rows: number;
  counts: Record<RowState, number> | null;
  created: number;
  finished: number | null;
}

export interface RowRecord {
  n: number;
  position: number;
  state: RowState;
  cells: string[];
  product: string | null;
  changes: Change[] | null;
  faults: RowFault[] | null;
}

type ScopeOf = Pick<Scope, "dataset">;

const insertRow = insertion((t) => t.imports);

/** Begins an import; nobody sees it until it is given a status after its last rows. */
export async function insertImport(tx: Transaction, row: Omit<ImportRecord, "n">): Promise<number> {
  const n = await insertRow(tx, row);
  if (n === undefined) throw new Error("an import was not stored");
  return n;
}

/** Rows that a data set's imports hold now, those of dropped ones too until housekeeping has removed them. */
export async function countKeptRows(db: Queryable, scope: ScopeOf): Promise<number> {
  const { imports: i } = db.tables;
  const [row] = await db.q
    .select({ rows: sum(i.rows) })
    .from(i)
    .where(eq(i.dataset_n, scope.dataset));
  return Number(row?.rows ?? 0);
}

/** The status of an import whose rows are on their way into the database. */
export const READING = "reading";
/** The status of one that was cancelled before it changed anything: housekeeping removes it. */
export const DROPPED = "dropped";
const HIDDEN: readonly string[] = [READING, DROPPED];

export async function insertRows(tx: Transaction, importN: number, rows: readonly TableRow[]): Promise<void> {
  const { importRows: r } = tx.tables;
  const values = jsonRows(
    tx,
    rows.map(([position, cells]) => [position, JSON.stringify(cells), null]),
  );
  await execute(
    tx,
    sql`insert into ${r} (import_n, position, state, cells, product) select ${importN}, cast(v.value ->> 0 as bigint), 'read', v.value ->> 1, v.value ->> 2 from ${values}`,
  );
}

/** The rows of an edit: one for each product. */
export async function insertProducts(
  tx: Transaction,
  importN: number,
  from: number,
  products: readonly string[],
): Promise<void> {
  const { importRows: r } = tx.tables;
  const values = jsonRows(
    tx,
    products.map((id, at) => [from + at, "[]", id]),
  );
  await execute(
    tx,
    sql`insert into ${r} (import_n, position, state, cells, product) select ${importN}, cast(v.value ->> 0 as bigint), 'read', v.value ->> 1, v.value ->> 2 from ${values}`,
  );
}

/** The import with this id in the data set. */
export async function findImport(
  db: Queryable,
  scope: ScopeOf,
  id: string,
): Promise<ImportRecord | undefined> {
  if (!isId(id)) return undefined;
  const { imports: i } = db.tables;
  const [row] = await db.q
    .select()
    .from(i)
    .where(and(eq(i.id, id), eq(i.dataset_n, scope.dataset)))
    .limit(1);
  return row && HIDDEN.includes(row.status) ? undefined : (row as ImportRecord | undefined);
}

/** Holds the import until the transaction ends. */
export const holdImport = holding<{ n: number; status: string }>(
  (t) => t.imports,
  (t) => ({ n: t.imports.n, status: t.imports.status }),
);

/** For the worker, which knows an import by its key. */
export async function findImportByKey(
  db: Queryable,
  scope: ScopeOf,
  n: number,
): Promise<ImportRecord | undefined> {
  const { imports: i } = db.tables;
  const [row] = await db.q
    .select()
    .from(i)
    .where(and(eq(i.n, n), eq(i.dataset_n, scope.dataset)))
    .limit(1);
  return row as ImportRecord | undefined;
}

/** Newest first. */
export async function listImports(
  db: Queryable,
  scope: ScopeOf,
  page: PageRequest,
): Promise<Page<ImportRecord>> {
  const { imports: i } = db.tables;
  const before = page.startingAfter === undefined ? undefined : lt(i.id, page.startingAfter);
  const rows = await db.q
    .select()
    .from(i)
    .where(and(eq(i.dataset_n, scope.dataset), notInArray(i.status, [...HIDDEN]), before))
    .orderBy(desc(i.id))
    .limit(rowsToRead(page.limit));
  return pageOf(rows as ImportRecord[], page.limit);
}

/** Changes an import that has one of some statuses. @returns whether it had */
export async function updateImport(
  tx: Transaction,
  n: number,
  from: readonly (ImportStatus | typeof READING)[],
  to: Partial<Pick<ImportRecord, "status" | "settings" | "counts" | "finished" | "rows">>,
): Promise<boolean> {
  const { imports: i } = tx.tables;
  const rows = await tx.q
    .update(i)
    .set(to)
    .where(and(eq(i.n, n), inArray(i.status, [...from])))
    .returning({ n: i.n });
  return rows.length > 0;
}

/** Drops up to so many rows of an import. @returns whether there may be more */
export async function deleteRows(tx: Transaction, importN: number, limit: number): Promise<boolean> {
  const { importRows: r } = tx.tables;
  const rows = await tx.q.select({ n: r.n }).from(r).where(eq(r.import_n, importN)).limit(limit);
  if (rows.length === 0) return false;
  await tx.q.delete(r).where(
    inArray(
      r.n,
      rows.map(({ n }) => n),
    ),
  );
  return rows.length === limit;
}

export async function deleteImport(tx: Transaction, n: number): Promise<void> {
  const { imports: i } = tx.tables;
  await tx.q.delete(i).where(eq(i.n, n));
}

/** How many rows have each state. */
export async function countRows(db: Queryable, importN: number): Promise<Record<RowState, number>> {
  const { importRows: r } = db.tables;
  const rows = await db.q
    .select({ state: r.state, count: count() })
    .from(r)
    .where(eq(r.import_n, importN))
    .groupBy(r.state);
  const counts = Object.fromEntries(ROW_STATES.map((state) => [state, 0])) as Record<RowState, number>;
  for (const { state, count } of rows) counts[state as RowState] = Number(count);
  return counts;
}

/** Rows of an import behind a position, in the order of the file; of some states only when they are named. */
export async function listRows(
  db: Queryable,
  importN: number,
  after: number,
  limit: number,
  states?: readonly RowState[],
): Promise<RowRecord[]> {
  const { importRows: r } = db.tables;
  const rows = await db.q
    .select({
      n: r.n,
      position: r.position,
      state: r.state,
      cells: r.cells,
      product: r.product,
      changes: r.changes,
      faults: r.faults,
    })
    .from(r)
    .where(and(eq(r.import_n, importN), gt(r.position, after), states && inArray(r.state, [...states])))
    .orderBy(asc(r.position))
    .limit(limit);
  return rows as RowRecord[];
}

/** The last rows of some states before a position: undoing goes backwards. */
export async function listRowsBackwards(
  db: Queryable,
  importN: number,
  limit: number,
  states: readonly RowState[],
): Promise<RowRecord[]> {
  const { importRows: r } = db.tables;
  const rows = await db.q
    .select()
    .from(r)
    .where(and(eq(r.import_n, importN), inArray(r.state, [...states])))
    .orderBy(desc(r.position))
    .limit(limit);
  return rows as unknown as RowRecord[];
}

/** Sets rows back to what they were when they were read. */
export async function resetRows(
  tx: Transaction,
  importN: number,
  after: number,
  until: number,
): Promise<void> {
  const { importRows: r } = tx.tables;
  await tx.q
    .update(r)
    .set({ state: "read", changes: null, faults: null })
    .where(
      and(
        eq(r.import_n, importN),
        gt(r.position, after),
        sql`${r.position} <= ${until}`,
        sql`${r.state} <> 'read'`,
      ),
    );
}

/** Takes a row that has one of some states, while its import has a status: it is done once, whoever else tries. */
export async function claimRow(
  tx: Transaction,
  row: number,
  importN: number,
  from: readonly RowState[],
  status: ImportStatus,
  to: RowState,
): Promise<boolean> {
  const { importRows: r, imports: i } = tx.tables;
  const rows = await tx.q
    .update(r)
    .set({ state: to })
    .where(
      and(
        eq(r.n, row),
        inArray(r.state, [...from]),
        sql`exists (select 1 from ${i} where ${i.n} = ${importN} and ${i.status} = ${status})`,
      ),
    )
    .returning({ n: r.n });
  return rows.length > 0;
}

export async function updateRow(
  tx: Transaction,
  n: number,
  to: Partial<Pick<RowRecord, "state" | "product" | "changes" | "faults">>,
): Promise<void> {
  const { importRows: r } = tx.tables;
  await tx.q.update(r).set(to).where(eq(r.n, n));
}

function knownColumns({ tables }: Queryable) {
  const { products: p } = tables;
  return {
    id: p.id,
    name: p.name,
    reference: p.reference,
    gtin: p.gtin,
    gtin14: p.gtin14,
    template: p.template,
    status: p.status,
    data: p.data,
  };
}

/**
 * The products that hold some references, by reference: those that have it now, and those that had it when it led to a
 * passport.
 */
export async function findHolders(
  db: Queryable,
  scope: ScopeOf,
  references: readonly string[],
): Promise<Map<string, Known>> {
  if (references.length === 0) return new Map();
  const { products: p, productReferences: f } = db.tables;
  const rows = await db.q
    .select({ held: f.reference, ...knownColumns(db) })
    .from(f)
    .innerJoin(p, eq(p.n, f.product_n))
    .where(and(eq(f.dataset_n, scope.dataset), inArray(f.reference, [...references])));
  return new Map(rows.map(({ held, ...known }) => [held, known]));
}

/** Products by id. */
export async function findKnown(
  db: Queryable,
  scope: ScopeOf,
  ids: readonly string[],
): Promise<Map<string, Known>> {
  const { products: p } = db.tables;
  const asked = ids.filter(isId);
  if (asked.length === 0) return new Map();
  const rows = await db.q
    .select(knownColumns(db))
    .from(p)
    .where(and(eq(p.dataset_n, scope.dataset), inArray(p.id, asked)));
  return new Map(rows.map((known) => [known.id, known]));
}

/** What stands under a product that an import made: with any of it, the product is in use. */
export async function isUsed(db: Queryable, scope: ScopeOf, product: string): Promise<boolean> {
  const { products: p, batches, passports, documents, passportSessions, dataRequests } = db.tables;
  const [row] = await db.q
    .select({ n: p.n, image: p.image_file_n })
    .from(p)
    .where(and(eq(p.dataset_n, scope.dataset), eq(p.id, product)));
  if (!row) return true;
  if (row.image !== null) return true;
  for (const table of [batches, passports, documents, passportSessions, dataRequests]) {
    const found = await db.q.select({ n: table.n }).from(table).where(eq(table.product_n, row.n)).limit(1);
    if (found.length > 0) return true;
  }
  return false;
}

/** What a company's columns were when they were imported last, by heading. */
export async function findColumns(
  db: Queryable,
  company: number,
  headings: readonly string[],
): Promise<Map<string, string>> {
  const { importColumns: c } = db.tables;
  if (headings.length === 0) return new Map();
  const rows = await db.q
    .select({ heading: c.heading, target: c.target })
    .from(c)
    .where(and(eq(c.account_n, company), inArray(c.heading, [...headings])));
  return new Map(rows.map(({ heading, target }) => [heading, target]));
}

export async function rememberColumn(
  tx: Transaction,
  company: number,
  heading: string,
  target: string,
): Promise<void> {
  const { importColumns: c } = tx.tables;
  await tx.q
    .insert(c)
    .values({ account_n: company, heading, target } as never)
    .onConflictDoUpdate({ target: [c.account_n, c.heading], set: { target } });
}

/** The oldest import before a moment whose rows are still kept. */
export async function findOutdated(
  db: Queryable,
  before: number,
  reading: { before: number },
): Promise<{ n: number; status: string; rows: number } | undefined> {
  const { imports: i, importRows: r } = db.tables;
  const [row] = await db.q
    .select({ n: i.n, status: i.status, rows: i.rows })
    .from(i)
    .where(
      sql`(${i.created} < ${before} and exists (select 1 from ${r} where ${r.import_n} = ${i.n})) or (${i.status} = ${READING} and ${i.created} < ${reading.before}) or ${i.status} = ${DROPPED}`,
    )
    .orderBy(asc(i.n))
    .limit(1);
  return row;
}
