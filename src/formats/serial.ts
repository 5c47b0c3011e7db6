/** The most characters that GS1 (AI 21) and the API allow in a serial. */
export const MAX_SERIAL = 20;

/** Letters and digits for random serials, without those that are mistaken for each other: 0 O 1 I L. */
export const RANDOM_ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

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

/** A prefix and a number of six digits, which grows to seven after 999999. */
export function sequentialSerial(prefix: string, number: number): string {
  return prefix + String(number).padStart(6, "0");
}
