/** After-sale events in the panel: recorded, decided on and voided by members; links of partners. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { ok, refused } from "../support/client.ts";
import {
  COMPLETE,
  type Company,
  createBatch,
  createProduct,
  issueProduct,
  type Stage,
  startStage,
} from "../support/company.ts";
import { formOf, pdf } from "../support/documents.ts";
import { type Member, signIn } from "../support/member.ts";
import type { EventFile, Item, LifecycleEvent, List, Passport, Product } from "../support/objects.ts";

const PASSWORD = "três palavras simples";
const NOWHERE = "01KAFZ7M3V8Q4T2N6X0C9B5D1E";

interface Summary extends LifecycleEvent {
  recorded_by: { kind: string; id: string | null; name: string };
  subject: {
    product: { id: string; name: string };
    batch: string | null;
    serial: string | null;
    url: string;
  };
}

interface Subject {
  item: string | null;
  passport: string | null;
  product: string;
  batch: string | null;
  serial: string | null;
  voided: boolean;
  has_items: boolean;
}

interface Link {
  id: string;
  name: string;
  status: string;
  expires: number | null;
  url?: string;
}

let stage: Stage;
let other: Company;
let owner: Member;
let editor: Member;
let viewer: Member;
/** Of the company Maré alone. */
let foreigner: Member;
let product: Product;
let passport: Passport;
let item: Item;

beforeAll(async () => {
  stage = await startStage();
  other = await stage.addCompany("mare");
  owner = await signIn(stage.server.address);
  editor = await join("editor", "nortada");
  viewer = await join("viewer", "nortada");
  foreigner = await join("owner", "mare");
  ({ product, passport } = await issueProduct(stage.live, { name: "Camisa Ria" }));
  item = await makeItem("Nr-42");
}, 90_000);
afterAll(() => stage?.server.stop());

async function join(role: string, company: string): Promise<Member> {
  const email = `${role}@${company}.example`;
  const words = ["--email", email, "--role", role, "--company", company, "--password", PASSWORD];
  await stage.server.carnetJson("user", "create", ...words);
  return signIn(stage.server.address, { email, password: PASSWORD });
}

async function makeItem(serial: string): Promise<Item> {
  await ok(stage.live.post(`/passports/${passport.id}/items`, { serials: [serial] }));
  const path = `/passports/${passport.id}/items?serial=${serial}`;
  const [made] = (await ok(stage.live.get<List<Item>>(path))).data;
  if (!made) throw new Error("there is no item");
  return made;
}

const LIVE = "/nortada/live";
const record = (over: object = {}, who = editor) =>
  who.post<LifecycleEvent>(`${LIVE}/lifecycle_events`, {
    item: item.id,
    type: "repair",
    occurred_on: "2026-01-15",
    ...over,
  });
const approve = (id: string, who = editor, data = LIVE) =>
  who.post<LifecycleEvent>(`${data}/lifecycle_events/${id}/approve`);
const reject = (id: string, reason: unknown = "Never in our workshop.", who = editor, data = LIVE) =>
  who.post<LifecycleEvent>(`${data}/lifecycle_events/${id}/reject`, { reason });
const summaryOf = (id: string, who = viewer) => who.get<Summary>(`${LIVE}/lifecycle_event_summaries/${id}`);
const summaries = async (query: string, data = LIVE) =>
  (await ok(viewer.get<List<Summary>>(`${data}/lifecycle_event_summaries?limit=100&${query}`))).data;
const pending = async () =>
  (await ok(viewer.get<{ events_pending: number }>(`${LIVE}/overview`))).events_pending;

/** Makes a link and tells its address's path. */
async function newLink(over: object = {}): Promise<{ link: Link; path: string }> {
  const link = await ok(owner.post<Link>(`${LIVE}/partner_links`, { name: "Atelier Agulha", ...over }));
  return { link, path: new URL(link.url ?? "").pathname };
}

/** What a partner's browser sends, with a file as evidence. */
async function tellByLink(path: string, description = "Cuff sewn again."): Promise<number> {
  const form = `${stage.server.address}${path}?item=${item.uid}&lang=en`;
  const page = await (await fetch(form)).text();
  const sent = new FormData();
  sent.append("stamp", /name="stamp" value="([^"]+)"/.exec(page)?.[1] ?? "");
  const told = { type: "repair", occurred_on: "2026-01-15", country: "PT", actor_name: "", description };
  for (const [name, value] of Object.entries(told)) sent.append(name, value);
  sent.append("file", new File([pdf([["17 EUR"]])], "fatura.pdf"));
  const init = { method: "POST", body: sent, redirect: "manual" } as const;
  const answer = await fetch(form, { ...init, headers: { "sec-fetch-site": "same-origin" } });
  return answer.status;
}

/** An event that waits, told by a partner. */
async function pendingEvent(description?: string): Promise<Summary> {
  const { path } = await newLink();
  expect(await tellByLink(path, description)).toBe(303);
  const [event] = await summaries("status=pending");
  if (!event) throw new Error("nothing waits");
  return event;
}

async function newestEvent() {
  const [event] = (
    await ok(stage.live.get<List<{ type: string; data: { object: LifecycleEvent } }>>("/events?limit=1"))
  ).data;
  return { type: event?.type, object: event?.data.object.id, status: event?.data.object.status };
}

const newestActivity = async () =>
  (await ok(owner.get<List<{ action: string; actor: { kind: string } }>>(`${LIVE}/activity?limit=1`)))
    .data[0];
const shown = async () =>
  (
    (await (await fetch(`${stage.server.address}/i/${item.uid}?format=json`)).json()) as {
      lifecycle_events: object[];
    }
  ).lifecycle_events;

describe("what a member records", () => {
  test("is the brand's, public at once, and names the member", async () => {
    const before = (await shown()).length;
    const event = await ok(record({ country: "PT", actor_name: "Loja do Porto" }));
    expect(event).toMatchObject({ source: "brand", status: "published", item: item.id });
    expect(await newestEvent()).toEqual({
      type: "lifecycle_event.recorded",
      object: event.id,
      status: "published",
    });
    expect(await newestActivity()).toMatchObject({
      action: "lifecycle_event.recorded",
      actor: { kind: "member" },
    });
    expect((await shown()).length).toBe(before + 1);
    expect(await ok(summaryOf(event.id))).toMatchObject({
      recorded_by: { kind: "member", name: "editor@nortada.example" },
      subject: {
        product: { id: product.id, name: "Camisa Ria" },
        batch: null,
        serial: item.serial,
        url: expect.stringMatching(new RegExp(`/i/${item.uid}$`)),
      },
    });
  });

  test("is refused of a viewer, of another company, and on what is of other data", async () => {
    await refused(record({}, viewer), "role_insufficient");
    await refused(record({}, foreigner), "resource_missing");
    const body = { item: item.id, type: "repair", occurred_on: "2026-01-15" };
    await refused(editor.post("/nortada/test/lifecycle_events", body), "resource_missing", "item");
    await refused(foreigner.post("/mare/live/lifecycle_events", body), "resource_missing", "item");
  });

  test("is voided with a reason, and shown no longer", async () => {
    const event = await ok(record());
    const before = (await shown()).length;
    await refused(
      viewer.post(`${LIVE}/lifecycle_events/${event.id}/void`, { reason: "Mistake." }),
      "role_insufficient",
    );
    const voided = await ok(
      editor.post<LifecycleEvent>(`${LIVE}/lifecycle_events/${event.id}/void`, { reason: "Mistake." }),
    );
    expect(voided).toMatchObject({ status: "voided", void_reason: "Mistake." });
    expect((await newestEvent()).type).toBe("lifecycle_event.voided");
    expect((await shown()).length).toBe(before - 1);
  });
});

describe("the queue", () => {
  test("tells what waits, of whom and about what, and how much of it there is", async () => {
    const before = await pending();
    const event = await pendingEvent();
    expect(event).toMatchObject({
      status: "pending",
      source: "third_party",
      recorded_by: { kind: "partner", name: "Atelier Agulha" },
      subject: { product: { name: "Camisa Ria" }, serial: item.serial },
      files: [{ name: "fatura.pdf", removed: false }],
    });
    expect(await pending()).toBe(before + 1);
    expect(await summaries("status=pending", "/nortada/test")).toEqual([]);
    await refused(summaryOf(event.id, foreigner), "resource_missing");
    await refused(foreigner.get(`/mare/live/lifecycle_event_summaries/${event.id}`), "resource_missing");
  });

  test("names the batch of an event on a passport, and the product as it is called now", async () => {
    const shirt = await createProduct(stage.live, { name: "Before" });
    const batch = await createBatch(stage.live, shirt, { batch_number: "L-7" });
    const own = await ok(stage.live.post<Passport>("/passports", { product: shirt.id, batch: batch.id }));
    const event = await ok(record({ item: null, passport: own.id, type: "recycling" }));
    await ok(stage.live.post(`/products/${shirt.id}`, { name: "After" }));
    expect((await ok(summaryOf(event.id))).subject).toEqual({
      product: { id: shirt.id, name: "After" },
      batch: "L-7",
      serial: null,
      url: expect.stringMatching(new RegExp(`/p/${own.uid}$`)),
    });
  });

  test("pages without losing or repeating an event", async () => {
    const all = (await summaries("")).map(({ id }) => id);
    const paged: string[] = [];
    for (let after = ""; ; after = paged.at(-1) ?? "") {
      const query = `limit=2${after === "" ? "" : `&starting_after=${after}`}`;
      const page = await ok(viewer.get<List<Summary>>(`${LIVE}/lifecycle_event_summaries?${query}`));
      paged.push(...page.data.map(({ id }) => id));
      if (!page.has_more) break;
    }
    expect(all.length).toBeGreaterThan(3);
    expect(paged).toEqual(all);
  });
});

describe("approving", () => {
  test("publishes, tells webhooks, and notes who did it", async () => {
    const event = await pendingEvent("Approved once.");
    const before = (await shown()).length;
    await refused(approve(event.id, viewer), "role_insufficient");
    await refused(approve(event.id, foreigner), "resource_missing");
    await refused(approve(event.id, foreigner, "/mare/live"), "resource_missing");
    await refused(approve(event.id, editor, "/nortada/test"), "resource_missing");
    expect((await shown()).length).toBe(before);
    expect(await ok(approve(event.id))).toMatchObject({ id: event.id, status: "published" });
    expect(await newestEvent()).toEqual({
      type: "lifecycle_event.published",
      object: event.id,
      status: "published",
    });
    expect(await newestActivity()).toMatchObject({
      action: "lifecycle_event.published",
      actor: { kind: "member", name: "editor@nortada.example" },
    });
    expect(await shown()).toContainEqual(
      expect.objectContaining({ description: "Approved once.", evidence: true }),
    );
  });

  test("is for what waits alone", async () => {
    const event = await pendingEvent();
    await ok(approve(event.id));
    await refused(approve(event.id), "invalid_value");
    await refused(reject(event.id), "invalid_value");
    await refused(approve((await ok(record())).id), "invalid_value");
    await refused(approve(NOWHERE), "resource_missing");
  });
});

describe("rejecting", () => {
  test("keeps it from the public for good, with the reason", async () => {
    const event = await pendingEvent("Never to be seen.");
    await refused(reject(event.id, "No.", viewer), "role_insufficient");
    await refused(reject(event.id, "No.", foreigner, "/mare/live"), "resource_missing");
    await refused(reject(event.id, "No.", editor, "/nortada/test"), "resource_missing");
    await refused(reject(event.id, "  "), "invalid_value", "reason");
    await refused(reject(event.id, "x".repeat(301)), "invalid_value", "reason");
    expect(await ok(reject(event.id, " Not ours. "))).toMatchObject({
      status: "rejected",
      rejected_reason: "Not ours.",
    });
    expect((await newestEvent()).type).toBe("lifecycle_event.rejected");
    expect(JSON.stringify(await shown())).not.toContain("Never to be seen");
    await refused(approve(event.id), "invalid_value");
  });
});

describe("attachments", () => {
  const attach = async (event: string, who = editor) => {
    const { raw, headers } = await formOf({}, { bytes: pdf([["Invoice"]]), name: "invoice.pdf" });
    const path = `${LIVE}/lifecycle_events/${event}/files`;
    return who.send<EventFile>("POST", path, { raw: raw as BodyInit, headers });
  };
  const content = (event: string, file: string, who = viewer) =>
    fetch(`${stage.server.address}/panel/api${LIVE}/lifecycle_events/${event}/files/${file}/content`, {
      headers: { "Sec-Fetch-Site": "same-origin", Cookie: who.cookie },
    });
  const remove = (event: string, file: string, who = editor, data = LIVE) =>
    who.post<LifecycleEvent>(`${data}/lifecycle_events/${event}/files/${file}/remove`);

  test("are added, downloaded and removed; that there was one stays", async () => {
    const event = await ok(record());
    const file = await ok(attach(event.id));
    const answer = await content(event.id, file.id);
    expect(answer.headers.get("content-disposition")).toContain("attachment");
    expect(Buffer.from(await answer.arrayBuffer()).toString("latin1")).toStartWith("%PDF");
    await refused(attach(event.id, viewer), "role_insufficient");
    await refused(remove(event.id, file.id, viewer), "role_insufficient");
    await refused(remove(event.id, file.id, foreigner, "/mare/live"), "resource_missing");
    await refused(remove(event.id, file.id, editor, "/nortada/test"), "resource_missing");
    expect((await content(event.id, file.id)).status).toBe(200);
    const after = await ok(remove(event.id, file.id));
    expect(after).toMatchObject({ evidence: false, files: [{ id: file.id, removed: true }] });
    expect((await content(event.id, file.id)).status).toBe(404);
    const { message } = await refused(remove(event.id, file.id), "resource_missing");
    expect(message).toBe("This attachment was removed; its content no longer exists.");
    expect((await newestActivity())?.action).toBe("lifecycle_event.file_removed");
  });
});

describe("what an event is recorded on", () => {
  const find = async (text: string, data = LIVE) =>
    (await ok(editor.get<{ data: Subject[] }>(`${data}/event_subjects?find=${encodeURIComponent(text)}`)))
      .data;

  test("is found by serial, by the address of a code, and by words of the product", async () => {
    const piece = {
      item: item.id,
      passport: null,
      serial: item.serial,
      product: "Camisa Ria",
      voided: false,
    };
    for (const text of [
      item.serial.toLowerCase(),
      item.url,
      `https://elsewhere.example/i/${item.uid}`,
      item.uid,
    ])
      expect(await find(text)).toMatchObject([piece]);
    expect(await find(passport.url)).toMatchObject([{ passport: passport.id, item: null, has_items: true }]);
    expect(await find(`ria ${product.reference}`)).toMatchObject([{ passport: passport.id }]);
    expect(await find("nothing is called that")).toEqual([]);
    expect(await find("x".repeat(900))).toEqual([]);
  });

  test("tells that a piece is voided, and of batches which one", async () => {
    const gone = await makeItem("Gone-1");
    await ok(stage.live.post(`/items/${gone.id}/void`, { reason: "Lost." }));
    expect(await find("gone-1")).toMatchObject([{ item: gone.id, voided: true }]);
    await refused(record({ item: gone.id }), "item_voided", "item");
    const shirt = await createProduct(stage.live, { name: "Vestido Salina" });
    const batch = await createBatch(stage.live, shirt, { batch_number: "L-9" });
    await ok(stage.live.post("/passports", { product: shirt.id, batch: batch.id }));
    expect(await find("salina")).toMatchObject([{ batch: "L-9", has_items: false }]);
  });

  test("is nothing of other data and other companies", async () => {
    const theirs = await issueProduct(other.live, { name: "Lenço Espuma", data: COMPLETE });
    expect(await find(theirs.passport.url)).toEqual([]);
    expect(await find("espuma")).toEqual([]);
    expect(await find(item.serial, "/nortada/test")).toEqual([]);
    await refused(viewer.get(`${LIVE}/event_subjects?find=x`), "role_insufficient");
    await refused(editor.get(`${LIVE}/event_subjects`), "parameter_missing", "find");
    await refused(editor.get(`${LIVE}/event_subjects?find=${"x".repeat(1001)}`), "invalid_value", "find");
  });
});

describe("links of partners", () => {
  test("are told once, listed without their address, and end at once", async () => {
    const { link, path } = await newLink({ name: "Retrosaria" });
    expect(path).toMatch(/^\/t\/[0-9A-Za-z]{43}$/);
    const listed = await ok(owner.get<List<Link>>(`${LIVE}/partner_links?limit=1`));
    expect(listed.data).toMatchObject([{ id: link.id, name: "Retrosaria", status: "active" }]);
    expect(JSON.stringify(listed)).not.toContain("/t/");
    expect(await ok(owner.post<Link>(`${LIVE}/partner_links/${link.id}/revoke`))).toMatchObject({
      status: "revoked",
    });
    expect(await tellByLink(path)).not.toBe(303);
    expect((await newestActivity())?.action).toBe("partner_link.revoked");
  });

  test("are refused of editors, with an end that has passed, and to other companies", async () => {
    const { link } = await newLink();
    await refused(editor.post(`${LIVE}/partner_links`, { name: "x" }), "role_insufficient");
    await refused(editor.post(`${LIVE}/partner_links/${link.id}/revoke`), "role_insufficient");
    await refused(foreigner.post(`/mare/live/partner_links/${link.id}/revoke`), "resource_missing");
    await refused(owner.post(`/nortada/test/partner_links/${link.id}/revoke`), "resource_missing");
    await refused(owner.post(`${LIVE}/partner_links`, { name: "x", expires: 1 }), "invalid_value", "expires");
    await refused(owner.post(`${LIVE}/partner_links`, { name: " " }), "invalid_value", "name");
    expect((await ok(owner.get<List<Link>>("/nortada/test/partner_links"))).data).toEqual([]);
    expect((await ok(foreigner.get<List<Link>>("/mare/live/partner_links"))).data).toEqual([]);
  });
});
