import type { Transaction } from "../../storage/database.ts";
import { recordActivity } from "../activity/record.ts";
import { emit } from "../events/emit.ts";
import { Failure, missing } from "../failure.ts";
import type { Scope } from "../scope.ts";
import { presentItem } from "./present.ts";
import { findItem, insertVoid, markVoided, VOIDED } from "./rows.ts";
import type { Item } from "./shape.ts";

/**
 * Voids an item for good, also under a withdrawn passport; its address goes on answering, with a page that says so
 * first.
 * @throws Failure resource_missing, item_voided
 */
export async function voidItem(tx: Transaction, scope: Scope, id: string, reason: string): Promise<Item> {
  const row = await findItem(tx, scope, id);
  if (!row) throw missing("item", id);
  if (!(await markVoided(tx, row.n)))
    throw new Failure("item_voided", "This item was voided already. That cannot be repeated or undone.");
  await insertVoid(tx, { item_n: row.n, voided: scope.now, reason });
  const item = presentItem(scope, { ...row, state: VOIDED, voided_at: scope.now, void_reason: reason });
  await emit(tx, scope, "item.voided", item);
  await recordActivity(tx, scope, "item.voided", id, {
    serial: row.serial,
    reason,
    product: item.product,
  });
  tx.afterCommit(() => scope.publicationChanged(row.passport_uid));
  return item;
}
