/** Serials reserved ahead: by whom, for whom, and what becomes of them; and blank labels. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { z } from "zod";
import type { Label, SerialBlock, SerialBlockCodes } from "../../src/domain/serial-blocks/shape.ts";
import { type Client, ok, refused } from "../support/client.ts";
import {
  type Company,
  createBatch,
  createProduct,
  issueProduct,
  newGtin,
  type Stage,
  startStage,
} from "../support/company.ts";
import type { Item, ItemRun, List, Passport } from "../support/objects.ts";
import { SITE_URL } from "../support/server.ts";

type Block = z.infer<typeof SerialBlock>;
type Codes = z.infer<typeof SerialBlockCodes>;
type LabelObject = z.infer<typeof Label>;

const UNKNOWN = "01ARZ3NDEKTSV4RRFFQ69G5FAV";
let stage: Stage;
let other: Company;
let limited: Company;

beforeAll(async () => {
  stage = await startStage();
  other = await stage.addCompany("mare");
  limited = await stage.addCompany("pouco");
  await stage.server.carnetJson("company", "update", "pouco", "--limit", "items_per_month=10");
});
afterAll(() => stage.server.stop());

const issued = async (over: object = {}, client: Client = stage.live) =>
  (await issueProduct(client, over)).passport;
const reserve = (body: object, client: Client = stage.live, key?: string) =>
  client.post<Block>("/serial_blocks", body, key === undefined ? {} : { key });
const read = (block: Block) => ok(stage.live.get<Block>(`/serial_blocks/${block.id}`));
const codesOf = async (block: Block) =>
  (await ok(stage.live.get<Codes>(`/serial_blocks/${block.id}/codes`))).codes;
const makeOf = (block: Block, body: object) =>
  stage.live.post<ItemRun>(`/serial_blocks/${block.id}/items`, body);
const itemsOf = async (passport: Passport) =>
  (await ok(stage.live.get<List<Item>>(`/passports/${passport.id}/items?limit=100`))).data.reverse();
const page = (path: string, accept = "text/html") =>
  fetch(`${stage.server.address}${path}`, { headers: { Accept: accept }, redirect: "manual" });

describe("a block", () => {
  test("reserves the next serials with the addresses that their items will have", async () => {
    const gtin = newGtin();
    const passport = await issued({ gtin });
    await ok(stage.live.post(`/passports/${passport.id}/items`, { quantity: 2 }));
    const block = await ok(reserve({ passport: passport.id, quantity: 3, holder: "Line 2" }));
    expect(block).toEqual({
      id: block.id,
      object: "serial_block",
      livemode: true,
      created: block.created,
      status: "open",
      passport: passport.id,
      product: passport.product,
      mode: "sequential",
      quantity: 3,
      unused: 3,
      first_serial: "000003",
      last_serial: "000005",
      address_form: `${SITE_URL}/01/0${gtin}/21/{serial}`,
      codes_url: `/api/v1/serial_blocks/${block.id}/codes`,
      holder: "Line 2",
      held: false,
      released_at: null,
    });
    const codes = await codesOf(block);
    expect(codes.map(({ url }) => url)).toEqual(
      ["000003", "000004", "000005"].map((serial) => `${SITE_URL}/01/0${gtin}/21/${serial}`),
    );
    const run = await ok(makeOf(block, { quantity: 3 }));
    expect(run).toMatchObject({ created_count: 3, first_serial: "000003", last_serial: "000005" });
    const made = (await itemsOf(passport)).slice(2);
    expect(made.map(({ serial, uid, url }) => ({ serial, uid, url }))).toEqual(codes);
    expect(await read(block)).toMatchObject({ status: "used", unused: 0 });
  });

  test("without a GTIN has addresses by uid, which are kept too", async () => {
    const passport = await issued();
    const block = await ok(reserve({ passport: passport.id, quantity: 2, prefix: "A-" }));
    expect(block.address_form).toBe(`${SITE_URL}/i/{uid}`);
    const codes = await codesOf(block);
    expect(codes.map(({ serial, uid, url }) => ({ serial, same: url === `${SITE_URL}/i/${uid}` }))).toEqual([
      { serial: "A-000001", same: true },
      { serial: "A-000002", same: true },
    ]);
    await ok(makeOf(block, { serials: ["a-000002"] }));
    const [item] = await itemsOf(passport);
    expect(item).toMatchObject({ serial: "A-000002", uid: codes[1]?.uid ?? "" });
    expect((await codesOf(block)).map(({ serial }) => serial)).toEqual(["A-000001"]);
  });

  test("cannot be taken by others: not by a sequence, not by own serials, not by another block", async () => {
    const passport = await issued();
    const block = await ok(reserve({ passport: passport.id, quantity: 5 }));
    const run = await ok(stage.live.post<ItemRun>(`/passports/${passport.id}/items`, { quantity: 2 }));
    expect(run.first_serial).toBe("000006");
    const items = (body: object) => stage.live.post(`/passports/${passport.id}/items`, body);
    const { message } = await refused(items({ serials: ["X", "000002"] }), "serial_taken", "serials[1]");
    expect(message).toStartWith(`These serials are reserved by block ${block.id}: "000002".`);
    expect(message).toContain("POST /serial_blocks/{id}/items");
    const both = await refused(items({ quantity: 3, start: 4 }), "serial_taken", "start");
    expect(both.message).toContain(
      `has items with these serials, or they are reserved by block ${block.id}: "000004"`,
    );
    const second = await ok(reserve({ passport: passport.id, quantity: 2 }));
    expect(second.first_serial).toBe("000008");
    await refused(makeOf(second, { serials: ["000001"] }), "invalid_value", "serials[0]");
    await ok(makeOf(block, { serials: ["000002"] }));
  });

  test("ten at once and runs beside them share no serial", async () => {
    const passport = await issued();
    const [blocks, runs] = await Promise.all([
      Promise.all(Array.from({ length: 10 }, () => ok(reserve({ passport: passport.id, quantity: 20 })))),
      Promise.all(
        Array.from({ length: 5 }, () =>
          ok(stage.live.post<ItemRun>(`/passports/${passport.id}/items`, { quantity: 4 })),
        ),
      ),
    ]);
    expect(runs).toHaveLength(5);
    await Promise.all(blocks.map((block) => ok(makeOf(block, { quantity: 20 }))));
    const after = await ok(stage.live.get<Passport>(`/passports/${passport.id}`));
    expect(after.items_count).toBe(220);
  });

  test("makes each serial once, however often and from however many sides it is sent", async () => {
    const passport = await issued();
    const block = await ok(reserve({ passport: passport.id, quantity: 10 }));
    const serials = ["000001", "000002", "000003"];
    const first = await ok(makeOf(block, { serials }));
    const again = await ok(makeOf(block, { serials }));
    expect(again).toEqual({ ...first, created_count: 0 });
    const more = await ok(makeOf(block, { serials: [...serials, "000004"] }));
    expect(more).toMatchObject({ created_count: 1, first_serial: "000004" });
    const runs = await Promise.all(
      Array.from({ length: 6 }, () => ok(makeOf(block, { serials: ["000005", "000006"] }))),
    );
    expect(runs.reduce((sum, run) => sum + run.created_count, 0)).toBe(2);
    expect(new Set(runs.map(({ id }) => id)).size).toBe(1);
    expect((await itemsOf(passport)).map(({ serial }) => serial)).toEqual([
      "000001",
      "000002",
      "000003",
      "000004",
      "000005",
      "000006",
    ]);
  });

  test("makes a run in the order of the block, in whatever order its serials are sent", async () => {
    const passport = await issued();
    const block = await ok(reserve({ passport: passport.id, quantity: 1200 }));
    const serials = (await codesOf(block)).map(({ serial }) => serial).reverse();
    const run = await ok(makeOf(block, { serials }));
    expect(run).toMatchObject({ created_count: 1200, first_serial: "000001", last_serial: "001200" });
    const { data } = await ok(stage.live.get<List<Item>>(`/passports/${passport.id}/items?limit=100`));
    expect(data.map(({ serial }) => serial)).toEqual(serials.slice(0, 100));
    const ids = data.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted().reverse());
  });

  test("with an Idempotency-Key is reserved once", async () => {
    const passport = await issued();
    const send = () => reserve({ passport: passport.id, quantity: 3 }, stage.live, "kiosk-block-1");
    const [one, two] = [await ok(send()), await ok(send())];
    expect(two).toEqual(one);
  });

  test("gives back what is unused, which others then may have", async () => {
    const passport = await issued();
    const block = await ok(reserve({ passport: passport.id, quantity: 4 }));
    await ok(makeOf(block, { serials: ["000001"] }));
    const release = (body: object = {}) => stage.live.post<Block>(`/serial_blocks/${block.id}/release`, body);
    expect(await ok(release({ serials: ["000002", "000001"] }))).toMatchObject({ status: "open", unused: 2 });
    const released = await ok(release());
    expect(released).toMatchObject({ status: "released", unused: 0 });
    expect(await ok(release())).toEqual(released);
    await refused(makeOf(block, { serials: ["000003"] }), "invalid_value", "serials[0]");
    expect((await ok(makeOf(block, { serials: ["000001"] }))).created_count).toBe(0);
    await ok(stage.live.post(`/passports/${passport.id}/items`, { serials: ["000003"] }));
  });

  test("is made under the successor of a passport that was withdrawn meanwhile", async () => {
    const passport = await issued();
    const block = await ok(reserve({ passport: passport.id, quantity: 2 }));
    await ok(stage.live.post(`/passports/${passport.id}/withdraw`, { reason: "Wrong fibres." }));
    await refused(makeOf(block, { quantity: 1 }), "passport_withdrawn");
    await refused(reserve({ passport: passport.id, quantity: 1 }), "passport_withdrawn", "passport");
    const next = await ok(stage.live.post<Passport>("/passports", { product: passport.product }));
    const run = await ok(makeOf(block, { quantity: 2, passport: next.id }));
    expect(run.passport).toBe(next.id);
    const stranger = await issued();
    await refused(makeOf(block, { serials: ["000001"], passport: stranger.id }), "invalid_value", "passport");
  });

  test("is refused for what does not exist here, and for shapes that are wrong", async () => {
    const passport = await issued();
    const block = await ok(reserve({ passport: passport.id, quantity: 2 }));
    await refused(reserve({ passport: UNKNOWN, quantity: 2 }), "resource_missing", "passport");
    await refused(reserve({ passport: passport.id, quantity: 0 }), "invalid_value", "quantity");
    await refused(reserve({ passport: passport.id, quantity: 5001 }), "invalid_value", "quantity");
    await refused(reserve({ passport: passport.id }), "parameter_missing", "quantity");
    await refused(reserve({ quantity: 2, mode: "sequential" }), "invalid_value", "mode");
    await refused(makeOf(block, {}), "parameter_missing", "serials");
    await refused(makeOf(block, { serials: ["000001"], quantity: 1 }), "invalid_value", "serials");
    await refused(makeOf(block, { quantity: 3 }), "invalid_value", "quantity");
    for (const client of [other.live, stage.test]) {
      await refused(client.get(`/serial_blocks/${block.id}`), "resource_missing");
      await refused(client.get(`/serial_blocks/${block.id}/codes`), "resource_missing");
      await refused(client.post(`/serial_blocks/${block.id}/items`, { quantity: 1 }), "resource_missing");
      await refused(client.post(`/serial_blocks/${block.id}/release`), "resource_missing");
      await refused(reserve({ passport: passport.id, quantity: 1 }, client), "resource_missing", "passport");
    }
  });

  test("is listed by status, passport and holder, newest first", async () => {
    const passport = await issued();
    const made: Block[] = [];
    for (const holder of ["Line 7", "Line 8", "Line 7"])
      made.push(await ok(reserve({ passport: passport.id, quantity: 1, holder })));
    const list = async (query: string) =>
      (await ok(stage.live.get<List<Block>>(`/serial_blocks?${query}`))).data.map(({ id }) => id);
    const [a, b, c] = made.map(({ id }) => id);
    expect(await list(`passport=${passport.id}`)).toEqual([c ?? "", b ?? "", a ?? ""]);
    expect(await list(`holder=Line+7&passport=${passport.id}`)).toEqual([c ?? "", a ?? ""]);
    expect(await list(`passport=${passport.id}&limit=1&starting_after=${c}`)).toEqual([b ?? ""]);
    if (made[0]) await ok(makeOf(made[0], { quantity: 1 }));
    expect(await list(`passport=${passport.id}&status=used`)).toEqual([a ?? ""]);
    expect(await list(`passport=${passport.id}&status=open`)).toEqual([c ?? "", b ?? ""]);
    expect(await list(`passport=${passport.id}&status=released`)).toEqual([]);
  });

  test("counts against the plan when it is reserved, and no more when it is used", async () => {
    const passport = await issued({}, limited.live);
    const block = await ok(reserve({ passport: passport.id, quantity: 9 }, limited.live));
    await refused(reserve({ passport: passport.id, quantity: 2 }, limited.live), "plan_limit_reached");
    await ok(limited.live.post(`/serial_blocks/${block.id}/items`, { quantity: 4 }));
    await refused(
      limited.live.post(`/passports/${passport.id}/items`, { quantity: 2 }),
      "plan_limit_reached",
    );
    await ok(limited.live.post(`/serial_blocks/${block.id}/release`));
    await ok(limited.live.post(`/passports/${passport.id}/items`, { quantity: 6 }));
    await refused(
      limited.live.post(`/passports/${passport.id}/items`, { quantity: 1 }),
      "plan_limit_reached",
    );
  });
});

describe("blank labels", () => {
  const blank = (quantity: number) => ok(reserve({ quantity }));
  const bind = (passport: Passport, labels: string[]) =>
    stage.live.post<ItemRun>(`/passports/${passport.id}/labels`, { labels });

  test("say that they are not in use yet, until they are bound", async () => {
    const block = await blank(3);
    expect(block).toMatchObject({
      passport: null,
      product: null,
      mode: "random",
      address_form: `${SITE_URL}/i/{uid}`,
    });
    const [one, two, three] = await codesOf(block);
    const before = await page(`/i/${one?.uid}`);
    expect(before.status).toBe(200);
    expect(before.headers.get("cache-control")).toBe("no-store");
    expect(await before.text()).toContain("This label is not in use yet");
    expect(await (await page(`/i/${one?.uid}`, "application/json")).json()).toEqual({
      object: "public_label",
      uid: one?.uid ?? "",
      status: "not_in_use",
    });
    const passport = await issued({ gtin: newGtin() });
    const run = await ok(bind(passport, [one?.url ?? "", (two?.uid ?? "").toUpperCase()]));
    expect(run.created_count).toBe(2);
    const after = await page(`/i/${one?.uid}`);
    expect(await after.text()).toContain("Camisa Ria");
    const items = await itemsOf(passport);
    expect(items.map(({ url }) => url).sort()).toEqual([one?.url ?? "", two?.url ?? ""].sort());
    expect(await read(block)).toMatchObject({ unused: 1 });
    const label = await ok(stage.live.get<LabelObject>(`/labels/${one?.uid}`));
    expect(label).toMatchObject({ status: "in_use", serial: one?.serial ?? "", block: null });
    expect(label.item).toBe(items.find(({ uid }) => uid === one?.uid)?.id ?? "");
    expect(await ok(stage.live.get<LabelObject>(`/labels/${three?.uid}`))).toMatchObject({
      status: "not_in_use",
      block: block.id,
      item: null,
    });
  });

  test("are bound once, all or none", async () => {
    const block = await blank(4);
    const codes = await codesOf(block);
    const [a = "", b = "", c = "", d = ""] = codes.map(({ url }) => url);
    const [passport, second] = [await issued(), await issued()];
    const first = await ok(bind(passport, [a, b, a]));
    expect(first.created_count).toBe(2);
    expect(await ok(bind(passport, [b]))).toEqual({ ...first, created_count: 0 });
    await refused(bind(second, [c, a]), "serial_taken", "labels[1]");
    expect(await ok(bind(passport, [a, c]))).toMatchObject({ created_count: 1 });
    await refused(bind(passport, [d, "https://elsewhere.example/x"]), "invalid_value", "labels[1]");
    await refused(bind(passport, [d, "0000000000000000"]), "resource_missing", "labels[1]");
    expect(await read(block)).toMatchObject({ unused: 1 });
    const runs = await Promise.all(Array.from({ length: 5 }, () => ok(bind(second, [d]))));
    expect(runs.reduce((sum, run) => sum + run.created_count, 0)).toBe(1);
  });

  test("lead to their pieces by GTIN and serial too, also when only a batch has a passport", async () => {
    const gtin = newGtin();
    const product = await createProduct(stage.live, { gtin });
    const batch = await createBatch(stage.live, product);
    const passport = await ok(
      stage.live.post<Passport>("/passports", { product: product.id, batch: batch.id }),
    );
    const block = await ok(reserve({ quantity: 1 }));
    const [code] = await codesOf(block);
    await ok(stage.live.post(`/passports/${passport.id}/labels`, { labels: [code?.uid] }));
    const [item] = await itemsOf(passport);
    expect(item?.gs1_key).toBe(`/01/0${gtin}/21/${code?.serial}`);
    const answer = await page(item?.gs1_key ?? "");
    expect(answer.headers.get("location")).toContain(`/i/${code?.uid}`);
  });

  test("are voided one by one or with their block, and say so for ever", async () => {
    const block = await blank(3);
    const [one, two] = await codesOf(block);
    const label = await ok(stage.live.post<LabelObject>(`/labels/${one?.uid}/void`));
    expect(label).toMatchObject({ status: "void", serial: one?.serial ?? "" });
    expect(await (await page(`/i/${one?.uid}`)).text()).toContain("This label was voided");
    const passport = await issued();
    await refused(bind(passport, [one?.uid ?? ""]), "item_voided", "labels[0]");
    await refused(stage.live.post(`/labels/${one?.uid}/void`), "item_voided");
    await ok(stage.live.post(`/serial_blocks/${block.id}/release`));
    expect(await (await page(`/i/${two?.uid}`, "application/json")).json()).toMatchObject({ status: "void" });
    await refused(bind(passport, [two?.uid ?? ""]), "item_voided", "labels[0]");
  });

  test("belong to their company and mode", async () => {
    const [one] = await codesOf(await blank(1));
    for (const client of [other.live, stage.test]) {
      const passport = await issued({}, client);
      await refused(
        client.post(`/passports/${passport.id}/labels`, { labels: [one?.uid] }),
        "resource_missing",
        "labels[0]",
      );
      await refused(client.get(`/labels/${one?.uid}`), "resource_missing");
      await refused(client.post(`/labels/${one?.uid}/void`), "resource_missing");
    }
    await refused(stage.live.get("/labels/nonsense"), "resource_missing");
  });

  test("of a product's block are made with the block, not bound", async () => {
    const passport = await issued();
    const block = await ok(reserve({ passport: passport.id, quantity: 1 }));
    const [one] = await codesOf(block);
    expect(await (await page(`/i/${one?.uid}`)).text()).toContain("This label is not in use yet");
    await refused(bind(passport, [one?.uid ?? ""]), "invalid_value", "labels[0]");
    await refused(makeOf(await blank(1), { quantity: 1 }), "invalid_value");
  });
});
