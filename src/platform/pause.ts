/** Waiting that a signal can end. */

/**
 * Waits for something, or until the signal is given.
 * @param arm is handed what ends the waiting, and returns what lets go of it
 */
export function unlessAborted(signal: AbortSignal, arm: (end: () => void) => () => void): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = () => {
      disarm();
      signal.removeEventListener("abort", end);
      resolve();
    };
    const disarm = arm(end);
    signal.addEventListener("abort", end);
  });
}

/** Waits so many milliseconds, or until the signal is given. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return unlessAborted(signal, (end) => {
    const timer = setTimeout(end, ms);
    return () => clearTimeout(timer);
  });
}
