import type { Queryable } from "../../storage/database.ts";
import type { Scope } from "../scope.ts";
import { datasetsOf } from "./rows.ts";

/** The scope for what concerns a company as a whole: its records stand with the live data, whatever mode is in view. */
export async function companyScope(db: Queryable, scope: Scope): Promise<Scope> {
  if (scope.livemode) return scope;
  const { live } = await datasetsOf(db, scope.company.n);
  return { ...scope, dataset: live, livemode: true };
}
