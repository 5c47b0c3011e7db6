/** The loop that runs jobs and seals the activity log. An idle loop only reads. */
import { availableParallelism, totalmem } from "node:os";
import { hasUnsealed, sealActivity } from "../domain/activity/chain.ts";
import { EXTRACTION } from "../domain/extraction/request.ts";
import { IMPORT } from "../domain/imports/task.ts";
import {
  claimJobs,
  finishJob,
  hasDueJobs,
  type Job,
  type Kinds,
  LEASE_SECONDS,
  postponeJob,
  renewLeases,
  returnJob,
  takeOverJobs,
} from "../domain/jobs/queue.ts";
import type { Services } from "../domain/services.ts";
import { pause } from "../platform/pause.ts";
import { StorageFull, type Transaction } from "../storage/database.ts";
import { FilesUnavailable } from "../storage/files.ts";
import { followClock } from "./follow-clock.ts";
import { HANDLERS, SLOW_KINDS } from "./handlers.ts";

/** The first turn waits until requests that came during the start have their answers. */
export const START_MS = 100;
/** Somebody looks at an import while it is checked: it does not wait for the beat. */
const IMPORT_TICK_MS = 200;
const RENEW_MS = (LEASE_SECONDS * 1000) / 3;

/** What runs one after the other; lanes run beside each other. */
interface Lane {
  kinds: Kinds;
  jobsPerClaim: number;
}

const QUICK: Lane = { kinds: { besides: SLOW_KINDS }, jobsPerClaim: 10 };

const MEMORY_PER_EXTRACTION = 2 * 1024 ** 3;
const MOST_EXTRACTIONS = 4;

export interface Worker {
  /** Waits for the job under way, seals what is left and ends. */
  stop(): Promise<void>;
}

export function startWorker(services: Services): Worker {
  const owner = services.ids.next();
  const stopping = new AbortController();
  const work: Work = { services, owner, signal: stopping.signal };

  async function run(): Promise<void> {
    await takeOver(services);
    await Promise.all([
      repeat(work, async () => {
        await sealAll(services);
        await runDueJobs(work, QUICK);
      }),
      repeat(work, followClock(services)),
      ...SLOW_KINDS.flatMap((kind) => {
        const lane: Lane = { kinds: { only: [kind] }, jobsPerClaim: 1 };
        const width = kind === EXTRACTION ? extractionsAtOnce() : 1;
        const tickMs = kind === IMPORT ? IMPORT_TICK_MS : undefined;
        return Array.from({ length: width }, () => repeat(work, () => runDueJobs(work, lane), tickMs));
      }),
    ]);
    // What cannot be sealed now, on a full disk for one, is sealed after the next start.
    await sealAll(services).catch((fault) => services.log.warn("entries wait for their seal", { fault }));
  }
  const running = run();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

/** The lock on the data folder proves that who held leases in its database is gone; others may share a PostgreSQL. */
async function takeOver({ db, log }: Services): Promise<void> {
  if (db.engine !== "sqlite") return;
  await db.write(takeOverJobs).catch((fault) => log.warn("jobs wait for their leases to run out", { fault }));
}

/** An extraction takes a core and up to 400 MB; half of each is left to the server. One at a time on small machines. */
function extractionsAtOnce(): number {
  const byCores = Math.floor(availableParallelism() / 2);
  // A container may have less than its machine.
  const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
  const byMemory = Math.floor(memory / MEMORY_PER_EXTRACTION);
  return Math.max(1, Math.min(byCores, byMemory, MOST_EXTRACTIONS));
}

interface Work {
  services: Services;
  owner: string;
  signal: AbortSignal;
}

/** Does something at each beat, or with a pause between, until the worker stops. */
async function repeat({ services, signal }: Work, turn: () => Promise<void>, tickMs?: number): Promise<void> {
  await pause(START_MS, signal);
  let isFull = false;
  while (!signal.aborted) {
    const fault = await turn().then(
      () => undefined,
      (fault: unknown) => fault,
    );
    const wasFull = isFull;
    isFull = fault instanceof StorageFull;
    // A full disk stays so for a while: once is enough.
    if (isFull && !wasFull) services.log.error("the disk is full: work in the background waits for room");
    else if (fault !== undefined && !isFull) services.log.error("the worker failed", { fault });
    await (tickMs === undefined ? services.beat.next(signal) : pause(tickMs, signal));
  }
}

/** Runs jobs as long as some are due. */
async function runDueJobs(work: Work, { kinds, jobsPerClaim }: Lane): Promise<void> {
  const { db, clock } = work.services;
  while (!work.signal.aborted && (await hasDueJobs(db.reader, clock.now(), kinds))) {
    const jobs = await db.write((tx) => startJobs(tx, work, kinds, jobsPerClaim));
    const held = new Set(jobs);
    const renewing = setInterval(() => renew(work, held), RENEW_MS);
    try {
      for (const job of jobs) {
        if (work.signal.aborted) break;
        await runJob(work, job).finally(() => held.delete(job));
      }
    } finally {
      clearInterval(renewing);
      await giveBack(work, held);
    }
  }
}

/** What was leased and not begun. Should it fail, the leases run out. */
async function giveBack({ services: { db, log }, owner }: Work, jobs: ReadonlySet<Job>): Promise<void> {
  if (jobs.size === 0) return;
  await db
    .write(async (tx) => {
      for (const job of jobs) await returnJob(tx, job, owner);
    })
    .catch((fault) => log.warn("jobs wait for their leases to run out", { fault }));
}

/** Leases jobs and writes down that they begin. */
async function startJobs(
  tx: Transaction,
  { services, owner }: Work,
  kinds: Kinds,
  limit: number,
): Promise<Job[]> {
  const begun: Job[] = [];
  for (const job of await claimJobs(tx, owner, services.clock.now(), limit, kinds)) {
    const start = HANDLERS[job.kind]?.start;
    if (start && !(await start(tx, services, job))) await finishJob(tx, job, owner);
    else begun.push(job);
  }
  return begun;
}

/** Should it fail, another worker may take a job over, which jobs bear. */
function renew({ services: { db, clock, log }, owner }: Work, held: ReadonlySet<Job>): Promise<void> {
  return db
    .write((tx) => renewLeases(tx, owner, held, clock.now()))
    .catch((fault) => log.warn("leases were not renewed", { fault }));
}

async function sealAll({ db }: Services): Promise<void> {
  while (await hasUnsealed(db.reader)) await db.write(sealActivity);
}

async function runJob({ services, owner, signal }: Work, job: Job): Promise<void> {
  const { db, clock, log } = services;
  try {
    const handler = HANDLERS[job.kind];
    if (!handler) throw new Error(`there is no handler for jobs of the kind ${job.kind}`);
    const ending = await handler.run(services, job, signal);
    await db.write(async (tx) => {
      await ending?.(tx);
      await finishJob(tx, job, owner);
    });
  } catch (fault) {
    if (signal.aborted) return db.write((tx) => returnJob(tx, job, owner));
    log.error("a job failed and will be tried again", {
      job: job.id,
      kind: job.kind,
      attempt: job.attempts,
      fault,
    });
    await db.write((tx) =>
      postponeJob(tx, job, owner, clock.now(), fault instanceof Error ? fault.message : String(fault), {
        counts: !(fault instanceof FilesUnavailable),
      }),
    );
  }
}
