/** At most so many requests of a key in any 60 seconds. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { type Answer, type Client, clientOf, refused } from "../support/client.ts";
import { type Stage, startStage } from "../support/company.ts";

const LIMIT = 5;
let stage: Stage;

beforeAll(async () => {
  stage = await startStage({ CARNET_RATE_LIMIT: String(LIMIT) });
});
afterAll(() => stage.server.stop());

async function newClient(): Promise<Client> {
  const { key } = await stage.server.carnetJson<{ key: string }>("keys", "create", "--mode", "test");
  return clientOf(stage.server.address, key);
}

function headersOf({ headers }: Answer): Record<string, string | null> {
  const names = ["RateLimit-Limit", "RateLimit-Remaining", "RateLimit-Reset", "Retry-After"];
  return Object.fromEntries(names.map((name) => [name, headers.get(name)]));
}

test("every answer says what is left, and the request over the limit when to come back", async () => {
  const client = await newClient();
  for (let left = LIMIT - 1; left >= 0; left--) {
    const answer = await client.get("/account");
    expect(answer.status).toBe(200);
    expect(headersOf(answer)).toMatchObject({ "RateLimit-Limit": "5", "RateLimit-Remaining": String(left) });
    expect(answer.headers.has("Retry-After")).toBe(false);
  }
  const over = await client.get("/account");
  await refused(Promise.resolve(over), "rate_limited");
  expect(headersOf(over)["RateLimit-Remaining"]).toBe("0");
  expect(Number(over.headers.get("Retry-After"))).toBeWithin(1, 61);
  expect(over.headers.get("RateLimit-Reset")).toBe(over.headers.get("Retry-After"));
});

test("exactly the limit passes when all come at once", async () => {
  const client = await newClient();
  const answers = await Promise.all(Array.from({ length: 20 }, () => client.get("/account")));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(LIMIT);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(20 - LIMIT);
});

test("refused requests of all kinds count, wrong addresses too", async () => {
  const client = await newClient();
  await refused(client.post("/products", {}), "parameter_missing", "name");
  await refused(client.get("/nothing"), "path_unknown");
  await refused(client.send("DELETE", "/account"), "method_not_allowed");
  await refused(client.get("/products/x"), "resource_missing");
  await refused(client.get("/products?limit=0"), "invalid_value", "limit");
  await refused(client.get("/account"), "rate_limited");
});

test("a request over the limit changes nothing, and its Idempotency-Key stays free", async () => {
  const client = await newClient();
  for (let i = 0; i < LIMIT; i++) await client.get("/account");
  const body = { name: "Over", reference: "over-the-limit" };
  await refused(client.post("/products", body, { key: "over" }), "rate_limited");
  const other = await newClient();
  const answer = await other.post("/products", body, { key: "over" });
  expect([answer.status, answer.headers.has("Idempotent-Replayed")]).toEqual([200, false]);
});

test("another key of the same company has its own count", async () => {
  const [one, other] = [await newClient(), await newClient()];
  for (let i = 0; i <= LIMIT; i++) await one.get("/account");
  await refused(one.get("/account"), "rate_limited");
  expect((await other.get("/account")).headers.get("RateLimit-Remaining")).toBe("4");
});

test("0 switches the limit of keys off, and not that of people who are not signed in", async () => {
  const open = await startStage({ CARNET_RATE_LIMIT: "0" });
  try {
    const answers = await Promise.all(Array.from({ length: 130 }, () => open.live.get("/account")));
    expect(
      answers.every(({ status, headers }) => status === 200 && !headers.has("RateLimit-Limit")),
    ).toBeTrue();
    const asked = await Promise.all(
      Array.from({ length: 130 }, () =>
        fetch(`${open.server.address}/panel/api/session`, {
          method: "POST",
          headers: { "Content-Type": "application/json", "Sec-Fetch-Site": "same-origin" },
          body: "{}",
        }),
      ),
    );
    const counts = [400, 429].map((expected) => asked.filter(({ status }) => status === expected).length);
    expect(counts).toEqual([120, 10]);
  } finally {
    await open.server.stop();
  }
});
