/** The list envelope, paging and filters. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { MEMBER_OPERATIONS } from "../../src/pages/panel/member-operations.ts";
import { type Client, ok, refused } from "../support/client.ts";
import {
  type Company,
  createProduct,
  issueProduct,
  newGtin,
  type Stage,
  startStage,
} from "../support/company.ts";
import { signIn } from "../support/member.ts";
import type {
  List,
  ListedPassport,
  Passport,
  PassportVersion,
  Product,
  Template,
} from "../support/objects.ts";

const OBJECTS = 25;
/** Of the right form, and of nothing. */
const UNKNOWN = "01KAFZ7M3V8Q4T2N6X0C9B5D1E";
let stage: Stage;
let other: Company;
/** Newest first, as lists show them. */
const products: string[] = [];
const passports: string[] = [];

beforeAll(async () => {
  stage = await startStage();
  other = await stage.addCompany("mare");
  for (let i = 0; i < OBJECTS; i++) {
    const { product, passport } = await issueProduct(stage.live);
    products.unshift(product.id);
    passports.unshift(passport.id);
  }
  await createProduct(stage.test);
  await createProduct(other.live);
});
afterAll(() => stage.server.stop());

async function readAll(client: Client, path: string, limit: number): Promise<string[][]> {
  const pages: string[][] = [];
  let after = "";
  for (;;) {
    const page = await ok(client.get<List<{ id: string }>>(`${path}?limit=${limit}${after}`));
    pages.push(page.data.map(({ id }) => id));
    if (!page.has_more) return pages;
    after = `&starting_after=${page.data.at(-1)?.id}`;
  }
}

for (const [path, idsOf] of [
  ["/products", () => products],
  ["/passports", () => passports],
] as const)
  describe(`GET ${path}`, () => {
    test("is a list, newest first, of ten unless another limit is asked for", async () => {
      const list = await ok(stage.live.get<List<{ id: string }>>(path));
      expect({ ...list, data: list.data.map(({ id }) => id) }).toEqual({
        object: "list",
        data: idsOf().slice(0, 10),
        has_more: true,
        url: `/api/v1${path}`,
      });
    });

    for (const limit of [1, 10, 24, 25, 26, 100])
      test(`pages of ${limit} lose and repeat nothing`, async () => {
        const pages = await readAll(stage.live, path, limit);
        expect(pages.flat()).toEqual(idsOf());
        expect(pages).toHaveLength(Math.ceil(OBJECTS / limit));
      });

    for (const limit of [
      "0",
      "-1",
      "101",
      "1000000000000",
      "abc",
      "1.5",
      "1e1",
      "0x10",
      "010",
      "",
      "%2010",
      "١٠",
    ])
      test(`refuses the limit ${JSON.stringify(limit)}`, async () => {
        await refused(stage.live.get(`${path}?limit=${limit}`), "invalid_value", "limit");
      });

    test("refuses a starting_after that is no object of this list", async () => {
      const foreign = (await ok(other.live.get<List<Product>>("/products"))).data[0]?.id;
      const test = (await ok(stage.test.get<List<Product>>("/products"))).data[0]?.id;
      const unknown = [
        "",
        "x",
        "01ARZ3NDEKTSV4RRFFQ69G5FAV",
        idsOf()[0]?.toLowerCase(),
        foreign,
        test,
        "%00",
      ];
      const wrongKind = path === "/products" ? passports[0] : products[0];
      for (const id of [...unknown, wrongKind])
        await refused(stage.live.get(`${path}?starting_after=${id}`), "resource_missing", "starting_after");
      const { message } = await refused(
        stage.live.get(`${path}?starting_after=x`),
        "resource_missing",
        "starting_after",
      );
      expect(message).toStartWith(`There is no ${path.slice(1, -1)} with the id "x"`);
    });

    test("after the last object is empty", async () => {
      const list = await ok(stage.live.get<List<unknown>>(`${path}?starting_after=${idsOf().at(-1)}`));
      expect([list.data, list.has_more]).toEqual([[], false]);
    });

    test("shows nothing of another company and nothing of the other mode", async () => {
      const [foreign] = await readAll(other.live, path, 100);
      const [test] = await readAll(stage.test, path, 100);
      expect([...(foreign ?? []), ...(test ?? [])].filter((id) => idsOf().includes(id))).toEqual([]);
    });

    test("refuses parameters that are unknown, sent twice or spelt otherwise", async () => {
      await refused(stage.live.get(`${path}?colour=red`), "parameter_unknown", "colour");
      await refused(stage.live.get(`${path}?Limit=1`), "parameter_unknown", "Limit");
      await refused(stage.live.get(`${path}?limit=1&limit=2`), "invalid_value", "limit");
      await refused(stage.live.get(`${path}?limit=1&limit=1`), "invalid_value", "limit");
      await refused(stage.live.get(`${path}?status=active&status=archived`), "invalid_value", "status");
      await refused(stage.live.get(`${path}?limit[]=1`), "parameter_unknown", "limit[]");
      await refused(stage.live.get(`${path}?__proto__=1`), "parameter_unknown", "__proto__");
      await refused(stage.live.get(`${path}?status=void`), "invalid_value", "status");
      await refused(stage.live.get(`${path}?status=`), "invalid_value", "status");
    });
  });

test("a new object on top does not shift the next page", async () => {
  const company = await stage.addCompany("moving");
  const ids: string[] = [];
  for (let i = 0; i < 5; i++) ids.unshift((await createProduct(company.live)).id);
  const first = await ok(company.live.get<List<Product>>("/products?limit=2"));
  await createProduct(company.live);
  const next = await ok(company.live.get<List<Product>>(`/products?starting_after=${first.data[1]?.id}`));
  expect(next.data.map(({ id }) => id)).toEqual(ids.slice(2));
});

describe("filters", () => {
  let company: Company;
  let withGtin: { product: Product; passport: Passport };
  let archived: Product;
  let plain: Product;

  beforeAll(async () => {
    company = await stage.addCompany("filters");
    withGtin = await issueProduct(company.live, { gtin: "00012345600012", reference: "Ref A" });
    archived = await createProduct(company.live, { reference: "ref a" });
    await ok(company.live.post(`/products/${archived.id}`, { status: "archived" }));
    plain = await createProduct(company.live);
  });

  async function ids(path: string): Promise<string[]> {
    return (await ok(company.live.get<List<{ id: string }>>(path))).data.map(({ id }) => id);
  }

  test("products by status", async () => {
    expect(await ids("/products?status=active")).toEqual([plain.id, withGtin.product.id]);
    expect(await ids("/products?status=archived")).toEqual([archived.id]);
  });

  test("products by reference, to the letter", async () => {
    expect(await ids("/products?reference=Ref%20A")).toEqual([withGtin.product.id]);
    expect(await ids("/products?reference=ref+a")).toEqual([archived.id]);
    expect(await ids("/products?reference=REF%20A")).toEqual([]);
  });

  test("products by a reference that no product can have", async () => {
    await refused(company.live.get("/products?reference=%00"), "invalid_value", "reference");
    await refused(company.live.get(`/products?reference=${"r".repeat(81)}`), "invalid_value", "reference");
    expect(await ids("/products?reference=")).toEqual([]);
    expect(await ids("/products?reference=%ff%'%22%25_")).toEqual([]);
  });

  test("products by GTIN, compared padded to 14 digits", async () => {
    for (const gtin of ["012345600012", "12345600012", "0012345600012", "00012345600012"])
      expect(await ids(`/products?gtin=${gtin}`)).toEqual([withGtin.product.id]);
    expect(await ids(`/products?gtin=${newGtin()}`)).toEqual([]);
    await refused(company.live.get("/products?gtin=012345600013"), "gtin_invalid", "gtin");
  });

  test("several filters at once all hold", async () => {
    expect(await ids("/products?reference=Ref%20A&gtin=012345600012&status=active")).toEqual([
      withGtin.product.id,
    ]);
    expect(await ids("/products?reference=Ref%20A&status=archived")).toEqual([]);
  });

  test("passports by product and by status", async () => {
    const second = await issueProduct(company.live);
    await ok(company.live.post(`/passports/${second.passport.id}/withdraw`, { reason: "Recalled." }));
    expect(await ids(`/passports?product=${withGtin.product.id}`)).toEqual([withGtin.passport.id]);
    expect(await ids(`/passports?product=${plain.id}`)).toEqual([]);
    expect(await ids("/passports?status=withdrawn")).toEqual([second.passport.id]);
    expect(await ids("/passports?status=issued")).toEqual([withGtin.passport.id]);
    expect(await ids(`/passports?status=issued&product=${second.product.id}`)).toEqual([]);
  });

  test("an object of another company or mode in a filter does not exist", async () => {
    await refused(other.live.get(`/passports?product=${plain.id}`), "resource_missing", "product");
    await refused(company.test.get(`/passports?product=${plain.id}`), "resource_missing", "product");
    await refused(
      company.live.get("/passports?batch=01ARZ3NDEKTSV4RRFFQ69G5FAV"),
      "resource_missing",
      "batch",
    );
  });

  test("passports are listed without content", async () => {
    const { data } = await ok(company.live.get<List<ListedPassport>>("/passports"));
    for (const passport of data) expect(Object.keys(passport)).not.toContain("content");
  });
});

describe("GET /templates", () => {
  const CODES = [
    ...["textile", "footwear", "battery", "electronics", "furniture"],
    ...["toy", "detergent", "construction", "steel", "generic"],
  ];

  test("gives all ten templates at once, the default among them", async () => {
    const { data, has_more } = await ok(stage.live.get<List<Template>>("/templates"));
    expect(data.map(({ code }) => code).sort()).toEqual([...CODES].sort());
    expect(has_more).toBe(false);
    expect(data.filter((template) => template.default).map(({ code }) => code)).toEqual(["textile"]);
  });

  test("is newest first, as every list is", async () => {
    const { data } = await ok(stage.live.get<List<Template>>("/templates"));
    const ids = data.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted().reverse());
    expect((await readAll(stage.test, "/templates", 3)).flat()).toEqual(ids);
  });

  test("gives groups with the key, type and options of each field", async () => {
    const { data } = await ok(stage.live.get<List<Template>>("/templates"));
    for (const { groups } of data) {
      const fields = groups.flatMap((group) => group.fields);
      expect(new Set(fields.map(({ key }) => key)).size).toBe(fields.length);
      for (const { type, options, columns } of fields) {
        if (type === "enum" || type === "multi_enum") expect(options?.length).toBeGreaterThan(0);
        if (type === "array" || type === "composition") expect(columns?.length).toBeGreaterThan(0);
      }
    }
    const textile =
      data.find(({ code }) => code === "textile")?.groups.flatMap((group) => group.fields) ?? [];
    const required = textile.filter((field) => field.required).map(({ key }) => key);
    expect(required.sort()).toEqual(["brand", "country_making", "fibre_composition"]);
  });

  test("has ids that are the same for every company and mode", async () => {
    const ids = async (client: Client) =>
      (await ok(client.get<List<Template>>("/templates"))).data.map(({ id }) => id);
    expect(await ids(other.test)).toEqual(await ids(stage.live));
  });

  test("pages like every list", async () => {
    expect((await readAll(stage.live, "/templates", 3)).map((page) => page.length)).toEqual([3, 3, 3, 1]);
    await refused(stage.live.get("/templates?limit=101"), "invalid_value", "limit");
    await refused(
      stage.live.get(`/templates?starting_after=${products[0]}`),
      "resource_missing",
      "starting_after",
    );
    await refused(stage.live.get("/templates?code=textile"), "parameter_unknown", "code");
  });
});

describe("GET /passports/{id}/versions", () => {
  test("pages through all versions, newest first", async () => {
    const { passport } = await issueProduct(stage.test);
    for (let version = 2; version <= 12; version++)
      await ok(stage.test.post(`/passports/${passport.id}/versions`, { change_note: `Version ${version}.` }));
    const path = `/passports/${passport.id}/versions`;
    const first = await ok(stage.test.get<List<PassportVersion>>(path));
    expect(first.data.map(({ version }) => version)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
    expect([first.has_more, first.url]).toEqual([true, `/api/v1${path}`]);
    const rest = await ok(
      stage.test.get<List<PassportVersion>>(`${path}?starting_after=${first.data.at(-1)?.id}`),
    );
    expect(rest.data.map(({ version }) => version)).toEqual([2, 1]);
    expect(rest.has_more).toBe(false);

    await refused(
      stage.test.get(`${path}?starting_after=${passport.id}`),
      "resource_missing",
      "starting_after",
    );
    await refused(stage.live.get(path), "resource_missing");
    await refused(other.test.get(path), "resource_missing");
  });
});

test("a beginning that is no object is refused by every list, in the API and in the panel", async () => {
  const owner = await signIn(stage.server.address);
  const [product = "", passport = ""] = [products[0], passports[0]];
  const event = { passport, type: "repair", occurred_on: "2026-01-05" };
  const { id: lifecycle = "" } = await ok(stage.live.post<{ id: string }>("/lifecycle_events", event));
  const webhook = await ok(
    owner.post<{ id: string }>("/nortada/live/webhooks", { url: "https://example.com/hook", events: ["*"] }),
  );
  const parents: Record<string, string> = { products: product, passports: passport };
  Object.assign(parents, { lifecycle_events: lifecycle, webhooks: webhook.id });
  const lists = MEMBER_OPERATIONS.map(({ endpoint }) => endpoint).filter(
    ({ list }) => list !== undefined && !list.numbered,
  );
  expect(lists.length).toBeGreaterThan(25);
  for (const { name, path } of lists) {
    const of = path.match(/^\/(\w+)\/\{id\}/)?.[1];
    const at = path.replace("{id}", of === undefined ? "" : (parents[of] ?? `no ${of}`));
    for (const beginning of [UNKNOWN, "nothing"]) {
      const asking = owner.get(`/nortada/live${at}?starting_after=${beginning}`);
      await refused(asking, "resource_missing", "starting_after").catch((fault) => {
        throw new Error(`${name}: ${fault}`);
      });
    }
  }
});
