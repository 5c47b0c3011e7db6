import type { Transaction } from "../../storage/database.ts";
import { recordActivity } from "../activity/record.ts";
import { Failure } from "../failure.ts";
import type { Scope } from "../scope.ts";
import { holdUndecided } from "./hold.ts";
import { getDataRequest } from "./read.ts";
import { updateRequest } from "./rows.ts";
import type { DataRequestSummary } from "./shape.ts";

const HOUR_SECONDS = 60 * 60;
const DAY_SECONDS = 24 * HOUR_SECONDS;
/** How long a supplier has when nobody says: 14 days. */
export const DEFAULT_SECONDS = 14 * DAY_SECONDS;
const LEAST_SECONDS = HOUR_SECONDS;
const MOST_SECONDS = 366 * DAY_SECONDS;

/**
 * Moves the end of a request that was not answered; one that has expired is open again, under the same links.
 * @throws Failure resource_missing, invalid_value (it is not open any more, or the end is too near or too far)
 */
export async function extendDataRequest(
  tx: Transaction,
  scope: Scope,
  id: string,
  expires: number,
): Promise<DataRequestSummary> {
  const row = await holdUndecided(tx, scope, id);
  checkEnd(scope, expires);
  if (row.expires !== expires) {
    await updateRequest(tx, row.n, { expires });
    await recordActivity(tx, scope, "data_request.extended", id, {
      product: row.product_id,
      supplier: row.supplier_name,
      expires,
    });
  }
  return getDataRequest(tx, scope, id);
}

/** @throws Failure invalid_value */
export function checkEnd({ now }: Pick<Scope, "now">, expires: number): void {
  if (expires >= now + LEAST_SECONDS && expires <= now + MOST_SECONDS) return;
  throw new Failure(
    "invalid_value",
    `"expires" must be a Unix time in seconds, an hour to a year from now: it is ${now} now.`,
    "expires",
  );
}
