/** How much room each company takes: its files, and what it has most of. */
import { asc, eq, sql } from "drizzle-orm";
import type { Queryable } from "../../storage/database.ts";

interface CompanyUse {
  id: string;
  name: string;
  handle: string;
  files: number;
  /** Of its files. */
  bytes: number;
  products: number;
  passports: number;
  items: number;
}

/** Live and test data together, the company that was made first first. */
export async function storageUse(db: Queryable): Promise<CompanyUse[]> {
  const { accounts, datasets, files, products, passports } = db.tables;
  const companies = await db.q
    .select({ n: accounts.n, id: accounts.id, name: accounts.name, handle: accounts.handle })
    .from(accounts)
    .orderBy(asc(accounts.n));
  const ofFiles = await db.q
    .select({ n: datasets.account_n, count: number("count(*)"), bytes: sum(files.size) })
    .from(files)
    .innerJoin(datasets, eq(datasets.n, files.dataset_n))
    .groupBy(datasets.account_n);
  const ofProducts = await db.q
    .select({ n: datasets.account_n, count: number("count(*)") })
    .from(products)
    .innerJoin(datasets, eq(datasets.n, products.dataset_n))
    .groupBy(datasets.account_n);
  const ofPassports = await db.q
    .select({ n: datasets.account_n, count: number("count(*)"), items: sum(passports.items_count) })
    .from(passports)
    .innerJoin(datasets, eq(datasets.n, passports.dataset_n))
    .groupBy(datasets.account_n);
  return companies.map(({ n, ...company }) => {
    const held = ofFiles.find((row) => row.n === n);
    const issued = ofPassports.find((row) => row.n === n);
    return {
      ...company,
      files: Number(held?.count ?? 0),
      bytes: Number(held?.bytes ?? 0),
      products: Number(ofProducts.find((row) => row.n === n)?.count ?? 0),
      passports: Number(issued?.count ?? 0),
      items: Number(issued?.items ?? 0),
    };
  });
}

/** PostgreSQL's counts and sums come as text. */
function number(expression: string) {
  return sql<number | string>`${sql.raw(expression)}`;
}

function sum(column: Parameters<typeof eq>[0]) {
  return sql<number | string>`coalesce(sum(${column}), 0)`;
}
