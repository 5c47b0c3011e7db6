import { createHmac, timingSafeEqual } from "node:crypto";

const SECRET_PREFIX = "whsec_";

/**
 * The value of `Service-Signature`: `t=<unix seconds>,v1=<hex>`, HMAC-SHA256 of `<t>.<body>` keyed with the
 * whole secret as UTF-8. While a secret is being replaced both sign, each with its own `v1`.
 */
export function signStripeStyle(
  secret: string | readonly string[],
  unixSeconds: number,
  body: string,
): string {
  const signatures = several(secret).map(
    (each) => `v1=${hmac(each, `${unixSeconds}.${body}`).toString("hex")}`,
  );
  return [`t=${unixSeconds}`, ...signatures].join(",");
}

/**
 * True when a `Service-Signature` was made with the secret for this body, no more than `toleranceSeconds`
 * away from now. Any one matching `v1` is enough. Compares in constant time.
 */
export function verifyStripeStyle(
  header: string,
  secret: string,
  body: string,
  nowSeconds: number,
  toleranceSeconds = 300,
): boolean {
  const parts = header.split(",", MAX_SIGNATURES + 1).map((part) => part.trim());
  const time = parts.find((part) => part.startsWith("t="))?.slice(2) ?? "";
  if (!isNear(time, nowSeconds, toleranceSeconds)) return false;
  const expected = hmac(secret, `${time}.${body}`).toString("hex");
  return parts.some((part) => part.startsWith("v1=") && equalInConstantTime(part.slice(3), expected));
}

/**
 * The value of `webhook-signature` (Standard Webhooks 1.0): `v1,<base64>`, HMAC-SHA256 of `<id>.<unix
 * seconds>.<body>` keyed with the bytes that follow `whsec_` in base64. Several secrets give several
 * signatures with a blank between them.
 */
export function standardWebhooksSignature(
  secret: string | readonly string[],
  id: string,
  unixSeconds: number,
  body: string,
): string {
  return several(secret)
    .map((each) => `v1,${hmac(secretBytes(each), `${id}.${unixSeconds}.${body}`).toString("base64")}`)
    .join(" ");
}

/**
 * True when the three Standard Webhooks headers were made with the secret for this body, no more than
 * `toleranceSeconds` away from now. Any one matching signature is enough. Compares in constant time.
 */
export function verifyStandardWebhooks(
  headers: { id: string; timestamp: string; signature: string },
  secret: string,
  body: string,
  nowSeconds: number,
  toleranceSeconds = 300,
): boolean {
  if (!isNear(headers.timestamp, nowSeconds, toleranceSeconds)) return false;
  const expected = standardWebhooksSignature(secret, headers.id, Number(headers.timestamp), body);
  return headers.signature
    .split(" ", MAX_SIGNATURES)
    .some((signature) => equalInConstantTime(signature, expected));
}

/** Signatures beyond this many in one header are not read. */
const MAX_SIGNATURES = 16;

function several(secret: string | readonly string[]): readonly string[] {
  return typeof secret === "string" ? [secret] : secret;
}

function secretBytes(secret: string): Buffer {
  return Buffer.from(
    secret.startsWith(SECRET_PREFIX) ? secret.slice(SECRET_PREFIX.length) : secret,
    "base64",
  );
}

function hmac(key: string | Uint8Array, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}

function isNear(time: string, nowSeconds: number, toleranceSeconds: number): boolean {
  return /^[1-9]\d{0,11}$/.test(time) && Math.abs(nowSeconds - Number(time)) <= toleranceSeconds;
}

function equalInConstantTime(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
