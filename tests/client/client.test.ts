/** The client against a real server, and against servers that fail in every way they can. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from "bun:test";
import { createReadStream, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { OPERATIONS } from "../../src/api/routes.ts";
import { Carnet } from "../../src/client/carnet.ts";
import { ApiError, ConnectionError } from "../../src/client/errors.ts";
import type { CarnetOptions } from "../../src/client/sender.ts";
import { newFolder } from "../cli/site.ts";
import {
  COMPLETE,
  createProduct,
  issueProduct,
  newReference,
  type Stage,
  startStage,
} from "../support/company.ts";
import { pdf } from "../support/documents.ts";

let stage: Stage;
let carnet: Carnet;
beforeAll(async () => {
  stage = await startStage();
  carnet = new Carnet({ apiKey: stage.test.apiKey, baseUrl: stage.server.address });
});
afterAll(() => stage.server.stop());

/** What a call is refused with. */
async function refusal(call: PromiseLike<unknown>): Promise<ApiError> {
  const fault = await Promise.resolve(call).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (fault instanceof ApiError) return fault;
  throw new Error(`not refused: ${fault}`);
}

describe("the client", () => {
  test("has a method for every operation of the API", () => {
    const counts = Object.values(carnet).map(
      (resource: object) => Object.getOwnPropertyNames(Object.getPrototypeOf(resource)).length - 1,
    );
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(OPERATIONS.length);
  });

  test("creates, reads, changes and issues", async () => {
    const made = await carnet.products.create({
      name: "Camisa Ria",
      reference: newReference(),
      data: COMPLETE,
    });
    expect(made.lastResponse).toMatchObject({ status: 200, isReplayed: false, retries: 0 });
    expect(made.lastResponse.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
    expect(Object.keys(made)).not.toContain("lastResponse");
    expect(JSON.stringify(made)).not.toContain("lastResponse");
    const changed = await carnet.products.update(made.id, { name: "Camisa Ria II", gtin: null });
    expect(changed.name).toBe("Camisa Ria II");
    const batch = await carnet.batches.create(made.id, { batch_number: "L-1" });
    expect((await carnet.batches.get(made.id, batch.id)).batch_number).toBe("L-1");
    const passport = await carnet.passports.issue({ product: made.id });
    expect((await carnet.passports.get(passport.id)).content).toEqual(passport.content);
    expect((await carnet.passports.listVersions(passport.id)).data).toHaveLength(1);
    expect((await carnet.account.get()).handle).toBe("nortada");
  });

  test("loops over all pages of a list, with its filters, and asks as seldom as it can", async () => {
    const { account, test } = await stage.addCompany("pages");
    expect(account.handle).toBe("pages");
    const urls: string[] = [];
    const mine = new Carnet({
      apiKey: test.apiKey,
      baseUrl: `${stage.server.address}/api/v1/`,
      fetch: (url, init) => {
        urls.push(new URL(url).search);
        return fetch(url, init);
      },
    });
    const made: string[] = [];
    for (let i = 0; i < 7; i++) made.unshift((await createProduct(test)).id);
    await mine.products.update(made[2] ?? "", { status: "archived" });
    urls.length = 0;

    const active: string[] = [];
    for await (const { id } of mine.products.list({ status: "active", limit: 2 })) active.push(id);
    expect(active).toEqual(made.filter((id) => id !== made[2]));
    expect(urls).toHaveLength(3);
    urls.length = 0;
    expect((await mine.products.list().toArray({ limit: 5 })).map(({ id }) => id)).toEqual(made.slice(0, 5));
    expect(urls).toEqual(["?limit=5"]);
    const page = await mine.products.list({ limit: 3, starting_after: made[0] });
    expect(page.data.map(({ id }) => id)).toEqual(made.slice(1, 4));
    expect([page.has_more, page.url]).toEqual([true, "/api/v1/products"]);
    expect(page.lastResponse.status).toBe(200);
    for await (const { data } of mine.products.list({ limit: 4 }).pages())
      expect(data.length).toBeGreaterThan(2);
    expect(await mine.products.list({ status: "archived" }).toArray({ limit: 10 })).toHaveLength(1);
  });

  test("follows events from one on, oldest first, over all pages", async () => {
    const [newest] = (await carnet.events.list({ limit: 1 })).data;
    const made: string[] = [];
    for (let i = 0; i < 5; i++) made.push((await createProduct(stage.test)).id);
    const found: string[] = [];
    for await (const event of carnet.events.list({ after: newest?.id, limit: 2 }))
      if (event.type === "product.created") found.push(event.data.object.id);
    expect(found).toEqual(made);
  });

  test("throws refusals with all that the answer says", async () => {
    const fault = await refusal(
      carnet.products.create({ name: "", reference: newReference(), data: { recycled_content: 120 } }),
    );
    expect(fault).toMatchObject({
      name: "ApiError",
      status: 400,
      type: "invalid_request_error",
      code: "invalid_value",
      param: "name",
    });
    expect(fault.errors.map(({ param }) => param)).toEqual(["name", "data.recycled_content"]);
    expect(fault.requestId).toMatch(/^[0-9A-Z]{26}$/);
    expect(fault.message).toContain("name");
    const missing = await refusal(carnet.passports.get("01KAFZ7M3V8Q4T2N6X0C9B5D1E"));
    expect([missing.code, missing.status]).toEqual(["resource_missing", 404]);
    const stranger = new Carnet({ apiKey: "sk_test_nobody", baseUrl: stage.server.address });
    expect((await refusal(stranger.products.list())).type).toBe("authentication_error");
    const list = await refusal(carnet.products.list({ limit: 1000 }));
    expect(list.param).toBe("limit");
  });

  test("never makes one path of another", async () => {
    for (const id of ["", ".", ".."]) expect(() => carnet.products.get(id)).toThrow(TypeError);
    expect((await refusal(carnet.products.get("a/../../account"))).code).toBe("resource_missing");
  });

  test("refuses addresses and keys that cannot be, without showing the key", () => {
    const make = (options: Partial<CarnetOptions>) => () =>
      new Carnet({ apiKey: "sk_test_x", baseUrl: "https://id.example.com", ...options });
    expect(make({ baseUrl: "id.example.com" })).toThrow(/baseUrl/);
    expect(make({ baseUrl: "javascript:alert(1)" })).toThrow(/baseUrl/);
    expect(make({ apiKey: "" })).toThrow(/apiKey/);
    expect(make({ apiKey: "sk_test_secret\n" })).toThrow(/^(?!.*secret)/);
    expect(Bun.inspect(new Carnet({ apiKey: "sk_test_secret", baseUrl: "https://x" }))).not.toContain(
      "secret",
    );
  });

  test("asks for what it has no method for", async () => {
    const page = await carnet.request<{ data: object[] }>("GET", "/products", { query: { limit: 1 } });
    expect(page.data).toHaveLength(1);
  });
});

describe("uploads", () => {
  const content = pdf([["Camisa Ria", "Made in Portugal"]]);

  test("take a File, bytes and streams, with names of any letters", async () => {
    const folder = newFolder();
    const path = join(folder, "sheet.pdf");
    writeFileSync(path, content);
    const product = await createProduct(stage.test);
    const file = new File([content as BlobPart], 'Ficha "técnica" 布.pdf');
    const whole = await carnet.documents.create({
      file,
      kind: "tech_sheet",
      product: product.id,
      extract: false,
    });
    expect(whole).toMatchObject({
      kind: "tech_sheet",
      product: product.id,
      size: content.length,
      status: null,
    });
    expect(whole.name).toContain("técnica");
    const contents = [
      content,
      content.slice().buffer as ArrayBuffer,
      createReadStream(path),
      new Blob([content as BlobPart]).stream(),
    ];
    for (const one of contents) {
      const sent = await carnet.documents.create({ file: { name: "sheet.pdf", content: one } });
      expect([sent.name, sent.sha256]).toEqual(["sheet.pdf", whole.sha256]);
    }
    rmSync(folder, { recursive: true });
  });

  test("come back as they were, with their name", async () => {
    const { passport } = await issueProduct(stage.test);
    const event = await carnet.lifecycleEvents.create({
      passport: passport.id,
      type: "repair",
      occurred_on: "2026-01-31",
    });
    const name = 'Relatório "de" reparação 布.pdf';
    const file = await carnet.lifecycleEvents.addFile(event.id, { file: { name, content } });
    const download = await carnet.lifecycleEvents.downloadFile(event.id, file.id);
    expect([download.name, download.contentType, download.size]).toEqual([
      file.name,
      "application/pdf",
      content.length,
    ]);
    expect(download.lastResponse.requestId).toMatch(/^[0-9A-Z]{26}$/);
    expect(Buffer.from(await download.bytes()).equals(content)).toBe(true);
    const unread = await carnet.lifecycleEvents.downloadFile(event.id, file.id);
    await unread.cancel();
    const ids = await carnet.lifecycleEvents.listFiles(event.id).toArray({ limit: 10 });
    expect(ids.map(({ id }) => id)).toEqual([file.id]);
    expect((await refusal(carnet.lifecycleEvents.downloadFile(event.id, event.id))).code).toBe(
      "resource_missing",
    );
  });

  test("are refused as any request is", async () => {
    const text = new File(["plain"], "a.txt");
    expect((await refusal(carnet.documents.create({ file: text }))).code).toBe("file_type_unsupported");
  });
});

describe("a server that fails", () => {
  interface Seen {
    key: string | null;
    body: string;
    agent: string | null;
    authorization: string | null;
  }
  let server: Bun.Server<undefined> | undefined;
  let seen: Seen[] = [];
  afterEach(async () => {
    await server?.stop(true);
  });

  /** A client of a server that gives these answers in turn, then the product; `close` breaks the connection. */
  function against(
    answers: ((request: Request) => Response | Promise<Response>)[],
    options: Partial<CarnetOptions> = {},
  ): Carnet {
    seen = [];
    server = Bun.serve({
      port: 0,
      hostname: "127.0.0.1",
      async fetch(request) {
        const answer = answers[seen.length];
        const { headers } = request;
        seen.push({
          key: headers.get("idempotency-key"),
          body: await request.text(),
          agent: headers.get("user-agent"),
          authorization: headers.get("authorization"),
        });
        return answer ? answer(request) : Response.json({ id: "1", object: "product" });
      },
    });
    return new Carnet({ apiKey: "sk_test_x", baseUrl: `http://127.0.0.1:${server.port}`, ...options });
  }

  const failing =
    (status: number, code: string, headers: Record<string, string> = {}) =>
    () =>
      Response.json({ error: { type: "api_error", code, message: `It is ${code}.` } }, { status, headers });
  const product = { name: "Camisa Ria", reference: "CR-1" };

  test("is asked again after 5xx, with the same key and body", async () => {
    const made = await against([
      failing(500, "internal_error"),
      failing(503, "shutting_down"),
    ]).products.create(product);
    expect(made.lastResponse.retries).toBe(2);
    expect(seen).toHaveLength(3);
    expect(new Set(seen.map(({ key, body }) => key + body)).size).toBe(1);
    expect(seen[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
    expect(seen[0]?.agent).toMatch(/^carnet-client\/\d+\.\d+\.\d+ bun\//);
  });

  test("is asked again with the caller's own key, and each call has another where none is given", async () => {
    const client = against([failing(502, "internal_error")]);
    await client.products.create(product, { idempotencyKey: "order-7" });
    expect(seen.map(({ key }) => key)).toEqual(["order-7", "order-7"]);
    await client.products.create(product);
    await client.products.create(product);
    expect(new Set(seen.map(({ key }) => key)).size).toBe(3);
    await client.products.get("1");
    expect(seen.at(-1)?.key).toBeNull();
  });

  test("is waited for as long as Retry-After says", async () => {
    const client = against([failing(429, "rate_limited", { "Retry-After": "1" })]);
    const began = performance.now();
    await client.products.get("1");
    expect(performance.now() - began).toBeGreaterThan(999);
    expect(seen).toHaveLength(2);
  });

  test("is not waited for when it asks for hours", async () => {
    const client = against([failing(429, "rate_limited", { "Retry-After": "7200" })]);
    expect((await refusal(client.products.get("1"))).code).toBe("rate_limited");
    expect(seen).toHaveLength(1);
  });

  test("is asked again while the first request with the key is under way, and not after other conflicts", async () => {
    await against([failing(409, "idempotency_key_in_use", { "Retry-After": "0" })]).products.create(product);
    expect(seen).toHaveLength(2);
    await server?.stop(true);
    expect((await refusal(against([failing(409, "reference_taken")]).products.create(product))).code).toBe(
      "reference_taken",
    );
    expect(seen).toHaveLength(1);
  });

  test("is given up after as many repeats as were allowed", async () => {
    const always = Array.from({ length: 9 }, () => failing(500, "internal_error"));
    const fault = await refusal(against(always, { maxRetries: 1 }).products.get("1"));
    expect([fault.code, fault.lastResponse.retries, seen.length]).toEqual(["internal_error", 1, 2]);
    await server?.stop(true);
    await refusal(against(always).products.get("1", { maxRetries: 0 }));
    expect(seen).toHaveLength(1);
  });

  test("is asked again when the connection breaks", async () => {
    const broken = () => {
      server?.stop(true);
      return new Response("never");
    };
    const client = against([broken], { maxRetries: 0 });
    const fault = await client.products.create(product).catch((thrown: unknown) => thrown);
    expect(fault).toBeInstanceOf(ConnectionError);
    expect(fault).toMatchObject({ name: "ConnectionError", isTimeout: false });
    let asked = 0;
    const flaky = new Carnet({
      apiKey: "sk_test_x",
      baseUrl: stage.server.address,
      fetch: async () => {
        if (++asked < 3) throw new TypeError("fetch failed", { cause: new Error("ECONNRESET") });
        return Response.json({ id: "1" });
      },
    });
    expect((await flaky.products.create(product)).lastResponse.retries).toBe(2);
  });

  test("does not make a caller wait beyond the time limit", async () => {
    const late = () => Bun.sleep(2000).then(() => Response.json({}));
    const client = against([late], { timeoutMs: 100, maxRetries: 0 });
    const fault = await client.products.get("1").catch((thrown: unknown) => thrown);
    expect(fault).toMatchObject({ name: "ConnectionError", isTimeout: true });
    await server?.stop(true);
    const slow = () =>
      new Response(
        new ReadableStream({
          start: (controller) => controller.enqueue(new TextEncoder().encode('{"id":')),
        }),
      );
    expect(await against([slow], { timeoutMs: 100 }).products.get("1")).toMatchObject({ id: "1" });
  });

  test("is left at once when the caller's signal is aborted, in a pause too", async () => {
    const client = against([failing(429, "rate_limited", { "Retry-After": "60" })]);
    const began = performance.now();
    const signal = AbortSignal.timeout(200);
    const fault = await client.products.get("1", { signal }).catch((thrown: unknown) => thrown);
    expect(fault).toBe(signal.reason);
    expect(performance.now() - began).toBeLessThan(20_000);
    const gone = AbortSignal.abort(new Error("no longer"));
    await expect(client.products.get("1", { signal: gone })).rejects.toThrow("no longer");
    expect(seen).toHaveLength(1);
  });

  test("does not get the key at another address", async () => {
    const elsewhere = against([() => Response.redirect("http://127.0.0.1:1/", 307)]);
    const fault = await refusal(elsewhere.products.create(product));
    expect(fault.message).toContain("baseUrl");
    expect([fault.code, seen.length]).toEqual(["unreadable_answer", 1]);
  });

  test("may be something else altogether", async () => {
    const page = () => new Response("<h1>Bad gateway</h1>", { status: 502 });
    const fault = await refusal(against([page], { maxRetries: 0 }).products.get("1"));
    expect([fault.type, fault.code, fault.status]).toEqual(["api_error", "unreadable_answer", 502]);
    await server?.stop(true);
    const notFound = await refusal(
      against([() => new Response("nothing here", { status: 404 })]).products.get("1"),
    );
    expect([notFound.type, seen.length]).toEqual(["invalid_request_error", 1]);
    await server?.stop(true);
    const welcome = await refusal(
      against([() => new Response("<h1>Welcome</h1>")], { maxRetries: 0 }).products.get("1"),
    );
    expect(welcome.code).toBe("unreadable_answer");
  });

  test("gets a file again, and a stream once", async () => {
    const failed = failing(500, "internal_error");
    const form = { name: "a.pdf", content: new Uint8Array([1, 2, 3]) };
    await against([failed]).documents.create({ file: form });
    expect(seen).toHaveLength(2);
    expect(seen[0]?.body).toBe(seen[1]?.body ?? "");
    expect(seen[0]?.body).toContain('name="file"; filename="a.pdf"');
    await server?.stop(true);
    const content = new Blob(["abc"]).stream();
    expect(
      (await refusal(against([failed]).documents.create({ file: { name: "a.pdf", content } }))).status,
    ).toBe(500);
    expect(seen).toHaveLength(1);
  });
});
