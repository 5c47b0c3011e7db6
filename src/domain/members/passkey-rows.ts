/** All queries of passkeys, which belong to people and to no data set. */
import { and, asc, eq, sql } from "drizzle-orm";
import { isId } from "../../platform/ids.ts";
import { insertion, type Queryable, type Transaction } from "../../storage/database.ts";

/** Undefined when the passkey is here already. */
export const insertPasskey = insertion((t) => t.passkeys, "nothing");

export async function listPasskeysOf(db: Queryable, user: number) {
  const { passkeys } = db.tables;
  return db.q.select().from(passkeys).where(eq(passkeys.user_n, user)).orderBy(asc(passkeys.n));
}

/** Of all people. */
export async function countPasskeys(db: Queryable): Promise<number> {
  const { passkeys } = db.tables;
  const [row] = await db.q.select({ count: sql<number | string>`count(*)` }).from(passkeys);
  return Number(row?.count ?? 0);
}

export type PasskeyRow = Awaited<ReturnType<typeof listPasskeysOf>>[number];

/** Base64url; longer than any authenticator makes. */
const CREDENTIAL = /^[\w-]{1,1400}$/;

/** @param credential what the authenticator calls it; any other text is none */
export async function findPasskeyByCredential(
  db: Queryable,
  credential: string,
): Promise<PasskeyRow | undefined> {
  if (!CREDENTIAL.test(credential)) return undefined;
  const { passkeys } = db.tables;
  const [row] = await db.q.select().from(passkeys).where(eq(passkeys.credential_id, credential)).limit(1);
  return row;
}

export async function setPasskeyUsed(
  tx: Transaction,
  n: number,
  counter: number,
  now: number,
): Promise<void> {
  const { passkeys } = tx.tables;
  await tx.q.update(passkeys).set({ counter, last_used: now }).where(eq(passkeys.n, n));
}

/** Undefined when the person has no such passkey. */
export async function setPasskeyName(
  tx: Transaction,
  user: number,
  id: string,
  name: string,
): Promise<PasskeyRow | undefined> {
  if (!isId(id)) return undefined;
  const { passkeys } = tx.tables;
  const [row] = await tx.q
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.user_n, user), eq(passkeys.id, id)))
    .returning();
  return row;
}

/** @returns its name; undefined when the person has no such passkey */
export async function deletePasskey(tx: Transaction, user: number, id: string): Promise<string | undefined> {
  if (!isId(id)) return undefined;
  const { passkeys } = tx.tables;
  const [row] = await tx.q
    .delete(passkeys)
    .where(and(eq(passkeys.user_n, user), eq(passkeys.id, id)))
    .returning();
  return row?.name;
}

export async function deletePasskeysOf(tx: Transaction, user: number): Promise<void> {
  await tx.q.delete(tx.tables.passkeys).where(eq(tx.tables.passkeys.user_n, user));
}
