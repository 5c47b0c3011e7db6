import { UID_BYTES } from "../../formats/crockford.ts";
import { nextTurn } from "../../platform/next-turn.ts";
import type { Transaction } from "../../storage/database.ts";
import { recordActivity } from "../activity/record.ts";
import { missing } from "../failure.ts";
import { monthOf, takeAllowance } from "../items/allowance.ts";
import { claimGtin } from "../items/create.ts";
import { withdrawn } from "../items/register.ts";
import { allotSerials } from "../items/serials.ts";
import { uidsOfRun } from "../items/uids.ts";
import { findPassport } from "../passports/rows.ts";
import type { Scope } from "../scope.ts";
import { presentBlock } from "./present.ts";
import { findBlock, insertBlock, insertReserved } from "./rows.ts";
import type { NewSerialBlock, SerialBlock } from "./shape.ts";

const ROWS_PER_INSERT = 500;
/** No product has this key: blank labels share their serials with nothing yet. */
const NO_PRODUCT = 0;

/**
 * Reserves serials, with the addresses that their items will have: nobody else can take them, and they count as items
 * of this month from now on, so that what is made of them later is refused by no limit.
 * @throws Failure resource_missing, passport_withdrawn, serial_too_long, plan_limit_reached, test_limit_reached,
 * gs1_key_taken
 */
export async function reserveBlock(
  tx: Transaction,
  scope: Scope,
  input: NewSerialBlock,
): Promise<SerialBlock> {
  const { quantity, prefix, holder, held } = input;
  const passport = input.passport ? await findPassport(tx, scope, input.passport) : undefined;
  if (input.passport && !passport) throw missing("passport", input.passport, "passport");
  if (passport?.status === "withdrawn") throw withdrawn("passport");
  // As runs of items do: blocks and runs of a data set follow each other.
  await tx.lock(`items:${scope.dataset}`);
  await takeAllowance(tx, scope, quantity);
  const product = passport?.product_n ?? null;
  const mode = passport ? (input.mode ?? "sequential") : "random";
  const serials = await allotSerials(tx, product ?? NO_PRODUCT, {
    quantity,
    mode,
    prefix: prefix ?? "",
    start: undefined,
  });
  const id = scope.ids.next();
  const n = await insertBlock(tx, {
    id,
    dataset_n: scope.dataset,
    product_n: product,
    passport_n: passport?.n ?? null,
    mode,
    gtin14: passport ? await claimGtin(tx, scope, passport, "passport") : null,
    first_serial: serials[0] ?? "",
    last_serial: serials.at(-1) ?? "",
    quantity,
    unused: quantity,
    holder: holder ?? null,
    held: held ?? null,
    reserved_by: scope.actor,
    month: monthOf(scope.now),
    released: null,
    created: scope.now,
  });
  if (n === undefined) throw new Error("a block of serials was not stored");
  const uids = uidsOfRun(quantity);
  for (let at = 0; at < quantity; at += ROWS_PER_INSERT) {
    const end = Math.min(at + ROWS_PER_INSERT, quantity);
    const some = uids.subarray(at * UID_BYTES, end * UID_BYTES);
    await insertReserved(tx, { n, product }, serials.slice(at, end), some);
    await nextTurn();
  }
  const row = await findBlock(tx, scope, id);
  if (!row) throw new Error(`block ${id} is gone`);
  await recordActivity(tx, scope, "serial_block.reserved", id, {
    quantity,
    first_serial: row.first_serial,
    last_serial: row.last_serial,
    passport: row.passport_id,
    holder: row.holder,
  });
  return presentBlock(scope, row);
}
