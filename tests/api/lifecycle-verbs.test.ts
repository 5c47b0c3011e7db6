/** What people decide about after-sale events, without a server: approving, rejecting, removing files. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { listEvents } from "../../src/domain/events/read.ts";
import { Failure } from "../../src/domain/failure.ts";
import type { ReceivedFile } from "../../src/domain/files/received.ts";
import { sweepFiles } from "../../src/domain/files/sweep.ts";
import { addFile } from "../../src/domain/lifecycle-events/add-file.ts";
import { approveEvent, rejectEvent } from "../../src/domain/lifecycle-events/decide.ts";
import { downloadFile } from "../../src/domain/lifecycle-events/download-file.ts";
import { getEvent } from "../../src/domain/lifecycle-events/read.ts";
import { recordEvent } from "../../src/domain/lifecycle-events/record.ts";
import { removeFile } from "../../src/domain/lifecycle-events/remove-file.ts";
import { type LifecycleEvent, LifecycleEvent as Shape } from "../../src/domain/lifecycle-events/shape.ts";
import { voidEvent } from "../../src/domain/lifecycle-events/void.ts";
import { issuePassport } from "../../src/domain/passports/issue.ts";
import { findPublicPassport } from "../../src/domain/passports/public.ts";
import type { Passport } from "../../src/domain/passports/shape.ts";
import { createProduct } from "../../src/domain/products/create.ts";
import type { Actor, Scope } from "../../src/domain/scope.ts";
import type { Transaction } from "../../src/storage/database.ts";
import { COMPLETE, newReference } from "../support/company.ts";
import { SITE_URL } from "../support/server.ts";
import { openWorkshop, type Workshop } from "../support/services.ts";

let shop: Workshop;
let passport: Passport;
/** Uids of which public pages were forgotten. */
let forgotten: (string | null)[] = [];

beforeAll(async () => {
  shop = await openWorkshop();
  shop.services.publications.onChange((uid) => forgotten.push(uid));
  const product = await write((tx) =>
    createProduct(tx, shop.live, { name: "Camisa Ria", reference: newReference(), data: COMPLETE }),
  );
  passport = await write((tx) => issuePassport(tx, shop.live, { product: product.id }));
});
afterAll(() => shop?.close());

const write = <T>(work: (tx: Transaction) => Promise<T>) => shop.services.db.write(work);
const reader = () => shop.services.db.reader;
const as = (kind: Actor["kind"]): Scope => ({
  ...shop.live,
  actor: { kind, id: null, name: "Atelier Agulha" },
});

function record(kind: Actor["kind"] = "partner"): Promise<LifecycleEvent> {
  return write((tx) =>
    recordEvent(tx, as(kind), { passport: passport.id, type: "repair", occurred_on: "2026-11-01" }),
  );
}

const read = async ({ id }: LifecycleEvent) => Shape.parse(await getEvent(reader(), shop.live, id));
const approve = ({ id }: LifecycleEvent, scope = shop.live) => write((tx) => approveEvent(tx, scope, id));
const reject = ({ id }: LifecycleEvent, scope = shop.live) =>
  write((tx) => rejectEvent(tx, scope, id, "Never here."));

async function codeOf(asking: Promise<unknown>): Promise<string> {
  try {
    await asking;
    return "granted";
  } catch (fault) {
    if (fault instanceof Failure) return fault.code;
    throw fault;
  }
}

async function newestEvent() {
  const [event] = (await listEvents(reader(), shop.live, {}, { limit: 1 })).data;
  return event && { type: event.type, object: event.data.object as unknown };
}

async function shownPublicly() {
  const view = await findPublicPassport(reader(), SITE_URL, passport.uid);
  return view?.passport.lifecycle_events ?? [];
}

async function received(text = "%PDF-1.4"): Promise<ReceivedFile> {
  const id = shop.services.ids.next();
  async function* content() {
    yield Buffer.from(text);
  }
  const stored = await shop.services.files.write(id, content());
  return { id, name: "invoice.pdf", contentType: "application/pdf", ...stored };
}

const attach = async ({ id }: LifecycleEvent) => {
  const file = await received();
  return { file, attached: await write((tx) => addFile(tx, shop.live, id, file)) };
};

describe("who records an event decides whether it waits", () => {
  test("the company and its systems publish at once; partners and consumers do not", async () => {
    const of = async (kind: Actor["kind"]) => {
      const { source, status } = await record(kind);
      return [source, status];
    };
    expect(await of("member")).toEqual(["brand", "published"]);
    expect(await of("api_key")).toEqual(["api", "published"]);
    expect(await of("partner")).toEqual(["third_party", "pending"]);
    expect(await of("consumer")).toEqual(["consumer", "pending"]);
  });

  test("what waits is told to webhooks and shown on no page", async () => {
    const before = await shownPublicly();
    forgotten = [];
    const event = await record();
    expect(await newestEvent()).toEqual({ type: "lifecycle_event.recorded", object: event });
    expect([await shownPublicly(), forgotten]).toEqual([before, []]);
  });
});

describe("approving and rejecting", () => {
  test("approving publishes a pending event, tells webhooks and renews its page", async () => {
    const before = (await shownPublicly()).length;
    const event = await record();
    forgotten = [];
    const approved = await approve(event);
    expect(approved).toEqual({ ...event, status: "published" });
    expect(await read(event)).toEqual(approved);
    expect(await newestEvent()).toEqual({ type: "lifecycle_event.published", object: approved });
    expect(forgotten).toEqual([passport.uid]);
    expect((await shownPublicly()).length).toBe(before + 1);
    const voided = await write((tx) => voidEvent(tx, shop.live, event.id, "Mistake."));
    expect(voided.status).toBe("voided");
    expect((await shownPublicly()).length).toBe(before);
  });

  test("rejecting keeps a pending event from the public for good, with the reason", async () => {
    const before = await shownPublicly();
    const event = await record("consumer");
    const rejected = await reject(event);
    expect(rejected).toEqual({ ...event, status: "rejected", rejected_reason: "Never here." });
    expect(await newestEvent()).toEqual({ type: "lifecycle_event.rejected", object: rejected });
    expect(await shownPublicly()).toEqual(before);
  });

  test("a decision falls once, also when several decide at once", async () => {
    const event = await record();
    const codes = await Promise.all([approve(event), reject(event), approve(event)].map(codeOf));
    expect(codes.toSorted()).toEqual(["granted", "invalid_value", "invalid_value"]);
    expect(await codeOf(reject(await record("member")))).toBe("invalid_value");
    const rejected = await reject(await record());
    expect(await codeOf(write((tx) => voidEvent(tx, shop.live, rejected.id, "x")))).toBe(
      "event_not_published",
    );
  });

  test("events of another data set cannot be decided on", async () => {
    const event = await record();
    expect(await codeOf(approve(event, shop.test))).toBe("resource_missing");
    expect(await codeOf(reject(event, shop.test))).toBe("resource_missing");
    expect((await read(event)).status).toBe("pending");
  });
});

describe("the files of an event", () => {
  test("are taken while it is pending or published, and no longer when it is rejected", async () => {
    const event = await record();
    await attach(event);
    expect((await read(event)).evidence).toBe(true);
    await reject(event);
    const file = await received();
    expect(await codeOf(write((tx) => addFile(tx, shop.live, event.id, file)))).toBe("event_not_published");
  });

  test("change what the page of a published event says of evidence", async () => {
    const event = await record("member");
    const shown = async () => (await shownPublicly()).filter(({ evidence }) => evidence).length;
    const before = await shown();
    forgotten = [];
    const { attached } = await attach(event);
    expect([await shown(), forgotten]).toEqual([before + 1, [passport.uid]]);
    await write((tx) => removeFile(tx, shop.live, event.id, attached.id));
    expect([await shown(), forgotten.length]).toEqual([before, 2]);
  });

  test("that are removed lose their content, keep their name and make room for others", async () => {
    const event = await record("member");
    const made = [];
    for (let i = 0; i < 5; i++) made.push(await attach(event));
    const [first] = made;
    if (!first) throw new Error("no file was attached");
    const after = await write((tx) => removeFile(tx, shop.live, event.id, first.attached.id));
    expect(after.files[0]).toEqual({ ...first.attached, removed: true });
    expect(after.files.filter(({ removed }) => removed).length).toBe(1);
    while (await shop.services.files.read(first.file.id)) await Bun.sleep(5);
    const gone = (id: string) => codeOf(write((tx) => downloadFile(tx, shop.live, event.id, id)));
    expect(await gone(first.attached.id)).toBe("resource_missing");
    expect(await codeOf(write((tx) => removeFile(tx, shop.live, event.id, first.attached.id)))).toBe(
      "resource_missing",
    );
    await attach(event);
    const sixth = await received();
    expect(await codeOf(write((tx) => addFile(tx, shop.live, event.id, sixth)))).toBe("too_many_files");
    expect((await read(event)).files.length).toBe(6);
  });

  test("are kept by the sweep, and what a removal left behind is not", async () => {
    const event = await record("member");
    const { file } = await attach(event);
    const removed = await attach(event);
    // As after a crash between the commit and the removal of the content.
    await write((tx) =>
      removeFile(tx, { ...shop.live, contentGone: () => {} }, event.id, removed.attached.id),
    );
    const { services } = shop;
    const later = { ...services.clock, nowMs: () => services.clock.nowMs() + 2 * 60 * 60 * 1000 };
    await sweepFiles({ ...services, clock: later });
    expect(await services.files.read(removed.file.id)).toBeUndefined();
    const kept = await services.files.read(file.id);
    expect(await new Response(kept).text()).toBe("%PDF-1.4");
  });
});
