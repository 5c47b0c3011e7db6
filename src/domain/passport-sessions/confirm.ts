import { canonicalJson } from "../../formats/canonical-json.ts";
import { foldSerial } from "../../formats/serial.ts";
import { sha256Hex } from "../../platform/sealing.ts";
import type { Queryable, Transaction } from "../../storage/database.ts";
import { findTaken } from "../items/serial-rows.ts";
import { findProduct, holdProduct, type ProductRow } from "../products/rows.ts";
import type { Scope } from "../scope.ts";
import { type Completeness, completenessOf } from "../templates/completeness.ts";
import type { Data } from "../templates/values.ts";
import { type Consent, completeSession, foreseeOutcome, holdOpenSession } from "./complete.ts";
import { findSerials, type SessionRow } from "./rows.ts";
import type { Outcome, PassportSession } from "./shape.ts";

/** What an operator is asked to confirm. */
export interface Overview {
  product: ProductRow;
  completeness: Completeness;
  outcome: Outcome;
  /** Items that completing would make. */
  items: number;
  /** Stands for exactly this state of the product. */
  mark: string;
}

/** What completing the session would publish now. */
export async function overviewOf(db: Queryable, scope: Scope, session: SessionRow): Promise<Overview> {
  const product = await findProduct(db, scope, session.product_id);
  if (!product) throw new Error(`the data set lacks product ${session.product_id}`);
  const serials = await findSerials(db, session.n);
  const taken = serials.length === 0 ? new Set() : await findTaken(db, product.n, serials);
  return {
    product,
    completeness: completenessOf(product.template, product.data as Data),
    outcome: (await foreseeOutcome(db, scope, product)).outcome,
    items: serials.filter((serial) => !taken.has(foldSerial(serial))).length,
    mark: markOfState(product),
  };
}

/**
 * Completes a session as its operator confirmed it. Nothing happens when the product is no longer what was shown:
 * nobody answers for values that he did not see.
 * @param mark of the overview that was shown
 * @throws Failure what `completeSession` throws
 */
export async function confirmSession(
  tx: Transaction,
  scope: Scope,
  id: string,
  mark: string,
  consent: Consent,
): Promise<PassportSession | "changed"> {
  const { session } = await holdOpenSession(tx, scope, id);
  const held = await holdProduct(tx, scope, session.product_id);
  const product = held && (await findProduct(tx, scope, session.product_id));
  if (!product || markOfState(product) !== mark) return "changed";
  return completeSession(tx, scope, id, consent);
}

function markOfState({ name, reference, gtin, data }: ProductRow): string {
  return sha256Hex(canonicalJson({ name, reference, gtin, data: data as Data }));
}
