/**
 * Who may send when. Each address has few attempts at a time, and those that are slow at the moment share a lane of
 * their own: however many there are, a quick one finds room.
 */
import type { Clock } from "../platform/clock.ts";

/** Attempts at a time: to one address, in each lane, and in all. */
const PER_ADDRESS = 4;
const PER_LANE = 128;
const IN_ALL = 1024;
/** An address is slow from the moment an attempt takes this long or fails, until one goes well. */
const SLOW_MS = 1000;
/** Rows that are leased ahead for an address: twice as many each time while it keeps up, else few. */
const FIRST_AHEAD = 128;
const MOST_AHEAD = 512;
const KEEPS_UP_MS = 2000;

/** An address as the lanes know it. */
export interface Receiver {
  endpoint: number;
  /** How many rows to lease next. */
  ahead: number;
  /** Leased and not tried yet, oldest first. */
  waiting: { delivery: number; until: number }[];
  running: number;
  /** Of those running, how many take long. */
  late: number;
  slow: boolean;
  filledAtMs: number;
}

interface Lanes {
  /** Of some addresses that deliveries are due for, those that should get more. */
  hungry(endpoints: readonly number[]): Receiver[];
  /** Hands an address leased rows. @param until Unix seconds, after which they must not be begun */
  fill(receiver: Receiver, deliveries: readonly number[], until: number): void;
  /** Takes the next row that may be sent now, one address after the other. */
  next(): { receiver: Receiver; delivery: number } | undefined;
  /** An attempt begins; the returned function ends it. */
  enter(receiver: Receiver): (wentWell: boolean) => void;
  /** Takes all that waits. */
  drain(): number[];
}

export function createLanes(clock: Clock): Lanes {
  const receivers = new Map<number, Receiver>();
  const running = { quick: 0, slow: 0 };

  function receiverOf(endpoint: number): Receiver {
    let receiver = receivers.get(endpoint);
    if (!receiver) {
      receiver = {
        endpoint,
        ahead: FIRST_AHEAD,
        waiting: [],
        running: 0,
        late: 0,
        slow: false,
        filledAtMs: 0,
      };
      receivers.set(endpoint, receiver);
    }
    return receiver;
  }

  function setSlow(receiver: Receiver, slow: boolean): void {
    if (receiver.slow === slow) return;
    receiver.slow = slow;
    running.slow += slow ? receiver.running : -receiver.running;
    running.quick += slow ? -receiver.running : receiver.running;
  }

  function hasRoom({ running: own, slow }: Receiver): boolean {
    const lane = slow ? running.slow : running.quick;
    return own < PER_ADDRESS && lane < PER_LANE && running.quick + running.slow < IN_ALL;
  }

  function count(receiver: Receiver, by: 1 | -1): void {
    receiver.running += by;
    running[receiver.slow ? "slow" : "quick"] += by;
  }

  return {
    hungry(endpoints) {
      return endpoints.map(receiverOf).filter(({ waiting, ahead }) => waiting.length <= ahead / 2);
    },
    fill(receiver, deliveries, until) {
      const now = clock.monotonicMs();
      const keptUp = !receiver.slow && now - receiver.filledAtMs < KEEPS_UP_MS;
      const wasFull = deliveries.length === receiver.ahead;
      if (receiver.slow) receiver.ahead = PER_ADDRESS;
      else if (wasFull && keptUp) receiver.ahead = Math.min(receiver.ahead * 2, MOST_AHEAD);
      receiver.filledAtMs = now;
      for (const delivery of deliveries) receiver.waiting.push({ delivery, until });
    },
    next() {
      const now = clock.now();
      for (const receiver of receivers.values()) {
        // What waited too long comes due again when its lease ends.
        while ((receiver.waiting[0]?.until ?? now) < now) receiver.waiting.shift();
        const row = hasRoom(receiver) ? receiver.waiting.shift() : undefined;
        if (!row) continue;
        receivers.delete(receiver.endpoint);
        receivers.set(receiver.endpoint, receiver);
        return { receiver, delivery: row.delivery };
      }
      return undefined;
    },
    enter(receiver) {
      count(receiver, 1);
      let isLate = false;
      const late = setTimeout(() => {
        isLate = true;
        receiver.late++;
        setSlow(receiver, true);
      }, SLOW_MS);
      return (wentWell) => {
        clearTimeout(late);
        count(receiver, -1);
        if (isLate) receiver.late--;
        setSlow(receiver, !wentWell || isLate || receiver.late > 0);
      };
    },
    drain() {
      return [...receivers.values()].flatMap(({ waiting }) => waiting.splice(0)).map((row) => row.delivery);
    },
  };
}
