/** Runs of 5000 items in one request, in databases of every size, and what other reads feel of them. */
import { join } from "node:path";
import { authorization, type Bench, compare, copyData, startCarnet, startRaw } from "./bench.ts";
import { fillItems } from "./fill-items.ts";
import type { Measured } from "./process.ts";
import { comparison, figure, type Row } from "./table.ts";

const SIZES = [0, 1_000_000, 5_000_000];
const RUN_ITEMS = 5000;
const BYTES_AN_ITEM = 125;
/** Other reads are watched for so long with runs beside them, and for as long without. */
const WATCHED_MS = 6000;
const READERS = 8;
const READ_EVERY_MS = 4;

export async function* measureItems(bench: Bench): AsyncGenerator<Row> {
  const { seeded } = bench;
  for (const [index, size] of SIZES.entries()) {
    const data = await copyData(bench, `data-${size}`);
    const rawData = await copyData(bench, `raw-${size}`);
    const bytes = fillItems(join(data, "carnet.db"), size);
    fillItems(join(rawData, "carnet.db"), size);
    const carnet = await startCarnet(bench, data);
    const raw = await startRaw(rawData);
    const post = { clients: 1, count: 4, expect: 200 };
    yield await compare(
      `5000 items in one request, ${millions(size)} million there`,
      { atMost: 1.8 },
      [
        carnet,
        {
          ...post,
          request: () => ({ path: `/api/v1/passports/${seeded.passport}/items`, init: run(bench) }),
        },
      ],
      [raw, { ...post, request: () => ({ path: "/items", init: { method: "POST" } }) }],
    );
    if (index === 1) {
      yield figure("Bytes of an item in the database, with its indexes", bytes / size, {
        atMost: BYTES_AN_ITEM,
      });
      yield await othersFeel(bench, carnet);
    }
    await raw.stop();
    await carnet.stop();
  }
}

function run({ seeded }: Bench) {
  return {
    method: "POST",
    headers: { ...authorization(seeded), "Content-Type": "application/json" },
    body: JSON.stringify({ quantity: RUN_ITEMS, mode: "sequential" }),
  };
}

/** The 99th percentile of reads with runs of 5000 one after the other beside them, and without. */
async function othersFeel(bench: Bench, carnet: Measured): Promise<Row> {
  const alone = await p99OfReads(bench, carnet);
  let isOver = false;
  const runs = (async () => {
    while (!isOver) {
      const address = `http://127.0.0.1:${carnet.port}/api/v1/passports/${bench.seeded.passport}/items`;
      await (await fetch(address, run(bench))).arrayBuffer();
    }
  })();
  const beside = await p99OfReads(bench, carnet);
  isOver = true;
  await runs;
  return comparison(
    "p99 of other reads beside runs of 5000 (ms)",
    beside.toFixed(1),
    alone.toFixed(1),
    beside / alone,
    { atMost: 4 },
  );
}

async function p99OfReads({ seeded }: Bench, carnet: Measured): Promise<number> {
  const taken: number[] = [];
  const end = performance.now() + WATCHED_MS;
  await Promise.all(
    Array.from({ length: READERS }, async (_, reader) => {
      for (let i = reader; performance.now() < end; i++) {
        const started = performance.now();
        const id = seeded.products[i % seeded.products.length];
        const answer = await fetch(`http://127.0.0.1:${carnet.port}/api/v1/products/${id}`, {
          headers: authorization(seeded),
        });
        await answer.arrayBuffer();
        taken.push(performance.now() - started);
        await Bun.sleep(READ_EVERY_MS);
      }
    }),
  );
  taken.sort((a, b) => a - b);
  return taken[Math.floor(taken.length * 0.99)] ?? 0;
}

function millions(count: number): string {
  return String(count / 1e6);
}
