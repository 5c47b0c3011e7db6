/** People who sign in. Passwords are kept as argon2id hashes only. */
import { codePoints, textFault } from "../../formats/clean-text.ts";
import type { Transaction } from "../../storage/database.ts";
import { Failure } from "../failure.ts";
import type { Tools } from "../scope.ts";
import { insertUser } from "./rows.ts";

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 256;
const EMAIL_LENGTH = 254;

/** OWASP's first choice for argon2id: 19 MiB and 2 passes. */
const ARGON2 = { algorithm: "argon2id", memoryCost: 19_456, timeCost: 2 } as const;

/** @throws Failure invalid_value */
export function checkPassword(password: string): void {
  const length = codePoints(password);
  if (length < PASSWORD_MIN || length > PASSWORD_MAX)
    throw new Failure(
      "invalid_value",
      `The password must have ${PASSWORD_MIN} to ${PASSWORD_MAX} characters. A few plain words make a good one.`,
      "password",
    );
  if (new Set(password).size < 4)
    throw new Failure(
      "invalid_value",
      "The password repeats too few characters. Use more different ones.",
      "password",
    );
}

export function hashPassword(password: string): Promise<string> {
  return Bun.password.hash(password, ARGON2);
}

export function verifyPassword(password: string, hash: string): Promise<boolean> {
  return Bun.password.verify(password, hash);
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
  input: { email: string; passwordHash: string; operator: boolean },
): Promise<{ n: number; id: string; email: string }> {
  const email = parseEmail(input.email);
  const id = tools.ids.next();
  const n = await insertUser(tx, {
    id,
    email,
    name: null,
    password_hash: input.passwordHash,
    operator: input.operator,
    created: tools.now,
  });
  if (n === undefined)
    throw new Failure("invalid_value", "Somebody with this e-mail address is here already.", "email");
  return { n, id, email };
}
