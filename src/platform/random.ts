/** Randomness for secrets and public identifiers. */
/** The Web Crypto API hands out so many bytes at once. */
const OCTETS_AT_ONCE = 65_536;
const BASE62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** Random letters and digits without bias; 43 of them hold 256 bits. */
export function randomBase62(length: number): string {
  let text = "";
  while (text.length < length) {
    for (const byte of randomOctets(length * 2)) {
      // 248 is the largest multiple of 62 in a byte: above it the first letters would come more often.
      if (byte < 248 && text.length < length) text += BASE62[byte % 62];
    }
  }
  return text;
}

/** Cryptographically random bytes. */
export function randomOctets(count: number): Uint8Array<ArrayBuffer> {
  const octets = new Uint8Array(count);
  for (let at = 0; at < count; at += OCTETS_AT_ONCE)
    crypto.getRandomValues(octets.subarray(at, at + OCTETS_AT_ONCE));
  return octets;
}
