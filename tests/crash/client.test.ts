/**
 * Killed again and again under programs that use the client: each call is repeated by the client until it is answered,
 * and what it did is there once. Files are whole, serials have no gap, every event reaches the webhook address.
 */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { Carnet } from "../../src/client/carnet.ts";
import { type Stage, startStage } from "../support/company.ts";
import { pdf } from "../support/documents.ts";
import { ALLOW_RECEIVERS, expectSigned, type Receiver, startReceiver } from "../support/receiver.ts";
import { readRows } from "../support/records.ts";

const ROUNDS = 5;
let stage: Stage;
let receiver: Receiver;
let secret: string;
let carnet: Carnet;

beforeAll(async () => {
  stage = await startStage({ ...ALLOW_RECEIVERS, CARNET_WEBHOOK_RETRIES: "1,1,1,1,1" });
  receiver = startReceiver();
  const words = ["--mode", "live", "--url", receiver.url, "--events", "all"];
  ({ secret } = await stage.server.carnetJson<{ secret: string }>("webhooks", "create", ...words));
  carnet = new Carnet({ apiKey: stage.live.apiKey, baseUrl: stage.server.address, maxRetries: 30 });
});
afterAll(async () => {
  await stage.server.stop();
  await receiver.stop();
});

/** What the programs were told is done. */
const done = {
  items: 0,
  runs: 0,
  documents: [] as string[],
  files: [] as { event: string; file: string; text: string }[],
};
let count = 0;
/** How many calls the client had to repeat. */
let repeated = 0;

function noted<T extends { lastResponse: { retries: number } }>(answer: T): T {
  if (answer.lastResponse.retries > 0) repeated++;
  return answer;
}

async function makeItems(passport: string): Promise<void> {
  const quantity = 1 + (count++ % 40);
  const run = noted(await carnet.items.create(passport, { quantity, prefix: "A-" }));
  expect(run.created_count).toBe(quantity);
  done.items += quantity;
  done.runs++;
}

async function uploadDocument(product: string): Promise<void> {
  const content = pdf([[`Sheet ${count++}`, "Made in Portugal"]]);
  const file = new File([content as BlobPart], "sheet.pdf");
  const extract = count % 8 === 0;
  done.documents.push(
    noted(await carnet.documents.create({ file, product, kind: "tech_sheet", extract })).id,
  );
}

async function attachFile(passport: string): Promise<void> {
  const body = { passport, type: "repair", occurred_on: "2026-01-31" } as const;
  const event = noted(await carnet.lifecycleEvents.create(body));
  const text = `Repair ${count++}. ${"Seam closed. ".repeat(4000)}`;
  const content = pdf([[text.slice(0, 40)]]);
  const file = {
    name: "repair.pdf",
    content: new Uint8Array([...content, ...new TextEncoder().encode(text)]),
  };
  const { id } = noted(await carnet.lifecycleEvents.addFile(event.id, { file }));
  done.files.push({ event: event.id, file: id, text });
}

test(`${ROUNDS} kills under programs that make items, upload and attach files lose, double and break nothing`, async () => {
  const product = await carnet.products.create({
    name: "Camisa Ria",
    reference: "CR-1",
    data: {
      brand: "Nortada",
      country_making: "PT",
      fibre_composition: [{ fibre: "linen", percent: 100 }],
    },
  });
  const passport = await carnet.passports.issue({ product: product.id });
  let working = true;
  const works = [
    () => makeItems(passport.id),
    () => makeItems(passport.id),
    () => uploadDocument(product.id),
    () => attachFile(passport.id),
    () => attachFile(passport.id),
  ];
  const programs = works.map(async (work) => {
    while (working) await work();
  });
  for (let round = 0; round < ROUNDS; round++) {
    await Bun.sleep(300 + Math.random() * 500);
    await stage.server.signal("SIGKILL");
    await stage.server.restart();
  }
  await Bun.sleep(300);
  working = false;
  await Promise.all(programs);
  // The kills met requests under way.
  expect(repeated).toBeGreaterThan(0);

  const items = await carnet.items.listOfPassport(passport.id).toArray({ limit: 100_000 });
  expect(items.map(({ serial }) => serial).sort()).toEqual(
    Array.from({ length: done.items }, (_, i) => `A-${String(i + 1).padStart(6, "0")}`),
  );
  expect(new Set(items.map(({ run }) => run)).size).toBe(done.runs);
  expect((await carnet.passports.get(passport.id)).items_count).toBe(done.items);

  const documents = await carnet.documents.list({ product: product.id }).toArray({ limit: 10_000 });
  expect(documents.map(({ id }) => id).sort()).toEqual(done.documents.toSorted());
  const events = await carnet.lifecycleEvents.list().toArray({ limit: 10_000 });
  const recorded = events.filter(({ files }) => files.length > 0).map(({ id, files }) => [id, files.length]);
  expect(recorded.sort()).toEqual(done.files.map(({ event }) => [event, 1] as [string, number]).sort());
  for (const { event, file, text } of done.files) {
    const bytes = await (await carnet.lifecycleEvents.downloadFile(event, file)).bytes();
    expect(new TextDecoder().decode(bytes).endsWith(text)).toBe(true);
  }
  for (const { id } of readRows<{ id: string }>(stage.server, "select id from files"))
    expect(existsSync(join(stage.server.data, "files", id))).toBe(true);
  await untilRead();

  const told = new Map<string, string>();
  for await (const { id, type } of carnet.events.list()) told.set(id, type);
  await untilDelivered([...told.keys()]);
  for (const one of receiver.received) expectSigned(one, secret);
  const types = [...told.values()];
  const countOf = (type: string) => types.filter((one) => one === type).length;
  expect([countOf("passport.items_created"), countOf("lifecycle_event.recorded")]).toEqual([
    done.runs,
    events.length,
  ]);
}, 120_000);

/** What was being read when the server was killed is read again. */
async function untilRead(): Promise<void> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const documents = await carnet.documents.list().toArray({ limit: 10_000 });
    const waiting = documents.filter(({ status }) => status === "queued" || status === "processing");
    if (waiting.length === 0) break;
    if (Date.now() > deadline) throw new Error(`${waiting.length} documents are not read`);
    await Bun.sleep(200);
  }
}

async function untilDelivered(ids: string[]): Promise<void> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const came = new Set(receiver.received.map(({ event }) => event.id));
    const missing = ids.filter((id) => !came.has(id));
    if (missing.length === 0) break;
    if (Date.now() > deadline) throw new Error(`${missing.length} of ${ids.length} webhooks did not come`);
    await Bun.sleep(100);
  }
}
