import { foldSerial } from "../../formats/serial.ts";
import type { Transaction } from "../../storage/database.ts";
import { missing } from "../failure.ts";
import { findPassport } from "../passports/rows.ts";
import type { Scope } from "../scope.ts";
import { createItems } from "./create.ts";
import { findTaken } from "./rows.ts";

/**
 * Makes those of the serials that the passport's product lacks, as one run; gives how many it made.
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
  const taken = await findTaken(tx, passport.product_n, serials);
  const lacking = serials.filter((serial) => !taken.has(foldSerial(serial)));
  if (lacking.length === 0) return 0;
  return (await createItems(tx, scope, passportId, { serials: lacking })).created_count;
}
