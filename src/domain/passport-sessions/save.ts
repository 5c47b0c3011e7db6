import type { Transaction } from "../../storage/database.ts";
import type { Fault } from "../failure.ts";
import { changeProduct } from "../products/change.ts";
import type { Origins } from "../products/origins.ts";
import { findProduct, holdProduct } from "../products/rows.ts";
import type { Scope } from "../scope.ts";
import { changesSince, type SentValues } from "../templates/seen-values.ts";
import { type Data, faultsOfData } from "../templates/values.ts";
import { holdOpenSession } from "./complete.ts";

export interface Saved {
  /** Of the values that a field does not take: those were left out, the others were stored. */
  faults: Fault[];
  /** Keys that both the operator and somebody else changed meanwhile: what the other wrote stays. */
  conflicts: string[];
}

/**
 * Stores what an operator wrote with the product, value by value, so that two people who work on one product at once
 * lose nothing of each other.
 * @param scope of the session's operator, as `openSession` gives it
 * @throws Failure session_closed, account_suspended, account_read_only, plan_lacks_api
 */
export async function saveValues(
  tx: Transaction,
  scope: Scope,
  id: string,
  sent: SentValues,
): Promise<Saved> {
  const { session } = await holdOpenSession(tx, scope, id);
  const held = await holdProduct(tx, scope, session.product_id);
  const product = held && (await findProduct(tx, scope, session.product_id));
  if (!product) throw new Error(`the data set lacks product ${session.product_id}`);
  const faults = faultsOfData(product.template, sent.data);
  const { changes, conflicts } = changesSince(product.data as Data, sent, faults, (key) =>
    isOwn(held.origins, key, id),
  );
  if (Object.keys(changes).length > 0) await changeProduct(tx, scope, product.id, { data: changes });
  return { faults, conflicts };
}

/** The value was written in this session: in another tab, or just now by the page itself. */
function isOwn(origins: Origins, key: string, session: string): boolean {
  const actor = origins[key]?.actor;
  return actor?.kind === "operator" && actor.id === session;
}
