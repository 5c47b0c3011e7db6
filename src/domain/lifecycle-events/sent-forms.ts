/** Forms that were sent: each is taken once, and there are limits to how many. */
import { and, eq, gt, sql } from "drizzle-orm";
import { insertion, type Transaction } from "../../storage/database.ts";
import { dropOldest } from "../../storage/retention.ts";

/** What limits count. */
const WINDOW_SECONDS = 24 * 60 * 60;
/** Longer than a form's stamp holds, so that a form cannot outlive the note that it was sent. */
const KEPT_SECONDS = 2 * WINDOW_SECONDS;

/** Undefined when this form was sent before. */
export const insertSentForm = insertion((t) => t.sentForms, "nothing");

/** Whether this form was sent before. */
export async function wasSent(tx: Transaction, form: string): Promise<boolean> {
  const { sentForms: s } = tx.tables;
  return (await tx.q.select({ n: s.n }).from(s).where(eq(s.form, form)).limit(1)).length > 0;
}

/** How many forms came from a sender, or about a subject, in the last 24 hours. */
export async function countSentForms(
  tx: Transaction,
  by: "sender" | "subject",
  value: string,
  now: number,
): Promise<number> {
  const { sentForms: s } = tx.tables;
  const [row] = await tx.q
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(s)
    .where(and(eq(s[by], value), gt(s.created, now - WINDOW_SECONDS)));
  return row?.count ?? 0;
}

/** Drops some notes that no limit counts any more; true: there may be more. */
export async function dropOldForms(tx: Transaction, now: number): Promise<boolean> {
  const { sentForms } = tx.tables;
  return (await dropOldest(tx, sentForms, sentForms.created, now - KEPT_SECONDS)).more;
}
