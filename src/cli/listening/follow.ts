import type { Event } from "../../client/types.generated.ts";
import type { Clock } from "../../platform/clock.ts";
import { lowestIdAt, timeOfId } from "../../platform/ids.ts";
import { pause } from "../../platform/pause.ts";
import { type Source, Unreachable } from "./source.ts";
import type { Cursor } from "./state.ts";

/**
 * An id is made within a transaction. On PostgreSQL, and between instances whose clocks differ, one with an earlier id
 * may commit after one with a later id, so what lies behind the cursor is looked at again: by so many milliseconds,
 * so often, until so long after the newest event. No transaction takes a minute.
 */
const LOOK_BACK_MS = 60_000;
const LOOK_BACK_EVERY_MS = 30_000;

/** What the caller is told while it waits. */
export interface Notices {
  lost(reason: string): void;
  found(): void;
}

/**
 * The events after the cursor that are not settled, oldest first, as they happen; ends when it is stopped. Whoever
 * takes one settles it.
 * @throws what the source throws when waiting does not help
 */
export async function* follow(
  source: Source,
  cursor: Cursor,
  { clock, stop, notices }: { clock: Clock; stop: AbortSignal; notices: Notices },
): AsyncGenerator<Event, void> {
  let lookedBack = Number.NEGATIVE_INFINITY;
  let newestSeen = clock.monotonicMs();
  while (!stop.aborted) {
    const now = clock.monotonicMs();
    const isLookingBack = now - lookedBack >= LOOK_BACK_EVERY_MS && lookedBack < newestSeen + LOOK_BACK_MS;
    if (isLookingBack) lookedBack = now;
    let from = isLookingBack ? behind(cursor) : (cursor.at ?? cursor.floor);
    for (let hasMore = true; hasMore && !stop.aborted; ) {
      const page = await untilReached(source, stop, notices, () => source.after(from));
      for (const event of page?.events ?? []) {
        from = event.id;
        if (cursor.isSettled(event.id)) continue;
        newestSeen = clock.monotonicMs();
        yield event;
        if (stop.aborted) return;
      }
      hasMore = page?.hasMore === true && page.events.length > 0;
      if (hasMore) await pause(source.restMs(), stop);
    }
    await pause(source.pauseMs(), stop);
  }
}

/** Where to look back from: never before the start of the listener. */
function behind({ at, floor }: Cursor): string {
  if (at === undefined || at === floor) return floor;
  const earlier = lowestIdAt(timeOfId(at) - LOOK_BACK_MS);
  return earlier > floor ? earlier : floor;
}

/** Asks until the server answers; undefined when it is stopped before. */
export async function untilReached<T>(
  source: Source,
  stop: AbortSignal,
  notices: Notices,
  ask: () => Promise<T>,
): Promise<T | undefined> {
  let isLost = false;
  while (!stop.aborted) {
    try {
      const answer = await ask();
      if (isLost) notices.found();
      return answer;
    } catch (fault) {
      if (stop.aborted) return undefined;
      if (!(fault instanceof Unreachable)) throw fault;
      if (!isLost) notices.lost(fault.message);
      isLost = true;
      await pause(source.pauseMs(), stop);
    }
  }
  return undefined;
}
