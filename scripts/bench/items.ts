/** Runs of 5000 items in one request, in databases of every size, and what other reads feel of them. */
import { join } from "node:path";
import { authorization, type Bench, compare, copyData, startCarnet, startRaw } from "./bench.ts";
import { fillItems } from "./fill-items.ts";
import type { Measured } from "./process.ts";
import { comparison, figure, type Row } from "./table.ts";

const SIZES = [0, 1_000_000, 5_000_000];
const RUN_ITEMS = 5000;
const BYTES_AN_ITEM = 125;
const EVENT_LOOP_DELAY_MS = 25;
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
      yield* othersFeel(bench, carnet);
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

/** What others feel of runs of 5000 that are made one after the other. */
async function* othersFeel(bench: Bench, carnet: Measured): AsyncGenerator<Row> {
  const { products } = bench.seeded;
  const reads = (i: number) => `/api/v1/products/${products[i % products.length]}`;
  const alone = quantile(await timesOf(bench, carnet, reads), 0.99);
  const endRuns = makeRuns(bench, carnet);
  const beside = quantile(await timesOf(bench, carnet, reads), 0.99);
  // What needs no data is answered as soon as the event loop comes to it.
  const delay = quantile(await timesOf(bench, carnet, () => "/healthz"), 0.999);
  await endRuns();
  const name = "p99 of other reads beside runs of 5000 (ms)";
  yield comparison(name, beside.toFixed(1), alone.toFixed(1), beside / alone, { atMost: 4 });
  yield figure(
    "99.9 % of event loop delays beside runs of 5000 (ms)",
    delay,
    { atMost: EVENT_LOOP_DELAY_MS },
    1,
  );
}

/** Makes runs of 5000 without end. @returns what ends that */
function makeRuns(bench: Bench, carnet: Measured): () => Promise<void> {
  const address = `http://127.0.0.1:${carnet.port}/api/v1/passports/${bench.seeded.passport}/items`;
  let goesOn = true;
  const runs = (async () => {
    while (goesOn) await (await fetch(address, run(bench))).arrayBuffer();
  })();
  return () => {
    goesOn = false;
    return runs;
  };
}

/** How long each of many requests took, in milliseconds. */
async function timesOf(
  { seeded }: Bench,
  carnet: Measured,
  path: (index: number) => string,
): Promise<number[]> {
  const taken: number[] = [];
  const end = performance.now() + WATCHED_MS;
  await Promise.all(
    Array.from({ length: READERS }, async (_, reader) => {
      for (let i = reader; performance.now() < end; i++) {
        const started = performance.now();
        const answer = await fetch(`http://127.0.0.1:${carnet.port}${path(i)}`, {
          headers: authorization(seeded),
        });
        await answer.arrayBuffer();
        taken.push(performance.now() - started);
        await Bun.sleep(READ_EVERY_MS);
      }
    }),
  );
  return taken;
}

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
}

function millions(count: number): string {
  return String(count / 1e6);
}
