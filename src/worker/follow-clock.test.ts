import { afterAll, beforeAll, expect, test } from "bun:test";
import { openWorkshop, type Workshop } from "../../tests/support/services.ts";
import { emit } from "../domain/events/emit.ts";
import { enqueue } from "../domain/jobs/queue.ts";
import type { CheckedAddress } from "../domain/webhooks/address.ts";
import { createEndpoint } from "../domain/webhooks/create.ts";
import { followClock } from "./follow-clock.ts";

const START = 1_800_000_000;
const HOUR = 3600;
let shop: Workshop;
let time = { ms: START * 1000, sinceStart: 0 };
const clock = {
  now: () => Math.floor(time.ms / 1000),
  nowMs: () => time.ms,
  monotonicMs: () => time.sinceStart,
};

beforeAll(async () => {
  shop = await openWorkshop();
});
afterAll(() => shop?.close());

/** When a job and a delivery are due. */
async function due(): Promise<[job: number | undefined, delivery: number | null | undefined]> {
  const { db } = shop.services;
  const { jobs, deliveries } = db.tables;
  const [job] = await db.reader.q.select({ at: jobs.run_at }).from(jobs);
  const [delivery] = await db.reader.q.select({ at: deliveries.due }).from(deliveries);
  return [job?.at, delivery?.at];
}

test("what waits is brought forward by as much as the clock is set back, and by nothing else", async () => {
  const { db, ids } = shop.services;
  await db.write(async (tx) => {
    await enqueue(tx, { id: ids.next(), kind: "later", runAt: START + 60, now: START });
    const scope = { ...shop.live, now: START + 60 };
    await createEndpoint(tx, scope, {
      url: "https://x.example/" as CheckedAddress,
      events: ["product.created"],
    });
    await emit(tx, scope, "product.created", { id: ids.next(), object: "product" });
  });
  expect(await due()).toEqual([START + 60, START + 60]);
  const follow = followClock({ ...shop.services, clock });
  const pass = async (seconds: number, setBy = 0) => {
    time = { ms: time.ms + (seconds + setBy) * 1000, sinceStart: time.sinceStart + seconds * 1000 };
    await follow();
  };
  await pass(1);
  await pass(1, HOUR / 2);
  await pass(1, -2);
  expect(await due()).toEqual([START + 60, START + 60]);
  await pass(1, -HOUR);
  expect(await due()).toEqual([START + 60 - HOUR, START + 60 - HOUR]);
  // What is due is not brought forward once more.
  await pass(HOUR);
  await pass(1, -10);
  expect(await due()).toEqual([START + 60 - HOUR, START + 60 - HOUR]);
});
