/**
 * The memory of NFC Forum Type 2 tags (Type 2 Tag 1.2): 4-byte pages; UID and static lock bytes in the first three, the
 * capability container in the fourth, then the data area with TLV blocks, and the dynamic lock bytes behind it.
 */

export const PAGE_BYTES = 4;
/** What one READ returns: four pages. */
export const READ_BYTES = 16;
export const CAPABILITY_PAGE = 3;
const STATIC_LOCK_PAGE = 2;
/** Where the data area begins. */
export const DATA_AT = 16;

const TLV = { empty: 0x00, lock: 0x01, memory: 0x02, message: 0x03, proprietary: 0xfd, end: 0xfe } as const;

/** Capability container, 6.1 of the specification. */
export interface Capability {
  /** Of the data area. */
  bytes: number;
  readable: boolean;
  writable: boolean;
}

/** What page 3 says; undefined for a tag that is no Type 2 tag, or not prepared for NDEF. */
export function readCapability(page: Uint8Array): Capability | undefined {
  const [magic, version = 0, size = 0, access = 0] = page;
  if (magic !== 0xe1 || version >> 4 !== 1 || size === 0) return undefined;
  return { bytes: size * 8, readable: access >> 4 === 0, writable: (access & 0x0f) === 0 };
}

/** Bytes in the memory, from one address on. */
export interface Area {
  at: number;
  bytes: number;
}

/** Bits that lock pages for good. */
interface DynamicLocks {
  at: number;
  /** What to set: the lock bits, and those that keep them from being changed. */
  mask: readonly number[];
  /** How many of the bits of the mask lock pages, from the lowest of the first byte on. */
  bits: number;
  /** Bytes that each of them locks, from byte 64 on. */
  bytesPerBit: number;
}

/** What the TLV blocks of a data area say. */
export interface Layout {
  /** Bytes inside or outside of the data area that belong to no TLV block. */
  reserved: Area[];
  /** From a lock control TLV. */
  locks: DynamicLocks | undefined;
  /** Where an NDEF message TLV is or is to be: behind the blocks that describe the tag itself. */
  messageAt: number;
  /** The NDEF message; undefined without an NDEF message TLV. */
  message: Uint8Array | undefined;
  /** Something is there that is neither nothing nor one NDEF message. */
  strange: boolean;
}

/** More bytes of the memory are needed: up to this address. */
export interface Unread {
  readTo: number;
}

/**
 * Walks the TLV blocks.
 * @param memory from address 0 on, as far as it was read
 */
export function readLayout(memory: Uint8Array, { bytes }: Capability): Layout | Unread {
  const end = DATA_AT + bytes;
  const layout: Layout = {
    reserved: [],
    locks: undefined,
    messageAt: DATA_AT,
    message: undefined,
    strange: false,
  };
  let at = DATA_AT;
  /** The next byte of a block, past reserved ones. */
  const take = (): number => {
    at = skipReserved(layout.reserved, at);
    if (at >= end) throw new Beyond();
    const byte = memory[at];
    if (byte === undefined) throw new Short(at + 1);
    at++;
    return byte;
  };
  try {
    for (;;) {
      const blockAt = skipReserved(layout.reserved, at);
      if (blockAt >= end) return layout;
      const type = take();
      if (type === TLV.empty) continue;
      if (type === TLV.end) return layout;
      const value = takeValue(take);
      if (type === TLV.message) return { ...layout, messageAt: blockAt, message: value };
      if (type === TLV.lock || type === TLV.memory) describe(layout, type, value);
      else return { ...layout, strange: true };
      layout.messageAt = skipReserved(layout.reserved, at);
    }
  } catch (fault) {
    if (fault instanceof Short) return { readTo: fault.readTo };
    if (fault instanceof Beyond) return { ...layout, strange: true };
    throw fault;
  }
}

class Short extends Error {
  readonly readTo: number;
  constructor(readTo: number) {
    super();
    this.readTo = readTo;
  }
}
class Beyond extends Error {}

function takeValue(take: () => number): Uint8Array {
  const first = take();
  const length = first === 0xff ? take() * 256 + take() : first;
  return Uint8Array.from({ length }, take);
}

/** Lock Control and Memory Control TLV, 6.2: where bytes are that a block must not cover. */
function describe(layout: Layout, type: number, value: Uint8Array): void {
  const [position = 0, size = 0, control = 0] = value;
  const bytesPerPage = 2 ** (control & 0x0f);
  const at = (position >> 4) * bytesPerPage + (position & 0x0f);
  const count = size === 0 ? 256 : size;
  layout.reserved.push({ at, bytes: type === TLV.lock ? Math.ceil(count / 8) : count });
  if (type === TLV.lock)
    layout.locks = { at, mask: bitsAsBytes(count), bits: count, bytesPerBit: 2 ** (control >> 4) };
}

function bitsAsBytes(count: number): number[] {
  return Array.from(
    { length: Math.ceil(count / 8) },
    (_, index) => 0xff >> Math.max(0, 8 * (index + 1) - count),
  );
}

function skipReserved(reserved: readonly Area[], at: number): number {
  const inside = reserved.find((area) => at >= area.at && at < area.at + area.bytes);
  return inside ? skipReserved(reserved, inside.at + inside.bytes) : at;
}

/** The longest message that fits behind the blocks that are on the tag, in bytes. */
export function roomFor({ messageAt, reserved }: Layout, { bytes }: Capability): number {
  let room = 0;
  for (let at = messageAt; at < DATA_AT + bytes; at++) if (skipReserved(reserved, at) === at) room++;
  // The terminator may be left out where nothing follows.
  return room - 2 <= 254 ? Math.max(0, room - 2) : Math.max(254, room - 4);
}

export interface PageWrite {
  page: number;
  bytes: Uint8Array;
}

/**
 * How to write a message so that a tag taken away in between is empty or as it was, never half an address: the length
 * is 0 first and counts last.
 */
interface WritePlan {
  /** Makes the tag empty. */
  clear: PageWrite[];
  /** The message, from its end to its begin. */
  body: PageWrite[];
  /** The length: from here on the message counts. */
  commit: PageWrite;
}

/**
 * @param memory from address 0 on, at least as far as is written; see `endOfWriting`
 * @throws RangeError when the message does not fit
 */
export function planWriting(
  memory: Uint8Array,
  layout: Layout,
  capability: Capability,
  message: Uint8Array,
): WritePlan {
  const places = placesOf(layout, capability, message);
  const [typeAt = 0, lengthAt = 0] = places.map(({ at }) => at);
  // Copies: a slice of a Buffer would be the same memory.
  const whole = Uint8Array.from(memory);
  for (const { at, byte } of places) whole[at] = byte;
  const cleared = Uint8Array.from(whole);
  cleared[lengthAt] = 0;
  const pageOf = (at: number) => Math.floor(at / PAGE_BYTES);
  const write = (from: Uint8Array, page: number): PageWrite => ({ page, bytes: pageIn(from, page) });
  const lengthPage = pageOf(lengthAt);
  const head = [...new Set([lengthPage, pageOf(typeAt)])];
  const pages = [...new Set(places.map(({ at }) => pageOf(at)))].filter((page) => !head.includes(page));
  return {
    // The length before the type: an old type with a new length, or the other way round, would be a message.
    clear: head.map((page) => write(cleared, page)),
    body: pages.sort((a, b) => b - a).map((page) => write(cleared, page)),
    commit: write(whole, lengthPage),
  };
}

/** The address behind the last page that writing a message touches. */
export function endOfWriting(layout: Layout, capability: Capability, message: Uint8Array): number {
  const last = placesOf(layout, capability, message).at(-1)?.at ?? 0;
  return Math.floor(last / PAGE_BYTES) * PAGE_BYTES + PAGE_BYTES;
}

/** The bytes of the NDEF message TLV and where they go. */
function placesOf(
  { messageAt, reserved }: Layout,
  { bytes }: Capability,
  message: Uint8Array,
): { at: number; byte: number }[] {
  const length =
    message.length <= 254 ? [message.length] : [0xff, message.length >> 8, message.length & 0xff];
  const places: { at: number; byte: number }[] = [];
  let at = messageAt;
  for (const byte of [TLV.message, ...length, ...message, TLV.end]) {
    at = skipReserved(reserved, at);
    if (at < DATA_AT + bytes) places.push({ at, byte });
    at++;
  }
  if (places.length < 1 + length.length + message.length)
    throw new RangeError(`A message of ${message.length} bytes does not fit the tag.`);
  return places;
}

/** What is known of a kind of tag beyond its capability container. */
export interface Kind {
  name: string;
  /** Undefined where the static lock bytes lock all there is. */
  locks: DynamicLocks | undefined;
  /** Whether it is known for sure where the bits are that lock it. */
  lockable: boolean;
  /** The page whose last byte says from which page on a password is asked for (AUTH0). */
  passwordPage: number | undefined;
}

/** Static lock bytes lock what 64 bytes hold. */
const STATIC_BYTES = 64;

/**
 * NXP NTAG213/215/216, sections 8.5 and 10.1. Bits that are reserved stay 0; those of the last byte keep the others as
 * they are.
 */
const NTAGS: readonly (Kind & { dataBytes: number; storage: number })[] = [
  {
    name: "NTAG213",
    dataBytes: 144,
    storage: 0x0f,
    lockable: true,
    passwordPage: 41,
    locks: { at: 160, mask: [0xff, 0x0f, 0x3f], bits: 12, bytesPerBit: 8 },
  },
  {
    name: "NTAG215",
    dataBytes: 496,
    storage: 0x11,
    lockable: true,
    passwordPage: 131,
    locks: { at: 520, mask: [0xff, 0x00, 0x0f], bits: 8, bytesPerBit: 64 },
  },
  {
    name: "NTAG216",
    dataBytes: 872,
    storage: 0x13,
    lockable: true,
    passwordPage: 227,
    locks: { at: 904, mask: [0xff, 0x3f, 0x7f], bits: 14, bytesPerBit: 64 },
  },
];

/** GET_VERSION of NXP's tags: vendor, and products by their type. */
const VENDOR_NXP = 0x04;
const ULTRALIGHT = 3;
const NTAG = 4;
const PRODUCTS: Readonly<Record<number, string>> = { [ULTRALIGHT]: "MIFARE Ultralight EV1", [NTAG]: "NTAG" };
/** Subtypes that are NTAG21x, without and with field detection; NTAG I2C has other lock bits. */
const NTAG21X = [2, 4];

/**
 * The kind of a tag by its answer to GET_VERSION, or else by the size that it says it has.
 * @param version 8 bytes; undefined where the tag or the reader does not know the command
 */
export function kindOf(capability: Capability, layout: Layout, version: Uint8Array | undefined): Kind {
  const [, vendor, type = 0, subtype = 0, , , storage] = version ?? [];
  const isNtag = vendor === VENDOR_NXP && type === NTAG && NTAG21X.includes(subtype);
  const known = NTAGS.find((ntag) =>
    version ? isNtag && ntag.storage === storage : ntag.dataBytes === capability.bytes,
  );
  // A page that other tags use for something else is believed only where the tag said what it is.
  if (known) return { ...known, passwordPage: version ? known.passwordPage : undefined };
  const name = (vendor === VENDOR_NXP && PRODUCTS[type]) || "Type 2 tag";
  const standard = standardLocks(capability);
  return {
    name,
    locks: layout.locks ?? standard,
    lockable: layout.locks !== undefined || standard === undefined,
    passwordPage: undefined,
  };
}

/** Without a lock control TLV the dynamic lock bytes follow the data area, a bit for 8 bytes (2.3.2). */
function standardLocks({ bytes }: Capability): DynamicLocks | undefined {
  const bits = Math.ceil((DATA_AT + bytes - STATIC_BYTES) / 8);
  return bits > 0 ? { at: DATA_AT + bytes, mask: bitsAsBytes(bits), bits, bytesPerBit: 8 } : undefined;
}

/**
 * Whether lock bits keep a page from being written.
 * @param lockBytes the dynamic lock bytes, as long as their mask
 */
export function isLocked(
  page: number,
  memory: Uint8Array,
  locks: DynamicLocks | undefined,
  lockBytes: Uint8Array,
): boolean {
  const at = page * PAGE_BYTES;
  if (at < STATIC_BYTES) return isSet(memory.subarray(10, 12), page);
  const bit = locks ? Math.floor((at - STATIC_BYTES) / locks.bytesPerBit) : 0;
  return locks !== undefined && bit < locks.bits && isSet(lockBytes, bit);
}

function isSet(bytes: Uint8Array, bit: number): boolean {
  return ((bytes[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0;
}

/**
 * What locks a tag for good: the dynamic bits, the access in the capability container, the static bits last, since they
 * lock the others' page. Bits can only be set, so what is set already stays.
 */
export function planLocking(memory: Uint8Array, locks: DynamicLocks | undefined): PageWrite[] {
  const [magic = 0, version = 0, size = 0, access = 0] = pageIn(memory, CAPABILITY_PAGE);
  const [a = 0, b = 0] = pageIn(memory, STATIC_LOCK_PAGE);
  return [
    ...(locks ? dynamicLockPages(locks) : []),
    { page: CAPABILITY_PAGE, bytes: Uint8Array.of(magic, version, size, access | 0x0f) },
    { page: STATIC_LOCK_PAGE, bytes: Uint8Array.of(a, b, 0xff, 0xff) },
  ];
}

function dynamicLockPages({ at, mask }: DynamicLocks): PageWrite[] {
  const pages = new Map<number, Uint8Array>();
  for (const [index, byte] of mask.entries()) {
    const page = Math.floor((at + index) / PAGE_BYTES);
    const bytes = pages.get(page) ?? new Uint8Array(PAGE_BYTES);
    bytes[(at + index) % PAGE_BYTES] = byte;
    pages.set(page, bytes);
  }
  return [...pages].map(([page, bytes]) => ({ page, bytes }));
}

/** The bytes of a page. */
export function pageIn(memory: Uint8Array, page: number): Uint8Array {
  return Uint8Array.from(memory.subarray(page * PAGE_BYTES, (page + 1) * PAGE_BYTES));
}
