/** Signing in with e-mail and password. */
import { randomBase62 } from "../../platform/random.ts";
import type { Transaction } from "../../storage/database.ts";
import { datasetsOf } from "../accounts/rows.ts";
import { hashPassword, PASSWORD_MAX, verifyPassword } from "../accounts/users.ts";
import { recordActivity } from "../activity/record.ts";
import { Failure } from "../failure.ts";
import { scopeOn } from "../scope.ts";
import { type Services, toolsOf } from "../services.ts";
import { findUserByEmail, listMemberships } from "./rows.ts";
import { type Browser, beginSession, endSession, nameOf, type Person } from "./sessions.ts";

export interface Credentials {
  email: string;
  password: string;
}

/**
 * Signs somebody in, who gets a new session; the one that the browser had before ends.
 * @returns the secret for the cookie
 * @throws Failure sign_in_failed
 */
export async function signIn(
  services: Services,
  credentials: Credentials,
  browser: Browser,
  before?: Person,
): Promise<{ secret: string }> {
  const user = await userWith(services, credentials);
  const secret = await services.db.write(async (tx) => {
    const tools = toolsOf(services);
    if (before) await endSession(tx, before.session);
    const begun = await beginSession(tx, tools, user.n, browser);
    await recordForPerson(tx, services, user, browser, "member.signed_in");
    return begun;
  });
  return { secret };
}

/** Who has these credentials. It takes the same time whether the account exists or not. */
async function userWith({ db }: Services, { email, password }: Credentials): Promise<Person["user"]> {
  const user = await findUserByEmail(db.reader, email.trim().toLowerCase());
  const isRight =
    password.length <= PASSWORD_MAX * 2 &&
    (await verifyPassword(password, user?.password_hash ?? (await hashOfNobody())));
  if (!user || !isRight)
    throw new Failure(
      "sign_in_failed",
      "The e-mail address and the password do not belong together. Check both.",
    );
  return user;
}

let nobody: Promise<string> | undefined;

/** A hash that no password has, to compare with where there is no account. */
function hashOfNobody(): Promise<string> {
  nobody ??= hashPassword(randomBase62(43));
  return nobody;
}

/** Writes what a person did about their own account into the records of each of their companies. */
export async function recordForPerson(
  tx: Transaction,
  services: Services,
  user: Person["user"],
  { address }: Browser,
  action: string,
): Promise<void> {
  const tools = toolsOf(services);
  for (const { id, company } of await listMemberships(tx, user.n)) {
    const { live } = await datasetsOf(tx, company.n);
    const actor = { kind: "member", id, name: nameOf(user) } as const;
    await recordActivity(tx, { ...scopeOn(company, live, true, actor, tools), address }, action, id);
  }
}
