import { describe, expect, test } from "bun:test";
import { Webhook } from "standardwebhooks";
import { signStripeStyle, standardWebhooksSignature } from "../formats/webhook-signature.ts";
import { SignatureError } from "./errors.ts";
import { type VerifyOptions, verifyWebhook, type WebhookHeaders } from "./webhook.ts";

const secret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
const older = `whsec_${Buffer.alloc(32, 8).toString("base64")}`;
const body = '{"id":"01K","type":"product.created","name":"Camisa é"}';
const now = 1_790_000_000;
const at = (nowSeconds: number): VerifyOptions => ({ nowSeconds });

/** Why a webhook was refused, or its event. */
async function outcome(
  header: string | null | undefined | WebhookHeaders,
  {
    payload = body,
    key = secret,
    options = at(now),
  }: { payload?: string; key?: string; options?: VerifyOptions } = {},
): Promise<unknown> {
  try {
    return await verifyWebhook(payload, header, key, options);
  } catch (fault) {
    if (fault instanceof SignatureError) return fault.reason;
    throw fault;
  }
}

const event = JSON.parse(body);

describe("Service-Signature", () => {
  test("holds with the HMAC that openssl computes over time, dot and body", async () => {
    const openssl = Bun.spawn(["openssl", "dgst", "-sha256", "-hmac", secret, "-r"], {
      stdin: Buffer.from(`${now}.${body}`),
    });
    const [hex] = (await new Response(openssl.stdout).text()).split(" ");
    expect(await outcome(`t=${now},v1=${hex}`)).toEqual(event);
  });

  test("holds with the secret, the body and the time it was made for", async () => {
    const header = signStripeStyle(secret, now, body);
    expect(await outcome(header)).toEqual(event);
    expect(await outcome(header, { options: at(now + 300) })).toEqual(event);
    expect(await outcome(header, { options: at(now - 300) })).toEqual(event);
    expect(await outcome(header, { options: at(now + 301) })).toBe("too_old");
    expect(await outcome(header, { options: at(now - 301) })).toBe("too_old");
    expect(await outcome(header, { options: { nowSeconds: now + 11, toleranceSeconds: 10 } })).toBe(
      "too_old",
    );
    expect(await outcome(header, { key: older })).toBe("mismatch");
    expect(await outcome(header, { payload: `${body} ` })).toBe("mismatch");
    expect(await outcome(header.replace(`t=${now}`, `t=${now + 1}`))).toBe("mismatch");
  });

  test("holds with either secret while one replaces the other", async () => {
    const header = signStripeStyle([secret, older], now, body);
    expect(header.match(/v1=[0-9a-f]{64}/g)).toHaveLength(2);
    expect(await outcome(header)).toEqual(event);
    expect(await outcome(header, { key: older })).toEqual(event);
    const one = signStripeStyle(older, now, body);
    expect(await verifyWebhook(body, one, [secret, older], at(now))).toEqual(event);
  });

  test("is found among the headers of any server, and the body may be bytes", async () => {
    const value = signStripeStyle(secret, now, body);
    for (const headers of [
      new Headers({ "Service-Signature": value }),
      { "service-signature": value },
      { "Service-Signature": [value] },
    ])
      expect(await outcome(headers)).toEqual(event);
    const bytes = new TextEncoder().encode(body);
    expect(await verifyWebhook(bytes, value, secret, at(now))).toEqual(event);
    expect(await verifyWebhook(bytes.slice().buffer, value, secret, at(now))).toEqual(event);
    expect(await verifyWebhook(Buffer.from(`x${body}`).subarray(1), value, secret, at(now))).toEqual(event);
  });

  test.each([
    [undefined, "missing"],
    [null, "missing"],
    [new Headers(), "missing"],
    ["", "malformed"],
    ["t=", "malformed"],
    [`t=${now}`, "malformed"],
    [`t=${now},v1=`, "malformed"],
    [`t=${now},v1=00`, "malformed"],
    [`t=0${now},v1=${"0".repeat(64)}`, "malformed"],
    [`v1=${"0".repeat(64)}`, "malformed"],
    ["t=NaN,v1=é", "malformed"],
    [`t=${now},v1=${"0".repeat(64)}`, "mismatch"],
  ])("is refused when it is %p", async (header, reason) => {
    expect(await outcome(header)).toBe(reason);
  });

  test("is not checked against a secret that is none, or a body that was parsed", async () => {
    for (const none of ["", "whsec_", "sk_test_x", "whsec_%%%", []])
      await expect(verifyWebhook(body, `t=${now},v1=${"0".repeat(64)}`, none, at(now))).rejects.toThrow(
        TypeError,
      );
    const header = signStripeStyle(secret, now, body);
    await expect(verifyWebhook(event, header, secret, at(now))).rejects.toThrow(/raw body/);
  });
});

describe("the headers of Standard Webhooks", () => {
  const headers = (signature: string, id = "evt_1", time = String(now)) => ({
    "webhook-id": id,
    "webhook-timestamp": time,
    "webhook-signature": signature,
  });

  test("hold with what the standard's own library makes", async () => {
    const signature = new Webhook(secret).sign("evt_1", new Date(now * 1000), body);
    expect(await outcome(headers(signature))).toEqual(event);
  });

  test("hold with the secret, the id, the body and the time they were made for", async () => {
    const both = standardWebhooksSignature([older, secret], "evt_1", now, body);
    expect(await outcome(headers(both), { options: at(now + 300) })).toEqual(event);
    expect(await outcome(headers(both), { key: older })).toEqual(event);
    expect(await outcome(headers(both), { options: at(now + 301) })).toBe("too_old");
    expect(await outcome(headers(both), { payload: `${body} ` })).toBe("mismatch");
    expect(await outcome(headers(both, "evt_2"))).toBe("mismatch");
    expect(await outcome(headers(both, "evt_1", String(now + 1)))).toBe("mismatch");
    expect(await outcome(headers(both, "evt_1", `0${now}`))).toBe("malformed");
    expect(await outcome(headers("v1,"))).toBe("malformed");
    expect(await outcome({ "webhook-id": "evt_1" })).toBe("missing");
  });
});
