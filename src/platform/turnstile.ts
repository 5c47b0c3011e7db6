/** Lets so many through at once and so many wait, so that heavy work on behalf of strangers cannot take the machine. */

/** All places to wait are taken. */
export class TurnstileFull extends Error {
  override name = "TurnstileFull";
}

/** @param signal aborted by whoever leaves: the place to wait is free at once, and nothing is begun */
export type Turnstile = <T>(work: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/** @throws TurnstileFull from the turnstile, at once, when nobody more may wait; the signal's reason when it is aborted */
export function createTurnstile(atOnce: number, waiting: number): Turnstile {
  const queue: (() => void)[] = [];
  let inside = 0;
  return async (work, signal) => {
    signal?.throwIfAborted();
    if (inside >= atOnce) {
      if (queue.length >= waiting) throw new TurnstileFull("too many wait");
      // Whoever leaves hands the place over, so nobody who comes later slips in between.
      await new Promise<void>((resolve, reject) => {
        const leave = () => {
          queue.splice(queue.indexOf(enter), 1);
          reject(signal?.reason);
        };
        const enter = () => {
          signal?.removeEventListener("abort", leave);
          resolve();
        };
        queue.push(enter);
        signal?.addEventListener("abort", leave, { once: true });
      });
    } else inside++;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else inside--;
    }
  };
}
