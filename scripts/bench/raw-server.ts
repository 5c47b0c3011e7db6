/**
 * What the limits are measured against: bare Bun.serve and bun:sqlite doing the same reads and writes, without
 * authentication, limits, log, validation, events or idempotency. Writes share commits here too.
 */
import { Database, type SQLQueryBindings } from "bun:sqlite";
import { createCipheriv, createHash, randomBytes } from "node:crypto";
import { closeSync, fsyncSync, openSync, writeSync } from "node:fs";
import { uidsOfRun } from "../../src/domain/items/uids.ts";
import { presentProduct } from "../../src/domain/products/present.ts";
import type { ProductRow } from "../../src/domain/products/rows.ts";
import { randomUid } from "../../src/formats/crockford.ts";

/** Items of a run. */
const RUN_ITEMS = 5000;

const [path = "", page = "", json = ""] = process.argv.slice(2);
const writer = new Database(path, { readwrite: true });
writer.run("PRAGMA journal_mode = WAL");
writer.run("PRAGMA synchronous = FULL");
const reader = new Database(path, { readonly: true });

const COLUMNS = `p.n, p.id, p.uid, p.name, p.reference, p.gtin, p.gtin14, p.template, p.status, p.data, p.created,
  p.updated, s.id AS passport_id, s.path AS passport_path, f.id AS image_id, f.content_type AS image_type, f.about AS image_about`;
const FROM =
  "FROM products p LEFT JOIN passports s ON s.n = p.passport_n LEFT JOIN files f ON f.n = p.image_file_n";

const byId = reader.prepare(`SELECT ${COLUMNS} ${FROM} WHERE p.id = ? AND p.dataset_n = ? LIMIT 1`);
const list = reader.prepare(
  `SELECT ${COLUMNS} ${FROM} WHERE p.dataset_n = ? AND p.id < ? ORDER BY p.id DESC LIMIT ?`,
);
const byKey = reader.prepare(
  `SELECT s.uid FROM gs1_keys g JOIN products p ON p.n = g.product_n JOIN passports s ON s.n = p.passport_n WHERE g.key = ? LIMIT 1`,
);
const insert = writer.prepare(
  `INSERT INTO products (id, dataset_n, uid, name, reference, gtin, gtin14, template, status, data, origins, created, updated)
   VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
);

const reference = writer.prepare(
  "INSERT INTO product_references (dataset_n, reference, product_n) VALUES (1, ?, ?)",
);

/** The same answer as Carnet's, made by the same function. */
function present(row: ProductRow): object {
  return presentProduct(VIEWER, { ...row, data: JSON.parse(String(row.data)) });
}

const VIEWER = { livemode: true, site: "http://localhost" };

let serial = 0;

const waiting: { values: SQLQueryBindings[]; name: string; done: () => void }[] = [];

function commitTogether(): void {
  const batch = waiting.splice(0);
  writer.run("BEGIN IMMEDIATE");
  for (const { values, name } of batch) reference.run(name, insert.run(...values).lastInsertRowid);
  writer.run("COMMIT");
  for (const { done } of batch) done();
}

async function create(request: Request): Promise<Response> {
  const body = (await request.json()) as { name: string; reference: string; data: object };
  const id = `RAW${String(++serial).padStart(23, "0")}`;
  const row: ProductRow = {
    n: 0,
    id,
    uid: randomUid(crypto.getRandomValues(new Uint8Array(10))),
    name: body.name,
    reference: body.reference,
    gtin: null,
    gtin14: null,
    template: "textile",
    status: "active",
    data: JSON.stringify(body.data),
    created: 0,
    updated: 0,
    passport_id: null,
    passport_path: null,
    image_id: null,
    image_type: null,
    image_about: null,
  };
  await new Promise<void>((done) => {
    if (waiting.length === 0) setImmediate(commitTogether);
    const { uid, name, gtin, template, status, created, updated } = row;
    const data = String(row.data);
    waiting.push({
      values: [id, 1, uid, name, row.reference, gtin, gtin, template, status, data, "{}", created, updated],
      name: row.reference,
      done,
    });
  });
  return Response.json(present(row));
}

const [{ run_passport = 0, run_product = 0 } = {}] = writer
  .query<{ run_passport: number; run_product: number }, []>(
    `SELECT s.n AS run_passport, p.n AS run_product FROM passports s JOIN products p ON p.n = s.product_n
     WHERE p.gtin14 IS NOT NULL ORDER BY s.n DESC LIMIT 1`,
  )
  .all();
const insertRun = writer.prepare(
  `INSERT INTO item_runs (id, dataset_n, product_n, passport_n, created_ms, mode, gtin14, items_count)
   VALUES (?, 1, ?, ?, ?, 'sequential', NULL, ${RUN_ITEMS})`,
);
const insertItems = writer.prepare(
  `INSERT INTO items (n, uid, product_n, run_n, serial, state)
   SELECT ? + given.key, substr(?, given.key * 10 + 1, 10), ?, ?, given.value, 0 FROM json_each(?) AS given`,
);
const [{ firstItem = 1 } = {}] = writer
  .query<{ firstItem: number }, []>("SELECT coalesce(max(n), 0) + 1 AS firstItem FROM items")
  .all();
const countItems = writer.prepare("UPDATE passports SET items_count = items_count + ? WHERE n = ?");
const insertEvent = writer.prepare(
  "INSERT INTO events (id, dataset_n, type, body, created) VALUES (?, 1, 'passport.items_created', ?, 0)",
);

/** A run of items, its event and the passport's counter, in one transaction. */
function createItems(): Response {
  const from = serial;
  serial += RUN_ITEMS;
  const id = `RAW${String(serial).padStart(23, "0")}`;
  const serials = Array.from({ length: RUN_ITEMS }, (_, i) => `R${String(from + i).padStart(6, "0")}`);
  const uids = uidsOfRun(RUN_ITEMS);
  writer.run("BEGIN IMMEDIATE");
  const { lastInsertRowid } = insertRun.run(id, run_product, run_passport, 1_900_000_000_000 + serial);
  insertItems.run(firstItem + from, uids, run_product, lastInsertRowid, JSON.stringify(serials));
  countItems.run(RUN_ITEMS, run_passport);
  insertEvent.run(id, JSON.stringify({ id, type: "passport.items_created" }));
  writer.run("COMMIT");
  return Response.json({ id, created_count: RUN_ITEMS });
}

/** The form as Bun parses it; its file hashed, encrypted and on the disk. */
async function storeDocument(request: Request): Promise<Response> {
  const file = (await request.formData()).get("file") as File;
  const hash = createHash("sha256");
  const cipher = createCipheriv("aes-256-gcm", randomBytes(32), randomBytes(12));
  const name = `${path}-${++serial}`;
  const target = openSync(name, "w", 0o600);
  for await (const chunk of file.stream()) {
    hash.update(chunk);
    writeSync(target, cipher.update(chunk));
  }
  writeSync(target, cipher.final());
  fsyncSync(target);
  closeSync(target);
  return Response.json({ id: name, sha256: hash.digest("hex"), size: file.size });
}

const pageBytes = await bytesOf(page);
const jsonBytes = await bytesOf(json);

/** Empty where no such page is compared. */
async function bytesOf(file: string): Promise<Uint8Array<ArrayBuffer>> {
  return file === "" ? new Uint8Array() : new Uint8Array(await Bun.file(file).arrayBuffer());
}

const etag = '"raw"';

const server = Bun.serve({
  port: 0,
  hostname: "127.0.0.1",
  async fetch(request) {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === "/items") return createItems();
    if (pathname === "/documents") return storeDocument(request);
    if (request.method === "POST") return create(request);
    if (pathname.startsWith("/products/")) {
      const row = byId.get(pathname.slice(10), 1) as ProductRow | null;
      return row ? Response.json(present(row)) : new Response(null, { status: 404 });
    }
    if (pathname === "/products") {
      const rows = list.all(1, "~", Number(searchParams.get("limit")) + 1) as ProductRow[];
      return Response.json({
        object: "list",
        data: rows.slice(0, 100).map(present),
        has_more: rows.length > 100,
        url: "/products",
      });
    }
    if (pathname.startsWith("/01/")) {
      const row = byKey.get(pathname) as { uid: string } | null;
      return new Response(null, {
        status: row ? 307 : 404,
        headers: row ? { Location: `http://localhost/p/${row.uid}` } : {},
      });
    }
    const bytes = pathname === "/json" ? jsonBytes : pageBytes;
    if (request.headers.get("if-none-match") === etag)
      return new Response(null, { status: 304, headers: { ETag: etag } });
    return new Response(bytes, { headers: { "Content-Type": "text/html; charset=utf-8", ETag: etag } });
  },
});
console.log(server.port);
