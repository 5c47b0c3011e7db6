/** All queries of attempts to sign in, which belong to no data set. */
import { eq, lt } from "drizzle-orm";
import type { Queryable, Transaction } from "../../storage/database.ts";

export interface AttemptRow {
  subject: string;
  failures: number;
  pause_until: number;
  latest: number;
}

export async function findAttempts(db: Queryable, subject: string): Promise<AttemptRow | undefined> {
  const { signInAttempts: t } = db.tables;
  const [row] = await db.q
    .select({ subject: t.subject, failures: t.failures, pause_until: t.pause_until, latest: t.latest })
    .from(t)
    .where(eq(t.subject, subject))
    .limit(1);
  return row;
}

export async function storeAttempts(tx: Transaction, row: AttemptRow): Promise<void> {
  const { signInAttempts } = tx.tables;
  const { failures, pause_until, latest } = row;
  await tx.q
    .insert(signInAttempts)
    .values(row)
    .onConflictDoUpdate({ target: signInAttempts.subject, set: { failures, pause_until, latest } });
}

export async function deleteAttempts(tx: Transaction, subject: string): Promise<void> {
  const { signInAttempts } = tx.tables;
  await tx.q.delete(signInAttempts).where(eq(signInAttempts.subject, subject));
}

export async function deleteAttemptsBefore(tx: Transaction, time: number): Promise<void> {
  const { signInAttempts } = tx.tables;
  await tx.q.delete(signInAttempts).where(lt(signInAttempts.latest, time));
}
