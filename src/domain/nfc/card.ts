/** A Type 2 tag on a reader, page by page: the pseudo APDUs of PC/SC part 3 (2.01, 3.2). */
import {
  CAPABILITY_PAGE,
  type Capability,
  isLocked,
  type Kind,
  kindOf,
  type Layout,
  PAGE_BYTES,
  pageIn,
  READ_BYTES,
  readCapability,
  readLayout,
} from "../../formats/type2-tag.ts";
import { PcscFault } from "../../platform/pcsc/fault.ts";
import type { Card } from "../../platform/pcsc/pcsc.ts";
import { NfcRefused } from "./refused.ts";

/** A tag as it was found. */
export interface Tag {
  /** In hexadecimal, small letters. */
  uid: string;
  kind: Kind;
  capability: Capability;
  layout: Layout;
  /** From address 0 on, as far as it was read. */
  memory: Uint8Array;
  /** As long as the mask of its kind's dynamic locks. */
  lockBytes: Uint8Array;
}

const OK = 0x9000;
/** What readers answer when the tag did not. */
const TAG_FAILED = 0x6300;
const GET_UID = Uint8Array.of(0xff, 0xca, 0x00, 0x00, 0x00);
/** Direct transmit to the PN532 of an ACR122U: InCommunicateThru with GET_VERSION. Other readers refuse it. */
const GET_VERSION = Uint8Array.of(0xff, 0x00, 0x00, 0x00, 0x03, 0xd4, 0x42, 0x60);
const VERSION_ANSWER = [0xd5, 0x43, 0x00];
const VERSION_BYTES = 8;

/** Names of storage cards in the answer to reset (PC/SC part 3, supplement) that are no Type 2 tags. */
const OTHER_CARDS: Readonly<Record<number, string>> = {
  1: "a MIFARE Classic card",
  2: "a MIFARE Classic card",
  38: "a MIFARE Mini card",
  59: "a FeliCa card",
  48: "a Topaz tag",
};

/** Finds out what lies on the reader. @throws NfcRefused not_type_2, not_prepared, read_only; PcscFault */
export async function openTag(card: Card, atr: Uint8Array): Promise<Tag> {
  const uid = await readUid(card);
  const other = otherCard(atr);
  const version = other === undefined ? await readVersion(card) : undefined;
  let memory = other === undefined ? await tryRead(card, 0) : undefined;
  if (!memory)
    throw new NfcRefused(
      "not_type_2",
      `This is ${other ?? "no Type 2 tag"}. Use NFC tags of the kinds NTAG213, NTAG215 or NTAG216.`,
    );
  const capability = readCapability(pageIn(memory, CAPABILITY_PAGE));
  if (!capability)
    throw new NfcRefused(
      "not_prepared",
      "The tag is not prepared for NDEF. Use NFC tags NTAG213, NTAG215 or NTAG216 as they are sold.",
    );
  if (!capability.readable)
    throw new NfcRefused("read_only", "The tag does not let itself be read. Take another one.");
  let layout = readLayout(memory, capability);
  while ("readTo" in layout) {
    memory = await readOn(card, memory, layout.readTo);
    layout = readLayout(memory, capability);
  }
  const kind = kindOf(capability, layout, version);
  const lockBytes = kind.locks
    ? await readFrom(card, kind.locks.at, kind.locks.mask.length)
    : new Uint8Array();
  return { uid, kind, capability, layout, memory, lockBytes };
}

function otherCard(atr: Uint8Array): string | undefined {
  const isStorageCard = atr[4] === 0x80 && atr[5] === 0x4f;
  return isStorageCard ? OTHER_CARDS[(atr[13] ?? 0) * 256 + (atr[14] ?? 0)] : undefined;
}

/** Reads the memory on, up to an address. @throws PcscFault */
export async function readOn(card: Card, memory: Uint8Array, to: number): Promise<Uint8Array> {
  let read = memory;
  while (read.length < to) read = Buffer.concat([read, await readPages(card, read.length / PAGE_BYTES)]);
  return read;
}

/** Bytes from an address on. @throws PcscFault */
export async function readFrom(card: Card, at: number, bytes: number): Promise<Uint8Array> {
  const first = Math.floor(at / PAGE_BYTES);
  let read = new Uint8Array();
  while (read.length < at - first * PAGE_BYTES + bytes)
    read = Buffer.concat([read, await readPages(card, first + read.length / PAGE_BYTES)]);
  return read.slice(at - first * PAGE_BYTES, at - first * PAGE_BYTES + bytes);
}

/** Four pages. @throws PcscFault */
async function readPages(card: Card, page: number): Promise<Uint8Array> {
  const bytes = await tryRead(card, page);
  if (!bytes) throw new PcscFault("tag_gone", `page ${page} was not read`);
  return bytes;
}

async function tryRead(card: Card, page: number): Promise<Uint8Array | undefined> {
  const { bytes, status } = await ask(card, Uint8Array.of(0xff, 0xb0, 0x00, page, READ_BYTES));
  return status === OK && bytes.length === READ_BYTES ? bytes : undefined;
}

/**
 * Writes a page; false when the tag refuses it and is still there.
 * @throws PcscFault tag_gone
 */
export async function writePage(card: Card, page: number, bytes: Uint8Array): Promise<boolean> {
  const { status } = await ask(card, Uint8Array.of(0xff, 0xd6, 0x00, page, PAGE_BYTES, ...bytes));
  if (status === OK) return true;
  // A tag is silent after it refused something, as one is that was taken away.
  await card.reset();
  if (await tryRead(card, 0)) return false;
  throw new PcscFault("tag_gone", `page ${page} was not written: ${status.toString(16)}h`);
}

/** Whether the lock bits keep a page from being written. */
export function isPageLocked({ memory, kind, lockBytes }: Tag, page: number): boolean {
  return isLocked(page, memory, kind.locks, lockBytes);
}

async function readUid(card: Card): Promise<string> {
  const { bytes, status } = await ask(card, GET_UID);
  if (status !== OK || bytes.length === 0) throw new PcscFault("tag_mute", `the UID was not read: ${status}`);
  return bytes.toHex();
}

async function readVersion(card: Card): Promise<Uint8Array | undefined> {
  const { bytes, status } = await ask(card, GET_VERSION);
  const isAnswer = VERSION_ANSWER.every((byte, index) => bytes[index] === byte);
  if (status === OK && isAnswer && bytes.length === VERSION_ANSWER.length + VERSION_BYTES)
    return bytes.slice(VERSION_ANSWER.length);
  // A tag that does not know the command is silent until it is switched off and on.
  if (status === OK || status === TAG_FAILED) await card.reset();
  return undefined;
}

async function ask(card: Card, apdu: Uint8Array): Promise<{ bytes: Uint8Array; status: number }> {
  const answer = await card.transmit(apdu);
  if (answer.length < 2) throw new PcscFault("tag_gone", "the answer was empty");
  return { bytes: answer.slice(0, -2), status: (answer.at(-2) ?? 0) * 256 + (answer.at(-1) ?? 0) };
}
