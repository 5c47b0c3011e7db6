/** Crockford's base 32, in small letters: no i, l, o and u. */
const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";

const UID = /^[0-9a-hjkmnp-tv-zA-HJKMNP-TV-Z]{16}$/;

/** How many random bytes make a uid: 80 bits, five for each of its 16 characters. */
export const UID_BYTES = 10;

/** The 16 characters that 10 random bytes stand for. Throws a RangeError for any other number of bytes. */
export function randomUid(randomBytes: Uint8Array): string {
  if (randomBytes.length !== UID_BYTES) {
    throw new RangeError(`A uid is made of ${UID_BYTES} bytes, not ${randomBytes.length}.`);
  }
  let uid = "";
  let pending = 0;
  let bits = 0;
  for (const byte of randomBytes) {
    pending = (pending << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      uid += ALPHABET[(pending >> bits) & 31];
    }
    pending &= (1 << bits) - 1;
  }
  return uid;
}

/** The stored form of a uid that an address holds in either case; undefined when it is none. */
export function foldUid(text: string): string | undefined {
  return UID.test(text) ? text.toLowerCase() : undefined;
}

/** The 10 bytes that a uid in small letters stands for. Throws a RangeError for what is none. */
export function uidBytes(uid: string): Uint8Array {
  if (foldUid(uid) !== uid)
    throw new RangeError("A uid has 16 small letters and digits of Crockford's base 32.");
  const bytes = new Uint8Array(UID_BYTES);
  let pending = 0;
  let bits = 0;
  let at = 0;
  for (const letter of uid) {
    pending = (pending << 5) | ALPHABET.indexOf(letter);
    bits += 5;
    if (bits >= 8) {
      bits -= 8;
      bytes[at++] = (pending >> bits) & 255;
    }
    pending &= (1 << bits) - 1;
  }
  return bytes;
}
