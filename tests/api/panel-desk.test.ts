/** What the panel's tables and forms ask for: summaries, saving with others at work, decisions on suggestions, files. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { unzipSync } from "fflate";
import { type Client, type Json, ok, refused } from "../support/client.ts";
import {
  COMPLETE,
  createBatch,
  createProduct,
  issueProduct,
  type Stage,
  startStage,
} from "../support/company.ts";
import { formOf, pdf } from "../support/documents.ts";
import { type Member, signIn } from "../support/member.ts";
import type { Document, List, Passport, Product } from "../support/objects.ts";
import { png, pngBomb } from "../support/pictures.ts";

let stage: Stage;
let owner: Member;
let validator: Member;

beforeAll(async () => {
  stage = await startStage();
  owner = await signIn(stage.server.address);
  const credentials = { email: "joana@nortada.example", password: "três palavras simples" };
  await stage.server.carnetJson(
    ...["user", "create", "--email", credentials.email, "--role", "validator"],
    ...["--password", credentials.password],
  );
  validator = await signIn(stage.server.address, credentials);
}, 90_000);
afterAll(() => stage?.server.stop());

interface Summary {
  id: string;
  name: string;
  reference: string;
  completeness: { required: number; filled: number };
  passport: { id: string; status: string; version: number } | null;
  batches: number;
  items: number;
  changed: { source: string; name: string } | null;
}

interface Saved {
  product: Product;
  origins: Record<
    string,
    { source: string; name: string; document: { id: string; page: number | null } | null }
  >;
  conflicts: { param: string; value: unknown }[];
}

/** A company of its own, so that what others make does not count; its owner is the same person. */
async function summaries(query: string, mode = "test"): Promise<Summary[]> {
  return (await ok(owner.get<List<Summary>>(`/nortada/${mode}/product_summaries?limit=100&${query}`))).data;
}

describe("the table of products", () => {
  const names = ["Água Viva", "Calças Barra", "ZEBRA", "calções Restinga"];
  const made: Product[] = [];

  beforeAll(async () => {
    for (const name of names) made.push(await createProduct(stage.live, { name, data: {} }));
  });

  test("finds by parts of name, reference and GTIN, whatever the case and accents", async () => {
    const found = async (search: string) =>
      (await summaries(`search=${encodeURIComponent(search)}`, "live")).map(({ name }) => name);
    expect(await found("calc")).toEqual(["calções Restinga", "Calças Barra"]);
    expect(await found("BARRA calcas")).toEqual(["Calças Barra"]);
    expect(await found(made[2]?.reference ?? "")).toEqual(["ZEBRA"]);
    expect(await found("%")).toEqual([]);
    expect(await found("agua zebra")).toEqual([]);
  });

  test("sorts by name, reference and last change, and pages without losing or repeating a row", async () => {
    const all = await summaries("order=name", "live");
    expect(all.map(({ name }) => name).filter((name) => names.includes(name))).toEqual([
      "Água Viva",
      "Calças Barra",
      "calções Restinga",
      "ZEBRA",
    ]);
    const pages: string[] = [];
    for (let after = ""; ; ) {
      const page = await ok(
        owner.get<List<Summary>>(
          `/nortada/live/product_summaries?order=name&limit=3${after === "" ? "" : `&starting_after=${after}`}`,
        ),
      );
      pages.push(...page.data.map(({ id }) => id));
      if (!page.has_more) break;
      after = page.data.at(-1)?.id ?? "";
    }
    expect(pages).toEqual(all.map(({ id }) => id));
    await ok(stage.live.post(`/products/${made[0]?.id}`, { data: { brand: "Nortada" } }));
    await Bun.sleep(1100);
    await ok(stage.live.post(`/products/${made[1]?.id}`, { data: { brand: "Nortada" } }));
    expect((await summaries("order=changed", "live"))[0]?.id).toBe(made[1]?.id ?? "");
  });

  test("has views by what a product still needs", async () => {
    const complete = await createProduct(stage.test);
    const lacking = await createProduct(stage.test, { data: {} });
    const { product: out } = await issueProduct(stage.test);
    const archived = await createProduct(stage.test);
    await ok(stage.test.post(`/products/${archived.id}`, { status: "archived" }));
    await Bun.sleep(1100);
    const { product: stale } = await issueProduct(stage.test);
    await Bun.sleep(1100);
    await ok(stage.test.post(`/products/${stale.id}`, { data: { colour: "blue" } }));
    const { passport: gone } = await issueProduct(stage.test);
    await ok(stage.test.post(`/passports/${gone.id}/withdraw`, { reason: "Recalled." }));
    const ids = async (view: string) => (await summaries(`view=${view}`)).map(({ id }) => id);
    expect(await ids("ready")).toEqual([complete.id]);
    expect(await ids("missing")).toEqual([lacking.id]);
    expect(await ids("archived")).toEqual([archived.id]);
    expect(await ids("changed")).toEqual([stale.id]);
    // Whose passport was withdrawn waits for none: a successor is for people to decide.
    expect(await ids("all")).toEqual([gone.product, stale.id, out.id, lacking.id, complete.id]);
    const overview = await ok(owner.get<{ views: object; passports: number }>("/nortada/test/overview"));
    expect(overview.views).toEqual({ all: 5, ready: 1, missing: 1, changed: 1, archived: 1 });
    expect(overview.passports).toBe(2);
  });

  test("says what stands beside a product", async () => {
    const { product, passport } = await issueProduct(stage.test);
    await createBatch(stage.test, product);
    await ok(stage.test.post(`/passports/${passport.id}/items`, { quantity: 7 }));
    const [row] = await summaries(`search=${encodeURIComponent(product.reference)}`);
    expect(row).toMatchObject({
      passport: { id: passport.id, status: "issued", version: 1 },
      batches: 1,
      items: 7,
      changed: { source: "api" },
    });
  });

  test("refuses a search without end and a place that is none", async () => {
    await refused(
      owner.get(`/nortada/test/product_summaries?search=${"x".repeat(200)}`),
      "invalid_value",
      "search",
    );
    await refused(
      owner.get("/nortada/test/product_summaries?starting_after=01KAFZ7M3V8Q4T2N6X0C9B5D1E"),
      "resource_missing",
      "starting_after",
    );
  });
});

describe("saving from a form", () => {
  const save = (product: Product, body: object, key?: string) =>
    owner.post<Saved>(`/nortada/test/products/${product.id}/form`, body, key === undefined ? {} : { key });

  test("writes what was changed, with the person as its origin", async () => {
    const product = await createProduct(stage.test, { data: { brand: "Nortada" } });
    const saved = await ok(
      save(product, {
        changes: { name: "Camisa Foz", data: { brand: "Maré", colour: null } },
        known: { name: product.name, data: { brand: "Nortada", colour: null } },
      }),
    );
    expect(saved.product).toMatchObject({ name: "Camisa Foz", data: { brand: "Maré" } });
    expect(saved.origins["brand"]?.source).toBe("panel");
    expect(saved.conflicts).toEqual([]);
  });

  test("does not write over what somebody else changed, and says what stands there", async () => {
    const product = await createProduct(stage.test, { data: { brand: "Nortada", colour: "blue" } });
    await ok(stage.test.post(`/products/${product.id}`, { data: { brand: "Salina" } }));
    const saved = await ok(
      save(product, {
        changes: { data: { brand: "Maré", colour: "red" } },
        known: { data: { brand: "Nortada", colour: "blue" } },
      }),
    );
    expect(saved.conflicts).toEqual([{ param: "data.brand", value: "Salina" }]);
    expect(saved.product.data).toMatchObject({ brand: "Salina", colour: "red" });
    const settled = await ok(
      save(product, { changes: { data: { brand: "Maré" } }, known: { data: { brand: "Salina" } } }),
    );
    expect(settled.product.data).toMatchObject({ brand: "Maré" });
  });

  test("takes it for no conflict when both wrote the same", async () => {
    const product = await createProduct(stage.test, { data: {} });
    await ok(stage.test.post(`/products/${product.id}`, { data: { brand: "Maré" } }));
    const saved = await ok(
      save(product, { changes: { data: { brand: "Maré" } }, known: { data: { brand: null } } }),
    );
    expect(saved.conflicts).toEqual([]);
  });

  test("loses nothing when five people write five fields at once", async () => {
    const product = await createProduct(stage.test, { data: {} });
    const keys = ["brand", "model_name", "description", "size_range", "colour"];
    await Promise.all(
      keys.map((key) =>
        ok(save(product, { changes: { data: { [key]: key } }, known: { data: { [key]: null } } })),
      ),
    );
    const { data } = await ok(stage.test.get<Product>(`/products/${product.id}`));
    expect(data).toEqual(Object.fromEntries(keys.map((key) => [key, key])));
  });

  test("writes once when the same is sent twice, and refuses what the template refuses", async () => {
    const product = await createProduct(stage.test, { data: {} });
    const body = { changes: { data: { brand: "Maré" } }, known: { data: { brand: null } } };
    await ok(save(product, body, "one"));
    const { headers } = await save(product, body, "one");
    expect(headers.get("idempotent-replayed")).toBe("true");
    await refused(
      save(product, { changes: { data: { recycled_content: 101 } }, known: {} }),
      "invalid_value",
      "data.recycled_content",
    );
    await refused(
      save(product, { changes: { status: "archived" }, known: {} }),
      "parameter_unknown",
      "changes.status",
    );
  });

  test("is nobody else's", async () => {
    const product = await createProduct(stage.live);
    await refused(save(product, { changes: { name: "X" }, known: {} }), "resource_missing");
  });
});

describe("the preview", () => {
  test("is the public page of the data as they stand, with nothing in it that could run", async () => {
    const name = `<script>alert(1)</script>"'&`;
    const product = await createProduct(stage.test, { name, data: { ...COMPLETE, colour: "Sea blue" } });
    const { html } = await ok(
      owner.get<{ html: string }>(`/nortada/test/products/${product.id}/preview?language=pt`),
    );
    expect(html).toContain('lang="pt-PT"');
    expect(html).toContain("Sea blue");
    expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(html).not.toContain("<script>alert");
    expect(html).not.toContain('<script type="module"');
    await refused(
      owner.get(`/nortada/test/products/${product.id}/preview?language=xx`),
      "invalid_value",
      "language",
    );
  });
});

interface Review extends Document {
  decisions: { suggestion: string; state: string; wrote: { value: Json } | null; can_take_back: boolean }[];
}

/** A document with suggestions that wait. */
const LINES = [
  "Brand: Nortada",
  "Composition: 55% linen, 45% cotton",
  "Made in Portugal",
  "Recycled content: 20 %",
];

async function readDocument(client: Client, product: Product | undefined, lines = LINES): Promise<Document> {
  const { raw, headers } = await formOf(
    { kind: "tech_sheet", extract: "true", ...(product ? { product: product.id } : {}) },
    { bytes: pdf([lines]), name: "sheet.pdf" },
  );
  const sent = await ok(client.send<Document>("POST", "/documents", { raw: raw as BodyInit, headers }));
  return inReview(client, sent.id);
}

async function inReview(client: Client, id: string): Promise<Document> {
  for (let turn = 0; turn < 300; turn++) {
    const document = await ok(client.get<Document>(`/documents/${id}`));
    if (document.status === "review") return document;
    await Bun.sleep(50);
  }
  throw new Error("the document was not read");
}

describe("deciding on suggestions", () => {
  const decide = (who: Member, document: Document, suggestion: string, body: object) =>
    who.post<Review>(`/nortada/test/documents/${document.id}/suggestions/${suggestion}`, body);

  test("writes accepted and edited values with their origin, and validates with the last one", async () => {
    const product = await createProduct(stage.test, { data: { recycled_content: 5 } });
    const document = await readDocument(stage.test, product);
    const all = document.extraction?.suggestions ?? [];
    const of = (field: string) => all.find((one) => one.field === field)?.id ?? "";
    const recycled = of("recycled_content");
    const fibres = of("fibre_composition");

    const accepted = await ok(decide(owner, document, fibres, { decision: "accepted" }));
    expect(accepted.status).toBe("review");
    const form = await ok(owner.get<Saved>(`/nortada/test/products/${product.id}/form`));
    expect(form.origins["fibre_composition"]).toMatchObject({
      source: "extraction",
      document: { id: document.id, page: 1 },
    });
    await ok(decide(owner, document, recycled, { decision: "edited", value: 21 }));
    expect(
      (await ok(owner.get<Saved>(`/nortada/test/products/${product.id}/form`))).product.data,
    ).toMatchObject({
      recycled_content: 21,
    });

    let last = accepted;
    for (const { id } of all)
      if (id !== recycled && id !== fibres)
        last = await ok(decide(owner, document, id, { decision: "rejected" }));
    expect(last.status).toBe("validated");
    const events = await ok(
      stage.test.get<List<{ data: { object: { id: string } } }>>("/events?type=document.validated"),
    );
    expect(events.data.map(({ data }) => data.object.id)).toEqual([document.id]);
  });

  test("can be taken back by anybody, and what stood there before stands there again", async () => {
    const product = await createProduct(stage.test, { data: { recycled_content: 5 } });
    const document = await readDocument(stage.test, product);
    const of = (field: string) =>
      document.extraction?.suggestions.find((one) => one.field === field)?.id ?? "";
    await ok(decide(owner, document, of("brand"), { decision: "rejected" }));
    await ok(decide(owner, document, of("recycled_content"), { decision: "edited", value: 21 }));
    await ok(decide(owner, document, of("fibre_composition"), { decision: "accepted" }));
    const review = await ok(owner.get<Review>(`/nortada/test/documents/${document.id}/review`));
    expect(review.decisions.map(({ suggestion, wrote }) => [suggestion, wrote?.value])).toEqual([
      [of("brand"), undefined],
      [of("recycled_content"), 21],
      [of("fibre_composition"), expect.any(Array)],
    ]);

    for (const field of ["recycled_content", "brand"])
      await ok(decide(validator, document, of(field), { decision: null }));
    const fibres = review.decisions.at(-1)?.wrote?.value ?? null;
    const { data } = await ok(stage.test.get<Product>(`/products/${product.id}`));
    expect(data).toEqual({ recycled_content: 5, fibre_composition: fibres });

    await ok(stage.test.post(`/products/${product.id}`, { data: { fibre_composition: null } }));
    const back = await ok(decide(owner, document, of("fibre_composition"), { decision: null }));
    expect(back.extraction?.suggestions.map(({ decision }) => decision)).toEqual(LINES.map(() => null));
    expect((await ok(stage.test.get<Product>(`/products/${product.id}`))).data).toEqual({
      recycled_content: 5,
    });
  });

  test("opens a validated document again when it is taken back, unless that was given to another product", async () => {
    const product = await createProduct(stage.test, { data: {} });
    const document = await readDocument(stage.test, product, ["Recycled content: 20 %"]);
    const [only] = document.extraction?.suggestions ?? [];
    const last = await ok(decide(owner, document, only?.id ?? "", { decision: "accepted" }));
    expect(last.status).toBe("validated");
    const back = await ok(decide(owner, document, only?.id ?? "", { decision: null }));
    expect(back.status).toBe("review");
    expect((await ok(stage.test.get<Product>(`/products/${product.id}`))).data).toEqual({});
    expect((await ok(decide(owner, document, only?.id ?? "", { decision: "accepted" }))).status).toBe(
      "validated",
    );

    const other = await createProduct(stage.test, { data: {} });
    await ok(owner.post(`/nortada/test/documents/${document.id}`, { product: other.id }));
    await refused(decide(owner, document, only?.id ?? "", { decision: null }), "invalid_value", "decision");
    const { decisions } = await ok(owner.get<Review>(`/nortada/test/documents/${document.id}/review`));
    expect(decisions).toMatchObject([{ suggestion: only?.id, can_take_back: false }]);
  });

  test("puts back what stood there before two decisions on one field, whichever is taken back first", async () => {
    const product = await createProduct(stage.test, { data: {} });
    const document = await readDocument(stage.test, product, [
      "Recycled content: 20 %",
      "Recycled content: 30 %",
    ]);
    const found = (document.extraction?.suggestions ?? []).filter(
      ({ field }) => field === "recycled_content",
    );
    expect(found.length).toBe(2);
    for (const { id } of found) await ok(decide(owner, document, id, { decision: "accepted" }));
    for (const { id } of found) await ok(decide(owner, document, id, { decision: null }));
    expect((await ok(stage.test.get<Product>(`/products/${product.id}`))).data).toEqual({});
  });

  test("is refused to whoever saw another decision or another value, and nothing is written", async () => {
    const product = await createProduct(stage.test, { data: { recycled_content: 5 } });
    const document = await readDocument(stage.test, product);
    const recycled = document.extraction?.suggestions.find(({ field }) => field === "recycled_content");
    const saw = (state: string | null, value: number) => ({ expected: { state, value } });
    const id = recycled?.id ?? "";
    await refused(
      decide(owner, document, id, { decision: "accepted", ...saw(null, 6) }),
      "decided_meanwhile",
      "expected.value",
    );
    const { decisions } = await ok(
      decide(validator, document, id, { decision: "edited", value: 21, ...saw(null, 5) }),
    );
    const state = decisions[0]?.state ?? "";
    for (const body of [
      { decision: "accepted", ...saw(null, 5) },
      { decision: "rejected", ...saw(null, 5) },
      { decision: null, ...saw("01KAFZ7M3V8Q4T2N6X0C9B5D1E", 21) },
    ])
      await refused(decide(owner, document, id, body), "decided_meanwhile", "expected.state");
    expect((await ok(stage.test.get<Product>(`/products/${product.id}`))).data["recycled_content"]).toBe(21);
    await ok(decide(owner, document, id, { decision: null, ...saw(state, 21) }));
    await refused(
      decide(owner, document, id, { decision: null, ...saw(state, 5) }),
      "decided_meanwhile",
      "expected.state",
    );
  });

  test("is not rejected once its value is written, and takes a value only when it is edited", async () => {
    const product = await createProduct(stage.test, { data: { recycled_content: 5 } });
    const document = await readDocument(stage.test, product);
    const of = (field: string) =>
      document.extraction?.suggestions.find((one) => one.field === field)?.id ?? "";
    const recycled = of("recycled_content");
    await refused(
      decide(owner, document, recycled, { decision: "accepted", value: 30 }),
      "invalid_value",
      "value",
    );
    await ok(decide(owner, document, recycled, { decision: "rejected" }));
    const both = await Promise.all([
      decide(owner, document, recycled, { decision: "accepted" }),
      decide(owner, document, recycled, { decision: "rejected" }),
    ]);
    expect(both[0].status).toBe(200);
    const held = await ok(stage.test.get<Document>(`/documents/${document.id}`));
    expect(held.extraction?.suggestions.find(({ id }) => id === recycled)?.decision).toBe("accepted");
    await ok(decide(owner, document, recycled, { decision: null }));
    await ok(decide(owner, document, recycled, { decision: "accepted" }));
    await refused(decide(owner, document, recycled, { decision: "rejected" }), "invalid_value", "decision");
    await ok(decide(owner, document, recycled, { decision: "edited", value: null }));
    const { data } = await ok(stage.test.get<Product>(`/products/${product.id}`));
    expect(data["recycled_content"]).toBeUndefined();
  });

  test("counts documents with something to decide, and none where nothing was found", async () => {
    const count = async () =>
      (await ok(owner.get<{ to_review: number }>("/nortada/test/overview"))).to_review;
    const before = await count();
    const product = await createProduct(stage.test, { data: {} });
    const empty = await readDocument(stage.test, product, ["Nothing of it"]);
    expect([empty.status, empty.extraction?.suggestions]).toEqual(["review", []]);
    expect(await count()).toBe(before);
    const document = await readDocument(stage.test, product, ["Recycled content: 20 %"]);
    expect(await count()).toBe(before + 1);
    const [only] = document.extraction?.suggestions ?? [];
    await ok(decide(owner, document, only?.id ?? "", { decision: "rejected" }));
    expect(await count()).toBe(before);
  });

  test("adds certificates to those that the product has, and tells one of the same number anew", async () => {
    const kept = { name: "OEKO-TEX Standard 100", number: "11-22.HPT" };
    const old = { name: "GOTS", number: "CU 812345", issuer: "Somebody" };
    const product = await createProduct(stage.test, { data: { certificates: [kept, old] } });
    const document = await readDocument(stage.test, product, [
      "Brand: Nortada",
      "GOTS certificate no. CU 812345",
    ]);
    const suggested = document.extraction?.suggestions.find(({ field }) => field === "certificates");
    await ok(decide(owner, document, suggested?.id ?? "", { decision: "accepted" }));
    const { data } = await ok(stage.test.get<Product>(`/products/${product.id}`));
    const [anew] = (suggested?.value ?? []) as Record<string, string>[];
    expect(data["certificates"]).toEqual([kept, { ...old, ...anew }]);
  });

  test("waits for another reading where the product that is chosen has other fields and units", async () => {
    const loose = await readDocument(stage.test, undefined, ["Brand: Nortada", "Net weight: 0.32 kg"]);
    const weight = (document: Document) =>
      document.extraction?.suggestions.find(({ field }) => field === "net_weight");
    expect(weight(loose)?.value).toBe(320);
    const chair = await createProduct(stage.test, { template: "furniture", data: {} });
    const moved = await ok(
      owner.post<Document>(`/nortada/test/documents/${loose.id}`, { product: chair.id }),
    );
    expect(moved.status).toBe("queued");
    await refused(
      decide(owner, loose, weight(loose)?.id ?? "", { decision: "accepted" }),
      "resource_missing",
    );
    const again = await inReview(stage.test, loose.id);
    await ok(decide(owner, again, weight(again)?.id ?? "", { decision: "accepted" }));
    const { data } = await ok(stage.test.get<Product>(`/products/${chair.id}`));
    expect(data).toEqual({ net_weight: 0.32 });
  });

  test("waits for another reading where the document is taken from the product that it was read for", async () => {
    const chair = await createProduct(stage.test, { template: "furniture", data: {} });
    const document = await readDocument(stage.test, chair, ["Brand: Nortada", "Net weight: 0.32 kg"]);
    const move = (product: string | null) =>
      ok(owner.post<Document>(`/nortada/test/documents/${document.id}`, { product }));
    expect((await move(null)).status).toBe("queued");
    const loose = await inReview(stage.test, document.id);
    expect(loose.extraction?.suggestions.find(({ field }) => field === "net_weight")?.value).toBe(320);
    const shirt = await createProduct(stage.test, { data: {} });
    expect((await move(shirt.id)).status).toBe("queued");
    await inReview(stage.test, document.id);
    const other = await createProduct(stage.test, { data: {} });
    expect((await move(other.id)).status).toBe("queued");
    await inReview(stage.test, document.id);
  });

  test("waits for another reading where a document of several products is given to one of them", async () => {
    const document = await readDocument(stage.test, undefined, [
      "Article no.: SEV-1",
      "Composition: 100 % cotton",
      "",
      "Article no.: SEV-2",
      "Composition: 100 % linen",
    ]);
    expect(document.extraction?.suggestions).toEqual([]);
    const product = await createProduct(stage.test, { reference: "SEV-2", data: {} });
    const give = (key?: string) =>
      ok(
        owner.post<Document>(
          `/nortada/test/documents/${document.id}`,
          { product: product.id },
          key === undefined ? {} : { key },
        ),
      );
    expect((await give("given-once")).status).toBe("queued");
    const again = await inReview(stage.test, document.id);
    expect(again.extraction?.suggestions.map(({ field, value }) => [field, value])).toContainEqual([
      "fibre_composition",
      [{ fibre: "linen", percent: 100 }],
    ]);
    for (const key of ["given-once", undefined])
      expect((await give(key)).extraction?.id).toBe(again.extraction?.id ?? "");
    const { data } = await ok(
      stage.test.get<List<{ type: string; data: { object: { id: string } } }>>(
        "/events?type=document.extracted",
      ),
    );
    expect(data.filter((event) => event.data.object.id === document.id).length).toBe(2);
  });

  test("goes on where a person has begun before the document has a product", async () => {
    const loose = await readDocument(stage.test, undefined);
    const [first] = loose.extraction?.suggestions ?? [];
    await ok(decide(owner, loose, first?.id ?? "", { decision: "rejected" }));
    const product = await createProduct(stage.test, { data: {} });
    const given = await ok(
      owner.post<Document>(`/nortada/test/documents/${loose.id}`, { product: product.id }),
    );
    expect(given.status).toBe("review");
    expect(given.extraction?.suggestions[0]).toMatchObject({ id: first?.id ?? "", decision: "rejected" });
  });

  test("adds a certificate of each of two documents that are accepted at once", async () => {
    const product = await createProduct(stage.test, { data: {} });
    const numbers = ["CU 812345", "CU 812346"];
    const documents: Document[] = [];
    for (const number of numbers)
      documents.push(
        await readDocument(stage.test, product, ["Brand: Nortada", `GOTS certificate no. ${number}`]),
      );
    const suggested = (document: Document) =>
      document.extraction?.suggestions.find(({ field }) => field === "certificates")?.id ?? "";
    await Promise.all(
      documents.map((document) => ok(decide(owner, document, suggested(document), { decision: "accepted" }))),
    );
    const { data } = await ok(stage.test.get<Product>(`/products/${product.id}`));
    const written = data["certificates"] as { number: string }[];
    expect(written.map(({ number }) => number).sort()).toEqual(numbers);
  });

  test("needs a product, a value that the field takes, and a validator", async () => {
    const loose = await readDocument(stage.test, undefined);
    const [first] = loose.extraction?.suggestions ?? [];
    await refused(
      decide(owner, loose, first?.id ?? "", { decision: "accepted" }),
      "invalid_value",
      "product",
    );
    const product = await createProduct(stage.test, { data: {} });
    await ok(owner.post(`/nortada/test/documents/${loose.id}`, { product: product.id }));
    const given = await inReview(stage.test, loose.id);
    const recycled =
      given.extraction?.suggestions.find(({ field }) => field === "recycled_content")?.id ?? "";
    await refused(
      decide(owner, given, recycled, { decision: "edited", value: 400 }),
      "invalid_value",
      "data.recycled_content",
    );
    await refused(decide(owner, given, recycled, { decision: "edited" }), "parameter_missing", "value");
    await refused(
      decide(owner, given, "01KAFZ7M3V8Q4T2N6X0C9B5D1E", { decision: "accepted" }),
      "resource_missing",
    );
    const { data } = await ok(stage.test.get<Product>(`/products/${product.id}`));
    expect(data).toEqual({});
  });
});

describe("files", () => {
  const fetched = (path: string, init: RequestInit = {}) =>
    fetch(`${stage.server.address}/panel/api${path}`, {
      ...init,
      headers: { "Sec-Fetch-Site": "same-origin", Cookie: owner.cookie, ...init.headers },
    });

  test("of documents come as they were sent, and never run in this site's name", async () => {
    const bytes = pdf([["One"], ["Two"]]);
    const { raw, headers } = await formOf({}, { bytes, name: 'a "quoted" ficha.pdf' });
    const document = await ok(
      stage.test.send<Document>("POST", "/documents", { raw: raw as BodyInit, headers }),
    );
    const path = `/nortada/test/documents/${document.id}`;
    const answer = await fetched(`${path}/content?download=1`);
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes);
    expect(answer.headers.get("content-security-policy")).toContain("sandbox");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.headers.get("content-disposition")).toMatch(
      /^attachment; filename="a _quoted_ ficha\.pdf"/,
    );
    expect((await fetched(path.replace("test", "live").concat("/content"))).status).toBe(404);
    const stranger = await fetch(`${stage.server.address}/panel/api${path}/content`);
    expect(stranger.status).toBe(401);

    const page = await fetched(`${path}/pages/2`);
    expect(page.headers.get("content-type")).toBe("image/png");
    expect(page.headers.get("document-pages")).toBe("2");
    const { width, height } = await new Bun.Image(new Uint8Array(await page.arrayBuffer())).metadata();
    expect([width, height]).toEqual([1240, 1755]);
    expect((await fetched(`${path}/pages/3`)).status).toBe(400);

    const many = await Promise.all(Array.from({ length: 30 }, () => fetched(`${path}/pages/1`)));
    const statuses = many.map(({ status }) => status).sort();
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(22);
  });

  test("of pictures are their only page, unless that is too large to be shown", async () => {
    const sent = async (bytes: Uint8Array) => {
      const { raw, headers } = await formOf({}, { bytes, name: "photo.png" });
      const sending = { raw: raw as BodyInit, headers };
      const { id } = await ok(stage.test.send<Document>("POST", "/documents", sending));
      return `/nortada/test/documents/${id}/pages`;
    };
    const bytes = await png(40, 30);
    const pages = await sent(bytes);
    const page = await fetched(`${pages}/1`);
    expect(new Uint8Array(await page.arrayBuffer())).toEqual(new Uint8Array(bytes));
    expect(page.headers.get("content-type")).toBe("image/png");
    expect(page.headers.get("document-pages")).toBe("1");
    await refused(owner.get(`${pages}/2`), "invalid_value", "page");
    await refused(owner.get(`${await sent(pngBomb(9000, 9000))}/1`), "file_too_large", "page");
  });

  test("of products are drawn anew, and must be pictures", async () => {
    const product = await createProduct(stage.test);
    const path = `/nortada/test/products/${product.id}/image`;
    const code = await fetched(
      `/nortada/test/passports/${(await issueProduct(stage.test)).passport.id}/code/png`,
    );
    const answer = await fetched(path, {
      method: "POST",
      body: await code.arrayBuffer(),
      headers: { Origin: stage.server.address },
    });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ image: { content_type: "image/webp" } });
    const text = await fetched(path, { method: "POST", body: "no picture" });
    expect([text.status, ((await text.json()) as { error: { code: string } }).error.code]).toEqual([
      400,
      "file_type_unsupported",
    ]);
    const large = await fetched(path, { method: "POST", body: new Uint8Array(11 * 1024 * 1024) });
    expect(large.status).toBe(400);
  });

  test("of a run hold each code once, as a table and drawn", async () => {
    const { passport } = await issueProduct(stage.test);
    const run = await ok(
      stage.test.post<{ id: string }>(`/passports/${passport.id}/items`, { quantity: 130, prefix: "A-" }),
    );
    await ok(stage.test.post(`/passports/${passport.id}/items`, { quantity: 3 }));
    const path = `/nortada/test/passports/${passport.id}/runs/${run.id}`;
    const lines = (await (await fetched(`${path}/csv`)).text()).trim().split("\r\n");
    expect(lines.length).toBe(131);
    expect(lines[1]).toStartWith("A-000001,https://id.carnet.test/i/");
    for (const format of ["svg", "png"]) {
      const files = unzipSync(new Uint8Array(await (await fetched(`${path}/${format}`)).arrayBuffer()));
      expect(Object.keys(files).length).toBe(130);
      expect(files[`A-000130.${format}`]?.length).toBeGreaterThan(100);
    }
    expect((await fetched(`${path}/exe`)).status).toBe(404);
  });

  test("of codes have the error correction and size that were asked for", async () => {
    const { passport } = await issueProduct(stage.test);
    const path = `/nortada/test/passports/${passport.id}/code`;
    const [low, high] = await Promise.all(
      ["L", "H"].map(async (level) => (await fetched(`${path}/svg?level=${level}`)).text()),
    );
    expect(high?.length).toBeGreaterThan(low?.length ?? 0);
    const png = await fetched(`${path}/png?size=1200`);
    const { width = 0 } = await new Bun.Image(new Uint8Array(await png.arrayBuffer())).metadata();
    expect(width).toBeGreaterThan(1100);
    expect(width).toBeLessThanOrEqual(1200);
    expect((await fetched(`${path}/png?size=99999`)).status).toBe(400);
    expect((await fetched(`${path}/svg?level=X`)).status).toBe(400);
  });
});

describe("lists with names", () => {
  test("say whose passports and documents they are", async () => {
    const { product, passport } = await issueProduct(stage.test, { name: "Saia Duna" });
    const batch = await createBatch(stage.test, product);
    await ok(stage.test.post<Passport>("/passports", { product: product.id, batch: batch.id }));
    const rows = await ok(
      owner.get<List<{ id: string; product_name: string; batch_number: string | null }>>(
        `/nortada/test/passport_summaries?product=${product.id}`,
      ),
    );
    expect(rows.data.map(({ product_name, batch_number }) => [product_name, batch_number])).toEqual([
      ["Saia Duna", batch.batch_number],
      ["Saia Duna", null],
    ]);
    expect(rows.data[1]?.id).toBe(passport.id);
    const { raw, headers } = await formOf({ product: product.id }, { bytes: pdf([["x"]]) });
    await ok(stage.test.send("POST", "/documents", { raw: raw as BodyInit, headers }));
    const documents = await ok(
      owner.get<List<{ product: { name: string } | null }>>("/nortada/test/document_summaries?limit=1"),
    );
    expect(documents.data[0]?.product?.name).toBe("Saia Duna");
  });
});

test("products are found without letters that a keyboard lacks", async () => {
  await createProduct(stage.test, { name: "Łódź Straße", data: {} });
  const found = await summaries(`search=${encodeURIComponent("lodz strasse")}`, "test");
  expect(found.map(({ name }) => name)).toEqual(["Łódź Straße"]);
});
