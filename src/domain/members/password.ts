/** Passwords: what a new one must be, changing one's own, and a link to choose one by. */
import { codePoints } from "../../formats/clean-text.ts";
import type { Transaction } from "../../storage/database.ts";
import { hashPassword, PASSWORD_MAX, PASSWORD_MIN } from "../accounts/users.ts";
import { Failure } from "../failure.ts";
import { type Language, newPasswordLetter } from "../mail/letters.ts";
import { canMail, enqueueMail } from "../mail/send.ts";
import { type Services, toolsOf } from "../services.ts";
import { beginAttempt } from "./attempts.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { recordForPerson } from "./record.ts";
import { findUser, findUserByEmail, setPassword } from "./rows.ts";
import { type Browser, beginSession, endSessionsOf, type Person } from "./sessions.ts";
import { confirmPassword } from "./sign-in.ts";
import { endTicketsOf, findTicket, issueTicket, tryTicket } from "./tickets.ts";

/** Why a password is refused; the surfaces have sentences for these. */
export type PasswordFault = "length" | "repeats" | "common" | "own";

/**
 * What a new password must be: long enough, none of those that everybody tries first, not one's own name.
 * @param known words that an attacker tries too: the person's name and address, the company
 */
export function faultOfPassword(
  password: string,
  known: readonly (string | null | undefined)[],
): PasswordFault | undefined {
  const length = codePoints(password);
  if (length < PASSWORD_MIN || length > PASSWORD_MAX) return "length";
  if (new Set(password).size < 4) return "repeats";
  const plain = password.normalize("NFKC").toLowerCase();
  if (isCommonPassword(plain)) return "common";
  const words = known.flatMap((word) => (word ?? "").toLowerCase().split(/[^\p{L}\p{N}]+/u));
  const rest = [...words, "carnet", "password", "passport"]
    .filter((word) => codePoints(word) >= 4)
    .reduce((left, word) => left.replaceAll(word, ""), plain);
  // What is left beside such words must still be something that takes guessing.
  return codePoints(rest) < 4 ? "own" : undefined;
}

const SENTENCES: Record<PasswordFault, string> = {
  length: `The password must have ${PASSWORD_MIN} to ${PASSWORD_MAX} characters. A few plain words make a good one.`,
  repeats: "The password repeats too few characters. Use more different ones.",
  common:
    "This password is among those that are tried first. Choose another: a few plain words make a good one.",
  own: "This password is little more than your name, your address or the company's. Choose another: a few plain words make a good one.",
};

/** @throws Failure invalid_value */
export function checkNewPassword(password: string, known: readonly (string | null | undefined)[]): void {
  const fault = faultOfPassword(password, known);
  if (fault) throw new Failure("invalid_value", SENTENCES[fault], "password");
}

/**
 * Changes one's own password. All other sessions end, and this one goes on with a new secret.
 * @returns the secret for the cookie
 * @throws Failure sign_in_failed, invalid_value, rate_limited
 */
export async function changePassword(
  services: Services,
  person: Person,
  sent: { current: string; password: string },
  browser: Browser,
): Promise<string> {
  const { user } = person;
  checkNewPassword(sent.password, [user.email, user.name]);
  await confirmPassword(services, person, sent.current, browser);
  const hash = await hashPassword(sent.password);
  return services.db.write(async (tx) => {
    await storePassword(tx, user.n, hash);
    await recordForPerson(tx, services, user, browser, { action: "member.password_changed" });
    return beginSession(tx, toolsOf(services), user.n, browser);
  });
}

/** Nothing that was begun with the old password goes on. */
async function storePassword(tx: Transaction, user: number, hash: string): Promise<void> {
  await setPassword(tx, user, hash);
  await endSessionsOf(tx, user);
  await endTicketsOf(tx, user);
}

/** Makes a link by which a person chooses a new password; the former ones end. @returns its secret */
export async function offerNewPassword(
  tx: Transaction,
  services: Services,
  user: number,
): Promise<{ secret: string; expires: number }> {
  await endTicketsOf(tx, user, "new_password");
  return issueTicket(tx, toolsOf(services), "new_password", user);
}

/**
 * Sends a link to choose a new password to an address, where somebody signs in with it. Nobody learns here whether
 * somebody does.
 * @throws Failure rate_limited, invalid_value where there is no mail
 */
export async function mailNewPassword(
  services: Services,
  typed: string,
  language: Language,
  { address }: Browser,
): Promise<void> {
  const { db, log } = services;
  const email = typed.trim().toLowerCase();
  if (!(await canMail(services))) throw new Failure("invalid_value", "This Carnet sends no mail.");
  await beginAttempt(services, `new password: ${email}`, address);
  const user = await findUserByEmail(db.reader, email);
  if (!user) return;
  // The answer does not wait for it, so that it takes as long for an address that nobody has.
  db.write(async (tx) => {
    const tools = toolsOf(services);
    const { secret } = await offerNewPassword(tx, services, user.n);
    const url = `${tools.site}/panel/password/${secret}`;
    await enqueueMail(tx, tools, { to: email, ...newPasswordLetter({ language, url }) });
  }).catch((fault) => log.error("a link for a new password was not sent", { fault }));
}

/** Whose link it is; undefined when it is used up, or its time has passed. */
export async function holderOfLink(services: Services, secret: string) {
  const ticket = await findTicket(services.db.reader, toolsOf(services), "new_password", secret);
  return ticket?.user ? findUser(services.db.reader, ticket.user) : undefined;
}

/**
 * Chooses a new password by a link, which is used up. The second factor stays.
 * @throws Failure invalid_value, resource_missing
 */
export async function choosePassword(
  services: Services,
  sent: { secret: string; password: string },
  browser: Browser,
): Promise<void> {
  const user = await holderOfLink(services, sent.secret);
  if (!user) throw linkEnded();
  checkNewPassword(sent.password, [user.email, user.name]);
  const hash = await hashPassword(sent.password);
  await services.db.write(async (tx) => {
    if (!(await tryTicket(tx, toolsOf(services), "new_password", sent.secret))) throw linkEnded();
    await storePassword(tx, user.n, hash);
    await recordForPerson(tx, services, user, browser, { action: "member.password_reset" });
  });
}

/** Sets a password from the command line of the machine. @throws Failure invalid_value */
export async function setPasswordOf(
  services: Services,
  user: Person["user"],
  password: string,
): Promise<void> {
  checkNewPassword(password, [user.email, user.name]);
  const hash = await hashPassword(password);
  await services.db.write(async (tx) => {
    await storePassword(tx, user.n, hash);
    const doing = { action: "member.password_reset", bySystem: true };
    await recordForPerson(tx, services, user, undefined, doing);
  });
}

function linkEnded(): Failure {
  return new Failure("resource_missing", "This link has ended. Ask for a new one.");
}
