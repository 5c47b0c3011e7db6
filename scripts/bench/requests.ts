/** Requests to the API and to public pages, and what the server's memory is before and after them. */
import { join } from "node:path";
import {
  authorization,
  type Bench,
  compare,
  compareInPairs,
  copyData,
  startCarnet,
  startRaw,
} from "./bench.ts";
import { figure, type Row } from "./table.ts";

const IDLE_MIB = 64;
const LOADED_MIB = 128;
/** After its start a server gives back what only that needed. */
const UNTIL_IDLE_MS = 2000;

export async function* measureRequests(bench: Bench): AsyncGenerator<Row> {
  const { seeded, folder } = bench;
  const carnet = await startCarnet(bench, await copyData(bench, "data"));
  await Bun.sleep(UNTIL_IDLE_MS);
  const idle = carnet.residentMiB();
  const plain = { headers: { "Accept-Encoding": "identity" } };
  const page = await keep(`http://127.0.0.1:${carnet.port}/p/${seeded.uid}`, join(folder, "page.html"));
  const json = await keep(
    `http://127.0.0.1:${carnet.port}/p/${seeded.uid}?format=json`,
    join(folder, "page.json"),
  );
  const raw = await startRaw(await copyData(bench, "raw"), page.file, json.file);

  const auth = { headers: authorization(seeded) };
  const id = (index: number) => seeded.products[index % seeded.products.length] ?? "";
  const gtin = (index: number) => seeded.gtins[index % seeded.gtins.length] ?? "";
  const reads = { clients: 32, expect: 200, count: 20000 };
  const lists = { ...reads, count: 4000 };
  const redirects = {
    clients: 32,
    expect: 307,
    count: 20000,
    request: (i: number) => ({ path: `/01/${gtin(i)}` }),
  };
  const unchanged = (tag: string) => ({ headers: { ...plain.headers, "If-None-Match": tag } });
  yield await compare(
    "GET product by id",
    { atMost: 1.8 },
    [carnet, { ...reads, request: (i) => ({ path: `/api/v1/products/${id(i)}`, init: auth }) }],
    [raw, { ...reads, request: (i) => ({ path: `/products/${id(i)}` }) }],
  );
  yield await compareInPairs(
    "List of 100 products",
    { atMost: 1.1 },
    [
      [carnet, { ...lists, request: () => ({ path: "/api/v1/products?limit=100", init: auth }) }],
      [raw, { ...lists, request: () => ({ path: "/products?limit=100" }) }],
    ],
    async (pair) => [
      await startCarnet(bench, await copyData(bench, `data-${pair}`)),
      await startRaw(await copyData(bench, `raw-${pair}`), page.file, json.file),
    ],
  );
  yield await compare("GS1 redirect", { atMost: 1.5 }, [carnet, redirects], [raw, redirects]);
  yield await compare(
    "Public page from the cache",
    { atMost: 1.6 },
    [carnet, { ...reads, request: () => ({ path: `/p/${seeded.uid}`, init: plain }) }],
    [raw, { ...reads, request: () => ({ path: "/page", init: plain }) }],
  );
  yield await compare(
    "Public JSON from the cache",
    { atMost: 1.6 },
    [carnet, { ...reads, request: () => ({ path: `/p/${seeded.uid}?format=json`, init: plain }) }],
    [raw, { ...reads, request: () => ({ path: "/json", init: plain }) }],
  );
  yield await compare(
    "Public page, 304",
    { atMost: 1.4 },
    [
      carnet,
      { ...reads, expect: 304, request: () => ({ path: `/p/${seeded.uid}`, init: unchanged(page.tag) }) },
    ],
    [raw, { ...reads, expect: 304, request: () => ({ path: "/page", init: unchanged('"raw"') }) }],
  );
  let created = 0;
  const post = (path: string) => ({
    path,
    init: {
      method: "POST",
      headers: {
        ...auth.headers,
        "Content-Type": "application/json",
        "Idempotency-Key": crypto.randomUUID(),
      },
      body: JSON.stringify({ name: "Camisa Ria", reference: `bench-${++created}`, data: seeded.data }),
    },
  });
  const writes = { clients: 64, expect: 200, count: 6000 };
  yield await compare(
    "POST product, 64 clients",
    { atMost: 3.5 },
    [carnet, { ...writes, request: () => post("/api/v1/products") }],
    [raw, { ...writes, request: () => post("/products") }],
  );
  const most = carnet.peakMiB();
  const loaded = carnet.residentMiB();
  await raw.stop();
  await carnet.stop();
  yield figure("Memory idle (MiB)", idle, { atMost: IDLE_MIB });
  yield figure("Memory after the load above (MiB)", loaded, { atMost: LOADED_MIB });
  yield figure("Most memory during it (MiB)", most);
}

/** Stores what an address answers, for raw to send the same bytes. */
async function keep(url: string, file: string): Promise<{ file: string; tag: string }> {
  const response = await fetch(url, { headers: { "Accept-Encoding": "identity" } });
  await Bun.write(file, await response.arrayBuffer());
  return { file, tag: response.headers.get("etag") ?? "" };
}
