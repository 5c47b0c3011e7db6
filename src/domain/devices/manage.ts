/** What members do with devices: name them, let them in by a code, put them out. */
import { RANDOM_ALPHABET, randomSerial } from "../../formats/serial.ts";
import { randomOctets } from "../../platform/random.ts";
import { sha256Hex } from "../../platform/sealing.ts";
import type { Queryable, Transaction } from "../../storage/database.ts";
import type { PageRequest } from "../../storage/page.ts";
import { recordActivity } from "../activity/record.ts";
import { missing } from "../failure.ts";
import type { Actor, Scope } from "../scope.ts";
import {
  type DeviceRow,
  findDevice,
  holdDevice,
  insertDevice,
  listDevices as listRows,
  updateDevice,
} from "./rows.ts";
import type { Device, DeviceWithCode } from "./shape.ts";

/** Long enough to walk to the line. */
const CODE_SECONDS = 15 * 60;
/** 31^8 are 40 bits; with the limit on attempts nobody guesses one in its time. */
const CODE_LENGTH = 8;

/** A code as it is kept: hyphens, spaces and case do not count. */
export function hashOfCode(typed: string): string {
  return sha256Hex(`device code:${typed.replace(/[\s-]/g, "").toUpperCase()}`);
}

/** @param pinHash argon2id of the PIN; null for none */
export async function createDevice(
  tx: Transaction,
  scope: Scope,
  name: string,
  pinHash: string | null,
): Promise<DeviceWithCode> {
  const id = scope.ids.next();
  const code = newCode();
  await insertDevice(tx, {
    id,
    dataset_n: scope.dataset,
    name,
    code_hash: hashOfCode(code),
    code_expires: scope.now + CODE_SECONDS,
    secret_hash: null,
    pin_hash: pinHash,
    created_by: scope.actor,
    printing: null,
    paired: null,
    last_seen: null,
    revoked: null,
    created: scope.now,
  });
  await recordActivity(tx, scope, "device.created", id, { name });
  return { ...present(scope, await getRow(tx, scope, id)), code };
}

/**
 * A new code for a device, such as one whose browser was set up anew: what was paired before is out.
 * @throws Failure resource_missing
 */
export async function renewCode(tx: Transaction, scope: Scope, id: string): Promise<DeviceWithCode> {
  const row = await held(tx, scope, id);
  if (row.revoked !== null) throw missing("device", id);
  const code = newCode();
  await updateDevice(tx, row.n, {
    code_hash: hashOfCode(code),
    code_expires: scope.now + CODE_SECONDS,
    secret_hash: null,
  });
  await recordActivity(tx, scope, "device.code_renewed", id, { name: row.name });
  return { ...present(scope, await getRow(tx, scope, id)), code };
}

/**
 * @param pinHash undefined: as it was; null: there is none any more
 * @throws Failure resource_missing
 */
export async function changeDevice(
  tx: Transaction,
  scope: Scope,
  id: string,
  { name, pinHash }: { name: string | undefined; pinHash: string | null | undefined },
): Promise<Device> {
  const row = await held(tx, scope, id);
  await updateDevice(tx, row.n, {
    name: name ?? row.name,
    pin_hash: pinHash === undefined ? row.pin_hash : pinHash,
  });
  await recordActivity(tx, scope, "device.updated", id, {
    name: name ?? row.name,
    pin: pinHash === undefined ? "unchanged" : pinHash === null ? "removed" : "set",
  });
  return present(scope, await getRow(tx, scope, id));
}

/** Puts a device out for good; its next request is refused. @throws Failure resource_missing */
export async function revokeDevice(tx: Transaction, scope: Scope, id: string): Promise<Device> {
  const row = await held(tx, scope, id);
  if (row.revoked === null) {
    await updateDevice(tx, row.n, {
      revoked: scope.now,
      secret_hash: null,
      code_hash: null,
      code_expires: null,
    });
    await recordActivity(tx, scope, "device.revoked", id, { name: row.name });
  }
  return present(scope, await getRow(tx, scope, id));
}

/** Ends the pairing from the device itself; a new code lets it in again. */
export async function unpairDevice(
  tx: Transaction,
  scope: Scope,
  { n, id, name }: { n: number; id: string; name: string },
): Promise<void> {
  await updateDevice(tx, n, { secret_hash: null });
  await recordActivity(tx, scope, "device.unpaired", id, { name });
}

/** @throws Failure resource_missing when `startingAfter` is no device of the data set */
export async function listDevices(
  db: Queryable,
  scope: Scope,
  page: PageRequest,
): Promise<{ data: Device[]; hasMore: boolean }> {
  if (page.startingAfter !== undefined) await getRow(db, scope, page.startingAfter, "starting_after");
  const { rows, hasMore } = await listRows(db, scope, page);
  return { data: rows.map((row) => present(scope, row)), hasMore };
}

async function held(tx: Transaction, scope: Scope, id: string): Promise<DeviceRow> {
  const row = await holdDevice(tx, scope, id);
  if (!row) throw missing("device", id);
  return row;
}

async function getRow(db: Queryable, scope: Scope, id: string, param?: string): Promise<DeviceRow> {
  const row = await findDevice(db, scope, id);
  if (!row) throw missing("device", id, param);
  return row;
}

function present(scope: Scope, row: DeviceRow): Device {
  const codeIsGood = row.code_expires !== null && row.code_expires > scope.now;
  return {
    id: row.id,
    object: "device",
    livemode: scope.livemode,
    created: row.created,
    name: row.name,
    status: row.revoked !== null ? "revoked" : row.secret_hash === null ? "waiting" : "paired",
    has_pin: row.pin_hash !== null,
    code_expires: codeIsGood ? row.code_expires : null,
    paired: row.paired,
    last_seen: row.last_seen,
    revoked: row.revoked,
    created_by: row.created_by as Actor,
  };
}

/** `K7QF-3MWD`: letters and digits that nobody mistakes for each other. */
function newCode(): string {
  const letters = randomSerial("", randomOctets(RANDOM_ALPHABET.length))?.slice(0, CODE_LENGTH);
  return letters === undefined ? newCode() : `${letters.slice(0, 4)}-${letters.slice(4)}`;
}
