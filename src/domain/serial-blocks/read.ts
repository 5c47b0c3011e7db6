import { randomUid } from "../../formats/crockford.ts";
import type { Queryable } from "../../storage/database.ts";
import type { PageRequest } from "../../storage/page.ts";
import { missing } from "../failure.ts";
import { itemPath } from "../items/addresses.ts";
import { SERIALS_PER_REQUEST } from "../items/own-serials.ts";
import { findPassport } from "../passports/rows.ts";
import type { Scope } from "../scope.ts";
import { presentBlock } from "./present.ts";
import { findBlock, listBlocks as listRows, listWaiting } from "./rows.ts";
import type { SerialBlock, SerialBlockCodes, SerialBlockFilters } from "./shape.ts";

/** @throws Failure resource_missing */
export async function getBlock(db: Queryable, scope: Scope, id: string): Promise<SerialBlock> {
  const row = await findBlock(db, scope, id);
  if (!row) throw missing("block of serials", id);
  return presentBlock(scope, row);
}

/**
 * Blocks, newest first.
 * @throws Failure resource_missing for a passport or `startingAfter` that is not in the data set
 */
export async function listBlocks(
  db: Queryable,
  scope: Scope,
  filters: SerialBlockFilters,
  page: PageRequest,
): Promise<{ data: SerialBlock[]; hasMore: boolean }> {
  const { passport } = filters;
  if (passport !== undefined && !(await findPassport(db, scope, passport)))
    throw missing("passport", passport, "passport");
  if (page.startingAfter !== undefined && !(await findBlock(db, scope, page.startingAfter)))
    throw missing("block of serials", page.startingAfter, "starting_after");
  const { rows, hasMore } = await listRows(db, scope, filters, page);
  return { data: rows.map((row) => presentBlock(scope, row)), hasMore };
}

/**
 * The unused serials of a block with the addresses that their items will have.
 * @throws Failure resource_missing
 */
export async function getCodes(db: Queryable, scope: Scope, id: string): Promise<SerialBlockCodes> {
  const block = await findBlock(db, scope, id);
  if (!block) throw missing("block of serials", id);
  const rows = await listWaiting(db, block.n, SERIALS_PER_REQUEST);
  return {
    id: block.id,
    object: "serial_block_codes",
    livemode: scope.livemode,
    created: block.created,
    codes: rows.map(({ serial, uid }) => ({
      serial,
      uid: randomUid(uid),
      url: `${scope.site}${itemPath({ uid, serial, gtin14: block.gtin14 })}`,
    })),
  };
}
