/** All queries of devices. */
import { and, desc, eq, gt, isNull, lt } from "drizzle-orm";
import { isId } from "../../platform/ids.ts";
import { insertion, type Queryable, type Transaction } from "../../storage/database.ts";
import { forChange } from "../../storage/holding.ts";
import { AFTER_ALL_IDS, type Page, type PageRequest, pageOf, rowsToRead } from "../../storage/page.ts";
import type { Scope } from "../scope.ts";

export const insertDevice = insertion((t) => t.devices);

export interface DeviceRow {
  n: number;
  id: string;
  dataset_n: number;
  name: string;
  code_hash: string | null;
  code_expires: number | null;
  secret_hash: string | null;
  pin_hash: string | null;
  printing: unknown;
  created_by: unknown;
  paired: number | null;
  last_seen: number | null;
  revoked: number | null;
  created: number;
}

/** Devices of the data set, the newest first. */
export async function listDevices(
  db: Queryable,
  { dataset }: Scope,
  { limit, startingAfter = AFTER_ALL_IDS }: PageRequest,
): Promise<Page<DeviceRow>> {
  const { devices: d } = db.tables;
  const rows = await db.q
    .select()
    .from(d)
    .where(and(eq(d.dataset_n, dataset), lt(d.id, startingAfter)))
    .orderBy(desc(d.id))
    .limit(rowsToRead(limit));
  return pageOf(rows, limit);
}

export async function findDevice(db: Queryable, scope: Scope, id: string): Promise<DeviceRow | undefined> {
  if (!isId(id)) return undefined;
  const [row] = await selectDevice(db, scope, id);
  return row;
}

/** Holds the device until the transaction ends, so that two changes of it follow each other. */
export async function holdDevice(tx: Transaction, scope: Scope, id: string): Promise<DeviceRow | undefined> {
  if (!isId(id)) return undefined;
  const [row] = await forChange(tx.engine, selectDevice(tx, scope, id));
  return row;
}

function selectDevice(db: Queryable, { dataset }: Scope, id: string) {
  const { devices: d } = db.tables;
  return db.q
    .select()
    .from(d)
    .where(and(eq(d.id, id), eq(d.dataset_n, dataset)))
    .limit(1);
}

/** The device whose cookie has this hash, unless it was revoked. */
export async function findDeviceBySecret(db: Queryable, hash: string): Promise<DeviceRow | undefined> {
  const { devices: d } = db.tables;
  const [row] = await db.q
    .select()
    .from(d)
    .where(and(eq(d.secret_hash, hash), isNull(d.revoked)))
    .limit(1);
  return row;
}

/** Gives the device with a code that is good a secret; the code is used up. */
export async function pairByCode(
  tx: Transaction,
  code: { hash: string; now: number },
  secretHash: string,
): Promise<DeviceRow | undefined> {
  const { devices: d } = tx.tables;
  const [row] = await tx.q
    .update(d)
    .set({
      code_hash: null,
      code_expires: null,
      secret_hash: secretHash,
      paired: code.now,
      last_seen: code.now,
    })
    .where(and(eq(d.code_hash, code.hash), gt(d.code_expires, code.now), isNull(d.revoked)))
    .returning();
  return row;
}

export async function updateDevice(
  tx: Transaction,
  n: number,
  change: Partial<
    Pick<
      DeviceRow,
      "name" | "pin_hash" | "printing" | "code_hash" | "code_expires" | "secret_hash" | "revoked"
    >
  >,
): Promise<void> {
  const { devices: d } = tx.tables;
  await tx.q.update(d).set(change).where(eq(d.n, n));
}

/** Notes that a device is in use, unless that was noted after `before`. */
export async function updateSeen(tx: Transaction, n: number, now: number, before: number): Promise<void> {
  const { devices: d } = tx.tables;
  await tx.q
    .update(d)
    .set({ last_seen: now })
    .where(and(eq(d.n, n), lt(d.last_seen, before)));
}
