import type { Queryable, Transaction } from "../../storage/database.ts";
import type { PageRequest } from "../../storage/page.ts";
import { missing } from "../failure.ts";
import { findPassport } from "../passports/rows.ts";
import type { Actor, Scope } from "../scope.ts";
import { hasRecord, insertRecord, listRecords as listRows, type RecordRow } from "./rows.ts";
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
  for (const [at, { passport: id }] of records.entries()) {
    if (passports.has(id)) continue;
    const passport = await findPassport(tx, scope, id);
    if (!passport) throw missing("passport", id, `records[${at}].passport`);
    passports.set(id, passport.n);
  }
  let recorded = 0;
  for (const { passport, person, reason, tag_uid, ...rest } of records) {
    const passport_n = passports.get(passport);
    if (passport_n === undefined) throw new Error(`passport ${passport} was not looked up`);
    const n = await insertRecord(tx, {
      ...rest,
      id: scope.ids.next(),
      dataset_n: scope.dataset,
      passport_n,
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

function present({ livemode }: Scope, { passport_id, recorded_by, ...row }: RecordRow): CodeRecord {
  return {
    ...row,
    object: "code_record",
    livemode,
    passport: passport_id,
    action: row.action as CodeRecord["action"],
    recorded_by: recorded_by as Actor,
  };
}
