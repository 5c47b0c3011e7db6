/** A repeat of a request with the same Idempotency-Key gets the first answer and changes nothing. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { type Answer, type Client, ok, refused } from "../support/client.ts";
import {
  type Company,
  createProduct,
  issueProduct,
  newReference,
  type Stage,
  startStage,
} from "../support/company.ts";
import type { List, Passport, Product } from "../support/objects.ts";

const UNKNOWN = "01ARZ3NDEKTSV4RRFFQ69G5FAV";
let stage: Stage;
let other: Company;

beforeAll(async () => {
  stage = await startStage();
  other = await stage.addCompany("mare");
});
afterAll(() => stage.server.stop());

const newKey = () => crypto.randomUUID();
const newBody = () => ({ name: "Camisa Ria", reference: newReference() });

function isReplayed({ headers }: Answer): boolean {
  const header = headers.get("Idempotent-Replayed");
  if (header !== null) expect(header).toBe("true");
  return header !== null;
}

/** Asks twice with one key and expects the same answer, the second time from store. */
async function askTwice(client: Client, path: string, body: unknown): Promise<Answer> {
  const key = newKey();
  const first = await client.post(path, body, { key });
  const second = await client.post(path, body, { key });
  expect([isReplayed(first), isReplayed(second)]).toEqual([false, true]);
  expect({ status: second.status, text: second.text }).toEqual({ status: first.status, text: first.text });
  expect(second.headers.get("Request-Id")).not.toBe(first.headers.get("Request-Id"));
  return first;
}

/** Asks twice with one key and expects that the second is worked on as if it were the first. */
async function asksAnew(client: Client, path: string, body: unknown): Promise<Answer> {
  const key = newKey();
  const first = await client.post(path, body, { key });
  const second = await client.post(path, body, { key });
  expect([isReplayed(first), isReplayed(second)]).toEqual([false, false]);
  return second;
}

async function find(client: Client, reference: string): Promise<Product[]> {
  return (await ok(client.get<List<Product>>(`/products?reference=${reference}`))).data;
}

describe("the same request with the same key", () => {
  test("creates one product and answers with the same bytes", async () => {
    const body = newBody();
    const data = { brand: 'Ría "N" \u2028\u{1f9f5}\n', recycled_content: 12.5 };
    expect((await askTwice(stage.live, "/products", { ...body, data })).status).toBe(200);
    expect(await find(stage.live, body.reference)).toHaveLength(1);
  });

  test("changes a product once, and still gets the first answer after other changes", async () => {
    const product = await createProduct(stage.live);
    const key = newKey();
    const ask = () => stage.live.post<Product>(`/products/${product.id}`, { name: "First" }, { key });
    const first = await ask();
    await ok(stage.live.post(`/products/${product.id}`, { name: "Second" }));
    expect((await ask()).text).toBe(first.text);
    expect((await ok(stage.live.get<Product>(`/products/${product.id}`))).name).toBe("Second");
  });

  test("issues one passport, publishes one version, withdraws once", async () => {
    const product = await createProduct(stage.live);
    const issued = await askTwice(stage.live, "/passports", { product: product.id });
    const { id } = issued.json as Passport;
    await askTwice(stage.live, `/passports/${id}/versions`, { change_note: "Second." });
    expect((await ok(stage.live.get<Passport>(`/passports/${id}`))).version).toBe(2);
    expect((await askTwice(stage.live, `/passports/${id}/withdraw`, { reason: "R" })).status).toBe(200);
  });

  test("64 times at once has one effect", async () => {
    const body = newBody();
    const key = newKey();
    const answers = await Promise.all(
      Array.from({ length: 64 }, () => stage.live.post("/products", body, { key })),
    );
    const done = answers.filter(({ status }) => status === 200);
    expect(new Set(done.map(({ text }) => text)).size).toBe(1);
    expect(done.filter((answer) => !isReplayed(answer))).toHaveLength(1);
    for (const { error, status } of answers)
      if (status !== 200) expect(error?.code).toBe("idempotency_key_in_use");
    expect(await find(stage.live, body.reference)).toHaveLength(1);
  });

  test("64 versions at once publish one", async () => {
    const { passport } = await issueProduct(stage.live);
    const key = newKey();
    const path = `/passports/${passport.id}/versions`;
    await Promise.all(Array.from({ length: 64 }, () => stage.live.post(path, { change_note: "N" }, { key })));
    expect((await ok(stage.live.get<Passport>(`/passports/${passport.id}`))).version).toBe(2);
  });

  test("after a restart of the server gets the first answer", async () => {
    const body = newBody();
    const key = newKey();
    const first = await stage.live.post("/products", body, { key });
    await stage.server.signal("SIGKILL");
    await stage.server.restart();
    const second = await stage.live.post("/products", body, { key });
    expect([isReplayed(second), second.text]).toEqual([true, first.text]);
  });

  test("with another API key of the same data gets the first answer", async () => {
    const body = newBody();
    const key = newKey();
    const first = await stage.live.post("/products", body, { key });
    const made = await stage.server.carnetJson<{ key: string }>(
      ...["keys", "create", "--company", "nortada", "--mode", "live"],
    );
    const headers = { Authorization: `Bearer ${made.key}` };
    const second = await stage.stranger.post("/products", body, { key, headers });
    expect([isReplayed(second), second.text]).toEqual([true, first.text]);
  });
});

describe("another request with the same key", () => {
  test("is refused, whatever differs and whatever else is wrong with it, and has no effect", async () => {
    const key = newKey();
    const body = newBody();
    const product = await ok(stage.live.post<Product>("/products", body, { key }));
    const reference = newReference();
    const others: [string, unknown][] = [
      ["/products", { ...body, reference }],
      ["/products", { name: body.name }],
      ["/products", {}],
      [`/products/${product.id}`, body],
      ["/passports", { product: product.id }],
      ["/passports", { product: UNKNOWN }],
      [`/products/${UNKNOWN}`, { name: 5 }],
    ];
    for (const [path, other] of others) {
      const asking = stage.live.post(path, other, { key });
      await refused(asking, "idempotency_key_reused", "Idempotency-Key");
    }
    for (const raw of ["{", "[]", " "])
      await refused(
        stage.live.post("/products", {}, { key, raw }),
        "idempotency_key_reused",
        "Idempotency-Key",
      );
    expect(await find(stage.live, reference)).toEqual([]);
    expect(await find(stage.live, body.reference)).toHaveLength(1);
  });

  test("64 different ones at once: one works, the others are refused", async () => {
    const key = newKey();
    const answers = await Promise.all(
      Array.from({ length: 64 }, () => stage.live.post("/products", newBody(), { key })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const codes = new Set(answers.flatMap(({ error }) => error?.code ?? []));
    expect([...codes]).toEqual(["idempotency_key_reused"]);
  });
});

describe("a key", () => {
  test("stands for one data set: other companies and the other mode may use the same", async () => {
    const key = newKey();
    const body = newBody();
    const answers = await Promise.all(
      [stage.live, stage.test, other.live, other.test].map((client) =>
        client.post<Product>("/products", body, { key }),
      ),
    );
    expect(answers.map((answer) => [answer.status, isReplayed(answer)])).toEqual(Array(4).fill([200, false]));
    expect(new Set(answers.map(({ json }) => json.id)).size).toBe(4);
  });

  test("means nothing on a read", async () => {
    const key = newKey();
    for (let i = 0; i < 2; i++) expect(isReplayed(await stage.live.get("/products", { key }))).toBe(false);
    await ok(stage.live.post("/products", newBody(), { key }));
  });

  for (const key of ["a", " spaces inside ".trim(), "!~", "k".repeat(255)])
    test(`may be ${JSON.stringify(key.slice(0, 20))} of ${key.length} characters`, async () => {
      const body = newBody();
      await ok(stage.live.post("/products", body, { key }));
      expect(isReplayed(await stage.live.post("/products", body, { key }))).toBe(true);
    });

  for (const key of ["", "k".repeat(256), "é", "a\tb"])
    test(`must not be ${JSON.stringify(key.slice(0, 20))} of ${key.length} characters`, async () => {
      const body = newBody();
      await refused(stage.live.post("/products", body, { key }), "invalid_value", "Idempotency-Key");
      expect(await find(stage.live, body.reference)).toEqual([]);
    });

  test("is told apart by case and by blanks inside", async () => {
    const key = newKey();
    for (const variant of [key, key.toUpperCase(), `${key} x`, `${key}  x`])
      await ok(stage.live.post("/products", newBody(), { key: variant }));
  });
});

describe("a refusal", () => {
  test("by the work is kept: reference taken", async () => {
    const { reference } = await createProduct(stage.live);
    const answer = await askTwice(stage.live, "/products", { name: "N", reference });
    expect(answer.error?.code).toBe("reference_taken");
  });

  test("by the work is kept: passport exists, also after it was withdrawn", async () => {
    const { product, passport } = await issueProduct(stage.live);
    const key = newKey();
    const ask = () => stage.live.post("/passports", { product: product.id }, { key });
    await refused(ask(), "passport_exists", "product");
    await ok(stage.live.post(`/passports/${passport.id}/withdraw`, { reason: "R" }));
    const again = await ask();
    await refused(Promise.resolve(again), "passport_exists", "product");
    expect(isReplayed(again)).toBe(true);
  });

  test("by the work is kept: product archived, passport withdrawn", async () => {
    const { product, passport } = await issueProduct(stage.live);
    await ok(stage.live.post(`/passports/${passport.id}/withdraw`, { reason: "R" }));
    const version = await askTwice(stage.live, `/passports/${passport.id}/versions`, { change_note: "N" });
    expect(version.error?.code).toBe("passport_withdrawn");
    await ok(stage.live.post(`/products/${product.id}`, { status: "archived" }));
    const answer = await askTwice(stage.live, "/passports", { product: product.id });
    expect(answer.error?.code).toBe("product_archived");
  });

  test("that is kept has no effect, not even in part", async () => {
    const { reference } = await createProduct(stage.live);
    const product = await createProduct(stage.live);
    await askTwice(stage.live, `/products/${product.id}`, {
      name: "Half",
      reference,
      data: { colour: "red" },
    });
    expect(await ok(stage.live.get<Product>(`/products/${product.id}`))).toEqual(product);
  });

  test("for missing required fields is not kept: the same request works once they are filled", async () => {
    const product = await createProduct(stage.live, { data: { country_making: "PT", brand: "B" } });
    const key = newKey();
    const ask = () => stage.live.post("/passports", { product: product.id }, { key });
    await refused(ask(), "passport_missing", "data.fibre_composition");
    const fibre_composition = [{ fibre: "linen", percent: 100 }];
    await ok(stage.live.post(`/products/${product.id}`, { data: { fibre_composition } }));
    const answer = await ask();
    expect([answer.status, isReplayed(answer)]).toEqual([200, false]);
  });

  test("of the form is not kept, and the key may carry another request then", async () => {
    const { error } = await asksAnew(stage.live, "/products", { name: "" });
    expect(error?.code).toBe("invalid_value");
    const key = newKey();
    await refused(stage.live.post("/products", { name: "" }, { key }), "invalid_value", "name");
    await ok(stage.live.post("/products", newBody(), { key }));
  });

  test("of a value of a field is not kept either", async () => {
    const key = newKey();
    const body = newBody();
    const wrong = stage.live.post("/products", { ...body, data: { recycled_content: 101 } }, { key });
    await refused(wrong, "invalid_value", "data.recycled_content");
    await ok(stage.live.post("/products", { ...body, data: { recycled_content: 100 } }, { key }));
  });

  test("for what does not exist is not kept", async () => {
    const { status } = await asksAnew(stage.live, `/products/${UNKNOWN}`, { name: "N" });
    expect(status).toBe(404);
    expect((await asksAnew(stage.live, "/passports", { product: UNKNOWN })).status).toBe(404);
  });

  test("for a plan's limit is not kept", async () => {
    const limited = await stage.addCompany("limited");
    await stage.server.carnetJson("company", "update", "limited", "--limit", "products=0");
    const key = newKey();
    const body = newBody();
    await refused(limited.live.post("/products", body, { key }), "plan_limit_reached");
    await stage.server.carnetJson("company", "update", "limited", "--limit", "products=1");
    expect((await limited.live.post("/products", body, { key })).status).toBe(200);
  });

  test("of a read-only account is not kept", async () => {
    const company = await stage.addCompany("paused");
    const key = newKey();
    const body = newBody();
    await stage.server.carnetJson("company", "update", "paused", "--status", "read_only");
    await refused(company.live.post("/products", body, { key }), "account_read_only");
    await stage.server.carnetJson("company", "update", "paused", "--status", "active");
    expect((await company.live.post("/products", body, { key })).status).toBe(200);
  });
});
