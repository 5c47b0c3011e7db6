/**
 * ULIDs: 48 bits of time and 80 of randomness as 26 characters of Crockford's base 32, in capitals. Written here since
 * the package for them loads node's cryptography, and every start would wait for that.
 */
import { randomUid } from "./crockford.ts";

const DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LAST_DIGIT = "Z";

/** Characters of a ULID, and how many of them, in front, are its time. */
export const ULID_LENGTH = 26;
export const TIME_LENGTH = 10;

/** Octets that the random part of a ULID is made of. */
export const RANDOM_OCTETS = 10;

/** The 10 characters of a moment. @param ms Unix milliseconds, below 2 to the power of 48 */
export function encodeTime(ms: number): string {
  let text = "";
  for (let rest = ms; text.length < TIME_LENGTH; rest = Math.floor(rest / 32))
    text = DIGITS.charAt(rest % 32) + text;
  return text;
}

/** The Unix milliseconds that a ULID begins with. */
export function decodeTime(ulid: string): number {
  let ms = 0;
  for (const digit of ulid.slice(0, TIME_LENGTH)) ms = ms * 32 + DIGITS.indexOf(digit);
  return ms;
}

/** The 16 characters that random octets stand for. @throws RangeError unless there are 10 */
export function encodeRandom(octets: Uint8Array): string {
  return randomUid(octets).toUpperCase();
}

/** The random part that sorts next. @throws RangeError after the last one, of 80 set bits */
export function nextRandom(random: string): string {
  let at = random.length - 1;
  while (random[at] === LAST_DIGIT) at--;
  if (at < 0) throw new RangeError("There is no random part of a ULID after this one.");
  const digit = DIGITS.charAt(DIGITS.indexOf(random.charAt(at)) + 1);
  return random.slice(0, at) + digit + "0".repeat(random.length - 1 - at);
}
