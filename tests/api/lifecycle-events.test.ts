/** After-sale events: recording, reading, voiding, and their attachments, with every refusal. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { createHash } from "node:crypto";
import { type Client, ok, refused } from "../support/client.ts";
import { type Company, createBatch, issueProduct, type Stage, startStage } from "../support/company.ts";
import { attach, formOf, pdf, pdfOfSize } from "../support/documents.ts";
import type { Event, EventFile, Item, LifecycleEvent, List, Passport } from "../support/objects.ts";
import { jpeg, png, webp } from "../support/pictures.ts";
import { readRows } from "../support/records.ts";
import { ON_POSTGRES } from "../support/server.ts";
import { storedFiles } from "../support/stored-files.ts";

const UNKNOWN = "01ARZ3NDEKTSV4RRFFQ69G5FAV";
const MAX_BYTES = 10 * 1024 * 1024;
let stage: Stage;
let other: Company;
let passport: Passport;
let item: Item;

beforeAll(async () => {
  stage = await startStage();
  other = await stage.addCompany("mare");
  ({ passport } = await issueProduct(stage.live));
  item = await makeItem();
});
afterAll(() => stage.server.stop());

async function makeItem(client: Client = stage.live, under = passport): Promise<Item> {
  await ok(client.post(`/passports/${under.id}/items`, { quantity: 1 }));
  const [made] = (await ok(client.get<List<Item>>(`/passports/${under.id}/items?limit=1`))).data;
  if (!made) throw new Error("there is no item");
  return made;
}

const today = () => dayFromNow(0);
const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const record = (over: object = {}, client: Client = stage.live, key?: string) =>
  client.post<LifecycleEvent>(
    "/lifecycle_events",
    { item: item.id, type: "repair", occurred_on: today(), ...over },
    key === undefined ? {} : { key },
  );
const list = async (query = "", client: Client = stage.live) =>
  ok(client.get<List<LifecycleEvent>>(`/lifecycle_events${query}`));
const idsOf = ({ data }: List<{ id: string }>) => data.map(({ id }) => id);

async function newestEvent(): Promise<Event> {
  const [event] = (await ok(stage.live.get<List<Event>>("/events?limit=1"))).data;
  if (!event) throw new Error("there is no event");
  return event;
}

async function leavingNothing(work: () => Promise<unknown>): Promise<void> {
  const before = await storedFiles(stage.server);
  await work();
  expect(await storedFiles(stage.server)).toEqual(before);
}

describe("POST /lifecycle_events", () => {
  test("records what happened to a piece, published at once", async () => {
    const event = await ok(
      record({
        country: "PT",
        actor_name: "Atelier Agulha",
        description: "Seam of the left cuff sewn again.\nOne button replaced.",
      }),
    );
    expect(event).toEqual({
      id: event.id,
      object: "lifecycle_event",
      livemode: true,
      created: event.created,
      item: item.id,
      passport: null,
      type: "repair",
      occurred_on: today(),
      country: "PT",
      actor_name: "Atelier Agulha",
      description: "Seam of the left cuff sewn again.\nOne button replaced.",
      status: "published",
      source: "api",
      files: [],
      evidence: false,
      voided_at: null,
      void_reason: null,
      rejected_reason: null,
    });
    expect(event.id).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
    expect(await ok(stage.live.get<LifecycleEvent>(`/lifecycle_events/${event.id}`))).toEqual(event);
    expect(await newestEvent()).toMatchObject({
      type: "lifecycle_event.recorded",
      livemode: true,
      data: { object: event },
    });
  });

  test("records what happened under the passport of a model or batch, with the least that it needs", async () => {
    const { product, passport: model } = await issueProduct(stage.live);
    const batch = await createBatch(stage.live, product);
    const ofBatch = await ok(
      stage.live.post<Passport>("/passports", { product: product.id, batch: batch.id }),
    );
    for (const { id } of [model, ofBatch])
      for (const type of ["repair", "resale", "recycling"])
        expect(await ok(record({ item: undefined, passport: id, type }))).toMatchObject({
          item: null,
          passport: id,
          type,
          country: null,
          actor_name: null,
          description: null,
        });
  });

  test("takes null for what is left out, and keeps no blank text", async () => {
    const empty = { passport: null, country: null, actor_name: null, description: null };
    expect(await ok(record(empty))).toMatchObject({ item: item.id, ...empty });
    expect(await ok(record({ actor_name: "", description: " \n" }))).toMatchObject({
      actor_name: null,
      description: null,
    });
  });

  test("goes on under a withdrawn passport, for recycling after a recall", async () => {
    const { passport: recalled } = await issueProduct(stage.live);
    const piece = await makeItem(stage.live, recalled);
    await ok(stage.live.post(`/passports/${recalled.id}/withdraw`, { reason: "Recalled." }));
    const type = "recycling";
    expect((await ok(record({ item: piece.id, type }))).status).toBe("published");
    const event = await ok(record({ item: undefined, passport: recalled.id, type }));
    await ok(stage.live.post(`/lifecycle_events/${event.id}/void`, { reason: "Twice." }));
  });

  test("goes on for a product that is archived", async () => {
    const { product, passport: former } = await issueProduct(stage.live);
    await ok(stage.live.post(`/products/${product.id}`, { status: "archived" }));
    expect((await ok(record({ item: undefined, passport: former.id }))).status).toBe("published");
  });

  test("is refused on a voided item", async () => {
    const piece = await makeItem();
    const event = await ok(record({ item: piece.id }));
    await ok(stage.live.post(`/items/${piece.id}/void`, { reason: "Destroyed." }));
    await refused(record({ item: piece.id }), "item_voided", "item");
    await ok(stage.live.post(`/lifecycle_events/${event.id}/void`, { reason: "It never happened." }));
  });

  test("takes an item or a passport, one of the two", async () => {
    await refused(record({ passport: passport.id }), "invalid_value", "passport");
    await refused(record({ item: undefined }), "parameter_missing", "item");
    await refused(record({ item: null, passport: null }), "parameter_missing", "item");
    await refused(record({ item: 1 }), "invalid_type", "item");
    // Who sends nothing is told of all that is missing.
    const { errors } = await refused(stage.live.post("/lifecycle_events", {}), "parameter_missing", "type");
    expect(errors.map(({ param }) => param).sort()).toEqual(["item", "occurred_on", "type"]);
  });

  test("refuses an item or passport that is unknown, of another company or of the other mode", async () => {
    const theirs = await issueProduct(other.live);
    const theirItem = await makeItem(other.live, theirs.passport);
    const trial = await issueProduct(stage.test);
    const trialItem = await makeItem(stage.test, trial.passport);
    for (const id of [UNKNOWN, "", "x", theirItem.id, trialItem.id, passport.id])
      await refused(record({ item: id }), "resource_missing", "item");
    for (const id of [UNKNOWN, "x", theirs.passport.id, trial.passport.id, item.id])
      await refused(record({ item: undefined, passport: id }), "resource_missing", "passport");
  });

  test("refuses a day in the future by UTC, and what is no day", async () => {
    for (const day of [dayFromNow(1), "9999-12-31"])
      await refused(record({ occurred_on: day }), "invalid_value", "occurred_on");
    for (const day of ["2026-02-30", "2026-2-3", "20260203", "yesterday", "", `${today()}T00:00:00Z`])
      await refused(record({ occurred_on: day }), "invalid_value", "occurred_on");
    await refused(record({ occurred_on: 20260203 }), "invalid_type", "occurred_on");
    await refused(record({ occurred_on: undefined }), "parameter_missing", "occurred_on");
    await ok(record({ occurred_on: today() }));
    await ok(record({ occurred_on: "2024-02-29" }));
  });

  test("refuses other types, countries that do not exist, and texts that are too long or hold what cannot be seen", async () => {
    for (const type of ["theft", "", "Repair"]) await refused(record({ type }), "invalid_value", "type");
    await refused(record({ type: undefined }), "parameter_missing", "type");
    for (const country of ["XX", "pt", "PRT", "", "P"])
      await refused(record({ country }), "invalid_value", "country");
    await ok(record({ description: "🧵".repeat(1000), actor_name: "é".repeat(160) }));
    await refused(record({ description: "🧵".repeat(1001) }), "invalid_value", "description");
    await refused(record({ actor_name: "x".repeat(161) }), "invalid_value", "actor_name");
    for (const text of ["a\u0000b", "a\u0007b", "a\ud800b"])
      await refused(record({ description: text }), "invalid_value", "description");
    for (const name of ["status", "source", "files", "evidence", "livemode"])
      await refused(record({ [name]: "published" }), "parameter_unknown", name);
    const error = await refused(record({ type: "theft", country: "XX" }), "invalid_value", "type");
    expect(error.errors.map(({ param }) => param)).toEqual(["type", "country"]);
  });

  test("answers a repeat with the same key alike and records once, also when both come at once", async () => {
    const body = { description: "Once only." };
    const first = await record(body, stage.live, "event-1");
    const again = await record(body, stage.live, "event-1");
    expect([again.text, again.headers.get("idempotent-replayed")]).toEqual([first.text, "true"]);
    await refused(
      record({ description: "Another." }, stage.live, "event-1"),
      "idempotency_key_reused",
      "Idempotency-Key",
    );
    const together = await Promise.all(
      Array.from({ length: 6 }, () => record({ description: "Race." }, stage.live, "event-race")),
    );
    expect(new Set(together.map(({ json }) => json.id)).size).toBe(1);
  });

  test("is refused to a key that is missing, and to an account that is read-only, which can still read", async () => {
    await refused(record({}, stage.stranger), "api_key_missing");
    const company = await stage.addCompany("quieta");
    const quiet = await issueProduct(company.live);
    const body = { item: undefined, passport: quiet.passport.id };
    const event = await ok(record(body, company.live));
    const file = await ok(attach(company.live, event.id));
    await stage.server.carnetJson("company", "update", "quieta", "--status", "read_only");
    await refused(record(body, company.live), "account_read_only");
    await refused(attach(company.live, event.id), "account_read_only");
    await refused(
      company.live.post(`/lifecycle_events/${event.id}/void`, { reason: "x" }),
      "account_read_only",
    );
    await ok(company.live.get(`/lifecycle_events/${event.id}`));
    expect((await download(event.id, file.id, company.live)).status).toBe(200);
  });
});

describe("GET /lifecycle_events", () => {
  test("lists the newest first, page by page, of one item or passport and in one state", async () => {
    const company = await stage.addCompany("fiada");
    const { passport: theirs } = await issueProduct(company.live);
    const piece = await makeItem(company.live, theirs);
    const made: LifecycleEvent[] = [];
    for (let i = 0; i < 5; i++) {
      const subject = i % 2 === 0 ? { item: piece.id } : { item: undefined, passport: theirs.id };
      made.unshift(await ok(record({ ...subject, occurred_on: `2026-01-0${5 - i}` }, company.live)));
    }
    const [newest] = made;
    expect(await list("", company.live)).toEqual({
      object: "list",
      data: made,
      has_more: false,
      url: "/api/v1/lifecycle_events",
    });
    const page = await list("?limit=2", company.live);
    expect(page).toMatchObject({ data: made.slice(0, 2), has_more: true });
    expect(await list(`?limit=2&starting_after=${page.data[1]?.id}`, company.live)).toMatchObject({
      data: made.slice(2, 4),
      has_more: true,
    });
    const ofItem = made.filter((one) => one.item !== null);
    expect((await list(`?item=${piece.id}`, company.live)).data).toEqual(ofItem);
    const ofPassport = made.filter((one) => one.item === null);
    expect((await list(`?passport=${theirs.id}`, company.live)).data).toEqual(ofPassport);
    await ok(company.live.post(`/lifecycle_events/${newest?.id}/void`, { reason: "Mistake." }));
    expect(idsOf(await list("?status=voided", company.live))).toEqual([newest?.id ?? ""]);
    expect(idsOf(await list(`?status=published&item=${piece.id}&limit=1`, company.live))).toEqual([
      ofItem[1]?.id ?? "",
    ]);
    for (const status of ["pending", "rejected"])
      expect((await list(`?status=${status}`, company.live)).data).toEqual([]);
  });

  test("refuses an item, passport or beginning that does not exist here, and other states", async () => {
    const theirs = await issueProduct(other.live);
    const theirItem = await makeItem(other.live, theirs.passport);
    const theirEvent = await ok(record({ item: theirItem.id }, other.live));
    for (const id of [UNKNOWN, "x", theirItem.id])
      await refused(stage.live.get(`/lifecycle_events?item=${id}`), "resource_missing", "item");
    for (const id of [UNKNOWN, "x", theirs.passport.id])
      await refused(stage.live.get(`/lifecycle_events?passport=${id}`), "resource_missing", "passport");
    for (const id of [UNKNOWN, "x", theirEvent.id])
      await refused(
        stage.live.get(`/lifecycle_events?starting_after=${id}`),
        "resource_missing",
        "starting_after",
      );
    await refused(stage.live.get("/lifecycle_events?status=open"), "invalid_value", "status");
    await refused(stage.live.get("/lifecycle_events?type=repair"), "parameter_unknown", "type");
  });

  test("shows events in their company and mode only", async () => {
    const event = await ok(record());
    for (const client of [stage.test, other.live, other.test]) {
      await refused(client.get(`/lifecycle_events/${event.id}`), "resource_missing");
      await refused(
        client.post(`/lifecycle_events/${event.id}/void`, { reason: "Not mine." }),
        "resource_missing",
      );
      await leavingNothing(() => refused(attach(client, event.id), "resource_missing"));
      await refused(client.get(`/lifecycle_events/${event.id}/files`), "resource_missing");
      expect(idsOf(await list("?limit=100", client))).not.toContain(event.id);
    }
    const trial = await issueProduct(stage.test);
    const body = { item: undefined, passport: trial.passport.id };
    expect((await ok(record(body, stage.test))).livemode).toBe(false);
    for (const id of [UNKNOWN, "x", "%00"])
      await refused(stage.live.get(`/lifecycle_events/${id}`), "resource_missing");
  });
});

describe("POST /lifecycle_events/{id}/void", () => {
  const voidIt = (id: string, body: object = { reason: "Recorded on the wrong piece." }) =>
    stage.live.post<LifecycleEvent>(`/lifecycle_events/${id}/void`, body);

  test("voids a published event, and changes nothing else of it", async () => {
    const event = await ok(record({ description: "Wrong." }));
    const voided = await ok(voidIt(event.id));
    expect(voided).toEqual({
      ...event,
      status: "voided",
      voided_at: voided.voided_at,
      void_reason: "Recorded on the wrong piece.",
    });
    expect(voided.voided_at).toBeWithin(event.created, event.created + 60);
    expect(await ok(stage.live.get<LifecycleEvent>(`/lifecycle_events/${event.id}`))).toEqual(voided);
    expect(await newestEvent()).toMatchObject({ type: "lifecycle_event.voided", data: { object: voided } });
  });

  test("is refused the second time, and of two at once one goes through", async () => {
    const { id } = await ok(record());
    await ok(voidIt(id));
    const error = await refused(voidIt(id), "event_not_published");
    expect(error.message).toContain("voided");
    const another = await ok(record());
    const both = await Promise.all(Array.from({ length: 5 }, () => voidIt(another.id)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
  });

  test("needs a reason of at most 300 characters", async () => {
    const { id } = await ok(record());
    await refused(voidIt(id, {}), "parameter_missing", "reason");
    await refused(voidIt(id, { reason: " " }), "invalid_value", "reason");
    await refused(voidIt(id, { reason: "x".repeat(301) }), "invalid_value", "reason");
    await refused(voidIt(id, { reason: "x", status: "voided" }), "parameter_unknown", "status");
    await refused(voidIt(UNKNOWN), "resource_missing");
    await ok(voidIt(id, { reason: "🧵".repeat(300) }));
  });
});

/** What an API client gets that saves the file. */
async function download(event: string, file: string, client: Client = stage.live): Promise<Response> {
  return fetch(`${stage.server.address}/api/v1/lifecycle_events/${event}/files/${file}/content`, {
    headers: { Authorization: `Bearer ${client.apiKey}` },
  });
}

describe("the attachments of an event", () => {
  test("are what their upload answers, what the event holds and what the list holds", async () => {
    const event = await ok(record());
    const bytes = pdf([["Invoice 17"]]);
    const file = await ok(attach(stage.live, event.id, { bytes, name: "Fatura nº 17.pdf" }));
    expect(file).toEqual({
      id: file.id,
      object: "event_file",
      livemode: true,
      created: file.created,
      event: event.id,
      name: "Fatura nº 17.pdf",
      content_type: "application/pdf",
      size: bytes.length,
      sha256: createHash("sha256").update(bytes).digest("hex"),
      removed: false,
    });
    const second = await ok(attach(stage.live, event.id, { bytes: await png(4, 4), name: "photo.png" }));
    expect(await ok(stage.live.get<LifecycleEvent>(`/lifecycle_events/${event.id}`))).toEqual({
      ...event,
      files: [file, second],
      evidence: true,
    });
    const path = `/lifecycle_events/${event.id}/files`;
    const files = await ok(stage.live.get<List<EventFile>>(path));
    expect(files).toEqual({
      object: "list",
      data: [second, file],
      has_more: false,
      url: `/api/v1${path}`,
    });
    const page = await ok(stage.live.get<List<EventFile>>(`${path}?limit=1`));
    expect([idsOf(page), page.has_more]).toEqual([[second.id], true]);
    expect(idsOf(await ok(stage.live.get<List<EventFile>>(`${path}?starting_after=${second.id}`)))).toEqual([
      file.id,
    ]);
    await refused(stage.live.get(`${path}?starting_after=${UNKNOWN}`), "resource_missing", "starting_after");
    await refused(stage.live.get(`/lifecycle_events/${UNKNOWN}/files`), "resource_missing");
  });

  test("may be five, also when ten come at once", async () => {
    const event = await ok(record());
    const before = (await storedFiles(stage.server)).kept.length;
    const bytes = pdfOfSize(50_000);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => attach(stage.live, event.id, { bytes, name: `${i}.pdf` })),
    );
    expect(answers.filter(({ status }) => status === 200).length).toBe(5);
    for (const { error } of answers.filter(({ status }) => status !== 200))
      expect([error?.code, error?.param]).toEqual(["too_many_files", "file"]);
    expect((await storedFiles(stage.server)).kept.length).toBe(before + 5);
    expect((await ok(stage.live.get<LifecycleEvent>(`/lifecycle_events/${event.id}`))).files.length).toBe(5);
    await leavingNothing(() => refused(attach(stage.live, event.id), "too_many_files", "file"));
  });

  test("are told by their first bytes: PDF, JPEG, PNG or WebP and nothing else, whatever the name says", async () => {
    const event = await ok(record());
    const files: [Uint8Array, string][] = [
      [await jpeg(4, 4), "image/jpeg"],
      [await png(4, 4), "image/png"],
      [await webp(4, 4), "image/webp"],
      [pdf([["A"]]), "application/pdf"],
    ];
    for (const [bytes, type] of files)
      expect((await ok(attach(stage.live, event.id, { bytes, name: "a.exe" }))).content_type).toBe(type);
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    for (const [bytes, name] of [
      [svg, "a.png"],
      ["GIF89a%PDF-1.7", "gif-and-pdf.pdf"],
      ["<!doctype html>%PDF-1.4", "html-and-pdf.pdf"],
      ["", "empty.pdf"],
    ] as const)
      await leavingNothing(() =>
        refused(attach(stage.live, event.id, { bytes, name }), "file_type_unsupported", "file"),
      );
  });

  test("have at most 10 MiB, and not a byte more", async () => {
    const event = await ok(record());
    expect((await ok(attach(stage.live, event.id, { bytes: pdfOfSize(MAX_BYTES) }))).size).toBe(MAX_BYTES);
    for (const more of [1, 80_000])
      await leavingNothing(() =>
        refused(
          attach(stage.live, event.id, { bytes: pdfOfSize(MAX_BYTES + more) }),
          "file_too_large",
          "file",
        ),
      );
  });

  test("come in a form with one file and nothing else", async () => {
    const event = await ok(record());
    const path = `/lifecycle_events/${event.id}/files`;
    await leavingNothing(async () => {
      await refused(stage.live.post(path, { file: "x" }), "content_type_unsupported");
      await refused(stage.live.send("POST", path), "file_missing", "file");
      const { raw, headers } = await formOf({ kind: "invoice" }, { bytes: pdf([["A"]]) });
      await refused(
        stage.live.send("POST", path, { raw: raw as BodyInit, headers }),
        "parameter_unknown",
        "kind",
      );
      const tiny = Array.from(
        { length: 10_000 },
        () => '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-\r\n',
      );
      await refused(
        stage.live.send("POST", path, {
          raw: `${tiny.join("")}--b--`,
          headers: { "Content-Type": "multipart/form-data; boundary=b" },
        }),
        "too_many_files",
        "file",
      );
    });
  });

  test("are refused for a voided event and for one that does not exist, and nothing is left of them", async () => {
    const event = await ok(record());
    await ok(stage.live.post(`/lifecycle_events/${event.id}/void`, { reason: "Mistake." }));
    await leavingNothing(async () => {
      await refused(attach(stage.live, event.id), "event_not_published");
      await refused(attach(stage.live, UNKNOWN), "resource_missing");
      await refused(attach(stage.stranger, event.id), "api_key_missing");
    });
  });

  test("are kept once for a repeat with the same key", async () => {
    const event = await ok(record());
    const file = { bytes: pdf([["Once"]]), name: "once.pdf" };
    const first = await attach(stage.live, event.id, file, { key: "file-1" });
    const after = await storedFiles(stage.server);
    const again = await attach(stage.live, event.id, file, { key: "file-1" });
    expect([again.text, again.headers.get("idempotent-replayed")]).toEqual([first.text, "true"]);
    await refused(
      attach(stage.live, event.id, { ...file, name: "twice.pdf" }, { key: "file-1" }),
      "idempotency_key_reused",
      "Idempotency-Key",
    );
    expect(await storedFiles(stage.server)).toEqual(after);
  });
});

describe("GET /lifecycle_events/{id}/files/{file}/content", () => {
  test("gives the bytes as they came, to be saved and not shown", async () => {
    const event = await ok(record());
    const files: [Uint8Array, string, string][] = [
      [pdfOfSize(300_000), "invoice.pdf", "application/pdf"],
      [await jpeg(40, 40), "photo.jpg", "image/jpeg"],
      [new Uint8Array(Buffer.from("%PDF-1.4\n<script>alert(1)</script>")), "a.html", "application/pdf"],
    ];
    for (const [bytes, name, type] of files) {
      const { id } = await ok(attach(stage.live, event.id, { bytes, name }));
      const answer = await download(event.id, id);
      expect(answer.status).toBe(200);
      expect(Buffer.compare(await answer.bytes(), bytes)).toBe(0);
      const headers = Object.fromEntries(answer.headers);
      const saved = name === "a.html" ? "a.html.pdf" : name;
      expect(headers).toMatchObject({
        "content-type": type,
        "content-length": String(bytes.length),
        "content-disposition": `attachment; filename="${saved}"`,
        "x-content-type-options": "nosniff",
        "cache-control": "no-store",
        "referrer-policy": "no-referrer",
      });
      expect(headers["content-security-policy"]).toContain("sandbox");
      expect(headers["request-id"]).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
    }
  });

  test("names the file safely, whatever its sender called it", async () => {
    const event = await ok(record());
    for (const name of [
      "../../etc/passwd",
      'a"; filename=b.exe',
      "a\r\nSet-Cookie: x=1.pdf",
      "Fatura nº 17 €.pdf",
    ]) {
      const { id } = await ok(attach(stage.live, event.id, { bytes: pdf([["A"]]), name }));
      const { headers } = await download(event.id, id);
      expect(headers.get("set-cookie")).toBeNull();
      expect(headers.get("content-disposition")).toMatch(
        /^attachment; filename="[^"\\/\r\n]*\.pdf"(; filename\*=UTF-8''[\w.%-]*\.pdf)?$/,
      );
    }
  });

  test("is entered in the activity log each time", async () => {
    const event = await ok(record());
    const file = await ok(attach(stage.live, event.id));
    for (let i = 0; i < 2; i++) await (await download(event.id, file.id)).arrayBuffer();
    if (ON_POSTGRES) return;
    const entries = readRows<{ entry: string }>(
      stage.server,
      "select entry from activity order by n desc limit 3",
    );
    expect(entries.map(({ entry }) => JSON.parse(entry))).toMatchObject([
      {
        action: "lifecycle_event.file_downloaded",
        object: event.id,
        address: "127.0.0.1",
        details: { file: file.id },
      },
      { action: "lifecycle_event.file_downloaded", object: event.id, actor: { kind: "api_key" } },
      { action: "lifecycle_event.file_added", object: event.id },
    ]);
  });

  test("finds a file in its event, company and mode only", async () => {
    const event = await ok(record());
    const another = await ok(record());
    const file = await ok(attach(stage.live, event.id));
    const content = (id: string, fileId: string) => `/lifecycle_events/${id}/files/${fileId}/content`;
    await refused(stage.live.get(content(another.id, file.id)), "resource_missing");
    await refused(stage.live.get(content(UNKNOWN, file.id)), "resource_missing");
    for (const id of [UNKNOWN, "x", event.id, "..%2f"])
      await refused(stage.live.get(content(event.id, id)), "resource_missing");
    for (const client of [stage.test, other.live])
      await refused(client.get(content(event.id, file.id)), "resource_missing");
    await refused(stage.stranger.get(content(event.id, file.id)), "api_key_missing");
    await refused(stage.live.post(content(event.id, file.id)), "method_not_allowed");
    await refused(stage.live.get(`${content(event.id, file.id)}?inline=1`), "parameter_unknown", "inline");
  });
});
