/** `carnet kiosk` and what carries its queue by hand. */
import { createHmac, timingSafeEqual } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { z } from "zod";
import { Carnet } from "../client/carnet.ts";
import { getFact } from "../domain/box/facts.ts";
import { listEntries, type QueueRow } from "../domain/box/rows.ts";
import { Failure } from "../domain/failure.ts";
import { counted } from "../formats/counted.ts";
import { Failed, NotNow, refusalOf } from "./box/send.ts";
import {
  type BoxCommand,
  type DataCommand,
  type Environment,
  type PlainCommand,
  Refused,
  UsageError,
} from "./command.ts";
import { unwritable } from "./file-fault.ts";
import { printable } from "./printable.ts";
import { readSource } from "./read-source.ts";

const SERVER = { value: "URL", about: "address of the server (or CARNET_KIOSK_SERVER)" };
const KEY = { value: "KEY", about: "API key of the company (or CARNET_KIOSK_KEY)" };
/** Entries that a file holds at most: far more than a line makes in a month. */
const LONGEST_FILE = 100_000;
const FORMAT = "carnet-kiosk-queue-1";
/** Where a box keeps what it needs, when nobody says. */
export const BOX_FOLDER = "kiosk-data";

export const kiosk: BoxCommand = {
  needs: "box",
  name: "kiosk",
  summary: "run a kiosk on a box beside the line, with or without a network",
  options: {
    server: SERVER,
    key: KEY,
    data: { value: "FOLDER", about: `where the box keeps what it needs (default ./${BOX_FOLDER})` },
    port: { value: "PORT", about: "port on this machine (default 3080)" },
    name: { value: "NAME", about: "what people call the box (default: the name of the machine)" },
    ready: { value: "COUNT", about: "codes of a passport that are kept ready (default 200)" },
    blank: { value: "COUNT", about: "labels to print blank that are kept ready (default 0)" },
    pin: { value: "DIGITS", about: "PIN that supervisors type (or CARNET_KIOSK_PIN); once given it is kept" },
    "label-printers": {
      value: "LIST",
      about: "label printers by names, such as Packing=192.168.1.50:9100 (or CARNET_LABEL_PRINTERS)",
    },
    fonts: {
      value: "FOLDER",
      about: "font files for letters of labels that Carnet's own fonts lack (or CARNET_FONTS)",
    },
  },
  notes: [
    "Open http://localhost:3080/kiosk on this machine. The box reserves serials ahead while it can reach the server, makes codes of them without it, and sends what it made when the network is back: nothing twice, nothing lost.",
  ],
  examples: ["carnet kiosk --server https://id.example.com --key sk_live_…"],
};

interface QueueFile {
  format: typeof FORMAT;
  server: string;
  box: string;
  exported: number;
  entries: Pick<QueueRow, "id" | "kind" | "path" | "body" | "created">[];
}

export const kioskExport: DataCommand = {
  needs: "data",
  name: "kiosk export",
  summary: "write what waits on a box to a file, for a USB stick",
  words: { form: "FILE", min: 1, max: 1 },
  options: {},
  folder: {
    usual: BOX_FOLDER,
    about: "where the box keeps what it needs",
    absent: (folder) =>
      `There is no kiosk in ${folder}. Say where the box keeps what it needs with --data FOLDER.`,
  },
  notes: [
    "The file is signed with a key that follows from the box's API key. What it holds stays in the queue: whichever way it reaches the server first, it is there once.",
  ],
  examples: [
    "carnet kiosk export /media/usb/line-2.carnet",
    "carnet kiosk export /media/usb/line-2.carnet --data /var/lib/carnet-kiosk",
  ],
  // Where the caller is: a box that runs has a folder of its own.
  async prepare(input) {
    const [file = ""] = input.words;
    input.words = [resolve(file)];
  },
  async run({ db, clock }, { words: [file = ""] }) {
    const entries = await listEntries(db.reader, "waiting", LONGEST_FILE);
    const signing = await getFact(db.reader, "signing");
    if (signing === undefined)
      throw new Failure(
        "invalid_value",
        "The folder is a server's and not a kiosk's. Say where the box keeps what it needs with --data FOLDER.",
      );
    const content: QueueFile = {
      format: FORMAT,
      server: (await getFact(db.reader, "server")) ?? "",
      box: (await getFact(db.reader, "name")) ?? "",
      exported: clock.now(),
      entries: entries.map(({ id, kind, path, body, created }) => ({ id, kind, path, body, created })),
    };
    const text = JSON.stringify(content);
    try {
      await writeFile(file, `${text}\n${macOf(Buffer.from(signing, "hex"), text)}\n`, { mode: 0o600 });
    } catch (fault) {
      throw unwritable(file, fault);
    }
    return { file, server: content.server, entries: entries.length };
  },
  text(result) {
    const { file, server, entries } = result as { file: string; server: string; entries: number };
    if (entries === 0) return `The server has everything already: ${file} holds no changes.`;
    return [
      `${counted(entries, "change")} ${entries === 1 ? "is" : "are"} in ${file}.`,
      "Take it to a machine that reaches the server, and run there, with the API key of this box:",
      `  carnet kiosk take-in ${file} --server ${server} --key KEY`,
    ].join("\n");
  },
};

interface Taken {
  /** What people call the box. */
  box: string;
  entries: number;
  taken: number;
  refused: { id: string; kind: string; message: string }[];
}

export const kioskTakeIn: PlainCommand = {
  needs: "nothing",
  name: "kiosk take-in",
  summary: "send what a box exported to the server",
  words: { form: "FILE", min: 1, max: 1 },
  options: { server: SERVER, key: KEY },
  notes: ["With the API key of the box: it proves that the file is the box's, and that nobody changed it."],
  examples: ["carnet kiosk take-in /media/usb/line-2.carnet --server https://id.example.com --key sk_live_…"],
  async run({ options, words: [file = ""] }, environment) {
    const { server, key } = serverAndKey(options, environment);
    const content = openFile((await readSource(file)).text, key);
    const carnet = new Carnet({ apiKey: key, baseUrl: server });
    const refused: Taken["refused"] = [];
    let taken = 0;
    for (const entry of content.entries) {
      const message = await refusalOf(carnet, entry).catch((fault) => {
        if (!(fault instanceof NotNow)) throw fault;
        // The server is there: what it failed on waits on the box, and the others go on.
        if (fault instanceof Failed) return fault.message;
        throw new Refused(`${fault.message} Run the command again: nothing is done twice.`, {
          box: content.box,
          entries: content.entries.length,
          taken,
          refused,
        });
      });
      if (message === undefined) taken++;
      else refused.push({ id: entry.id, kind: entry.kind, message });
    }
    const result = { box: content.box, entries: content.entries.length, taken, refused };
    if (refused.length === 0) return result;
    throw new Refused(
      "What was refused is settled by a person, on the screen of the box, when the box reaches the server.",
      result,
    );
  },
  text(result) {
    const { box, entries = 0, taken = 0, refused = [] } = result as Partial<Taken>;
    // Nothing is known of a file that is none of the box's.
    if (box === undefined) return "";
    if (entries === 0) return `The file of ${printable(box)} holds no changes.`;
    return [
      `${taken} of ${counted(entries, "change")} of ${printable(box)} ${taken === 1 ? "is" : "are"} on the server.`,
      ...refused.map(({ message }) => `Refused: ${printable(message)}`),
    ].join("\n");
  },
};

/** @throws UsageError */
export function serverAndKey(
  options: Record<string, string | undefined>,
  environment: Environment,
): { server: string; key: string } {
  const server = options["server"] ?? environment["CARNET_KIOSK_SERVER"];
  const key = options["key"] ?? environment["CARNET_KIOSK_KEY"];
  if (server === undefined)
    throw new UsageError("--server is missing: the address of the server (or CARNET_KIOSK_SERVER).");
  if (key === undefined)
    throw new UsageError("--key is missing: an API key of the company (or CARNET_KIOSK_KEY).");
  if (!URL.canParse(server) || !/^https?:$/.test(new URL(server).protocol))
    throw new UsageError("--server must be an address such as https://id.example.com.");
  if (!/^sk_(live|test)_[0-9A-Za-z]{40}$/.test(key))
    throw new UsageError("--key must be an API key: sk_live_… or sk_test_….");
  return { server: new URL(server).origin + new URL(server).pathname.replace(/\/+$/, ""), key };
}

/** What files of a box are signed with: it follows from the API key, and the key does not follow from it. */
export function signingKeyOf(apiKey: string): Uint8Array {
  return createHmac("sha256", "carnet kiosk queue").update(apiKey).digest();
}

function macOf(key: Uint8Array, text: string): string {
  return createHmac("sha256", key).update(text).digest("hex");
}

const Entries = z.strictObject({
  format: z.literal(FORMAT),
  server: z.string(),
  box: z.string(),
  exported: z.int(),
  entries: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[0-9A-Z]{26}$/),
        kind: z.enum(["items", "records", "labels", "void", "tag"]),
        path: z.string().regex(/^\/(?:serial_blocks|passports|code_records|items)(?:$|[/?])/),
        body: z.record(z.string(), z.unknown()),
        created: z.int(),
      }),
    )
    .max(LONGEST_FILE),
});

/** @throws Refused for what is no file of a box with this key */
function openFile(text: string, apiKey: string): QueueFile {
  const [content = "", mac = ""] = text.split("\n");
  const expected = Buffer.from(macOf(signingKeyOf(apiKey), content));
  const given = Buffer.from(mac.trim());
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new Refused(
      "This is no file of a box with this API key, or it was changed on the way. Nothing was taken in.",
      { taken: 0, refused: [] },
    );
  return Entries.parse(JSON.parse(content));
}
