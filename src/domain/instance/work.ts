/** What waits to be done: jobs and deliveries of webhooks. */
import { and, asc, eq, gt, isNotNull, sql } from "drizzle-orm";
import type { Queryable } from "../../storage/database.ts";

const count = () => sql<number | string>`count(*)`;

interface WaitingJobs {
  kind: string;
  waiting: number;
  /** Of them, those that failed before. */
  failing: number;
  /** When the next one is due (Unix seconds). */
  due: number | null;
  last_error: string | null;
}

/** Jobs that wait or run, by kind. */
export async function waitingJobs(db: Queryable): Promise<WaitingJobs[]> {
  const { jobs } = db.tables;
  const kinds = await db.q
    .select({
      kind: jobs.kind,
      waiting: count(),
      failing: sql<number | string>`sum(case when ${jobs.last_error} is null then 0 else 1 end)`,
      due: sql<number | string | null>`min(${jobs.run_at})`,
    })
    .from(jobs)
    .groupBy(jobs.kind)
    .orderBy(asc(jobs.kind));
  const faults = await db.q
    .select({ kind: jobs.kind, error: jobs.last_error })
    .from(jobs)
    .where(isNotNull(jobs.last_error))
    .orderBy(asc(jobs.n))
    .limit(100);
  return kinds.map(({ kind, waiting, failing, due }) => ({
    kind,
    waiting: Number(waiting),
    failing: Number(failing),
    due: due === null ? null : Number(due),
    last_error: faults.findLast((fault) => fault.kind === kind)?.error ?? null,
  }));
}

/** Deliveries that are still to come, and how many of them were tried before. */
export async function waitingDeliveries(db: Queryable): Promise<{ waiting: number; retrying: number }> {
  const { deliveries } = db.tables;
  const pending = eq(deliveries.status, "pending");
  const [all] = await db.q.select({ count: count() }).from(deliveries).where(pending);
  const [again] = await db.q
    .select({ count: count() })
    .from(deliveries)
    .where(and(pending, gt(deliveries.attempts, 0)));
  return { waiting: Number(all?.count ?? 0), retrying: Number(again?.count ?? 0) };
}
