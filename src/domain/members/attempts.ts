/**
 * How often somebody may try to sign in: counted for the account that is typed, whether there is one or not, and for
 * the address it comes from. An attempt counts before it is checked, so that many at once gain nothing.
 */
import { counted } from "../../formats/counted.ts";
import { networkOf } from "../../platform/networks.ts";
import { sha256Hex } from "../../platform/sealing.ts";
import { LockTimeout, type Queryable, type Transaction } from "../../storage/database.ts";
import { Failure } from "../failure.ts";
import type { Services } from "../services.ts";
import { deleteAttempts, deleteAttemptsBefore, findAttempts, storeAttempts } from "./attempt-rows.ts";

interface Limit {
  /** Attempts in a row that need no pause. */
  free: number;
  /** The first pause; each further one is twice as long. */
  firstPauseSeconds: number;
  longestPauseSeconds: number;
}

const OF_ACCOUNT: Limit = { free: 5, firstPauseSeconds: 30, longestPauseSeconds: 15 * 60 };
/** An office may share one. */
const OF_ADDRESS: Limit = { free: 20, firstPauseSeconds: 60, longestPauseSeconds: 60 * 60 };
/** Without another attempt for a day, what went wrong before is forgotten. */
const MEMORY_SECONDS = 24 * 60 * 60;

/** An attempt that was counted. */
export interface Attempt {
  /** Somebody came in: the account starts anew, and of what its address had against it half is forgiven. */
  succeeded(tx: Transaction): Promise<void>;
  /** It was right, and another step follows that counts for itself. */
  halfway(tx: Transaction): Promise<void>;
}

/**
 * Counts an attempt.
 * @param account any text that names it, such as the e-mail address typed
 * @throws Failure rate_limited during a pause
 */
export async function beginAttempt(
  { db, clock }: Services,
  account: string,
  address: string | null,
): Promise<Attempt> {
  const now = clock.now();
  const ofAccount = `account:${sha256Hex(account)}`;
  const subjects: [string, Limit][] = [
    [ofAccount, OF_ACCOUNT],
    ...(address === null ? [] : [[`address:${networkOf(address)}`, OF_ADDRESS] as [string, Limit]]),
  ];
  // Attempts in a pause must not queue up for the one writer.
  for (const [subject] of subjects) await checkPause(db.reader, subject, now);
  await db.write(async (tx) => {
    for (const [subject, limit] of subjects) {
      await lock(tx, subject);
      const failures = await checkPause(tx, subject, now);
      await storeAttempts(tx, {
        subject,
        failures: failures + 1,
        pause_until: now + pauseAfter(failures + 1, limit),
        latest: now,
      });
    }
  });
  const forgive = async (tx: Transaction, left: (failures: number) => number): Promise<void> => {
    for (const [subject, limit] of subjects) {
      await lock(tx, subject);
      const row = await findAttempts(tx, subject);
      if (!row) continue;
      const failures = Math.max(0, left(row.failures));
      await storeAttempts(tx, { ...row, failures, pause_until: now + pauseAfter(failures, limit) });
    }
  };
  return {
    halfway: (tx) => forgive(tx, (failures) => failures - 1),
    async succeeded(tx) {
      await forgive(tx, (failures) => Math.floor((failures - 1) / 2));
      await deleteAttempts(tx, ofAccount);
    },
  };
}

/** @throws Failure rate_limited when too many come at once */
async function lock(tx: Transaction, subject: string): Promise<void> {
  try {
    await tx.lock(`attempts:${subject}`);
  } catch (fault) {
    if (!(fault instanceof LockTimeout)) throw fault;
    throw new Failure("rate_limited", "There were too many attempts at once. Try again.", undefined, {
      "Retry-After": "5",
    });
  }
}

/** @returns how many failed so far */
async function checkPause(db: Queryable, subject: string, now: number): Promise<number> {
  const row = await findAttempts(db, subject);
  if (!row || row.latest + MEMORY_SECONDS <= now) return 0;
  if (row.pause_until > now) {
    const seconds = row.pause_until - now;
    throw new Failure(
      "rate_limited",
      `There were too many attempts. Wait ${counted(seconds, "second")}, then try again.`,
      undefined,
      { "Retry-After": String(seconds) },
    );
  }
  return row.failures;
}

function pauseAfter(failures: number, { free, firstPauseSeconds, longestPauseSeconds }: Limit): number {
  if (failures < free) return 0;
  return Math.min(firstPauseSeconds * 2 ** Math.min(failures - free, 20), longestPauseSeconds);
}

/** Drops what is forgotten; false: there is no more. */
export async function dropOldAttempts(tx: Transaction, now: number): Promise<boolean> {
  await deleteAttemptsBefore(tx, now - MEMORY_SECONDS);
  return false;
}
