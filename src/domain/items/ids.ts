/**
 * Ids of items and their runs: ULIDs put together from the time of the run and 80 random bits, so that an item's id
 * needs no column of its own.
 */
import { uidBytes } from "../../formats/crockford.ts";
import { decodeTime, encodeRandom, encodeTime, TIME_LENGTH } from "../../formats/ulid.ts";
import { isId } from "../../platform/ids.ts";

/** @param createdMs Unix milliseconds of the run */
export function idOf(createdMs: number, uid: Uint8Array): string {
  return encodeTime(createdMs) + encodeRandom(uid);
}

/** What an id is put together from; undefined for a text that is no id. */
export function partsOf(id: string): { createdMs: number; uid: Uint8Array } | undefined {
  if (!isId(id)) return undefined;
  return { createdMs: decodeTime(id), uid: uidBytes(id.slice(TIME_LENGTH).toLowerCase()) };
}
