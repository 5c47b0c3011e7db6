import type { Transaction } from "../../storage/database.ts";
import { recordActivity } from "../activity/record.ts";
import { emit } from "../events/emit.ts";
import { Failure, missing } from "../failure.ts";
import type { Scope } from "../scope.ts";
import { presentPassport } from "./present.ts";
import { holdPassport, markWithdrawn } from "./rows.ts";
import type { Passport } from "./shape.ts";

/**
 * Withdraws a passport for ever; its addresses go on answering, with a page that says so first.
 * @throws Failure resource_missing, passport_withdrawn
 */
export async function withdrawPassport(
  tx: Transaction,
  scope: Scope,
  id: string,
  reason: string,
): Promise<Passport> {
  const before = await holdPassport(tx, scope, id);
  if (!before) throw missing("passport", id);
  if (before.status === "withdrawn")
    throw new Failure(
      "passport_withdrawn",
      "This passport was withdrawn already. A withdrawal cannot be repeated or undone.",
    );
  await markWithdrawn(tx, before.n, scope.now, reason);
  const after = { ...before, status: "withdrawn", withdrawn_at: scope.now, withdraw_reason: reason };
  const passport = await presentPassport(tx, scope, after);
  await emit(tx, scope, "passport.withdrawn", passport);
  await recordActivity(tx, scope, "passport.withdrawn", id, { reason, product: passport.product });
  tx.afterCommit(() => scope.publicationChanged(before.uid));
  return passport;
}
