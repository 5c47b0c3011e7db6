/**
 * Ids are monotonic ULIDs: 26 characters, upper case, later ids sort after earlier ones, also within a millisecond
 * and also when the clock of a machine without a battery has gone back behind its newest row.
 */
import { decodeTime, monotonicFactory } from "ulid";
import type { Clock } from "./clock.ts";

export interface Ids {
  next(): string;
  /** Never hand out an id that sorts before this one (the newest in the database). */
  startAfter(id: string): void;
}

export function createIds(clock: Clock): Ids {
  const factory = monotonicFactory();
  let floorMs = 0;
  return {
    next: () => factory(Math.max(clock.nowMs(), floorMs)),
    startAfter(id) {
      // The next millisecond, since the random part within one could sort before the given id.
      floorMs = Math.max(floorMs, decodeTime(id) + 1);
    },
  };
}

const ULID = /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/;

/** Whether the text has the form of an id. */
export function isId(text: string): boolean {
  return ULID.test(text);
}
