/** Blank labels: printed before anybody knows for what, and bound to a passport when they are sewn in. */
import { foldUid, randomUid, uidBytes } from "../../formats/crockford.ts";
import { foldSerial } from "../../formats/serial.ts";
import type { Queryable, Transaction } from "../../storage/database.ts";
import { recordActivity } from "../activity/record.ts";
import { adoptRecords } from "../code-records/rows.ts";
import { Failure, missing } from "../failure.ts";
import { itemPath } from "../items/addresses.ts";
import { giveBackAllowance } from "../items/allowance.ts";
import { claimGtin } from "../items/create.ts";
import { idOf } from "../items/ids.ts";
import { registerItems } from "../items/register.ts";
import { findItemByUid, type ItemRow } from "../items/rows.ts";
import { findRunById } from "../items/run-rows.ts";
import { findTaken } from "../items/serial-rows.ts";
import type { ItemRun } from "../items/shape.ts";
import { findPassport, type PassportRow } from "../passports/rows.ts";
import type { Scope } from "../scope.ts";
import { presentLabel } from "./present.ts";
import { countUsed, deleteReserved, findReservedByUid, type LabelRow, markVoid, VOID } from "./rows.ts";
import type { Label } from "./shape.ts";

/**
 * Makes items of blank labels that were scanned: all of them or none. Labels that are on pieces of this passport
 * already stay as they are, so a repeat changes nothing; when all are, the answer is the run of the first with a count
 * of 0.
 * @param scanned addresses or uids
 * @throws Failure resource_missing, passport_withdrawn, invalid_value, item_voided, serial_taken, gs1_key_taken
 */
export async function bindLabels(
  tx: Transaction,
  scope: Scope,
  passportId: string,
  scanned: readonly string[],
): Promise<ItemRun> {
  const passport = await findPassport(tx, scope, passportId);
  if (!passport) throw missing("passport", passportId);
  await tx.lock(`items:${scope.dataset}`);
  const labels = new Map<number, LabelRow>();
  let before: ItemRow | undefined;
  for (const [at, text] of scanned.entries()) {
    const param = `labels[${at}]`;
    const found = await findScanned(tx, scope, text, param);
    if ("label" in found) {
      refuseUnfit(found.label, param);
      labels.set(found.label.n, found.label);
    } else {
      refuseOther(found.item, passport, param);
      before ??= found.item;
    }
  }
  if (labels.size === 0) return { ...(await findRunById(tx, scope, before?.run_id ?? "")), created_count: 0 };
  // In the order of their uids, as every run has them.
  const rows = [...labels.values()].sort((a, b) => Buffer.compare(a.uid, b.uid));
  await refuseTaken(tx, passport, rows);
  // The addresses are printed without it, and the pieces are found by it all the same.
  await claimGtin(tx, scope, passport);
  await deleteReserved(
    tx,
    rows.map(({ n }) => n),
  );
  for (const [block, of] of Map.groupBy(rows, ({ block_n }) => block_n))
    await countUsed(tx, block, of.length);
  const labelled = rows.map(({ uid, serial }) => ({ uid: randomUid(uid), serial }));
  await adoptRecords(tx, scope, labelled, passport.n);
  return registerItems(tx, scope, passport, {
    serials: rows.map(({ serial }) => serial),
    uids: Buffer.concat(rows.map(({ uid }) => uid)),
    mode: "random",
    gtin14: null,
    block: null,
  });
}

/** A label by what was scanned. @throws Failure resource_missing, invalid_value */
export async function getLabel(db: Queryable, scope: Scope, scanned: string): Promise<Label> {
  const found = await findScanned(db, scope, scanned);
  return "label" in found ? presentLabel(scope, found.label) : presentUsed(scope, found.item);
}

/**
 * Voids a blank label, such as one that was spoiled; its address goes on saying so.
 * @throws Failure resource_missing, invalid_value, item_voided
 */
export async function voidLabel(tx: Transaction, scope: Scope, scanned: string): Promise<Label> {
  await tx.lock(`items:${scope.dataset}`);
  const found = await findScanned(tx, scope, scanned);
  if (!("label" in found))
    throw new Failure("invalid_value", "This label is on a piece already. Void the item instead.");
  const { label } = found;
  refuseUnfit(label);
  await markVoid(tx, [label.n]);
  await countUsed(tx, label.block_n, 1);
  await giveBackAllowance(tx, scope, label.block_month, 1);
  const after = presentLabel(scope, { ...label, state: VOID });
  await recordActivity(tx, scope, "label.voided", after.id, { serial: label.serial });
  return after;
}

/** @throws Failure invalid_value, resource_missing */
async function findScanned(
  db: Queryable,
  scope: Scope,
  scanned: string,
  param?: string,
): Promise<{ label: LabelRow } | { item: ItemRow }> {
  const uid = uidOf(scanned);
  if (uid === undefined && param === undefined) throw missing("label", scanned);
  if (uid === undefined)
    throw new Failure(
      "invalid_value",
      "This is no label of this site: its address ends in /i/ and 16 letters and digits.",
      param,
    );
  const label = await findReservedByUid(db, uidBytes(uid));
  if (label?.dataset === scope.dataset) return { label };
  const item = await findItemByUid(db, uidBytes(uid));
  if (item?.dataset === scope.dataset) return { item };
  throw missing("label", uid, param);
}

/** The uid in an address `…/i/{uid}`, or a uid by itself. */
function uidOf(scanned: string): string | undefined {
  const [, inAddress] = /\/i\/([^/?#]+)/i.exec(scanned) ?? [];
  return foldUid(inAddress ?? scanned.trim());
}

/** @throws Failure item_voided, invalid_value */
function refuseUnfit({ state, product_n, serial }: LabelRow, param?: string): void {
  if (state === VOID)
    throw new Failure("item_voided", `The label "${serial}" was voided. Take another.`, param);
  if (product_n !== null)
    throw new Failure(
      "invalid_value",
      `The label "${serial}" is of a block for one product. Make its item with POST /serial_blocks/{id}/items.`,
      param,
    );
}

/** @throws Failure serial_taken */
function refuseOther(item: ItemRow, passport: PassportRow, param: string): void {
  if (item.passport_id === passport.id) return;
  throw new Failure(
    "serial_taken",
    `The label "${item.serial}" is on a piece of another passport. Nothing was bound: leave it out.`,
    param,
  );
}

/** @throws Failure serial_taken */
async function refuseTaken(tx: Transaction, passport: PassportRow, rows: readonly LabelRow[]): Promise<void> {
  const taken = await findTaken(
    tx,
    passport.product_n,
    rows.map(({ serial }) => serial),
  );
  const first = rows.find(({ serial }) => taken.has(foldSerial(serial)));
  if (!first) return;
  throw new Failure(
    "serial_taken",
    `The product has an item with the serial "${first.serial}". Nothing was bound: leave that label out.`,
    "labels",
  );
}

function presentUsed({ livemode, site }: Scope, item: ItemRow): Label {
  const id = idOf(item.created_ms, item.uid);
  return {
    id,
    object: "label",
    livemode,
    created: Math.floor(item.created_ms / 1000),
    uid: randomUid(item.uid),
    serial: item.serial,
    status: "in_use",
    url: `${site}${itemPath(item)}`,
    block: null,
    item: id,
  };
}
