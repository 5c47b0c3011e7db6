/** What requests feel while documents are read: the 99th of 100, against the same server at rest. */
import { pdf } from "../../tests/support/documents.ts";
import { authorization, type Bench, copyData, startCarnet } from "./bench.ts";
import { median } from "./process.ts";
import { comparison, type Row } from "./table.ts";

const ROUNDS = 5;
const REQUESTS = 1000;
const PAUSE_MS = 4;
const SHARE = 0.99;
/** A document of some seconds. */
const PAGES = 200;
const LINES = 60;
const AT_MOST = 2;
const LOOK_MS = 100;

export async function* measureReading(bench: Bench): AsyncGenerator<Row> {
  const carnet = await startCarnet(bench, await copyData(bench, "data"));
  const api = `http://127.0.0.1:${carnet.port}/api/v1`;
  const init = { headers: authorization(bench.seeded) };
  const read = () => latency(`${api}/products/${bench.seeded.products[0]}`, init);
  const document = await uploadSheet(api, init);
  await read();
  const rest: number[] = [];
  const busy: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    rest.push(await read());
    const stop = readWithoutEnd(`${api}/documents/${document}`, init);
    busy.push(await read());
    await stop();
  }
  await carnet.stop();
  const ratio = median(busy.map((value, i) => value / (rest[i] ?? 1)));
  const name = "GET product while documents are read, 99 of 100 (ms; raw: at rest)";
  yield comparison(name, median(busy).toFixed(1), median(rest).toFixed(1), ratio, { atMost: AT_MOST });
}

/** Milliseconds that 99 of 100 requests are quicker than: one after the other, with a pause between. */
async function latency(url: string, init: RequestInit): Promise<number> {
  const taken: number[] = [];
  for (let i = 0; i < REQUESTS; i++) {
    const began = performance.now();
    await (await fetch(url, init)).arrayBuffer();
    taken.push(performance.now() - began);
    await Bun.sleep(PAUSE_MS);
  }
  return taken.toSorted((a, b) => a - b)[Math.floor(REQUESTS * SHARE)] ?? 0;
}

/** @returns the id of a document */
async function uploadSheet(api: string, init: RequestInit): Promise<string> {
  const page = Array.from({ length: LINES }, (_, i) => `${i + 1} % linen, ${99 - i} % organic cotton`);
  const body = new FormData();
  const bytes = pdf(Array.from({ length: PAGES }, () => page));
  body.set("file", new File([Buffer.from(bytes)], "sheet.pdf"));
  const sent = await fetch(`${api}/documents`, { ...init, method: "POST", body });
  return ((await sent.json()) as { id: string }).id;
}

/** Has a document read again and again. @returns what ends that */
function readWithoutEnd(url: string, init: RequestInit): () => Promise<void> {
  let goesOn = true;
  const running = (async () => {
    while (goesOn) {
      await fetch(`${url}/extract`, { ...init, method: "POST" });
      await untilRead(url, init);
    }
  })();
  return () => {
    goesOn = false;
    return running;
  };
}

async function untilRead(url: string, init: RequestInit): Promise<void> {
  for (;;) {
    const { status } = (await (await fetch(url, init)).json()) as { status: string };
    if (status === "failed") throw new Error("the document of the bench was not read");
    if (status === "review") return;
    await Bun.sleep(LOOK_MS);
  }
}
