/** Saving values one by one against what a person saw of them, so that nobody writes over what another has changed. */
import { canonicalJson } from "../../formats/canonical-json.ts";
import { sha256Hex } from "../../platform/sealing.ts";
import type { Fault } from "../failure.ts";
import type { Json } from "../passports/content.ts";
import type { Data, NewData } from "./values.ts";

export interface SentValues {
  /** Values by key; `null` deletes. */
  data: Data;
  /** The mark of what each value was when the person saw it; a key without one is taken as it is sent. */
  seen: ReadonlyMap<string, string>;
}

/** Hexadecimal digits of a mark. */
const MARK_LENGTH = 8;

/** Tells whether a value is still the one that somebody saw. */
export function markOf(value: Json | undefined): string {
  return sha256Hex(canonicalJson(value ?? null)).slice(0, MARK_LENGTH);
}

/**
 * What of the sent values is to be stored, and what another has changed meanwhile.
 * @param faults of the sent values, which are left out
 * @param isOwn whether a value was written by the person itself, who may write over it
 */
export function changesSince(
  before: Data,
  { data, seen }: SentValues,
  faults: readonly Fault[],
  isOwn: (key: string) => boolean = () => false,
): { changes: Data; conflicts: string[] } {
  const wrong = new Set(faults.map(({ param = "" }) => param.match(/^data\.(\w+)/)?.[1]));
  const changes: NewData = {};
  const conflicts: string[] = [];
  for (const [key, value] of Object.entries(data)) {
    const mark = seen.get(key);
    const now = before[key] ?? null;
    if (wrong.has(key) || Bun.deepEquals(value, now) || markOf(value) === mark) continue;
    // What is empty now was emptied, by whomever: an answer takes nothing away.
    const isFree = mark === undefined || now === null || mark === markOf(now) || isOwn(key);
    if (isFree) changes[key] = value;
    else conflicts.push(key);
  }
  return { changes, conflicts };
}
