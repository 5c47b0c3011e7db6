import type { Transaction } from "../../storage/database.ts";
import { missing } from "../failure.ts";
import { claimGs1Key } from "../passports/addresses.ts";
import { findPassport, type PassportRow } from "../passports/rows.ts";
import type { Scope } from "../scope.ts";
import { takeAllowance } from "./allowance.ts";
import { registerItems, withdrawn } from "./register.ts";
import { allotSerials } from "./serials.ts";
import { type ItemRun, type NewItems, wantedOf } from "./shape.ts";
import { uidsOfRun } from "./uids.ts";

/**
 * Makes a run of items under a passport: all of them or, when a serial is taken or a limit reached, none.
 * @throws Failure resource_missing, passport_withdrawn, serial_taken, serial_too_long, plan_limit_reached,
 * test_limit_reached, gs1_key_taken
 */
export async function createItems(
  tx: Transaction,
  scope: Scope,
  passportId: string,
  input: NewItems,
): Promise<ItemRun> {
  const passport = await findPassport(tx, scope, passportId);
  if (!passport) throw missing("passport", passportId);
  if (passport.status === "withdrawn") throw withdrawn();
  const wanted = wantedOf(input);
  const count = "serials" in wanted ? wanted.serials.length : wanted.quantity;

  // Runs of a data set follow each other: serials, the month's count and the order of ids hang on it.
  await tx.lock(`items:${scope.dataset}`);
  await takeAllowance(tx, scope, count);
  const gtin14 = await claimGtin(tx, scope, passport);
  const serials = await allotSerials(tx, passport.product_n, wanted);
  return registerItems(tx, scope, passport, {
    serials,
    uids: uidsOfRun(count),
    mode: "serials" in wanted ? "own" : wanted.mode,
    gtin14,
    block: null,
  });
}

/**
 * The GTIN that the run's addresses carry. Taking it for the product makes sure that a GTIN and a serial lead to one
 * piece on the whole site.
 * @throws Failure gs1_key_taken
 */
export async function claimGtin(
  tx: Transaction,
  scope: Scope,
  passport: PassportRow,
  param?: string,
): Promise<string | null> {
  const { product_gtin14: gtin14, product_n: product } = passport;
  const key = await claimGs1Key(tx, scope, { product, gtin14, batch: null }, param);
  return key === null ? null : gtin14;
}
