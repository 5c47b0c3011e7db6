/** What a box does in the background: sends what waits, brings home what it needs, and waits for the network. */
import type { Carnet } from "../../client/carnet.ts";
import { dropSentBefore } from "../../domain/box/rows.ts";
import type { Services } from "../../domain/services.ts";
import { noteContact, type Provision, refresh, type Standing } from "./refresh.ts";
import { NotNow, sendQueue } from "./send.ts";

/** Between two looks at the server, in milliseconds. */
const LOOK_MS = 20_000;
/** While it cannot be reached. */
const AWAY_MS = 3000;
/** While it fails on something. */
const FAILS_MS = 10_000;
/** How long it is remembered what was sent. */
const KEPT_SECONDS = 30 * 24 * 60 * 60;

/**
 * @param changed told whenever it stands otherwise with the server than before
 * @returns what ends it, after what is under way
 */
export function startBoxLoop(
  services: Services,
  carnet: Carnet,
  provision: Provision,
  changed: (now: Standing) => Promise<void>,
): () => Promise<void> {
  const stop = new AbortController();
  let before: Standing | undefined;
  let wake = () => {};
  // New work for the server goes out at once.
  services.deliveries.onRing(() => wake());

  async function round(): Promise<number> {
    try {
      const failed = await sendQueue(services, carnet, stop.signal);
      await refresh(services, carnet, provision, stop.signal);
      await note({ online: true, fault: failed ?? null });
      await services.db.write((tx) => dropSentBefore(tx, services.clock.now() - KEPT_SECONDS));
      return failed === undefined ? LOOK_MS : FAILS_MS;
    } catch (fault) {
      if (stop.signal.aborted) return 0;
      if (!(fault instanceof NotNow)) services.log.error("the box could not talk to its server", { fault });
      await note({ online: false, fault: fault instanceof Error ? fault.message : String(fault) });
      return AWAY_MS;
    }
  }

  async function note(now: Standing): Promise<void> {
    await noteContact(services, now);
    if (now.online !== before?.online || now.fault !== before.fault) await changed(now);
    before = now;
  }

  async function run(): Promise<void> {
    while (!stop.signal.aborted) {
      const woken = new Promise<void>((resolve) => {
        wake = resolve;
      });
      // On a full disk not even the contact can be noted: the box goes on with what it has, and tries again.
      const pauseMs = await round().catch((fault) => {
        services.log.error("the box could not note how it stands with its server", { fault });
        return FAILS_MS;
      });
      const timer = Promise.withResolvers<void>();
      const late = setTimeout(timer.resolve, pauseMs);
      await Promise.race([woken, timer.promise]);
      clearTimeout(late);
    }
  }

  const running = run();
  return async () => {
    stop.abort();
    wake();
    await running;
  };
}
