/** The people of a company: who they are, what they may, and that it always has an owner. */
import type { Transaction } from "../../storage/database.ts";
import { recordActivity } from "../activity/record.ts";
import { Failure, missing } from "../failure.ts";
import type { Scope } from "../scope.ts";
import { countOwners, deleteMember, findMember, type MemberRow, setRole } from "./member-rows.ts";
import type { Role } from "./role.ts";

/**
 * Gives a member another role. Owners are made and unmade by owners.
 * @throws Failure resource_missing, role_insufficient, invalid_value for the last owner
 */
export async function changeRole(tx: Transaction, scope: Scope, id: string, role: Role): Promise<MemberRow> {
  const member = await holdMember(tx, scope, id);
  if (member.role === role) return member;
  await checkOwners(tx, scope, member, role);
  await setRole(tx, member.n, role);
  await recordActivity(tx, scope, "member.role_changed", id, {
    email: member.email,
    before: member.role,
    after: role,
  });
  return { ...member, role };
}

/**
 * Takes somebody out of the company; what they did stays under their name.
 * @throws Failure resource_missing, role_insufficient, invalid_value for the last owner
 */
export async function removeMember(tx: Transaction, scope: Scope, id: string): Promise<MemberRow> {
  const member = await holdMember(tx, scope, id);
  await checkOwners(tx, scope, member, undefined);
  await deleteMember(tx, member.n);
  await recordActivity(tx, scope, "member.removed", id, { email: member.email, role: member.role });
  return member;
}

/** All changes of a company's members follow each other: two owners must not remove one another at once. */
async function holdMember(tx: Transaction, scope: Scope, id: string): Promise<MemberRow> {
  await tx.lock(`members:${scope.company.n}`);
  const member = await findMember(tx, scope, id);
  if (!member) throw missing("member", id);
  return member;
}

/** @param role that the member is to have; undefined: none */
async function checkOwners(
  tx: Transaction,
  scope: Scope,
  member: MemberRow,
  role: Role | undefined,
): Promise<void> {
  if (member.role !== "owner" && role !== "owner") return;
  await checkIsOwner(tx, scope);
  if (member.role === "owner" && (await countOwners(tx, scope)) === 1)
    throw new Failure(
      "invalid_value",
      "This is the last owner of the company, which must have one. Make somebody else an owner first.",
      "role",
    );
}

/**
 * Whether whoever acts is an owner at this moment; the machine's command line is.
 * @throws Failure role_insufficient
 */
export async function checkIsOwner(tx: Transaction, scope: Scope): Promise<void> {
  const { kind, id } = scope.actor;
  if (kind === "system") return;
  const acting = kind === "member" && id !== null ? await findMember(tx, scope, id) : undefined;
  if (acting?.role !== "owner")
    throw new Failure("role_insufficient", "Only an owner of the company makes, changes or removes owners.");
}
