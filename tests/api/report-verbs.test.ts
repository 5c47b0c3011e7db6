/** What partners and holders of pieces may record, without a server: links, stamps of forms, limits, races. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { listEvents as listAll } from "../../src/domain/events/read.ts";
import { Failure } from "../../src/domain/failure.ts";
import { createItems } from "../../src/domain/items/create.ts";
import { listItemsOfPassport } from "../../src/domain/items/read.ts";
import { voidItem } from "../../src/domain/items/void.ts";
import {
  type FormStamp,
  readStamp,
  stampForm,
  timingOf,
} from "../../src/domain/lifecycle-events/form-stamp.ts";
import { listEvents } from "../../src/domain/lifecycle-events/read.ts";
import {
  REPORTS_PER_ADDRESS,
  REPORTS_PER_SUBJECT,
  recordByConsumer,
  recordByPartner,
} from "../../src/domain/lifecycle-events/report.ts";
import { dropOldForms } from "../../src/domain/lifecycle-events/sent-forms.ts";
import {
  findItemSubject,
  findPassportSubject,
  findSubjects,
  type Subject,
} from "../../src/domain/lifecycle-events/subject.ts";
import { createPartnerLink } from "../../src/domain/partner-links/create.ts";
import { openPartnerLink } from "../../src/domain/partner-links/open.ts";
import { listPartnerLinks } from "../../src/domain/partner-links/read.ts";
import { revokePartnerLink } from "../../src/domain/partner-links/revoke.ts";
import { PartnerLink } from "../../src/domain/partner-links/shape.ts";
import { issuePassport } from "../../src/domain/passports/issue.ts";
import type { Passport } from "../../src/domain/passports/shape.ts";
import { createProduct } from "../../src/domain/products/create.ts";
import type { Product } from "../../src/domain/products/shape.ts";
import type { Scope } from "../../src/domain/scope.ts";
import { toolsOf } from "../../src/domain/services.ts";
import type { Transaction } from "../../src/storage/database.ts";
import { COMPLETE, newGtin, newReference } from "../support/company.ts";
import { SITE_URL } from "../support/server.ts";
import { openWorkshop, type Workshop } from "../support/services.ts";

const HOUR = 60 * 60;
const TOLD = { type: "repair", occurred_on: "2026-01-15" } as const;
let shop: Workshop;

beforeAll(async () => {
  shop = await openWorkshop();
});
afterAll(() => shop?.close());

const write = <T>(work: (tx: Transaction) => Promise<T>) => shop.services.db.write(work);
const reader = () => shop.services.db.reader;
const at = (scope: Scope, seconds: number): Scope => ({ ...scope, now: scope.now + seconds });

async function codeOf(asking: Promise<unknown>): Promise<string> {
  try {
    await asking;
    return "granted";
  } catch (fault) {
    if (fault instanceof Failure) return fault.code;
    throw fault;
  }
}

async function issued(
  over: object = {},
  scope = shop.live,
): Promise<{ product: Product; passport: Passport }> {
  const product = await write((tx) =>
    createProduct(tx, scope, { name: "Camisa Ria", reference: newReference(), data: COMPLETE, ...over }),
  );
  return { product, passport: await write((tx) => issuePassport(tx, scope, { product: product.id })) };
}

async function pieces(passport: Passport, serials: string[], scope = shop.live) {
  await write((tx) => createItems(tx, scope, passport.id, { serials }));
  return (await listItemsOfPassport(reader(), scope, passport.id, {}, { limit: 100 })).data;
}

async function piece(serial = "S-1"): Promise<Subject> {
  const { passport } = await issued();
  const [item] = await pieces(passport, [serial]);
  const subject = item && (await findItemSubject(reader(), item.uid));
  if (!subject) throw new Error("there is no item");
  return subject;
}

/** A form that was handed out ten seconds before. */
const form = (subject: Subject, scope = shop.live): FormStamp => {
  const stamp = readStamp(scope, subject.key, stampForm(at(scope, -10), subject.key));
  if (!stamp) throw new Error("the stamp does not open");
  return stamp;
};

async function partner(over: object = {}, scope = shop.live) {
  const link = await write((tx) => createPartnerLink(tx, scope, { name: "Atelier Agulha", ...over }));
  const secret = link.url?.split("/").at(-1) ?? "";
  return { link, secret };
}

async function opened(secret: string, later = 0) {
  const tools = toolsOf(shop.services);
  const result = await openPartnerLink(reader(), { ...tools, now: tools.now + later }, secret);
  return "why" in result ? result.why : result;
}

let networks = 0;
const newNetwork = () => `192.0.2.${++networks}`;

const consumer = (): Scope => ({ ...shop.live, actor: { kind: "consumer", id: null, name: "" } });
const report = (subject: Subject, over: { stamp?: FormStamp; network?: string } = {}) =>
  write((tx) =>
    recordByConsumer(tx, consumer(), subject, TOLD, { stamp: form(subject), network: newNetwork(), ...over }),
  );
const countOf = async (subject: Subject) =>
  (await listEvents(reader(), shop.live, subject.about, { limit: 100 })).data.length;

describe("the link of a partner", () => {
  test("opens by its address, which nothing else shows and nothing keeps", async () => {
    const { link, secret } = await partner();
    expect(PartnerLink.parse(link)).toMatchObject({
      object: "partner_link",
      name: "Atelier Agulha",
      status: "active",
      expires: null,
      url: `${SITE_URL}/t/${secret}`,
    });
    expect(secret).toMatch(/^[0-9A-Za-z]{43}$/);
    const access = await opened(secret);
    expect(access).toMatchObject({
      scope: { actor: { kind: "partner", id: link.id, name: "Atelier Agulha" } },
    });
    const { data } = await listPartnerLinks(reader(), shop.live, { limit: 100 });
    expect(data.find(({ id }) => id === link.id)?.url).toBeUndefined();
    const { tables, q } = shop.services.db.reader;
    for (const table of [tables.partnerLinks, tables.activity])
      expect(JSON.stringify(await q.select().from(table))).not.toContain(secret);
  });

  test("ends when it expires and when it is revoked, and for good", async () => {
    const { secret } = await partner({ expires: shop.live.now + HOUR });
    expect(await opened(secret)).toMatchObject({ link: {} });
    expect(await opened(secret, HOUR - 5)).toMatchObject({ link: {} });
    expect(await opened(secret, HOUR + 5)).toBe("expired");
    const { link, secret: other } = await partner();
    expect(await write((tx) => revokePartnerLink(tx, shop.live, link.id))).toMatchObject({
      status: "revoked",
    });
    expect(await opened(other)).toBe("revoked");
    const again = await write((tx) => revokePartnerLink(tx, at(shop.live, HOUR), link.id));
    expect(again.revoked).toBe(shop.live.now);
    for (const secret of ["", "x", "a".repeat(43), "' or 1=1 --"])
      expect(await opened(secret)).toBe("unknown");
  });

  test("belongs to its data set", async () => {
    const { link } = await partner({}, shop.test);
    expect(await codeOf(write((tx) => revokePartnerLink(tx, shop.live, link.id)))).toBe("resource_missing");
    const { data } = await listPartnerLinks(reader(), shop.live, { limit: 100 });
    expect(data.map(({ id }) => id)).not.toContain(link.id);
    const past = write((tx) => createPartnerLink(tx, shop.live, { name: "x", expires: shop.live.now }));
    expect(await codeOf(past)).toBe("invalid_value");
  });
});

describe("what a partner looks for", () => {
  const uidsOf = async (asked: string, scope = shop.live) =>
    (await findSubjects(reader(), scope, asked)).map(({ uid }) => uid).sort();

  test("is found by serial and by every address that its codes may have", async () => {
    const gtin = newGtin();
    const { product, passport } = await issued({ gtin });
    const [item] = await pieces(passport, ["aB-7"]);
    const uid = item?.uid ?? "";
    const { reference } = product;
    for (const asked of [
      "aB-7",
      " AB-7 ",
      uid.toUpperCase(),
      `${SITE_URL}/i/${uid}`,
      `/i/${uid}`,
      `id.carnet.test/i/${uid}?lang=pt`,
      `https://moved.example/i/${uid}#history`,
      item?.url ?? "",
      `/01/${gtin}/21/ab-7`,
      `${SITE_URL}/01/0${gtin}/21/AB-7?linkType=all`,
      `${SITE_URL}/r/nortada/${reference}/ab-7`,
    ])
      expect([asked, await uidsOf(asked)]).toEqual([asked, [uid]]);
    for (const asked of [passport.uid_url, `/r/nortada/${reference}`, `/01/${gtin}`])
      expect([asked, await findSubjects(reader(), shop.live, asked)]).toMatchObject([
        asked,
        [{ kind: "passport", uid: passport.uid, hasItems: true }],
      ]);
  });

  test("is every product's piece with that serial, and nothing of other data sets", async () => {
    const [one, other, trial] = [await issued(), await issued(), await issued({}, shop.test)];
    const found = [
      ...(await pieces(one.passport, ["TWIN"])),
      ...(await pieces(other.passport, ["twin"])),
    ].map(({ uid }) => uid);
    const [strange] = await pieces(trial.passport, ["TWIN"], shop.test);
    expect(await uidsOf("Twin")).toEqual(found.sort());
    expect(await uidsOf("twin", shop.test)).toEqual([strange?.uid ?? ""]);
    for (const asked of [`/i/${strange?.uid}`, strange?.uid ?? "", trial.passport.uid_url])
      expect(await uidsOf(asked)).toEqual([]);
  });

  test("may be anything: what is nothing is not found", async () => {
    const gtin = newGtin();
    await issued({ gtin });
    for (const asked of [
      "",
      "nothing",
      "/",
      "//",
      "///i/",
      "https://",
      "http://[",
      "javascript:alert(1)//",
      "/i/%00",
      "/i/%E0%A4%A",
      `/01/${gtin}/21/unknown`,
      "/01/123",
      "/r/nortada",
      "/r/nobody/x/y",
      "' or '1'='1",
      "🧵",
      "x".repeat(2000),
      `/${"a/".repeat(900)}`,
    ])
      expect([asked, await uidsOf(asked)]).toEqual([asked, []]);
  });
});

describe("a form", () => {
  test("has a stamp that nobody can make or move to another form", async () => {
    const [one, other] = [await piece(), await piece()];
    const stamp = stampForm(shop.live, one.key);
    expect(readStamp(shop.live, one.key, stamp)).toMatchObject({ at: shop.live.now });
    expect(readStamp(shop.live, other.key, stamp)).toBeUndefined();
    for (const sent of ["", "x", stamp.slice(1), `${stamp.slice(0, -4)}AAAA`, "💥", "A".repeat(200)])
      expect(readStamp(shop.live, one.key, sent)).toBeUndefined();
  });

  test("takes a person three seconds and at most a day", () => {
    const after = (seconds: number) =>
      timingOf({ now: 1_800_000_000 + seconds }, { id: "x", at: 1_800_000_000 });
    expect([0, 2, 3, 86_400, 86_401].map(after)).toEqual([
      "too_quick",
      "too_quick",
      "in_time",
      "in_time",
      "too_old",
    ]);
  });
});

describe("a consumer's report", () => {
  test("waits for the company, and is told to its webhooks", async () => {
    const subject = await piece();
    expect(await report(subject)).toBe("recorded");
    const [event] = (await listEvents(reader(), shop.live, subject.about, { limit: 1 })).data;
    expect(event).toMatchObject({ status: "pending", source: "consumer", files: [] });
    const [told] = (await listAll(reader(), shop.live, {}, { limit: 1 })).data;
    expect(told).toMatchObject({ type: "lifecycle_event.recorded", data: { object: { id: event?.id } } });
  });

  test("is taken once, however often and however quickly its form is sent", async () => {
    const subject = await piece();
    const same = { stamp: form(subject), network: newNetwork() };
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => report(subject, same)));
    expect(outcomes.toSorted()).toEqual([
      "recorded",
      ...Array.from({ length: 5 }, () => "sent_before" as const),
    ]);
    expect(await countOf(subject)).toBe(1);
  });

  test("is refused when it comes too soon or too late, and nothing is kept of it", async () => {
    const subject = await piece();
    const stamped = (seconds: number) => ({ id: shop.services.ids.next(), at: shop.live.now - seconds });
    expect(await report(subject, { stamp: stamped(1) })).toBe("too_quick");
    expect(await report(subject, { stamp: stamped(25 * HOUR) })).toBe("too_old");
    expect(await countOf(subject)).toBe(0);
  });

  test("is one of a few a day about one piece, also of those that come at once", async () => {
    const subject = await piece();
    const outcomes = await Promise.all(
      Array.from({ length: REPORTS_PER_SUBJECT + 3 }, () => report(subject)),
    );
    expect(outcomes.filter((one) => one === "recorded").length).toBe(REPORTS_PER_SUBJECT);
    expect(outcomes.filter((one) => one === "too_many_of_subject").length).toBe(3);
    expect(await countOf(subject)).toBe(REPORTS_PER_SUBJECT);
    expect(await report(await piece())).toBe("recorded");
  });

  test("is one of a few a day from one address", async () => {
    const network = newNetwork();
    const subjects = await Promise.all(Array.from({ length: REPORTS_PER_ADDRESS + 2 }, () => piece()));
    const outcomes = await Promise.all(subjects.map((subject) => report(subject, { network })));
    expect(outcomes.filter((one) => one === "recorded").length).toBe(REPORTS_PER_ADDRESS);
    expect(outcomes.filter((one) => one === "too_many_of_sender").length).toBe(2);
  });

  test("counts for a day, and its note is dropped after two", async () => {
    const subject = await piece();
    for (let i = 0; i < REPORTS_PER_SUBJECT; i++) await report(subject);
    expect(await report(subject)).toBe("too_many_of_subject");
    const tomorrow = at(consumer(), 25 * HOUR);
    const stamp = { id: shop.services.ids.next(), at: tomorrow.now - 10 };
    const later = write((tx) =>
      recordByConsumer(tx, tomorrow, subject, TOLD, { stamp, network: newNetwork() }),
    );
    expect(await later).toBe("recorded");
    while (await write((tx) => dropOldForms(tx, shop.live.now + 49 * HOUR)));
    const { sentForms } = reader().tables;
    const left = await reader().q.select().from(sentForms);
    expect(left.map(({ created }) => created)).toEqual([tomorrow.now]);
  });

  test("is refused on a voided piece", async () => {
    const subject = await piece();
    const id = "item" in subject.about ? subject.about.item : "";
    await write((tx) => voidItem(tx, shop.live, id, "Destroyed."));
    expect(await codeOf(report(subject))).toBe("item_voided");
    expect((await findItemSubject(reader(), subject.uid))?.voided).toBe(true);
  });
});

describe("a partner's form", () => {
  async function received(text = "%PDF-1.4") {
    const id = shop.services.ids.next();
    async function* content() {
      yield Buffer.from(text);
    }
    return {
      id,
      name: "a.pdf",
      contentType: "application/pdf",
      ...(await shop.services.files.write(id, content())),
    };
  }

  test("records an event with its evidence, in the partner's name, and notes when the link was used", async () => {
    const { link, secret } = await partner();
    const access = await opened(secret);
    if (typeof access === "string") throw new Error(access);
    const subject = await piece();
    const files = [await received(), await received()];
    const told = { ...TOLD, actor_name: "Atelier Agulha", description: "Cuff sewn." };
    const send = (stamp: FormStamp) =>
      write((tx) => recordByPartner(tx, access, subject, told, { stamp, files }));
    const stamp = form(subject);
    expect(await send(stamp)).toBe("recorded");
    const [event] = (await listEvents(reader(), shop.live, subject.about, { limit: 1 })).data;
    expect(event).toMatchObject({ status: "pending", source: "third_party", evidence: true, ...told });
    expect(event?.files.length).toBe(2);
    expect(await send(stamp)).toBe("sent_before");
    expect(await countOf(subject)).toBe(1);
    const { data } = await listPartnerLinks(reader(), shop.live, { limit: 100 });
    expect(data.find(({ id }) => id === link.id)?.last_used).toBe(access.scope.now);
  });

  test("is not taken any more once the link is revoked, also when its page was open before", async () => {
    const { link, secret } = await partner();
    const access = await opened(secret);
    if (typeof access === "string") throw new Error(access);
    const subject = await piece();
    await write((tx) => revokePartnerLink(tx, shop.live, link.id));
    const late = write((tx) =>
      recordByPartner(tx, access, subject, TOLD, { stamp: form(subject), files: [] }),
    );
    expect(await late).toBe("closed");
    expect(await countOf(subject)).toBe(0);
  });

  test("also concerns a model whose pieces have no numbers", async () => {
    const { passport } = await issued();
    const subject = await findPassportSubject(reader(), passport.uid);
    expect(subject).toMatchObject({ kind: "passport", hasItems: false, about: { passport: passport.id } });
  });
});
