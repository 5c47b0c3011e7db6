/**
 * What the limits are measured against: bare Bun.serve and bun:sqlite doing the same reads and writes, without
 * authentication, limits, log, validation, events or idempotency. Writes share commits here too.
 */
import { Database, type SQLQueryBindings } from "bun:sqlite";

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

interface Row {
  id: string;
  uid: string;
  name: string;
  reference: string;
  gtin: string | null;
  template: string;
  status: string;
  data: string;
  created: number;
  updated: number;
  passport_id: string | null;
  passport_path: string | null;
}

function present(row: Row): object {
  const data = JSON.parse(row.data) as Record<string, unknown>;
  const missing = ["brand", "fibre_composition", "country_making"].filter((key) => data[key] === undefined);
  return {
    id: row.id,
    object: "product",
    livemode: true,
    created: row.created,
    updated: row.updated,
    name: row.name,
    reference: row.reference,
    gtin: row.gtin,
    template: row.template,
    status: row.status,
    data,
    completeness: {
      required: 3,
      filled: 3 - missing.length,
      missing,
      missing_fields: [],
      complete: missing.length === 0,
    },
    uid: row.uid,
    url: `http://localhost${row.passport_path ?? `/p/${row.uid}`}`,
    passport: row.passport_id,
    image: null,
  };
}

const waiting: { values: SQLQueryBindings[]; done: () => void }[] = [];

function commitTogether(): void {
  const batch = waiting.splice(0);
  writer.run("BEGIN IMMEDIATE");
  for (const { values } of batch) insert.run(...values);
  writer.run("COMMIT");
  for (const { done } of batch) done();
}

let serial = 0;

async function create(request: Request): Promise<Response> {
  const body = (await request.json()) as { name: string; reference: string; data: object };
  const id = `RAW${String(++serial).padStart(23, "0")}`;
  const row: Row = {
    id,
    uid: id,
    name: body.name,
    reference: body.reference,
    gtin: null,
    template: "textile",
    status: "active",
    data: JSON.stringify(body.data),
    created: 0,
    updated: 0,
    passport_id: null,
    passport_path: null,
  };
  await new Promise<void>((done) => {
    if (waiting.length === 0) setImmediate(commitTogether);
    const { uid, name, reference, gtin, template, status, data, created, updated } = row;
    waiting.push({
      values: [id, 1, uid, name, reference, gtin, gtin, template, status, data, "{}", created, updated],
      done,
    });
  });
  return Response.json(present(row));
}

const pageBytes = new Uint8Array(await Bun.file(page).arrayBuffer());
const jsonBytes = new Uint8Array(await Bun.file(json).arrayBuffer());
const etag = '"raw"';

const server = Bun.serve({
  port: 0,
  hostname: "127.0.0.1",
  async fetch(request) {
    const { pathname, searchParams } = new URL(request.url);
    if (request.method === "POST") return create(request);
    if (pathname.startsWith("/products/")) {
      const row = byId.get(pathname.slice(10), 1) as Row | null;
      return row ? Response.json(present(row)) : new Response(null, { status: 404 });
    }
    if (pathname === "/products") {
      const rows = list.all(1, "~", Number(searchParams.get("limit")) + 1) as Row[];
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
