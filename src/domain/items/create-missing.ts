import { foldSerial } from "../../formats/serial.ts";
import type { Queryable, Transaction } from "../../storage/database.ts";
import { missing } from "../failure.ts";
import { findPassport } from "../passports/rows.ts";
import type { Scope } from "../scope.ts";
import { makeFromBlock } from "../serial-blocks/make.ts";
import { findHolders } from "../serial-blocks/rows.ts";
import { createItems } from "./create.ts";
import { findTaken } from "./serial-rows.ts";

/**
 * Makes those of the serials that the passport's product lacks, and gives how many it made. Those that wait in blocks
 * are made of these, with the addresses that are printed already; the others are one run.
 * @throws Failure what `createItems` throws
 */
export async function createMissingItems(
  tx: Transaction,
  scope: Scope,
  passportId: string,
  serials: readonly string[],
): Promise<number> {
  const passport = await findPassport(tx, scope, passportId);
  if (!passport) throw missing("passport", passportId);
  if (serials.length === 0) return 0;
  // What waits in blocks, and what is taken, stays so until the end.
  await tx.lock(`items:${scope.dataset}`);
  let made = 0;
  const holders = await findHolders(tx, passport.product_n, serials.map(foldSerial));
  for (const [block, some] of Map.groupBy(serials, (serial) => holders.get(foldSerial(serial))))
    if (block !== undefined)
      made += (await makeFromBlock(tx, scope, block, { serials: some, passport: passportId })).created_count;
  const taken = await findTaken(tx, passport.product_n, serials);
  const lacking = serials.filter((serial) => !taken.has(foldSerial(serial)));
  if (lacking.length === 0) return made;
  return made + (await createItems(tx, scope, passportId, { serials: lacking })).created_count;
}

/** How many of the serials `createMissingItems` would make now: those that the product lacks, and those that wait in blocks. */
export async function countMissingItems(
  db: Queryable,
  product: number,
  serials: readonly string[],
): Promise<number> {
  if (serials.length === 0) return 0;
  const folded = serials.map(foldSerial);
  const taken = await findTaken(db, product, serials);
  const waiting = await findHolders(db, product, folded);
  return folded.filter((serial) => !taken.has(serial) || waiting.has(serial)).length;
}
