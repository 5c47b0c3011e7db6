/** `carnet listen`: events reach a receiver on this machine, whatever is killed meanwhile. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "bun:test";
import { type ChildProcess, spawn } from "node:child_process";
import { rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../../scripts/free-port.ts";
import { verifyWebhook } from "../../src/client/webhook.ts";
import { ok } from "../support/client.ts";
import { type Company, createProduct, newReference, type Stage, startStage } from "../support/company.ts";
import type { Event, List, Product } from "../support/objects.ts";
import { expectSigned, type Receiver, startReceiver } from "../support/receiver.ts";
import { commandLine, endOf, runCarnet } from "../support/server.ts";
import { expectRefusal, newFolder } from "./site.ts";

let stage: Stage;
let folder: string;
let receiver: Receiver;
const listeners: Listener[] = [];

beforeAll(async () => {
  stage = await startStage();
});
afterAll(() => stage.server.stop());
beforeEach(() => {
  folder = newFolder();
  receiver = startReceiver();
});
afterEach(async () => {
  for (const listener of listeners.splice(0)) await listener.stop();
  await receiver.stop();
  rmSync(folder, { recursive: true });
});

interface Listener {
  child: ChildProcess;
  /** Empty until it listens. */
  readonly secret: string;
  said(): string;
  /** The lines of JSON after the first. */
  told(): { event: string; type: string; status: number | null; outcome: string; attempt: number }[];
  stop(signal?: NodeJS.Signals): Promise<number | string>;
}

/** Starts one, and waits until it listens. */
async function startListener(words: string[], environment: Record<string, string> = {}): Promise<Listener> {
  const listener = launchListener(words, environment);
  await begun(listener);
  return listener;
}

async function begun(listener: Listener): Promise<void> {
  await until(
    () => listener.secret !== "",
    () => `it did not begin: ${listener.said()}`,
  );
}

function launchListener(words: string[], environment: Record<string, string> = {}): Listener {
  const [program, args] = commandLine(["listen", "--forward-to", receiver.url, "--json", ...words]);
  const child = spawn(program, args, {
    env: { PATH: process.env.PATH ?? "", XDG_STATE_HOME: folder, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  let faults = "";
  child.stdout.on("data", (chunk: Buffer) => {
    said += chunk.toString();
  });
  child.stderr.on("data", (chunk: Buffer) => {
    faults += chunk.toString();
  });
  const listener: Listener = {
    child,
    get secret() {
      return said.includes("\n") ? JSON.parse(said.slice(0, said.indexOf("\n"))).secret : "";
    },
    said: () => said + faults,
    told: () =>
      said
        .split("\n")
        .slice(1, -1)
        .map((line) => JSON.parse(line)),
    async stop(signal = "SIGTERM") {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode ?? "";
      const ended = endOf(child);
      child.kill(signal);
      return ended;
    },
  };
  listeners.push(listener);
  return listener;
}

async function until(done: () => boolean, words: () => string, waitMs = 20_000): Promise<void> {
  const deadline = Date.now() + waitMs;
  while (!done()) {
    if (Date.now() > deadline) throw new Error(words());
    await Bun.sleep(10);
  }
}

const beside = (company: string) => ["--data", stage.server.data, "--company", company];
const remote = () => ["--server", stage.server.address];
const keyOf = (company: Company) => ({ CARNET_API_KEY: company.test.apiKey });

/** The ids of a company's test events, oldest first. */
async function eventsOf(company: Company): Promise<string[]> {
  const { data } = await ok(company.test.get<List<Event>>("/events?limit=100"));
  return data.map(({ id }) => id).toReversed();
}

describe("an event is forwarded", () => {
  test("as a webhook: the same bytes, headers and signatures, in order", async () => {
    const company = await stage.addCompany("order");
    const listener = await startListener(beside("order"));
    for (let i = 0; i < 12; i++) await createProduct(company.test);
    await createProduct(company.live);
    await createProduct(stage.test);
    const received = await receiver.until(12);
    await Bun.sleep(700);
    expect(received.map(({ event }) => event.id)).toEqual(await eventsOf(company));
    for (const one of received) {
      expectSigned(one, listener.secret);
      expect(await verifyWebhook(one.body, one.headers, listener.secret)).toEqual(one.event as never);
      const { text } = await company.test.get(`/events/${one.event.id}`);
      expect(one.body).toBe(text);
      expect(one.headers.get("user-agent")).toBe("Carnet-Webhooks/1.0");
      expect(one.headers.get("content-type")).toBe("application/json; charset=utf-8");
      expect(one.headers.get("service-event-id")).toBe(one.event.id);
      expect(one.headers.get("service-event-type")).toBe("product.created");
      expect(one.headers.get("service-delivery-id")).toMatch(/^[0-9A-Z]{26}$/);
    }
    expect(listener.told().map(({ outcome, status }) => [outcome, status])).toEqual(
      Array(12).fill(["delivered", 204]),
    );
    expect(await listener.stop()).toBe(0);
  });

  test("from a server elsewhere, by an API key, in the mode of the key", async () => {
    const company = await stage.addCompany("remote");
    await createProduct(company.live);
    const listener = await startListener(remote(), { CARNET_API_KEY: company.live.apiKey });
    await createProduct(company.test);
    const { id } = await createProduct(company.live);
    const [first] = await receiver.until(1);
    expect([first?.event.data.object.id, first?.event.livemode]).toEqual([id, true]);
    expect(await listener.stop("SIGINT")).toBe(0);
    expect(receiver.received).toHaveLength(1);
  });

  test("again until it is taken, and skipped when it was refused often enough", async () => {
    await receiver.stop();
    let refused = "";
    receiver = startReceiver(({ event }, count) => {
      if (count === 1) refused = event.id;
      if (event.id === refused) return new Response("no", { status: 500 });
      return count === 4 ? Response.redirect(receiver.url, 307) : new Response(null, { status: 202 });
    });
    const company = await stage.addCompany("refused");
    const listener = await startListener([...beside("refused"), "--retries", "2"]);
    for (let i = 0; i < 2; i++) await createProduct(company.test);
    await until(() => listener.told().length === 5, listener.said);
    const [one = "", two = ""] = await eventsOf(company);
    expect(
      listener.told().map(({ event, attempt, status, outcome }) => [event, attempt, status, outcome]),
    ).toEqual([
      [one, 1, 500, "again"],
      [one, 2, 500, "again"],
      [one, 3, 500, "skipped"],
      [two, 1, 307, "again"],
      [two, 2, 202, "delivered"],
    ]);
    const deliveries = receiver.received.map(({ headers }) => headers.get("service-delivery-id"));
    expect(new Set(deliveries.slice(0, 3)).size).toBe(1);
    expect(new Set(deliveries).size).toBe(2);
  });

  test("when the receiver comes back, however long it was gone", async () => {
    const company = await stage.addCompany("gone");
    const { port } = new URL(receiver.url);
    await receiver.stop();
    const listener = await startListener([...beside("gone"), "--retries", "0"]);
    const { id } = await createProduct(company.test);
    await until(() => listener.told().length >= 2, listener.said);
    expect(listener.told()[0]).toMatchObject({ status: null, outcome: "again" });
    const got: string[] = [];
    const back = Bun.serve({
      hostname: "127.0.0.1",
      port: Number(port),
      async fetch(request) {
        got.push(((await request.json()) as Event).data.object.id);
        return new Response();
      },
    });
    await until(() => listener.told().at(-1)?.outcome === "delivered", listener.said);
    expect(got).toEqual([id]);
    await back.stop(true);
  });
});

describe("what a listener gets", () => {
  test("begins with now, then where it stopped, or where it is told to", async () => {
    const company = await stage.addCompany("since");
    const make = async () => (await createProduct(company.test)).id;
    const objects = () => receiver.received.splice(0).map(({ event }) => event.data.object.id);
    const run = async (count: number, words: string[], during = async () => {}) => {
      const listener = await startListener([...beside("since"), ...words]);
      await during();
      await receiver.until(count);
      await Bun.sleep(700);
      await listener.stop();
      return objects();
    };
    const before = await make();
    let made = "";
    const making = async () => {
      made = await make();
    };
    expect(await run(1, [], making)).toEqual([made]);
    const between = [await make(), await make()];
    expect(await run(2, [])).toEqual(between);
    await make();
    expect(await run(1, ["--skip-existing"], making)).toEqual([made]);
    expect((await run(6, ["--since", "1h"])).slice(0, 2)).toEqual([before, expect.any(String)]);
    expect(await run(0, ["--since", "2099-01-01T00:00:00Z"])).toEqual([]);
    const events = await eventsOf(company);
    expect(await run(1, ["--since", events.at(-2) ?? ""])).toEqual([made]);
    expect(await run(0, [])).toEqual([]);
  }, 90_000);

  test("are the types that it asks for; the others are passed over", async () => {
    const company = await stage.addCompany("types");
    const listener = await startListener([...beside("types"), "--events", "product.updated, batch.created"]);
    const product = await createProduct(company.test);
    await ok(company.test.post(`/products/${product.id}`, { name: "New" }));
    await ok(company.test.post(`/products/${product.id}/batches`, { batch_number: "L-1" }));
    expect((await receiver.until(2)).map(({ event }) => event.type)).toEqual([
      "product.updated",
      "batch.created",
    ]);
    await Bun.sleep(700);
    await listener.stop();
    const all = await startListener(beside("types"));
    await Bun.sleep(1200);
    await all.stop();
    expect(receiver.received).toHaveLength(2);
  });

  test("is signed with one secret for each receiver, which stays and is nobody else's to read", async () => {
    const company = await stage.addCompany("secrets");
    const first = await startListener(beside("secrets"));
    const again = [...beside("secrets"), "--print-secret"];
    const environment = { XDG_STATE_HOME: folder };
    const printed = await runCarnet(["listen", "--forward-to", receiver.url, ...again], environment);
    expect(printed.stdout.trim()).toBe(first.secret);
    const other = await runCarnet(["listen", "--forward-to", `${receiver.url}2`, ...again], environment);
    expect(other.stdout.trim()).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(other.stdout.trim()).not.toBe(first.secret);
    const live = await runCarnet(
      ["listen", "--forward-to", receiver.url, "--mode", "live", ...again],
      environment,
    );
    expect(live.stdout.trim()).not.toBe(first.secret);
    for (const entry of new Bun.Glob("carnet/listen/*/{listener.json,cursor}").scanSync(folder))
      expect(statSync(join(folder, entry)).mode & 0o77).toBe(0);
    const second = ["listen", "--forward-to", receiver.url, ...beside("secrets")];
    expectRefusal(await runCarnet(second, environment), 1, "Another carnet listen");
    await first.stop("SIGKILL");
    expect((await startListener(beside("secrets"))).secret).toBe(first.secret);
    await createProduct(company.test);
    await receiver.until(1);
    const elsewhere = ["--state", join(folder, "own"), "--print-secret"];
    const own = ["listen", "--forward-to", receiver.url, ...beside("secrets"), ...elsewhere];
    expect((await runCarnet(own, environment)).stdout).toMatch(/^whsec_/);
    const foreign = ["listen", "--forward-to", "http://127.0.0.1:1/", ...beside("secrets"), ...elsewhere];
    expectRefusal(await runCarnet(foreign, environment), 1, "belongs to the listener");
  }, 90_000);
});

describe("nothing is lost and the order is kept", () => {
  test("when the listener is killed again and again under load", async () => {
    const company = await stage.addCompany("kills");
    let listener = await startListener(remote(), keyOf(company));
    const { secret } = listener;
    let writing = true;
    const writers = [1, 2, 3].map(async () => {
      for (; writing; await Bun.sleep(15)) await createProduct(company.test);
    });
    for (let round = 0; round < 5; round++) {
      await Bun.sleep(300 + Math.random() * 900);
      await listener.stop("SIGKILL");
      listener = await startListener(remote(), keyOf(company));
      expect(listener.secret).toBe(secret);
    }
    writing = false;
    await Promise.all(writers);
    await expectAll(company, listener);
  }, 90_000);

  test("when the server is killed, and what it acknowledged comes in order", async () => {
    const company = await stage.addCompany("server");
    const words = [remote(), beside("server")];
    const [one] = words;
    const listener = await startListener(one ?? [], keyOf(company));
    const acknowledged: string[] = [];
    for (let round = 0; round < 3; round++) {
      const writing = writeUntilGone(company, acknowledged);
      await Bun.sleep(200 + Math.random() * 400);
      await stage.server.signal("SIGKILL");
      await writing;
      // A listener that is behind asks the server only when it has passed on what it has.
      if (round === 2) await until(() => listener.said().includes("Waiting for it"), listener.said);
      else await Bun.sleep(500);
      await stage.server.restart();
    }
    await createProduct(company.test);
    await expectAll(company, listener);
    const objects = new Set(receiver.received.map(({ event }) => event.data.object.id));
    expect(acknowledged.filter((id) => !objects.has(id))).toEqual([]);
    expect(listener.said()).toContain("The server answers again.");
  }, 90_000);

  async function writeUntilGone(company: Company, acknowledged: string[]): Promise<void> {
    for (;;) {
      const product = { name: "Camisa", reference: newReference() };
      const answer = await company.test.post<Product>("/products", product).catch(() => undefined);
      if (!answer) return;
      acknowledged.push(answer.json.id);
    }
  }

  /** Every event came, the first time in the order in which they happened. */
  async function expectAll(company: Company, listener: Listener): Promise<void> {
    const all: string[] = [];
    for (let after = "00000000000000000000000000"; ; ) {
      const { data, has_more } = await ok(company.test.get<List<Event>>(`/events?limit=100&after=${after}`));
      all.push(...data.map(({ id }) => id));
      after = all.at(-1) ?? after;
      if (!has_more) break;
    }
    const came = () => [...new Set(receiver.received.map(({ event }) => event.id))];
    await until(
      () => came().length >= all.length,
      () => `${came().length} of ${all.length} came: ${listener.said().slice(-500)}`,
    );
    expect(came()).toEqual(all);
    expect(all.length).toBeGreaterThan(20);
  }
});

describe("a listener", () => {
  test("leaves most of the key's requests to others", async () => {
    const limited = await startStage({ CARNET_RATE_LIMIT: "100" });
    const listener = await startListener(["--server", limited.server.address], {
      CARNET_API_KEY: limited.test.apiKey,
    });
    await Bun.sleep(7000);
    const { headers } = await limited.test.get("/account");
    // 7 seconds of 60: at this rate about 35 of 100 in a minute.
    expect(Number(headers.get("ratelimit-remaining"))).toBeGreaterThan(90);
    await listener.stop();
    await limited.server.stop();
  }, 90_000);

  test("waits for a server that does not run yet", async () => {
    const port = await freePort();
    const address = `http://127.0.0.1:${port}`;
    const listener = launchListener(["--server", address], { CARNET_API_KEY: "sk_test_x" });
    await until(() => listener.said().includes(`${address} cannot be reached`), listener.said);
    const account = { id: "01KAFZ7M3V8Q4T2N6X0C9B5D1E", name: "Nortada", livemode: false };
    const server = Bun.serve({
      hostname: "127.0.0.1",
      port,
      fetch: ({ url }) =>
        Response.json(
          url.endsWith("/account") ? account : { object: "list", data: [], has_more: false, url: "" },
        ),
    });
    await begun(listener);
    await until(() => listener.said().includes("The server answers again."), listener.said);
    await listener.stop();
    await server.stop(true);
  });

  test("says what is wrong with its words", async () => {
    const run = (...words: string[]) =>
      runCarnet(["listen", ...words], { XDG_STATE_HOME: folder, CARNET_DATA: stage.server.data });
    const to = ["--forward-to", receiver.url, "--company", "nortada"];
    expectRefusal(await run(), 2, "--forward-to URL is missing");
    expectRefusal(await run("--forward-to", "localhost:4000"), 2, "not a web address");
    expectRefusal(await run("--forward-to", "http://169.254.169.254/"), 2, "169.254.169.254");
    expectRefusal(await run("--forward-to", receiver.url, ...remote()), 2, "CARNET_API_KEY");
    expectRefusal(await run(...to, "--events", "product.deleted"), 2, "product.deleted");
    expectRefusal(await run(...to, "--since", "yesterday"), 2, "--since takes");
    expectRefusal(await run(...to, "--since", "1h", "--skip-existing"), 2, "exclude each other");
    expectRefusal(await run(...to, "--retries", "x"), 2, "--retries");
    expectRefusal(await run(...to, "--mode", "both"), 2, "--mode");
    expectRefusal(await run(...to, "--data", join(folder, "none")), 2, "There is no folder");
    expectRefusal(await run(...to, "--key", "sk_test_x"), 2, "--server");
    const stranger = ["--forward-to", receiver.url, ...remote(), "--key", "sk_test_nobody"];
    expectRefusal(await run(...stranger), 1, "API key");
    expectRefusal(await run(...stranger, "--mode", "test"), 2, "--mode is for a data folder");
    expectRefusal(await run("--forward-to", receiver.url, "--company", "nobody"), 1, "nobody");
  }, 90_000);
});

test("carnet events list shows what happened, and what happened after", async () => {
  const company = await stage.addCompany("listed");
  for (let i = 0; i < 3; i++) await createProduct(company.test);
  await createProduct(company.live);
  const list = (...words: string[]) =>
    stage.server.carnetJson<{ events: Event[]; has_more: boolean }>(
      "events",
      "list",
      "--company",
      "listed",
      ...words,
    );
  const ids = await eventsOf(company);
  const idsOf = ({ events }: { events: Event[] }) => events.map(({ id }) => id);
  expect(idsOf(await list("--mode", "test"))).toEqual(ids.toReversed());
  expect(idsOf(await list("--mode", "test", "--after", ids[0] ?? ""))).toEqual(ids.slice(1));
  expect((await list("--mode", "test", "--limit", "2")).has_more).toBe(true);
  expect(idsOf(await list("--mode", "test", "--type", "item.voided"))).toEqual([]);
  expect(idsOf(await list("--mode", "live"))).toHaveLength(1);
  const text = await stage.server.carnet("events", "list", "--company", "listed", "--mode", "live");
  expect(text.stdout).toMatch(/^[0-9A-Z]{26} {2}2\S+Z {2}product\.created {2}[0-9A-Z]{26}\n$/);
});
