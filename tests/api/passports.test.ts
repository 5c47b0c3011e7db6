/** Passports: issue, versions, withdrawal, successors, GS1 keys. What they are signed with has a file of its own. */
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
import type { List, Passport, PassportVersion, Product } from "../support/objects.ts";
import { SITE_URL } from "../support/server.ts";

const UNKNOWN = "01ARZ3NDEKTSV4RRFFQ69G5FAV";
let stage: Stage;
let other: Company;

beforeAll(async () => {
  stage = await startStage();
  other = await stage.addCompany("mare");
});
afterAll(() => stage.server.stop());

const issue = (body: unknown) => stage.live.post<Passport>("/passports", body);
const publish = (id: string, body: unknown = { change_note: "Corrected." }) =>
  stage.live.post<Passport>(`/passports/${id}/versions`, body);
const withdraw = (id: string, body: unknown = { reason: "Recalled." }) =>
  stage.live.post<Passport>(`/passports/${id}/withdraw`, body);
const read = (id: string) => ok(stage.live.get<Passport>(`/passports/${id}`));
const change = (id: string, body: unknown) => ok(stage.live.post<Product>(`/products/${id}`, body));
const textOf = (length: number) => "é".repeat(length);

/** What a write answers with: reads of the company itself also show the restricted fields. */
function withoutRestricted({ restricted: _, restricted_salt: __, ...rest }: Passport): Passport {
  return rest;
}

describe("POST /passports", () => {
  test("issues the first version of a product's passport, with its content", async () => {
    const product = await createProduct(stage.live);
    const passport = await ok(issue({ product: product.id }));
    expect(passport).toMatchObject({
      object: "passport",
      livemode: true,
      product: product.id,
      batch: null,
      uid: product.uid,
      status: "issued",
      url: `${SITE_URL}/p/${product.uid}`,
      uid_url: `${SITE_URL}/p/${product.uid}`,
      gs1_key: null,
      items_count: 0,
      version: 1,
      versions_url: `/api/v1/passports/${passport.id}/versions`,
      replaces: null,
      withdrawn_at: null,
      withdraw_reason: null,
    });
    expect(passport.content).toMatchObject({
      passport: passport.id,
      version: 1,
      previous: null,
      issued: passport.published,
      product: { id: product.id, name: product.name, reference: product.reference, gtin: null },
      batch: null,
      template: { code: "textile" },
      fields: COMPLETE,
      company: { name: "Nortada", handle: "nortada" },
      change_note: null,
    });
    expect(withoutRestricted(await read(passport.id))).toEqual(passport);
    const after = await ok(stage.live.get<Product>(`/products/${product.id}`));
    expect(after).toMatchObject({ passport: passport.id, url: passport.url });
  });

  test("with a GTIN leads to its GS1 address, in live data only", async () => {
    const gtin = newGtin();
    const live = await issueProduct(stage.live, { gtin });
    expect(live.passport).toMatchObject({ url: `${SITE_URL}/01/0${gtin}`, gs1_key: `/01/0${gtin}` });
    expect(live.passport.uid_url).toBe(`${SITE_URL}/p/${live.product.uid}`);
    const { product, passport } = await issueProduct(stage.test, { gtin });
    expect(passport).toMatchObject({ url: `${SITE_URL}/p/${product.uid}`, gs1_key: null, livemode: false });
  });

  test("with required fields missing lists them by label and key, and issues nothing", async () => {
    const product = await createProduct(stage.live, { data: { brand: "  ", country_making: "PT" } });
    const error = await refused(issue({ product: product.id }), "passport_missing", "data.brand");
    for (const words of ["Brand", "brand", "Fibre content", "fibre_composition"])
      expect(error.message).toContain(words);
    expect(error.message).not.toContain("country_making");
    expect(error.errors.map(({ param }) => param)).toEqual(["data.brand", "data.fibre_composition"]);
    const { data } = await ok(stage.live.get<List<Passport>>(`/passports?product=${product.id}`));
    expect(data).toEqual([]);
    await change(product.id, { data: COMPLETE });
    await ok(issue({ product: product.id }));
  });

  test("of a product that has one is refused", async () => {
    const { product } = await issueProduct(stage.live);
    await refused(issue({ product: product.id }), "passport_exists", "product");
  });

  test("of an archived product is refused, also before its fields are looked at", async () => {
    const product = await createProduct(stage.live, { data: {} });
    await change(product.id, { status: "archived" });
    await refused(issue({ product: product.id }), "product_archived", "product");
  });

  test("of what does not exist in this company and mode is refused", async () => {
    const { id } = await createProduct(stage.live);
    for (const client of [other.live, stage.test])
      await refused(client.post("/passports", { product: id }), "resource_missing", "product");
    for (const product of [UNKNOWN, "", "x", id.toLowerCase()])
      await refused(issue({ product }), "resource_missing", "product");
    await refused(issue({ product: id, batch: UNKNOWN }), "resource_missing", "batch");
    await ok(issue({ product: id, batch: null }));
  });

  const refusals: [string, unknown, string, string?][] = [
    ["without a product", {}, "parameter_missing", "product"],
    ["with a number for the product", { product: 1 }, "invalid_type", "product"],
    ["with null for the product", { product: null }, "invalid_type", "product"],
    ["with a number for the batch", { product: UNKNOWN, batch: 1 }, "invalid_type", "batch"],
    ["with content of its own", { product: UNKNOWN, content: {} }, "parameter_unknown", "content"],
  ];
  for (const [what, body, code, param] of refusals)
    test(`${what} is refused`, async () => {
      await refused(issue(body), code, param);
    });

  test("for one product 16 times at once issues one passport", async () => {
    const product = await createProduct(stage.live, { gtin: newGtin() });
    const answers = await Promise.all(Array.from({ length: 16 }, () => issue({ product: product.id })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(15).fill(409)]);
    const codes = new Set(answers.flatMap(({ error }) => error?.code ?? []));
    expect([...codes]).toEqual(["passport_exists"]);
    const { data } = await ok(stage.live.get<List<Passport>>(`/passports?product=${product.id}`));
    expect(data).toHaveLength(1);
  });
});

describe("GET /passports/{id}", () => {
  test("refuses what does not exist in this company and mode", async () => {
    const { passport } = await issueProduct(stage.live);
    for (const client of [other.live, stage.test])
      await refused(client.get(`/passports/${passport.id}`), "resource_missing");
    for (const id of [UNKNOWN, "x", passport.id.toLowerCase(), passport.uid, "%00"])
      await refused(stage.live.get(`/passports/${id}`), "resource_missing");
    await refused(stage.live.get(`/passports/${passport.id}?version=1`), "parameter_unknown", "version");
  });
});

describe("POST /passports/{id}/versions", () => {
  test("publishes the data as they stand, chained to the version before", async () => {
    const { product, passport: first } = await issueProduct(stage.live);
    await change(product.id, { name: "Camisa Nova", data: { brand: "Ria", recycled_content: 20 } });
    expect(withoutRestricted(await read(first.id))).toEqual(first);

    const second = await ok(publish(first.id, { change_note: "New brand." }));
    expect(second).toMatchObject({
      id: first.id,
      url: first.url,
      uid: first.uid,
      created: first.created,
      version: 2,
    });
    expect(second.content).toMatchObject({
      version: 2,
      previous: first.content_sha256,
      change_note: "New brand.",
      product: { name: "Camisa Nova" },
      fields: { ...COMPLETE, brand: "Ria", recycled_content: 20 },
    });
    expect(withoutRestricted(await read(first.id))).toEqual(second);
  });

  test("publishes also when no field changed", async () => {
    const { passport } = await issueProduct(stage.live);
    const second = await ok(publish(passport.id));
    expect(second.version).toBe(2);
    expect(second.content_sha256).not.toBe(passport.content_sha256);
  });

  test("keeps every version with its note, hash and address", async () => {
    const { passport } = await issueProduct(stage.live);
    const second = await ok(publish(passport.id, { change_note: "Second." }));
    const { data } = await ok(stage.live.get<List<PassportVersion>>(`/passports/${passport.id}/versions`));
    const page = `${SITE_URL}/p/${passport.uid}/versions`;
    expect(data).toMatchObject([
      {
        version: 2,
        change_note: "Second.",
        content_sha256: second.content_sha256,
        url: `${page}/2`,
        content_url: `${page}/2.json`,
      },
      {
        version: 1,
        change_note: null,
        content_sha256: passport.content_sha256,
        url: `${page}/1`,
        content_url: `${page}/1.json`,
      },
    ]);
    for (const version of data)
      expect(version).toMatchObject({
        object: "passport_version",
        passport: passport.id,
        livemode: true,
        actor: { kind: "api_key" },
      });
  });

  test("with a required field empty or not whole is refused, and the old version stays", async () => {
    const { product, passport } = await issueProduct(stage.live);
    await change(product.id, { data: { brand: null } });
    await refused(publish(passport.id), "passport_missing", "data.brand");
    await change(product.id, { data: { brand: "B", fibre_composition: [{ fibre: "linen", percent: 95 }] } });
    const { message } = await refused(publish(passport.id), "passport_missing", "data.fibre_composition");
    expect(message).toContain("95 %");
    expect(withoutRestricted(await read(passport.id))).toEqual(passport);
  });

  test("goes on for an archived product", async () => {
    const { product, passport } = await issueProduct(stage.live);
    await change(product.id, { status: "archived" });
    expect((await ok(publish(passport.id))).version).toBe(2);
  });

  const refusals: [string, unknown, string, string?][] = [
    ["without a note", {}, "parameter_missing", "change_note"],
    ["with a blank note", { change_note: "  " }, "invalid_value", "change_note"],
    ["with a note of 501 characters", { change_note: textOf(501) }, "invalid_value", "change_note"],
    ["with a number as the note", { change_note: 1 }, "invalid_type", "change_note"],
    ["with fields of its own", { change_note: "N", fields: {} }, "parameter_unknown", "fields"],
  ];
  for (const [what, body, code, param] of refusals)
    test(`${what} is refused`, async () => {
      const { passport } = await issueProduct(stage.live);
      await refused(publish(passport.id, body), code, param);
      expect((await read(passport.id)).version).toBe(1);
    });

  test("takes a note of 500 characters", async () => {
    const { passport } = await issueProduct(stage.live);
    expect((await ok(publish(passport.id, { change_note: textOf(500) }))).content.change_note).toBe(
      textOf(500),
    );
  });

  test("of what does not exist in this company and mode is refused", async () => {
    const { passport } = await issueProduct(stage.live);
    for (const client of [other.live, stage.test])
      await refused(
        client.post(`/passports/${passport.id}/versions`, { change_note: "N" }),
        "resource_missing",
      );
    await refused(publish(UNKNOWN), "resource_missing");
  });

  test("16 times at once numbers without a gap, each chained to the one before", async () => {
    const { passport } = await issueProduct(stage.live);
    const made = await Promise.all(
      Array.from({ length: 16 }, (_, i) => ok(publish(passport.id, { change_note: `Note ${i}.` }))),
    );
    const chain = [passport, ...made].sort((a, b) => a.version - b.version);
    expect(chain.map(({ version }) => version)).toEqual(Array.from({ length: 17 }, (_, i) => i + 1));
    for (const [i, { content }] of chain.entries())
      expect(content.previous).toBe(i === 0 ? null : (chain[i - 1]?.content_sha256 ?? ""));
    expect(new Set(chain.map(({ content }) => content.change_note)).size).toBe(17);
  });
});

describe("POST /passports/{id}/withdraw", () => {
  test("withdraws for ever, answers with content and keeps the addresses", async () => {
    const { passport } = await issueProduct(stage.live);
    const withdrawn = await ok(withdraw(passport.id, { reason: "The buttons come off." }));
    expect(withdrawn).toEqual({
      ...passport,
      status: "withdrawn",
      withdraw_reason: "The buttons come off.",
      withdrawn_at: withdrawn.withdrawn_at,
    });
    expect(withdrawn.withdrawn_at).toBeWithin(passport.published, Date.now() / 1000 + 1);
    expect(withoutRestricted(await read(passport.id))).toEqual(withdrawn);
    await refused(withdraw(passport.id), "passport_withdrawn");
    await refused(publish(passport.id), "passport_withdrawn");
  });

  const refusals: [string, unknown, string, string?][] = [
    ["without a reason", {}, "parameter_missing", "reason"],
    ["with a blank reason", { reason: "\n" }, "invalid_value", "reason"],
    ["with a reason of 301 characters", { reason: textOf(301) }, "invalid_value", "reason"],
    ["with null as the reason", { reason: null }, "invalid_type", "reason"],
    ["with more than a reason", { reason: "R", undo: true }, "parameter_unknown", "undo"],
  ];
  for (const [what, body, code, param] of refusals)
    test(`${what} is refused`, async () => {
      const { passport } = await issueProduct(stage.live);
      await refused(withdraw(passport.id, body), code, param);
      expect((await read(passport.id)).status).toBe("issued");
    });

  test("takes a reason of 300 characters", async () => {
    const { passport } = await issueProduct(stage.live);
    expect((await ok(withdraw(passport.id, { reason: textOf(300) }))).withdraw_reason).toBe(textOf(300));
  });

  test("of what does not exist in this company and mode is refused", async () => {
    const { passport } = await issueProduct(stage.live);
    for (const client of [other.live, stage.test])
      await refused(client.post(`/passports/${passport.id}/withdraw`, { reason: "R" }), "resource_missing");
    expect((await read(passport.id)).status).toBe("issued");
  });

  test("8 times at once withdraws once", async () => {
    const { passport } = await issueProduct(stage.live);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) => withdraw(passport.id, { reason: `R${i}` })),
    );
    const [winner, ...more] = answers.filter(({ status }) => status === 200);
    expect(more).toEqual([]);
    expect((await read(passport.id)).withdraw_reason).toBe(winner?.json.withdraw_reason ?? "");
  });
});

describe("a successor", () => {
  test("replaces the withdrawn passport: own id and uid, same GS1 address", async () => {
    const gtin = newGtin();
    const { product, passport: old } = await issueProduct(stage.live, { gtin });
    await ok(withdraw(old.id));
    const next = await ok(issue({ product: product.id }));
    expect(next).toMatchObject({
      replaces: old.id,
      status: "issued",
      version: 1,
      url: old.url,
      gs1_key: `/01/0${gtin}`,
    });
    expect(next.content.previous).toBeNull();
    expect([next.id, next.uid, next.uid_url]).not.toContainAnyValues([old.id, old.uid, old.uid_url]);
    expect(await read(old.id)).toMatchObject({ status: "withdrawn", uid: old.uid });
    const after = await ok(stage.live.get<Product>(`/products/${product.id}`));
    expect(after).toMatchObject({ passport: next.id, url: next.url });
    await refused(issue({ product: product.id }), "passport_exists", "product");
  });

  test("without a GTIN stands at its own address", async () => {
    const { product, passport: old } = await issueProduct(stage.live);
    await ok(withdraw(old.id));
    const next = await ok(issue({ product: product.id }));
    expect(next.url).toBe(`${SITE_URL}/p/${next.uid}`);
    expect(next.url).not.toBe(old.url);
  });

  test("of a successor replaces that one", async () => {
    const { product, passport: first } = await issueProduct(stage.live);
    await ok(withdraw(first.id));
    const second = await ok(issue({ product: product.id }));
    await ok(withdraw(second.id));
    const third = await ok(issue({ product: product.id }));
    expect([second.replaces, third.replaces]).toEqual([first.id, second.id]);
    const { data } = await ok(stage.live.get<List<Passport>>(`/passports?product=${product.id}`));
    expect(data.map(({ id }) => id)).toEqual([third.id, second.id, first.id]);
  });

  test("is issued once when asked for many times at once", async () => {
    const { product, passport } = await issueProduct(stage.live);
    await ok(withdraw(passport.id));
    const answers = await Promise.all(Array.from({ length: 8 }, () => issue({ product: product.id })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

test("an archived product's passport may be withdrawn, but gets no successor until it is active again", async () => {
  const { product, passport } = await issueProduct(stage.live);
  await change(product.id, { status: "archived" });
  await ok(withdraw(passport.id));
  await refused(issue({ product: product.id }), "product_archived", "product");
  await change(product.id, { status: "active" });
  expect((await ok(issue({ product: product.id }))).replaces).toBe(passport.id);
});

describe("GS1 keys", () => {
  test("belong to one product: the second issue is refused, also in another company", async () => {
    const gtin = newGtin();
    await issueProduct(stage.live, { gtin });
    for (const company of [stage, other]) {
      const copy = await createProduct(company.live, { gtin: `0${gtin}` });
      await refused(company.live.post("/passports", { product: copy.id }), "gs1_key_taken", "product");
      const { data } = await ok(company.live.get<List<Passport>>(`/passports?product=${copy.id}`));
      expect(data).toEqual([]);
    }
  });

  test("are not taken by test data", async () => {
    const gtin = newGtin();
    await issueProduct(stage.test, { gtin });
    await issueProduct(stage.test, { gtin });
    await issueProduct(stage.live, { gtin });
  });

  test("of a withdrawn passport stay with its product", async () => {
    const gtin = newGtin();
    const { passport } = await issueProduct(stage.live, { gtin });
    await ok(withdraw(passport.id));
    const copy = await createProduct(stage.live, { gtin });
    await refused(issue({ product: copy.id }), "gs1_key_taken", "product");
  });

  test("come with a GTIN that an issued product gets later; the passport's url stays", async () => {
    const { product, passport } = await issueProduct(stage.live);
    const gtin = newGtin();
    await change(product.id, { gtin });
    expect(await read(passport.id)).toMatchObject({ url: passport.url, gs1_key: `/01/0${gtin}` });
    const copy = await createProduct(stage.live, { gtin });
    await refused(issue({ product: copy.id }), "gs1_key_taken", "product");
  });

  test("taken by another are refused as the GTIN of an issued product, and the product stays", async () => {
    const gtin = newGtin();
    await issueProduct(stage.live, { gtin });
    const { product, passport } = await issueProduct(stage.live);
    const asking = stage.live.post(`/products/${product.id}`, { gtin, name: "Not this either" });
    await refused(asking, "gs1_key_taken", "gtin");
    expect(await ok(stage.live.get<Product>(`/products/${product.id}`))).toMatchObject({
      gtin: null,
      name: product.name,
    });
    expect((await read(passport.id)).gs1_key).toBeNull();
  });

  test("of a former GTIN stay with the product that was issued with it, which may take it back", async () => {
    const [before, after] = [newGtin(), newGtin()];
    const { product, passport } = await issueProduct(stage.live, { gtin: before });
    await change(product.id, { gtin: after });
    expect(await read(passport.id)).toMatchObject({ url: passport.url, gs1_key: `/01/0${after}` });
    const copy = await createProduct(stage.live, { gtin: before });
    await refused(issue({ product: copy.id }), "gs1_key_taken", "product");
    await change(product.id, { gtin: before });
  });

  test("of products issued at once with one GTIN go to one of them", async () => {
    const gtin = newGtin();
    const products = await Promise.all(Array.from({ length: 8 }, () => createProduct(stage.live, { gtin })));
    const answers = await Promise.all(products.map(({ id }) => issue({ product: id })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
  });
});

test("a company's new name shows in the next version, not in the one before", async () => {
  const company = await stage.addCompany("renamed");
  const { passport } = await issueProduct(company.live, { reference: newReference() });
  await stage.server.carnetJson("company", "update", "renamed", "--name", "After");
  expect((await ok(company.live.get<Passport>(`/passports/${passport.id}`))).content.company.name).toBe(
    "Company renamed",
  );
  const next = await ok(
    company.live.post<Passport>(`/passports/${passport.id}/versions`, { change_note: "Name." }),
  );
  expect(next.content.company.name).toBe("After");
});
