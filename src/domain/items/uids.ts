import { UID_BYTES } from "../../formats/crockford.ts";
import { randomOctets } from "../../platform/random.ts";

/** Octets that the uids of a run begin with, so that they lie together in their index; 64 random bits tell them apart. */
const SHARED_OCTETS = 2;
const OWN_OCTETS = UID_BYTES - SHARED_OCTETS;

/** Random uids one after the other, each above the one before, with the same first octets. */
export function uidsOfRun(count: number): Uint8Array {
  const own = Buffer.from(randomOctets(count * OWN_OCTETS).buffer);
  // Sorted as the numbers that a machine reads last octet first, then turned round: uids compare by their first.
  new BigUint64Array(own.buffer).sort();
  own.swap64();
  const shared = randomOctets(SHARED_OCTETS);
  const uids = Buffer.alloc(count * UID_BYTES);
  for (let i = 0; i < count; i++) {
    uids.set(shared, i * UID_BYTES);
    own.copy(uids, i * UID_BYTES + SHARED_OCTETS, i * OWN_OCTETS, (i + 1) * OWN_OCTETS);
  }
  return uids;
}
