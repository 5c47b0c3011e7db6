/** Leases of jobs: what a worker lets go of is run again soon, whatever else it works on. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { eq, sql } from "drizzle-orm";
import {
  claimJobs,
  enqueue,
  finishJob,
  hasDueJobs,
  LEASE_SECONDS,
  renewLeases,
} from "../../src/domain/jobs/queue.ts";
import { execute } from "../../src/storage/database.ts";
import { startWorker } from "../../src/worker/loop.ts";
import { until } from "../support/box.ts";
import { ON_POSTGRES } from "../support/server.ts";
import { openWorkshop, type Workshop } from "../support/services.ts";

let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop();
});
afterAll(() => shop?.close());

const put = (kind: string, at: number) =>
  shop.services.db.write((tx) => enqueue(tx, { id: shop.services.ids.next(), kind, runAt: at, now: at }));

test("a worker renews the leases of what it works on, and of nothing that it let go of", async () => {
  const { db } = shop.services;
  const [began, seconds] = [100, LEASE_SECONDS / 3];
  const claim = (kind: string) => db.write((tx) => claimJobs(tx, "worker", began, 1, { only: [kind] }));
  await put("left", began);
  await put("long", began);
  const left = await claim("left");
  const long = await claim("long");
  for (let now = began; now < began + 3 * LEASE_SECONDS; now += seconds)
    await db.write((tx) => renewLeases(tx, "worker", long, now));
  const isDue = (kind: string) => hasDueJobs(db.reader, began + 3 * LEASE_SECONDS, { only: [kind] });
  expect([await isDue("left"), await isDue("long")]).toEqual([true, false]);
  await db.write(async (tx) => {
    for (const job of [...left, ...long]) await finishJob(tx, job, "worker");
  });
});

test.skipIf(ON_POSTGRES)(
  "a job whose end cannot be written does not keep those behind it waiting",
  async () => {
    const { services } = shop;
    const { db } = services;
    const { jobs } = db.tables;
    await db.write((tx) =>
      execute(
        tx,
        sql`create trigger keep_stuck before update on jobs when old.kind = 'stuck' and new.lease_owner is null begin select raise(fail, 'cannot be written'); end`,
      ),
    );
    const now = services.clock.now();
    for (const kind of ["stuck", "behind"]) await put(kind, now);
    const worker = startWorker(services);
    const rowOf = async (kind: string) =>
      (await db.reader.q.select().from(jobs).where(eq(jobs.kind, kind)))[0];
    // Neither kind has a handler, so that an attempt of either is one that failed.
    await until(async () => (await rowOf("behind"))?.last_error !== null, LEASE_SECONDS / 3);
    expect(await rowOf("behind")).toMatchObject({ attempts: 1, lease_owner: null });
    expect(await rowOf("stuck")).toMatchObject({ attempts: 1, last_error: null });
    await worker.stop();
  },
);
