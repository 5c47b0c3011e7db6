/** How a device comes in, and how a supervisor says so on it. */
import type { Queryable, Transaction } from "../../storage/database.ts";
import { companyOfDataset } from "../accounts/rows.ts";
import { verifyPassword } from "../accounts/users.ts";
import { recordActivity } from "../activity/record.ts";
import { Failure } from "../failure.ts";
import { beginAttempt } from "../members/attempts.ts";
import { endTicket, issueTicket, tryTicket } from "../members/tickets.ts";
import { type Actor, type Company, type Scope, scopeOn } from "../scope.ts";
import { hashOfSecret, isSecret, newSecret } from "../secret.ts";
import { type Services, toolsOf } from "../services.ts";
import { hashOfCode } from "./manage.ts";
import { type DeviceRow, findDeviceBySecret, pairByCode, updateSeen } from "./rows.ts";

const SEEN_SECONDS = 60;

/** A device that is in. */
export interface EnteredDevice {
  n: number;
  id: string;
  name: string;
  hasPin: boolean;
  company: Company;
  dataset: number;
  livemode: boolean;
  actor: Actor;
}

/**
 * Lets a device in by the code that somebody typed on it.
 * @returns the secret for its cookie, which is nowhere else
 * @throws Failure sign_in_failed, rate_limited
 */
export async function pairDevice(services: Services, typed: string, address: string | null): Promise<string> {
  const attempt = await beginAttempt(services, `device code from ${address ?? "nowhere"}`, address);
  const secret = newSecret();
  return services.db.write(async (tx) => {
    const tools = toolsOf(services);
    const row = await pairByCode(tx, { hash: hashOfCode(typed), now: tools.now }, hashOfSecret(secret));
    if (!row)
      throw new Failure(
        "sign_in_failed",
        "This code is not right, or its 15 minutes have passed. Ask for a new one in the panel, under Devices.",
      );
    await attempt.succeeded(tx);
    const { company, livemode } = await companyOfDataset(tx, row.dataset_n);
    const scope = { ...scopeOn(company, row.dataset_n, livemode, actorOf(row), tools), address };
    await recordActivity(tx, scope, "device.paired", row.id, { name: row.name });
    return secret;
  });
}

/** The device that holds a secret. */
export async function findEntered(
  db: Queryable,
  secret: string | undefined,
): Promise<(EnteredDevice & { lastSeen: number }) | undefined> {
  const row = await findBySecret(db, secret);
  if (!row) return undefined;
  const { company, livemode } = await companyOfDataset(db, row.dataset_n);
  return {
    n: row.n,
    id: row.id,
    name: row.name,
    hasPin: row.pin_hash !== null,
    company,
    dataset: row.dataset_n,
    livemode,
    actor: actorOf(row),
    lastSeen: row.last_seen ?? 0,
  };
}

function findBySecret(db: Queryable, secret: string | undefined): Promise<DeviceRow | undefined> {
  return isSecret(secret) ? findDeviceBySecret(db, hashOfSecret(secret)) : Promise.resolve(undefined);
}

/** Notes that a device is in use, at most once a minute. */
export async function noteSeen(
  { db, clock }: Services,
  { n, lastSeen }: { n: number; lastSeen: number },
): Promise<void> {
  const now = clock.now();
  if (lastSeen + SEEN_SECONDS > now) return;
  await db.write((tx) => updateSeen(tx, n, now, now - SEEN_SECONDS));
}

/**
 * Checks a supervisor's PIN.
 * @returns a ticket that stands for it for some minutes
 * @throws Failure sign_in_failed, rate_limited
 */
export async function supervise(
  services: Services,
  { secret, pin, address }: { secret: string | undefined; pin: string; address: string | null },
): Promise<string> {
  const row = await findBySecret(services.db.reader, secret);
  if (!row?.pin_hash) throw new Failure("sign_in_failed", "This device has no PIN.");
  const attempt = await beginAttempt(services, `device pin: ${row.id}`, address);
  if (!(await verifyPassword(pin, row.pin_hash)))
    throw new Failure("sign_in_failed", "This PIN is not right.");
  return services.db.write(async (tx) => {
    await attempt.succeeded(tx);
    return (await issueTicket(tx, toolsOf(services), "supervisor", null, row.id)).secret;
  });
}

/**
 * Uses a supervisor's ticket up, where the device has a PIN.
 * @throws Failure reauthentication_required
 */
export async function checkSupervised(
  tx: Transaction,
  scope: Scope,
  device: { id: string; hasPin: boolean },
  ticket: string | null | undefined,
): Promise<void> {
  if (!device.hasPin) return;
  const found = await tryTicket(tx, scope, "supervisor", ticket ?? "");
  if (found?.content !== device.id)
    throw new Failure("reauthentication_required", "A supervisor must type the PIN of this kiosk first.");
  await endTicket(tx, found);
}

function actorOf({ id, name }: Pick<DeviceRow, "id" | "name">): Actor {
  return { kind: "device", id, name };
}
