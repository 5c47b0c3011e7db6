/**
 * Ids are monotonic ULIDs: 26 characters, upper case, later ids sort after earlier ones, also within a millisecond
 * and also when the clock of a machine without a battery has gone back behind its newest row.
 */
import {
  decodeTime,
  encodeRandom,
  encodeTime,
  nextRandom,
  RANDOM_OCTETS,
  TIME_LENGTH,
  ULID_LENGTH,
} from "../formats/ulid.ts";
import type { Clock } from "./clock.ts";

export interface Ids {
  next(): string;
  /** Never hand out an id that sorts before this one (the newest in the database). */
  startAfter(id: string): void;
}

export function createIds(clock: Clock): Ids {
  const drawOctets = octetsInStock();
  let floorMs = 0;
  let lastMs = 0;
  let time = "";
  let random = "";
  return {
    next() {
      const ms = Math.max(clock.nowMs(), floorMs);
      if (ms > lastMs) {
        lastMs = ms;
        time = encodeTime(ms);
        random = encodeRandom(drawOctets());
      } else random = nextRandom(random);
      return time + random;
    },
    startAfter(id) {
      // The next millisecond, since the random part within one could sort before the given id.
      floorMs = Math.max(floorMs, decodeTime(id) + 1);
    },
  };
}

/** Ids that random octets are drawn for at a time. */
const IDS_IN_STOCK = 100;

function octetsInStock(): () => Uint8Array {
  const octets = new Uint8Array(IDS_IN_STOCK * RANDOM_OCTETS);
  let next = octets.length;
  return () => {
    if (next === octets.length) {
      crypto.getRandomValues(octets);
      next = 0;
    }
    next += RANDOM_OCTETS;
    return octets.subarray(next - RANDOM_OCTETS, next);
  };
}

/** The lowest id that can be of a moment (Unix milliseconds): it sorts before all that were made then or later. */
export function lowestIdAt(ms: number): string {
  return encodeTime(Math.max(0, ms)) + "0".repeat(ULID_LENGTH - TIME_LENGTH);
}

/** When an id was made, in Unix milliseconds. */
export function timeOfId(id: string): number {
  return decodeTime(id);
}

const ULID = /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/;

/** Whether the text has the form of an id. */
export function isId(text: string): boolean {
  return ULID.test(text);
}
