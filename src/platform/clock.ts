/**
 * The one place that tells the time. Time is told per data set so that test data can have a clock of its own;
 * today every data set has the machine's.
 */
export interface Clock {
  /** Unix time in whole seconds, UTC. */
  now(): number;
  /** Unix time in milliseconds. */
  nowMs(): number;
  /** Milliseconds of a clock that never jumps, for measuring spans. */
  monotonicMs(): number;
}

export const systemClock: Clock = {
  now: () => Math.floor(Date.now() / 1000),
  nowMs: () => Date.now(),
  monotonicMs: () => performance.now(),
};
