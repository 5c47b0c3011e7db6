import type { Transaction } from "../../storage/database.ts";
import { recordActivity } from "../activity/record.ts";
import { Failure, missing } from "../failure.ts";
import type { Scope } from "../scope.ts";
import { presentSession, statusOf } from "./present.ts";
import { holdSession, setExpired } from "./rows.ts";
import type { PassportSession } from "./shape.ts";

/**
 * Ends an open session before its time: its address opens nothing any more. What was saved in it stays.
 * @throws Failure resource_missing, session_closed
 */
export async function expireSession(tx: Transaction, scope: Scope, id: string): Promise<PassportSession> {
  const session = (await holdSession(tx, scope, id))?.session;
  if (!session) throw missing("passport session", id);
  const status = statusOf(session, scope.now);
  if (status !== "open")
    throw new Failure(
      "session_closed",
      `This session is ${status} already, so there is nothing to end. Read it with GET /passport_sessions/{id}.`,
    );
  await setExpired(tx, session.n, scope.now);
  await recordActivity(tx, scope, "passport_session.expired", id);
  return presentSession(scope, { ...session, expires: scope.now });
}
