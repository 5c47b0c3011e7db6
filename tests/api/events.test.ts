/** `GET /events`: what happened, as webhooks tell it, kept for 30 days. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { encodeTime } from "ulid";
import { alterData } from "../support/alter.ts";
import { type Answer, type Client, ok, refused } from "../support/client.ts";
import {
  type Company,
  createBatch,
  createProduct,
  issueProduct,
  newReference,
  type Stage,
  startStage,
} from "../support/company.ts";
import type { Event, List, Passport, Product } from "../support/objects.ts";
import { ON_POSTGRES } from "../support/server.ts";

const UNKNOWN = "01ARZ3NDEKTSV4RRFFQ69G5FAV";
const DAY = 24 * 60 * 60;
let stage: Stage;
let other: Company;

beforeAll(async () => {
  stage = await startStage();
  other = await stage.addCompany("mare");
});
afterAll(() => stage.server.stop());

const list = (client: Client, query = "") => ok(client.get<List<Event>>(`/events${query}`));
const idsOf = (events: List<Event>) => events.data.map(({ id }) => id);

async function newest(client: Client = stage.live): Promise<Event> {
  const [event] = (await list(client, "?limit=1")).data;
  if (!event) throw new Error("there is no event");
  return event;
}

describe("an event", () => {
  test("is the envelope around the object as the API returned it", async () => {
    const before = Math.floor(Date.now() / 1000);
    const product = await createProduct(stage.live);
    const event = await newest();
    expect(event).toEqual({
      id: event.id,
      object: "event",
      type: "product.created",
      api_version: "v1",
      created: event.created,
      livemode: true,
      data: { object: product },
    });
    expect(event.id).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
    expect(event.created).toBeWithin(before, Date.now() / 1000 + 1);
    expect(await ok(stage.live.get<Event>(`/events/${event.id}`))).toEqual(event);
  });

  test("of every kind of change holds its object, newest first", async () => {
    const company = await stage.addCompany("changes");
    const product = await createProduct(company.live);
    const renamed = await ok(company.live.post<Product>(`/products/${product.id}`, { name: "New" }));
    const batch = await createBatch(company.live, product);
    const changed = await ok(
      company.live.post(`/products/${product.id}/batches/${batch.id}`, { quantity: 2 }),
    );
    const issued = await ok(company.live.post<Passport>("/passports", { product: product.id }));
    const path = `/passports/${issued.id}`;
    const second = await ok(company.live.post(`${path}/versions`, { change_note: "N" }));
    const withdrawn = await ok(company.live.post(`${path}/withdraw`, { reason: "R" }));
    const { data } = await list(company.live);
    expect(data.map(({ type, data }) => [type, data.object as unknown])).toEqual([
      ["passport.withdrawn", withdrawn],
      ["passport.version_published", second],
      ["passport.issued", issued],
      ["batch.updated", changed],
      ["batch.created", batch],
      ["product.updated", renamed],
      ["product.created", product],
    ]);
  });

  test("stays as it was when its object changes", async () => {
    const product = await createProduct(stage.live);
    const { id } = await newest();
    await ok(stage.live.post(`/products/${product.id}`, { name: "Changed since", data: { brand: null } }));
    expect((await ok(stage.live.get<Event<Product>>(`/events/${id}`))).data.object).toEqual(product);
  });

  test("of a passport never holds restricted fields", async () => {
    const { passport } = await issueProduct(stage.live, {
      data: {
        brand: "B",
        country_making: "PT",
        fibre_composition: [{ fibre: "linen", percent: 100 }],
        facility_identifier: "not for strangers",
      },
    });
    const event = await newest();
    expect(event.data.object).toEqual(passport);
    expect(JSON.stringify(event)).not.toContain("not for strangers");
  });

  test("comes neither of a refused nor of a replayed request", async () => {
    const body = { name: "N", reference: newReference() };
    const send = () => stage.live.post("/products", body, { key: "event-once" });
    await ok(send());
    const { id } = await newest();
    await ok(send());
    await refused(stage.live.post("/products", body), "reference_taken", "reference");
    await refused(stage.live.post("/products", { name: "N" }), "parameter_missing", "reference");
    expect((await newest()).id).toBe(id);
  });

  test("comes once for each of many changes at once", async () => {
    const company = await stage.addCompany("at-once");
    const made = await Promise.all(Array.from({ length: 20 }, () => createProduct(company.live)));
    const { data } = await list(company.live, "?limit=100");
    expect(data.map((event) => event.data.object.id).sort()).toEqual(made.map(({ id }) => id).sort());
  });
});

describe("GET /events", () => {
  let company: Company;
  beforeAll(async () => {
    company = await stage.addCompany("lists");
    for (let i = 0; i < 6; i++) await issueProduct(company.live);
  });

  test("is a list in pages that lose and repeat nothing", async () => {
    const all = await list(company.live, "?limit=100");
    expect({ ...all, data: all.data.length }).toEqual({
      object: "list",
      data: 12,
      has_more: false,
      url: "/api/v1/events",
    });
    expect(idsOf(all)).toEqual(idsOf(all).toSorted().reverse());
    const first = await list(company.live);
    expect([first.data.length, first.has_more]).toEqual([10, true]);
    const rest = await list(company.live, `?starting_after=${first.data.at(-1)?.id}`);
    expect([...idsOf(first), ...idsOf(rest)]).toEqual(idsOf(all));
    expect(rest.has_more).toBe(false);
    expect((await list(company.live, `?starting_after=${idsOf(all).at(-1)}`)).data).toEqual([]);
  });

  test("filters by type, page by page", async () => {
    const issued = await list(company.live, "?type=passport.issued&limit=4");
    const rest = await list(company.live, `?type=passport.issued&starting_after=${idsOf(issued).at(-1)}`);
    expect([issued.has_more, rest.has_more]).toEqual([true, false]);
    const both = [...issued.data, ...rest.data];
    expect(both.map(({ type }) => type)).toEqual(Array(6).fill("passport.issued"));
    expect(new Set(both.map(({ id }) => id)).size).toBe(6);
    expect((await list(company.live, "?type=item.voided")).data).toEqual([]);
    const created = await list(company.live, `?type=product.created&starting_after=${idsOf(issued)[0]}`);
    expect(created.data.map(({ type }) => type)).toEqual(Array(6).fill("product.created"));
  });

  test("refuses a type that does not exist, and what it does not take", async () => {
    for (const type of ["product.deleted", "product", "*", "", "PRODUCT.CREATED"])
      await refused(company.live.get(`/events?type=${type}`), "invalid_value", "type");
    await refused(company.live.get("/events?types=product.created"), "parameter_unknown", "types");
    const twice = company.live.get("/events?type=batch.created&type=batch.updated");
    await refused(twice, "invalid_value", "type");
    for (const limit of ["0", "101", "x"])
      await refused(company.live.get(`/events?limit=${limit}`), "invalid_value", "limit");
  });

  test("follows what happens after an event, oldest first, page by page", async () => {
    const all = idsOf(await list(company.live, "?limit=100")).toReversed();
    const first = await list(company.live, `?after=${all[1]}&limit=7`);
    expect([idsOf(first), first.has_more]).toEqual([all.slice(2, 9), true]);
    const rest = await list(company.live, `?after=${all[1]}&starting_after=${all[8]}&limit=7`);
    expect([idsOf(rest), rest.has_more]).toEqual([all.slice(9), false]);
    const issued = await list(company.live, `?after=${all[5]}&type=passport.issued`);
    expect(issued.data.map(({ type }) => type)).toEqual(Array(3).fill("passport.issued"));
    expect(idsOf(issued)).toEqual(idsOf(issued).toSorted());
    expect((await list(company.live, `?after=${all.at(-1)}`)).data).toEqual([]);
    const { id } = await createProduct(company.live);
    const [next, ...none] = (await list(company.live, `?after=${all.at(-1)}`)).data;
    expect([next?.data.object.id, none]).toEqual([id, []]);
    expect(idsOf(await list(company.live, `?after=${UNKNOWN}&limit=2`))).toEqual(all.slice(0, 2));
    for (const after of ["", "x", all[0]?.toLowerCase()])
      await refused(company.live.get(`/events?after=${after}`), "invalid_value", "after");
  });

  test("follows no id that is of no event, unless it may have been, or stands for a moment", async () => {
    const [first = "", ...rest] = idsOf(await list(company.live, "?limit=100")).toReversed();
    const never = `${first.slice(0, 10)}${"Z".repeat(16)}`;
    await refused(company.live.get(`/events?after=${never}`), "resource_missing", "after");
    for (const client of [other.live, company.test])
      await refused(client.get(`/events?after=${first}`), "resource_missing", "after");
    const moment = `${first.slice(0, 10)}${"0".repeat(16)}`;
    expect(idsOf(await list(company.live, `?after=${moment}&limit=100`))).toEqual([first, ...rest]);
  });

  test("shows nothing of another company and nothing of the other mode", async () => {
    const product = await createProduct(other.test);
    const events = await list(other.test);
    expect(events.data.map(({ data, livemode }) => [data.object.id, livemode])).toEqual([
      [product.id, false],
    ]);
    expect((await list(other.live)).data).toEqual([]);
    const [id] = idsOf(await list(company.live, "?limit=1"));
    for (const client of [other.live, company.test])
      await refused(client.get(`/events?starting_after=${id}`), "resource_missing", "starting_after");
    await refused(
      company.live.get(`/events?starting_after=${product.id}`),
      "resource_missing",
      "starting_after",
    );
  });
});

describe("GET /events/{id}", () => {
  test("refuses what does not exist in this company and mode", async () => {
    const product = await createProduct(stage.live);
    const { id } = await newest();
    for (const client of [other.live, stage.test, other.test])
      await refused(client.get(`/events/${id}`), "resource_missing");
    for (const unknown of [UNKNOWN, product.id, "x", id.toLowerCase(), "%00"])
      await refused(stage.live.get(`/events/${unknown}`), "resource_missing");
    await refused(stage.live.get(`/events/${id}?expand=data`), "parameter_unknown", "expand");
  });

  test("cannot be written to", async () => {
    const { id } = await newest();
    for (const path of ["/events", `/events/${id}`]) {
      const answer: Answer = await stage.live.post(path, {});
      expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    }
  });

  test.skipIf(ON_POSTGRES)("is gone after 30 days, also before the rows are swept", async () => {
    const company = await stage.addCompany("ages");
    for (let i = 0; i < 3; i++) await createProduct(company.live);
    const events = (await list(company.live)).data;
    const now = Date.now() / 1000;
    const aged = [now - 30 * DAY - 5, now - 30 * DAY + 60, now].map((seconds, i) => ({
      from: events[2 - i]?.id ?? "",
      to: encodeTime(Math.floor(seconds * 1000), 10) + (events[2 - i]?.id ?? "").slice(10),
    }));
    for (const { from, to } of aged)
      alterData(stage.server.data, "update events set id = ? where id = ?", [to, from]);
    const [over, kept, fresh] = aged.map(({ to }) => to);
    const shown = await ok(company.live.get<List<Event>>("/events"));
    expect(shown.data).toHaveLength(2);
    await refused(company.live.get(`/events/${over}`), "resource_missing");
    await refused(company.live.get(`/events?starting_after=${over}`), "resource_missing", "starting_after");
    for (const id of [kept, fresh]) await ok(company.live.get(`/events/${id}`));
    for (const after of [over, UNKNOWN])
      expect((await list(company.live, `?after=${after}`)).data).toEqual(shown.data.toReversed());
  });
});
