/** All queries of members and of the sessions that people sign in with. */
import { and, asc, desc, eq, gt, ne } from "drizzle-orm";
import { textFault } from "../../formats/clean-text.ts";
import { isId } from "../../platform/ids.ts";
import {
  fixed,
  insertion,
  type Queryable,
  statement,
  type Transaction,
  value,
} from "../../storage/database.ts";
import { companyOf } from "../accounts/rows.ts";
import type { Company } from "../scope.ts";
import type { Role } from "./role.ts";

/** Most sessions that a person is shown. */
const SESSIONS_SHOWN = 100;

export const insertSession = insertion((t) => t.userSessions);

const selectUserByEmail = statement((q, t) =>
  q
    .select()
    .from(t.users)
    .where(eq(t.users.email, value("email")))
    .limit(fixed(1)),
);

export type UserRow = Awaited<ReturnType<typeof selectUserByEmail>>[number];

/** @param email in the form that it is stored in; any other text is nobody's */
export async function findUserByEmail(db: Queryable, email: string): Promise<UserRow | undefined> {
  if (textFault(email)) return undefined;
  const [row] = await selectUserByEmail(db, { email });
  return row;
}

export async function findUser(db: Queryable, n: number): Promise<UserRow | undefined> {
  const { users } = db.tables;
  const [row] = await db.q.select().from(users).where(eq(users.n, n)).limit(1);
  return row;
}

/** All people of the instance, the first first. */
export async function listUsers(db: Queryable): Promise<UserRow[]> {
  return db.q.select().from(db.tables.users).orderBy(asc(db.tables.users.n));
}

export async function setPassword(tx: Transaction, user: number, hash: string): Promise<void> {
  await tx.q.update(tx.tables.users).set({ password_hash: hash }).where(eq(tx.tables.users.n, user));
}

export async function setUserName(tx: Transaction, user: number, name: string | null): Promise<void> {
  await tx.q.update(tx.tables.users).set({ name }).where(eq(tx.tables.users.n, user));
}

const selectSession = statement((q, t) =>
  q
    .select({ session: t.userSessions, user: t.users })
    .from(t.userSessions)
    .innerJoin(t.users, eq(t.users.n, t.userSessions.user_n))
    .where(eq(t.userSessions.secret_hash, value("hash")))
    .limit(fixed(1)),
);

/** A session with its person, also when its time has passed. */
export async function findSessionByHash(db: Queryable, hash: string) {
  const [row] = await selectSession(db, { hash });
  return row;
}

export async function updateSeen(
  tx: Transaction,
  n: number,
  seen: { last_seen: number; address: string | null; user_agent: string | null },
): Promise<void> {
  await tx.q.update(tx.tables.userSessions).set(seen).where(eq(tx.tables.userSessions.n, n));
}

export async function setConfirmed(tx: Transaction, n: number, confirmed: number): Promise<void> {
  await tx.q.update(tx.tables.userSessions).set({ confirmed }).where(eq(tx.tables.userSessions.n, n));
}

/** A person's sessions that have not ended, the latest used first. */
export async function listSessionsOf(db: Queryable, user: number, at: { now: number; seenAfter: number }) {
  const { userSessions: t } = db.tables;
  return db.q
    .select()
    .from(t)
    .where(and(eq(t.user_n, user), gt(t.expires, at.now), gt(t.last_seen, at.seenAfter)))
    .orderBy(desc(t.last_seen), desc(t.n))
    .limit(SESSIONS_SHOWN);
}

/** Ends a session of a person; false when there is none. */
export async function deleteSessionOf(tx: Transaction, user: number, id: string): Promise<boolean> {
  if (!isId(id)) return false;
  const { userSessions: t } = tx.tables;
  const gone = await tx.q
    .delete(t)
    .where(and(eq(t.user_n, user), eq(t.id, id)))
    .returning({ n: t.n });
  return gone.length > 0;
}

/** Ends all sessions of a person, or all but one. */
export async function deleteSessionsOf(tx: Transaction, user: number, but?: number): Promise<void> {
  const { userSessions: t } = tx.tables;
  await tx.q.delete(t).where(and(eq(t.user_n, user), but === undefined ? undefined : ne(t.n, but)));
}

export async function deleteSession(tx: Transaction, n: number): Promise<void> {
  await tx.q.delete(tx.tables.userSessions).where(eq(tx.tables.userSessions.n, n));
}

interface Membership {
  /** Id of the member, by which the person is named in this company's records. */
  id: string;
  role: Role;
  company: Company;
}

const selectMemberships = statement((q, t) =>
  q
    .select({ id: t.members.id, role: t.members.role, account: t.accounts })
    .from(t.members)
    .innerJoin(t.accounts, eq(t.accounts.n, t.members.account_n))
    .where(eq(t.members.user_n, value("user")))
    .orderBy(asc(t.members.n)),
);

/** The companies that a person belongs to, the first joined first. */
export async function listMemberships(db: Queryable, user: number): Promise<Membership[]> {
  const rows = await selectMemberships(db, { user });
  return rows.map(({ id, role, account }) => ({ id, role: role as Role, company: companyOf(account) }));
}

const selectMembership = statement((q, t) =>
  q
    .select({ id: t.members.id, role: t.members.role, account: t.accounts, dataset: t.datasets.n })
    .from(t.members)
    .innerJoin(t.accounts, eq(t.accounts.n, t.members.account_n))
    .innerJoin(
      t.datasets,
      and(eq(t.datasets.account_n, t.accounts.n), eq(t.datasets.livemode, value("livemode"))),
    )
    .where(and(eq(t.members.user_n, value("user")), eq(t.accounts.handle, value("handle"))))
    .limit(fixed(1)),
);

/** A person's membership of the company with a handle, with one of its data sets. */
export async function findMembership(
  db: Queryable,
  user: number,
  handle: string,
  livemode: boolean,
): Promise<(Membership & { dataset: number }) | undefined> {
  if (textFault(handle)) return undefined;
  const [row] = await selectMembership(db, { user, handle, livemode });
  return row && { id: row.id, role: row.role as Role, company: companyOf(row.account), dataset: row.dataset };
}
