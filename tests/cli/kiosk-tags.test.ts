/** Tags written from the page of a box: its stream line by line, pcscd, the virtual reader and emulated tags. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from "bun:test";
import { type Box, readyFor, startBox, until } from "../support/box.ts";
import { ok } from "../support/client.ts";
import { issueProduct, type Stage, startStage } from "../support/company.ts";
import { addressOn } from "../support/nfc/phone.ts";
import { EmulatedTag, type Tag } from "../support/nfc/tag.ts";
import {
  HAS_VIRTUAL_READER,
  startVirtualReaders,
  type VirtualReaders,
} from "../support/nfc/virtual-reader.ts";
import type { Item, List, Passport } from "../support/objects.ts";

interface Made {
  id: string;
  job: string;
  codes: { serial: string; url: string }[];
}
interface Line {
  step: string;
  serial?: string;
  code?: string | null;
  tag_uid?: string | null;
  holds?: string | null;
  entry?: { tag_uid: string; action: string; reason: string | null } | null;
}
interface RecordShown {
  serial: string;
  action: string;
  tag_uid: string | null;
  reason: string | null;
  person: string | null;
}

const LINE_MS = 15_000;
let stage: Stage;
let readers: VirtualReaders;
let box: Box;
/** A passport for each test, from before the box was started: it brings them home at once then. */
let passports: Passport[];
let number = 0;

if (!HAS_VIRTUAL_READER)
  console.error("SKIPPED: tags at a box. Debian, Ubuntu: apt-get install pcscd vsmartcard-vpcd");

const newTag = (kind: "NTAG213" | "NTAG215" | "NTAG216" = "NTAG213") => new EmulatedTag(kind, ++number);
const lay = <T extends Tag>(tag: T): T => {
  readers.slots[0].lay(tag);
  return tag;
};
const look = async () => (await box.post("/reader", {})).json();

async function make(quantity: number): Promise<{ passport: Passport; made: Made }> {
  const passport = passports.pop();
  if (!passport) throw new Error("one more passport is needed");
  await readyFor(box, passport, quantity);
  const response = await box.post("/codes", { job: passport.id, quantity });
  return { passport, made: (await response.json()) as Made };
}

const wanted = (made: Made, from = 0) => ({
  job: made.job,
  run: made.id,
  serials: made.codes.slice(from).map(({ serial }) => serial),
  person: "Marta Lopes",
});

/** Begins to write and reads the stream, until a line with a step. */
async function begin(made: Made, from = 0, over: object = {}) {
  const response = await box.post("/tags", { ...wanted(made, from), ...over });
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/x-ndjson"]);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error("a stream was to come");
  const lines: Line[] = [];
  let text = "";
  return {
    lines,
    async until(step: string): Promise<Line> {
      const late = setTimeout(() => void reader.cancel(), LINE_MS);
      try {
        for (;;) {
          const end = text.indexOf("\n");
          if (end >= 0) {
            const line = JSON.parse(text.slice(0, end)) as Line;
            text = text.slice(end + 1);
            lines.push(line);
            if (line.step === step) return line;
            continue;
          }
          const { done, value } = await reader.read();
          if (done) throw new Error(`no ${step} after ${JSON.stringify(lines)}`);
          text += value;
        }
      } finally {
        clearTimeout(late);
      }
    },
    leave: () => reader.cancel(),
  };
}

const journalOf = async (passport: Passport) =>
  (await ok(stage.live.get<List<RecordShown>>(`/code_records?passport=${passport.id}`))).data
    .map(({ serial, action, tag_uid, reason, person }) => ({ serial, action, tag_uid, reason, person }))
    .reverse();
const sent = () =>
  until(
    async () => (await box.get<{ sync: { online: boolean; waiting: number } }>("/state")).sync.waiting === 0,
  );
const tagsOf = async (passport: Passport) =>
  (await ok(stage.live.get<List<Item>>(`/passports/${passport.id}/items`))).data
    .map(({ nfc_uid }) => nfc_uid)
    .reverse();

describe.skipIf(!HAS_VIRTUAL_READER)("tags at a box", () => {
  beforeAll(async () => {
    stage = await startStage();
    passports = await Promise.all(
      Array.from({ length: 7 }, async () => (await issueProduct(stage.live)).passport),
    );
    readers = await startVirtualReaders();
    box = await startBox(stage, { options: ["--ready", "10"], environment: readers.environment });
  });
  afterAll(async () => {
    await box?.drop();
    await readers?.close();
    await stage?.server.stop();
  });
  afterEach(() => readers.slots[0].takeSlowly());

  test("are written one after the other, noted with their UIDs and bound to their pieces", async () => {
    expect(await look()).toEqual({ object: "kiosk_reader", name: readers.slots[0].name, refusal: null });
    const { passport, made } = await make(3);
    const [one, torn, foreign, two, three] = [newTag(), newTag(), newTag(), newTag("NTAG215"), newTag()];
    foreign.put(4, [0x03, 0x0e, 0xd1, 0x01, 0x0a, 0x55, 0x04, ...Buffer.from("a.example"), 0xfe]);
    const stream = await begin(made);
    const next = async (tag: Tag, step: "written" | "refused") => {
      await stream.until("waiting");
      lay(tag);
      const line = await stream.until(step);
      await readers.slots[0].takeSlowly();
      return line;
    };
    expect(await next(one, "written")).toMatchObject({
      serial: "000001",
      entry: { tag_uid: one.uid.toHex(), action: "written" },
    });
    await stream.until("waiting");
    lay(torn);
    readers.slots[0].takeAtWrite(5, "after");
    expect(await stream.until("refused")).toMatchObject({ serial: "000002", code: "tag_gone" });
    expect(addressOn(torn.memory)).toBe("");
    await readers.slots[0].takeSlowly();
    expect(await next(foreign, "refused")).toMatchObject({ serial: "000002", code: "foreign_content" });
    expect(await next(one, "refused")).toMatchObject({ code: "written_before", entry: null });
    await next(two, "written");
    await next(three, "written");
    expect(await stream.until("ended")).toMatchObject({ code: null });
    expect([one, two, three].map((tag) => addressOn(tag.memory))).toEqual(made.codes.map(({ url }) => url));

    await sent();
    const entry = (serial: string, tag: EmulatedTag, reason: string | null = null) => ({
      serial,
      action: reason === null ? "written" : "failed",
      tag_uid: tag.uid.toHex(),
      reason,
      person: "Marta Lopes",
    });
    expect(await journalOf(passport)).toEqual([
      entry("000001", one),
      entry("000002", torn, "tag_gone"),
      entry("000002", foreign, "foreign_content"),
      entry("000002", two),
      entry("000003", three),
    ]);
    expect(await tagsOf(passport)).toEqual([one, two, three].map((tag) => tag.uid.toHex()));
  }, 120_000);

  test("are locked after they are verified where that is asked for, and written over after a yes to each", async () => {
    const { passport, made } = await make(2);
    const [one, full] = [newTag(), newTag()];
    const content = [0x03, 0x0e, 0xd1, 0x01, 0x0a, 0x55, 0x04, ...Buffer.from("a.example"), 0xfe];
    full.put(4, content);
    const locking = await begin(made, 0, { lock: true });
    await locking.until("waiting");
    lay(one);
    expect(await locking.until("written")).toMatchObject({ entry: { reason: "locked_after" } });
    await readers.slots[0].takeSlowly();
    await box.post("/tags/stop", {});
    await locking.until("ended");
    const again = await begin(made, 0);
    await again.until("waiting");
    lay(one);
    // It holds its own address, so there is nothing to write; another one it does not take any more.
    await again.until("written");
    await readers.slots[0].takeSlowly();
    await again.until("waiting");
    lay(full);
    expect(await again.until("refused")).toMatchObject({
      code: "foreign_content",
      tag_uid: full.uid.toHex(),
      holds: "https://a.example",
    });
    expect(addressOn(full.memory)).toBe("https://a.example");
    // Said while it still lies there.
    expect((await box.post("/tags/overwrite", { tag_uid: full.uid.toHex() })).status).toBe(200);
    expect(await again.until("written")).toMatchObject({ entry: { reason: "overwritten" } });
    expect(addressOn(full.memory)).toBe(made.codes[1]?.url ?? "");
    await again.until("ended");
    await readers.slots[0].takeSlowly();
    const third = await begin(made, 1);
    await third.until("waiting");
    lay(one);
    expect(await third.until("refused")).toMatchObject({ code: "read_only" });
    await box.post("/tags/stop", {});
    await readers.slots[0].takeSlowly();
    await third.until("ended");
    await sent();
    expect(await tagsOf(passport)).toEqual([one, full].map((tag) => tag.uid.toHex()));
  }, 120_000);

  test("stop after the tag at hand, when it is asked for or the page goes away", async () => {
    const { passport, made } = await make(4);
    const stream = await begin(made);
    await stream.until("waiting");
    lay(newTag());
    await stream.until("written");
    await readers.slots[0].takeSlowly();
    await stream.until("waiting");
    expect((await box.post("/tags/stop", {})).status).toBe(200);
    expect(await stream.until("ended")).toMatchObject({ code: null });
    expect(stream.lines.filter(({ step }) => step === "written")).toHaveLength(1);

    const gone = await begin(made, 1);
    await gone.until("waiting");
    await gone.leave();
    // Whoever comes next has the reader.
    const again = await begin(made, 1);
    await again.until("waiting");
    const tag = lay(newTag());
    expect(await again.until("written")).toMatchObject({ serial: "000002" });
    await box.post("/tags/stop", {});
    await sent();
    expect((await journalOf(passport)).map(({ serial, action }) => [serial, action])).toEqual([
      ["000001", "written"],
      ["000002", "written"],
    ]);
    expect((await tagsOf(passport))[1]).toBe(tag.uid.toHex());

    await readers.slots[0].takeSlowly();
    const stopped = await begin(made, 2);
    await stopped.until("waiting");
    await box.kill("SIGTERM");
    expect(await stopped.until("ended")).toMatchObject({ code: null });
    await box.start();
  }, 90_000);

  test("are noted without the server, and bound when it is back", async () => {
    const { passport, made } = await make(1);
    await sent();
    await stage.server.signal("SIGKILL");
    const stream = await begin(made);
    await stream.until("waiting");
    const tag = lay(newTag());
    await stream.until("written");
    await stream.until("ended");
    await box.kill("SIGKILL");
    await box.start();
    const { data } = await box.get<{ data: { kind: string; serials: string[] }[] }>("/queue");
    expect(data.map(({ kind, serials }) => [kind, ...serials])).toEqual([
      ["records", "000001"],
      ["tag", "000001"],
    ]);
    await stage.server.restart();
    await sent();
    expect(await tagsOf(passport)).toEqual([tag.uid.toHex()]);
    expect((await journalOf(passport)).map(({ tag_uid }) => tag_uid)).toEqual([tag.uid.toHex()]);
  }, 90_000);

  test("are settled along with pieces that the server refused", async () => {
    await stage.server.signal("SIGTERM");
    const { passport, made } = await make(1);
    const stream = await begin(made);
    await stream.until("waiting");
    const tag = lay(newTag());
    await stream.until("ended");
    await box.kill("SIGTERM");
    await stage.server.restart();
    await ok(stage.live.post(`/passports/${passport.id}/withdraw`, { reason: "Wrong fibres." }));
    const next = await ok(stage.live.post<Passport>("/passports", { product: passport.product }));
    await box.start();
    await until(async () => (await box.get<{ sync: { refused: number } }>("/state")).sync.refused === 2);
    await readyFor(box, next, 1);
    const { data } = await box.get<{ data: { id: string; kind: string; status: string }[] }>("/queue");
    expect(data.map(({ kind, status }) => [kind, status])).toEqual([
      ["items", "refused"],
      ["tag", "refused"],
    ]);
    const settled = await box.post(`/queue/${data[0]?.id}/settle`, { decision: "elsewhere", job: next.id });
    expect(settled.status).toBe(200);
    await sent();
    expect(await tagsOf(next)).toEqual([tag.uid.toHex()]);
    expect((await box.get<{ data: object[] }>("/queue")).data).toEqual([]);
  }, 90_000);

  test("need pieces that this box made, and a page of its own", async () => {
    const { made } = await make(1);
    for (const body of [
      { ...wanted(made), serials: ["999999"] },
      { ...wanted(made), run: made.job },
      { ...wanted(made), job: made.id },
    ])
      expect((await box.post("/tags", body)).status).toBe(404);
    expect((await box.post("/tags", { ...wanted(made), serials: [] })).status).toBe(400);
    expect((await box.post("/tags", { ...wanted(made), url: "https://a.example" })).status).toBe(400);
    const elsewhere = await fetch(`http://localhost:${box.port}/kiosk/api/tags`, {
      method: "POST",
      headers: { "Sec-Fetch-Site": "cross-site", "Content-Type": "application/json" },
      body: JSON.stringify(wanted(made)),
    });
    expect(elsewhere.status).toBe(403);
  }, 90_000);

  test("wait for a reader that went away, and a box without one says so", async () => {
    const { made } = await make(1);
    const stream = await begin(made);
    await stream.until("waiting");
    await readers.stopService();
    expect((await stream.until("interrupted")).code).toBeString();
    await readers.startService();
    const tag = lay(newTag());
    await stream.until("written");
    expect(addressOn(tag.memory)).toBe(made.codes[0]?.url ?? "");
    await stream.until("ended");

    await readers.stopService();
    await until(async () => (await look()).refusal !== null);
    await readers.startService("unplugged");
    await until(async () => (await look()).refusal === "no_reader");
    const none = await begin(made);
    expect(await none.until("ended")).toMatchObject({ code: "no_reader" });
    await readers.stopService();
    await readers.startService();
    await until(async () => (await look()).name !== null);
  }, 120_000);
});
