/** All queries of partner links. All but the one by secret and the one for the command line take the data set. */
import { and, desc, eq, gt, isNull, lt, or } from "drizzle-orm";
import { isId } from "../../platform/ids.ts";
import {
  fixed,
  insertion,
  type Queryable,
  statement,
  type Transaction,
  value,
} from "../../storage/database.ts";
import { listing } from "../../storage/listing.ts";
import type { Page, PageRequest } from "../../storage/page.ts";
import type { Scope } from "../scope.ts";

export const insertLink = insertion((t) => t.partnerLinks);

export interface LinkRow {
  n: number;
  id: string;
  dataset_n: number;
  name: string;
  expires: number | null;
  revoked: number | null;
  last_used: number | null;
  created: number;
}

const selectBySecret = statement<{ hash: string }, LinkRow[]>((q, t) =>
  q
    .select()
    .from(t.partnerLinks)
    .where(eq(t.partnerLinks.secret_hash, value("hash")))
    .limit(fixed(1)),
);

/** The link whose secret has this hash, of whatever company. */
export async function findLinkBySecretHash(db: Queryable, hash: string): Promise<LinkRow | undefined> {
  const [row] = await selectBySecret(db, { hash });
  return row;
}

/** The link with this id in the data set. */
export async function findLink(
  db: Queryable,
  { dataset }: Pick<Scope, "dataset">,
  id: string,
): Promise<LinkRow | undefined> {
  if (!isId(id)) return undefined;
  const { partnerLinks: l } = db.tables;
  const [row] = await db.q
    .select()
    .from(l)
    .where(and(eq(l.id, id), eq(l.dataset_n, dataset)))
    .limit(1);
  return row;
}

/** The data set of the link with this id, of whatever company. */
export async function findDatasetOfLink(db: Queryable, id: string): Promise<number | undefined> {
  if (!isId(id)) return undefined;
  const { partnerLinks: l } = db.tables;
  const [row] = await db.q.select({ dataset: l.dataset_n }).from(l).where(eq(l.id, id)).limit(1);
  return row?.dataset;
}

const selectPage = listing([], (_, rows) =>
  statement<Record<string, unknown>, LinkRow[]>((q, { partnerLinks: l }) =>
    q
      .select()
      .from(l)
      .where(and(eq(l.dataset_n, value("dataset")), lt(l.id, value("before"))))
      .orderBy(desc(l.id))
      .limit(fixed(rows)),
  ),
);

/** Links, newest first. */
export function listLinks(
  db: Queryable,
  { dataset }: Pick<Scope, "dataset">,
  page: PageRequest,
): Promise<Page<LinkRow>> {
  return selectPage(db, { dataset }, page);
}

/** Revokes a link that was not; false: it was. */
export async function markRevoked(tx: Transaction, n: number, now: number): Promise<boolean> {
  const { partnerLinks: l } = tx.tables;
  const marked = await tx.q
    .update(l)
    .set({ revoked: now })
    .where(and(eq(l.n, n), isNull(l.revoked)))
    .returning({ n: l.n });
  return marked.length > 0;
}

/** Notes that a link is used; false when it is over, also when that happened a moment ago. */
export async function useLink(tx: Transaction, n: number, now: number): Promise<boolean> {
  const { partnerLinks: l } = tx.tables;
  const used = await tx.q
    .update(l)
    .set({ last_used: now })
    .where(and(eq(l.n, n), isNull(l.revoked), or(isNull(l.expires), gt(l.expires, now))))
    .returning({ n: l.n });
  return used.length > 0;
}
