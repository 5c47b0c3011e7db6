import { createTurnstile, type Turnstile, TurnstileFull } from "../platform/turnstile.ts";
import { Failure } from "./failure.ts";

/**
 * Lets so many works through at once and so many wait; whoever finds no place is told when to ask again.
 * @throws Failure rate_limited from the turns, at once, when nobody more may wait
 */
export function createTurns(
  atOnce: number,
  waiting: number,
  { busy, seconds }: { busy: string; seconds: number },
): Turnstile {
  const turnstile = createTurnstile(atOnce, waiting);
  return (work, signal) =>
    turnstile(work, signal).catch((fault: unknown) => {
      if (!(fault instanceof TurnstileFull)) throw fault;
      throw new Failure("rate_limited", busy, undefined, { "Retry-After": String(seconds) });
    });
}
