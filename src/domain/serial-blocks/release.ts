import { foldSerial } from "../../formats/serial.ts";
import type { Transaction } from "../../storage/database.ts";
import { recordActivity } from "../activity/record.ts";
import { Failure, missing } from "../failure.ts";
import { giveBackAllowance } from "../items/allowance.ts";
import type { Scope } from "../scope.ts";
import { presentBlock } from "./present.ts";
import {
  type BlockRow,
  countUsed,
  deleteReserved,
  findBlock,
  findWaiting,
  listWaiting,
  markReleased,
  markVoid,
} from "./rows.ts";
import type { Release, SerialBlock } from "./shape.ts";

const ROWS_PER_QUERY = 500;

/**
 * Gives unused serials back, so that others may have them. Blank labels may be printed already: they become void, and
 * their addresses say so. What is not there to give back changes nothing.
 * @throws Failure resource_missing, serial_block_held
 */
export async function releaseBlock(
  tx: Transaction,
  scope: Scope,
  id: string,
  { serials, anyway }: Release,
): Promise<SerialBlock> {
  await tx.lock(`items:${scope.dataset}`);
  const block = await findBlock(tx, scope, id);
  if (!block) throw missing("block of serials", id);
  if (block.held && block.unused > 0 && !anyway)
    throw new Failure(
      "serial_block_held",
      `"${block.holder ?? "A box"}" prints from this block where the server is out of reach. Let it send its queue and stop it first; what it printed and has not sent can never be registered afterwards. Give it back all the same with anyway: true.`,
    );
  const count = await drop(tx, block, serials);
  if (count > 0) {
    await countUsed(tx, block.n, count);
    await giveBackAllowance(tx, scope, block.month, count);
  }
  if (serials === undefined && block.unused > 0) await markReleased(tx, block.n, scope.now);
  if (count > 0) await recordActivity(tx, scope, "serial_block.released", id, { count });
  const after = await findBlock(tx, scope, id);
  if (!after) throw new Error(`block ${id} is gone`);
  return presentBlock(scope, after);
}

async function drop(
  tx: Transaction,
  block: BlockRow,
  serials: readonly string[] | undefined,
): Promise<number> {
  const end = block.product_n === null ? markVoid : deleteReserved;
  let count = 0;
  for (let at = 0; ; at += ROWS_PER_QUERY) {
    const some = serials?.slice(at, at + ROWS_PER_QUERY).map(foldSerial);
    const rows = some ? await findWaiting(tx, block.n, some) : await listWaiting(tx, block.n, ROWS_PER_QUERY);
    if (rows.length > 0)
      await end(
        tx,
        rows.map(({ n }) => n),
      );
    count += rows.length;
    if (some ? some.length < ROWS_PER_QUERY : rows.length < ROWS_PER_QUERY) return count;
  }
}
