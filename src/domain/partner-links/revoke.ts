import type { Transaction } from "../../storage/database.ts";
import { recordActivity } from "../activity/record.ts";
import { missing } from "../failure.ts";
import type { Scope } from "../scope.ts";
import { presentLink } from "./present.ts";
import { findLink, markRevoked } from "./rows.ts";
import type { PartnerLink } from "./shape.ts";

/**
 * Revokes a partner's link for good, at once. A second time changes nothing.
 * @throws Failure resource_missing
 */
export async function revokePartnerLink(tx: Transaction, scope: Scope, id: string): Promise<PartnerLink> {
  const row = await findLink(tx, scope, id);
  if (!row) throw missing("partner link", id);
  if (!(await markRevoked(tx, row.n, scope.now))) return presentLink(scope, row);
  await recordActivity(tx, scope, "partner_link.revoked", id, { name: row.name });
  return presentLink(scope, { ...row, revoked: scope.now });
}
