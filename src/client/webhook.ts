import { SignatureError } from "./errors.ts";
import type { Event } from "./types.generated.ts";

/** Headers of a request, as any server gives them. */
export type WebhookHeaders = Headers | Record<string, string | readonly string[] | undefined>;

export interface VerifyOptions {
  /** How far the time of the signature may be from now: 300 seconds. */
  toleranceSeconds?: number | undefined;
  /** The present as Unix seconds, instead of this machine's. */
  nowSeconds?: number | undefined;
}

/**
 * The event of a webhook whose signature holds.
 * @param payload the body exactly as it came, before anything parsed it
 * @param header the value of `Service-Signature`, or all headers; of these the ones of Standard Webhooks do too
 * @param secret the address's secret, `whsec_…`; several while one replaces the other
 * @throws SignatureError for what must be answered with 400; TypeError where payload or secret are none
 */
export async function verifyWebhook(
  payload: string | ArrayBuffer | Uint8Array,
  header: string | null | undefined | WebhookHeaders,
  secret: string | readonly string[],
  { toleranceSeconds = 300, nowSeconds = Date.now() / 1000 }: VerifyOptions = {},
): Promise<Event> {
  const body = bytesOf(payload);
  const claim = claimOf(header);
  if (Math.abs(nowSeconds - Number(claim.time)) > toleranceSeconds)
    throw new SignatureError(
      "too_old",
      `The webhook is of ${new Date(Number(claim.time) * 1000).toISOString()}, more than ${toleranceSeconds} seconds from now. Compare the clocks.`,
    );
  const signed = joined(utf8.encode(claim.prefix), body);
  const secrets = typeof secret === "string" ? [secret] : secret;
  // A secret that is none would be no key, or one that anybody can guess.
  if (secrets.length === 0 || !secrets.every((one) => SECRET.test(one)))
    throw new TypeError("The secret must be the one of the webhook address: whsec_….");
  for (const one of secrets)
    if (await holds(claim, one, signed)) return JSON.parse(text.decode(body)) as Event;
  throw new SignatureError(
    "mismatch",
    "The signature is none of this secret for this body. Give the body exactly as it came, and the secret of this address.",
  );
}

interface Claim {
  time: string;
  /** What is signed before the body. */
  prefix: string;
  signatures: Uint8Array[];
  /** Whose form it has: ours is keyed with the secret's letters, Standard Webhooks with the bytes it stands for. */
  keyOf(secret: string): Uint8Array;
}

/** Signatures beyond this many in one header are not read. */
const MAX_SIGNATURES = 16;
const SECRET = /^whsec_(?:[A-Za-z0-9+/]{4}){6,}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

const utf8 = new TextEncoder();
const text = new TextDecoder();

function claimOf(header: string | null | undefined | WebhookHeaders): Claim {
  if (typeof header === "string") return ownClaim(header);
  const read = (name: string) => (header ? headerOf(header, name) : undefined);
  const own = read("service-signature");
  if (own !== undefined) return ownClaim(own);
  const [id, time, signatures] = ["webhook-id", "webhook-timestamp", "webhook-signature"].map(read);
  if (id === undefined || time === undefined || signatures === undefined)
    throw new SignatureError(
      "missing",
      "The request has no Service-Signature: it is no webhook of Carnet's.",
    );
  return standardClaim(id, time, signatures);
}

/** `t=<unix seconds>,v1=<hex>`, with a `v1` for each secret. */
function ownClaim(header: string): Claim {
  const parts = header.split(",", MAX_SIGNATURES + 1).map((part) => part.trim());
  const time = checkedTime(parts.find((part) => part.startsWith("t="))?.slice(2));
  const signatures = parts
    .map((part) => /^v1=([0-9a-f]{64})$/.exec(part)?.[1])
    .filter((hex) => hex !== undefined)
    .map((hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)));
  return { time, prefix: `${time}.`, signatures: some(signatures), keyOf: (secret) => utf8.encode(secret) };
}

/** Standard Webhooks 1.0: `v1,<base64>`, several with a blank between them. */
function standardClaim(id: string, sent: string, header: string): Claim {
  const time = checkedTime(sent);
  const signatures = header
    .split(" ", MAX_SIGNATURES)
    .map((part) => /^v1,([A-Za-z0-9+/]{43}=)$/.exec(part)?.[1])
    .filter((base64) => base64 !== undefined)
    .map(bytesOfBase64);
  const keyOf = (secret: string) => bytesOfBase64(secret.replace(/^whsec_/, ""));
  return { time, prefix: `${id}.${time}.`, signatures: some(signatures), keyOf };
}

function checkedTime(time: string | undefined): string {
  if (time === undefined || !/^[1-9]\d{0,11}$/.test(time))
    throw new SignatureError("malformed", "The signature of the webhook names no time.");
  return time;
}

function some(signatures: Uint8Array[]): Uint8Array[] {
  if (signatures.length === 0)
    throw new SignatureError("malformed", "The signature of the webhook has no v1.");
  return signatures;
}

/** WebCrypto compares in constant time. */
async function holds({ signatures, keyOf }: Claim, secret: string, signed: Uint8Array): Promise<boolean> {
  const rule = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", keyOf(secret) as BufferSource, rule, false, ["verify"]);
  const found = signatures.map((one) =>
    crypto.subtle.verify("HMAC", key, one as BufferSource, signed as BufferSource),
  );
  return (await Promise.all(found)).includes(true);
}

function headerOf(headers: WebhookHeaders, name: string): string | undefined {
  // By what it can do: the Headers of a library are not the runtime's.
  if (typeof headers.get === "function") return (headers as Headers).get(name) ?? undefined;
  const key = Object.keys(headers).find((one) => one.toLowerCase() === name);
  const value = key === undefined ? undefined : (headers as Exclude<WebhookHeaders, Headers>)[key];
  return value === undefined || typeof value === "string" ? value : value.join(", ");
}

function bytesOf(payload: string | ArrayBuffer | Uint8Array): Uint8Array {
  if (typeof payload === "string") return utf8.encode(payload);
  if (payload instanceof ArrayBuffer) return new Uint8Array(payload);
  if (ArrayBuffer.isView(payload)) return payload;
  throw new TypeError("The payload must be the raw body of the request, not what was parsed from it.");
}

function bytesOfBase64(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const all = new Uint8Array(one.length + other.length);
  all.set(one);
  all.set(other, one.length);
  return all;
}
