/** Randomness for secrets and public identifiers. */
import { randomBytes } from "node:crypto";

const BASE62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** Random letters and digits without bias; 43 of them hold 256 bits. */
export function randomBase62(length: number): string {
  let text = "";
  while (text.length < length) {
    for (const byte of randomBytes(length * 2)) {
      // 248 is the largest multiple of 62 in a byte: above it the first letters would come more often.
      if (byte < 248 && text.length < length) text += BASE62[byte % 62];
    }
  }
  return text;
}

/** Cryptographically random bytes. */
export function randomOctets(count: number): Uint8Array {
  return new Uint8Array(randomBytes(count));
}
