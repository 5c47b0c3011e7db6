/** The loop that runs jobs and seals the activity log. An idle loop only reads. */
import { hasUnsealed, sealActivity } from "../domain/activity/chain.ts";
import { claimJobs, finishJob, hasDueJobs, type Job, postponeJob } from "../domain/jobs/queue.ts";
import type { Services } from "../domain/services.ts";
import { HANDLERS } from "./handlers.ts";

const TICK_MS = 1000;
const JOBS_PER_CLAIM = 10;

export interface Worker {
  /** Waits for the job under way, seals what is left and ends. */
  stop(): Promise<void>;
}

export function startWorker(services: Services): Worker {
  const owner = services.ids.next();
  let stopped = false;
  let wake: (() => void) | undefined;

  async function run(): Promise<void> {
    while (!stopped) {
      await tick(services, owner).catch((fault) => services.log.error("the worker failed", { fault }));
      await new Promise<void>((next) => {
        const timer = setTimeout(next, TICK_MS);
        wake = () => {
          clearTimeout(timer);
          next();
        };
      });
    }
    // What cannot be sealed now, on a full disk for one, is sealed after the next start.
    await sealAll(services).catch((fault) => services.log.warn("entries wait for their seal", { fault }));
  }
  const running = run();
  return {
    async stop() {
      stopped = true;
      wake?.();
      await running;
    },
  };
}

async function tick(services: Services, owner: string): Promise<void> {
  await sealAll(services);
  const { db, clock } = services;
  if (!(await hasDueJobs(db.reader, clock.now()))) return;
  const jobs = await db.write((tx) => claimJobs(tx, owner, clock.now(), JOBS_PER_CLAIM));
  for (const job of jobs) await runJob(services, owner, job);
}

async function sealAll({ db }: Services): Promise<void> {
  while (await hasUnsealed(db.reader)) await db.write(sealActivity);
}

async function runJob(services: Services, owner: string, job: Job): Promise<void> {
  const { db, clock, log } = services;
  try {
    const handler = HANDLERS[job.kind];
    if (!handler) throw new Error(`there is no handler for jobs of the kind ${job.kind}`);
    await handler(services, job);
    await db.write((tx) => finishJob(tx, job, owner));
  } catch (fault) {
    log.error("a job failed and will be tried again", {
      job: job.id,
      kind: job.kind,
      attempt: job.attempts,
      fault,
    });
    await db.write((tx) =>
      postponeJob(tx, job, owner, clock.now(), fault instanceof Error ? fault.message : String(fault)),
    );
  }
}
