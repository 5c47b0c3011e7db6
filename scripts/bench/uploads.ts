/** An upload of 20 MB with its hash and encryption, against bare Bun doing the same. */
import { authorization, type Bench, compare, copyData, startCarnet, startRaw } from "./bench.ts";
import { figure, type Row } from "./table.ts";

const BYTES = 20 * 1024 * 1024 - 1000;
const RISE_MIB = 32;
const AT_ONCE = 10;
/** 150 MB. */
const RISE_AT_ONCE_MIB = 143;

export async function* measureUploads(bench: Bench): AsyncGenerator<Row> {
  const carnet = await startCarnet(bench, await copyData(bench, "data"));
  const raw = await startRaw(await copyData(bench, "raw"));
  const file = new Blob([pdfOf(BYTES)], { type: "application/pdf" });
  const form = () => {
    const body = new FormData();
    body.set("file", file, "sheet.pdf");
    return body;
  };
  const init = () => ({ method: "POST", headers: authorization(bench.seeded), body: form() });
  // The first request of a server pays for what it loads; it is no upload.
  await fetch(`http://127.0.0.1:${carnet.port}/api/v1/account`, { headers: authorization(bench.seeded) });
  const before = carnet.residentMiB();
  const upload = () => fetch(`http://127.0.0.1:${carnet.port}/api/v1/documents`, init());
  await upload();
  const rise = carnet.peakMiB() - before;
  await Promise.all(Array.from({ length: AT_ONCE }, upload));
  const riseAtOnce = carnet.peakMiB() - before;
  const posts = { clients: 1, count: 5, expect: 200 };
  yield await compare(
    "Upload of 20 MB",
    { atMost: 1.1 },
    [carnet, { ...posts, request: () => ({ path: "/api/v1/documents", init: init() }) }],
    [raw, { ...posts, request: () => ({ path: "/documents", init: init() }) }],
  );
  await raw.stop();
  await carnet.stop();
  yield figure("Rise of memory by an upload of 20 MB (MiB)", rise, { atMost: RISE_MIB });
  yield figure("Rise of memory by ten at once (MiB)", riseAtOnce, { atMost: RISE_AT_ONCE_MIB });
}

/** Begins as a PDF does; the rest is noise, which nothing can shorten. */
function pdfOf(size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  for (let at = 0; at < size; at += 65536)
    crypto.getRandomValues(bytes.subarray(at, Math.min(size, at + 65536)));
  bytes.set(new TextEncoder().encode("%PDF-1.7\n"));
  return bytes;
}
