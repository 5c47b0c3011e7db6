/** The secrets that cookies and links hold: letters and digits, 256 bits, of which the database keeps the hash alone. */
import { randomBase62 } from "../platform/random.ts";
import { sha256Hex } from "../platform/sealing.ts";

const SECRET_LENGTH = 43;
const SECRET = /^[0-9A-Za-z]{43}$/;

export function newSecret(): string {
  return randomBase62(SECRET_LENGTH);
}

/** Whether a text has the form of a secret: the database need not be asked about anything else. */
export function isSecret(text: string | undefined): text is string {
  return text !== undefined && SECRET.test(text);
}

/** What a secret is kept and looked up by; where it is looked up there is nothing to compare, so nothing to time. */
export function hashOfSecret(secret: string): string {
  return sha256Hex(secret);
}
