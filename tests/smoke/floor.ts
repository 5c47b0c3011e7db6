/** A box beside the line whose server goes away and comes back: what was made meanwhile arrives, and arrives once. */

import { writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { freePort } from "../../scripts/free-port.ts";
import { until } from "../support/box.ts";
import type { VirtualReaders } from "../support/nfc/virtual-reader.ts";
import type { Item, List, Passport, Product } from "../support/objects.ts";
import { CAN_SCAN, codesOnSheet, drawPages, readCodes } from "../support/scan.ts";
import { printZpl } from "../support/zpl.ts";
import { tryTagsAtBox } from "./tags.ts";
import { type Environment, PATIENCE_SECONDS, type Trial } from "./trial.ts";

/** Where the codes lead: another address than the one that the box asks. */
const SITE = "https://id.example.com";
const PIECES = 50;
const PRINTED = 5;

export interface Code {
  serial: string;
  uid: string;
  url: string;
}
export interface Made {
  id: string;
  job: string;
  sent: boolean;
  codes: Code[];
}
interface Standing {
  sync: { online: boolean; waiting: number; refused: number };
}
interface Entry {
  id: string;
  message: string | null;
  serials: string[];
}

/** Asks the box as its own page does. */
type AskBox = <T>(path: string, body?: object, key?: string) => Promise<T>;

export async function tryFloor(trial: Trial, readers: VirtualReaders | undefined): Promise<void> {
  const { step } = trial;
  const [serverPort, boxPort] = [await freePort(), await freePort()];
  const serverAt = `http://127.0.0.1:${serverPort}`;
  const boxAt = `http://localhost:${boxPort}`;
  const startServer = () =>
    trial.launch(
      ["serve"],
      { CARNET_PORT: String(serverPort), CARNET_SITE_URL: SITE },
      `${serverAt}/healthz`,
    );

  let server = await step("a server starts", startServer);
  const key = await step("a company is set up", () => setUp(trial));
  const ask = askServer(serverAt, key);
  const { shirt, towel, sock, blanks } = await step("passports are issued, and blank labels reserved", () =>
    prepare(ask),
  );
  const environment: Environment = { CARNET_KIOSK_KEY: key, ...readers?.environment };
  const boxWords = ["kiosk", "--server", serverAt, "--port", String(boxPort), "--name", "Line 2"];
  const printer = await startPrinter();
  boxWords.push("--label-printers", `Packing=127.0.0.1:${printer.port}`);
  const startBox = () => trial.launch([...boxWords, "--ready", "60"], environment, `${boxAt}/kiosk`);
  const box = askBox(boxAt);
  const standing = async () => (await box<Standing>("/state")).sync;

  let kiosk = await step("a box starts and takes home what it needs", async () => {
    const started = await startBox();
    await eventually(async () => {
      const { data } = await box<{ data: { id: string; ready: number }[] }>("/jobs");
      return [shirt, towel, sock].every(({ id }) => data.some((job) => job.id === id && job.ready >= PIECES));
    });
    await eventually(async () => started.output().includes("for Fábrica Ria (live): 3 passports"));
    return started;
  });

  const wishes = [
    { job: shirt.id, quantity: PIECES, person: "Ana" },
    { job: towel.id, quantity: 7, person: "Ana" },
    { job: sock.id, quantity: 3, person: "Ana" },
    { job: sock.id, quantity: 2, person: "Ana" },
  ];
  const make = () => Promise.all(wishes.map((wish, index) => box<Made>("/codes", wish, `wish-${index}`)));
  const made = await step("fifty pieces are made while the server hangs", async () => {
    server.signal("SIGSTOP");
    return make();
  });
  const [shirts, towels, socks, lost] = made as [Made, Made, Made, Made];
  await step("each has an address of its own, and says that it is not sent", () => {
    const urls = made.flatMap(({ codes }) => codes.map(({ url }) => url));
    const isRight = urls.every((url) => url.startsWith(`${SITE}/`)) && new Set(urls).size === 62;
    if (!isRight || made.some(({ sent }) => sent)) throw new Error(JSON.stringify(made));
  });
  await step("the box says that it is alone when the server was killed", async () => {
    await server.end("SIGKILL");
    await eventually(async () => !(await standing()).online);
    await eventually(async () => kiosk.output().includes("The kiosk goes on with what it has."));
  });
  await step("the journal is kept and a blank label is bound", async () => {
    await box("/records", { records: shirts.codes.map((code) => printed(shirt, code)) });
    await box("/labels", { job: towel.id, label: blanks[0]?.url ?? "" });
  });
  if (CAN_SCAN) {
    await step("the box draws labels of the fifty, and every code is read", async () => {
      const file = join(trial.scratch, "fifty.pdf");
      writeFileSync(file, await printing(boxAt, "file", shirts, PIECES, { template: "a4-3x8", way: "file" }));
      same(codesOnSheet(file, "a4-3x8-70x37").slice(0, PIECES), urlsOf(shirts.codes));
    });
    await step("the box prints on a label printer, and every code is read", async () => {
      const choice = { template: "roll-50x30", way: "printer", printer: "Packing" };
      const told = await printing(boxAt, "print", shirts, PRINTED, choice);
      if (!told.toString().includes('"step":"printed"')) throw new Error(told.toString());
      // The printer has taken all when the box says so; the last of it may still be on its way to us.
      await eventually(async () => printer.zpl().split("^XZ").length > PRINTED);
      same(readCodes(printZpl(printer.zpl())), urlsOf(shirts.codes.slice(0, PRINTED)));
    });
    await step("blank labels are drawn, and every code is read", async () => {
      const file = await drawLabels(trial, blanks, "roll-50x30");
      same(readCodes(drawPages(file, 203.2)), urlsOf(blanks));
    });
  }
  await step("a box that was killed knows what it made, and makes nothing twice", async () => {
    await kiosk.end("SIGKILL");
    kiosk = await startBox();
    same(
      (await make()).flatMap(({ codes }) => urlsOf(codes)),
      made.flatMap(({ codes }) => urlsOf(codes)),
    );
    const { waiting, refused } = await standing();
    if (waiting !== 6 || refused !== 0) throw new Error(`${waiting} wait, ${refused} are refused.`);
  });
  const stick = join(trial.scratch, "line-2.carnet");
  await step("the queue leaves as a file, from beside the box that runs", async () => {
    const { entries } = JSON.parse(await trial.carnet("kiosk", "export", stick, "--json")) as {
      entries: number;
    };
    if (entries !== 6) throw new Error(`${entries} entries`);
    await kiosk.end("SIGKILL");
  });
  const successor = await step(
    "the server is back, and one of the passports is withdrawn meanwhile",
    async () => {
      server = await startServer();
      await ask(`/passports/${sock.id}/withdraw`, { reason: "Wrong fibres." });
      return ask<Passport>("/passports", { product: sock.product });
    },
  );
  await step("the file is taken in, and says what is refused", async () => {
    for (let time = 0; time < (trial.emulate ? 1 : 2); time++) {
      const words = ["kiosk", "take-in", stick, "--server", serverAt, "--json"];
      const { code, stdout, stderr } = await trial.run(words, { environment: { CARNET_KIOSK_KEY: key } });
      const result = JSON.parse(stdout.toString() || "{}") as { taken?: number; refused?: unknown[] };
      if (code !== 1 || result.taken !== 4 || result.refused?.length !== 2)
        throw new Error(`It ended with ${code}: ${stderr}${stdout}`);
    }
    same(await piecesOf(ask, shirt), urlsOf(shirts.codes));
  });
  await step("the box comes back, and everything is there once", async () => {
    kiosk = await startBox();
    await eventually(async () => {
      const { online, waiting, refused } = await standing();
      return online && waiting === 0 && refused === 2;
    });
    same(await piecesOf(ask, shirt), urlsOf(shirts.codes));
    same(await piecesOf(ask, towel), [...urlsOf(towels.codes), blanks[0]?.url ?? ""]);
    const journal = await ask<List<{ serial: string }>>(`/code_records?passport=${shirt.id}&limit=100`);
    same(
      journal.data.map(({ serial }) => serial),
      shirts.codes.map(({ serial }) => serial),
    );
  });
  await step("what was refused is shown, and a person settles it", async () => {
    await eventually(async () => {
      const { data } = await box<{ data: { id: string }[] }>("/jobs");
      return data.some(({ id }) => id === successor.id);
    });
    const { data } = await box<{ data: Entry[] }>("/queue");
    const of = ({ codes }: Made) => data.find(({ serials }) => serials[0] === codes[0]?.serial);
    if (data.length !== 2 || data.some(({ message }) => !message?.includes("withdrawn")))
      throw new Error(JSON.stringify(data));
    await box(`/queue/${of(socks)?.id}/settle`, { decision: "elsewhere", job: successor.id });
    await box(`/queue/${of(lost)?.id}/settle`, { decision: "drop" });
    await eventually(async () => {
      const { waiting, refused } = await standing();
      return waiting === 0 && refused === 0;
    });
    same(await piecesOf(ask, successor), urlsOf(socks.codes));
    same(await piecesOf(ask, sock), []);
  });
  await step("a printed address leads to the passport", async () => {
    const { pathname } = new URL(shirts.codes[0]?.url ?? "");
    const answer = await fetch(serverAt + pathname, {
      headers: { Accept: "text/html" },
      redirect: "manual",
    });
    const to = new URL(answer.headers.get("location") ?? "", SITE).pathname;
    const page = await (await fetch(serverAt + to, { headers: { Accept: "text/html" } })).text();
    if (answer.status !== 307 || !page.includes("Camisa Ria"))
      throw new Error(`It answered ${answer.status}, and then ${page.slice(0, 200)}`);
  });
  if (readers)
    await tryTagsAtBox(trial, readers, boxAt, shirts, async () => {
      await eventually(async () => (await standing()).waiting === 0);
      return (await ask<List<Item>>(`/passports/${shirt.id}/items?limit=100`)).data;
    });
  await step("both end when they are asked to", async () => {
    same([await kiosk.end("SIGTERM"), await server.end("SIGTERM")], ["0", "0"]);
  });
  printer.close();
}

async function setUp(trial: Trial): Promise<string> {
  const words = ["--company", "Fábrica Ria", "--handle", "ria", "--email", "owner@example.com"];
  const output = await trial.carnet("setup", ...words, "--password", "a long enough password", "--json");
  return (JSON.parse(output) as { live_key: string }).live_key;
}

type AskServer = <T>(path: string, body?: object) => Promise<T>;

function askServer(address: string, key: string): AskServer {
  return <T>(path: string, body?: object) =>
    request<T>(`${address}/api/v1${path}`, { Authorization: `Bearer ${key}` }, body);
}

function askBox(address: string): AskBox {
  return <T>(path: string, body?: object, key?: string) =>
    request<T>(
      `${address}/kiosk/api${path}`,
      { "Sec-Fetch-Site": "same-origin", ...(key === undefined ? {} : { "Idempotency-Key": key }) },
      body,
    );
}

async function request<T>(url: string, headers: Record<string, string>, body?: object): Promise<T> {
  const response = await fetch(url, {
    method: body ? "POST" : "GET",
    headers: { ...headers, "Content-Type": "application/json" },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text}`);
  return JSON.parse(text) as T;
}

/** Labels of a run as the page of a box asks for them. @returns the file, or what was told of the printing */
async function printing(
  boxAt: string,
  what: "file" | "print",
  { id, job, codes }: Made,
  count: number,
  choice: object,
): Promise<Buffer> {
  const response = await fetch(`${boxAt}/kiosk/api/printing/${what}`, {
    method: "POST",
    headers: { "Sec-Fetch-Site": "same-origin", "Content-Type": "application/json" },
    body: JSON.stringify({
      job,
      run: id,
      serials: codes.slice(0, count).map(({ serial }) => serial),
      choice: { printer: null, format: "pdf", dpi: 203, ...choice },
    }),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  if (!response.ok) throw new Error(`It answered ${response.status}: ${bytes}`);
  return bytes;
}

/** A label printer that takes everything. */
async function startPrinter(): Promise<{ port: number; zpl(): string; close(): void }> {
  const received: Buffer[] = [];
  const printer = createServer((socket) => socket.on("data", (bytes: Buffer) => received.push(bytes)));
  await new Promise<void>((listening) => printer.listen(0, "127.0.0.1", listening));
  const address = printer.address();
  return {
    port: typeof address === "object" && address ? address.port : 0,
    zpl: () => Buffer.concat(received).toString(),
    close: () => printer.close(),
  };
}

/** A shirt with a GTIN and a batch, a towel and a sock without, and blank labels. */
async function prepare(ask: AskServer) {
  const issue = async (name: string, more: object = {}, batch?: string): Promise<Passport> => {
    const product = await ask<Product>("/products", {
      name,
      reference: name,
      template: "generic",
      data: { brand: "Nortada", country_making: "PT" },
      ...more,
    });
    const of = batch
      ? await ask<{ id: string }>(`/products/${product.id}/batches`, {
          batch_number: batch,
          quantity: PIECES,
        })
      : undefined;
    return ask<Passport>("/passports", { product: product.id, ...(of ? { batch: of.id } : {}) });
  };
  const block = await ask<{ id: string }>("/serial_blocks", { quantity: 5, holder: "Printing house" });
  return {
    shirt: await issue("Camisa Ria", { gtin: "5601234567892" }, "L-2026-11"),
    towel: await issue("Toalha Łódź"),
    sock: await issue("Meia"),
    blanks: (await ask<{ codes: Code[] }>(`/serial_blocks/${block.id}/codes`)).codes,
  };
}

const printed = ({ id }: Passport, { serial, uid }: Code) => ({
  reference: `printed-${uid}`,
  passport: id,
  serial,
  action: "printed",
  happened: 1_795_132_800,
  person: "Ana",
});

/** With the command line, as blank labels are printed. */
async function drawLabels(trial: Trial, codes: readonly Code[], template: string): Promise<string> {
  const file = join(trial.scratch, `${template}.pdf`);
  const words = ["labels", "-", "--template", template, "--dpi", "203", "--format", "pdf"];
  const { code, stdout, stderr } = await trial.run(words, { input: urlsOf(codes).join("\n") });
  if (code !== 0) throw new Error(`It ended with ${code}: ${stderr}`);
  writeFileSync(file, stdout);
  return file;
}

async function piecesOf(ask: AskServer, { id }: Passport): Promise<string[]> {
  return (await ask<List<Item>>(`/passports/${id}/items?limit=100`)).data.map(({ url }) => url);
}

const urlsOf = (codes: readonly { url: string }[]) => codes.map(({ url }) => url);

/** In whichever order. */
function same(found: readonly string[], expected: readonly string[]): void {
  const [one, other] = [found.toSorted().join("\n"), expected.toSorted().join("\n")];
  if (one !== other) throw new Error(`It is\n${one}\nand should be\n${other}`);
}

function eventually(holds: () => Promise<boolean>): Promise<void> {
  return until(holds, PATIENCE_SECONDS);
}
