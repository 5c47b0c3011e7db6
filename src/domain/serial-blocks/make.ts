import { counted } from "../../formats/counted.ts";
import { foldSerial } from "../../formats/serial.ts";
import type { Transaction } from "../../storage/database.ts";
import { Failure, type Fault, missing } from "../failure.ts";
import { registerItems } from "../items/register.ts";
import { findRunById } from "../items/run-rows.ts";
import type { ItemRun } from "../items/shape.ts";
import { findPassport, type PassportRow } from "../passports/rows.ts";
import type { Scope } from "../scope.ts";
import {
  type BlockRow,
  countUsed,
  deleteReserved,
  findBlock,
  findMade,
  findWaiting,
  listWaiting,
  type ReservedRow,
} from "./rows.ts";
import type { ItemsOfBlock } from "./shape.ts";

/** Rows that are looked for or taken away in one query. */
const ROWS_PER_QUERY = 500;

/**
 * Makes items of serials of a block. Serials that were made from it before stay as they are, so a repeat changes
 * nothing; when all of them were, the answer is the run of the first with a count of 0.
 * @throws Failure resource_missing, passport_withdrawn, invalid_value
 */
export async function makeFromBlock(
  tx: Transaction,
  scope: Scope,
  id: string,
  input: ItemsOfBlock,
): Promise<ItemRun> {
  // As every run: what waits in the block is read when those before are done.
  await tx.lock(`items:${scope.dataset}`);
  const block = await findBlock(tx, scope, id);
  if (!block) throw missing("block of serials", id);
  const { product_n } = block;
  if (product_n === null)
    throw new Failure(
      "invalid_value",
      "This block is of blank labels. Bind them with POST /passports/{id}/labels.",
    );
  const passport = await passportOf(tx, scope, { ...block, product_n }, input.passport);
  const { serials, quantity } = input;
  if (serials === undefined) {
    const rows = await listWaiting(tx, block.n, quantity ?? 0);
    if (rows.length < (quantity ?? 0))
      throw new Failure(
        "invalid_value",
        `The block has ${counted(rows.length, "unused serial")} left. Ask for fewer, or reserve another block.`,
        "quantity",
      );
    return take(tx, scope, block, passport, rows);
  }
  const rows: ReservedRow[] = [];
  const made = new Map<string, string>();
  for (let at = 0; at < serials.length; at += ROWS_PER_QUERY) {
    const some = serials.slice(at, at + ROWS_PER_QUERY).map(foldSerial);
    rows.push(...(await findWaiting(tx, block.n, some)));
    for (const { serial, run_id } of await findMade(tx, { n: block.n, product: product_n }, some))
      made.set(foldSerial(serial), run_id);
  }
  const waiting = new Set(rows.map(({ serial }) => foldSerial(serial)));
  const strange = serials.flatMap((serial, at): Fault[] => {
    const folded = foldSerial(serial);
    return waiting.has(folded) || made.has(folded) ? [] : [notOfBlock(serial, at)];
  });
  if (strange.length > 0) throw Failure.of(strange);
  if (rows.length > 0) return take(tx, scope, block, passport, rows);
  const before = await findRunById(tx, scope, made.get(foldSerial(serials[0] ?? "")) ?? "");
  return { ...before, created_count: 0 };
}

/** @throws Failure resource_missing, invalid_value */
async function passportOf(
  tx: Transaction,
  scope: Scope,
  block: BlockRow & { product_n: number },
  chosen: string | undefined,
): Promise<PassportRow> {
  const id = chosen ?? block.passport_id ?? "";
  const passport = await findPassport(tx, scope, id);
  if (!passport) throw missing("passport", id, "passport");
  if (passport.product_n === block.product_n) return passport;
  throw new Failure(
    "invalid_value",
    "This passport is of another product than the block. Serials and addresses of a block belong to its product.",
    "passport",
  );
}

/** @param taken in any order; the run has them in that of the block, in which their uids ascend */
async function take(
  tx: Transaction,
  scope: Scope,
  block: BlockRow,
  passport: PassportRow,
  taken: readonly ReservedRow[],
): Promise<ItemRun> {
  const rows = taken.toSorted((a, b) => a.n - b.n);
  for (let at = 0; at < rows.length; at += ROWS_PER_QUERY)
    await deleteReserved(
      tx,
      rows.slice(at, at + ROWS_PER_QUERY).map(({ n }) => n),
    );
  await countUsed(tx, block.n, rows.length);
  return registerItems(tx, scope, passport, {
    serials: rows.map(({ serial }) => serial),
    uids: Buffer.concat(rows.map(({ uid }) => uid)),
    mode: block.mode,
    gtin14: block.gtin14,
    block: block.n,
  });
}

function notOfBlock(serial: string, at: number): Fault {
  return {
    code: "invalid_value",
    param: `serials[${at}]`,
    message: `"${serial}" is no serial of this block, or was given back.`,
  };
}
