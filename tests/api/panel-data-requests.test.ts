/** Data requests: asked by members, answered by a supplier through a link, reviewed beside what the product says. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { ok, refused } from "../support/client.ts";
import { COMPLETE, type Company, createProduct, type Stage, startStage } from "../support/company.ts";
import { type Member, signIn } from "../support/member.ts";
import type { Document, List, Product } from "../support/objects.ts";
import { ALLOW_RECEIVERS, expectSigned, type Receiver, startReceiver } from "../support/receiver.ts";
import { answerRequest, type DataRequest, pathOf, type WithLink } from "../support/supplier.ts";
import { visitorOf } from "../support/visitor.ts";

const PASSWORD = "três palavras simples";
const NOWHERE = "01KAFZ7M3V8Q4T2N6X0C9B5D1E";
const LIVE = "/nortada/live";
const DAY = 24 * 60 * 60;

let stage: Stage;
let other: Company;
let owner: Member;
let editor: Member;
let validator: Member;
let viewer: Member;
let foreigner: Member;
let product: Product;
let receiver: Receiver;
let webhookSecret: string;

beforeAll(async () => {
  receiver = startReceiver();
  stage = await startStage(ALLOW_RECEIVERS);
  other = await stage.addCompany("mare");
  owner = await signIn(stage.server.address);
  editor = await join("editor", "nortada");
  validator = await join("validator", "nortada");
  viewer = await join("viewer", "nortada");
  foreigner = await join("owner", "mare");
  product = await createProduct(stage.live, { data: {} });
  const hook = ["webhooks", "create", "--mode", "live", "--company", "nortada", "--url", receiver.url];
  const made = await stage.server.carnetJson<{ secret: string }>(
    ...[...hook, "--events", "data_request.answered"],
  );
  webhookSecret = made.secret;
}, 90_000);
afterAll(async () => {
  await stage?.server.stop();
  await receiver?.stop();
});

async function join(role: string, company: string): Promise<Member> {
  const email = `${role}@${company}.example`;
  const words = ["--email", email, "--role", role, "--company", company, "--password", PASSWORD];
  await stage.server.carnetJson("user", "create", ...words);
  return signIn(stage.server.address, { email, password: PASSWORD });
}

const ask = (over: object = {}, who = editor) =>
  who.post<WithLink>(`${LIVE}/data_requests`, {
    product: product.id,
    supplier: { name: "Tecelagem do Ave", email: "ines@ave.example" },
    fields: ["brand", "country_making", "fibre_composition"],
    documents: ["certificate"],
    message: "Dear Tecelagem,\nplease tell us about the cloth.",
    ...over,
  });
const read = (id: string, who = viewer, data = LIVE) => who.get<DataRequest>(`${data}/data_requests/${id}`);
const list = async (query = "") =>
  (await ok(viewer.get<List<DataRequest>>(`${LIVE}/data_requests?limit=100&${query}`))).data;
const act = (id: string, verb: string, body: object = {}, who = editor, data = LIVE) =>
  who.post<WithLink>(`${data}/data_requests/${id}/${verb}`, body);
const review = (id: string, body: object, who = validator) =>
  who.post<{ request: DataRequest; conflicts: { key: string; value: unknown }[] }>(
    `${LIVE}/data_requests/${id}/review`,
    body,
  );
const visitor = () => visitorOf(stage.server.address);
const formOfProduct = (id: string) =>
  ok(viewer.get<{ product: Product; origins: Record<string, object> }>(`${LIVE}/products/${id}/form`));
const now = () => Math.floor(Date.now() / 1000);
const actions = async (object: string) =>
  (
    await ok(
      owner.get<List<{ action: string; actor: { kind: string; name: string } }>>(
        `${LIVE}/activity?object=${object}`,
      ),
    )
  ).data;

/** A product and a request about it that is answered. */
async function answered(answers: Record<string, string>, over: object = {}) {
  const of = await createProduct(stage.live, { data: {} });
  const request = await ok(ask({ product: of.id, fields: Object.keys(answers), ...over }));
  await answerRequest(visitor(), request, answers);
  return { product: of, request };
}

describe("asking", () => {
  test("gives a link once, and tells everything else again", async () => {
    const made = await ok(ask({ expires: now() + 5 * DAY, language: "pt" }));
    expect(made).toMatchObject({
      object: "data_request",
      livemode: true,
      product: product.id,
      supplier: { name: "Tecelagem do Ave", email: "ines@ave.example" },
      fields: ["brand", "country_making", "fibre_composition"],
      documents: ["certificate"],
      message: "Dear Tecelagem,\nplease tell us about the cloth.",
      status: "open",
      answered_at: null,
      answers: {},
      files: [],
      language: "pt",
      mailed: false,
      declined: null,
    });
    expect(made.url).toMatch(/^https:\/\/id\.carnet\.test\/d\/[0-9A-Za-z]{43}$/);
    expect(made.qr).toStartWith("<svg");
    const { url, qr, mailed, ...rest } = made;
    expect(await ok(read(made.id))).toEqual(rest);
    expect((await list(`product=${product.id}`)).map(({ id }) => id)).toContain(made.id);
    const [entry] = await actions(made.id);
    expect(entry).toMatchObject({ action: "data_request.created", actor: { kind: "member" } });
    expect(JSON.stringify(entry)).not.toContain(pathOf(made).slice(3));
  });

  test("ends in 14 days unless somebody says otherwise", async () => {
    const { expires } = await ok(ask());
    expect(Math.abs(expires - now() - 14 * DAY)).toBeLessThan(30);
    for (const wrong of [now() - 5, now() + 60, now() + 400 * DAY])
      await refused(ask({ expires: wrong }), "invalid_value", "expires");
  });

  test("needs something to ask for, of the product's own template, and a supplier with a name", async () => {
    await refused(ask({ fields: [], documents: [] }), "parameter_missing", "fields");
    await refused(ask({ fields: ["brand", "voltage"] }), "invalid_value", "fields[1]");
    await refused(ask({ fields: ["brand", "brand"] }), "invalid_value", "fields");
    await refused(ask({ documents: ["novel"] }), "invalid_value", "documents[0]");
    await refused(ask({ supplier: { name: " " } }), "invalid_value", "supplier.name");
    await refused(ask({ supplier: { name: "A", email: "a@b.c, d@e.f" } }), "invalid_value", "supplier.email");
    await refused(ask({ language: "xx" }), "invalid_value", "language");
    await refused(ask({ message: "x".repeat(2001) }), "invalid_value", "message");
    await refused(ask({ product: NOWHERE }), "resource_missing", "product");
  });

  test("is for editors, reviewing for validators, reading for everybody of the company, and for nobody else", async () => {
    const { id } = await ok(ask());
    await refused(ask({}, viewer), "role_insufficient");
    for (const verb of ["remind", "revoke"]) await refused(act(id, verb, {}, viewer), "role_insufficient");
    await refused(act(id, "extend", { expires: now() + DAY }, viewer), "role_insufficient");
    await refused(review(id, { decisions: {} }, editor), "role_insufficient");
    await refused(read(id, foreigner), "resource_missing");
    await refused(read(id, foreigner, "/mare/live"), "resource_missing");
    await refused(read(id, viewer, "/nortada/test"), "resource_missing");
    await refused(act(id, "revoke", {}, foreigner, "/mare/live"), "resource_missing");
    const foreign = await createProduct(other.live);
    await refused(ask({ product: foreign.id }), "resource_missing", "product");
    expect((await ok(foreigner.get<List<object>>("/mare/live/data_requests"))).data).toEqual([]);
  });

  test("twice with one key asks once", async () => {
    const key = crypto.randomUUID();
    const body = { product: product.id, supplier: { name: "Twice" }, fields: ["brand"] };
    const send = () => ok(editor.post<WithLink>(`${LIVE}/data_requests`, body, { key }));
    const [one, again] = [await send(), await send()];
    expect(again).toEqual(one);
    expect((await list()).filter(({ supplier }) => supplier.name === "Twice")).toHaveLength(1);
  });
});

describe("an open request", () => {
  test("takes reminders, each with a link of its own, while the links before go on", async () => {
    const made = await ok(ask());
    const reminder = await ok(act(made.id, "remind"));
    expect(reminder.url).not.toBe(made.url);
    expect(reminder.links).toHaveLength(2);
    for (const link of [made, reminder]) expect((await visitor().get(pathOf(link))).status).toBe(200);
    for (let more = 1; more < 10; more++) await ok(act(made.id, "remind"));
    await refused(act(made.id, "remind"), "invalid_value");
  });

  test("is given more time", async () => {
    const made = await ok(ask({ expires: now() + 2 * DAY }));
    const later = now() + 9 * DAY;
    expect((await ok(act(made.id, "extend", { expires: later }))).expires).toBe(later);
    await refused(act(made.id, "extend", { expires: now() - 1 }), "invalid_value", "expires");
    expect((await actions(made.id)).map(({ action }) => action)).toContain("data_request.extended");
  });

  test("is taken back: its links take nothing, and say so", async () => {
    const made = await ok(ask());
    const page = await visitor().get(pathOf(made));
    expect((await ok(act(made.id, "revoke"))).status).toBe("declined");
    expect(await ok(act(made.id, "revoke"))).toMatchObject({ declined: { by: "company", reason: null } });
    const closed = await visitor().get(pathOf(made));
    expect([closed.status, closed.title]).toEqual([410, "This request was taken back"]);
    const late = await visitor().submit(page, { "data.brand": "Late" }, "go=check");
    expect(late.status).toBe(410);
    for (const verb of ["remind", "extend"])
      await refused(act(made.id, verb, verb === "extend" ? { expires: now() + DAY } : {}), "invalid_value");
    expect((await actions(made.id)).filter(({ action }) => action === "data_request.revoked")).toHaveLength(
      1,
    );
  });

  test("is declined by the supplier, with a reason that the company reads", async () => {
    const made = await ok(ask());
    const guest = visitor();
    const page = await guest.get(`${pathOf(made)}?step=decline`);
    expect(page.title).toBe("You cannot answer this?");
    const done = await guest.submit(page, { reason: "We sold <b>that</b> mill." });
    expect([done.status, done.title]).toEqual([410, "You said that you cannot answer"]);
    expect(await ok(read(made.id))).toMatchObject({
      status: "declined",
      declined: { by: "supplier", name: "Tecelagem do Ave", reason: "We sold <b>that</b> mill." },
    });
    const [entry] = await actions(made.id);
    expect(entry).toMatchObject({
      action: "data_request.declined",
      actor: { kind: "supplier", name: "Tecelagem do Ave" },
    });
  });
});

describe("an answer", () => {
  test("is nobody's but the supplier's before it is sent", async () => {
    const made = await ok(ask());
    const guest = visitor();
    const page = await guest.get(pathOf(made));
    await guest.submit(page, { "data.brand": "Ave" }, "go=save");
    expect(await ok(read(made.id))).toMatchObject({
      status: "open",
      answers: {},
      progress: { answered: 1 },
    });
    expect((await formOfProduct(product.id)).product.data).toEqual({});
  });

  test("is sent once, however often and from however many windows it is sent, and told to webhooks once", async () => {
    const before = receiver.received.length;
    const made = await ok(ask({ fields: ["brand"], documents: [] }));
    const guest = visitor();
    const page = await guest.get(pathOf(made));
    const check = await guest.submit(page, { "data.brand": "Ave" }, "go=check");
    expect(check.title).toBe("Is all this right?");
    const sent = await Promise.all(
      Array.from({ length: 6 }, () => visitorOf(stage.server.address).submit(check)),
    );
    expect(sent.map(({ status, title }) => [status, title])).toEqual(sent.map(() => [200, "Thank you"]));
    const request = await ok(read(made.id));
    expect(request).toMatchObject({ status: "answered", answers: { brand: "Ave" } });
    const received = await receiver.until(before + 1);
    await Bun.sleep(300);
    expect(receiver.received).toHaveLength(before + 1);
    const webhook = received.at(-1);
    if (!webhook) throw new Error("no webhook came");
    expectSigned(webhook, webhookSecret);
    expect(webhook.event).toMatchObject({ type: "data_request.answered", livemode: true });
    const { id, object, livemode, created, supplier, fields, documents, message, expires } = request;
    expect(webhook.event.data.object).toEqual({
      ...{ id, object, livemode, created, product: product.id, supplier, fields, documents, message },
      ...{ status: "answered", answered_at: request.answered_at, expires },
      ...{ answers: { brand: "Ave" }, files: [] },
    });
    expect(webhook.body).not.toContain(pathOf(made).slice(3));
    const acts = (await actions(made.id)).filter(({ action }) => action === "data_request.answered");
    expect(acts).toHaveLength(1);
    expect(acts[0]?.actor).toMatchObject({ kind: "supplier", name: "Tecelagem do Ave" });
  });

  test("is asked for the overview's count until it is reviewed", async () => {
    const waiting = async () =>
      (await ok(viewer.get<{ requests_answered: number }>(`${LIVE}/overview`))).requests_answered;
    const before = await waiting();
    const { request } = await answered({ brand: "Ave" });
    expect(await waiting()).toBe(before + 1);
    await ok(review(request.id, { decisions: { brand: "rejected" } }));
    expect(await waiting()).toBe(before);
  });

  test("holds documents, which belong to the product and are the supplier's", async () => {
    const of = await createProduct(stage.live, { data: {} });
    const made = await ok(ask({ product: of.id, fields: [], documents: ["certificate"] }));
    await answerRequest(visitor(), made, {}, ["certificate"]);
    const request = await ok(read(made.id));
    expect(request.files).toHaveLength(1);
    const document = await ok(stage.live.get<Document>(`/documents/${request.files[0]}`));
    expect(document).toMatchObject({ product: of.id, source: "supplier", kind: "certificate" });
    // There is nothing to decide on: the review ends with looking.
    expect((await ok(review(made.id, { decisions: {} }))).request.status).toBe("accepted");
    expect((await ok(stage.live.get<Document>(`/documents/${document.id}`))).archived).toBe(false);
  });
});

describe("a review", () => {
  test("writes what is accepted with the supplier as its origin, and who accepted", async () => {
    const { product: of, request } = await answered({ brand: "Ave", colour: "Blue" });
    const first = await ok(review(request.id, { decisions: { brand: "accepted" }, known: { brand: null } }));
    expect(first).toMatchObject({
      conflicts: [],
      request: { status: "answered", decisions: { brand: { decision: "accepted" } } },
    });
    const second = await ok(review(request.id, { decisions: { colour: "rejected" } }));
    expect(second.request.status).toBe("accepted");
    const { product: after, origins } = await formOfProduct(of.id);
    expect(after.data).toEqual({ brand: "Ave" });
    expect(origins["brand"]).toMatchObject({
      source: "supplier",
      name: "Tecelagem do Ave",
      accepted_by: "validator@nortada.example",
    });
    expect((await actions(request.id)).map(({ action }) => action).slice(0, 3)).toEqual([
      "data_request.accepted",
      "data_request.reviewed",
      "data_request.reviewed",
    ]);
    await refused(review(request.id, { decisions: { colour: "accepted" } }), "invalid_value");
  });

  test("writes nothing over what somebody has changed since it was shown", async () => {
    const { product: of, request } = await answered({ brand: "Ave" });
    await ok(stage.live.post(`/products/${of.id}`, { data: { brand: "Nortada" } }));
    const body = { decisions: { brand: "accepted" }, known: { brand: null } };
    const first = await ok(review(request.id, body));
    expect(first).toMatchObject({
      conflicts: [{ key: "brand", value: "Nortada" }],
      request: { status: "answered", decisions: {} },
    });
    expect((await formOfProduct(of.id)).product.data).toEqual({ brand: "Nortada" });
    const again = await ok(review(request.id, { ...body, known: { brand: "Nortada" } }));
    expect(again.request.status).toBe("accepted");
    expect((await formOfProduct(of.id)).product.data).toEqual({ brand: "Ave" });
  });

  test("that accepts nothing declines the request", async () => {
    const { product: of, request } = await answered({ brand: "Ave" });
    const { request: after } = await ok(review(request.id, { decisions: { brand: "rejected" } }));
    expect(after).toMatchObject({ status: "declined", declined: { by: "company" } });
    expect((await formOfProduct(of.id)).product.data).toEqual({});
    // To the supplier it is what was sent.
    expect((await visitor().get(pathOf(request))).title).toBe("Thank you");
  });

  test("takes decisions on answers alone, and takes no acceptance back", async () => {
    const { request } = await answered({ brand: "Ave", colour: "Blue" });
    await refused(
      review(request.id, { decisions: { country_making: "accepted" } }),
      "invalid_value",
      "decisions.country_making",
    );
    await ok(review(request.id, { decisions: { brand: "accepted" } }));
    await refused(
      review(request.id, { decisions: { brand: "rejected" } }),
      "invalid_value",
      "decisions.brand",
    );
    const open = await ok(ask());
    await refused(review(open.id, { decisions: {} }), "invalid_value");
  });

  test("of two at once writes each answer once", async () => {
    const { product: of, request } = await answered({ brand: "Ave" });
    const both = await Promise.all(
      [validator, owner].map((who) => review(request.id, { decisions: { brand: "accepted" } }, who)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await formOfProduct(of.id)).product.data).toEqual({ brand: "Ave" });
  });
});

test("lists are by status and product, and page by key", async () => {
  const of = await createProduct(stage.live, { data: COMPLETE });
  const ids = [];
  for (let count = 0; count < 3; count++) ids.unshift((await ok(ask({ product: of.id }))).id);
  await ok(act(ids[1] ?? "", "revoke"));
  const mine = (query: string) => list(`product=${of.id}&${query}`);
  expect((await mine("")).map(({ id }) => id)).toEqual(ids);
  expect((await mine("status=open")).map(({ id }) => id)).toEqual([ids[0] ?? "", ids[2] ?? ""]);
  expect((await mine("status=declined")).map(({ id }) => id)).toEqual([ids[1] ?? ""]);
  expect(await mine("status=expired")).toEqual([]);
  expect((await mine(`starting_after=${ids[0]}`)).map(({ id }) => id)).toEqual(ids.slice(1));
  await refused(viewer.get(`${LIVE}/data_requests?product=${NOWHERE}`), "resource_missing", "product");
  await refused(viewer.get(`${LIVE}/data_requests?status=lost`), "invalid_value", "status");
});
