/**
 * Gives back what requests left in memory as soon as they pause. Objects of requests that were under way during a small
 * collection stay until a full one, of which the runtime makes few under load, and at rest only after seconds: some 30 MiB.
 */

/** How long no request has come in: a full collection takes 6 to 14 ms, which nobody shall wait for. */
const PAUSE_MS = 250;
/** Fewer leave little that is worth it. */
const MANY_REQUESTS = 1000;

/** @returns what is told of each request; it keeps no process alive */
export function tidyAfterLoad(collect = () => Bun.gc(true)): () => void {
  let requests = 0;
  let seen = 0;
  let watch: Timer | undefined;

  function look(): void {
    if (requests > seen) {
      seen = requests;
      return;
    }
    clearInterval(watch);
    watch = undefined;
    if (requests < MANY_REQUESTS) return;
    requests = 0;
    seen = 0;
    collect();
  }

  return () => {
    requests++;
    watch ??= setInterval(look, PAUSE_MS).unref();
  };
}
