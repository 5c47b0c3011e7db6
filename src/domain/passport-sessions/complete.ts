import type { Transaction } from "../../storage/database.ts";
import { checkStanding } from "../accounts/api-keys.ts";
import { recordActivity } from "../activity/record.ts";
import { emit } from "../events/emit.ts";
import { Failure, missing } from "../failure.ts";
import { createMissingItems } from "../items/create-missing.ts";
import { saysTheSame } from "../passports/draft.ts";
import { issuePassport } from "../passports/issue.ts";
import { publishVersion } from "../passports/publish.ts";
import { findPassport, findVersion, holdPassport, type PassportRow } from "../passports/rows.ts";
import { findProduct, holdProduct, type ProductRow } from "../products/rows.ts";
import type { Scope } from "../scope.ts";
import { presentSession, statusOf } from "./present.ts";
import { findSession, holdSession, setCompleted } from "./rows.ts";
import type { Outcome, PassportSession } from "./shape.ts";

/**
 * Completes a session, once: issues the product's passport, publishes a version of it, or leaves it as it is when it
 * says all already; then makes the session's items.
 * @param scope of the session's operator, as `openSession` gives it
 * @param changeNote what a version says of itself
 * @throws Failure session_closed, passport_missing, product_archived, gs1_key_taken, what `createItems` throws, and
 * account_suspended, account_read_only, plan_lacks_api
 */
export async function completeSession(
  tx: Transaction,
  scope: Scope,
  id: string,
  changeNote: string,
): Promise<PassportSession> {
  checkStanding(scope, true);
  const held = await holdSession(tx, scope, id);
  if (!held) throw missing("passport session", id);
  const { session, serials } = held;
  if (statusOf(session, scope.now) !== "open")
    throw new Failure(
      "session_closed",
      "This session was completed or has expired. Start a new one where this one was started.",
    );
  const { passport, outcome } = await publish(tx, scope, session.product_id, changeNote);
  await setCompleted(tx, session.n, {
    completed_at: scope.now,
    outcome,
    passport_n: passport.n,
    items_created: await createMissingItems(tx, scope, passport.id, serials),
  });
  const after = await findSession(tx, scope, id);
  if (!after) throw new Error(`passport session ${id} is gone`);
  const completed = presentSession(scope, after);
  await emit(tx, scope, "passport_session.completed", completed);
  await recordActivity(tx, scope, "passport_session.completed", id, { outcome, passport: passport.id });
  return completed;
}

async function publish(
  tx: Transaction,
  scope: Scope,
  productId: string,
  changeNote: string,
): Promise<{ passport: PassportRow; outcome: Outcome }> {
  // Held, so that what is compared is what is published.
  const held = await holdProduct(tx, scope, productId);
  const product = held && (await findProduct(tx, scope, productId));
  if (!product) throw new Error(`the data set lacks product ${productId}`);
  const before = await issuedPassport(tx, scope, product);
  if (!before) {
    const { id } = await issuePassport(tx, scope, { product: productId });
    return { passport: await rowOf(tx, scope, id), outcome: "issued" };
  }
  const current = await findVersion(tx, before.n, before.version);
  if (!current) throw new Error(`passport ${before.id} lacks its version ${before.version}`);
  if (saysTheSame(scope, { product, batch: undefined }, current))
    return { passport: before, outcome: "unchanged" };
  await publishVersion(tx, scope, before.id, changeNote);
  return { passport: before, outcome: "version" };
}

/** The product's passport, held, unless it has none or only one that was withdrawn. */
async function issuedPassport(
  tx: Transaction,
  scope: Scope,
  { passport_id }: ProductRow,
): Promise<PassportRow | undefined> {
  const newest = passport_id === null ? undefined : await holdPassport(tx, scope, passport_id);
  return newest?.status === "issued" ? newest : undefined;
}

async function rowOf(tx: Transaction, scope: Scope, id: string): Promise<PassportRow> {
  const row = await findPassport(tx, scope, id);
  if (!row) throw new Error(`passport ${id} was not stored`);
  return row;
}
