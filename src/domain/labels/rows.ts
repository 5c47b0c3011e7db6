/** All queries of label templates and logos. Every one takes the company. */
import { and, asc, count, eq } from "drizzle-orm";
import { isId } from "../../platform/ids.ts";
import { insertion, type Queryable, type Transaction } from "../../storage/database.ts";
import type { Scope } from "../scope.ts";

type Owner = Pick<Scope, "company">;

export const insertTemplate = insertion((t) => t.labelTemplates);

export interface TemplateRow {
  n: number;
  id: string;
  account_n: number;
  name: string;
  template: unknown;
  created: number;
  updated: number;
}

/** The templates of the company, the oldest first. */
export async function listTemplateRows(
  db: Queryable,
  { company }: Owner,
  most: number,
): Promise<TemplateRow[]> {
  const { labelTemplates: l } = db.tables;
  return db.q.select().from(l).where(eq(l.account_n, company.n)).orderBy(asc(l.id)).limit(most);
}

export async function countTemplates(db: Queryable, { company }: Owner): Promise<number> {
  const { labelTemplates: l } = db.tables;
  const [row] = await db.q.select({ count: count() }).from(l).where(eq(l.account_n, company.n));
  return row?.count ?? 0;
}

export async function findTemplateRow(
  db: Queryable,
  { company }: Owner,
  id: string,
): Promise<TemplateRow | undefined> {
  if (!isId(id)) return undefined;
  const { labelTemplates: l } = db.tables;
  const [row] = await db.q
    .select()
    .from(l)
    .where(and(eq(l.id, id), eq(l.account_n, company.n)))
    .limit(1);
  return row;
}

export async function updateTemplate(
  tx: Transaction,
  { company }: Owner,
  id: string,
  change: Pick<TemplateRow, "name" | "template" | "updated">,
): Promise<void> {
  const { labelTemplates: l } = tx.tables;
  await tx.q
    .update(l)
    .set(change)
    .where(and(eq(l.id, id), eq(l.account_n, company.n)));
}

export async function deleteTemplate(tx: Transaction, { company }: Owner, id: string): Promise<void> {
  const { labelTemplates: l } = tx.tables;
  await tx.q.delete(l).where(and(eq(l.id, id), eq(l.account_n, company.n)));
}

/** The logo of the company as PNG. */
export async function findLogo(db: Queryable, { company }: Owner): Promise<Uint8Array | undefined> {
  const { labelLogos: l } = db.tables;
  const [row] = await db.q.select({ png: l.png }).from(l).where(eq(l.account_n, company.n)).limit(1);
  return row?.png;
}

/** @param png undefined: the company has no logo any more */
export async function replaceLogo(
  tx: Transaction,
  { company, now }: Pick<Scope, "company" | "now">,
  png: Uint8Array | undefined,
): Promise<void> {
  const { labelLogos: l } = tx.tables;
  await tx.q.delete(l).where(eq(l.account_n, company.n));
  if (png) await tx.q.insert(l).values({ account_n: company.n, png, updated: now });
}
