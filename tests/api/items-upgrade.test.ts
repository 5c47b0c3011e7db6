/** Items in a database from before their table was kept in the order of their uids. */
import { Database } from "bun:sqlite";
import { afterAll, beforeAll, expect, test } from "bun:test";
import { join } from "node:path";
import postgres from "postgres";
import { MIGRATIONS } from "../../migrations/index.ts";
import { ok, refused } from "../support/client.ts";
import { issueProduct, type Stage, startStage } from "../support/company.ts";
import type { Item, ItemRun, LifecycleEvent, List } from "../support/objects.ts";
import { createDatabase, ON_POSTGRES } from "../support/server.ts";

let stage: Stage;
let database: { url: string; drop(): Promise<void> } | undefined;

beforeAll(async () => {
  database = ON_POSTGRES ? await createDatabase() : undefined;
  stage = await startStage(database ? { DATABASE_URL: database.url } : {});
}, 90_000);
afterAll(async () => {
  await stage?.server.stop();
  await database?.drop();
});

test("older items keep their ids, addresses, order, voids, tags and events, and others follow them", async () => {
  const { live } = stage;
  const { passport } = await issueProduct(live);
  const path = `/passports/${passport.id}/items`;
  const listed = async (query: string) => (await ok(live.get<List<Item>>(`${path}?${query}`))).data;
  const run = await ok(live.post<ItemRun>(path, { quantity: 5, prefix: "A-" }));
  const [tagged = raise(), voided = raise(), repaired = raise()] = await listed("limit=100");
  await ok(live.post(`/items/${tagged.id}/tag`, { nfc_uid: "04a1b2c3d4e5f6" }));
  await ok(live.post(`/items/${voided.id}/void`, { reason: "Torn." }));
  await ok(live.post("/lifecycle_events", { item: repaired.id, type: "repair", occurred_on: "2026-01-05" }));
  const before = await listed("limit=100");

  await stage.server.signal("SIGTERM");
  await withDatabase(goBack);
  await stage.server.restart();

  expect(await listed("limit=100")).toEqual(before.toReversed());
  expect(await listed(`limit=2&starting_after=${before[4]?.id}`)).toEqual([before[3], before[2]] as Item[]);
  for (const item of before) {
    expect(await ok(live.get<Item>(`/items/${item.id}`))).toEqual(item);
    expect(await listed(`serial=${item.serial.toLowerCase()}`)).toEqual([item]);
    expect((await fetch(item.url.replace(/^https?:\/\/[^/]+/, stage.server.address))).status).toBe(200);
  }
  expect((await ok(live.get<List<Item>>("/items?nfc_uid=04a1b2c3d4e5f6"))).data).toEqual([
    before[0],
  ] as Item[]);
  const events = await ok(live.get<List<LifecycleEvent>>(`/lifecycle_events?item=${repaired.id}`));
  expect(events.data).toMatchObject([{ item: repaired.id, type: "repair" }]);
  await refused(live.post(`/items/${voided.id}/void`, { reason: "Torn." }), "item_voided");
  await refused(live.post(path, { serials: ["a-000001"] }), "serial_taken", "serials[0]");

  const next = await ok(live.post<ItemRun>(path, { quantity: 2, prefix: "A-" }));
  expect([run.last_serial, next.first_serial]).toEqual(["A-000005", "A-000006"]);
  expect((await listed("limit=100")).map(({ serial }) => serial)).toEqual([
    ...["A-000007", "A-000006"],
    ...before.toReversed().map(({ serial }) => serial),
  ]);
});

/**
 * Takes the database back to before its step, which the next start runs again. Uids of older runs did not ascend with
 * their items: here they descend.
 */
async function goBack(run: Run): Promise<void> {
  if (database)
    for (const statement of [
      "alter table items drop constraint items_pkey",
      "drop index items_n",
      "alter table items add primary key (n)",
      "create unique index items_uid on items (uid)",
    ])
      await run(statement);
  else {
    await run("alter table items rename to newer");
    for (const index of ["items_n", "items_product_serial", "items_run"]) await run(`drop index ${index}`);
    const [first = raise()] = MIGRATIONS.sqlite;
    const own = first.text.split("--> statement").filter((statement) => /(TABLE|ON) `items`/.test(statement));
    for (const statement of own) await run(statement);
    await run("insert into items select n, uid, product_n, run_n, serial, state from newer");
    await run("drop table newer");
  }
  const TURNED = 1000;
  await run(`update items set n = ${TURNED} - n`);
  for (const table of ["item_voids", "item_tags", "lifecycle_events"])
    await run(`update ${table} set item_n = ${TURNED} - item_n`);
  await run("delete from migrations where name like '%_items_by_uid'");
}

type Run = (statement: string) => Promise<unknown>;

/** Runs statements on the database of the server, which has ended. */
async function withDatabase(work: (run: Run) => Promise<void>): Promise<void> {
  if (database) {
    const client = postgres(database.url, { max: 1, onnotice: () => {} });
    await work((statement) => client.unsafe(statement));
    await client.end();
    return;
  }
  const file = new Database(join(stage.server.data, "carnet.db"));
  await work(async (statement) => file.run(statement));
  file.close();
}

function raise(): never {
  throw new Error("there are fewer than were made");
}
