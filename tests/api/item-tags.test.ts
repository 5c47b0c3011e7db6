/** NFC tags on items: bound once, to one piece of a data set, and found again. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { type Client, ok, refused } from "../support/client.ts";
import { type Company, issueProduct, type Stage, startStage } from "../support/company.ts";
import type { Item, ItemRun, List } from "../support/objects.ts";
import { readRows } from "../support/records.ts";
import { ON_POSTGRES } from "../support/server.ts";

let stage: Stage;
let other: Company;
let count = 0;

beforeAll(async () => {
  stage = await startStage();
  other = await stage.addCompany("mare");
});
afterAll(() => stage.server.stop());

const newUid = () => `04a23b5c${(++count).toString(16).padStart(6, "0")}`;
const bind = (item: Item, body: unknown, client: Client = stage.live) =>
  client.post<Item>(`/items/${item.id}/tag`, body);
const read = (item: Item) => ok(stage.live.get<Item>(`/items/${item.id}`));
const find = async (query: string, client: Client = stage.live) =>
  (await ok(client.get<List<Item>>(`/items?${query}`))).data;

async function makeItems(quantity: number, client: Client = stage.live): Promise<Item[]> {
  const { passport } = await issueProduct(client, {});
  const run = await ok(client.post<ItemRun>(`/passports/${passport.id}/items`, { quantity }));
  return (await ok(client.get<List<Item>>(run.items_url.replace("/api/v1", "")))).data;
}

async function oneItem(client?: Client): Promise<Item> {
  const [item] = await makeItems(1, client);
  if (!item) throw new Error("an item was to be made");
  return item;
}

describe("POST /items/{id}/tag", () => {
  test("binds a tag, shows it on the item, and finds the item by it", async () => {
    const item = await oneItem();
    expect(item.nfc_uid).toBeNull();
    const uid = newUid();
    const bound = await ok(bind(item, { nfc_uid: uid }));
    expect(bound).toEqual({ ...item, nfc_uid: uid });
    expect(await read(item)).toEqual(bound);
    expect(await find(`nfc_uid=${uid}`)).toEqual([bound]);
    expect(await find(`product=${item.product}`)).toEqual([bound]);
    expect(await find(`serial=${item.serial}&product=${item.product}`)).toEqual([bound]);
    expect(await ok(stage.live.get<List<Item>>(`/passports/${item.passport}/items`))).toMatchObject({
      data: [{ nfc_uid: uid }],
    });
  });

  test("takes UIDs of 4, 7 and 10 bytes in any case, and nothing else", async () => {
    const item = await oneItem();
    for (const nfc_uid of ["3A112233", "04A23B5C0000FF", "04a23b5c0000ff0102FF"]) {
      const bound = await ok(bind(item, { nfc_uid, replace: true }));
      expect(bound.nfc_uid).toBe(nfc_uid.toLowerCase());
      expect(await find(`nfc_uid=${nfc_uid}`)).toEqual([bound]);
    }
    for (const nfc_uid of ["", "04a2", "04:a2:3b:5c:00:00:ff", "04a23b5c0000fg", "08a2b3c4", "0".repeat(22)])
      await refused(bind(item, { nfc_uid }), "invalid_value", "nfc_uid");
    await refused(bind(item, {}), "parameter_missing", "nfc_uid");
    await refused(bind(item, { nfc_uid: 4 }), "invalid_type", "nfc_uid");
    await refused(bind(item, { nfc_uid: newUid(), replace: "yes" }), "invalid_type", "replace");
    await refused(bind(item, { nfc_uid: newUid(), force: true }), "parameter_unknown", "force");
  });

  test("is done once: the same again changes nothing, another one needs replace", async () => {
    const [one, two] = await makeItems(2);
    if (!one || !two) throw new Error("two items were to be made");
    const [uid, next] = [newUid(), newUid()];
    const bound = await ok(bind(one, { nfc_uid: uid }));
    expect(await ok(bind(one, { nfc_uid: uid.toUpperCase() }))).toEqual(bound);
    await refused(bind(one, { nfc_uid: next }), "item_has_tag", "nfc_uid");
    const error = await refused(bind(two, { nfc_uid: uid }), "nfc_uid_taken", "nfc_uid");
    expect(error.message).toContain(one.id);
    expect([(await read(one)).nfc_uid, (await read(two)).nfc_uid]).toEqual([uid, null]);

    expect((await ok(bind(one, { nfc_uid: next, replace: true }))).nfc_uid).toBe(next);
    expect(await find(`nfc_uid=${uid}`)).toEqual([]);
    expect((await ok(bind(two, { nfc_uid: next, replace: true }))).nfc_uid).toBe(next);
    expect([(await read(one)).nfc_uid, (await read(two)).nfc_uid]).toEqual([null, next]);
    expect(await find(`nfc_uid=${next}`)).toMatchObject([{ id: two.id }]);
  });

  test("is for items of this company and mode, and another one may have the same tag", async () => {
    const item = await oneItem();
    const uid = newUid();
    for (const client of [other.live, stage.test])
      await refused(bind(item, { nfc_uid: uid }, client), "resource_missing");
    await ok(bind(item, { nfc_uid: uid }));
    for (const client of [other.live, stage.test]) {
      expect(await find(`nfc_uid=${uid}`, client)).toEqual([]);
      const theirs = await oneItem(client);
      await ok(bind(theirs, { nfc_uid: uid }, client));
      expect(await find(`nfc_uid=${uid}`, client)).toMatchObject([{ id: theirs.id }]);
    }
    expect((await read(item)).nfc_uid).toBe(uid);
  });

  test("refuses a voided item, which keeps the tag that it has", async () => {
    const item = await oneItem();
    const uid = newUid();
    await ok(bind(item, { nfc_uid: uid }));
    await ok(stage.live.post(`/items/${item.id}/void`, { reason: "Lost." }));
    await refused(bind(item, { nfc_uid: newUid(), replace: true }), "item_voided");
    expect((await read(item)).nfc_uid).toBe(uid);
    expect((await ok(bind(await oneItem(), { nfc_uid: uid, replace: true }))).nfc_uid).toBe(uid);
  });

  test("eight times at once binds one tag to one item", async () => {
    const items = await makeItems(8);
    const uid = newUid();
    const answers = await Promise.all(items.map((item) => bind(item, { nfc_uid: uid })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
    expect(await find(`nfc_uid=${uid}`)).toHaveLength(1);
    const [item] = items;
    if (!item) throw new Error("items were to be made");
    const free = (await find(`product=${item.product}`)).find(({ nfc_uid }) => nfc_uid === null) ?? item;
    const many = await Promise.all(Array.from({ length: 8 }, () => bind(free, { nfc_uid: newUid() })));
    expect(many.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
  });

  test("with a key answers the repeat as the first, and tells no webhook", async () => {
    const item = await oneItem();
    const uid = newUid();
    const path = `/items/${item.id}/tag`;
    const first = await stage.live.post(path, { nfc_uid: uid }, { key: `tag ${item.id}` });
    const again = await stage.live.post(path, { nfc_uid: uid }, { key: `tag ${item.id}` });
    expect([again.status, again.text]).toEqual([200, first.text]);
    const events = await ok(stage.live.get<List<{ type: string }>>("/events?limit=1"));
    expect(events.data[0]?.type).toBe("passport.items_created");
  });

  test.skipIf(ON_POSTGRES)("stands in the activity log, with what it took the place of", async () => {
    const [one, two] = await makeItems(2);
    if (!one || !two) throw new Error("two items were to be made");
    const [uid, next] = [newUid(), newUid()];
    await ok(bind(one, { nfc_uid: uid }));
    await ok(bind(one, { nfc_uid: uid }));
    await ok(bind(two, { nfc_uid: next }));
    await ok(bind(two, { nfc_uid: uid, replace: true }));
    const entries = readRows<{ entry: string }>(stage.server, "select entry from activity order by n")
      .map(({ entry }) => JSON.parse(entry))
      .filter(({ object }) => object === one.id || object === two.id);
    expect(entries.map(({ action, object, details }) => ({ action, object, ...details }))).toEqual(
      [
        { serial: one.serial, nfc_uid: uid, former_nfc_uid: null, former_item: null },
        { serial: two.serial, nfc_uid: next, former_nfc_uid: null, former_item: null },
        { serial: two.serial, nfc_uid: uid, former_nfc_uid: next, former_item: one.id },
      ].map((details, index) => ({
        action: "item.tag_bound",
        object: index === 0 ? one.id : two.id,
        ...details,
        product: one.product,
      })),
    );
  });
});
