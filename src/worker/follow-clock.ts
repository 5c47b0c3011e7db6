/** Pauses last as long as they were meant to when the clock is set back: by the time of day they would be longer by as much. */
import { bringForwardJobs } from "../domain/jobs/queue.ts";
import type { Services } from "../domain/services.ts";
import { bringForwardDeliveries } from "../domain/webhooks/lease.ts";

/** What a clock may be set back at once without anybody minding. */
const LEAST_SECONDS = 5;

/** To be called at each beat: brings forward what waits by as much as the clock was set back since the call before. */
export function followClock({ db, clock, log }: Pick<Services, "db" | "clock" | "log">): () => Promise<void> {
  const ahead = () => clock.nowMs() - clock.monotonicMs();
  let before = ahead();
  return async () => {
    const seconds = Math.floor((before - ahead()) / 1000);
    // Several servers may share a PostgreSQL, each with a clock of its own.
    if (seconds >= LEAST_SECONDS && db.engine === "sqlite") {
      const now = clock.now();
      await db.write(async (tx) => {
        await bringForwardJobs(tx, now, seconds);
        await bringForwardDeliveries(tx, now, seconds);
      });
      log.warn("the clock was set back: jobs and webhooks that wait are brought forward", { seconds });
    }
    before = ahead();
  };
}
