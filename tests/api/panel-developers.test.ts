/** What people do for their programs: keys, webhooks, the request log, the company, and going from test to live. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { clientOf, ok, refused } from "../support/client.ts";
import { COMPLETE, createProduct, type Stage, startStage } from "../support/company.ts";
import { type Member, signIn } from "../support/member.ts";
import type { Product } from "../support/objects.ts";
import { ALLOW_RECEIVERS, expectSigned, type Receiver, startReceiver } from "../support/receiver.ts";

const NO_ID = "01KAFZ7M3V8Q4T2N6X0C9B5D1E";

let stage: Stage;
let site: string;
let ana: Member;
let neighbour: Member;
let receiver: Receiver;

beforeAll(async () => {
  receiver = startReceiver();
  stage = await startStage(ALLOW_RECEIVERS);
  site = stage.server.address;
  await stage.addCompany("vizinha");
  const other = { email: "rui@vizinha.example", password: "quatro palavras bem simples" };
  const words = ["--email", other.email, "--role", "owner", "--company", "vizinha"];
  await stage.server.carnetJson("user", "create", ...words, "--password", other.password);
  ana = await signIn(site);
  neighbour = await signIn(site, other);
}, 90_000);
afterAll(async () => {
  await stage?.server.stop();
  await receiver?.stop();
});

interface Key {
  id: string;
  key: string;
  name: string;
  hint: string;
  livemode: boolean;
  created_by: { kind: string; name: string };
  last_used: number | null;
  revoked: number | null;
}

describe("an API key", () => {
  test("is made with a name; its value stands in that answer alone", async () => {
    const made = await ok(ana.post<Key>("/nortada/live/keys", { name: "ERP" }));
    expect(made).toMatchObject({
      name: "ERP",
      livemode: true,
      created_by: { kind: "member", name: "ana@nortada.example" },
      last_used: null,
      revoked: null,
    });
    expect(made.key).toMatch(/^sk_live_[0-9A-Za-z]{40}$/);
    expect(made.hint).toBe(`sk_live_…${made.key.slice(-4)}`);
    const list = await ana.get<{ data: Key[] }>("/nortada/live/keys");
    expect(list.text).not.toContain(made.key);
    expect(list.json.data[0]).toMatchObject({ id: made.id, name: "ERP" });
    await ok(clientOf(site, made.key).get("/products"));
  });

  test("works on the mode that it was made in, and is listed there", async () => {
    const { key, id } = await ok(ana.post<Key>("/nortada/test/keys", { name: "Trial" }));
    expect(key).toStartWith("sk_test_");
    const live = await ok(ana.get<{ data: Key[] }>("/nortada/live/keys"));
    expect(live.data.map((one) => one.id)).not.toContain(id);
    await refused(ana.post(`/nortada/live/keys/${id}/revoke`), "resource_missing");
  });

  test("is revoked at once, for good, and by nobody of another company", async () => {
    const { key, id } = await ok(ana.post<Key>("/nortada/live/keys", { name: "Short" }));
    const client = clientOf(site, key);
    await ok(client.get("/products"));
    await refused(neighbour.post(`/vizinha/live/keys/${id}/revoke`), "resource_missing");
    const revoked = await ok(ana.post<Key>(`/nortada/live/keys/${id}/revoke`));
    await refused(client.get("/products"), "api_key_revoked");
    expect((await ok(ana.post<Key>(`/nortada/live/keys/${id}/revoke`))).revoked).toBe(revoked.revoked);
  });

  test("repeated with the same Idempotency-Key is the same key", async () => {
    const first = await ok(ana.post<Key>("/nortada/live/keys", { name: "Twice" }, { key: "key-1" }));
    const again = await ok(ana.post<Key>("/nortada/live/keys", { name: "Twice" }, { key: "key-1" }));
    expect(again.key).toBe(first.key);
  });

  test("needs a name", async () => {
    await refused(ana.post("/nortada/live/keys", {}), "parameter_missing", "name");
    await refused(ana.post("/nortada/live/keys", { name: "  " }), "invalid_value", "name");
    await refused(ana.post("/nortada/live/keys", { name: "x".repeat(81) }), "invalid_value", "name");
  });

  test("tells when it was last used", async () => {
    const { key, id } = await ok(ana.post<Key>("/nortada/live/keys", { name: "Used" }));
    await ok(clientOf(site, key).get("/products"));
    const used = await until(async () => {
      const { data } = await ok(ana.get<{ data: Key[] }>("/nortada/live/keys"));
      return data.find((one) => one.id === id)?.last_used ?? undefined;
    });
    expect(used).toBeGreaterThan(Date.now() / 1000 - 30);
  });
});

/** Asks again until there is something: what a worker does takes a moment. */
async function until<T>(ask: () => Promise<T | undefined>): Promise<T> {
  for (let i = 0; i < 60; i++) {
    const found = await ask();
    if (found !== undefined) return found;
    await Bun.sleep(100);
  }
  throw new Error("it did not come");
}

interface Webhook {
  id: string;
  url: string;
  events: string[];
  status: string;
  secret: string;
  former_secret_until: number | null;
}

interface Delivery {
  id: string;
  type: string;
  status: string;
  attempts: { http_status: number | null; answer: string | null }[];
  request: { url: string; body: string };
}

describe("a webhook", () => {
  const at = "/nortada/test/webhooks";

  test("is registered, shows its secret on request, and gets a ping that is signed with it", async () => {
    const made = await ok(ana.post<Webhook>(at, { url: receiver.url, events: ["*"] }));
    expect(made).toMatchObject({ url: receiver.url, events: ["*"], status: "enabled" });
    const { secret, ...shown } = made;
    expect(await ok(ana.get<Webhook>(`${at}/${made.id}`))).toEqual(shown as Webhook);
    expect((await ok(ana.post<Webhook>(`${at}/${made.id}/secret`))).secret).toBe(secret);
    const ping = await ok(ana.post<Delivery>(`${at}/${made.id}/ping`));
    const done = await until(async () => {
      const delivery = await ok(ana.get<Delivery>(`/nortada/test/webhook_deliveries/${ping.id}`));
      return delivery.status === "delivered" ? delivery : undefined;
    });
    expect(done.attempts[0]?.http_status).toBe(204);
    const [received] = receiver.received;
    if (!received) throw new Error("nothing came");
    expectSigned(received, secret);
    expect(done.request).toEqual({ url: receiver.url, body: received.body });
    expect(JSON.parse(done.request.body)).toMatchObject({ type: "ping", livemode: false });
    const { data } = await ok(ana.get<{ data: Delivery[] }>(`${at}/${made.id}/deliveries`));
    expect(data.map(({ id }) => id)).toContain(ping.id);
    const resent = await ok(ana.post<Delivery>(`/nortada/test/webhook_deliveries/${ping.id}/resend`));
    expect(resent.id).not.toBe(ping.id);
  });

  test("is changed, gets a new secret beside the old one, is disabled and enabled", async () => {
    const made = await ok(ana.post<Webhook>(at, { url: receiver.url, events: ["product.created"] }));
    const changed = await ok(
      ana.post<Webhook>(`${at}/${made.id}`, { events: ["product.updated", "product.created"] }),
    );
    expect(changed.events).toEqual(["product.updated", "product.created"]);
    const rotated = await ok(ana.post<Webhook>(`${at}/${made.id}/rotate`));
    expect(rotated.secret).not.toBe(made.secret);
    expect(rotated.former_secret_until).toBeGreaterThan(Date.now() / 1000 + 23 * 3600);
    expect((await ok(ana.post<Webhook>(`${at}/${made.id}/disable`))).status).toBe("disabled");
    await refused(ana.post(`${at}/${made.id}/ping`), "invalid_value");
    expect((await ok(ana.post<Webhook>(`${at}/${made.id}/enable`))).status).toBe("enabled");
  });

  test("leads to public addresses by HTTPS, and to what the machine's settings allow", async () => {
    for (const url of ["http://example.com/x", "https://10.0.0.1/", "https://192.168.0.7/", "no address"])
      await refused(ana.post(at, { url, events: ["*"] }), "invalid_value", "url");
    const made = await ok(ana.post<Webhook>(at, { url: receiver.url, events: ["*"] }));
    await refused(ana.post(`${at}/${made.id}`, { url: "https://192.168.0.1/" }), "invalid_value", "url");
    await refused(
      ana.post(at, { url: receiver.url, events: ["passport.eaten"] }),
      "invalid_value",
      "events[0]",
    );
    await refused(ana.post(at, { url: receiver.url }), "parameter_missing", "events");
  });

  test("repeated with the same Idempotency-Key is the same, where its address may not be called any more", async () => {
    const body = { url: receiver.url, events: ["*"] };
    const make = () => ana.post(at, body, { key: "hook-1" });
    const first = await make();
    expect(first.status).toBe(200);
    const restart = async (allowed: string) => {
      await stage.server.signal("SIGTERM");
      await stage.server.restart({ CARNET_WEBHOOK_ALLOW: allowed });
    };
    await restart("10.0.0.0/8");
    await refused(ana.post(at, body), "invalid_value", "url");
    expect((await make()).text).toBe(first.text);
    await refused(
      ana.post(at, { ...body, url: "https://10.0.0.1" }, { key: "hook-1" }),
      "idempotency_key_reused",
      "Idempotency-Key",
    );
    await restart(ALLOW_RECEIVERS.CARNET_WEBHOOK_ALLOW);
  });

  test("of another company or mode is not there", async () => {
    const made = await ok(ana.post<Webhook>(at, { url: receiver.url, events: ["*"] }));
    const ping = await ok(ana.post<Delivery>(`${at}/${made.id}/ping`));
    for (const verb of ["", "/enable", "/disable", "/secret", "/rotate", "/ping"]) {
      await refused(neighbour.post(`/vizinha/test/webhooks/${made.id}${verb}`), "resource_missing");
      await refused(ana.post(`/nortada/live/webhooks/${made.id}${verb}`), "resource_missing");
    }
    await refused(neighbour.get(`/vizinha/test/webhooks/${made.id}/deliveries`), "resource_missing");
    await refused(neighbour.get(`/vizinha/test/webhook_deliveries/${ping.id}`), "resource_missing");
    await refused(ana.post(`/nortada/live/webhook_deliveries/${ping.id}/resend`), "resource_missing");
  });
});

interface Request {
  id: string;
  method: string;
  path: string;
  status: number;
  latency_ms: number;
  code: string | null;
  key: { id: string; name: string } | null;
}

describe("the request log", () => {
  function find(query: string, mode = "test"): Promise<{ data: Request[]; has_more: boolean }> {
    return ok(ana.get<{ data: Request[]; has_more: boolean }>(`/nortada/${mode}/requests?${query}`));
  }

  test("finds a request by its Request-Id, with how it went, and without what it said", async () => {
    const secret = "a text that is in no log";
    const answer = await stage.test.post("/products", { name: secret, reference: "log-1", colour: secret });
    const id = answer.headers.get("request-id") ?? "";
    const { data } = await until(async () => {
      const page = await find(`request_id=${id}`);
      return page.data.length > 0 ? page : undefined;
    });
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({
      id,
      method: "POST",
      path: "/api/v1/products",
      status: 400,
      code: "parameter_unknown",
      key: { name: "First test key" },
      body: { name: `string(${secret.length})`, colour: `string(${secret.length})` },
    });
    expect(data[0]?.latency_ms).toBeGreaterThan(0);
    expect(JSON.stringify(data)).not.toContain(secret);
    expect((await find(`request_id=${id}`, "live")).data).toEqual([]);
    const other = await ok(neighbour.get<{ data: Request[] }>(`/vizinha/test/requests?request_id=${id}`));
    expect(other.data).toEqual([]);
  });

  test("filters by method, status, code and path, newest first, and pages", async () => {
    await createProduct(stage.test);
    await stage.test.get(`/products/${NO_ID}`);
    await stage.test.get("/events");
    await until(async () => ((await find("path=/events")).data.length > 0 ? true : undefined));
    for (const { status } of (await find("status=4xx")).data) expect(Math.floor(status / 100)).toBe(4);
    for (const { method } of (await find("method=GET")).data) expect(method).toBe("GET");
    const missing = await find("code=resource_missing&status=404");
    expect(missing.data[0]?.path).toBe(`/api/v1/products/${NO_ID}`);
    const first = await find("limit=2");
    expect(first).toMatchObject({ has_more: true });
    expect(first.data[0]?.path).toBe("/api/v1/events");
    const second = await find(`limit=1&starting_after=${first.data[0]?.id}`);
    expect(second.data).toEqual([first.data[1] as Request]);
    await refused(
      ana.get(`/nortada/test/requests?starting_after=${NO_ID}`),
      "resource_missing",
      "starting_after",
    );
    await refused(ana.get("/nortada/test/requests?status=9"), "invalid_value", "status");
  });
});

describe("the company", () => {
  test("gets another name and handle; the former one leads to it in addresses, and goes to nobody else", async () => {
    const before = "/vizinha/live/company";
    const changed = await ok(neighbour.post(before, { name: "A Vizinha", handle: "a-vizinha" }));
    expect(changed).toMatchObject({ object: "account", name: "A Vizinha", handle: "a-vizinha" });
    await refused(neighbour.get("/vizinha/live/account"), "resource_missing");
    await refused(ana.post("/nortada/live/company", { handle: "vizinha" }), "invalid_value", "handle");
    await refused(ana.post("/nortada/live/company", { handle: "Not One" }), "invalid_value", "handle");
    await refused(ana.post("/nortada/live/company", { name: "" }), "invalid_value", "company");
    const again = await ok(neighbour.post("/a-vizinha/live/company", { handle: "vizinha" }));
    expect(again).toMatchObject({ name: "A Vizinha", handle: "vizinha" });
    const { data } = await ok(
      neighbour.get<{ data: { actor: { kind: string } }[] }>("/vizinha/live/activity?action=company.updated"),
    );
    expect(data[0]?.actor.kind).toBe("member");
  });
});

describe("a test product", () => {
  test("is made anew in the live data, with its values as the member's own", async () => {
    const product = await createProduct(stage.test, { name: "Ensaio", data: COMPLETE });
    const live = await ok(ana.post<Product>(`/nortada/test/products/${product.id}/copy_to_live`));
    expect(live).toMatchObject({ livemode: true, name: "Ensaio", data: COMPLETE, passport: null });
    expect([live.id, live.uid]).not.toContain(product.uid);
    expect(await ok(stage.live.get<Product>(`/products/${live.id}`))).toEqual(live);
    await refused(
      ana.post(`/nortada/test/products/${product.id}/copy_to_live`),
      "reference_taken",
      "reference",
    );
    await refused(ana.post(`/nortada/live/products/${live.id}/copy_to_live`), "invalid_value");
    await refused(ana.post(`/nortada/test/products/${NO_ID}/copy_to_live`), "resource_missing");
    await refused(neighbour.post(`/vizinha/test/products/${product.id}/copy_to_live`), "resource_missing");
  });
});
