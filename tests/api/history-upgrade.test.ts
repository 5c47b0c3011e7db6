/** Histories in a database whose activity log was written before its entries had a column for their product. */
import { Database } from "bun:sqlite";
import { afterAll, beforeAll, expect, test } from "bun:test";
import { join } from "node:path";
import postgres from "postgres";
import { MIGRATIONS } from "../../migrations/index.ts";
import { ok } from "../support/client.ts";
import { createBatch, issueProduct, type Stage, startStage } from "../support/company.ts";
import { attach, pdf, settled, upload } from "../support/documents.ts";
import { type Member, signIn } from "../support/member.ts";
import type { Item, LifecycleEvent, List } from "../support/objects.ts";
import { createDatabase, ON_POSTGRES } from "../support/server.ts";

interface Entry {
  id: string;
  action: string;
}

let stage: Stage;
let owner: Member;
let database: { url: string; drop(): Promise<void> } | undefined;

beforeAll(async () => {
  database = ON_POSTGRES ? await createDatabase() : undefined;
  stage = await startStage(database ? { DATABASE_URL: database.url } : {});
  owner = await signIn(stage.server.address);
}, 90_000);
afterAll(async () => {
  await stage?.server.stop();
  await database?.drop();
});

const historyOf = async (id: string) =>
  (await ok(owner.get<List<Entry>>(`/nortada/live/products/${id}/history?limit=100`))).data;

test("an older log gives every entry its product, also those that name none, and stays sealed", async () => {
  const { product, other } = await makeEntries();
  const before = await historyOf(product);
  expect(before.map(({ action }) => action)).toEqual([
    "data_request.created",
    "document.extracted",
    "document.extraction_requested",
    "document.created",
    "lifecycle_event.recorded",
    "lifecycle_event.file_added",
    "lifecycle_event.recorded",
    "item.voided",
    "item.tag_bound",
    "passport.items_created",
    "batch.created",
    "product.updated",
    "passport.issued",
    "product.created",
  ]);
  const ofOther = await historyOf(other);

  await stage.server.signal("SIGTERM");
  await withDatabase(goBack);
  await stage.server.restart();

  const after = await historyOf(product);
  const named = before.filter(({ action }) => !action.startsWith("product."));
  expect(after.map(({ id }) => id)).toEqual([
    ...named.map(({ id }) => older(id)),
    ...before.map(({ id }) => id),
  ]);
  expect((await historyOf(other)).map(({ id }) => id)).toEqual([
    ...ofOther.filter(({ action }) => !action.startsWith("product.")).map(({ id }) => older(id)),
    ...ofOther.map(({ id }) => id),
  ]);
  const verified = await stage.server.carnet("activity", "verify");
  expect(verified.code).toBe(0);
});

/** Something of all kinds in the history of a product, and entries that stand in none. */
async function makeEntries(): Promise<{ product: string; other: string }> {
  const { live } = stage;
  const { product, passport } = await issueProduct(live);
  const { product: other } = await issueProduct(live);
  await ok(live.post(`/products/${product.id}`, { name: "Camisa Lima" }));
  await createBatch(live, product);
  await ok(live.post(`/passports/${passport.id}/items`, { quantity: 2 }));
  const { data } = await ok(live.get<List<Item>>(`/passports/${passport.id}/items`));
  const [first = raise(), second = raise()] = data;
  await ok(live.post(`/items/${first.id}/tag`, { nfc_uid: "04a1b2c3d4e5f6" }));
  await ok(live.post(`/items/${second.id}/void`, { reason: "Torn." }));
  const occurred_on = "2026-01-05";
  const repair = await ok(
    live.post<LifecycleEvent>("/lifecycle_events", { item: first.id, type: "repair", occurred_on }),
  );
  const file = await ok(attach(live, repair.id));
  await ok(live.post("/lifecycle_events", { passport: passport.id, type: "recycling", occurred_on }));
  const content = `/api/v1/lifecycle_events/${repair.id}/files/${file.id}/content`;
  const headers = { Authorization: `Bearer ${live.apiKey}` };
  await (await fetch(stage.server.address + content, { headers })).arrayBuffer();
  await ok(live.post("/portal_sessions", { product: product.id, origin: "https://shop.nortada.example" }));
  const { id } = await ok(
    upload(live, { product: product.id, extract: "true" }, { bytes: pdf([["Recycled content: 20 %"]]) }),
  );
  await settled(live, id);
  await ok(upload(live));
  await ok(
    owner.post("/nortada/live/data_requests", {
      product: product.id,
      supplier: { name: "Tecelagem do Ave", email: "ines@ave.example" },
      fields: ["brand"],
    }),
  );
  return { product: product.id, other: other.id };
}

/**
 * Takes the database back to before its step, which the next start runs again. Beside each entry stands one as it was
 * written before entries of a product's parts named it.
 */
async function goBack(run: Run): Promise<void> {
  const rows = await run<{ id: string; account_n: number; dataset_n: number | null; entry: string }>(
    "select id, account_n, dataset_n, entry from activity order by n",
  );
  const step = MIGRATIONS.sqlite.find(({ name }) => name.endsWith("_activity_by_product"));
  await run("drop index activity_product");
  await run("alter table activity drop column product_n");
  await run("create index activity_product on activity (dataset_n)");
  await run(`delete from migrations where name = '${step?.name}'`);
  for (const { id, account_n, dataset_n, entry } of rows) {
    const { details, ...rest } = JSON.parse(entry);
    if (rest.action.startsWith("product.") || details.product === null) continue;
    const { product: _, ...others } = details;
    const text = JSON.stringify({ ...rest, id: older(id), details: others });
    await run(
      `insert into activity (id, account_n, dataset_n, entry, created)
       values ('${older(id)}', ${account_n}, ${dataset_n}, '${text.replaceAll("'", "''")}', ${rest.created})`,
    );
  }
}

/** Id of the older one beside an entry. */
function older(id: string): string {
  return `0${id.slice(1, -1)}${id.endsWith("0") ? "1" : "0"}`;
}

type Run = <Row>(statement: string) => Promise<Row[]>;

/** Runs statements on the database of the server, which has ended. */
async function withDatabase(work: (run: Run) => Promise<void>): Promise<void> {
  if (database) {
    const client = postgres(database.url, { max: 1, onnotice: () => {} });
    await work(async (statement) => [...(await client.unsafe(statement))] as never);
    await client.end();
    return;
  }
  const file = new Database(join(stage.server.data, "carnet.db"));
  await work(async (statement) => file.query(statement).all() as never);
  file.close();
}

function raise(): never {
  throw new Error("there are fewer than were made");
}
