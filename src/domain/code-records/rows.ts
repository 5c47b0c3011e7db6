/** All queries of the journal of codes. Every one takes the data set. */
import { and, desc, eq, inArray, lt, type SQL } from "drizzle-orm";
import { foldSerial } from "../../formats/serial.ts";
import { isId } from "../../platform/ids.ts";
import {
  fixed,
  folded,
  insertion,
  type Queryable,
  statement,
  type Transaction,
  value,
} from "../../storage/database.ts";
import { listing } from "../../storage/listing.ts";
import type { Page, PageRequest } from "../../storage/page.ts";
import type { Scope } from "../scope.ts";
import type { CodeRecordFilters } from "./shape.ts";

/** No passport has this key: a blank label stands under none yet. */
export const NO_PASSPORT = 0;

/** Undefined when the data set has an entry with this reference. */
export const insertRecord = insertion((t) => t.codeRecords, "nothing");

export interface RecordRow {
  id: string;
  reference: string;
  passport_id: string | null;
  label_uid: string | null;
  serial: string;
  action: string;
  happened: number;
  person: string | null;
  reason: string | null;
  tag_uid: string | null;
  recorded_by: unknown;
  created: number;
}

const selectPage = listing(["passport", "serial"], (given, rows) =>
  statement<Record<string, unknown>, RecordRow[]>((q, t, engine) => {
    const { codeRecords: r } = t;
    const conditions: Record<"passport" | "serial", SQL> = {
      passport: eq(t.passports.id, value("passport")),
      serial: eq(folded(engine, r.serial), value("serial")),
    };
    return q
      .select({
        id: r.id,
        reference: r.reference,
        passport_id: t.passports.id,
        label_uid: r.label_uid,
        serial: r.serial,
        action: r.action,
        happened: r.happened,
        person: r.person,
        reason: r.reason,
        tag_uid: r.tag_uid,
        recorded_by: r.recorded_by,
        created: r.created,
      })
      .from(r)
      .leftJoin(t.passports, eq(t.passports.n, r.passport_n))
      .where(
        and(
          eq(r.dataset_n, value("dataset")),
          lt(r.id, value("before")),
          ...given.map((name) => conditions[name]),
        ),
      )
      .orderBy(desc(r.id))
      .limit(fixed(rows));
  }),
);

/** Entries, the latest recorded first. */
export function listRecords(
  db: Queryable,
  scope: Scope,
  { passport, serial }: CodeRecordFilters,
  page: PageRequest,
): Promise<Page<RecordRow>> {
  const folded = serial === undefined ? undefined : foldSerial(serial);
  return selectPage(db, { dataset: scope.dataset, passport, serial: folded }, page);
}

export async function hasRecord(db: Queryable, scope: Scope, id: string): Promise<boolean> {
  if (!isId(id)) return false;
  const { codeRecords: r } = db.tables;
  const found = await db.q
    .select({ n: r.n })
    .from(r)
    .where(and(eq(r.id, id), eq(r.dataset_n, scope.dataset)))
    .limit(1);
  return found.length > 0;
}

/** Puts what is told of blank labels under the passport that they were bound to. */
export async function adoptRecords(
  tx: Transaction,
  scope: Scope,
  labels: readonly { uid: string; serial: string }[],
  passport: number,
): Promise<void> {
  const { codeRecords: r } = tx.tables;
  const uids = labels.map(({ uid }) => uid);
  // The index of serials finds them; alone, their uids would be looked for in all records of blank labels.
  const serials = labels.map(({ serial }) => foldSerial(serial));
  await tx.q
    .update(r)
    .set({ passport_n: passport })
    .where(
      and(
        eq(r.dataset_n, scope.dataset),
        eq(r.passport_n, NO_PASSPORT),
        inArray(folded(tx.engine, r.serial), serials),
        inArray(r.label_uid, uids),
      ),
    );
}
