/** What comes of attempts: the next one, or the end of the delivery; and what that means for its address. */
import { and, eq, inArray, sql } from "drizzle-orm";
import { statement, type Transaction, value } from "../../storage/database.ts";
import { forChange } from "../../storage/holding.ts";
import { companyOfDataset } from "../accounts/rows.ts";
import { PING } from "../events/types.ts";
import { SYSTEM, scopeOn, type Tools } from "../scope.ts";
import { markDisabled } from "./change.ts";
import { updateEndpoint } from "./rows.ts";

/** After this many deliveries in a row that used up all their attempts, the address is disabled; pings do not count. */
const EXHAUSTED_IN_A_ROW = 10;
/** Outcomes that are written by one statement: they pile up while nothing can be written. */
const AT_ONCE = 1000;
/** Largest part of a pause that is added to it at random, so that what failed together does not come back together. */
const JITTER = 0.1;

export interface Outcome {
  /** Internal keys. */
  delivery: number;
  endpoint: number;
  /** Of the event. */
  type: string;
  /** How many attempts there have been, this one included. */
  attempts: number;
  delivered: boolean;
  /** When it began, in Unix seconds. */
  at: number;
  latencyMs: number;
  httpStatus: number | null;
  answer: string | null;
  error: string | null;
}

export interface Rules {
  /** The worker that holds the leases. */
  owner: string;
  /** Seconds of the pause after the first, second, … failed attempt; after the last one there is no other. */
  retries: readonly number[];
}

/**
 * Writes outcomes down, in the order in which they came. What this worker no longer leases is left out: another
 * took it over.
 */
export async function recordOutcomes(
  tx: Transaction,
  tools: Tools,
  outcomes: readonly Outcome[],
  rules: Rules,
): Promise<void> {
  for (let at = 0; at < outcomes.length; at += AT_ONCE)
    await recordSome(tx, tools, outcomes.slice(at, at + AT_ONCE), rules);
}

async function recordSome(
  tx: Transaction,
  tools: Tools,
  outcomes: readonly Outcome[],
  rules: Rules,
): Promise<void> {
  const recorded: Outcome[] = [];
  const byEndpoint = [...Map.groupBy(outcomes, (outcome) => outcome.endpoint)].sort(([a], [b]) => a - b);
  for (const [endpoint, own] of byEndpoint) {
    const held = await holdByKey(tx, endpoint);
    if (!held) continue;
    const settled = await settle(tx, own, rules, tools.now);
    await countExhausted(tx, tools, held, settled, rules);
    recorded.push(...settled);
  }
  if (recorded.length === 0) return;
  await tx.q.insert(tx.tables.deliveryAttempts).values(
    recorded.map(({ delivery, at, latencyMs, httpStatus, answer, error }) => ({
      delivery_n: delivery,
      at,
      latency_ms: latencyMs,
      http_status: httpStatus,
      answer,
      error,
    })),
  );
}

/**
 * When a delivery is tried again.
 * @param pause in seconds: never less of it has gone by, although `now` has lost its fraction of a second
 */
function dueAfter(pause: number, now: number): number {
  return now + Math.max(pause + 1, Math.floor(pause * (1 + Math.random() * JITTER)));
}

/** @returns the outcomes that were still this worker's to write */
async function settle(
  tx: Transaction,
  outcomes: readonly Outcome[],
  rules: Rules,
  now: number,
): Promise<Outcome[]> {
  const written = new Set<number>();
  const delivered = outcomes.filter((outcome) => outcome.delivered).map(({ delivery }) => delivery);
  for (const n of await markDelivered(tx, delivered, rules.owner)) written.add(n);
  for (const { delivery, attempts } of outcomes.filter((outcome) => !outcome.delivered)) {
    const pause = rules.retries[attempts - 1];
    const [row] = await markFailed(tx, {
      n: delivery,
      owner: rules.owner,
      attempts,
      status: pause === undefined ? "failed" : "pending",
      due: pause === undefined ? null : dueAfter(pause, now),
    });
    if (row) written.add(row.n);
  }
  return outcomes.filter(({ delivery }) => written.has(delivery));
}

async function markDelivered(
  tx: Transaction,
  rows: readonly number[],
  owner: string,
): Promise<readonly number[]> {
  if (rows.length === 0) return [];
  const { deliveries } = tx.tables;
  const marked = await tx.q
    .update(deliveries)
    .set({ status: "delivered", attempts: sql`${deliveries.attempts} + 1`, due: null, lease_owner: null })
    .where(and(inArray(deliveries.n, [...rows]), eq(deliveries.lease_owner, owner)))
    .returning({ n: deliveries.n });
  return marked.map(({ n }) => n);
}

const markFailed = statement((q, t) =>
  q
    .update(t.deliveries)
    .set({
      status: value("status") as never,
      attempts: value("attempts") as never,
      due: value("due") as never,
      lease_owner: null,
    })
    .where(and(eq(t.deliveries.n, value("n")), eq(t.deliveries.lease_owner, value("owner"))))
    .returning({ n: t.deliveries.n }),
);

async function countExhausted(
  tx: Transaction,
  tools: Tools,
  endpoint: HeldEndpoint,
  outcomes: readonly Outcome[],
  rules: Rules,
): Promise<void> {
  let exhausted = endpoint.exhausted;
  for (const { delivered, attempts, type } of outcomes) {
    if (delivered) exhausted = 0;
    else if (attempts > rules.retries.length && type !== PING) exhausted++;
  }
  if (exhausted !== endpoint.exhausted) await updateEndpoint(tx, endpoint.n, { exhausted });
  if (exhausted < EXHAUSTED_IN_A_ROW || endpoint.disabled !== null) return;
  const { company, livemode } = await companyOfDataset(tx, endpoint.dataset_n);
  const scope = scopeOn(company, endpoint.dataset_n, livemode, SYSTEM, tools);
  await markDisabled(tx, scope, endpoint, "failures");
}

type HeldEndpoint = NonNullable<Awaited<ReturnType<typeof holdByKey>>>;

const selectByKey = statement((q, t, engine) => {
  const query = q
    .select()
    .from(t.webhookEndpoints)
    .where(eq(t.webhookEndpoints.n, value("n")));
  return forChange(engine, query);
});

async function holdByKey(tx: Transaction, n: number) {
  const [row] = await selectByKey(tx, { n });
  return row;
}
