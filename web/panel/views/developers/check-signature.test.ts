/** Against the signatures that the server makes and those of the library of Standard Webhooks. */
import { expect, test } from "bun:test";
import { Webhook } from "standardwebhooks";
import { signStripeStyle } from "../../../../src/formats/webhook-signature.ts";
import { checkSignature } from "./check-signature.ts";

const SECRET = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
const OTHER = `whsec_${Buffer.alloc(32, 8).toString("base64")}`;
const BODY = '{"id":"1","object":"event","data":{"name":"Camisa é"}}';
const NOW = 1_795_509_984;

function kindOf(pasted: Partial<Parameters<typeof checkSignature>[0]>) {
  const header = signStripeStyle(SECRET, NOW - 10, BODY);
  return checkSignature({ body: BODY, header, secret: SECRET, ...pasted }, NOW).then(({ kind }) => kind);
}

test("a signature that holds matches, and says how old it is", async () => {
  const header = signStripeStyle(SECRET, NOW - 10, BODY);
  expect(await checkSignature({ body: BODY, header, secret: ` ${SECRET}\n` }, NOW)).toEqual({
    kind: "matches",
    age: 10,
    isOld: false,
  });
  const old = signStripeStyle(SECRET, NOW - 301, BODY);
  expect(await checkSignature({ body: BODY, header: old, secret: SECRET }, NOW)).toMatchObject({
    kind: "matches",
    isOld: true,
  });
});

test("each secret of a rotation matches", async () => {
  const header = signStripeStyle([OTHER, SECRET], NOW, BODY);
  expect(await kindOf({ header })).toBe("matches");
  expect(await kindOf({ header, secret: OTHER })).toBe("matches");
});

test("headers may be pasted as lines, those of Standard Webhooks too", async () => {
  const line = `POST /hook HTTP/1.1\nService-Signature: ${signStripeStyle(SECRET, NOW, BODY)}`;
  expect(await kindOf({ header: line })).toBe("matches");
  const signature = new Webhook(SECRET).sign("msg_1", new Date(NOW * 1000), BODY);
  const lines = `webhook-id: msg_1\r\nwebhook-timestamp: ${NOW}\r\nwebhook-signature: ${signature}`;
  expect(await kindOf({ header: lines })).toBe("matches");
});

test("what does not match says why it may not", async () => {
  expect(await kindOf({ secret: OTHER })).toBe("mismatch");
  expect(await kindOf({ body: `${BODY} `.replace("Camisa", "Calças") })).toBe("mismatch");
  expect(await kindOf({ body: `${BODY}\n` })).toBe("line_end");
  expect(await kindOf({ body: JSON.stringify(JSON.parse(BODY), null, 2) })).toBe("reformatted");
  expect(await kindOf({ body: "" })).toBe("body_missing");
  expect(await kindOf({ secret: "sk_test_1" })).toBe("secret_form");
  expect(await kindOf({ header: "" })).toBe("header_missing");
  expect(await kindOf({ header: "Content-Type: application/json" })).toBe("header_missing");
  expect(await kindOf({ header: "v1=00" })).toBe("header_form");
});
