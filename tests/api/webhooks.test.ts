/** Webhooks as receivers see them: what comes, signed how, how often, and when nothing more comes. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { createServer } from "node:net";
import { clientOf, ok } from "../support/client.ts";
import { createProduct, issueProduct, newReference, type Stage, startStage } from "../support/company.ts";
import type { Passport, Product } from "../support/objects.ts";
import { ALLOW_RECEIVERS, expectSigned, type Receiver, startReceiver } from "../support/receiver.ts";
import { ON_POSTGRES } from "../support/server.ts";

interface Endpoint {
  id: string;
  url: string;
  secret: string;
  events: string[];
  status: string;
  disabled_reason: string | null;
  livemode: boolean;
  former_secret_until: number | null;
}

interface Delivery {
  id: string;
  event: string;
  type: string;
  status: string;
  next_attempt: number | null;
  attempts: {
    at: number;
    http_status: number | null;
    latency_ms: number;
    answer: string | null;
    error: string | null;
  }[];
}

/** Three attempts: at once, at once again, and after a second. */
const RETRIES = { CARNET_WEBHOOK_RETRIES: "0,1" };
const ATTEMPTS = 3;

/** One of the tests makes a second company. */
const OURS = ["--company", "nortada"];

let stage: Stage;
const receivers: Receiver[] = [];

beforeAll(async () => {
  stage = await startStage({ ...ALLOW_RECEIVERS, ...RETRIES });
});
afterAll(async () => {
  await stage.server.stop();
  for (const receiver of receivers) await receiver.stop();
});

function receive(...how: Parameters<typeof startReceiver>): Receiver {
  const receiver = startReceiver(...how);
  receivers.push(receiver);
  return receiver;
}

function register(url: string, mode: "live" | "test" = "test", events = "all"): Promise<Endpoint> {
  return stage.server.carnetJson(
    "webhooks",
    "create",
    ...OURS,
    "--mode",
    mode,
    "--url",
    url,
    "--events",
    events,
  );
}

/** Sends nothing more there, so that the tests do not hear each other. */
async function quiet(...endpoints: { id: string }[]): Promise<void> {
  for (const { id } of endpoints) await stage.server.carnetJson("webhooks", "disable", id);
}

async function deliveriesOf(endpoint: { id: string }): Promise<Delivery[]> {
  const words = ["webhooks", "deliveries", endpoint.id, "--limit", "100"];
  return (await stage.server.carnetJson<{ deliveries: Delivery[] }>(...words)).deliveries;
}

/** The deliveries of an address once all of them have ended. */
async function settled(endpoint: { id: string }, count: number, waitMs = 15_000): Promise<Delivery[]> {
  const deadline = Date.now() + waitMs;
  for (;;) {
    const deliveries = await deliveriesOf(endpoint);
    if (deliveries.length >= count && deliveries.every(({ status }) => status !== "pending"))
      return deliveries;
    if (Date.now() > deadline) throw new Error(`still under way: ${JSON.stringify(deliveries)}`);
    await Bun.sleep(50);
  }
}

describe("a change", () => {
  test("arrives with the object as the API gave it, both signatures and the headers of the contract", async () => {
    const receiver = receive();
    const endpoint = await register(receiver.url, "live");
    expect(endpoint.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const said: unknown[] = [];
    const product = await createProduct(stage.live);
    said.push(product);
    said.push(
      await ok(stage.live.post(`/products/${product.id}`, { name: "Camisa Mar", data: { colour: "blue" } })),
    );
    said.push(await ok(stage.live.post(`/products/${product.id}`, { status: "archived" })));
    said.push(await ok(stage.live.post(`/products/${product.id}`, { status: "active" })));
    const passport = await ok(stage.live.post<Passport>("/passports", { product: product.id }));
    said.push(passport);
    const at = `/passports/${passport.id}`;
    said.push(await ok(stage.live.post(`${at}/versions`, { change_note: "Açaí — 漢字 🧵" })));
    said.push(await ok(stage.live.post(`${at}/withdraw`, { reason: "Recall" })));
    const all = [...(await receiver.until(said.length))].sort((a, b) => (a.event.id < b.event.id ? -1 : 1));

    expect(all.map(({ event }) => event.type)).toEqual([
      "product.created",
      "product.updated",
      "product.updated",
      "product.updated",
      "passport.issued",
      "passport.version_published",
      "passport.withdrawn",
    ]);
    const deliveries = new Map((await settled(endpoint, said.length)).map((one) => [one.event, one]));
    all.forEach((one, i) => {
      const { event, headers, body } = one;
      expect(JSON.stringify(event.data.object)).toBe(JSON.stringify(said[i]));
      expect(event).toMatchObject({ object: "event", api_version: "v1", livemode: true });
      expect(Object.keys(event)).toEqual([
        "id",
        "object",
        "type",
        "api_version",
        "created",
        "livemode",
        "data",
      ]);
      expectSigned(one, endpoint.secret);
      expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
      expect(headers.get("user-agent")).toBe("Carnet-Webhooks/1.0");
      expect(headers.get("content-length")).toBe(String(Buffer.byteLength(body)));
      expect(headers.get("service-event-id")).toBe(event.id);
      expect(headers.get("service-event-type")).toBe(event.type);
      expect(headers.get("service-delivery-id")).toBe(deliveries.get(event.id)?.id ?? "none");
      expect(headers.get("webhook-id")).toBe(event.id);
      expect(deliveries.get(event.id)).toMatchObject({
        status: "delivered",
        next_attempt: null,
        attempts: [{ http_status: 204, error: null, answer: "" }],
      });
    });
    await quiet(endpoint);
  });

  test("starts on its way soon after its answer, and does not wait for the look once a second", async () => {
    const receiver = receive();
    const endpoint = await register(receiver.url);
    const waits: number[] = [];
    for (let i = 1; i <= 5; i++) {
      await createProduct(stage.test);
      const answered = Date.now();
      await receiver.until(i);
      waits.push((receiver.received[i - 1]?.at ?? 0) - answered);
      // Longer than until what came of it is written down: else the next one goes along with that.
      await Bun.sleep(150 + i * 40);
    }
    // The middle one, since the machine of a test may be busy with others: those that wait take 600 and more.
    expect(waits.sort((a, b) => a - b)[2]).toBeLessThan(500);
    await quiet(endpoint);
  });

  test("goes to addresses of its own mode and company that want its type, and to no others", async () => {
    const other = await stage.addCompany("mare");
    const [live, testing, some, foreign] = [receive(), receive(), receive(), receive()];
    const endpoints = [
      await register(live.url, "live"),
      await register(testing.url, "test"),
      await register(some.url, "live", "passport.issued,product.updated"),
      await stage.server.carnetJson<Endpoint>(
        "webhooks",
        "create",
        "--company",
        "mare",
        "--mode",
        "live",
        "--url",
        foreign.url,
        "--events",
        "all",
      ),
    ];
    const { product } = await issueProduct(stage.live);
    await ok(stage.live.post(`/products/${product.id}`, { name: "Other" }));
    await createProduct(stage.test);
    await createProduct(other.live);
    await live.until(3);
    await some.until(2);
    await testing.until(1);
    await foreign.until(1);
    await Bun.sleep(300);
    const typesOf = (receiver: Receiver) => receiver.received.map(({ event }) => event.type).sort();
    expect(typesOf(live)).toEqual(["passport.issued", "product.created", "product.updated"]);
    expect(typesOf(some)).toEqual(["passport.issued", "product.updated"]);
    expect(testing.received.map(({ event }) => event.livemode)).toEqual([false]);
    expect(typesOf(foreign)).toEqual(["product.created"]);
    await quiet(...endpoints);
  });

  test("that is refused or replayed sends nothing", async () => {
    const receiver = receive();
    const endpoint = await register(receiver.url);
    const body = { name: "N", reference: newReference() };
    const first = await ok(stage.test.post<Product>("/products", body, { key: "once" }));
    for (let i = 0; i < 3; i++) await ok(stage.test.post("/products", body, { key: "once" }));
    expect((await stage.test.post("/products", body)).status).toBe(409);
    expect((await stage.test.post("/products", { name: "N" })).status).toBe(400);
    expect((await stage.test.post("/products", body, { key: "twice" })).status).toBe(409);
    await ok(stage.test.post(`/products/${first.id}`, { name: "N" }));
    await receiver.until(1);
    await Bun.sleep(400);
    expect(receiver.received.map(({ event }) => event.data.object.id)).toEqual([first.id]);
    await quiet(endpoint);
  });
});

describe("a failure", () => {
  test("is tried again by the schedule, with one delivery id, until it goes well", async () => {
    const receiver = receive((_, count) =>
      count < ATTEMPTS ? new Response("not now \0 ü", { status: 503 }) : new Response("thanks"),
    );
    const endpoint = await register(receiver.url);
    await createProduct(stage.test);
    const all = await receiver.until(ATTEMPTS);
    const [delivery] = await settled(endpoint, 1);
    expect(delivery?.status).toBe("delivered");
    expect(delivery?.attempts).toMatchObject([
      { http_status: 503, answer: "not now \uFFFD ü" },
      { http_status: 503 },
      { http_status: 200, answer: "thanks", error: null },
    ]);
    for (const one of all) {
      expectSigned(one, endpoint.secret);
      expect(one.body).toBe(all[0]?.body ?? "");
      expect(one.headers.get("service-delivery-id")).toBe(delivery?.id ?? "");
    }
    const pause = (all[2]?.at ?? 0) - (all[1]?.at ?? 0);
    expect(pause).toBeGreaterThan(200);
    expect(pause).toBeLessThan(10_000);
    await quiet(endpoint);
  });

  test("is every answer but 2xx, redirects included, which are not followed; then it is over", async () => {
    const target = receive();
    const answers: [string, () => Response][] = [
      ["301", () => new Response(null, { status: 301, headers: { Location: target.url } })],
      ["307", () => new Response(null, { status: 307, headers: { Location: target.url } })],
      ["304", () => new Response(null, { status: 304 })],
      ["400", () => new Response("no", { status: 400 })],
      ["410", () => new Response("gone", { status: 410 })],
      ["500", () => new Response("x".repeat(5000), { status: 500 })],
    ];
    const endpoints = new Map<string, Endpoint>();
    for (const [name, answer] of answers) endpoints.set(name, await register(receive(answer).url));
    await createProduct(stage.test);
    for (const [name, endpoint] of endpoints) {
      const [delivery] = await settled(endpoint, 1);
      expect([name, delivery?.status, delivery?.attempts.length]).toEqual([name, "failed", ATTEMPTS]);
      expect(delivery?.attempts[0]).toMatchObject({ http_status: Number(name), error: expect.any(String) });
      expect(delivery?.attempts[0]?.answer?.length).toBeLessThanOrEqual(2048);
    }
    expect(target.received).toEqual([]);
    await quiet(...endpoints.values());
  });

  test("is a receiver that is not there, talks nonsense or hangs up", async () => {
    const raw = (answer: string) =>
      new Promise<{ url: string; close(): void }>((resolve) => {
        const server = createServer((socket) => {
          socket.on("error", () => {});
          socket.once("data", () => socket.end(answer));
        }).listen(0, "127.0.0.1", () => {
          const address = server.address();
          const port = typeof address === "object" ? address?.port : 0;
          resolve({ url: `http://127.0.0.1:${port}/`, close: () => server.close() });
        });
      });
    const nonsense = await raw("I am no server\r\n\r\n");
    const silent = await raw("");
    const gone = await raw("");
    gone.close();
    const endpoints = [await register(nonsense.url), await register(silent.url), await register(gone.url)];
    await createProduct(stage.test);
    const words = [/not valid HTTP/, /closed before an answer/, /refused/];
    for (const [i, endpoint] of endpoints.entries()) {
      const [delivery] = await settled(endpoint, 1);
      expect(delivery?.status).toBe("failed");
      expect(delivery?.attempts).toHaveLength(ATTEMPTS);
      expect(delivery?.attempts[0]?.error).toMatch(words[i] ?? /$^/);
      expect(delivery?.attempts[0]?.http_status).toBeNull();
    }
    nonsense.close();
    silent.close();
    await quiet(...endpoints);
  });

  test("of ten deliveries in a row disables the address; enabled again, it gets what waited", async () => {
    let heals = false;
    const receiver = receive(() => new Response(null, { status: heals ? 200 : 500 }));
    const endpoint = await register(receiver.url);
    const find = async () => {
      const { webhooks } = await stage.server.carnetJson<{ webhooks: Endpoint[] }>(
        "webhooks",
        "list",
        ...OURS,
      );
      return webhooks.find(({ id }) => id === endpoint.id);
    };
    for (let i = 0; i < 9; i++) await createProduct(stage.test);
    await settled(endpoint, 9);
    // A ping tries an address; that nobody answers it is no reason to send nothing more.
    await stage.server.carnetJson<Delivery>("webhooks", "ping", endpoint.id);
    expect((await settled(endpoint, 10))[0]).toMatchObject({ type: "ping", status: "failed" });
    expect(await find()).toMatchObject({ status: "enabled" });
    await createProduct(stage.test);
    await settled(endpoint, 11);
    expect(await find()).toMatchObject({ status: "disabled", disabled_reason: "failures" });
    const before = receiver.received.length;
    expect(before).toBe(11 * ATTEMPTS);
    await createProduct(stage.test);
    const refused = await stage.server.carnet("webhooks", "ping", endpoint.id);
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining("disabled")]);
    await Bun.sleep(300);
    expect(receiver.received).toHaveLength(before);

    heals = true;
    const enabled = await stage.server.carnetJson<Endpoint>("webhooks", "enable", endpoint.id);
    expect(enabled).toMatchObject({ status: "enabled", disabled_reason: null });
    await createProduct(stage.test);
    await receiver.until(before + 1);
    const [newest] = await settled(endpoint, 12);
    expect(newest?.status).toBe("delivered");
    await quiet(endpoint);
  });

  test("counts from the last delivery that went well", async () => {
    const receiver = receive((one) => new Response(null, { status: one.body.includes("GOOD") ? 200 : 500 }));
    const endpoint = await register(receiver.url);
    let count = 0;
    for (const [name, times] of [
      ["BAD", 9],
      ["GOOD", 1],
      ["BAD", 9],
    ] as const) {
      for (let i = 0; i < times; i++) await createProduct(stage.test, { name });
      count += times;
      await settled(endpoint, count);
    }
    const all = await deliveriesOf(endpoint);
    expect(all.filter(({ status }) => status === "failed")).toHaveLength(18);
    const { webhooks } = await stage.server.carnetJson<{ webhooks: Endpoint[] }>("webhooks", "list", ...OURS);
    expect(webhooks.find(({ id }) => id === endpoint.id)?.status).toBe("enabled");
    await quiet(endpoint);
  });
});

describe("a slow receiver", () => {
  test("does not delay another, gets few attempts at a time, and is given up after 10 seconds", async () => {
    let open = 0;
    let most = 0;
    const never = receive(async () => {
      most = Math.max(most, ++open);
      await Bun.sleep(11_000);
      open--;
      return new Response(null, { status: 204 });
    });
    const quick = receive();
    const [dead, alive] = [await register(never.url), await register(quick.url)];
    const count = 40;
    for (let i = 0; i < count; i++) await createProduct(stage.test);
    // Before the first attempt at the slow one is given up.
    await quick.until(count, 8000);
    expect((await settled(alive, count)).every(({ status }) => status === "delivered")).toBe(true);
    expect(never.received.length).toBeLessThanOrEqual(4);
    const deadline = Date.now() + 40_000;
    let first: Delivery | undefined;
    while (!first && Date.now() < deadline) {
      first = (await deliveriesOf(dead)).find(({ attempts }) => attempts.length > 0);
      await Bun.sleep(200);
    }
    expect(first?.attempts[0]).toMatchObject({
      http_status: null,
      error: expect.stringContaining("10 seconds"),
    });
    expect(first?.attempts[0]?.latency_ms).toBeGreaterThan(9500);
    expect(first?.attempts[0]?.latency_ms).toBeLessThan(15_000);
    expect(most).toBeLessThanOrEqual(8);
    await quiet(dead, alive);
  }, 90_000);

  test("that sends without end is cut off, and what it said first counts", async () => {
    const closed = Promise.withResolvers<void>();
    const server = createServer((socket) => {
      socket.on("error", () => {});
      socket.once("data", () => {
        socket.write("HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\n\r\n");
        const flow = setInterval(() => {
          socket.write("x".repeat(65_536));
        }, 2);
        socket.on("close", () => {
          clearInterval(flow);
          closed.resolve();
        });
      });
    });
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    const address = server.address();
    const endpoint = await register(
      `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/endless`,
    );
    await createProduct(stage.test);
    const [delivery] = await settled(endpoint, 1);
    expect(delivery).toMatchObject({ status: "delivered", attempts: [{ http_status: 200 }] });
    expect(delivery?.attempts[0]?.answer).toBe("x".repeat(2048));
    await closed.promise;
    server.close();
    await quiet(endpoint);
  });
});

describe("a secret", () => {
  test("that is rotated signs beside the new one", async () => {
    const receiver = receive();
    const endpoint = await register(receiver.url);
    await createProduct(stage.test);
    const [before] = await receiver.until(1);
    const next = await stage.server.carnetJson<Endpoint>("webhooks", "rotate", endpoint.id);
    expect(next.secret).toMatch(/^whsec_/);
    expect(next.secret).not.toBe(endpoint.secret);
    expect(next.former_secret_until).toBeGreaterThan(Date.now() / 1000 + 23 * 3600);
    await createProduct(stage.test);
    const after = (await receiver.until(2))[1];
    if (!before || !after) throw new Error("nothing came");
    expectSigned(before, endpoint.secret);
    expect(() => expectSigned(before, next.secret)).toThrow();
    expectSigned(after, endpoint.secret);
    expectSigned(after, next.secret);
    expect(await stage.server.carnetJson<Endpoint>("webhooks", "secret", endpoint.id)).toMatchObject({
      secret: next.secret,
    });
    const { stdout } = await stage.server.carnet("webhooks", "list", ...OURS, "--json");
    expect(stdout).not.toContain("whsec_");
    await quiet(endpoint);
  });
});

describe("on the command line", () => {
  test("a ping comes whatever the address subscribed to, with the address as its object", async () => {
    const receiver = receive();
    const endpoint = await register(receiver.url, "live", "item.voided");
    const ping = await stage.server.carnetJson<Delivery>("webhooks", "ping", endpoint.id);
    const [one] = await receiver.until(1);
    if (!one) throw new Error("nothing came");
    expectSigned(one, endpoint.secret);
    expect(one.event).toMatchObject({
      type: "ping",
      livemode: true,
      data: { object: { id: endpoint.id, object: "webhook_endpoint" } },
    });
    expect(one.body).not.toContain("whsec_");
    expect(one.headers.get("service-delivery-id")).toBe(ping.id);
    await quiet(endpoint);
  });

  test("a resend is a new delivery of the same event", async () => {
    const receiver = receive();
    const endpoint = await register(receiver.url);
    await createProduct(stage.test);
    const [first] = await settled(endpoint, 1);
    const resent = await stage.server.carnetJson<Delivery>("webhooks", "resend", first?.id ?? "");
    expect(resent).toMatchObject({ event: first?.event ?? "", status: "pending", attempts: [] });
    expect(resent.id).not.toBe(first?.id ?? "");
    const [one, two] = await receiver.until(2);
    expect(two?.body).toBe(one?.body ?? "");
    expect(two?.headers.get("service-delivery-id")).toBe(resent.id);
    await quiet(endpoint);
  });

  test("trigger sends a sample to test addresses, of every type", async () => {
    const receiver = receive();
    const live = receive();
    const endpoints = [await register(receiver.url), await register(live.url, "live")];
    const types = ["product.created", "passport.issued", "item.voided", "passport_session.completed"];
    for (const type of types)
      expect(await stage.server.carnetJson<object>("trigger", type, ...OURS)).toMatchObject({
        type,
        deliveries: 1,
      });
    const all = await receiver.until(types.length);
    for (const { event } of all) {
      expect(event.livemode).toBe(false);
      expect(event.data.object.object).toBe(event.type.slice(0, event.type.indexOf(".")));
    }
    expect(live.received).toEqual([]);
    expect((await stage.server.carnet("trigger", "product.eaten", ...OURS)).code).toBe(2);
    await quiet(...endpoints);
  });

  test("an address is changed, also for what is to come alone", async () => {
    const [old, next] = [receive(), receive()];
    const endpoint = await register(old.url, "test", "product.created");
    expect(endpoint.events).toEqual(["product.created"]);
    const words = ["webhooks", "update", endpoint.id, "--url", next.url, "--events", "product.updated"];
    expect(await stage.server.carnetJson<Endpoint>(...words)).toMatchObject({
      url: next.url,
      events: ["product.updated"],
    });
    const product = await createProduct(stage.test);
    await ok(stage.test.post(`/products/${product.id}`, { name: "New" }));
    const [one] = await next.until(1);
    expect(one?.event.type).toBe("product.updated");
    expect(old.received).toEqual([]);
    await quiet(endpoint);
  });

  test("an address that is not public is refused", async () => {
    const refusals: [string, RegExp][] = [
      ["https://10.0.0.7/hook", /not public/],
      ["https://[::1]/hook", /not public/],
      ["http://example.com/hook", /https:\/\//],
      ["https://user:word@example.com/hook", /password/],
      ["not an address", /written in full/],
      [`http://127.0.0.1:${stage.server.port}/hook`, /itself listens/],
    ];
    for (const [url, message] of refusals) {
      const outcome = await stage.server.carnet(
        "webhooks",
        "create",
        ...OURS,
        "--mode",
        "test",
        "--url",
        url,
        "--events",
        "all",
      );
      expect([url, outcome.code, outcome.stderr]).toEqual([url, 1, expect.stringMatching(message)]);
    }
    expect((await stage.server.carnet("webhooks", "enable", "01ARZ3NDEKTSV4RRFFQ69G5FAV")).code).toBe(1);
  });

  test("an event that does not exist is wrong use, and one named twice counts once", async () => {
    const { url } = receive();
    const words = ["webhooks", "create", ...OURS, "--mode", "test", "--url", url, "--events"];
    for (const events of ["product.eaten", "product.created,product.eaten", "all,product.created", ""]) {
      const { code, stderr } = await stage.server.carnet(...words, events);
      expect([events, code, stderr]).toEqual([events, 2, expect.stringContaining("product.updated")]);
    }
    const twice = "product.created, product.updated,product.created";
    const endpoint = await stage.server.carnetJson<Endpoint>(...words, twice);
    expect(endpoint.events).toEqual(["product.created", "product.updated"]);
    const change = await stage.server.carnet("webhooks", "update", endpoint.id, "--events", "product.eaten");
    expect([change.code, change.stderr]).toEqual([2, expect.stringContaining('"product.eaten"')]);
    await quiet(endpoint);
  });
});

describe("killed with -9", () => {
  test("in the middle of deliveries it loses none", async () => {
    const seen = new Set<string>();
    const receiver = receive(async (one) => {
      await Bun.sleep(20);
      seen.add(one.event.data.object.id);
      return new Response(null, { status: 200 });
    });
    const own = await startStage({ ...ALLOW_RECEIVERS, ...RETRIES });
    try {
      await own.server.carnetJson(
        "webhooks",
        "create",
        "--mode",
        "test",
        "--url",
        receiver.url,
        "--events",
        "product.created",
      );
      const client = clientOf(own.server.address, own.test.apiKey);
      const acknowledged: string[] = [];
      for (let round = 0; round < 3; round++) {
        const made = await Promise.all(Array.from({ length: 60 }, () => createProduct(client)));
        acknowledged.push(...made.map(({ id }) => id));
        await receiver.until(round * 60 + 15);
        await own.server.signal("SIGKILL");
        await own.server.restart();
      }
      // On PostgreSQL the leases of the dead run out first: others might hold them.
      const deadline = Date.now() + (ON_POSTGRES ? 45_000 : 8000);
      while (!acknowledged.every((id) => seen.has(id)) && Date.now() < deadline) await Bun.sleep(50);
      expect(acknowledged.filter((id) => !seen.has(id))).toEqual([]);
    } finally {
      await own.server.stop();
    }
  }, 90_000);
});
