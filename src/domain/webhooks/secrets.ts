/**
 * The secrets of a webhook address. One signs; after a rotation the one before signs beside it for a day, so that
 * the receiver can change over without losing a delivery. They are sealed together, newest first.
 */
import { randomOctets } from "../../platform/random.ts";
import type { Keyring } from "../../storage/keyring.ts";
import { Failure } from "../failure.ts";

const SECRET_BYTES = 32;
/** How long a secret goes on signing beside its successor: 24 hours. */
const OVERLAP_SECONDS = 24 * 60 * 60;
/** Secrets that sign at a time, all in one header. */
const SIGNING = 5;

export interface Secret {
  secret: string;
  /** Unix seconds; null: the newest, which has no end. */
  until: number | null;
}

/** A new secret: `whsec_` and 32 random bytes in base64. */
export function newSecret(): Secret {
  return { secret: `whsec_${Buffer.from(randomOctets(SECRET_BYTES)).toString("base64")}`, until: null };
}

/** Puts a new secret before the others. @throws Failure when too many sign at once */
export function rotated(secrets: readonly Secret[], now: number): Secret[] {
  const others = signing(secrets, now).map(({ secret, until }) => ({
    secret,
    until: until ?? now + OVERLAP_SECONDS,
  }));
  if (others.length >= SIGNING)
    throw new Failure(
      "invalid_value",
      `${SIGNING} secrets of this address sign at the moment, which is the most. Wait until the oldest has run out, at most 24 hours.`,
    );
  return [newSecret(), ...others];
}

/** Those that sign at a moment, newest first. */
export function signing(secrets: readonly Secret[], now: number): Secret[] {
  return secrets.filter(({ until }) => until === null || until > now);
}

/** @param endpoint id of the address, which the sealed value is bound to */
export function sealSecrets(keyring: Keyring, endpoint: string, secrets: readonly Secret[]): Uint8Array {
  return keyring.seal(JSON.stringify(secrets), contextOf(endpoint));
}

/** @throws KeyError when they were sealed by another keyring or for another address */
export function openSecrets(keyring: Keyring, endpoint: string, sealed: Uint8Array): Secret[] {
  return JSON.parse(Buffer.from(keyring.open(sealed, contextOf(endpoint))).toString()) as Secret[];
}

function contextOf(endpoint: string): string {
  return `webhook-endpoint:${endpoint}`;
}
