/**
 * Work for later. A job is leased by the worker that runs it; a worker that dies loses its lease, and another takes
 * the job over. So a job runs at least once, and must bear being run again.
 */
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, notInArray, or, sql } from "drizzle-orm";
import { insertion, type Queryable, type Transaction } from "../../storage/database.ts";
import type { Json } from "../passports/content.ts";

/** Seconds of a lease, which the worker renews while the job runs: after a crash no job waits longer. */
export const LEASE_SECONDS = 30;
const FIRST_DELAY_SECONDS = 5;
/** A job that was begun more often than this is not taken over. */
const TAKEN_OVER = 3;
const LONGEST_DELAY_SECONDS = 3600;

export interface Job {
  n: number;
  id: string;
  kind: string;
  payload: Json;
  attempts: number;
}

/** Which kinds of jobs: those that are named, or all others. */
export interface Kinds {
  only?: readonly string[];
  besides?: readonly string[];
}

const insertJob = insertion((t) => t.jobs, "nothing");

/** Puts a job into the queue; one with a name only when no job of that name waits or runs. */
export async function enqueue(
  tx: Transaction,
  job: { id: string; kind: string; name?: string; payload?: Json; runAt: number; now: number },
): Promise<void> {
  await insertJob(tx, {
    id: job.id,
    kind: job.kind,
    name: job.name ?? null,
    payload: job.payload ?? {},
    run_at: job.runAt,
    attempts: 0,
    lease_owner: null,
    lease_until: null,
    last_error: null,
    created: job.now,
  });
}

/** Whether a job waits whose time has come: a read, so that an idle worker writes nothing to the disk. */
export async function hasDueJobs(db: Queryable, now: number, kinds: Kinds = {}): Promise<boolean> {
  const { jobs } = db.tables;
  return (
    (
      await db.q
        .select({ n: jobs.n })
        .from(jobs)
        .where(isDue(db, now, kinds))
        .limit(1)
    ).length > 0
  );
}

/** Leases up to `limit` due jobs, oldest first. */
export async function claimJobs(
  tx: Transaction,
  owner: string,
  now: number,
  limit: number,
  kinds: Kinds = {},
): Promise<Job[]> {
  const { jobs } = tx.tables;
  const due = tx.q
    .select({ n: jobs.n })
    .from(jobs)
    .where(isDue(tx, now, kinds))
    .orderBy(asc(jobs.run_at), asc(jobs.n))
    .limit(limit);
  return tx.q
    .update(jobs)
    .set({ lease_owner: owner, lease_until: now + LEASE_SECONDS, attempts: sql`${jobs.attempts} + 1` })
    .where(inArray(jobs.n, tx.engine === "postgres" ? due.for("update", { skipLocked: true }) : due))
    .returning({
      n: jobs.n,
      id: jobs.id,
      kind: jobs.kind,
      payload: jobs.payload,
      attempts: jobs.attempts,
    }) as Promise<Job[]>;
}

function isDue(db: Queryable, now: number, { only, besides }: Kinds) {
  const { jobs } = db.tables;
  return and(
    lte(jobs.run_at, now),
    or(isNull(jobs.lease_until), lte(jobs.lease_until, now)),
    only && inArray(jobs.kind, [...only]),
    besides && notInArray(jobs.kind, [...besides]),
  );
}

/**
 * Frees what a worker had leased that is known to be gone. A job that was begun several times keeps its lease until
 * that runs out: should it be what ends the process, it is not begun at once at each start.
 */
export async function takeOverJobs(tx: Transaction): Promise<void> {
  const { jobs } = tx.tables;
  await tx.q
    .update(jobs)
    .set({ lease_owner: null, lease_until: null })
    .where(and(isNotNull(jobs.lease_owner), lte(jobs.attempts, TAKEN_OVER)));
}

/** Prolongs the leases of jobs that a worker works on, those alone: what it let go of is to be run again. */
export async function renewLeases(
  tx: Transaction,
  owner: string,
  held: Iterable<Job>,
  now: number,
): Promise<void> {
  const { jobs } = tx.tables;
  const keys = Array.from(held, ({ n }) => n);
  await tx.q
    .update(jobs)
    .set({ lease_until: now + LEASE_SECONDS })
    .where(and(inArray(jobs.n, keys), eq(jobs.lease_owner, owner)));
}

/** Gives a job back that was cut short for no reason of its own: it is run again at once, and this was no attempt. */
export async function returnJob(tx: Transaction, job: Job, owner: string): Promise<void> {
  const { jobs } = tx.tables;
  await tx.q
    .update(jobs)
    .set({ lease_owner: null, lease_until: null, attempts: job.attempts - 1 })
    .where(and(eq(jobs.n, job.n), eq(jobs.lease_owner, owner)));
}

/** Brings forward what is due, or leased, later than now, since the clock was set back by so many seconds. */
export async function bringForwardJobs(tx: Transaction, now: number, seconds: number): Promise<void> {
  const { jobs } = tx.tables;
  await tx.q
    .update(jobs)
    .set({ run_at: sql`${jobs.run_at} - ${seconds}` })
    .where(gt(jobs.run_at, now));
  await tx.q
    .update(jobs)
    .set({ lease_until: sql`${jobs.lease_until} - ${seconds}` })
    .where(gt(jobs.lease_until, now));
}

/** Frees the name of a job that runs, so that the next one of that name can wait beside it. */
export async function releaseName(tx: Transaction, job: Job): Promise<void> {
  const { jobs } = tx.tables;
  await tx.q.update(jobs).set({ name: null }).where(eq(jobs.n, job.n));
}

/** Takes a finished job out of the queue, unless its lease went to another worker. */
export async function finishJob(tx: Transaction, job: Job, owner: string): Promise<void> {
  const { jobs } = tx.tables;
  await tx.q.delete(jobs).where(and(eq(jobs.n, job.n), eq(jobs.lease_owner, owner)));
}

/**
 * Gives a failed job back, to be run again after a growing pause.
 * @param options `counts`: false when the job is not to blame, as with a service that is away
 */
export async function postponeJob(
  tx: Transaction,
  job: Job,
  owner: string,
  now: number,
  error: string,
  { counts }: { counts: boolean },
): Promise<void> {
  const { jobs } = tx.tables;
  const delay = Math.min(FIRST_DELAY_SECONDS * 2 ** (job.attempts - 1), LONGEST_DELAY_SECONDS);
  await tx.q
    .update(jobs)
    .set({
      lease_owner: null,
      lease_until: null,
      run_at: now + delay,
      last_error: error.slice(0, 500),
      attempts: counts ? job.attempts : job.attempts - 1,
    })
    .where(and(eq(jobs.n, job.n), eq(jobs.lease_owner, owner)));
}
