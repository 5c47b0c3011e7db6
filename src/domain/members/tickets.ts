/**
 * Tickets: what somebody has begun and must bring back, once and soon. Kept as a hash; what belongs to it is sealed.
 */
import { and, eq, gt, lt, sql } from "drizzle-orm";
import { insertion, type Queryable, type Transaction } from "../../storage/database.ts";
import type { Tools } from "../scope.ts";
import { hashOfSecret, isSecret, newSecret } from "../secret.ts";

const insertTicket = insertion((t) => t.tickets);

export type Purpose =
  | "second_step"
  | "totp"
  | "passkey_sign_in"
  | "passkey_new"
  | "new_password"
  | "supervisor";

/** How long a ticket is good for, in seconds, and how often it may be tried. */
const RULES: Record<Purpose, { seconds: number; tries: number }> = {
  second_step: { seconds: 5 * 60, tries: 5 },
  totp: { seconds: 15 * 60, tries: 10 },
  passkey_sign_in: { seconds: 5 * 60, tries: 1 },
  passkey_new: { seconds: 5 * 60, tries: 1 },
  new_password: { seconds: 60 * 60, tries: 1 },
  supervisor: { seconds: 5 * 60, tries: 1 },
};

export interface Ticket {
  n: number;
  user: number | null;
  content: string;
}

/** @param user whose it is; null before anybody is known */
export async function issueTicket(
  tx: Transaction,
  { keyring, now }: Pick<Tools, "keyring" | "now">,
  purpose: Purpose,
  user: number | null,
  content = "",
): Promise<{ secret: string; expires: number }> {
  const secret = newSecret();
  const { seconds, tries } = RULES[purpose];
  await insertTicket(tx, {
    secret_hash: hashOfSecret(secret),
    purpose,
    user_n: user,
    content_sealed: content === "" ? null : keyring.seal(content, contextOf(purpose)),
    tries,
    expires: now + seconds,
    created: now,
  });
  return { secret, expires: now + seconds };
}

/** A ticket that is good, without using it up. */
export async function findTicket(
  db: Queryable,
  { keyring, now }: Pick<Tools, "keyring" | "now">,
  purpose: Purpose,
  secret: string,
): Promise<Ticket | undefined> {
  if (!isSecret(secret)) return undefined;
  const { tickets } = db.tables;
  const [row] = await db.q
    .select()
    .from(tickets)
    .where(isGood(db, purpose, secret, now))
    .limit(1);
  return row && opened(row, purpose, keyring);
}

/**
 * Takes one try of a ticket; with the last one it is used up. Commit this before what is tried can fail.
 * @returns undefined when there is no such ticket, or no longer
 */
export async function tryTicket(
  tx: Transaction,
  { keyring, now }: Pick<Tools, "keyring" | "now">,
  purpose: Purpose,
  secret: string,
): Promise<Ticket | undefined> {
  if (!isSecret(secret)) return undefined;
  const { tickets } = tx.tables;
  const [row] = await tx.q
    .update(tickets)
    .set({ tries: sql`${tickets.tries} - 1` })
    .where(isGood(tx, purpose, secret, now))
    .returning();
  return row && opened(row, purpose, keyring);
}

/** Ends a ticket that has done its work. */
export async function endTicket(tx: Transaction, { n }: Ticket): Promise<void> {
  await tx.q.delete(tx.tables.tickets).where(eq(tx.tables.tickets.n, n));
}

/** Ends all tickets of a person, or those of one purpose: what was begun before leads nowhere. */
export async function endTicketsOf(tx: Transaction, user: number, purpose?: Purpose): Promise<void> {
  const { tickets } = tx.tables;
  const these = purpose === undefined ? undefined : eq(tickets.purpose, purpose);
  await tx.q.delete(tickets).where(and(eq(tickets.user_n, user), these));
}

/** Drops those whose time has passed; false: there are no more. */
export async function dropOldTickets(tx: Transaction, now: number): Promise<boolean> {
  await tx.q.delete(tx.tables.tickets).where(lt(tx.tables.tickets.expires, now));
  return false;
}

function isGood({ tables: { tickets } }: Queryable, purpose: Purpose, secret: string, now: number) {
  return and(
    eq(tickets.secret_hash, hashOfSecret(secret)),
    eq(tickets.purpose, purpose),
    gt(tickets.expires, now),
    gt(tickets.tries, 0),
  );
}

function opened(
  row: { n: number; user_n: number | null; content_sealed: Uint8Array | null },
  purpose: Purpose,
  keyring: Tools["keyring"],
): Ticket {
  const content = row.content_sealed
    ? Buffer.from(keyring.open(row.content_sealed, contextOf(purpose))).toString()
    : "";
  return { n: row.n, user: row.user_n, content };
}

function contextOf(purpose: Purpose): string {
  return `ticket:${purpose}`;
}
