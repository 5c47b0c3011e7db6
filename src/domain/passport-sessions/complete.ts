import type { Queryable, Transaction } from "../../storage/database.ts";
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
import { findSession, holdSession, type SessionRow, setCompleted } from "./rows.ts";
import type { Outcome, PassportSession } from "./shape.ts";

export interface Consent {
  /** What a version says of itself. */
  changeNote: string;
  /** What the operator agreed to, in the words that were shown. */
  statement: string;
}

/**
 * Completes a session, once: issues the product's passport, publishes a version of it, or leaves it as it is when it
 * says all already; then makes the session's items.
 * @param scope of the session's operator, as `openSession` gives it
 * @throws Failure session_closed, passport_missing, product_archived, gs1_key_taken, what `createItems` throws, and
 * account_suspended, account_read_only, plan_lacks_api
 */
export async function completeSession(
  tx: Transaction,
  scope: Scope,
  id: string,
  { changeNote, statement }: Consent,
): Promise<PassportSession> {
  const { session, serials } = await holdOpenSession(tx, scope, id);
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
  await recordActivity(tx, scope, "passport_session.completed", id, {
    outcome,
    passport: passport.id,
    statement,
  });
  return completed;
}

/**
 * Holds a session that its operator may still work in.
 * @throws Failure session_closed, resource_missing, account_suspended, account_read_only, plan_lacks_api
 */
export async function holdOpenSession(
  tx: Transaction,
  scope: Scope,
  id: string,
): Promise<{ session: SessionRow; serials: string[] }> {
  checkStanding(scope, true);
  const held = await holdSession(tx, scope, id);
  if (!held) throw missing("passport session", id);
  if (statusOf(held.session, scope.now) !== "open")
    throw new Failure(
      "session_closed",
      "This session was completed or has expired. Start a new one where this one was started.",
    );
  return held;
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
  if (product.passport_id !== null) await holdPassport(tx, scope, product.passport_id);
  const { outcome, passport } = await foreseeOutcome(tx, scope, product);
  if (!passport) {
    const { id } = await issuePassport(tx, scope, { product: productId });
    return { passport: await rowOf(tx, scope, id), outcome };
  }
  if (outcome === "version") await publishVersion(tx, scope, passport.id, changeNote);
  return { passport, outcome };
}

/** What completing a session of the product would do now, and to which passport; undefined: a new one is issued. */
export async function foreseeOutcome(
  db: Queryable,
  scope: Scope,
  product: ProductRow,
): Promise<{ outcome: Outcome; passport: PassportRow | undefined }> {
  const { passport_id } = product;
  const passport = passport_id === null ? undefined : await findPassport(db, scope, passport_id);
  // After a withdrawal the product gets a successor.
  if (passport?.status !== "issued") return { outcome: "issued", passport: undefined };
  const current = await findVersion(db, passport.n, passport.version);
  if (!current) throw new Error(`passport ${passport.id} lacks its version ${passport.version}`);
  const isSame = saysTheSame(scope, { product, batch: undefined }, current);
  return { outcome: isSame ? "unchanged" : "version", passport };
}

async function rowOf(tx: Transaction, scope: Scope, id: string): Promise<PassportRow> {
  const row = await findPassport(tx, scope, id);
  if (!row) throw new Error(`passport ${id} was not stored`);
  return row;
}
