import type { Queryable } from "../../storage/database.ts";
import { missing } from "../failure.ts";
import type { Scope } from "../scope.ts";
import { presentSession } from "./present.ts";
import { findSession } from "./rows.ts";
import type { PassportSession } from "./shape.ts";

/** @throws Failure resource_missing */
export async function getSession(db: Queryable, scope: Scope, id: string): Promise<PassportSession> {
  const row = await findSession(db, scope, id);
  if (!row) throw missing("passport session", id);
  return presentSession(scope, row);
}
