/** Signing in: with a password, and where there is a second factor with a code after it. */
import { hashPassword, PASSWORD_MAX, verifyPassword } from "../accounts/users.ts";
import { Failure } from "../failure.ts";
import { newSecret } from "../secret.ts";
import { type Services, toolsOf } from "../services.ts";
import { beginAttempt } from "./attempts.ts";
import { noteDevice } from "./devices.ts";
import { recordForPerson } from "./record.ts";
import { findUser, findUserByEmail, setConfirmed, type UserRow } from "./rows.ts";
import { takeCode } from "./second-factor.ts";
import { type Browser, beginSession, endSession, type Person } from "./sessions.ts";
import { endTicket, findTicket, issueTicket, tryTicket } from "./tickets.ts";
import { warn } from "./warn.ts";

interface Credentials {
  email: string;
  password: string;
}

/** Who comes, and with whom the browser was signed in before: that session ends. */
export interface Coming {
  browser: Browser;
  before?: Person | undefined;
}

/** The secret for the cookie, or the ticket of the step that comes next. */
export type SignedIn = { secret: string } | { ticket: string; expires: number };

/**
 * Signs somebody in with a password.
 * @throws Failure sign_in_failed, rate_limited
 */
export async function signIn(
  services: Services,
  credentials: Credentials,
  coming: Coming,
): Promise<SignedIn> {
  const email = credentials.email.trim().toLowerCase();
  const attempt = await beginAttempt(services, email, coming.browser.address);
  const user = await findUserByEmail(services.db.reader, email);
  if (!(await isPasswordOf(user, credentials.password)) || !user)
    throw new Failure(
      "sign_in_failed",
      "The e-mail address and the password do not belong together. Check both.",
    );
  return services.db.write(async (tx) => {
    if (!user.totp_sealed) {
      await attempt.succeeded(tx);
      return { secret: await enter(tx, services, user, coming, "password") };
    }
    await attempt.halfway(tx);
    const { secret, expires } = await issueTicket(tx, toolsOf(services), "second_step", user.n);
    return { ticket: secret, expires };
  });
}

/**
 * The second step: a code of the app, or a recovery code.
 * @throws Failure sign_in_failed, rate_limited
 */
export async function signInWithCode(
  services: Services,
  sent: { ticket: string; code: string },
  coming: Coming,
): Promise<{ secret: string }> {
  const { db } = services;
  const tools = toolsOf(services);
  const tooLate = new Failure("sign_in_failed", "This took too long, or too many tries. Sign in again.");
  const known = await findTicket(db.reader, tools, "second_step", sent.ticket);
  const user = known?.user ? await findUser(db.reader, known.user) : undefined;
  if (!user) throw tooLate;
  const attempt = await beginAttempt(services, user.email, coming.browser.address);
  const ticket = await db.write((tx) => tryTicket(tx, tools, "second_step", sent.ticket));
  if (!ticket) throw tooLate;
  const kind = await takeCode(services, user, sent.code);
  if (!kind)
    throw new Failure(
      "sign_in_failed",
      "The code is wrong, or was used before. Enter the one that the app shows next, or a recovery code.",
    );
  return db.write(async (tx) => {
    await attempt.succeeded(tx);
    await endTicket(tx, ticket);
    return { secret: await enter(tx, services, user, coming, kind) };
  });
}

/** Begins the session of somebody who has proved who they are. @returns the secret for the cookie */
export async function enter(
  tx: Parameters<typeof beginSession>[0],
  services: Services,
  user: Person["user"],
  { browser, before }: Coming,
  means: string,
): Promise<string> {
  if (before) await endSession(tx, before.session);
  const tools = toolsOf(services);
  const secret = await beginSession(tx, tools, user.n, browser);
  const isNew =
    browser.device !== undefined && (await noteDevice(tx, user.n, browser.device, tools.now)) === "new";
  if (isNew) await warn(tx, services, user, browser, "signed_in");
  await recordForPerson(tx, services, user, browser, { action: "member.signed_in", details: { means } });
  return secret;
}

/**
 * Has a person who is signed in prove once more who they are, for what needs it.
 * @throws Failure sign_in_failed, rate_limited
 */
export async function confirmPassword(
  services: Services,
  person: Person,
  password: string,
  { address }: Browser,
): Promise<void> {
  const attempt = await beginAttempt(services, person.user.email, address);
  const user = await findUser(services.db.reader, person.user.n);
  if (!(await isPasswordOf(user, password)))
    throw new Failure("sign_in_failed", "This is not your password. Enter the one that you sign in with.");
  await services.db.write(async (tx) => {
    await attempt.succeeded(tx);
    await setConfirmed(tx, person.session.n, services.clock.now());
  });
}

/** It takes the same time whether there is such a user or not. */
async function isPasswordOf(user: UserRow | undefined, password: string): Promise<boolean> {
  // A longer one is nobody's, and would only cost time.
  if (password.length > PASSWORD_MAX * 2) return false;
  return verifyPassword(password, user?.password_hash ?? (await hashOfNobody()));
}

let nobody: Promise<string> | undefined;

/** A hash that no password has, to compare with where there is no account. */
function hashOfNobody(): Promise<string> {
  nobody ??= hashPassword(newSecret()).catch((fault) => {
    nobody = undefined;
    throw fault;
  });
  return nobody;
}
