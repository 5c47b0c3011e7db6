/** A request held for a change, in the state that the change needs. */
import type { Transaction } from "../../storage/database.ts";
import { checkStatus } from "../accounts/api-keys.ts";
import { Failure, missing } from "../failure.ts";
import type { Scope } from "../scope.ts";
import { statusOf } from "./present.ts";
import { holdRequest, type RequestRow } from "./rows.ts";

/**
 * A request that its supplier may still work in.
 * @throws Failure resource_missing, session_closed, account_suspended, account_read_only
 */
export async function holdOpen(tx: Transaction, scope: Scope, id: string): Promise<RequestRow> {
  checkStatus(scope.company, true);
  const row = await hold(tx, scope, id);
  if (statusOf(row, scope.now) !== "open")
    throw new Failure("session_closed", "This request was answered or taken back, or has expired.");
  return row;
}

/**
 * A request that was neither answered nor declined, whether or not its time has passed.
 * @throws Failure resource_missing, invalid_value
 */
export async function holdUndecided(tx: Transaction, scope: Scope, id: string): Promise<RequestRow> {
  const row = await hold(tx, scope, id);
  const status = statusOf(row, scope.now);
  if (status !== "open" && status !== "expired")
    throw new Failure(
      "invalid_value",
      `This can be done only as long as the supplier has not answered, and this request is ${status}.`,
    );
  return row;
}

/** @throws Failure resource_missing */
export async function hold(tx: Transaction, scope: Scope, id: string): Promise<RequestRow> {
  const row = await holdRequest(tx, scope, id);
  if (!row) throw missing("data request", id);
  return row;
}
