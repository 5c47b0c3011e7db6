import type { Transaction } from "../../storage/database.ts";
import { recordActivity } from "../activity/record.ts";
import { Failure } from "../failure.ts";
import type { Scope } from "../scope.ts";
import { holdUndecided } from "./hold.ts";
import { giveLink } from "./link.ts";
import { presentSummary, statusOf } from "./present.ts";
import { listLinks } from "./rows.ts";
import type { DataRequestWithLink } from "./shape.ts";

/** Most reminders of one request: more of them help nobody. */
const REMINDERS = 10;

/**
 * Reminds a supplier of an open request, with a further link; the links before go on working.
 * @param canMail there is a mail server: the reminder goes to the supplier's address too, when one is known and the data are live
 * @throws Failure resource_missing, invalid_value (it is not open, or there were reminders enough)
 */
export async function remindSupplier(
  tx: Transaction,
  scope: Scope,
  id: string,
  canMail: boolean,
): Promise<DataRequestWithLink> {
  const row = await holdUndecided(tx, scope, id);
  if (statusOf(row, scope.now) === "expired")
    throw new Failure("invalid_value", "This request has expired. Give the supplier more time first.");
  if ((await listLinks(tx, [row.n])).length > REMINDERS)
    throw new Failure(
      "invalid_value",
      `There were ${REMINDERS} reminders of this request. Ask the supplier in another way.`,
    );
  const link = await giveLink(tx, scope, row, "reminder", canMail);
  await recordActivity(tx, scope, "data_request.reminded", id, {
    product: row.product_id,
    supplier: row.supplier_name,
    mailed: link.mailed,
  });
  return { ...(await presentSummary(tx, scope, row)), ...link };
}
