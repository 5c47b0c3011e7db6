/** The account, API keys, plans and the state of an account. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { clientOf, ok, refused } from "../support/client.ts";
import { type Company, createProduct, type Stage, startStage } from "../support/company.ts";
import type { Account, List, Product } from "../support/objects.ts";
import { askRaw } from "../support/raw-http.ts";
import { SITE_URL } from "../support/server.ts";

let stage: Stage;

beforeAll(async () => {
  stage = await startStage();
});
afterAll(() => stage.server.stop());

describe("GET /account", () => {
  test("gives name, handle and the base of the short reference addresses", async () => {
    const account = await ok(stage.live.get<Account>("/account"));
    expect(account).toMatchObject({
      id: stage.account.id,
      object: "account",
      livemode: true,
      name: "Nortada",
      handle: "nortada",
      reference_url: `${SITE_URL}/r/nortada/`,
    });
    expect(account.created).toBeWithin(Date.now() / 1000 - 60, Date.now() / 1000 + 1);
  });

  test("says with a test key that it is test data", async () => {
    expect(await ok(stage.test.get<Account>("/account"))).toMatchObject({
      id: stage.account.id,
      livemode: false,
    });
  });

  test("takes no parameters", async () => {
    await refused(stage.live.get("/account?limit=1"), "parameter_unknown", "limit");
  });

  test("answers HEAD like GET without a body", async () => {
    const { status, text } = await stage.live.send("HEAD", "/account");
    expect({ status, text }).toEqual({ status: 200, text: "" });
  });
});

describe("authentication", () => {
  const missing = ["", "   "];
  for (const header of missing)
    test(`without a key is refused: ${JSON.stringify(header)}`, async () => {
      await refused(
        stage.stranger.get("/account", { headers: { Authorization: header } }),
        "api_key_missing",
      );
    });

  test("without the header is refused, also for what does not exist", async () => {
    await refused(stage.stranger.get("/account"), "api_key_missing");
    await refused(stage.stranger.get("/nothing/here"), "api_key_missing");
    await refused(stage.stranger.post("/account"), "api_key_missing");
  });

  const invalid = (key: string): [string, string][] => [
    ["an unknown key", "Bearer sk_live_0000000000000000000000000000000000000000"],
    ["a key without its last character", `Bearer ${key.slice(0, -1)}`],
    ["a key in capitals", `Bearer ${key.toUpperCase()}`],
    ["a live key said to be a test key", `Bearer ${key.replace("live", "test")}`],
    ["the Basic scheme", `Basic ${btoa(`${key}:`)}`],
    ["the bare key", key],
    ["Bearer alone", "Bearer"],
    ["two keys", `Bearer ${key} ${key}`],
    ["a thousand characters", `Bearer ${"k".repeat(1000)}`],
  ];
  test("with anything but a valid key is refused", async () => {
    for (const [what, header] of invalid(stage.live.apiKey)) {
      const answer = stage.stranger.get("/account", { headers: { Authorization: header } });
      const { message } = await refused(answer, "api_key_invalid").catch((fault) => {
        throw new Error(`${what}: ${fault}`);
      });
      expect(message).not.toContain(stage.live.apiKey.slice(8, 20));
    }
  });

  test("says with each refusal how it is done", async () => {
    const missing = await stage.stranger.get("/account");
    expect(missing.headers.get("www-authenticate")).toBe("Bearer");
    const wrong = await stage.stranger.get("/account", { headers: { Authorization: "Bearer sk_live_x" } });
    expect(wrong.headers.get("www-authenticate")).toBe('Bearer error="invalid_token"');
  });

  test("reads the name of the scheme without case", async () => {
    const headers = { Authorization: `bearer ${stage.live.apiKey}` };
    expect((await stage.stranger.get("/account", { headers })).status).toBe(200);
  });

  test("a key in the address is no key", async () => {
    await refused(stage.stranger.get(`/account?api_key=${stage.live.apiKey}`), "api_key_missing");
  });

  test("a key that is revoked while a body is on its way is refused when that is there", async () => {
    const made = await stage.server.carnetJson<{ id: string; key: string }>(
      "keys",
      "create",
      "--mode",
      "test",
    );
    const { port } = new URL(stage.server.address);
    const body = JSON.stringify({ name: "Half sent", template: "generic" });
    const head = `POST /api/v1/products HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${made.key}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
    const answer = askRaw(Number(port), "POST", "/products", head + body.slice(0, 10), {
      meanwhile: async () => {
        // Until the head has been read and let in.
        await Bun.sleep(200);
        await stage.server.carnetJson("keys", "revoke", made.id);
      },
      bytes: body.slice(10),
    });
    await refused(answer, "api_key_revoked");
    const { data } = (await ok(stage.test.get("/products?limit=100"))) as { data: { name: string }[] };
    expect(data.map(({ name }) => name)).not.toContain("Half sent");
  });

  test("a revoked key is refused at once, and the other keys go on", async () => {
    const made = await stage.server.carnetJson<{ id: string; key: string }>(
      "keys",
      "create",
      "--mode",
      "test",
    );
    const client = clientOf(stage.server.address, made.key);
    await ok(client.get("/account"));
    await stage.server.carnetJson("keys", "revoke", made.id);
    await refused(client.get("/account"), "api_key_revoked");
    await refused(client.post("/products", {}), "api_key_revoked");
    await ok(stage.test.get("/account"));
  });

  test("is answered before the body is read", async () => {
    const head = (authorization: string) =>
      `POST /api/v1/products HTTP/1.1\r\nHost: a\r\n${authorization}Content-Type: application/json\r\nContent-Length: 1000000\r\n\r\n`;
    const ask = (authorization: string) =>
      askRaw(stage.server.port, "POST", "/api/v1/products", head(authorization));
    await refused(ask(""), "api_key_missing");
    await refused(ask("Authorization: Bearer sk_test_wrong\r\n"), "api_key_invalid");
  });
});

describe("plans and the state of an account", () => {
  let company: Company;
  const update = (...words: string[]) => stage.server.carnetJson("company", "update", "mare", ...words);

  beforeAll(async () => {
    company = await stage.addCompany("mare", "--plan", "free");
  });

  for (const plan of ["free", "starter"])
    test(`on the plan ${plan} live keys are refused and test keys work`, async () => {
      await update("--plan", plan);
      await refused(company.live.get("/account"), "plan_lacks_api");
      await refused(company.live.post("/products", {}), "plan_lacks_api");
      await createProduct(company.test);
    });

  for (const plan of ["pro", "enterprise"])
    test(`on the plan ${plan} live keys work`, async () => {
      await update("--plan", plan);
      await createProduct(company.live);
    });

  test("a read-only account is read and not changed, in both modes", async () => {
    await update("--status", "read_only");
    for (const client of [company.live, company.test]) {
      const { data } = await ok(client.get<List<Product>>("/products?limit=1"));
      await refused(client.post("/products", { name: "N", reference: "read-only" }), "account_read_only");
      await refused(client.post(`/products/${data[0]?.id}`, { name: "N" }), "account_read_only");
      const found = await ok(client.get<List<Product>>("/products?reference=read-only"));
      expect(found.data).toEqual([]);
    }
  });

  test("a suspended account is refused everything", async () => {
    await update("--status", "suspended");
    for (const client of [company.live, company.test]) {
      await refused(client.get("/account"), "account_suspended");
      await refused(client.post("/products", {}), "account_suspended");
      await refused(client.get("/nothing"), "account_suspended");
    }
  });

  test("an active account works again, and other companies never stopped", async () => {
    await ok(stage.live.get("/account"));
    await update("--status", "active");
    await ok(company.live.get("/account"));
  });

  test("the limit of products counts active live products", async () => {
    const limited = await stage.addCompany("limited");
    await stage.server.carnetJson("company", "update", "limited", "--limit", "products=2");
    const first = await createProduct(limited.live);
    const second = await createProduct(limited.live);
    const third = { name: "Third", reference: "third" };
    await refused(limited.live.post("/products", third), "plan_limit_reached");
    await createProduct(limited.test);

    await ok(limited.live.post(`/products/${first.id}`, { status: "archived" }));
    await ok(limited.live.post("/products", third));
    await refused(limited.live.post(`/products/${first.id}`, { status: "active" }), "plan_limit_reached");
    await ok(limited.live.post(`/products/${second.id}`, { name: "Changes go on" }));

    const allow = (limit: string) =>
      stage.server.carnetJson("company", "update", "limited", "--limit", `products=${limit}`);
    const said: string[] = [];
    for (const limit of ["1", "0"]) {
      await allow(limit);
      const over = { name: "Over", reference: "over" };
      said.push((await refused(limited.live.post("/products", over), "plan_limit_reached")).message);
    }
    expect(said).toEqual([
      "The plan allows 1 product, and it is in use. Archive a product, or ask for a higher limit.",
      "The plan allows no products. Ask for a higher limit.",
    ]);

    await allow("none");
    await ok(limited.live.post(`/products/${first.id}`, { status: "active" }));
  }, 30_000);

  test("the limit of products holds against many requests at once", async () => {
    const limited = await stage.addCompany("crowded");
    await stage.server.carnetJson("company", "update", "crowded", "--limit", "products=5");
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => limited.live.post("/products", { name: "N", reference: `R${i}` })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  });
});
