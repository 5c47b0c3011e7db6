/** Lets so many through at once and so many wait, so that heavy work on behalf of strangers cannot take the machine. */

/** All places to wait are taken. */
export class TurnstileFull extends Error {
  override name = "TurnstileFull";
}

type Turnstile = <T>(work: () => Promise<T>) => Promise<T>;

/** @throws TurnstileFull from the turnstile, at once, when nobody more may wait */
export function createTurnstile(atOnce: number, waiting: number): Turnstile {
  const queue: (() => void)[] = [];
  let inside = 0;
  return async (work) => {
    if (inside >= atOnce) {
      if (queue.length >= waiting) throw new TurnstileFull("too many wait");
      // Whoever leaves hands the place over, so nobody who comes later slips in between.
      await new Promise<void>((resolve) => queue.push(resolve));
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
