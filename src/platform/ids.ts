/**
 * Ids are monotonic ULIDs: 26 characters, upper case, later ids sort after earlier ones, also within a millisecond
 * and also when the clock of a machine without a battery has gone back behind its newest row.
 */
import { decodeTime, encodeTime, incrementBase32, ulid } from "ulid";
import type { Clock } from "./clock.ts";

export interface Ids {
  next(): string;
  /** Never hand out an id that sorts before this one (the newest in the database). */
  startAfter(id: string): void;
}

export function createIds(clock: Clock): Ids {
  const fraction = randomFractions();
  let floorMs = 0;
  let lastMs = 0;
  let time = "";
  let random = "";
  return {
    next() {
      const ms = Math.max(clock.nowMs(), floorMs);
      if (ms > lastMs) {
        const id = ulid(ms, fraction);
        lastMs = ms;
        time = id.slice(0, ID_TIME_LENGTH);
        random = id.slice(ID_TIME_LENGTH);
      } else random = incrementBase32(random);
      return time + random;
    },
    startAfter(id) {
      // The next millisecond, since the random part within one could sort before the given id.
      floorMs = Math.max(floorMs, decodeTime(id) + 1);
    },
  };
}

/** Octets of randomness drawn at a time. */
const RANDOM_OCTETS = 1024;

/** Random numbers from 0 to below 1 in 256 steps: an id takes sixteen. */
function randomFractions(): () => number {
  const octets = new Uint8Array(RANDOM_OCTETS);
  let next = RANDOM_OCTETS;
  return () => {
    if (next === RANDOM_OCTETS) {
      crypto.getRandomValues(octets);
      next = 0;
    }
    return (octets[next++] ?? 0) / 256;
  };
}

/** The lowest id that can be of a moment (Unix milliseconds): it sorts before all that were made then or later. */
export function lowestIdAt(ms: number): string {
  return encodeTime(Math.max(0, ms), ID_TIME_LENGTH) + "0".repeat(ID_LENGTH - ID_TIME_LENGTH);
}

/** When an id was made, in Unix milliseconds. */
export function timeOfId(id: string): number {
  return decodeTime(id);
}

const ID_LENGTH = 26;
const ID_TIME_LENGTH = 10;
const ULID = /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/;

/** Whether the text has the form of an id. */
export function isId(text: string): boolean {
  return ULID.test(text);
}
