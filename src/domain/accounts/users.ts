/** People who sign in. Passwords are kept as argon2id hashes only. */
import { codePoints, textFault } from "../../formats/clean-text.ts";
import type { Transaction } from "../../storage/database.ts";
import { Failure } from "../failure.ts";
import type { Tools } from "../scope.ts";
import { createTurns } from "../turns.ts";
import { insertUser } from "./rows.ts";

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 256;
export const EMAIL_LENGTH = 254;
export const PERSON_NAME_LENGTH = 120;

/** OWASP's first choice for argon2id: 19 MiB and 2 passes. */
const ARGON2 = { algorithm: "argon2id", memoryCost: 19_456, timeCost: 2 } as const;

/** Hashes at a time, and further ones that may wait: each takes 19 MiB and a core for about 0.1 s on purpose. */
const HASHES_AT_ONCE = 2;
const HASHES_WAITING = 40;
const hashing = createTurns(HASHES_AT_ONCE, HASHES_WAITING, {
  busy: "Too many people are signing in at this moment. Try again in a few seconds.",
  seconds: 3,
});

/** @throws Failure rate_limited when too many wait */
export function hashPassword(password: string): Promise<string> {
  return hashing(() => Bun.password.hash(password, ARGON2));
}

/** @throws Failure rate_limited when too many wait */
export function verifyPassword(password: string, hash: string): Promise<boolean> {
  return hashing(() => Bun.password.verify(password, hash));
}

/** The address in the one form that it is stored in. @throws Failure invalid_value */
export function parseEmail(text: string): string {
  const email = text.trim().toLowerCase();
  if (!/^[^\s@]+@[^\s@]+$/.test(email) || email.length > EMAIL_LENGTH || textFault(email))
    throw new Failure("invalid_value", "The e-mail address must have the form name@example.com.", "email");
  return email;
}

/** @throws Failure invalid_value for an address that is none, or is taken */
export async function createUser(
  tx: Transaction,
  tools: Tools,
  input: { email: string; passwordHash: string; operator: boolean; name?: string | null },
): Promise<{ n: number; id: string; email: string; name: string | null }> {
  const email = parseEmail(input.email);
  const id = tools.ids.next();
  const name = input.name?.trim() || null;
  if (name !== null && (textFault(name) || codePoints(name) > PERSON_NAME_LENGTH))
    throw new Failure(
      "invalid_value",
      `The name must be plain text of at most ${PERSON_NAME_LENGTH} characters.`,
      "name",
    );
  const n = await insertUser(tx, {
    id,
    email,
    name,
    password_hash: input.passwordHash,
    operator: input.operator,
    totp_sealed: null,
    totp_step: null,
    created: tools.now,
  });
  if (n === undefined)
    throw new Failure("invalid_value", "Somebody with this e-mail address is here already.", "email");
  return { n, id, email, name };
}
