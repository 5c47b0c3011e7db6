import { UID_BYTES } from "../../formats/crockford.ts";
import { randomOctets } from "../../platform/random.ts";

/** Random uids one after the other, each above the one before. */
export function ascendingUids(count: number): Uint8Array {
  const octets = Buffer.from(randomOctets(count * UID_BYTES));
  // A text of one character a byte sorts as the bytes do, and much faster than they.
  const uids = Array.from({ length: count }, (_, i) =>
    octets.toString("latin1", i * UID_BYTES, (i + 1) * UID_BYTES),
  );
  return Buffer.from(uids.sort().join(""), "latin1");
}
