import type { Transaction } from "../../storage/database.ts";
import { recordActivity } from "../activity/record.ts";
import type { Scope } from "../scope.ts";
import { hold, holdOpen, holdUndecided } from "./hold.ts";
import { statusOf } from "./present.ts";
import { getDataRequest } from "./read.ts";
import { type RequestRow, updateRequest } from "./rows.ts";
import type { DataRequestSummary } from "./shape.ts";

/**
 * Takes a request back: its links take nothing from then on. A second time changes nothing.
 * @throws Failure resource_missing, invalid_value (it was answered)
 */
export async function revokeDataRequest(
  tx: Transaction,
  scope: Scope,
  id: string,
): Promise<DataRequestSummary> {
  const known = await hold(tx, scope, id);
  if (statusOf(known, scope.now) !== "declined")
    await decline(tx, scope, await holdUndecided(tx, scope, id), "data_request.revoked", null);
  return getDataRequest(tx, scope, id);
}

/**
 * The supplier says that there will be no answer.
 * @param scope of the supplier, as `openDataRequest` gives it
 * @throws Failure session_closed, account_suspended, account_read_only
 */
export async function declineDataRequest(
  tx: Transaction,
  scope: Scope,
  id: string,
  reason: string | null,
): Promise<void> {
  await decline(tx, scope, await holdOpen(tx, scope, id), "data_request.declined", reason);
}

async function decline(
  tx: Transaction,
  scope: Scope,
  row: RequestRow,
  action: string,
  reason: string | null,
): Promise<void> {
  await updateRequest(tx, row.n, {
    declined_at: scope.now,
    declined_by: scope.actor,
    decline_reason: reason,
  });
  await recordActivity(tx, scope, action, row.id, {
    product: row.product_id,
    supplier: row.supplier_name,
    ...(reason === null ? {} : { reason }),
  });
}
