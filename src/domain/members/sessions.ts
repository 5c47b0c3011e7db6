/** The sessions of people who are signed in: the cookie's secret is kept as a hash, and the end of a session at once. */
import type { Database, Queryable, Transaction } from "../../storage/database.ts";
import { dropOldest } from "../../storage/retention.ts";
import { Failure } from "../failure.ts";
import type { Language } from "../mail/letters.ts";
import type { Tools } from "../scope.ts";
import { hashOfSecret, isSecret, newSecret } from "../secret.ts";
import {
  deleteSession,
  deleteSessionOf,
  deleteSessionsOf,
  findSessionByHash,
  insertSession,
  listSessionsOf,
  updateSeen,
} from "./rows.ts";

/** A session that is not used for 12 hours ends. */
export const IDLE_SECONDS = 12 * 60 * 60;
/** However much it is used, a session ends after 7 days. */
export const LIFETIME_SECONDS = 7 * 24 * 60 * 60;
const SEEN_SECONDS = 60;

const USER_AGENT_LENGTH = 300;

/** Where a browser is, as its owner will want to recognise it. */
export interface Browser {
  address: string | null;
  userAgent: string | null;
  /** The language in which its person is written to. */
  language?: Language;
  /** The secret of the cookie by which it is known again at the next sign-in. */
  device?: string;
}

/** Somebody who is signed in. */
export interface Person {
  /** Internal key and id of the session. */
  session: { n: number; id: string };
  user: { n: number; id: string; email: string; name: string | null; operator: boolean };
  /** Unix seconds: when this person last proved who they are. */
  confirmed: number;
}

/** How a person is called in the records of a company. */
export function nameOf({ name, email }: Person["user"]): string {
  return name ?? email;
}

/** Begins a session. @returns the secret for the cookie, which is nowhere else */
export async function beginSession(
  tx: Transaction,
  { ids, now }: Pick<Tools, "ids" | "now">,
  user: number,
  browser: Browser,
): Promise<string> {
  const secret = newSecret();
  await insertSession(tx, {
    id: ids.next(),
    user_n: user,
    secret_hash: hashOfSecret(secret),
    ...columnsOf(browser),
    confirmed: now,
    last_seen: now,
    expires: now + LIFETIME_SECONDS,
    created: now,
  });
  return secret;
}

/** Who holds the secret of a session that has not ended. */
export async function findPerson(
  db: Queryable,
  secret: string | undefined,
  now: number,
): Promise<(Person & { lastSeen: number }) | undefined> {
  if (!isSecret(secret)) return undefined;
  const row = await findSessionByHash(db, hashOfSecret(secret));
  if (!row) return undefined;
  const { session, user } = row;
  if (session.expires <= now || session.last_seen + IDLE_SECONDS <= now) return undefined;
  const { n, id, email, name, operator } = user;
  return {
    session: { n: session.n, id: session.id },
    user: { n, id, email, name, operator },
    confirmed: session.confirmed,
    lastSeen: session.last_seen,
  };
}

/** Notes that a session is in use, at most once a minute. */
export async function noteSeen(
  db: Database,
  { session, lastSeen }: Person & { lastSeen: number },
  browser: Browser,
  now: number,
): Promise<void> {
  if (lastSeen + SEEN_SECONDS > now) return;
  await db.write((tx) => updateSeen(tx, session.n, { last_seen: now, ...columnsOf(browser) }));
}

/** Ends a session: its cookie opens nothing from the next request on. */
export function endSession(tx: Transaction, session: Person["session"]): Promise<void> {
  return deleteSession(tx, session.n);
}

/** A person's sessions, the latest used first. */
export function listSessions(db: Queryable, { user }: Person, now: number) {
  return listSessionsOf(db, user.n, { now, seenAfter: now - IDLE_SECONDS });
}

/** Ends one of a person's own sessions. @throws Failure resource_missing */
export async function endSessionById(tx: Transaction, { user }: Person, id: string): Promise<void> {
  if (!(await deleteSessionOf(tx, user.n, id)))
    throw new Failure("resource_missing", "You have no session with this id. It may have ended already.");
}

/** Ends all of a person's sessions but the one that asks. */
export function endOtherSessions(tx: Transaction, { user, session }: Person): Promise<void> {
  return deleteSessionsOf(tx, user.n, session.n);
}

/** Ends all sessions of a person. */
export function endSessionsOf(tx: Transaction, user: number): Promise<void> {
  return deleteSessionsOf(tx, user);
}

function columnsOf({ address, userAgent }: Browser) {
  return { address, user_agent: userAgent?.slice(0, USER_AGENT_LENGTH) ?? null };
}

/** Drops some sessions whose time has passed; true: there may be more. */
export async function dropOldSessions(tx: Transaction, now: number): Promise<boolean> {
  const { userSessions } = tx.tables;
  return (await dropOldest(tx, userSessions, userSessions.expires, now)).more;
}
