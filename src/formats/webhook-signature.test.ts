import { describe, expect, test } from "bun:test";
import { Webhook } from "standardwebhooks";
import {
  signStripeStyle,
  standardWebhooksSignature,
  verifyStandardWebhooks,
  verifyStripeStyle,
} from "./webhook-signature.ts";

const secret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
const older = `whsec_${Buffer.alloc(32, 8).toString("base64")}`;
const body = '{"id":"01K","type":"product.created","name":"Camisa é"}';
const now = 1_790_000_000;

describe("the Service-Signature header", () => {
  test("holds the HMAC that openssl computes over time, dot and body with the whole secret", async () => {
    const openssl = Bun.spawn(["openssl", "dgst", "-sha256", "-hmac", secret, "-r"], {
      stdin: Buffer.from(`${now}.${body}`),
    });
    const [hex] = (await new Response(openssl.stdout).text()).split(" ");
    expect(signStripeStyle(secret, now, body)).toBe(`t=${now},v1=${hex}`);
  });

  test("is accepted with the secret, the body and the time it was made for", () => {
    const header = signStripeStyle(secret, now, body);
    expect(verifyStripeStyle(header, secret, body, now)).toBe(true);
    expect(verifyStripeStyle(header, secret, body, now + 300)).toBe(true);
    expect(verifyStripeStyle(header, secret, body, now - 300)).toBe(true);
    expect(verifyStripeStyle(header, secret, body, now + 301)).toBe(false);
    expect(verifyStripeStyle(header, secret, body, now - 301)).toBe(false);
    expect(verifyStripeStyle(header, older, body, now)).toBe(false);
    expect(verifyStripeStyle(header, secret, `${body} `, now)).toBe(false);
    expect(verifyStripeStyle(header.replace(`t=${now}`, `t=${now + 1}`), secret, body, now)).toBe(false);
  });

  test("is accepted with either secret while one replaces the other", () => {
    const header = signStripeStyle([secret, older], now, body);
    expect(header.match(/v1=[0-9a-f]{64}/g)).toHaveLength(2);
    expect(verifyStripeStyle(header, secret, body, now)).toBe(true);
    expect(verifyStripeStyle(header, older, body, now)).toBe(true);
  });

  const broken = [
    "",
    "t=",
    `t=${now}`,
    `t=${now},v1=`,
    `t=${now},v1=00`,
    `v1=${"0".repeat(64)}`,
    "t=NaN,v1=é",
  ];
  test.each(broken)("is refused when it is %p", (header) => {
    expect(verifyStripeStyle(header, secret, body, now)).toBe(false);
  });
});

describe("the Standard Webhooks signature", () => {
  test("is what the standard's own library makes and accepts", () => {
    const library = new Webhook(secret);
    const real = Math.floor(Date.now() / 1000);
    const signature = standardWebhooksSignature(secret, "evt_1", real, body);
    expect(signature).toBe(library.sign("evt_1", new Date(real * 1000), body));
    const both = standardWebhooksSignature([older, secret], "evt_1", real, body);
    const headers = { "webhook-id": "evt_1", "webhook-timestamp": String(real), "webhook-signature": both };
    expect(library.verify(body, headers)).toEqual(JSON.parse(body));
  });

  test("is accepted with the secret, the id, the body and the time it was made for", () => {
    const made = { id: "evt_1", timestamp: String(now), signature: "" };
    made.signature = standardWebhooksSignature([older, secret], "evt_1", now, body);
    expect(verifyStandardWebhooks(made, secret, body, now + 300)).toBe(true);
    expect(verifyStandardWebhooks(made, older, body, now)).toBe(true);
    expect(verifyStandardWebhooks(made, secret, body, now + 301)).toBe(false);
    expect(verifyStandardWebhooks(made, secret, `${body} `, now)).toBe(false);
    expect(verifyStandardWebhooks({ ...made, id: "evt_2" }, secret, body, now)).toBe(false);
    expect(verifyStandardWebhooks({ ...made, timestamp: String(now + 1) }, secret, body, now)).toBe(false);
    expect(verifyStandardWebhooks({ ...made, timestamp: `0${now}` }, secret, body, now)).toBe(false);
    expect(verifyStandardWebhooks({ ...made, signature: "v1," }, secret, body, now)).toBe(false);
  });
});
