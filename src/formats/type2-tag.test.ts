import { describe, expect, test } from "bun:test";
import {
  isLocked,
  kindOf,
  type Layout,
  planLocking,
  readCapability,
  readLayout,
  roomFor,
} from "./type2-tag.ts";

const bytes = (hex: string) => Uint8Array.fromHex(hex.replaceAll(" ", ""));
const memory = (capability: string, data: string, size = 1024) => {
  const whole = new Uint8Array(size);
  whole.set(bytes(`04a23b15 5c000180 dd480000 ${capability} ${data}`));
  return whole;
};
const NTAG213 = { bytes: 144, readable: true, writable: true };

describe("the capability container", () => {
  test("says how large the data area is, and what may be done with it", () => {
    expect(readCapability(bytes("e1101200"))).toEqual(NTAG213);
    expect(readCapability(bytes("e1103e00"))?.bytes).toBe(496);
    expect(readCapability(bytes("e1116d00"))?.bytes).toBe(872);
    expect(readCapability(bytes("e110120f"))).toMatchObject({ readable: true, writable: false });
    expect(readCapability(bytes("e11012f0"))).toMatchObject({ readable: false });
  });

  test("is none on a tag that is not prepared, or of a version to come", () => {
    for (const page of ["00000000", "ffffffff", "e1201200", "e1100000", "03000000"])
      expect(readCapability(bytes(page))).toBeUndefined();
  });
});

describe("the TLV blocks", () => {
  const layoutOf = (data: string, capability = NTAG213) => readLayout(memory("e1101200", data), capability);

  test("of a new NTAG213 describe its lock bits, and hold an empty message", () => {
    expect(layoutOf("0103a00c340300fe")).toEqual({
      reserved: [{ at: 160, bytes: 2 }],
      locks: { at: 160, mask: [0xff, 0x0f], bits: 12, bytesPerBit: 8 },
      messageAt: 21,
      message: new Uint8Array(),
      strange: false,
    });
  });

  test("may have empty ones before, three bytes of length, or no message at all", () => {
    expect(layoutOf("0000 0303 d00000 fe")).toMatchObject({ messageAt: 18, message: bytes("d00000") });
    const long = `03ff0100${"ab".repeat(256)}fe`;
    expect(layoutOf(long, { ...NTAG213, bytes: 496 })).toMatchObject({
      messageAt: 16,
      message: new Uint8Array(256).fill(0xab),
    });
    for (const data of ["fe", "00fe", ""])
      expect(layoutOf(data)).toMatchObject({ messageAt: 16, message: undefined, strange: false });
  });

  test("that belong to others, or lead beyond the tag, are strange", () => {
    for (const data of ["fd020102 0300fe", "0391", "03fffff0", "42 01 00", "0103a00c34 7701"])
      expect(layoutOf(data)).toMatchObject({ strange: true, message: undefined });
  });

  test("are asked for as far as they go", () => {
    const whole = memory("e1101200", `0320${"cd".repeat(32)}fe`);
    let read = 16;
    for (;;) {
      const layout = readLayout(whole.subarray(0, read), NTAG213);
      if (!("readTo" in layout)) break;
      expect(layout.readTo).toBeGreaterThan(read);
      read = layout.readTo;
    }
    expect(read).toBe(16 + 2 + 32);
  });
});

describe("the room for a message", () => {
  const empty: Layout = { reserved: [], locks: undefined, messageAt: 16, message: undefined, strange: false };
  test("is what the sizes of the common tags leave", () => {
    const room = (size: number, messageAt = 16) =>
      roomFor({ ...empty, messageAt }, { ...NTAG213, bytes: size });
    expect(room(144, 21)).toBe(137);
    expect([room(496), room(872), room(48)]).toEqual([492, 868, 46]);
  });

  test("changes where the length takes three bytes", () => {
    const room = (size: number) => roomFor(empty, { ...NTAG213, bytes: size });
    expect([room(256), room(264)]).toEqual([254, 260]);
    const held = roomFor({ ...empty, reserved: [{ at: 100, bytes: 8 }] }, { ...NTAG213, bytes: 264 });
    expect(held).toBe(254);
  });
});

describe("the kind of a tag", () => {
  const layout: Layout = {
    reserved: [],
    locks: undefined,
    messageAt: 16,
    message: undefined,
    strange: false,
  };
  const kind = (size: number, version?: string) =>
    kindOf({ ...NTAG213, bytes: size }, layout, version === undefined ? undefined : bytes(version));

  test("is what it says itself", () => {
    expect(kind(144, "0004040201000f03")).toMatchObject({
      name: "NTAG213",
      lockable: true,
      passwordPage: 41,
    });
    expect(kind(496, "0004040201001103")).toMatchObject({ name: "NTAG215", lockable: true });
    expect(kind(872, "0004040201001303")).toMatchObject({ name: "NTAG216", lockable: true });
    expect(kind(128, "0004030101000e03")).toMatchObject({ name: "MIFARE Ultralight EV1", lockable: false });
    // NTAG I2C has the size of an NTAG216, and its lock bits elsewhere.
    expect(kind(872, "0004040501011303")).toMatchObject({ name: "NTAG", lockable: false });
  });

  test("is else what its size says, and no page is believed to hold a password", () => {
    expect(kind(144)).toMatchObject({ name: "NTAG213", lockable: true, passwordPage: undefined });
    expect(kind(48)).toEqual({
      name: "Type 2 tag",
      locks: undefined,
      lockable: true,
      passwordPage: undefined,
    });
    expect(kind(128)).toMatchObject({
      name: "Type 2 tag",
      lockable: false,
      locks: { at: 144, mask: [0xff, 0x03], bits: 10, bytesPerBit: 8 },
    });
  });
});

describe("lock bits", () => {
  test("are static for the first 64 bytes, then dynamic", () => {
    const { locks } = kindOf(NTAG213, readLayout(memory("e1101200", "fe"), NTAG213) as Layout, undefined);
    const tag = memory("e1101200", "fe");
    tag.set([0x10, 0x80], 10);
    const locked = (page: number, dynamic = "000000") => isLocked(page, tag, locks, bytes(dynamic));
    expect([4, 5, 14, 15].map((page) => locked(page))).toEqual([true, false, false, true]);
    expect([16, 17, 18, 39].map((page) => locked(page, "010800"))).toEqual([true, true, false, true]);
    expect(locked(40, "ffffff")).toBe(false);
  });

  test("are set in an order in which none keeps another from being set, and none but those", () => {
    const tag = memory("e1106d00", "fe");
    const { locks } = kindOf({ ...NTAG213, bytes: 872 }, readLayout(tag, NTAG213) as Layout, undefined);
    expect(planLocking(tag, locks).map(({ page, bytes }) => [page, bytes.toHex()])).toEqual([
      [226, "ff3f7f00"],
      [3, "e1106d0f"],
      [2, "dd48ffff"],
    ]);
  });
});
