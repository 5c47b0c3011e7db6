import type { Queryable } from "../../storage/database.ts";
import type { PageRequest } from "../../storage/page.ts";
import { missing } from "../failure.ts";
import type { Scope } from "../scope.ts";
import { presentSession } from "./present.ts";
import { findSession, listSessions as listRows } from "./rows.ts";
import type { PassportSession, SessionFilters } from "./shape.ts";

/** @throws Failure resource_missing */
export async function getSession(db: Queryable, scope: Scope, id: string): Promise<PassportSession> {
  const row = await findSession(db, scope, id);
  if (!row) throw missing("passport session", id);
  return presentSession(scope, row);
}

/**
 * Sessions, newest first; their addresses, which are secrets, as long as they are open.
 * @throws Failure resource_missing when `startingAfter` is no session of the data set
 */
export async function listSessions(
  db: Queryable,
  scope: Scope,
  filters: SessionFilters,
  page: PageRequest,
): Promise<{ data: PassportSession[]; hasMore: boolean }> {
  if (page.startingAfter !== undefined && !(await findSession(db, scope, page.startingAfter)))
    throw missing("passport session", page.startingAfter, "starting_after");
  const { rows, hasMore } = await listRows(db, scope, filters, page);
  return { data: rows.map((row) => presentSession(scope, row)), hasMore };
}
