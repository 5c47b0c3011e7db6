/** Whether look-ups, redirects and lists stay as fast from a thousand items to five million. */
import { Database } from "bun:sqlite";
import { join } from "node:path";
import { idOf } from "../../src/domain/items/ids.ts";
import { authorization, type Bench, copyData, startCarnet } from "./bench.ts";
import { fillItems } from "./fill-items.ts";
import { cpuPerRequest, type Load, type Measured, median } from "./process.ts";
import { comparison, type Row } from "./table.ts";

const FEW = 1000;
const MANY = 5_000_000;
const ROUNDS = 5;
/** Items that are asked for, spread over all there are. */
const ASKED = 500;

interface Grown {
  server: Measured;
  items: { id: string; path: string }[];
}

export async function* measureGrowth(bench: Bench): AsyncGenerator<Row> {
  const few = await grow(bench, FEW);
  const many = await grow(bench, MANY);
  const init = { headers: authorization(bench.seeded) };
  const reads = { clients: 32, expect: 200, count: 8000 };
  const item = ({ items }: Grown, i: number) => items[i % items.length] ?? { id: "", path: "" };
  yield await speed("Item by id", { atLeast: 0.85 }, few, many, (grown) => ({
    ...reads,
    request: (i) => ({ path: `/api/v1/items/${item(grown, i).id}`, init }),
  }));
  yield await speed("GS1 redirect of an item", { atLeast: 0.85 }, few, many, (grown) => ({
    ...reads,
    expect: 307,
    request: (i) => ({ path: item(grown, i).path }),
  }));
  yield await speed("List of 100 items of a passport", { atLeast: 0.75 }, few, many, () => ({
    ...reads,
    count: 500,
    request: () => ({ path: `/api/v1/passports/${bench.seeded.passport}/items?limit=100`, init }),
  }));
  await few.server.stop();
  await many.server.stop();
}

async function grow(bench: Bench, count: number): Promise<Grown> {
  const data = await copyData(bench, `data-${count}`);
  const file = join(data, "carnet.db");
  fillItems(file, count);
  const db = new Database(file, { readonly: true });
  const rows = db
    .query<{ uid: Uint8Array; created: number; gtin: string; serial: string }, [number, number]>(
      `SELECT i.uid, r.created_ms AS created, r.gtin14 AS gtin, i.serial FROM items i
       JOIN item_runs r ON r.n = i.run_n WHERE i.n % ? = 0 LIMIT ?`,
    )
    .all(Math.max(1, Math.floor(count / ASKED)), ASKED);
  db.close();
  return {
    server: await startCarnet(bench, data),
    items: rows.map(({ uid, created, gtin, serial }) => ({
      id: idOf(created, uid),
      path: `/01/${gtin}/21/${serial}`,
    })),
  };
}

/** How fast the same is with many items as with few: 1 is as fast. */
async function speed(
  name: string,
  limit: { atLeast: number },
  few: Grown,
  many: Grown,
  load: (grown: Grown) => Load,
): Promise<Row> {
  await cpuPerRequest(few.server, load(few));
  await cpuPerRequest(many.server, load(many));
  const a: number[] = [];
  const b: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    a.push(await cpuPerRequest(many.server, load(many)));
    b.push(await cpuPerRequest(few.server, load(few)));
  }
  const ratio = median(b.map((value, i) => value / (a[i] ?? 1)));
  return comparison(
    `${name}: speed at 5 million to speed at 1000 (CPU µs)`,
    median(a).toFixed(1),
    median(b).toFixed(1),
    ratio,
    limit,
  );
}
