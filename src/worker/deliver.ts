/**
 * Delivers webhooks. A turn of the loop is one transaction: it writes down what came of the attempts since the last
 * turn and leases what is due next, so that many deliveries share a commit. Attempts run beside each other, a few
 * for each address: one that is slow or dead keeps its own deliveries waiting and nobody else's.
 */
import { type Services, toolsOf } from "../domain/services.ts";
import {
  LEASE_SECONDS,
  leaseDeliveries,
  listDueEndpoints,
  releaseDeliveries,
  takeOverLeases,
} from "../domain/webhooks/lease.ts";
import { type Outcome, recordOutcomes } from "../domain/webhooks/outcome.ts";
import { createLanes, type Receiver } from "./lanes.ts";
import { START_MS } from "./loop.ts";
import { sendWebhook } from "./send-webhook.ts";

/** Turns come at least so far apart, unless there is much to write down; an idle loop looks once a second. */
const TURN_MS = 100;
const TICK_MS = 1000;
/** So many outcomes are worth a turn of their own. */
const OUTCOMES_PER_TURN = 200;
/** No attempt begins when its lease ends sooner: it takes up to ten seconds, and is written down after that. */
const LEASE_LEFT_SECONDS = LEASE_SECONDS / 2;
/** A stop waits so long for attempts under way; what is cut short is sent again after the next start. */
const STOP_MS = 3000;

interface Deliverer {
  /** Ends the attempts under way, writes down what came of them and gives the rest back. */
  stop(): Promise<void>;
}

export function startDeliverer(services: Services): Deliverer {
  const { db, clock, log, config } = services;
  const owner = services.ids.next();
  const rules = { owner, retries: config.webhook_retries };
  const lanes = createLanes(clock);
  const cut = new AbortController();
  const attempts = new Set<Promise<void>>();
  let outcomes: Outcome[] = [];
  const unsent: number[] = [];
  // The lock on the data folder proves that who held leases in its database is gone; others may share a PostgreSQL.
  let tookOver = db.engine !== "sqlite";
  let rung = false;
  let stopped = false;
  let wake = () => {};

  services.deliveries.onRing(() => {
    rung = true;
    wake();
  });

  async function run(): Promise<void> {
    await pause(START_MS, () => false);
    while (!stopped) {
      const began = clock.monotonicMs();
      rung = false;
      const failed = await turn().then(
        () => false,
        (fault) => {
          log.error("deliveries of webhooks wait", { fault });
          return true;
        },
      );
      await pause(TICK_MS, () => !failed && (rung || outcomes.length > 0));
      await pause(TURN_MS - (clock.monotonicMs() - began), () => outcomes.length >= OUTCOMES_PER_TURN);
    }
  }

  /** Waits until there is a reason to go on, or the time is over. */
  async function pause(ms: number, reason: () => boolean): Promise<void> {
    const until = clock.monotonicMs() + ms;
    for (let left = ms; left > 0 && !stopped && !reason(); left = until - clock.monotonicMs())
      await new Promise<void>((next) => {
        const timer = setTimeout(next, left);
        wake = () => {
          clearTimeout(timer);
          next();
        };
      });
  }

  async function turn(): Promise<void> {
    const now = clock.now();
    if (!tookOver) await db.write((tx) => takeOverLeases(tx, now));
    tookOver = true;
    const isHungry = async () => lanes.hungry(await listDueEndpoints(db.reader, now)).length > 0;
    if (outcomes.length === 0 && !(await isHungry())) return;
    const settled = outcomes;
    outcomes = [];
    let leased: { receiver: Receiver; rows: number[] }[];
    try {
      leased = await db.write(async (tx) => {
        await recordOutcomes(tx, { ...toolsOf(services), now }, settled, rules);
        const leases = [];
        for (const receiver of lanes.hungry(await listDueEndpoints(tx, now))) {
          const { endpoint, ahead: limit } = receiver;
          leases.push({ receiver, rows: await leaseDeliveries(tx, endpoint, { owner, now, limit }) });
        }
        return leases;
      });
    } catch (fault) {
      outcomes = [...settled, ...outcomes];
      throw fault;
    }
    for (const { receiver, rows } of leased)
      lanes.fill(receiver, rows, now + LEASE_SECONDS - LEASE_LEFT_SECONDS);
    startAttempts();
  }

  function startAttempts(): void {
    while (!stopped) {
      const next = lanes.next();
      if (!next) return;
      const { receiver, delivery } = next;
      const attempt = runAttempt(receiver, delivery).finally(() => {
        attempts.delete(attempt);
        startAttempts();
      });
      attempts.add(attempt);
    }
  }

  async function runAttempt(receiver: Receiver, delivery: number): Promise<void> {
    const end = lanes.enter(receiver);
    let outcome: Outcome | undefined;
    try {
      outcome = await sendWebhook(services, { delivery, endpoint: receiver.endpoint, owner }, cut.signal);
    } catch (fault) {
      // Its lease runs out, and it is tried again.
      log.error("a webhook could not be sent", { delivery, fault });
    }
    end(outcome?.delivered ?? true);
    if (outcome) outcomes.push(outcome);
    else if (cut.signal.aborted) unsent.push(delivery);
    if (outcomes.length === 1 || outcomes.length >= OUTCOMES_PER_TURN) wake();
  }

  const running = run();
  return {
    async stop() {
      stopped = true;
      wake();
      await running;
      const late = setTimeout(() => cut.abort(), STOP_MS);
      while (attempts.size > 0) await Promise.all(attempts);
      clearTimeout(late);
      unsent.push(...lanes.drain());
      if (outcomes.length + unsent.length === 0) return;
      await db
        .write(async (tx) => {
          await recordOutcomes(tx, toolsOf(services), outcomes, rules);
          await releaseDeliveries(tx, owner, unsent, clock.now());
        })
        .catch((fault) => log.warn("webhooks that were under way will be sent again", { fault }));
    },
  };
}
