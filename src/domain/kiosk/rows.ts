/** The passports that codes are made for, with the names of what they are about. Every query takes the data set. */
import { and, desc, eq, lt, sql } from "drizzle-orm";
import { holdsWords, wordsOf } from "../../formats/searched-words.ts";
import { nextTurn } from "../../platform/next-turn.ts";
import type { Queryable } from "../../storage/database.ts";
import type { Scope } from "../scope.ts";
import { namesOf, sameText } from "./names.ts";

export interface JobRow {
  id: string;
  uid: string;
  product_n: number;
  name: string;
  reference: string;
  gtin14: string | null;
  batch_number: string | null;
  planned: number | null;
  made: number;
  /** The last number of the product's sequence without a prefix. */
  last_number: number | null;
}

/** What narrows the jobs: words in their names, or exactly this. */
export interface JobSearch {
  text?: string | undefined;
  id?: string | undefined;
  uid?: string | undefined;
  gtin14?: string | undefined;
  batch_number?: string | undefined;
  reference?: string | undefined;
}

/** Rows that are looked through at once. */
const SEARCHED_AT_ONCE = 2000;

/** Issued passports, the newest first. */
export async function listJobs(
  db: Queryable,
  scope: Scope,
  search: JobSearch,
  limit: number,
): Promise<JobRow[]> {
  const isWanted = matcher(search);
  const step = isWanted ? SEARCHED_AT_ONCE : limit;
  const found: JobRow[] = [];
  let before: string | undefined;
  for (;;) {
    const read = await readJobs(db, scope, search, before, step);
    found.push(...(isWanted ? read.filter(isWanted) : read));
    if (found.length >= limit || read.length < step) return found.slice(0, limit);
    before = read.at(-1)?.id;
    await nextTurn();
  }
}

/** What no database compares: SQLite knows the cases of A to Z alone, which batch numbers are made of. */
function matcher({ text, reference }: JobSearch): ((row: JobRow) => boolean) | undefined {
  const words = wordsOf(text ?? "");
  if (words.length === 0 && reference === undefined) return undefined;
  return (row) =>
    holdsWords(namesOf(row), words) && (reference === undefined || sameText(row.reference, reference));
}

async function readJobs(
  db: Queryable,
  scope: Scope,
  { id, uid, gtin14, batch_number }: JobSearch,
  before: string | undefined,
  limit: number,
): Promise<JobRow[]> {
  const { passports: p, products, batches, itemCounters: c } = db.tables;
  return db.q
    .select({
      id: p.id,
      uid: p.uid,
      product_n: p.product_n,
      name: products.name,
      reference: products.reference,
      gtin14: products.gtin14,
      batch_number: batches.batch_number,
      planned: batches.quantity,
      made: p.items_count,
      last_number: c.last,
    })
    .from(p)
    .innerJoin(products, eq(products.n, p.product_n))
    .leftJoin(batches, eq(batches.n, p.batch_n))
    .leftJoin(c, and(eq(c.product_n, p.product_n), eq(c.prefix, "")))
    .where(
      and(
        eq(p.dataset_n, scope.dataset),
        eq(p.status, "issued"),
        before === undefined ? undefined : lt(p.id, before),
        id === undefined ? undefined : eq(p.id, id),
        uid === undefined ? undefined : eq(p.uid, uid),
        gtin14 === undefined ? undefined : eq(products.gtin14, gtin14),
        batch_number === undefined
          ? undefined
          : eq(sql`lower(${batches.batch_number})`, batch_number.toLowerCase()),
      ),
    )
    .orderBy(desc(p.id))
    .limit(limit);
}
