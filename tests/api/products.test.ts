/** Products: their endpoints, references, GTINs. Values of `data` have a file of their own. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { ok, refused } from "../support/client.ts";
import {
  COMPLETE,
  type Company,
  createProduct,
  issueProduct,
  newGtin,
  newReference,
  type Stage,
  startStage,
} from "../support/company.ts";
import type { Passport, Product } from "../support/objects.ts";
import { SITE_URL } from "../support/server.ts";

let stage: Stage;
let other: Company;

beforeAll(async () => {
  stage = await startStage();
  other = await stage.addCompany("mare");
});
afterAll(() => stage.server.stop());

const create = (body: unknown) => stage.live.post<Product>("/products", body);
const change = (product: Product, body: unknown) => stage.live.post<Product>(`/products/${product.id}`, body);
const read = (product: Product) => ok(stage.live.get<Product>(`/products/${product.id}`));

describe("POST /products", () => {
  test("with name and reference alone makes an active textile that lacks its required fields", async () => {
    const product = await ok(create({ name: "Camisa Ria", reference: "CR-1" }));
    expect(product).toMatchObject({
      object: "product",
      livemode: true,
      name: "Camisa Ria",
      reference: "CR-1",
      gtin: null,
      template: "textile",
      status: "active",
      data: {},
      passport: null,
      url: `${SITE_URL}/p/${product.uid}`,
    });
    expect(product.completeness).toMatchObject({ required: 3, filled: 0, complete: false });
    expect(product.completeness.missing.toSorted()).toEqual(["brand", "country_making", "fibre_composition"]);
    expect(product.completeness.missing_fields.map(({ reason }) => reason)).toEqual([
      "empty",
      "empty",
      "empty",
    ]);
    expect(product.id).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
    expect(product.uid).toMatch(/^[0-9a-hjkmnp-tv-z]{16}$/);
    expect(await read(product)).toEqual(product);
  });

  test("with everything keeps everything and is complete", async () => {
    const gtin = newGtin();
    const sent = { name: "Casaco", reference: newReference(), gtin, template: "textile", data: COMPLETE };
    const product = await ok(create(sent));
    expect(product).toMatchObject(sent);
    expect(product.completeness).toEqual({
      required: 3,
      filled: 3,
      missing: [],
      missing_fields: [],
      complete: true,
    });
    expect(product.url).toBe(`${SITE_URL}/01/0${gtin}`);
  });

  test("in test mode takes no GS1 address", async () => {
    const product = await createProduct(stage.test, { gtin: newGtin() });
    expect([product.livemode, product.url]).toEqual([false, `${SITE_URL}/p/${product.uid}`]);
  });

  test("a null in data is the same as leaving it out", async () => {
    const product = await createProduct(stage.live, { data: { brand: null, colour: "red" } });
    expect(product.data).toEqual({ colour: "red" });
  });

  test("null for an optional gtin is the same as none", async () => {
    expect((await createProduct(stage.live, { gtin: null })).gtin).toBeNull();
  });

  const good = { name: "N", reference: "refused-1" };
  const refusals: [string, unknown, string, string?][] = [
    ["without a name", { reference: "r" }, "parameter_missing", "name"],
    ["without a reference", { name: "N" }, "parameter_missing", "reference"],
    ["with a name of null", { ...good, name: null }, "invalid_type", "name"],
    ["with a number as the name", { ...good, name: 5 }, "invalid_type", "name"],
    ["with an empty name", { ...good, name: "" }, "invalid_value", "name"],
    ["with a blank name", { ...good, name: " \t\n　" }, "invalid_value", "name"],
    ["with a name of 161 characters", { ...good, name: "é".repeat(161) }, "invalid_value", "name"],
    ["with NUL in the name", { ...good, name: "a\0b" }, "invalid_value", "name"],
    ["with an escape character in the name", { ...good, name: "a\x1b[31m" }, "invalid_value", "name"],
    ["with half a surrogate pair in the name", { ...good, name: "a\ud83d" }, "invalid_value", "name"],
    ["with a blank reference", { ...good, reference: "  " }, "invalid_value", "reference"],
    ["with an empty reference", { ...good, reference: "" }, "invalid_value", "reference"],
    ["with a number as the reference", { ...good, reference: 142 }, "invalid_type", "reference"],
    [
      "with a reference of 81 characters",
      { ...good, reference: "r".repeat(81) },
      "invalid_value",
      "reference",
    ],
    ["with a reference of 81 emoji", { ...good, reference: "🧵".repeat(81) }, "invalid_value", "reference"],
    ["with a number as the gtin", { ...good, gtin: 5601234567892 }, "invalid_type", "gtin"],
    ["with a template that does not exist", { ...good, template: "shoes" }, "invalid_value", "template"],
    ["with a template in capitals", { ...good, template: "TEXTILE" }, "invalid_value", "template"],
    ["with a template of null", { ...good, template: null }, "invalid_type", "template"],
    ["with a status", { ...good, status: "active" }, "parameter_unknown", "status"],
    ["with an id", { ...good, id: "01ARZ3NDEKTSV4RRFFQ69G5FAV" }, "parameter_unknown", "id"],
    ["with livemode", { ...good, livemode: true }, "parameter_unknown", "livemode"],
    ["with data that is a list", { ...good, data: [] }, "invalid_type", "data"],
    ["with data that is null", { ...good, data: null }, "invalid_type", "data"],
    ["with data that is a text", { ...good, data: "{}" }, "invalid_type", "data"],
    ["with an unknown key in data", { ...good, data: { fabric: "x" } }, "parameter_unknown", "data.fabric"],
    ["with an empty key in data", { ...good, data: { "": "x" } }, "parameter_unknown", "data."],
    [
      "with a key of another template",
      { ...good, data: { battery_mass: 1 } },
      "parameter_unknown",
      "data.battery_mass",
    ],
    [
      "with a key that all objects have",
      { ...good, data: { constructor: "x" } },
      "parameter_unknown",
      "data.constructor",
    ],
  ];
  for (const [what, body, code, param] of refusals)
    test(`${what} is refused`, async () => {
      await refused(create(body), code, param);
    });

  test("tells all faults at once, the first of them on top", async () => {
    const error = await refused(create({ name: "", colour: 1, data: {} }), "invalid_value", "name");
    expect(error.errors.map(({ code, param }) => [code, param])).toEqual([
      ["invalid_value", "name"],
      ["parameter_missing", "reference"],
      ["parameter_unknown", "colour"],
    ]);
    const inData = create({ ...good, data: { brand: 5, nothing: 1, recycled_content: 101 } });
    const { errors } = await refused(inData, "invalid_type", "data.brand");
    expect(errors.map(({ param }) => param)).toEqual(["data.brand", "data.nothing", "data.recycled_content"]);
  });

  test("tells the first hundred of very many faults", async () => {
    const data = Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`unknown_${i}`, i]));
    const { errors } = await refused(create({ ...good, data }), "parameter_unknown", "data.unknown_0");
    expect(errors).toHaveLength(100);
  });

  test("counts lengths in characters, not in UTF-16 units or bytes", async () => {
    const product = await createProduct(stage.live, { name: "👗".repeat(160), reference: "🧵".repeat(80) });
    expect(product.name).toBe("👗".repeat(160));
    expect(product.reference).toBe("🧵".repeat(80));
  });

  test("keeps texts to the letter", async () => {
    const name = "  Ñandú ﬁ Å é <b>&amp;</b> 🇵🇹 \u200d مرحبا\tx\ny ";
    const reference = " A  b/ç?#%2F ";
    const product = await createProduct(stage.live, { name, reference, data: { brand: " É " } });
    expect(await read(product)).toMatchObject({ name, reference, data: { brand: " É " } });
  });
});

describe("GET /products/{id}", () => {
  test("refuses what does not exist in this company and mode", async () => {
    const product = await createProduct(stage.live);
    const path = `/products/${product.id}`;
    await refused(other.live.get(path), "resource_missing");
    await refused(stage.test.get(path), "resource_missing");
    await refused(other.test.get(path), "resource_missing");
    for (const id of ["01ARZ3NDEKTSV4RRFFQ69G5FAV", product.id.toLowerCase(), "x", "%00", "%", "null", "1"])
      await refused(stage.live.get(`/products/${id}`), "resource_missing");
  });

  test("takes no parameters", async () => {
    const product = await createProduct(stage.live);
    await refused(stage.live.get(`/products/${product.id}?expand=x`), "parameter_unknown", "expand");
  });
});

describe("POST /products/{id}", () => {
  test("changes what is sent and nothing else", async () => {
    const before = await createProduct(stage.live, { gtin: newGtin() });
    const after = await ok(change(before, { name: "Outro nome" }));
    expect(after).toEqual({ ...before, name: "Outro nome", updated: after.updated });
    expect(after.updated).toBeGreaterThanOrEqual(before.updated);
    expect(await read(before)).toEqual(after);
  });

  test("in data changes only the sent keys, and null deletes", async () => {
    const product = await createProduct(stage.live);
    const after = await ok(change(product, { data: { brand: null, colour: "red", recycled_content: 0 } }));
    const { brand: _, ...rest } = COMPLETE;
    expect(after.data).toEqual({ ...rest, colour: "red", recycled_content: 0 });
    expect(after.completeness.missing).toEqual(["brand"]);
  });

  test("null for a value that is not there changes nothing", async () => {
    const product = await createProduct(stage.live);
    expect(await ok(change(product, { data: { colour: null } }))).toEqual(product);
  });

  test("without any field changes nothing", async () => {
    const product = await createProduct(stage.live);
    expect(await ok(change(product, {}))).toEqual(product);
    expect(await ok(stage.live.send<Product>("POST", `/products/${product.id}`))).toEqual(product);
  });

  test("archives and reactivates", async () => {
    const product = await createProduct(stage.live);
    expect((await ok(change(product, { status: "archived" }))).status).toBe("archived");
    expect((await ok(change(product, { name: "Changed while archived" }))).status).toBe("archived");
    expect((await ok(change(product, { status: "active" }))).status).toBe("active");
  });

  const refusals: [string, unknown, string, string?][] = [
    ["another template", { template: "footwear" }, "parameter_unknown", "template"],
    ["an unknown status", { status: "deleted" }, "invalid_value", "status"],
    ["a status of null", { status: null }, "invalid_type", "status"],
    ["a name of null", { name: null }, "invalid_type", "name"],
    ["a blank name", { name: " " }, "invalid_value", "name"],
    ["a reference of null", { reference: null }, "invalid_type", "reference"],
    ["data of null", { data: null }, "invalid_type", "data"],
    ["an unknown key with null", { data: { fabric: null } }, "parameter_unknown", "data.fabric"],
    ["its passport", { passport: null }, "parameter_unknown", "passport"],
  ];
  for (const [what, body, code, param] of refusals)
    test(`refuses ${what} and changes nothing`, async () => {
      const product = await createProduct(stage.live);
      await refused(change(product, { ...(body as object) }), code, param);
      expect(await read(product)).toEqual(product);
    });

  test("with one fault among good fields changes nothing", async () => {
    const product = await createProduct(stage.live);
    await refused(
      change(product, { name: "New", data: { recycled_content: -1 } }),
      "invalid_value",
      "data.recycled_content",
    );
    expect(await read(product)).toEqual(product);
  });

  test("refuses what does not exist in this company and mode", async () => {
    const product = await createProduct(stage.live);
    for (const client of [other.live, stage.test])
      await refused(client.post(`/products/${product.id}`, { name: "Mine" }), "resource_missing");
    await refused(stage.live.post("/products/01ARZ3NDEKTSV4RRFFQ69G5FAV", { name: "N" }), "resource_missing");
    expect(await read(product)).toEqual(product);
  });

  test("many changes of different keys at once all stay", async () => {
    const product = await createProduct(stage.live, { data: {} });
    const keys = [
      "brand",
      "colour",
      "model_name",
      "description",
      "size_range",
      "factory",
      "care_text",
      "disassembly",
    ];
    await Promise.all(keys.map((key) => ok(change(product, { data: { [key]: key } }))));
    expect((await read(product)).data).toEqual(Object.fromEntries(keys.map((key) => [key, key])));
  });
});

describe("references", () => {
  const taken = (reference: string) =>
    refused(create({ name: "N", reference }), "reference_taken", "reference");

  test("are unique in a data set, and free in other companies and the other mode", async () => {
    const { reference } = await createProduct(stage.live);
    await taken(reference);
    for (const client of [stage.test, other.live, other.test]) await createProduct(client, { reference });
  });

  test("are unique with case, blanks and composition of letters as they are", async () => {
    for (const reference of ["Cr-9", "CR-9", "cr-9", "cr-9 ", "\u00e9", "e\u0301"])
      await createProduct(stage.live, { reference });
    await taken("CR-9");
  });

  test("of an archived product stay taken", async () => {
    const product = await createProduct(stage.live);
    await ok(change(product, { status: "archived" }));
    await taken(product.reference);
  });

  test("of a change to another product's reference are refused, and to the own one are not", async () => {
    const [one, two] = [await createProduct(stage.live), await createProduct(stage.live)];
    await refused(change(one, { reference: two.reference }), "reference_taken", "reference");
    expect((await read(one)).reference).toBe(one.reference);
    await ok(change(one, { reference: one.reference }));
  });

  test("of a product never issued become free with a change", async () => {
    const product = await createProduct(stage.live);
    const moved = await ok(change(product, { reference: newReference() }));
    await createProduct(stage.live, { reference: product.reference });
    await taken(moved.reference);
  });

  test("of an issued product stay its own for ever, and it may take them back", async () => {
    const { product } = await issueProduct(stage.live);
    await ok(change(product, { reference: newReference() }));
    await taken(product.reference);
    const stranger = await createProduct(stage.live);
    await refused(change(stranger, { reference: product.reference }), "reference_taken", "reference");
    expect((await ok(change(product, { reference: product.reference }))).reference).toBe(product.reference);
  });

  test("used between two issues but after the first stay taken, those from before it do not", async () => {
    const product = await createProduct(stage.live);
    const [second, third] = [newReference(), newReference()];
    await ok(change(product, { reference: second }));
    await ok(stage.live.post("/passports", { product: product.id }));
    await ok(change(product, { reference: third }));
    await createProduct(stage.live, { reference: product.reference });
    await taken(second);
    await taken(third);
  });

  test("swapped by two changes at once stay unique, and nothing breaks", async () => {
    const [one, two] = [await createProduct(stage.live), await createProduct(stage.live)];
    const answers = await Promise.all([
      change(one, { reference: two.reference }),
      change(two, { reference: one.reference }),
    ]);
    for (const { status } of answers) expect(status).toBeOneOf([200, 409]);
    expect((await read(one)).reference).not.toBe((await read(two)).reference);
  });

  test("of 64 requests for one at once, one wins", async () => {
    const answers = await Promise.all(
      Array.from({ length: 64 }, (_, i) => create({ name: `Candidate ${i}`, reference: "wanted-by-all" })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ error }) => error?.code === "reference_taken")).toHaveLength(63);
  });
});

describe("GTINs", () => {
  const good = [
    "96385074",
    "036000291452",
    "5601234567892",
    "15601234567899",
    "00000096385074",
    "122222229",
    "1222222225",
    "12222222221",
  ];
  for (const gtin of good)
    test(`${gtin} is taken and returned as sent`, async () => {
      const product = await createProduct(stage.live, { gtin });
      expect(product.gtin).toBe(gtin);
      expect((await read(product)).gtin).toBe(gtin);
      expect(product.url).toBe(`${SITE_URL}/01/${gtin.padStart(14, "0")}`);
    });

  const bad = [
    ...["", "0", "1234567", "123456789012345", "96385075", "5601234567890", "5601234567891"],
    ...[
      "5601234 567892",
      " 5601234567892",
      "5601234567892 ",
      "560123456789X",
      "-601234567892",
      "٥٦٠١٢٣٤٥٦٧٨٩٢",
      "5.60123e12",
    ],
  ];
  for (const gtin of bad)
    test(`${JSON.stringify(gtin)} is refused`, async () => {
      await refused(create({ name: "N", reference: "gtin-refused", gtin }), "gtin_invalid", "gtin");
    });

  test("null clears it", async () => {
    const product = await createProduct(stage.live, { gtin: newGtin() });
    const cleared = await ok(change(product, { gtin: null }));
    expect([cleared.gtin, cleared.url]).toEqual([null, `${SITE_URL}/p/${product.uid}`]);
  });

  test("several products may carry one", async () => {
    const gtin = newGtin();
    const [one, two] = [await createProduct(stage.live, { gtin }), await createProduct(stage.live, { gtin })];
    expect([one.gtin, two.gtin]).toEqual([gtin, gtin]);
  });

  test("changed in its padding only is another text of the same number", async () => {
    const gtin = newGtin();
    const { product } = await issueProduct(stage.live, { gtin });
    const padded = await ok(change(product, { gtin: `0${gtin}` }));
    expect([padded.gtin, padded.url]).toEqual([`0${gtin}`, product.url]);
  });
});

describe("the address of a product", () => {
  test("is that of its passport, which stays when the GTIN changes", async () => {
    const { product, passport } = await issueProduct(stage.live);
    expect(passport.url).toBe(product.url);
    const gtin = newGtin();
    const later = await ok(change(product, { gtin }));
    expect(later).toMatchObject({ url: product.url, passport: passport.id, uid: product.uid });
    const read = await ok(stage.live.get<Passport>(`/passports/${passport.id}`));
    expect(read).toMatchObject({ url: passport.url, gs1_key: `/01/0${gtin}` });
  });
});
