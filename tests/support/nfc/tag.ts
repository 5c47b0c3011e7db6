/**
 * Emulated tags: the memory of NTAG213, NTAG215 and NTAG216 with their lock bits and capability container, after NXP's
 * data sheet (NTAG213/215/216, rev. 3.2), and tags that are none of them. They answer the commands of ISO 14443-3 A.
 */

const NAK = undefined;
const PAGE = 4;

interface Kind {
  pages: number;
  /** Last byte but one of GET_VERSION: the size. */
  storage: number;
  /** Third byte of the capability container: bytes of the data area / 8. */
  size: number;
  /** First page of the dynamic lock bytes, and which pages a bit locks. */
  lockPage: number;
  pagesPerBit: number;
  lastUserPage: number;
}

const KINDS = {
  NTAG213: { pages: 45, storage: 0x0f, size: 0x12, lockPage: 40, pagesPerBit: 2, lastUserPage: 39 },
  NTAG215: { pages: 135, storage: 0x11, size: 0x3e, lockPage: 130, pagesPerBit: 16, lastUserPage: 129 },
  NTAG216: { pages: 231, storage: 0x13, size: 0x6d, lockPage: 226, pagesPerBit: 16, lastUserPage: 225 },
} as const satisfies Record<string, Kind>;

/** What a tag holds when it leaves the factory, from page 4 on: a lock control TLV on NTAG213, an empty message. */
const DELIVERED = {
  NTAG213: [0x01, 0x03, 0xa0, 0x0c, 0x34, 0x03, 0x00, 0xfe],
  NTAG215: [0x03, 0x00, 0xfe, 0x00],
  NTAG216: [0x03, 0x00, 0xfe, 0x00],
};

export class EmulatedTag {
  readonly kind: keyof typeof KINDS;
  readonly memory: Uint8Array;
  readonly uid: Uint8Array;
  /** Pages in the order in which they were written. */
  readonly written: number[] = [];
  /** Does not know GET_VERSION, as the tags of before 2012. */
  knowsVersion = true;
  /** Writes from this page on need a password (AUTH0), which nobody knows. */
  protectedFrom = 0xff;
  /** Its dynamic lock bits are not where the kind has them. */
  locksElsewhere = false;
  /** Pages that take a write and do not keep it: worn out. */
  readonly worn = new Set<number>();
  /** After a command that it refused, a tag is silent until it is switched off and on. */
  #isSilent = false;

  constructor(kind: keyof typeof KINDS, number = 1) {
    this.kind = kind;
    const { pages, size, lockPage } = KINDS[kind];
    this.uid = Uint8Array.of(0x04, 0xa2, 0x3b, 0x5c, number >> 8, number & 0xff, 0x80);
    this.memory = new Uint8Array(pages * PAGE);
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0] = this.uid;
    this.memory.set([a, b, c, 0x88 ^ a ^ b ^ c, d, e, f, g, d ^ e ^ f ^ g, 0x48, 0, 0], 0);
    this.memory.set([0xe1, 0x10, size, 0x00], 12);
    this.memory.set(DELIVERED[kind], 16);
    this.memory.set([0x04, 0, 0, 0xff], (lockPage + 1) * PAGE);
  }

  /** Bytes put into the memory as by another device. */
  put(page: number, bytes: Iterable<number>): void {
    this.memory.set([...bytes], page * PAGE);
  }

  switchOn(): void {
    this.#isSilent = false;
  }

  goSilent(): void {
    this.#isSilent = true;
  }

  /** Answers a command; undefined: it refuses, or is silent. */
  answer(command: Uint8Array): Uint8Array | undefined {
    if (this.#isSilent) return NAK;
    const answer = this.#carryOut(command);
    if (answer === NAK) this.#isSilent = true;
    return answer;
  }

  #carryOut([code, page = 0, ...bytes]: Uint8Array): Uint8Array | undefined {
    const { pages, storage } = KINDS[this.kind];
    if (code === 0x60 && this.knowsVersion) return Uint8Array.of(0, 4, 4, 2, 1, 0, storage, 3);
    if (code === 0x30 && page < pages)
      // Behind the last page it goes on with the first.
      return Uint8Array.from(
        { length: 16 },
        (_, at) => this.memory[(page * PAGE + at) % (pages * PAGE)] ?? 0,
      );
    if (code === 0xa2 && page >= 2 && page < pages && bytes.length === PAGE) return this.#write(page, bytes);
    return NAK;
  }

  #write(page: number, bytes: readonly number[]): Uint8Array | undefined {
    const { lockPage, pages } = KINDS[this.kind];
    if (this.isLocked(page) || page >= Math.min(this.protectedFrom, pages)) return NAK;
    const at = page * PAGE;
    // Lock bytes and the capability container can only gain bits.
    const isOneWay = page === 2 || page === 3 || page === lockPage;
    for (const [offset, byte] of bytes.entries()) {
      if (page === 2 && offset < 2) continue;
      if (!this.worn.has(page))
        this.memory[at + offset] = isOneWay ? (this.memory[at + offset] ?? 0) | byte : byte;
    }
    this.written.push(page);
    return Uint8Array.of(0x0a);
  }

  /** What the lock bits say of a page. Bits that lock lock bits are left out: nothing here unlocks. */
  isLocked(page: number): boolean {
    const { lockPage, pagesPerBit, lastUserPage } = KINDS[this.kind];
    const bit = (at: number, index: number) =>
      ((this.memory[at + (index >> 3)] ?? 0) & (1 << (index & 7))) !== 0;
    if (page >= 3 && page < 16) return bit(10, page);
    if (page >= 16 && page <= lastUserPage && !this.locksElsewhere)
      return bit(lockPage * PAGE, Math.floor((page - 16) / pagesPerBit));
    return false;
  }
}

/** A tag of another family: MIFARE Classic answers nothing without its keys. */
export class OtherTag {
  readonly uid = Uint8Array.of(0x3a, 0x11, 0x22, 0x33);
  switchOn(): void {}
  goSilent(): void {}
  answer(): undefined {}
}

export type Tag = EmulatedTag | OtherTag;
