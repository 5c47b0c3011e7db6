import { foldUid, uidBytes } from "../../formats/crockford.ts";
import type { Queryable, Transaction } from "../../storage/database.ts";
import type { PageRequest } from "../../storage/page.ts";
import { missing } from "../failure.ts";
import { findItemByUid } from "../items/rows.ts";
import { findPassport } from "../passports/rows.ts";
import type { Actor, Scope } from "../scope.ts";
import { findReservedByUid } from "../serial-blocks/rows.ts";
import { hasRecord, insertRecord, listRecords as listRows, NO_PASSPORT, type RecordRow } from "./rows.ts";
import type { CodeRecord, CodeRecordFilters, CodeRecordsTaken, NewCodeRecord } from "./shape.ts";

/**
 * Takes entries into the journal, each once: one whose reference is known stays as it is.
 * @throws Failure resource_missing
 */
export async function recordCodes(
  tx: Transaction,
  scope: Scope,
  records: readonly NewCodeRecord[],
): Promise<CodeRecordsTaken> {
  const passports = new Map<string, number>();
  let recorded = 0;
  for (const [at, record] of records.entries()) {
    const { passport: id, label, person, reason, tag_uid, ...rest } = record;
    const about = label ? await findLabel(tx, scope, label, `records[${at}].label`) : undefined;
    if (id && !passports.has(id)) {
      const passport = await findPassport(tx, scope, id);
      if (!passport) throw missing("passport", id, `records[${at}].passport`);
      passports.set(id, passport.n);
    }
    const passport_n = id ? passports.get(id) : about?.passport;
    if (passport_n === undefined) throw new Error("neither passport nor label was looked up");
    const n = await insertRecord(tx, {
      ...rest,
      // Where there was no network, nobody knew the serial of a label that was printed blank.
      serial: about?.serial ?? rest.serial,
      id: scope.ids.next(),
      dataset_n: scope.dataset,
      passport_n,
      label_uid: about?.uid ?? null,
      person: person ?? null,
      reason: reason ?? null,
      tag_uid: tag_uid ?? null,
      recorded_by: scope.actor,
      created: scope.now,
    });
    if (n !== undefined) recorded++;
  }
  return {
    object: "code_records_taken",
    livemode: scope.livemode,
    recorded,
    known: records.length - recorded,
  };
}

interface LabelFound {
  uid: string;
  serial: string;
  /** Internal key of the passport that it was bound to. */
  passport: number;
}

/** A label that was printed blank, whether it is on a piece by now or not. @throws Failure resource_missing */
async function findLabel(tx: Transaction, scope: Scope, sent: string, param: string): Promise<LabelFound> {
  const uid = foldUid(sent);
  if (uid === undefined) throw missing("label", sent, param);
  const blank = await findReservedByUid(tx, uidBytes(uid));
  if (blank?.dataset === scope.dataset && blank.product_n === null)
    return { uid, serial: blank.serial, passport: NO_PASSPORT };
  const item = await findItemByUid(tx, uidBytes(uid));
  const passport =
    item?.dataset === scope.dataset ? await findPassport(tx, scope, item.passport_id) : undefined;
  if (!item || !passport) throw missing("label", uid, param);
  return { uid, serial: item.serial, passport: passport.n };
}

/**
 * The journal, the latest recorded first.
 * @throws Failure resource_missing for a passport or `startingAfter` that is not in the data set
 */
export async function listRecords(
  db: Queryable,
  scope: Scope,
  filters: CodeRecordFilters,
  page: PageRequest,
): Promise<{ data: CodeRecord[]; hasMore: boolean }> {
  const { passport } = filters;
  if (passport !== undefined && !(await findPassport(db, scope, passport)))
    throw missing("passport", passport, "passport");
  if (page.startingAfter !== undefined && !(await hasRecord(db, scope, page.startingAfter)))
    throw missing("entry of the journal", page.startingAfter, "starting_after");
  const { rows, hasMore } = await listRows(db, scope, filters, page);
  return { data: rows.map((row) => present(scope, row)), hasMore };
}

function present(
  { livemode }: Scope,
  { passport_id, label_uid, recorded_by, ...row }: RecordRow,
): CodeRecord {
  return {
    ...row,
    object: "code_record",
    livemode,
    passport: passport_id,
    label: label_uid,
    action: row.action as CodeRecord["action"],
    recorded_by: recorded_by as Actor,
  };
}
