/** The second factor: codes that change every 30 seconds (RFC 6238), and codes for who has lost them. */
import { and, eq, isNull, lt, or } from "drizzle-orm";
import { randomUid, UID_BYTES } from "../../formats/crockford.ts";
import { randomOctets } from "../../platform/random.ts";
import { sha256Hex } from "../../platform/sealing.ts";
import type { Queryable, Transaction } from "../../storage/database.ts";
import { Failure } from "../failure.ts";
import { type Services, toolsOf } from "../services.ts";
import { recordForPerson } from "./record.ts";
import { findUser, type UserRow } from "./rows.ts";
import type { Browser, Person } from "./sessions.ts";
import { endTicket, issueTicket, tryTicket } from "./tickets.ts";

const STEP_SECONDS = 30;
/** Clocks of phones go wrong: the code before and the one after are taken too. */
const WINDOW = 1;
const RECOVERY_CODES = 10;
/** 50 bits each. */
const RECOVERY_CODE_LENGTH = 10;

export interface TotpOffer {
  ticket: string;
  /** Base 32, for typing it. */
  secret: string;
  /** `otpauth://…`, for a code to scan. */
  uri: string;
}

/** Begins to set up the second factor: nothing changes until a code of it is entered. */
export async function offerTotp(services: Services, { user }: Person): Promise<TotpOffer> {
  const { Secret, TOTP } = await import("otpauth");
  const secret = new Secret({ size: 20 }).base32;
  const uri = new TOTP({ issuer: "Carnet", label: user.email, secret }).toString();
  const { secret: ticket } = await services.db.write((tx) =>
    issueTicket(tx, toolsOf(services), "totp", user.n, secret),
  );
  return { ticket, secret, uri };
}

/**
 * Sets up the second factor.
 * @returns the recovery codes, which are shown once
 * @throws Failure invalid_value for a ticket that has ended or a code that is not of it
 */
export async function enableTotp(
  services: Services,
  { user }: Person,
  { ticket: secret, code }: { ticket: string; code: string },
  browser: Browser,
): Promise<string[]> {
  const { db } = services;
  const tools = toolsOf(services);
  const ticket = await db.write((tx) => tryTicket(tx, tools, "totp", secret));
  if (!ticket || ticket.user !== user.n)
    throw new Failure("invalid_value", "This took too long. Begin with a new secret.", "ticket");
  const step = await stepOf(ticket.content, code, tools.now);
  if (step === undefined)
    throw new Failure(
      "invalid_value",
      "The code is not the one that the app shows now. Check the clock of the phone, and enter the next one.",
      "code",
    );
  return db.write(async (tx) => {
    await endTicket(tx, ticket);
    await tx.q
      .update(tx.tables.users)
      .set({ totp_sealed: tools.keyring.seal(ticket.content, contextOf(user)), totp_step: step })
      .where(eq(tx.tables.users.n, user.n));
    await recordForPerson(tx, services, user, browser, { action: "member.second_factor_added" });
    return replaceRecoveryCodes(tx, user.n);
  });
}

/** Takes the second factor away, with its recovery codes. */
export async function removeTotp(tx: Transaction, user: number): Promise<void> {
  const { users, recoveryCodes } = tx.tables;
  await tx.q.update(users).set({ totp_sealed: null, totp_step: null }).where(eq(users.n, user));
  await tx.q.delete(recoveryCodes).where(eq(recoveryCodes.user_n, user));
}

/**
 * New recovery codes for somebody who has a second factor.
 * @throws Failure invalid_value for who has none
 */
export async function renewRecoveryCodes(tx: Transaction, user: number): Promise<string[]> {
  const row = await findUser(tx, user);
  if (!row?.totp_sealed)
    throw new Failure("invalid_value", "Recovery codes belong to the second factor. Set that up first.");
  return replaceRecoveryCodes(tx, user);
}

/** New recovery codes in place of all former ones. @returns them, in the form that people write */
async function replaceRecoveryCodes(tx: Transaction, user: number): Promise<string[]> {
  const { recoveryCodes } = tx.tables;
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await tx.q.delete(recoveryCodes).where(eq(recoveryCodes.user_n, user));
  await tx.q
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ user_n: user, hash: hashOf(code), used: null })));
  return codes;
}

function newRecoveryCode(): string {
  const letters = randomUid(randomOctets(UID_BYTES)).slice(0, RECOVERY_CODE_LENGTH);
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

/** Read as it is written on paper: without case, with or without the hyphen. */
function hashOf(code: string): string {
  return sha256Hex(code.toLowerCase().replace(/[\s-]/g, "").replaceAll("o", "0").replace(/[il]/g, "1"));
}

/** How many recovery codes are left. */
export async function countRecoveryCodes(db: Queryable, user: number): Promise<number> {
  const { recoveryCodes } = db.tables;
  const left = await db.q
    .select({ n: recoveryCodes.n })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.user_n, user), isNull(recoveryCodes.used)));
  return left.length;
}

/**
 * Takes a code of the second factor or a recovery code, each once.
 * @returns which it was; undefined when it is wrong, or was used before
 */
export async function takeCode(
  services: Services,
  user: Pick<UserRow, "n" | "id" | "totp_sealed">,
  code: string,
): Promise<"totp" | "recovery_code" | undefined> {
  const { db, clock, keyring } = services;
  const now = clock.now();
  const digits = code.replace(/\s/g, "");
  if (!/^\d{6}$/.test(digits))
    return (await takeRecoveryCode(db, user.n, code, now)) ? "recovery_code" : undefined;
  if (!user.totp_sealed) return undefined;
  const secret = Buffer.from(keyring.open(user.totp_sealed, contextOf(user))).toString();
  const step = await stepOf(secret, digits, now);
  if (step === undefined) return undefined;
  const taken = await db.write(({ q, tables: { users } }) =>
    q
      .update(users)
      .set({ totp_step: step })
      .where(and(eq(users.n, user.n), or(isNull(users.totp_step), lt(users.totp_step, step))))
      .returning({ n: users.n }),
  );
  return taken.length > 0 ? "totp" : undefined;
}

async function takeRecoveryCode(
  db: Services["db"],
  user: number,
  code: string,
  now: number,
): Promise<boolean> {
  const taken = await db.write(({ q, tables: { recoveryCodes: t } }) =>
    q
      .update(t)
      .set({ used: now })
      .where(and(eq(t.user_n, user), eq(t.hash, hashOf(code)), isNull(t.used)))
      .returning({ n: t.n }),
  );
  return taken.length > 0;
}

/** The step of time that a code belongs to; undefined for a wrong one. */
async function stepOf(secret: string, code: string, now: number): Promise<number | undefined> {
  const { TOTP } = await import("otpauth");
  const delta = new TOTP({ secret, period: STEP_SECONDS }).validate({
    token: code.replace(/\s/g, ""),
    timestamp: now * 1000,
    window: WINDOW,
  });
  return delta === null ? undefined : Math.floor(now / STEP_SECONDS) + delta;
}

function contextOf({ id }: { id: string }): string {
  return `totp:${id}`;
}
