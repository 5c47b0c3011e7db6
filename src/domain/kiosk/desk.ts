/** What a kiosk asks of its server. A box answers the same from what it keeps. */
import { foldUid, randomUid, uidBytes } from "../../formats/crockford.ts";
import { gs1Path } from "../../formats/digital-link.ts";
import { parseScanned } from "../../formats/scanned-code.ts";
import { sequentialSerial } from "../../formats/serial.ts";
import type { Queryable, Transaction } from "../../storage/database.ts";
import { missing } from "../failure.ts";
import { itemPath } from "../items/addresses.ts";
import { createItems } from "../items/create.ts";
import { idOf } from "../items/ids.ts";
import { findItemByGs1Key, findItemBySerial, findItemByUid } from "../items/rows.ts";
import { findRun, listRunCodes } from "../items/run-rows.ts";
import { voidItem } from "../items/void.ts";
import { findPassport } from "../passports/rows.ts";
import type { Scope } from "../scope.ts";
import { getCodes as getBlockCodes } from "../serial-blocks/read.ts";
import { reserveBlock } from "../serial-blocks/reserve.ts";
import { findReservedByUid, VOID } from "../serial-blocks/rows.ts";
import { type JobRow, type JobSearch, listJobs as listRows } from "./rows.ts";
import type { BlanksWanted, CodesWanted, Found, Job, MadeCodes } from "./shape.ts";

/** Jobs that a kiosk shows: what is older is found by searching. */
const SHOWN = 60;

export async function listJobs(db: Queryable, scope: Scope, search: string | undefined): Promise<Job[]> {
  return (await listRows(db, scope, { text: search }, SHOWN)).map((row) => presentJob(scope, row));
}

/** What a scan leads to: a job, a blank label, or a piece that was made already. */
export async function findScanned(db: Queryable, scope: Scope, sent: string): Promise<Found> {
  const nothing: Found = { object: "kiosk_found", job: null, label: null, piece: null };
  const code = parseScanned(sent);
  const jobOf = async (search: JobSearch) => {
    const [row] = await listRows(db, scope, search, 1);
    return row ? presentJob(scope, row) : null;
  };
  if (code.kind === "text") {
    const { text } = code;
    const uid = foldUid(text);
    const label = uid === undefined ? undefined : await labelOf(db, scope, uid);
    if (label) return { ...nothing, label };
    const job =
      (await jobOf({ batch_number: text })) ??
      (await jobOf({ id: text.toUpperCase() })) ??
      (await jobOf({ reference: text }));
    return { ...nothing, job };
  }
  if (code.kind === "gs1") {
    const { gtin14, lot, serial } = code;
    const item = serial === undefined ? undefined : await findItemByGs1Key(db, gs1Path({ gtin14 }), serial);
    const found = item && (await findItemByUid(db, item.uid));
    if (found?.dataset === scope.dataset)
      return { ...nothing, job: await jobOf({ id: found.passport_id }), piece: { serial: found.serial } };
    return { ...nothing, job: await jobOf({ gtin14, batch_number: lot }) };
  }
  if (code.of === "passport") return { ...nothing, job: await jobOf({ uid: code.uid }) };
  const label = foldUid(code.uid) === undefined ? undefined : await labelOf(db, scope, code.uid);
  if (label) return { ...nothing, label };
  const item = foldUid(code.uid) === undefined ? undefined : await findItemByUid(db, uidBytes(code.uid));
  if (item?.dataset !== scope.dataset) return nothing;
  return { ...nothing, job: await jobOf({ id: item.passport_id }), piece: { serial: item.serial } };
}

async function labelOf(db: Queryable, scope: Scope, uid: string): Promise<Found["label"] | undefined> {
  const row = await findReservedByUid(db, uidBytes(uid));
  if (row?.dataset !== scope.dataset || row.product_n !== null) return undefined;
  return { uid, serial: row.serial, is_void: row.state === VOID };
}

/** Makes codes and shows them, in one transaction. @throws Failure what `createItems` throws */
export async function makeCodes(
  tx: Transaction,
  scope: Scope,
  { job, quantity, prefix }: CodesWanted,
): Promise<MadeCodes> {
  const run = await createItems(tx, scope, job, { quantity, prefix: prefix ?? "" });
  return getCodes(tx, scope, job, run.id);
}

/**
 * Reserves labels that are printed before anybody knows for what, and shows them.
 * @throws Failure plan_limit_reached, test_limit_reached
 */
export async function makeBlanks(
  tx: Transaction,
  scope: Scope,
  { quantity }: BlanksWanted,
): Promise<MadeCodes> {
  const { id, created } = await reserveBlock(tx, scope, { quantity, holder: scope.actor.name });
  const { codes } = await getBlockCodes(tx, scope, id);
  return { object: "kiosk_codes", id, created, job: null, name: "", batch_number: null, sent: true, codes };
}

/** The codes of a run. @throws Failure resource_missing */
export async function getCodes(
  db: Queryable,
  scope: Scope,
  passportId: string,
  id: string,
): Promise<MadeCodes> {
  const passport = await findPassport(db, scope, passportId);
  if (!passport) throw missing("passport", passportId);
  const n = await findRun(db, scope, id);
  if (n === undefined) throw missing("run of items", id);
  const rows = await listRunCodes(db, { run: n, passport: passport.n });
  const [first] = rows;
  return {
    object: "kiosk_codes",
    id,
    created: Math.floor((first?.created_ms ?? 0) / 1000),
    job: passport.id,
    name: first?.name ?? "",
    batch_number: passport.batch_number,
    sent: true,
    codes: rows.map(({ serial, uid, gtin14 }) => ({
      serial,
      uid: randomUid(uid),
      url: `${scope.site}${itemPath({ serial, uid, gtin14 })}`,
    })),
  };
}

/** Voids a piece whose code was spoiled for good. @throws Failure resource_missing, item_voided */
export async function voidCode(
  tx: Transaction,
  scope: Scope,
  code: { job: string; serial: string; reason: string },
): Promise<void> {
  const passport = await findPassport(tx, scope, code.job);
  if (!passport) throw missing("passport", code.job);
  const item = await findItemBySerial(tx, passport.product_n, code.serial);
  if (!item) throw missing("item", code.serial);
  await voidItem(tx, scope, idOf(item.created_ms, item.uid), code.reason);
}

function presentJob(scope: Scope, { uid: _uid, product_n: _product, last_number, ...row }: JobRow): Job {
  // Before the first code nothing is counted yet, and own serials may change where it begins.
  const isKnown = last_number !== null || row.made === 0;
  const serial = isKnown ? sequentialSerial("", (last_number ?? 0) + 1) : null;
  const { gtin14 } = row;
  const hasPath = serial !== null && gtin14 !== null && scope.livemode;
  return {
    ...row,
    object: "kiosk_job",
    next_serial: serial,
    next_url: hasPath ? `${scope.site}${gs1Path({ gtin14, serial })}` : null,
    ready: null,
  };
}
