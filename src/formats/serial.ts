/** The most characters that GS1 (AI 21) and the API allow in a serial. */
export const MAX_SERIAL = 20;

/** The most characters of a prefix before generated serials. */
export const MAX_PREFIX = 10;

/** Letters and digits for random serials, without those that are mistaken for each other: 0 O 1 I L. */
export const RANDOM_ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/** How many of them a random serial has after its prefix: 31^10, so two are hardly ever the same. */
export const RANDOM_LENGTH = 10;

const SERIAL = /^[0-9A-Za-z._-]{1,20}$/;

/**
 * True for 1 to 20 letters, digits, `.`, `_` and `-`. Neither `.` nor `..`: as the last part of an address
 * browsers take them away, so the printed code would lead elsewhere.
 */
export function isSerial(text: string): boolean {
  return SERIAL.test(text) && text !== "." && text !== "..";
}

/**
 * The form that serials are compared in, which ignores case. Expects what `isSerial` accepts, so only ASCII
 * is folded.
 */
export function foldSerial(serial: string): string {
  return serial.toLowerCase();
}

/** True for at most 10 characters of the alphabet of serials; also for none. */
export function isSerialPrefix(text: string): boolean {
  return text === "" || (text.length <= MAX_PREFIX && SERIAL.test(text));
}

/**
 * The number of a serial that is the prefix and digits, up to the last that can be counted exactly; undefined for other
 * serials. Both folded.
 */
export function numberAfter(prefix: string, serial: string): number | undefined {
  if (!serial.startsWith(prefix)) return undefined;
  const digits = serial.slice(prefix.length);
  const number = /^[0-9]+$/.test(digits) ? Number(digits) : Number.NaN;
  return Number.isSafeInteger(number) ? number : undefined;
}

/** A prefix and a number of six digits, which grows to seven after 999999. */
export function sequentialSerial(prefix: string, number: number): string {
  return prefix + String(number).padStart(6, "0");
}

/**
 * A prefix and 10 random characters without look-alikes.
 * @param octets random bytes, some of which are passed over so that no character comes more often: give 20 or more
 * @returns undefined when the bytes do not suffice
 */
export function randomSerial(prefix: string, octets: Uint8Array): string | undefined {
  const even = 256 - (256 % RANDOM_ALPHABET.length);
  let serial = prefix;
  for (const octet of octets) {
    if (octet >= even) continue;
    serial += RANDOM_ALPHABET[octet % RANDOM_ALPHABET.length];
    if (serial.length === prefix.length + RANDOM_LENGTH) return serial;
  }
  return undefined;
}
