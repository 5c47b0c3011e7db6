/** Writing, read back by an independent reader; taken away at every single write. */
import { describe, expect, test } from "bun:test";
import { addressOn } from "../../../tests/support/nfc/phone.ts";
import { directly } from "../../../tests/support/nfc/reader.ts";
import { EmulatedTag, OtherTag, type Tag } from "../../../tests/support/nfc/tag.ts";
import { ndefUriMessage } from "../../formats/ndef.ts";
import { lockTag } from "./lock-tag.ts";
import { readTag } from "./read-tag.ts";
import type { NfcRefused } from "./refused.ts";
import { type Refusal, type WriteEvent, type WriteOptions, type Written, writeTag } from "./write-tag.ts";

const KINDS = ["NTAG213", "NTAG215", "NTAG216"] as const;
const URL = "https://id.example.com/01/05601234567892/21/A-000001";
const OTHER = "https://id.example.com/p/0123456789abcdef";
/** An address whose message has so many bytes. */
const ofBytes = (bytes: number) => {
  const shortest = ndefUriMessage("https://a.example/").length;
  const url = `https://a.example/${"x".repeat(bytes - shortest)}`;
  return ndefUriMessage(url).length === bytes ? url : url.slice(0, -3);
};

async function write(
  tag: Tag,
  url: string,
  options: WriteOptions = {},
  hand: Parameters<typeof directly>[1] = {},
): Promise<{ events: WriteEvent[]; last: Written | Refusal; commands: string[] }> {
  const reader = directly(tag, hand);
  const events: WriteEvent[] = [];
  for await (const event of writeTag(reader, reader.reader, url, options)) events.push(event);
  const last = events.at(-1);
  if (last?.step !== "written" && last?.step !== "refused") throw new Error("it did not end");
  return { events, last, commands: reader.commands };
}

const read = (tag: Tag, hand: Parameters<typeof directly>[1] = {}) => {
  const reader = directly(tag, hand);
  return readTag(reader, reader.reader);
};

/** A tag that holds an address already. */
async function holding(kind: (typeof KINDS)[number], url: string): Promise<EmulatedTag> {
  const tag = new EmulatedTag(kind);
  if (url !== "") expect((await write(tag, url)).last.step).toBe("written");
  tag.written.length = 0;
  return tag;
}

describe.each(KINDS)("an %s", (kind) => {
  test("gets an address that an independent reader finds", async () => {
    const tag = new EmulatedTag(kind);
    const { last } = await write(tag, URL);
    expect(last).toEqual({
      step: "written",
      reader: "Hand",
      uid: "04a23b5c000180",
      kind,
      url: URL,
      locked: false,
      changed: true,
    });
    expect(addressOn(tag.memory)).toBe(URL);
    expect(await read(tag)).toMatchObject({ content: "address", url: URL, locked: "no", kind });
  });

  test("keeps what is not of the address: UID, lock bits, capability container, configuration", async () => {
    const tag = new EmulatedTag(kind);
    const before = tag.memory.slice();
    await write(tag, URL);
    const lastUserByte = { NTAG213: 160, NTAG215: 512, NTAG216: 888 }[kind];
    expect(tag.memory.slice(0, 16)).toEqual(before.slice(0, 16));
    expect(tag.memory.slice(lastUserByte)).toEqual(before.slice(lastUserByte));
    if (kind === "NTAG213") expect(tag.memory.slice(16, 21).toHex()).toBe("0103a00c34");
  });

  test("is filled to its last byte, and refused one byte more before anything is written", async () => {
    const room = { NTAG213: 137, NTAG215: 492, NTAG216: 868 }[kind];
    const full = new EmulatedTag(kind);
    const url = ofBytes(room);
    expect((await write(full, url)).last.step).toBe("written");
    expect(addressOn(full.memory)).toBe(url);

    const tag = new EmulatedTag(kind);
    const { last } = await write(tag, `${url}x`);
    expect(last).toMatchObject({ code: "too_small", left: "as_it_was" });
    expect((last as Refusal).message).toContain(`room for ${room}`);
    expect(tag.written).toEqual([]);
  });

  test("is locked for good after it was verified: every page, and nothing can be written again", async () => {
    const tag = new EmulatedTag(kind);
    const { events, last } = await write(tag, URL, { lock: true });
    expect(last).toMatchObject({ step: "written", locked: true, changed: true });
    expect(events.findIndex(({ step }) => step === "locking")).toBeGreaterThan(
      events.findLastIndex(({ step }) => step === "verifying"),
    );
    expect(addressOn(tag.memory)).toBe(URL);
    const pages = Array.from({ length: (tag.memory[14] ?? 0) * 2 }, (_, index) => 4 + index);
    for (const page of [3, ...pages]) expect([page, tag.isLocked(page)]).toEqual([page, true]);
    expect(tag.memory[15]).toBe(0x0f);
    expect((await read(tag)).locked).toBe("yes");
    tag.written.length = 0;
    expect((await write(tag, OTHER, { overwrite: true })).last).toMatchObject({ code: "read_only" });
    expect((await write(tag, URL, { lock: true })).last).toMatchObject({ step: "written", changed: false });
    expect(tag.written).toEqual([]);
  });

  test("is known without GET_VERSION, whether the reader or the tag lacks it", async () => {
    const tag = new EmulatedTag(kind);
    expect((await write(tag, URL, { lock: true }, { passesOn: false })).last).toMatchObject({
      kind,
      locked: true,
    });
    const old = new EmulatedTag(kind);
    old.knowsVersion = false;
    expect((await write(old, URL)).last).toMatchObject({ step: "written", kind });
  });
});

describe("taken away at any write", () => {
  const long = ofBytes(300);
  const cases: [kind: (typeof KINDS)[number], old: string, next: string][] = [
    ["NTAG213", "", URL],
    ["NTAG213", OTHER, URL],
    ["NTAG213", ofBytes(137), OTHER],
    ["NTAG215", URL, long],
    ["NTAG215", long, URL],
    ["NTAG216", ofBytes(600), long],
  ];
  test.each(cases)("an %s with %p holds that, nothing or the whole new address", async (kind, old, next) => {
    const { last: whole } = await write(await holding(kind, old), next, { overwrite: true });
    expect(whole.step).toBe("written");
    const tags = [];
    for (let at = 0; ; at++) {
      let isLast = false;
      for (const when of ["before", "after"] as const) {
        const tag = await holding(kind, old);
        const { last } = await write(tag, next, { overwrite: true }, { taken: { write: at, when } });
        if (last.step === "written") {
          isLast = true;
          continue;
        }
        expect(last).toMatchObject({ step: "refused", code: "tag_gone", uid: "04a23b5c000180" });
        const held = addressOn(tag.memory);
        if (last.left === "unsure") expect([old, "", next]).toContain(held);
        else expect(held).toBe(last.left === "empty" ? "" : old);
        if (at === 0 && when === "before") expect(held).toBe(old);
        tags.push(tag);
        // Laid down again it is written from the begin.
        expect((await write(tag, next, { overwrite: true })).last).toMatchObject({ step: "written" });
        expect(addressOn(tag.memory)).toBe(next);
      }
      if (isLast) break;
    }
    expect(tags.length).toBeGreaterThan(20);
  });

  test("an empty tag whose type and length lie in two pages is empty or whole", async () => {
    for (const next of [URL, long])
      for (let at = 0; at < 90; at++) {
        const tag = new EmulatedTag("NTAG215");
        tag.put(4, [0x00, 0x00, 0x00, 0x03, 0x00, 0xfe, 0x55, 0x66]);
        const { last } = await write(tag, next, {}, { taken: { write: at, when: "after" } });
        expect(["", next]).toContain(addressOn(tag.memory));
        if (last.step === "written") break;
        expect(tag.memory[18]).toBe(0);
      }
  });

  test("while it is locked it holds the whole address, and the lock is completed the next time", async () => {
    for (const kind of KINDS)
      for (const at of [0, 1, 2])
        for (const when of ["before", "after"] as const) {
          const tag = await holding(kind, URL);
          const { last } = await write(tag, URL, { lock: true }, { taken: { write: at, when } });
          expect(last).toMatchObject({ code: "tag_gone", left: "written" });
          expect(addressOn(tag.memory)).toBe(URL);
          expect((await write(tag, URL, { lock: true })).last).toMatchObject({
            step: "written",
            locked: true,
          });
          expect((await read(tag)).locked).toBe("yes");
        }
  });
});

describe("a tag is refused and left as it was", () => {
  async function refuses(
    tag: EmulatedTag,
    code: string,
    options: WriteOptions = {},
    url = URL,
  ): Promise<Refusal> {
    const before = tag.memory.slice();
    const { last } = await write(tag, url, options);
    expect(last).toMatchObject({ step: "refused", code, left: "as_it_was", url });
    expect(tag.memory).toEqual(before);
    return last as Refusal;
  }

  test("that holds another address or something else, unless it may be overwritten", async () => {
    const tag = await holding("NTAG213", OTHER);
    expect((await refuses(tag, "foreign_content")).message).toContain(OTHER);
    const text = new EmulatedTag("NTAG213");
    text.put(4, [0x03, 0x0b, 0xd1, 0x01, 0x07, 0x54, 0x02, 0x65, 0x6e, 0x48, 0x6f, 0x6c, 0x61, 0xfe]);
    await refuses(text, "foreign_content");
    const secret = new EmulatedTag("NTAG215");
    secret.put(4, [0xfd, 0x04, 1, 2, 3, 4, 0xfe]);
    await refuses(secret, "foreign_content");
    const garbage = new EmulatedTag("NTAG215");
    garbage.put(4, [0x03, 0xff, 0xff, 0xf0, 9, 9, 9]);
    await refuses(garbage, "foreign_content");
    for (const other of [tag, text, secret, garbage]) {
      expect((await write(other, URL, { overwrite: true })).last.step).toBe("written");
      expect(addressOn(other.memory)).toBe(URL);
    }
  });

  test("that is locked in the pages it needs", async () => {
    const early = new EmulatedTag("NTAG213");
    early.memory[10] = 0x20;
    await refuses(early, "locked");
    const late = new EmulatedTag("NTAG213");
    late.memory[160] = 0x01;
    await refuses(late, "locked");
    // Behind the address it does not matter.
    const behind = new EmulatedTag("NTAG213");
    behind.memory[161] = 0x08;
    expect((await write(behind, URL)).last.step).toBe("written");
    expect((await read(behind)).locked).toBe("partly");
  });

  test("that is read-only by its capability container, or protected by a password", async () => {
    const tag = new EmulatedTag("NTAG213");
    tag.memory[15] = 0x0f;
    await refuses(tag, "read_only");
    const guarded = new EmulatedTag("NTAG216");
    guarded.protectedFrom = 6;
    guarded.memory[227 * 4 + 3] = 6;
    await refuses(guarded, "password");
  });

  test("that was written in the same stack", async () => {
    const exceptUids = new Set(["04a23b5c000180"]);
    await refuses(await holding("NTAG213", OTHER), "written_before", { overwrite: true, exceptUids });
    // The same address is for the next tag as well.
    await refuses(await holding("NTAG213", URL), "written_before", { exceptUids });
  });

  test("that nobody knows how to lock, when it is to be locked", async () => {
    const tag = new EmulatedTag("NTAG215");
    tag.knowsVersion = false;
    tag.memory[14] = 0x20;
    await refuses(tag, "not_lockable", { lock: true });
    expect((await write(tag, URL)).last).toMatchObject({ step: "written", kind: "Type 2 tag" });
  });
});

describe("what is no prepared Type 2 tag", () => {
  test("is told apart", async () => {
    const classic = await write(new OtherTag(), URL);
    expect(classic.last).toMatchObject({ code: "not_type_2", uid: null });
    expect((classic.last as Refusal).message).toContain("MIFARE Classic");
    const blank = new EmulatedTag("NTAG213");
    blank.put(3, [0, 0, 0, 0]);
    expect((await write(blank, URL)).last).toMatchObject({ code: "not_prepared" });
    const secret = new EmulatedTag("NTAG213");
    secret.memory[15] = 0xf0;
    expect((await write(secret, URL)).last).toMatchObject({ code: "read_only" });
  });
});

describe("a tag that does not do what it says", () => {
  test("and loses what was written is empty, and told of", async () => {
    for (const page of [6, 12, 18]) {
      const tag = new EmulatedTag("NTAG213");
      tag.worn.add(page);
      const { last } = await write(tag, URL);
      expect(last).toMatchObject({ code: "not_kept", left: "empty" });
      expect((last as Refusal).message).toContain("empty now");
      expect(addressOn(tag.memory)).toBe("");
    }
  });

  test("and refuses a page in the middle is empty, and told of", async () => {
    const tag = new EmulatedTag("NTAG213");
    tag.protectedFrom = 10;
    const { last } = await write(tag, URL);
    expect(last).toMatchObject({ code: "locked", left: "empty" });
    expect(addressOn(tag.memory)).toBe("");
  });

  test("and does not lock is told of, with the address on it", async () => {
    const tag = new EmulatedTag("NTAG213");
    tag.worn.add(40);
    expect((await write(tag, URL, { lock: true })).last).toMatchObject({
      code: "not_locked",
      left: "written",
    });
    expect(addressOn(tag.memory)).toBe(URL);
    const other = new EmulatedTag("NTAG215");
    other.knowsVersion = false;
    // It says it has the size of an NTAG215, and has its lock bits elsewhere.
    other.locksElsewhere = true;
    expect((await write(other, URL, { lock: true })).last).toMatchObject({ code: "not_locked" });
  });
});

describe("bytes that no block may cover", () => {
  test("are left out, where the tag says so in the middle of its memory", async () => {
    const tag = new EmulatedTag("NTAG215");
    // Memory control TLV: 8 bytes from byte 6 of the third 16 bytes on (address 38) belong to something else.
    tag.put(4, [0x02, 0x03, 0x26, 0x08, 0x04, 0x03, 0x00, 0xfe]);
    tag.memory.fill(0xaa, 38, 46);
    expect((await write(tag, OTHER)).last.step).toBe("written");
    expect(tag.memory.slice(38, 46)).toEqual(new Uint8Array(8).fill(0xaa));
    const held = [...tag.memory.slice(21, 38), ...tag.memory.slice(46, 100)];
    const message = ndefUriMessage(OTHER);
    expect(held.slice(0, message.length + 3)).toEqual([0x03, message.length, ...message, 0xfe]);
    expect((await read(tag)).url).toBe(OTHER);
  });
});

describe("locking alone", () => {
  const lock = (tag: Tag) => {
    const reader = directly(tag);
    return lockTag(reader, reader.reader);
  };
  test("is for tags with an address only", async () => {
    const refusal = (await lock(new EmulatedTag("NTAG213")).catch((fault: unknown) => fault)) as NfcRefused;
    expect(refusal.code).toBe("foreign_content");
    expect(await lock(await holding("NTAG213", URL))).toMatchObject({
      url: URL,
      locked: "yes",
      changed: true,
    });
  });
});
