/** What it takes to read a document, and what requests feel meanwhile: the 99th of 100, against the same server at rest. */
import { openPdf } from "../../src/domain/extraction/reading/pdf.ts";
import { pdf } from "../../tests/support/documents.ts";
import { degraded } from "../evaluate/degrade.ts";
import { drawPdf } from "../evaluate/draw.ts";
import { bytesOf, filedPapers } from "../evaluate/filed.ts";
import { FILED } from "../evaluate/sets.ts";
import type { FiledPaper, Specimen } from "../evaluate/specimen.ts";
import { TUNING } from "../evaluate/tuning/first.ts";
import { readByExecutable } from "../read-by-executable.ts";
import { authorization, type Bench, copyData, startCarnet } from "./bench.ts";
import { median } from "./process.ts";
import { comparison, figure, type Row } from "./table.ts";

const ROUNDS = 5;
const REQUESTS = 1000;
const PAUSE_MS = 4;
const SHARE = 0.99;
/** Pages of a document with text and of one of pictures, and how many of each are read: they take longer than a round. */
const PAGES = 200;
const TEXTS = 4;
const PICTURES = 8;
const LINES = 60;
const AT_MOST = 2;
const LOOK_MS = 100;
/** Pictures of pages whose reading is measured. */
const SCANS = 6;
const SHEET_MS = 150;
const SCAN_MS = 2000;

export async function* measureReading(bench: Bench): AsyncGenerator<Row> {
  const sheets = await inTurn(await sheetsOfPrograms(), ({ paper, bytes }) => workOf(bench, paper, bytes));
  yield figure("Reading a page with text (CPU ms)", median(sheets), { atMost: SHEET_MS });
  const single = TUNING.filter(({ pages }) => pages.length === 1);
  const scanned = single.filter(({ also }) => also?.includes("scan")).slice(0, SCANS);
  const scans = await inTurn(scanned, async (specimen) =>
    workOf(bench, specimen, await degraded(await drawPdf(specimen), "scan", specimen.name)),
  );
  yield figure("Reading a picture page (CPU ms)", median(scans), { atMost: SCAN_MS });
  const carnet = await startCarnet(bench, await copyData(bench, "data"));
  const api = `http://127.0.0.1:${carnet.port}/api/v1`;
  const init = { headers: authorization(bench.seeded) };
  const read = () => latency(`${api}/products/${bench.seeded.products[0]}`, init);
  await read();
  for (const [what, file, copies] of [
    ["pages of text", pdf(Array.from({ length: PAGES }, () => SHEET)), TEXTS],
    ["pictures of pages", await picturesOf(scanned), 1],
  ] as const) {
    const documents = await inTurn(Array.from({ length: copies }), async () => upload(api, init, file));
    const readBeside = async () => {
      for (const document of documents)
        await fetch(`${api}/documents/${document}/extract`, { ...init, method: "POST" });
      // Nobody asks how far it is meanwhile: such questions are requests themselves.
      const slowest = await read();
      const left = await inTurn(documents, (document) => isBeingRead(`${api}/documents/${document}`, init));
      if (!left.includes(true)) throw new Error("the documents of the bench were read before a round ended");
      for (const document of documents) await untilRead(`${api}/documents/${document}`, init);
      return slowest;
    };
    // A server is measured as it runs, not as it starts: both have compiled by now what they run.
    await readBeside();
    const rest: number[] = [];
    const busy: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      rest.push(await read());
      busy.push(await readBeside());
    }
    const ratio = median(busy.map((value, i) => value / (rest[i] ?? 1)));
    const name = `GET product while ${what} are read, 99 of 100 (ms; raw: at rest)`;
    yield comparison(name, median(busy).toFixed(1), median(rest).toFixed(1), ratio, { atMost: AT_MOST });
  }
  await carnet.stop();
}

/** The first paper of one page of each set: made by browsers, office programs, typesetters and libraries. */
async function sheetsOfPrograms(): Promise<{ paper: FiledPaper; bytes: Uint8Array<ArrayBuffer> }[]> {
  const sheets = await inTurn(FILED, async ({ set }) => {
    for (const paper of filedPapers(set)) {
      const bytes = await bytesOf(paper);
      if (paper.file.endsWith(".pdf") && (await openPdf(bytes)).pages === 1) return [{ paper, bytes }];
    }
    return [];
  });
  return sheets.flat();
}

async function inTurn<T, R>(each: readonly T[], work: (one: T) => Promise<R>): Promise<R[]> {
  const done: R[] = [];
  for (const one of each) done.push(await work(one));
  return done;
}

/** Milliseconds on the processor, in all threads, of the process that reads a document; with its start. */
async function workOf(
  { executable }: Bench,
  paper: Pick<Specimen, "template" | "kind">,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<number> {
  const usage = await readByExecutable(executable, paper, bytes);
  return Number(usage?.cpuTime.total ?? 0) / 1000;
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

const SHEET = Array.from({ length: LINES }, (_, i) => `${i + 1} % linen, ${99 - i} % organic cotton`);

/** A document of scans, as many as take longer to read than requests are measured. */
async function picturesOf(specimens: readonly Specimen[]): Promise<Uint8Array<ArrayBuffer>> {
  const [first] = specimens;
  if (!first) throw new Error("there is no specimen to scan");
  const pages = Array.from({ length: PICTURES }, (_, i) => specimens[i % specimens.length]?.pages[0] ?? []);
  return degraded(await drawPdf({ ...first, pages }), "scan", "bench");
}

/** @returns the id of a document */
async function upload(api: string, init: RequestInit, file: Uint8Array<ArrayBuffer>): Promise<string> {
  const body = new FormData();
  body.set("file", new File([file], "sheet.pdf"));
  const sent = await fetch(`${api}/documents`, { ...init, method: "POST", body });
  return ((await sent.json()) as { id: string }).id;
}

async function untilRead(url: string, init: RequestInit): Promise<void> {
  while (await isBeingRead(url, init)) await Bun.sleep(LOOK_MS);
}

async function isBeingRead(url: string, init: RequestInit): Promise<boolean> {
  const { status } = (await (await fetch(url, init)).json()) as { status: string };
  if (status === "failed") throw new Error("a document of the bench was not read");
  return status !== "review";
}
