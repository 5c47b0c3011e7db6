/** `carnet nfc` from end to end: pcscd, the virtual reader, emulated tags, and an independent reader of their memory. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from "bun:test";
import { spawn } from "node:child_process";
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { addressOn } from "../support/nfc/phone.ts";
import { EmulatedTag, OtherTag, type Tag } from "../support/nfc/tag.ts";
import {
  HAS_VIRTUAL_READER,
  startVirtualReaders,
  type VirtualReaders,
} from "../support/nfc/virtual-reader.ts";
import { commandLine, type Outcome, runCarnet } from "../support/server.ts";
import { expectRefusal, newFolder } from "./site.ts";

const URL = "https://id.example.com/01/05601234567892/21/A-000001";
const OTHER = "https://id.example.com/p/0123456789abcdef";
const WAIT_MS = 30_000;
/** pcscd looks for tags every 400 ms. */
const GONE_MS = 1000;

const folder = newFolder();
let readers: VirtualReaders;
let number = 0;

if (!HAS_VIRTUAL_READER)
  console.error(
    "SKIPPED: carnet nfc on a virtual reader. Debian, Ubuntu: apt-get install pcscd vsmartcard-vpcd",
  );

afterAll(() => rmSync(folder, { recursive: true }));

describe("carnet nfc without readers", () => {
  test("is wrong use where the words are wrong", async () => {
    const file = join(folder, "none.txt");
    const wrong = [
      ["write"],
      ["write", "ftp://id.example.com"],
      ["write", URL, OTHER],
      ["write", URL, "--from", file],
      ["write", "--from", file, "--count", "2"],
      ["write", URL, "--count", "0"],
      ["write", URL, "--again"],
      ["write", URL, "--wait", "soon"],
      ["read", "--wait", "-1"],
    ];
    for (const words of wrong) expectRefusal(await runCarnet(["nfc", ...words], {}), 2, "See: carnet nfc");
  });

  test("refuses a list that holds something else than addresses", async () => {
    const file = join(folder, "list.txt");
    writeFileSync(file, `${URL}\n\nnonsense\n`);
    expectRefusal(await runCarnet(["nfc", "write", "--from", file], {}), 1, "line 3");
    writeFileSync(file, "\n");
    expectRefusal(await runCarnet(["nfc", "write", "--from", file], {}), 1, "holds no address");
    expectRefusal(await runCarnet(["nfc", "write", "--from", join(folder, "no")], {}), 1, "no such file");
  });

  test("says what to install without the library, and what to start without the service", async () => {
    const broken = join(folder, "library");
    mkdirSync(broken);
    writeFileSync(join(broken, "libpcsclite.so.1"), "none");
    const socket = { PCSCLITE_CSOCK_NAME: join(folder, "nobody-listens") };
    for (const words of [["list"], ["read"], ["lock"], ["write", URL], ["write", URL, "--count", "2"]]) {
      expectRefusal(await runCarnet(["nfc", ...words], { LD_LIBRARY_PATH: broken }), 1, "apt-get install");
      if (HAS_VIRTUAL_READER)
        expectRefusal(await runCarnet(["nfc", ...words], socket), 1, "systemctl enable");
    }
    const { code, stdout } = await runCarnet(["nfc", "list", "--json"], { LD_LIBRARY_PATH: broken });
    expect(code).toBe(1);
    expect(JSON.parse(stdout).code).toBe("no_library");
  });
});

describe.skipIf(!HAS_VIRTUAL_READER)("carnet nfc on a virtual reader", () => {
  beforeAll(async () => {
    readers = await startVirtualReaders();
  });
  afterAll(() => readers.close());
  afterEach(async () => {
    await Promise.all(readers.slots.map((slot) => slot.takeSlowly()));
    for (const slot of readers.slots) slot.passesOn = true;
  });

  const carnet = (...words: string[]) => runCarnet(["nfc", ...words], readers.environment);
  const lay = <T extends Tag>(tag: T, slot: 0 | 1 = 0): T => {
    readers.slots[slot].lay(tag);
    return tag;
  };
  const newTag = (kind: "NTAG213" | "NTAG215" | "NTAG216" = "NTAG213") => new EmulatedTag(kind, ++number);

  async function json<T = Record<string, unknown>>(...words: string[]): Promise<T> {
    const { code, stdout, stderr } = await carnet(...words, "--json");
    if (code !== 0) throw new Error(`carnet nfc ${words.join(" ")} ended with ${code}: ${stderr}${stdout}`);
    return JSON.parse(stdout) as T;
  }

  async function refusal(...words: string[]): Promise<Outcome & { told: Record<string, unknown> }> {
    const outcome = await carnet(...words, "--json");
    expect(outcome.code).toBe(1);
    return { ...outcome, told: JSON.parse(outcome.stdout) };
  }

  test("list shows the readers and what lies on them", async () => {
    const [first, second] = readers.slots;
    lay(newTag(), 1);
    await json("read");
    expect(await json("list")).toEqual({
      readers: [
        { name: first.name, tag: "none", uid: null, kind: null, url: null, reason: null },
        {
          name: second.name,
          tag: "read",
          uid: `04a23b5c00${number.toString(16).padStart(2, "0")}80`,
          kind: "NTAG213",
          url: null,
          reason: null,
        },
      ],
    });
    expect((await carnet("list")).stdout).toContain(
      `${first.name}\n  no tag\n${second.name}\n  NTAG213 04a23b5c`,
    );
  });

  test.each(["NTAG213", "NTAG215", "NTAG216"] as const)(
    "write, read and lock go well on an %s",
    async (kind) => {
      const tag = lay(newTag(kind));
      const uid = tag.uid.toHex();
      expect(await json("write", URL)).toEqual({
        outcome: "written",
        reader: readers.slots[0].name,
        uid,
        kind,
        url: URL,
        locked: false,
        changed: true,
      });
      expect(addressOn(tag.memory)).toBe(URL);
      expect(await json("read")).toMatchObject({ uid, kind, content: "address", url: URL, locked: "no" });
      expect(await json("write", URL)).toMatchObject({ outcome: "written", changed: false });
      expect((await refusal("write", OTHER)).told).toMatchObject({
        code: "foreign_content",
        left: "as_it_was",
        uid,
      });
      expect(await json("write", OTHER, "--overwrite", "--lock")).toMatchObject({
        locked: true,
        changed: true,
      });
      expect(addressOn(tag.memory)).toBe(OTHER);
      expect(await json("read")).toMatchObject({ url: OTHER, locked: "yes" });
      const { told, stderr } = await refusal("write", URL, "--overwrite");
      expect(told).toMatchObject({ code: "read_only", left: "as_it_was" });
      expect(stderr).toContain("Take another one");
      expect(addressOn(tag.memory)).toBe(OTHER);
      expect(await json("lock")).toMatchObject({ locked: "yes", changed: false });
    },
  );

  test("lock locks what another device wrote, on a reader that passes nothing on", async () => {
    readers.slots[0].passesOn = false;
    const tag = lay(newTag("NTAG215"));
    expect((await refusal("lock")).told).toMatchObject({ outcome: "refused", code: "foreign_content" });
    tag.put(4, [0x03, 0x0e, 0xd1, 0x01, 0x0a, 0x55, 0x04, ...Buffer.from("a.example"), 0xfe]);
    expect(await json("lock")).toMatchObject({ url: "https://a.example", locked: "yes", changed: true });
    expect(tag.isLocked(4) && tag.isLocked(127)).toBe(true);
  });

  test("a tag that is taken away half-way is empty or as it was, and is written the next time", async () => {
    const uri = Buffer.from(OTHER.slice("https://".length));
    const held = [0x03, uri.length + 5, 0xd1, 0x01, uri.length + 1, 0x55, 0x04, ...uri, 0xfe];
    for (const [at, when, expected] of [
      [0, "before", OTHER],
      [0, "after", ""],
      [7, "after", ""],
      [13, "before", ""],
      [13, "after", URL],
    ] as const) {
      const tag = newTag();
      tag.put(4, held);
      lay(tag);
      readers.slots[0].takeAtWrite(at, when);
      const { told, stderr } = await refusal("write", URL, "--overwrite");
      expect(told).toMatchObject({ code: "tag_gone", uid: tag.uid.toHex() });
      expect(stderr).toContain("Put it back");
      expect([at, when, addressOn(tag.memory)]).toEqual([at, when, expected]);
      await Bun.sleep(GONE_MS);
      lay(tag);
      expect(await json("write", URL, "--overwrite")).toMatchObject({ outcome: "written" });
      expect(addressOn(tag.memory)).toBe(URL);
      await readers.slots[0].takeSlowly();
    }
  }, 120_000);

  test("says of each tag that cannot be used what to do", async () => {
    const long = `https://id.example.com/${"x".repeat(300)}`;
    const locked = newTag();
    locked.memory.set([0xff, 0xff], 10);
    const readOnly = newTag();
    readOnly.memory[15] = 0x0f;
    const blank = newTag();
    blank.put(3, [0, 0, 0, 0]);
    const cases: [tag: Tag, url: string, code: string, words: string][] = [
      [newTag(), long, "too_small", "Take a larger tag"],
      [locked, URL, "locked", "Take another one"],
      [readOnly, URL, "read_only", "Take another one"],
      [blank, URL, "not_prepared", "Use NFC tags NTAG213"],
      [new OtherTag(), URL, "not_type_2", "MIFARE Classic"],
    ];
    for (const [tag, url, code, words] of cases) {
      const before = tag instanceof EmulatedTag ? tag.memory.slice() : undefined;
      lay(tag);
      const { told, stderr } = await refusal("write", url, "--lock", "--overwrite");
      expect(told).toMatchObject({ outcome: "refused", code, left: "as_it_was" });
      expect(stderr).toContain(words);
      if (tag instanceof EmulatedTag) expect(tag.memory.slice()).toEqual(before ?? new Uint8Array());
      await readers.slots[0].takeSlowly();
    }
  });

  test("a tag on each of two readers is one too many, until one is named", async () => {
    const tag = lay(newTag(), 0);
    const other = lay(newTag(), 1);
    await json("read", "--reader", readers.slots[0].name);
    await json("read", "--reader", readers.slots[1].name);
    const { told, stderr } = await refusal("write", URL);
    expect(told.code).toBe("several_tags");
    expect(stderr).toContain("--reader");
    await json("write", URL, "--reader", "pcd 00 01");
    expect([addressOn(tag.memory), addressOn(other.memory)]).toEqual(["", URL]);
    expect((await refusal("read", "--reader", "ACR122U")).told.code).toBe("reader_unknown");
  });

  test("waits for a tag, and not for ever", async () => {
    const waiting = launch(["nfc", "write", URL]);
    await waiting.until("Put a tag on the reader.");
    const tag = lay(newTag());
    const { code, stdout, stderr } = await waiting.ended;
    expect({ code, stderr }).toEqual({ code: 0, stderr: "Put a tag on the reader.\n" });
    expect(stdout).toContain(`Written and verified: ${URL} on the tag ${tag.uid.toHex()}.`);
    await readers.slots[0].takeSlowly();
    expect((await refusal("read", "--wait", "1")).told.code).toBe("no_tag");
  });

  test("writes a stack of tags, with a journal: some taken away, locked or laid down twice", async () => {
    const urls = Array.from(
      { length: 5 },
      (_, index) => `https://id.example.com/01/05601234567892/21/B-${index}`,
    );
    const [file, journal] = [join(folder, "stack.txt"), join(folder, "stack.jsonl")];
    writeFileSync(file, `${urls.join("\r\n")}\n`);
    const stack = launch(["nfc", "write", "--from", file, "--journal", journal, "--lock"]);
    const slot = readers.slots[0];
    const next = async (from: string, tag: Tag) => {
      await stack.until(from);
      lay(tag);
    };
    const [one, two, locked, three] = [newTag(), newTag(), newTag("NTAG215"), newTag("NTAG216")];
    locked.memory.set([0xff, 0xff], 10);

    await next("1 of 5", one);
    await stack.until("Take it away.");
    slot.take();
    await next("2 of 5", two);
    slot.takeAtWrite(5, "after");
    await stack.until("NOT WRITTEN: The tag was taken away too soon");
    expect(addressOn(two.memory)).toBe("");
    await next("2 of 5", two);
    await stack.until("Take it away.");
    slot.take();
    await next("3 of 5", one);
    await stack.until("NOT WRITTEN: This tag was written just now");
    slot.take();
    await next("3 of 5", locked);
    await stack.until("NOT WRITTEN: The tag is locked for good");
    slot.take();
    await next("3 of 5", three);
    await stack.until("Take it away.");
    slot.take();
    await stack.until("4 of 5");
    stack.child.kill("SIGINT");
    const stopped = await stack.ended;
    expect(stopped.code).toBe(1);
    expect(stopped.stderr).toContain("Stopped. 3 of 5 are written.");
    expect([one, two, three].map((tag) => addressOn(tag.memory))).toEqual(urls.slice(0, 3));

    // A crash cut the last line off.
    appendFileSync(journal, '{"at":"2026-11-20T16:00:00Z","outcome":"wri');
    const rest = launch(["nfc", "write", "--from", file, "--journal", journal, "--lock", "--json"]);
    const more = [newTag(), newTag()];
    for (const [index, tag] of more.entries()) {
      await rest.until(`${index + 1} of 2`);
      lay(tag);
      await rest.until("Take it away.");
      slot.take();
    }
    const ended = await rest.ended;
    expect(ended.stderr).toContain("3 of 5 were written before");
    expect(ended.stderr).toContain("5 of 5 are written.");
    expect(ended.code).toBe(0);
    const told = ended.stdout
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(told.map(({ outcome, url, uid, locked }) => ({ outcome, url, uid, locked }))).toEqual(
      more.map((tag, index) => ({
        outcome: "written",
        url: urls[index + 3],
        uid: tag.uid.toHex(),
        locked: true,
      })),
    );
    expect(more.map((tag) => addressOn(tag.memory))).toEqual(urls.slice(3));
    const lines = readFileSync(journal, "utf8").trimEnd().split("\n");
    const outcomes = lines.filter((line) => line.endsWith("}")).map((line) => JSON.parse(line));
    expect(outcomes.map(({ outcome, code }) => code ?? outcome)).toEqual([
      "written",
      "tag_gone",
      "written",
      "written_before",
      "locked",
      "written",
      "written",
      "written",
    ]);
    for (const { at, uid } of outcomes) expect([Date.parse(at) > 0, uid.length]).toEqual([true, 14]);

    const again = await carnet("write", "--from", file, "--journal", journal);
    expect(again).toMatchObject({ code: 0, stdout: "5 of 5 are written.\n" });
  }, 120_000);

  test("a stack goes on when the service or the reader was away", async () => {
    const stack = launch(["nfc", "write", URL, "--count", "2"]);
    await stack.until("1 of 2");
    await readers.stopService();
    await stack.until("Waiting: The smart card service does not run");
    await readers.startService("unplugged");
    await stack.until("Waiting: There is no NFC reader");
    await readers.stopService();
    await readers.startService();
    const tags = [lay(newTag())];
    await stack.until("Take it away.");
    readers.slots[0].take();
    await stack.until("2 of 2");
    tags.push(lay(newTag()));
    const { code, stdout } = await stack.ended;
    expect(code).toBe(0);
    expect(stdout).toEndWith("2 of 2 are written.\n");
    expect(tags.map((tag) => addressOn(tag.memory))).toEqual([URL, URL]);
  }, 120_000);

  test("a stack does not begin without a reader", async () => {
    await readers.stopService();
    await readers.startService("unplugged");
    const { code, stderr } = await carnet("write", URL, "--count", "2");
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining("There is no NFC reader.") });
    expect((await refusal("list")).told.code).toBe("no_reader");
    await readers.stopService();
    await readers.startService();
  });

  test("watch tells of tags and readers as they come and go, until it is stopped", async () => {
    const watch = launch(["nfc", "watch", "--json"]);
    const [first, second] = readers.slots.map(({ name }) => name);
    await watch.until(`"reader":"${second}"`);
    const tag = lay(newTag());
    tag.put(4, [0x03, 0x0e, 0xd1, 0x01, 0x0a, 0x55, 0x04, ...Buffer.from("a.example"), 0xfe]);
    await watch.until("tag_laid");
    readers.slots[0].take();
    await watch.until("tag_taken");
    lay(new OtherTag());
    await watch.until("tag_unread");
    await readers.stopService();
    await watch.until("interrupted");
    await readers.startService();
    await watch.until("reader_added");
    watch.child.kill("SIGTERM");
    const { code, stdout } = await watch.ended;
    expect(code).toBe(0);
    const events = stdout
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    const told = events.map(({ event, reader, url, code }) =>
      [event, reader, url ?? code].filter(Boolean).join(" "),
    );
    expect(told.slice(0, 8)).toEqual([
      `reader_added ${first}`,
      `reader_added ${second}`,
      `tag_laid ${first} https://a.example`,
      `tag_taken ${first}`,
      `tag_unread ${first} not_type_2`,
      `tag_taken ${first}`,
      `reader_removed ${first}`,
      `reader_removed ${second}`,
    ]);
    expect(told[8]).toBe("interrupted no_service");
  }, 90_000);

  test("leaves nothing behind: no file, and no process", async () => {
    const home = join(folder, "empty");
    mkdirSync(home);
    lay(newTag());
    await runCarnet(["nfc", "read"], { ...readers.environment, HOME: home, CARNET_DATA: join(home, "data") });
    expect(existsSync(join(home, "data"))).toBe(false);
  });

  /** Starts a command that goes on, to wait for what it says. */
  function launch(words: string[]) {
    const [program, args] = commandLine(words);
    const child = spawn(program, args, {
      env: { PATH: process.env.PATH ?? "", ...readers.environment },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const outcome: Outcome = { code: null, stdout: "", stderr: "" };
    let said = "";
    for (const name of ["stdout", "stderr"] as const)
      child[name].on("data", (chunk: Buffer) => {
        outcome[name] += chunk.toString();
        said += chunk.toString();
      });
    const ended = new Promise<Outcome>((resolve) =>
      child.once("close", (code) => resolve({ ...outcome, code })),
    );
    return {
      child,
      ended,
      /** Waits for words, and then looks on behind them. */
      async until(text: string): Promise<void> {
        const deadline = Date.now() + WAIT_MS;
        while (!said.includes(text)) {
          if (Date.now() > deadline || child.exitCode !== null) {
            child.kill("SIGKILL");
            throw new Error(`it did not say "${text}", but:\n${outcome.stdout}${outcome.stderr}`);
          }
          await Bun.sleep(20);
        }
        said = said.slice(said.indexOf(text) + text.length);
      },
    };
  }
});
