/** What a person who comes with a session's address may do: the surfaces ask here, and nowhere else. */
import { randomBase62 } from "../../platform/random.ts";
import { sameSecret } from "../../platform/sealing.ts";
import type { Database, Queryable } from "../../storage/database.ts";
import { companyOfDataset } from "../accounts/rows.ts";
import { type Scope, scopeOn, type Tools } from "../scope.ts";
import { hashOfSecret, isSecret } from "../secret.ts";
import { statusOf } from "./present.ts";
import { findSessionBySecretHash, type SessionRow, setBrowser } from "./rows.ts";
import type { Operator } from "./shape.ts";

/** Why an address does not open: it never led to a session, its session was completed, or its time has passed. */
export type Closed = "unknown" | "ended" | "expired";

export interface OpenSession {
  session: SessionRow;
  /** Everything that is done in the session is done by its operator. */
  scope: Scope;
}

/** The session of an address, as long as it is open. */
export async function openSession(
  db: Queryable,
  tools: Tools,
  secret: string,
): Promise<OpenSession | Closed> {
  const session = await findBySecret(db, secret);
  if (!session) return "unknown";
  const status = statusOf(session, tools.now);
  if (status !== "open") return status === "completed" ? "ended" : "expired";
  return opened(db, tools, session);
}

/** A completed session, for its operator to see what came of it until the session's time has passed. */
export async function openReceipt(
  db: Queryable,
  tools: Tools,
  secret: string,
): Promise<OpenSession | "open" | Closed> {
  const session = await findBySecret(db, secret);
  if (!session) return "unknown";
  const status = statusOf(session, tools.now);
  if (status !== "completed") return status;
  return session.expires <= tools.now ? "ended" : opened(db, tools, session);
}

async function findBySecret(db: Queryable, secret: string): Promise<SessionRow | undefined> {
  return isSecret(secret) ? findSessionBySecretHash(db, hashOfSecret(secret)) : undefined;
}

async function opened(db: Queryable, tools: Tools, session: SessionRow): Promise<OpenSession> {
  const { company, livemode } = await companyOfDataset(db, session.dataset);
  const { name } = session.operator as Operator;
  const actor = { kind: "operator", id: session.id, name } as const;
  return { session, scope: scopeOn(company, session.dataset, livemode, actor, tools) };
}

/** Letters and digits of a browser's own secret: about 131 bits. Short, since a browser may have many sessions. */
const BROWSER_SECRET_LENGTH = 22;

/** Whose browser a session is: nobody's yet, the one that holds this secret, or another. */
export function holderOf(
  session: SessionRow,
  browserSecret: string | undefined,
): "nobody" | "this" | "another" {
  if (session.browser_hash === null) return "nobody";
  const isThis = browserSecret !== undefined && sameSecret(hashOfSecret(browserSecret), session.browser_hash);
  return isThis ? "this" : "another";
}

/** Gives a session to the browser that asks first, for good; undefined when another was quicker. */
export async function bindBrowser(db: Database, session: SessionRow): Promise<string | undefined> {
  const secret = randomBase62(BROWSER_SECRET_LENGTH);
  const isBound = await db.write((tx) => setBrowser(tx, session.n, hashOfSecret(secret)));
  return isBound ? secret : undefined;
}
