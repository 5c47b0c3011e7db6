/** What stops imports, without a server: the state of their company, and how many rows are kept. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { desc, eq, gt } from "drizzle-orm";
import { changeCompany } from "../../src/domain/accounts/companies.ts";
import { Failure } from "../../src/domain/failure.ts";
import { createEdit, createImport } from "../../src/domain/imports/create.ts";
import { runImportJob } from "../../src/domain/imports/job.ts";
import { getImport } from "../../src/domain/imports/read.ts";
import { checkImport, runImport, undoImport } from "../../src/domain/imports/steer.ts";
import { createProduct } from "../../src/domain/products/create.ts";
import type { Scope } from "../../src/domain/scope.ts";
import { toolsOf } from "../../src/domain/services.ts";
import type { Table } from "../../src/domain/tables/table.ts";
import type { Transaction } from "../../src/storage/database.ts";
import { openWorkshop, type Workshop } from "../support/services.ts";

let shop: Workshop;
let live: Scope;

beforeAll(async () => {
  shop = await openWorkshop();
  live = { ...shop.live, actor: { kind: "member", id: shop.live.ids.next(), name: "Ana" } };
}, 60_000);
afterAll(() => shop?.close());

const write = <T>(work: (tx: Transaction) => Promise<T>) => shop.services.db.write(work);

function table(prefix: string, count: number): Table {
  const rows = Array.from({ length: count }, (_, at): [number, string[]] => [
    at + 2,
    [`${prefix}-${at}`, "x"],
  ]);
  return { decimal: ".", headings: ["reference", "name"], rows };
}

function become(status: "active" | "read_only" | "suspended") {
  return write((tx) => changeCompany(tx, toolsOf(shop.services), "nortada", { status }));
}

/** Lets the worker do what the import asks for, to its end. */
async function work(id: string, attempts = 1) {
  const { db } = shop.services;
  const { imports } = db.tables;
  const [row] = await db.reader.q.select({ n: imports.n }).from(imports).where(eq(imports.id, id));
  const job = {
    n: 0,
    id,
    kind: "import",
    payload: { import: row?.n ?? 0, dataset: live.dataset },
    attempts,
  };
  await runImportJob(shop.services, job, new AbortController().signal);
  return getImport(db.reader, live, id);
}

async function messageOf(asking: Promise<unknown>): Promise<string> {
  try {
    await asking;
  } catch (fault) {
    if (fault instanceof Failure) return fault.message;
    throw fault;
  }
  return "taken";
}

test("one stops when its company may change nothing any more, and goes on when it may again", async () => {
  const id = await createImport(shop.services, live, "a.csv", table("HALT", 40));
  const { template } = await getImport(shop.services.db.reader, live, id);
  await write((tx) => checkImport(tx, live, id, { mapping: ["reference", "name"], template, empty: "keep" }));
  expect((await work(id)).status).toBe("ready");
  await write((tx) => runImport(tx, live, id));
  for (const state of ["suspended", "read_only"] as const) {
    await become(state);
    const stopped = await work(id);
    expect([stopped.status, stopped.counts.create]).toEqual(["stopped", 40]);
    await become("active");
    await write((tx) => runImport(tx, live, id));
  }
  const done = await work(id);
  expect([done.status, done.counts.created, done.counts.create]).toEqual(["done", 40, 0]);

  await write((tx) => undoImport(tx, live, id));
  await become("suspended");
  const stopped = await work(id);
  expect([stopped.status, stopped.counts.created]).toEqual(["undo_stopped", 40]);
  await become("active");
  const again = write((tx) => runImport(tx, live, id));
  expect(await messageOf(again)).toContain("undo_stopped");
  await write((tx) => undoImport(tx, live, id));
  const undone = await work(id);
  expect([undone.status, undone.counts.undone]).toEqual(["undone", 40]);
  const { activity } = shop.services.db.tables;
  const entries = await shop.services.db.reader.q.select({ entry: activity.entry }).from(activity);
  const stops = entries
    .map(({ entry }) => JSON.parse(entry))
    .filter(({ action }) => action === "import.stopped");
  expect(stops.map(({ object, actor }) => [object, actor.kind])).toEqual(Array(3).fill([id, "system"]));
});

test("a row at which Carnet itself fails is set aside in the last attempt, and the others are done", async () => {
  const { db } = shop.services;
  const { importRows } = db.tables;
  const id = await createImport(shop.services, live, "d.csv", table("WRONG", 20));
  const { template } = await getImport(db.reader, live, id);
  await write((tx) => checkImport(tx, live, id, { mapping: ["reference", "name"], template, empty: "keep" }));
  await work(id);
  await write((tx) => runImport(tx, live, id));
  const [row] = await db.reader.q.select().from(importRows).orderBy(desc(importRows.n)).limit(1);
  // No file can hold this cell: what fails at it is no refusal.
  await write((tx) =>
    tx.q
      .update(importRows)
      .set({ cells: [5] })
      .where(eq(importRows.n, row?.n ?? 0)),
  );
  await expect(work(id)).rejects.toThrow(TypeError);
  const done = await work(id, 5);
  expect([done.status, done.counts.created, done.counts.refused]).toEqual(["done", 19, 1]);
  const [kept] = await db.reader.q
    .select()
    .from(importRows)
    .where(eq(importRows.n, row?.n ?? 0));
  expect(kept?.faults).toEqual([{ code: "internal_error" }]);
});

test("a row that Carnet itself cannot check is told as faulty in the last attempt, and the others are ready", async () => {
  const { db } = shop.services;
  const { importRows } = db.tables;
  const id = await createImport(shop.services, live, "e.csv", table("ODD", 20));
  const { template } = await getImport(db.reader, live, id);
  const [row] = await db.reader.q.select().from(importRows).orderBy(desc(importRows.n)).limit(1);
  await write((tx) =>
    tx.q
      .update(importRows)
      .set({ cells: [5] })
      .where(eq(importRows.n, row?.n ?? 0)),
  );
  await write((tx) => checkImport(tx, live, id, { mapping: ["reference", "name"], template, empty: "keep" }));
  await expect(work(id)).rejects.toThrow(TypeError);
  const ready = await work(id, 5);
  expect(ready.status).toBe("ready");
  const rows = await db.reader.q
    .select({ n: importRows.n, state: importRows.state, faults: importRows.faults })
    .from(importRows)
    .where(gt(importRows.n, (row?.n ?? 0) - 20))
    .orderBy(desc(importRows.n));
  expect(rows[0]).toEqual({ n: row?.n ?? 0, state: "faulty", faults: [{ code: "internal_error" }] });
  expect(rows.slice(1).map(({ state }) => state)).toEqual(Array(19).fill("create"));
});

test("rows that are kept have a limit in each data set, which says how to make room", async () => {
  const product = await write((tx) => createProduct(tx, live, { name: "Camisa", reference: "FULL" }));
  const edit = { products: [product.id], changes: { status: "archived" as const } };
  const id = await createImport(shop.services, live, "b.csv", table("ROOM", 2));
  const { imports } = shop.services.db.tables;
  const held = (rows: number) => write((tx) => tx.q.update(imports).set({ rows }).where(eq(imports.id, id)));
  await held(1_000_000);
  expect(await messageOf(createImport(shop.services, live, "c.csv", table("MORE", 1)))).toContain("30 days");
  expect(await messageOf(createEdit(shop.services, live, edit))).toContain("Discard imports");
  expect(await messageOf(createImport(shop.services, shop.test, "c.csv", table("MORE", 1)))).toBe("taken");
  await held(2);
  expect(await messageOf(createEdit(shop.services, live, edit))).toBe("taken");
});
