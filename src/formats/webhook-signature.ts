/** Signatures of webhooks as they are made. `client/webhook.ts` checks them. */
import { createHmac } from "node:crypto";

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
