/** Inviting people into a company, by a link that is good for 7 days. */
import type { Queryable, Transaction } from "../../storage/database.ts";
import { companyOfAccount, datasetsOf } from "../accounts/rows.ts";
import { createUser, hashPassword, parseEmail } from "../accounts/users.ts";
import { recordActivity } from "../activity/record.ts";
import { Failure, missing } from "../failure.ts";
import { type Actor, type Company, type Scope, SYSTEM, scopeOn, type Tools } from "../scope.ts";
import { hashOfSecret, isSecret, newSecret } from "../secret.ts";
import { type Services, toolsOf } from "../services.ts";
import {
  deleteInvitation,
  deleteInvitationsBefore,
  findInvitationByHash,
  findMemberByEmail,
  type InvitationRow,
  insertInvitation,
  insertMemberOnce,
} from "./member-rows.ts";
import { checkIsOwner } from "./members.ts";
import { checkNewPassword } from "./password.ts";
import type { Role } from "./role.ts";
import { findUserByEmail } from "./rows.ts";
import { type Browser, nameOf, type Person } from "./sessions.ts";

/** 7 days. */
const INVITATION_SECONDS = 7 * 24 * 60 * 60;
/** An invitation that nobody took is shown for so long after its link has ended. */
const SHOWN_SECONDS = 30 * 24 * 60 * 60;

/**
 * Invites somebody; a former invitation of the same address ends.
 * @returns the invitation and the address of the link, which is nowhere else
 * @throws Failure invalid_value, role_insufficient
 */
export async function invite(
  tx: Transaction,
  scope: Scope,
  input: { email: string; role: Role },
): Promise<{ invitation: InvitationRow; url: string }> {
  const email = parseEmail(input.email);
  await tx.lock(`members:${scope.company.n}`);
  if (input.role === "owner") await checkIsOwner(tx, scope);
  if (await findMemberByEmail(tx, scope, email))
    throw new Failure("invalid_value", "Somebody with this address is a member already.", "email");
  await deleteInvitation(tx, scope, { email });
  const secret = newSecret();
  const row = {
    id: scope.ids.next(),
    account_n: scope.company.n,
    email,
    role: input.role,
    secret_hash: hashOfSecret(secret),
    created_by: scope.actor,
    expires: scope.now + INVITATION_SECONDS,
    created: scope.now,
  };
  const n = await insertInvitation(tx, row);
  if (n === undefined) throw new Error("an invitation was not stored");
  await recordActivity(tx, scope, "member.invited", row.id, { email, role: input.role });
  return { invitation: { n, ...row }, url: `${scope.site}/panel/invitation/${secret}` };
}

/** Takes an invitation back: its link opens nothing from then on. @throws Failure resource_missing */
export async function withdrawInvitation(tx: Transaction, scope: Scope, id: string): Promise<InvitationRow> {
  const gone = await deleteInvitation(tx, scope, { id });
  if (!gone) throw missing("invitation", id);
  await recordActivity(tx, scope, "member.invitation_withdrawn", id, { email: gone.email });
  return gone;
}

export interface Invitation {
  company: Company;
  email: string;
  role: Role;
  /** Somebody with this address signs in here already. */
  known: boolean;
}

/** What a link invites to; undefined when it has ended. */
export async function findInvitation(
  db: Queryable,
  secret: string,
  now: number,
): Promise<Invitation | undefined> {
  const row = await findRow(db, secret, now);
  if (!row) return undefined;
  const company = await companyOfAccount(db, row.account_n);
  const known = (await findUserByEmail(db, row.email)) !== undefined;
  return { company, email: row.email, role: row.role as Role, known };
}

function findRow(db: Queryable, secret: string, now: number): Promise<InvitationRow | undefined> {
  return isSecret(secret) ? findInvitationByHash(db, hashOfSecret(secret), now) : Promise.resolve(undefined);
}

/**
 * Accepts an invitation as somebody who is new here.
 * @returns the new user @throws Failure resource_missing, invalid_value
 */
export async function acceptAsNew(
  services: Services,
  sent: { secret: string; password: string; name: string },
  browser: Browser,
): Promise<Person["user"]> {
  const invitation = await findInvitation(services.db.reader, sent.secret, services.clock.now());
  if (!invitation) throw ended();
  checkNewPassword(sent.password, [invitation.email, sent.name, invitation.company.name]);
  const passwordHash = await hashPassword(sent.password);
  return services.db.write(async (tx) => {
    const tools = toolsOf(services);
    const row = await findRow(tx, sent.secret, tools.now);
    if (!row) throw ended();
    const { email } = row;
    const made = await createUser(tx, tools, { email, name: sent.name, passwordHash, operator: false });
    const user = { ...made, operator: false };
    await join(tx, tools, row, user, browser);
    return user;
  });
}

/**
 * Accepts an invitation as the person whose address it names, who is signed in.
 * @throws Failure resource_missing, role_insufficient for somebody else
 */
export async function acceptAs(
  services: Services,
  { user }: Person,
  secret: string,
  browser: Browser,
): Promise<void> {
  await services.db.write(async (tx) => {
    const tools = toolsOf(services);
    const row = await findRow(tx, secret, tools.now);
    if (!row) throw ended();
    if (row.email !== user.email)
      throw new Failure(
        "role_insufficient",
        `This invitation is for ${row.email}, and you are signed in as ${user.email}. Sign out first.`,
      );
    await join(tx, tools, row, user, browser);
  });
}

/** Makes the person a member; the invitation is used up. */
async function join(
  tx: Transaction,
  tools: Tools,
  row: InvitationRow,
  user: Person["user"],
  { address }: Browser,
): Promise<void> {
  const company = await companyOfAccount(tx, row.account_n);
  // Gone when another request was quicker.
  if (!(await deleteInvitation(tx, { company }, { id: row.id }))) throw ended();
  await addMember(tx, tools, company, user, row.role as Role, address, "member.joined");
}

/**
 * Makes a person a member of a company.
 * @throws Failure invalid_value for who is one already
 */
export async function addMember(
  tx: Transaction,
  tools: Tools,
  company: Company,
  user: Person["user"],
  role: Role,
  address: string | null,
  action: "member.joined" | "member.added",
): Promise<string> {
  const id = tools.ids.next();
  const row = { id, account_n: company.n, user_n: user.n, role, created: tools.now };
  if ((await insertMemberOnce(tx, row)) === undefined)
    throw new Failure("invalid_value", `${user.email} is a member of ${company.name} already.`, "email");
  const { live } = await datasetsOf(tx, company.n);
  const actor: Actor = action === "member.added" ? SYSTEM : { kind: "member", id, name: nameOf(user) };
  const scope = { ...scopeOn(company, live, true, actor, tools), address };
  await recordActivity(tx, scope, action, id, { email: user.email, role });
  return id;
}

function ended(): Failure {
  return new Failure("resource_missing", "This invitation has ended. Ask for a new one.");
}

/** Drops those that nobody took; false: there are no more. */
export async function dropOldInvitations(tx: Transaction, now: number): Promise<boolean> {
  await deleteInvitationsBefore(tx, now - SHOWN_SECONDS);
  return false;
}
