/** All queries of a company's members and of who is invited. Every one takes the company. */
import { and, asc, eq, gt, lt } from "drizzle-orm";
import { isId } from "../../platform/ids.ts";
import { insertion, type Queryable, type Transaction } from "../../storage/database.ts";
import type { Scope } from "../scope.ts";
import type { Role } from "./role.ts";

export const insertInvitation = insertion((t) => t.invitations);
/** Undefined when the person is a member already. */
export const insertMemberOnce = insertion((t) => t.members, "nothing");

type InCompany = Pick<Scope, "company">;

function selectMembers({ q, tables: { members, users } }: Queryable) {
  return q
    .select({
      n: members.n,
      id: members.id,
      role: members.role,
      created: members.created,
      user: users.n,
      email: users.email,
      name: users.name,
      totp: users.totp_sealed,
    })
    .from(members)
    .innerJoin(users, eq(users.n, members.user_n));
}

export type MemberRow = Omit<Awaited<ReturnType<typeof selectMembers>>[number], "role"> & { role: Role };

/** The members of a company, the first joined first. */
export async function listMembers(db: Queryable, { company }: InCompany): Promise<MemberRow[]> {
  const { members } = db.tables;
  const rows = await selectMembers(db).where(eq(members.account_n, company.n)).orderBy(asc(members.n));
  return rows as MemberRow[];
}

export async function findMember(
  db: Queryable,
  { company }: InCompany,
  id: string,
): Promise<MemberRow | undefined> {
  if (!isId(id)) return undefined;
  const { members } = db.tables;
  const [row] = await selectMembers(db)
    .where(and(eq(members.account_n, company.n), eq(members.id, id)))
    .limit(1);
  return row as MemberRow | undefined;
}

export async function findMemberByEmail(
  db: Queryable,
  { company }: InCompany,
  email: string,
): Promise<MemberRow | undefined> {
  const { members, users } = db.tables;
  const [row] = await selectMembers(db)
    .where(and(eq(members.account_n, company.n), eq(users.email, email)))
    .limit(1);
  return row as MemberRow | undefined;
}

export async function countOwners(db: Queryable, { company }: InCompany): Promise<number> {
  const { members } = db.tables;
  const owners = await db.q
    .select({ n: members.n })
    .from(members)
    .where(and(eq(members.account_n, company.n), eq(members.role, "owner")));
  return owners.length;
}

export async function setRole(tx: Transaction, n: number, role: Role): Promise<void> {
  await tx.q.update(tx.tables.members).set({ role }).where(eq(tx.tables.members.n, n));
}

export async function deleteMember(tx: Transaction, n: number): Promise<void> {
  await tx.q.delete(tx.tables.members).where(eq(tx.tables.members.n, n));
}

export interface InvitationRow {
  n: number;
  id: string;
  account_n: number;
  email: string;
  role: string;
  secret_hash: string;
  created_by: unknown;
  expires: number;
  created: number;
}

/** Who is invited to a company and has not come yet, also when their link has ended. */
export async function listInvitations(db: Queryable, { company }: InCompany): Promise<InvitationRow[]> {
  const { invitations } = db.tables;
  return db.q
    .select()
    .from(invitations)
    .where(eq(invitations.account_n, company.n))
    .orderBy(asc(invitations.n));
}

export async function deleteInvitation(
  tx: Transaction,
  { company }: InCompany,
  where: { id: string } | { email: string },
): Promise<InvitationRow | undefined> {
  if ("id" in where && !isId(where.id)) return undefined;
  const { invitations: t } = tx.tables;
  const one = "id" in where ? eq(t.id, where.id) : eq(t.email, where.email);
  const [row] = await tx.q
    .delete(t)
    .where(and(eq(t.account_n, company.n), one))
    .returning();
  return row;
}

/** The invitation of a link that has not ended. */
export async function findInvitationByHash(
  db: Queryable,
  hash: string,
  now: number,
): Promise<InvitationRow | undefined> {
  const { invitations: t } = db.tables;
  const [row] = await db.q
    .select()
    .from(t)
    .where(and(eq(t.secret_hash, hash), gt(t.expires, now)))
    .limit(1);
  return row;
}

/** Drops those whose link ended before a time. */
export async function deleteInvitationsBefore(tx: Transaction, time: number): Promise<void> {
  await tx.q.delete(tx.tables.invitations).where(lt(tx.tables.invitations.expires, time));
}
