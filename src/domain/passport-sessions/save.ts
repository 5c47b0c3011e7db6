import { canonicalJson } from "../../formats/canonical-json.ts";
import { sha256Hex } from "../../platform/sealing.ts";
import type { Transaction } from "../../storage/database.ts";
import type { Fault } from "../failure.ts";
import type { Json } from "../passports/content.ts";
import { changeProduct } from "../products/change.ts";
import type { Origins } from "../products/origins.ts";
import { findProduct, holdProduct } from "../products/rows.ts";
import type { Scope } from "../scope.ts";
import { type Data, faultsOfData } from "../templates/values.ts";
import { holdOpenSession } from "./complete.ts";

export interface SentValues {
  /** Values by key; `null` deletes. */
  data: Data;
  /** The mark of what each value was when the operator saw it; a key without one is taken as it is sent. */
  seen: ReadonlyMap<string, string>;
}

export interface Saved {
  /** Of the values that a field does not take: those were left out, the others were stored. */
  faults: Fault[];
  /** Keys that both the operator and somebody else changed meanwhile: what the other wrote stays. */
  conflicts: string[];
}

/** Hexadecimal digits of a mark. */
const MARK_LENGTH = 8;

/** Tells whether a value is still the one that somebody saw. */
export function markOf(value: Json | undefined): string {
  return sha256Hex(canonicalJson(value ?? null)).slice(0, MARK_LENGTH);
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
  { data, seen }: SentValues,
): Promise<Saved> {
  const { session } = await holdOpenSession(tx, scope, id);
  const held = await holdProduct(tx, scope, session.product_id);
  const product = held && (await findProduct(tx, scope, session.product_id));
  if (!product) throw new Error(`the data set lacks product ${session.product_id}`);
  const faults = faultsOfData(product.template, data);
  const wrong = new Set(faults.map(({ param = "" }) => param.match(/^data\.(\w+)/)?.[1]));
  const before = product.data as Data;
  const changes: Data = {};
  const conflicts: string[] = [];
  for (const [key, value] of Object.entries(data)) {
    const mark = seen.get(key);
    const now = before[key] ?? null;
    if (wrong.has(key) || Bun.deepEquals(value, now) || markOf(value) === mark) continue;
    // What is empty now was emptied, by whomever: an answer takes nothing away.
    const isFree = mark === undefined || now === null || mark === markOf(now) || isOwn(held.origins, key, id);
    if (isFree) changes[key] = value;
    else conflicts.push(key);
  }
  if (Object.keys(changes).length > 0) await changeProduct(tx, scope, product.id, { data: changes });
  return { faults, conflicts };
}

/** The value was written in this session: in another tab, or just now by the page itself. */
function isOwn(origins: Origins, key: string, session: string): boolean {
  const actor = origins[key]?.actor;
  return actor?.kind === "operator" && actor.id === session;
}
