/** What each kind of job does. */
import { dropOldEvents } from "../domain/events/retention.ts";
import { EXTRACTION } from "../domain/extraction/request.ts";
import { runExtraction, startExtraction } from "../domain/extraction/run.ts";
import { sweepFiles } from "../domain/files/sweep.ts";
import { dropOldAnswers } from "../domain/idempotency/rows.ts";
import { runImportJob } from "../domain/imports/job.ts";
import { dropOldImports } from "../domain/imports/retention.ts";
import { IMPORT } from "../domain/imports/task.ts";
import { enqueue, type Job, releaseName } from "../domain/jobs/queue.ts";
import { dropOldForms } from "../domain/lifecycle-events/sent-forms.ts";
import { MAIL, runMail } from "../domain/mail/send.ts";
import { dropOldAttempts } from "../domain/members/attempts.ts";
import { dropOldDevices } from "../domain/members/devices.ts";
import { dropOldInvitations } from "../domain/members/invitations.ts";
import { dropOldSessions } from "../domain/members/sessions.ts";
import { dropOldTickets } from "../domain/members/tickets.ts";
import { dropOldRequests } from "../domain/requests/log.ts";
import type { Services } from "../domain/services.ts";
import type { Transaction } from "../storage/database.ts";

interface Handler {
  /** Is written with the lease. False when there is nothing left to do, and the job is over. */
  start?(tx: Transaction, services: Services, job: Job): Promise<boolean>;
  /**
   * @param signal ends what can be ended early when the worker stops; the job is then given back
   * @returns what is written together with the end of the job
   */
  run(services: Services, job: Job, signal: AbortSignal): Promise<Ending | undefined>;
}

export type Ending = (tx: Transaction) => Promise<void>;

const nothingMore = () => undefined;

const HOUSEKEEPING = "housekeeping";
const HOUSEKEEPING_SECONDS = 3600;

/** Each drops some of what was kept long enough, and says whether there may be more. */
const DROPS = [
  dropOldAnswers,
  dropOldRequests,
  dropOldForms,
  dropOldEvents,
  dropOldSessions,
  dropOldTickets,
  dropOldAttempts,
  dropOldInvitations,
  dropOldImports,
  dropOldDevices,
];

export const HANDLERS: Record<string, Handler> = {
  [HOUSEKEEPING]: { run: housekeeping },
  [MAIL]: { run: (services, job) => runMail(services, job).then(nothingMore) },
  [EXTRACTION]: { start: startExtraction, run: runExtraction },
  [IMPORT]: { run: (...given) => runImportJob(...given).then(nothingMore) },
};

/** Jobs that take seconds or minutes: each kind has a lane of its own, and the others do not wait for them. */
export const SLOW_KINDS: readonly string[] = [MAIL, IMPORT, EXTRACTION];

/** Drops what is kept for a time only (old answers, requests and events) and files that nothing leads to. */
async function housekeeping(services: Services, job: Job): Promise<Ending> {
  const { db, clock, ids } = services;
  const now = clock.now();
  for (const drop of DROPS) {
    while (await db.write((tx) => drop(tx, now)));
  }
  await sweepFiles(services);
  // The next one takes the name over from this one, which ends with that.
  return async (tx) => {
    await releaseName(tx, job);
    await scheduleHousekeeping(tx, { id: ids.next(), now, runAt: now + HOUSEKEEPING_SECONDS });
  };
}

/** Makes sure that the next housekeeping stands in the queue. */
export function scheduleHousekeeping(
  tx: Transaction,
  at: { id: string; now: number; runAt: number },
): Promise<void> {
  return enqueue(tx, { ...at, kind: HOUSEKEEPING, name: HOUSEKEEPING });
}
