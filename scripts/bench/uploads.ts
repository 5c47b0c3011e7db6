/** Uploads of 20 MB: their CPU time against bare Bun, the memory they take, and what requests feel of an extraction. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { pdf } from "../../tests/support/documents.ts";
import { cpuPerRequest, type Load, type Measured, median, start } from "./process.ts";

const FILE_BYTES = 20 * 1024 * 1024;
const UPLOADS = 5;
const ROUNDS = 5;
const WARMING_ROUNDS = 2;
const AT_ONCE = 10;
const REQUESTS = 1500;
const PAUSE_MS = 4;
/** A second or two of reading. */
const PAGES = 200;
const LINES = 60;

export interface UploadFigures {
  /** Milliseconds of CPU time for an upload. */
  carnetMs: number;
  rawMs: number;
  ratio: number;
  /** MiB that the peak of memory rises by, of a server that has taken a small one. */
  oneMiB: number;
  tenMiB: number;
  /** Milliseconds that 99 of 100 requests are quicker than. */
  idleP99Ms: number;
  readingP99Ms: number;
}

/** @param startCarnet starts the executable on the data whose key is given */
export async function measureUploads(
  startCarnet: () => Promise<Measured>,
  key: string,
  product: string,
  folder: string,
): Promise<UploadFigures> {
  mkdirSync(folder);
  const auth = { Authorization: `Bearer ${key}` };
  const form = await formWith(
    Buffer.concat([pdf([["Nothing to read"]]), Buffer.alloc(FILE_BYTES - 1000, "%")]),
  );
  const upload = (path: string): Load => ({
    count: UPLOADS,
    clients: 1,
    expect: 200,
    request: () => ({
      path,
      init: { method: "POST", headers: { ...form.headers, ...auth }, body: form.body },
    }),
  });
  const ours = upload("/api/v1/documents");
  const many = { ...ours, count: AT_ONCE, clients: AT_ONCE };

  const one = await riseOfMemory(startCarnet, { ...ours, count: 1 }, auth);
  const ten = await riseOfMemory(startCarnet, many, auth);
  const carnet = await startCarnet();
  const raw = await start(["bun", join(import.meta.dir, "raw-upload.ts"), folder], {}, (line) =>
    /^\d+$/.test(line) ? Number(line) : undefined,
  );
  const [carnetMs, rawMs]: [number[], number[]] = [[], []];
  for (let round = 0; round < WARMING_ROUNDS + ROUNDS; round++) {
    const times = [await cpuPerRequest(carnet, ours), await cpuPerRequest(raw, upload("/"))] as const;
    if (round < WARMING_ROUNDS) continue;
    carnetMs.push(times[0] / 1000);
    rawMs.push(times[1] / 1000);
  }
  await raw.stop();

  const [idle, reading]: [number[], number[]] = [[], []];
  const get = `http://127.0.0.1:${carnet.port}/api/v1/products/${product}`;
  for (let round = 0; round < ROUNDS; round++) {
    idle.push(p99(await latencies(get, auth)));
    const stop = await readWithoutEnd(carnet.port, auth);
    reading.push(p99(await latencies(get, auth)));
    await stop();
  }
  await carnet.stop();
  return {
    carnetMs: median(carnetMs),
    rawMs: median(rawMs),
    ratio: median(carnetMs.map((value, i) => value / (rawMs[i] ?? 1))),
    oneMiB: one,
    tenMiB: ten,
    idleP99Ms: median(idle),
    readingP99Ms: median(reading),
  };
}

async function formWith(bytes: Uint8Array<ArrayBuffer>, fields: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append("file", new File([bytes], "sheet.pdf"));
  const written = new Response(form);
  return {
    headers: { "Content-Type": written.headers.get("content-type") ?? "" },
    body: await written.arrayBuffer(),
  };
}

/** Of a fresh server that has taken a small file, the peak over what it held then, in MiB. */
async function riseOfMemory(
  startCarnet: () => Promise<Measured>,
  load: Load,
  auth: Record<string, string>,
): Promise<number> {
  const server = await startCarnet();
  const { headers, body } = await formWith(Buffer.from(pdf([["Small"]])));
  const small = { ...load, count: 1, clients: 1 };
  await cpuPerRequest(server, {
    ...small,
    request: () => ({
      path: "/api/v1/documents",
      init: { method: "POST", headers: { ...headers, ...auth }, body },
    }),
  });
  const before = server.residentMiB();
  await cpuPerRequest(server, load);
  const rise = server.peakMiB() - before;
  await server.stop();
  return Math.max(rise, 0);
}

/** Milliseconds of requests one after the other, with a pause between. */
async function latencies(url: string, headers: Record<string, string>): Promise<number[]> {
  const taken: number[] = [];
  for (let i = 0; i < REQUESTS; i++) {
    const began = performance.now();
    await (await fetch(url, { headers })).arrayBuffer();
    taken.push(performance.now() - began);
    await Bun.sleep(PAUSE_MS);
  }
  return taken;
}

function p99(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? 0;
}

/** Has a document read again and again. @returns what ends that */
async function readWithoutEnd(port: number, auth: Record<string, string>): Promise<() => Promise<void>> {
  const page = Array.from({ length: LINES }, (_, i) => `${i + 1} % linen, ${99 - i} % organic cotton`);
  const { headers, body } = await formWith(Buffer.from(pdf(Array.from({ length: PAGES }, () => page))));
  const api = `http://127.0.0.1:${port}/api/v1/documents`;
  const sent = await fetch(api, { method: "POST", headers: { ...headers, ...auth }, body });
  const { id } = (await sent.json()) as { id: string };
  let goesOn = true;
  const running = (async () => {
    while (goesOn) {
      await fetch(`${api}/${id}/extract`, { method: "POST", headers: auth });
      await Bun.sleep(50);
    }
  })();
  return async () => {
    goesOn = false;
    await running;
    for (;;) {
      const { status } = (await (await fetch(`${api}/${id}`, { headers: auth })).json()) as {
        status: string;
      };
      if (status === "review") return;
      await Bun.sleep(100);
    }
  };
}
