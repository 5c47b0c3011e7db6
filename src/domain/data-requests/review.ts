/** What the company decides about a supplier's answers: the only way in which one becomes a value. */
import type { Transaction } from "../../storage/database.ts";
import { recordActivity } from "../activity/record.ts";
import { Failure, missing } from "../failure.ts";
import type { Json } from "../passports/content.ts";
import { changeProduct } from "../products/change.ts";
import { findProduct, holdProduct } from "../products/rows.ts";
import type { Actor, Scope } from "../scope.ts";
import type { Data } from "../templates/values.ts";
import { hold } from "./hold.ts";
import { statusOf } from "./present.ts";
import { getDataRequest } from "./read.ts";
import { type Decisions, type RequestRow, updateRequest } from "./rows.ts";
import type { DataRequestSummary, Review } from "./shape.ts";

export interface Reviewed {
  request: DataRequestSummary;
  /** Answers that were not accepted, since the product no longer says what was shown beside them: with what it says. */
  conflicts: { key: string; value: Json }[];
}

/**
 * Accepts and rejects answers of a supplier. An accepted one is written to the product with the supplier as its origin;
 * the last decision ends the review: the request is accepted, or declined when nothing of it was accepted. A review of
 * a request that was answered with documents alone has no decisions, and ends it.
 * @throws Failure resource_missing, invalid_value (it does not wait for a review, there is no such answer, or an
 * accepted one is to be rejected), and the faults of a value that the product's template does not take any more
 */
export async function reviewDataRequest(
  tx: Transaction,
  scope: Scope,
  id: string,
  { decisions: sent, known = {} }: Review,
): Promise<Reviewed> {
  const row = await hold(tx, scope, id);
  const status = statusOf(row, scope.now);
  if (status !== "answered")
    throw new Failure(
      "invalid_value",
      `Only an answered request can be reviewed, and this one is ${status}.`,
    );
  const answers = row.answers as Data;
  const before = row.decisions as Decisions;
  const made = Object.entries(sent).filter(([key, decision]) => before[key]?.decision !== decision);
  for (const [key] of made) checkDecidable(answers, before, key);

  const accepted = made.flatMap(([key, decision]) => (decision === "accepted" ? [key] : []));
  const conflicts = await conflictsOf(tx, scope, row, accepted, known);
  const taken = accepted.filter((key) => !conflicts.some((one) => one.key === key));
  const rejected = made.flatMap(([key, decision]) => (decision === "rejected" ? [key] : []));
  if (taken.length > 0) {
    const data = Object.fromEntries(taken.map((key) => [key, answers[key] ?? null]));
    const supplier: Actor = { kind: "supplier", id: row.id, name: row.supplier_name };
    await changeProduct(tx, scope, row.product_id, { data }, { supplier });
  }
  const decisions: Decisions = { ...before };
  for (const key of taken) decisions[key] = { decision: "accepted", actor: scope.actor, at: scope.now };
  for (const key of rejected) decisions[key] = { decision: "rejected", actor: scope.actor, at: scope.now };
  if (taken.length + rejected.length > 0) {
    await updateRequest(tx, row.n, { decisions });
    const { supplier_name: supplier, product_id: product } = row;
    await recordActivity(tx, scope, "data_request.reviewed", id, {
      product,
      supplier,
      accepted: taken,
      rejected,
    });
  }
  if (conflicts.length === 0 && Object.keys(answers).every((key) => decisions[key] !== undefined))
    await end(tx, scope, row, decisions);
  return { request: await getDataRequest(tx, scope, id), conflicts };
}

/** @throws Failure invalid_value */
function checkDecidable(answers: Data, before: Decisions, key: string): void {
  const param = `decisions.${key.slice(0, 80)}`;
  if (!Object.hasOwn(answers, key))
    throw new Failure("invalid_value", `The supplier gave no answer to "${key.slice(0, 80)}".`, param);
  if (before[key]?.decision === "accepted")
    throw new Failure(
      "invalid_value",
      `The answer to "${key}" was accepted, and stands on the product. Change it there.`,
      param,
    );
}

async function conflictsOf(
  tx: Transaction,
  scope: Scope,
  { product_id, answers }: RequestRow,
  accepted: readonly string[],
  known: Data,
): Promise<Reviewed["conflicts"]> {
  if (accepted.length === 0) return [];
  const product = (await holdProduct(tx, scope, product_id)) && (await findProduct(tx, scope, product_id));
  if (!product) throw missing("product", product_id);
  const data = product.data as Data;
  return accepted.flatMap((key) => {
    const now = data[key] ?? null;
    const shown = known[key];
    const isKnown = shown === undefined || Bun.deepEquals(now, shown);
    return isKnown || Bun.deepEquals(now, (answers as Data)[key]) ? [] : [{ key, value: now }];
  });
}

async function end(tx: Transaction, scope: Scope, row: RequestRow, decisions: Decisions): Promise<void> {
  const all = Object.values(decisions);
  const isAccepted = all.length === 0 || all.some(({ decision }) => decision === "accepted");
  await updateRequest(
    tx,
    row.n,
    isAccepted
      ? { accepted_at: scope.now }
      : { declined_at: scope.now, declined_by: scope.actor, decline_reason: null },
  );
  await recordActivity(tx, scope, isAccepted ? "data_request.accepted" : "data_request.rejected", row.id, {
    product: row.product_id,
    supplier: row.supplier_name,
  });
}
