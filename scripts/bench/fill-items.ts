/** Puts many items into a database, as runs of 5000 of its issued products would have made them. */
import { Database } from "bun:sqlite";

const RUN_ITEMS = 5000;

/** @returns bytes that the items take in the file, their indexes included */
export function fillItems(path: string, items: number): number {
  const db = new Database(path, { readwrite: true });
  const before = bytesOf(db);
  db.run("PRAGMA synchronous = OFF");
  db.run("PRAGMA cache_size = -262144");
  const passports = db
    .query<{ n: number; product: number; gtin: string }, []>(
      "SELECT s.n, s.product_n AS product, p.gtin14 AS gtin FROM passports s JOIN products p ON p.n = s.product_n WHERE p.gtin14 IS NOT NULL ORDER BY s.n DESC",
    )
    .all();
  const addRun = db.query(
    `INSERT INTO item_runs (id, dataset_n, product_n, passport_n, created_ms, mode, gtin14, items_count)
     VALUES (?, 1, ?, ?, ?, 'sequential', ?, ?)`,
  );
  const addItems = db.query(
    `WITH RECURSIVE counted(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM counted WHERE i + 1 < ?)
     INSERT INTO items (n, uid, product_n, run_n, serial, state)
     SELECT ? + row_number() OVER (), uid, ?, ?, printf('F%06d', ? + row_number() OVER () - 1), 0
     FROM (SELECT CAST(? || randomblob(8) AS BLOB) AS uid FROM counted ORDER BY uid)`,
  );
  const made = new Map<number, number>();
  db.run("BEGIN");
  for (let run = 0; run * RUN_ITEMS < items; run++) {
    const passport = passports[run % passports.length];
    if (!passport) throw new Error("no product has a GTIN and a passport");
    const count = Math.min(RUN_ITEMS, items - run * RUN_ITEMS);
    const from = made.get(passport.n) ?? 0;
    const id = `RUN${String(run).padStart(23, "0")}`;
    const { lastInsertRowid } = addRun.run(
      ...[id, passport.product, passport.n, 1_700_000_000_000 + run, passport.gtin, count],
    );
    addItems.run(
      ...[
        count,
        run * RUN_ITEMS,
        passport.product,
        lastInsertRowid,
        from,
        crypto.getRandomValues(new Uint8Array(2)),
      ],
    );
    made.set(passport.n, from + count);
  }
  db.run("COMMIT");
  db.run("PRAGMA wal_checkpoint(TRUNCATE)");
  const after = bytesOf(db);
  db.close();
  return after - before;
}

function bytesOf(db: Database): number {
  return (
    db.query<{ bytes: number }, []>("SELECT sum(pgsize) AS bytes FROM dbstat WHERE name LIKE 'items%'").get()
      ?.bytes ?? 0
  );
}
