/** All queries of companies, their data sets, keys and people. */
import { and, asc, desc, eq, isNull, lt } from "drizzle-orm";
import {
  fixed,
  insertion,
  type Queryable,
  statement,
  type Transaction,
  value,
} from "../../storage/database.ts";
import { forChange } from "../../storage/holding.ts";
import { AFTER_ALL_IDS, type PageRequest, pageOf, rowsToRead } from "../../storage/page.ts";
import type { AccountStatus, Company, Limits, Plan } from "../scope.ts";
import { type Branding, PLAIN } from "./brand.ts";

export const insertAccount = insertion((t) => t.accounts);
/** Undefined when the handle is taken. */
export const insertHandle = insertion((t) => t.handles, "nothing");
export const insertDataset = insertion((t) => t.datasets);
export const insertUser = insertion((t) => t.users, "nothing");
export const insertMember = insertion((t) => t.members);
export const insertApiKey = insertion((t) => t.apiKeys);

type AccountRow = {
  n: number;
  id: string;
  name: string;
  handle: string;
  plan: string;
  status: string;
  limits: unknown;
  consumer_events: boolean | null;
  branding: unknown;
  created: number;
};

export function companyOf(row: AccountRow): Company {
  const { n, id, name, handle, created } = row;
  return {
    n,
    id,
    name,
    handle,
    created,
    plan: row.plan as Plan,
    status: row.status as AccountStatus,
    limits: row.limits as Limits,
    consumer_events: row.consumer_events ?? false,
    branding: { ...PLAIN, ...(row.branding as Branding | null) },
  };
}

const selectByHandle = statement((q, t) =>
  q
    .select()
    .from(t.accounts)
    .where(eq(t.accounts.handle, value("handle")))
    .limit(fixed(1)),
);

/** The company that has this handle today. */
export async function findCompany(db: Queryable, handle: string): Promise<Company | undefined> {
  const [row] = await selectByHandle(db, { handle });
  return row && companyOf(row);
}

/** Holds the company with this handle until the transaction ends, so that two changes of it follow each other. */
export async function holdCompany(tx: Transaction, handle: string): Promise<Company | undefined> {
  const { accounts } = tx.tables;
  const found = tx.q.select().from(accounts).where(eq(accounts.handle, handle)).limit(1);
  const [row] = await forChange(tx.engine, found);
  return row && companyOf(row);
}

const selectByFormerHandle = statement((q, t) =>
  q
    .select({ account: t.accounts, dataset: t.datasets.n })
    .from(t.handles)
    .innerJoin(t.accounts, eq(t.accounts.n, t.handles.account_n))
    .innerJoin(
      t.datasets,
      and(eq(t.datasets.account_n, t.accounts.n), eq(t.datasets.livemode, value("livemode"))),
    )
    .where(eq(t.handles.handle, value("handle")))
    .limit(fixed(1)),
);

/** The company that has or ever had this handle, with one of its data sets. */
export async function findByAnyHandle(
  db: Queryable,
  handle: string,
  livemode: boolean,
): Promise<{ company: Company; dataset: number } | undefined> {
  const [row] = await selectByFormerHandle(db, { handle, livemode });
  return row && { company: companyOf(row.account), dataset: row.dataset };
}

/** All handles that lead to a company, today's and former ones. */
export async function listHandles(db: Queryable, account: number): Promise<string[]> {
  const { handles } = db.tables;
  const rows = await db.q
    .select({ handle: handles.handle })
    .from(handles)
    .where(eq(handles.account_n, account))
    .orderBy(asc(handles.handle));
  return rows.map(({ handle }) => handle);
}

/** Companies in the order in which they were made. */
export async function listCompanies(db: Queryable): Promise<Company[]> {
  const rows = await db.q.select().from(db.tables.accounts).orderBy(asc(db.tables.accounts.n));
  return rows.map(companyOf);
}

/** The internal keys of a company's two data sets. */
export async function datasetsOf(db: Queryable, account: number): Promise<{ live: number; test: number }> {
  const { datasets } = db.tables;
  const rows = await db.q.select().from(datasets).where(eq(datasets.account_n, account));
  const live = rows.find((row) => row.livemode)?.n;
  const test = rows.find((row) => !row.livemode)?.n;
  if (live === undefined || test === undefined) throw new Error(`account ${account} lacks a data set`);
  return { live, test };
}

/** The company with an internal key. */
export async function companyOfAccount(db: Queryable, account: number): Promise<Company> {
  const { accounts } = db.tables;
  const [row] = await db.q.select().from(accounts).where(eq(accounts.n, account)).limit(1);
  if (!row) throw new Error(`there is no account ${account}`);
  return companyOf(row);
}

const selectDataset = statement((q, t) =>
  q
    .select({ account: t.accounts, livemode: t.datasets.livemode })
    .from(t.datasets)
    .innerJoin(t.accounts, eq(t.accounts.n, t.datasets.account_n))
    .where(eq(t.datasets.n, value("dataset")))
    .limit(fixed(1)),
);

/** Whose a data set is, and whether it is live. */
export async function companyOfDataset(
  db: Queryable,
  dataset: number,
): Promise<{ company: Company; livemode: boolean }> {
  const [row] = await selectDataset(db, { dataset });
  if (!row) throw new Error(`there is no data set ${dataset}`);
  return { company: companyOf(row.account), livemode: row.livemode };
}

const selectKeyByHash = statement((q, t) =>
  q
    .select({
      n: t.apiKeys.n,
      id: t.apiKeys.id,
      name: t.apiKeys.name,
      revoked: t.apiKeys.revoked,
      dataset: t.datasets.n,
      livemode: t.datasets.livemode,
      account: t.accounts,
    })
    .from(t.apiKeys)
    .innerJoin(t.datasets, eq(t.datasets.n, t.apiKeys.dataset_n))
    .innerJoin(t.accounts, eq(t.accounts.n, t.datasets.account_n))
    .where(eq(t.apiKeys.hash, value("hash")))
    .limit(fixed(1)),
);

/** The key with this hash, with its data set and company. */
export async function findKeyByHash(db: Queryable, hash: string) {
  const [row] = await selectKeyByHash(db, { hash });
  return row;
}

/** A company's keys, newest first. */
export async function listKeys(db: Queryable, account: number) {
  const { apiKeys, datasets } = db.tables;
  return db.q
    .select({ key: apiKeys, livemode: datasets.livemode })
    .from(apiKeys)
    .innerJoin(datasets, eq(datasets.n, apiKeys.dataset_n))
    .where(eq(datasets.account_n, account))
    .orderBy(desc(apiKeys.id));
}

/** A data set's keys, newest first. */
export async function listKeysOf(db: Queryable, dataset: number, page: PageRequest) {
  const { apiKeys } = db.tables;
  const rows = await db.q
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.dataset_n, dataset), lt(apiKeys.id, page.startingAfter ?? AFTER_ALL_IDS)))
    .orderBy(desc(apiKeys.id))
    .limit(rowsToRead(page.limit));
  return pageOf(rows, page.limit);
}

/** Revokes a key that was not; undefined when there is none to revoke. */
export async function markRevoked(tx: Transaction, id: string, now: number) {
  const { apiKeys } = tx.tables;
  const [row] = await tx.q
    .update(apiKeys)
    .set({ revoked: now })
    .where(and(eq(apiKeys.id, id), isNull(apiKeys.revoked)))
    .returning();
  return row;
}

export async function findKey(db: Queryable, id: string) {
  const { apiKeys } = db.tables;
  const [row] = await db.q.select().from(apiKeys).where(eq(apiKeys.id, id)).limit(1);
  return row;
}

export async function updateAccount(
  tx: Transaction,
  n: number,
  changes: Partial<
    Pick<Company, "name" | "handle" | "plan" | "status" | "limits" | "consumer_events" | "branding">
  >,
): Promise<void> {
  await tx.q.update(tx.tables.accounts).set(changes).where(eq(tx.tables.accounts.n, n));
}

/** Whether anybody has been set up yet. */
export async function hasCompany(db: Queryable): Promise<boolean> {
  return (await db.q.select({ n: db.tables.accounts.n }).from(db.tables.accounts).limit(1)).length > 0;
}
