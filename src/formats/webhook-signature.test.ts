import { describe, expect, test } from "bun:test";
import { Webhook } from "standardwebhooks";
import { signStripeStyle, standardWebhooksSignature } from "./webhook-signature.ts";

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

  test("has a signature of each secret while one replaces the other", () => {
    expect(signStripeStyle([secret, older], now, body)).toBe(
      [signStripeStyle(secret, now, body), signStripeStyle(older, now, body).split(",")[1]].join(","),
    );
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
});
