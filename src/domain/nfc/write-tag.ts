/**
 * Writes an address on the tag that lies on a reader: looks first, writes, reads back and compares, and locks it on
 * request. Whoever takes the tag away in between leaves it as it was or empty, never with half an address.
 */
import { ndefUriMessage } from "../../formats/ndef.ts";
import {
  endOfWriting,
  PAGE_BYTES,
  type PageWrite,
  planWriting,
  readLayout,
  roomFor,
} from "../../formats/type2-tag.ts";
import type { Card, Connects, Reader } from "../../platform/pcsc/pcsc.ts";
import { isPageLocked, openTag, readFrom, readOn, type Tag, writePage } from "./card.ts";
import { checkLockable, lock } from "./lock-tag.ts";
import { contentOf } from "./read-tag.ts";
import { type NfcRefusal, NfcRefused, refusalOf } from "./refused.ts";

export interface WriteOptions {
  /** Lock it for good once it is verified. */
  lock?: boolean;
  /** Write over what the tag holds: any, or those with a UID that somebody said yes to. */
  overwrite?: boolean | ((uid: string) => boolean);
  /** UIDs of tags that must not be written again, such as those of the same stack. */
  exceptUids?: ReadonlySet<string>;
}

/** What a tag holds after an attempt. `unsure`: what it held, nothing or the whole address. */
export type Left = "as_it_was" | "empty" | "written" | "unsure";

/** How it goes on, for whoever watches. The last one is `written` or `refused`. */
export type WriteEvent =
  | { step: "found"; reader: string; uid: string; kind: string; room: number }
  /** Of so many pages. */
  | { step: "writing"; done: number; of: number }
  | { step: "verifying" }
  | { step: "locking" }
  | Written
  | Refusal;

export interface Written {
  step: "written";
  reader: string;
  uid: string;
  kind: string;
  url: string;
  locked: boolean;
  /** False when the tag held the address already. */
  changed: boolean;
}

export interface Refusal {
  step: "refused";
  reader: string;
  /** Null before the tag was known. */
  uid: string | null;
  url: string;
  code: NfcRefusal;
  /** What is wrong and what to do. */
  message: string;
  left: Left;
  /** The address that is on the tag already, where that is what is in the way. */
  holds?: string;
}

/**
 * Writes an address on the tag on a reader, and tells how it goes. What is expected to go wrong is told as `refused` and
 * not thrown.
 */
export async function* writeTag(
  pcsc: Connects,
  reader: Reader,
  url: string,
  options: WriteOptions = {},
): AsyncGenerator<WriteEvent, void> {
  const attempt: Attempt = { uid: null, left: "as_it_was" };
  try {
    const card = await pcsc.connect(reader.name);
    try {
      yield* writeOn(card, reader, url, options, attempt);
    } finally {
      await card.release();
    }
  } catch (fault) {
    const refusal = refusalOf(fault);
    if (!(refusal instanceof NfcRefused)) throw refusal;
    const { uid, left } = attempt;
    const message = `${refusal.message} ${LEFT[left]}`.trimEnd();
    const { code, holds } = refusal;
    const about = holds === undefined ? {} : { holds };
    yield { step: "refused", reader: reader.name, uid, url, code, message, left, ...about };
  }
}

const LEFT: Readonly<Record<Left, string>> = {
  as_it_was: "",
  empty: "The tag is empty now.",
  written: "The address is on the tag.",
  unsure: "The tag holds what it held, nothing, or the whole address.",
};

interface Attempt {
  uid: string | null;
  left: Left;
}

async function* writeOn(
  card: Card,
  reader: Reader,
  url: string,
  options: WriteOptions,
  attempt: Attempt,
): AsyncGenerator<WriteEvent, void> {
  const tag = await openTag(card, reader.atr);
  const { uid, kind, layout, capability } = tag;
  attempt.uid = uid;
  yield { step: "found", reader: reader.name, uid, kind: kind.name, room: roomFor(layout, capability) };
  if (options.exceptUids?.has(uid))
    throw new NfcRefused("written_before", "This tag was written just now. Take the next one.");
  const message = ndefUriMessage(url);
  const isThere = layout.message !== undefined && Buffer.from(message).equals(layout.message);
  if (!isThere) {
    await refuseUnfit(card, tag, message, options);
    yield* writeMessage(card, tag, message, attempt);
  }
  attempt.left = "written";
  let isNewlyLocked = false;
  if (options.lock) {
    yield { step: "locking" };
    // What was read of the memory before it was written is not what it holds now.
    isNewlyLocked = await lock(card, isThere ? tag : await openTag(card, reader.atr));
  }
  yield {
    step: "written",
    reader: reader.name,
    uid,
    kind: kind.name,
    url,
    locked: options.lock === true,
    changed: !isThere || isNewlyLocked,
  };
}

/** Looks at everything that can be known before anything is written. @throws NfcRefused */
async function refuseUnfit(
  card: Card,
  tag: Tag,
  message: Uint8Array,
  { lock: isToLock, overwrite }: WriteOptions,
): Promise<void> {
  const { layout, capability, kind, uid } = tag;
  if (!capability.writable) throw new NfcRefused("read_only", "The tag is read-only. Take another one.");
  const room = roomFor(layout, capability);
  if (message.length > room)
    throw new NfcRefused(
      "too_small",
      `The address takes ${message.length} bytes, and this ${kind.name} has room for ${room}. Take a larger tag, or a shorter address.`,
    );
  const { content, url } = contentOf(layout.message, layout.strange);
  const mayOverwrite = typeof overwrite === "function" ? overwrite(uid) : overwrite;
  if (content !== "empty" && !mayOverwrite)
    throw new NfcRefused(
      "foreign_content",
      `${url === undefined ? "The tag holds something that is not from Carnet" : `The tag holds another address: ${url}`}. Take an empty one, or allow to overwrite it.`,
      url,
    );
  const end = endOfWriting(layout, capability, message);
  const pages = range(Math.floor(layout.messageAt / PAGE_BYTES), end / PAGE_BYTES);
  if (pages.some((page) => isPageLocked(tag, page)))
    throw new NfcRefused("locked", "The tag is locked for good. Take another one.");
  if (kind.passwordPage !== undefined) {
    const [from = 0xff] = await readFrom(card, kind.passwordPage * PAGE_BYTES + 3, 1);
    if (pages.some((page) => page >= from))
      throw new NfcRefused("password", "The tag is protected by a password. Take another one.");
  }
  if (isToLock) checkLockable(tag);
}

async function* writeMessage(
  card: Card,
  tag: Tag,
  message: Uint8Array,
  attempt: Attempt,
): AsyncGenerator<WriteEvent, void> {
  const { layout, capability } = tag;
  const memory = await readOn(card, tag.memory, endOfWriting(layout, capability, message));
  const { clear, body, commit } = planWriting(memory, layout, capability, message);
  const of = clear.length + body.length + 1;
  let done = 0;
  for (const write of clear) {
    await writeUnsure(card, write, attempt);
    yield { step: "writing", done: ++done, of };
  }
  attempt.left = "empty";
  for (const write of body) {
    await writeOrRefuse(card, write);
    yield { step: "writing", done: ++done, of };
  }
  yield { step: "verifying" };
  await compare(card, [...clear, ...body]);
  await writeUnsure(card, commit, attempt);
  yield { step: "writing", done: ++done, of };
  if (!(await isRead(card, tag, message))) {
    // A length that was not kept could be that of half an address.
    for (const write of clear) await writeOrRefuse(card, write);
    attempt.left = "empty";
    throw new NfcRefused("not_kept", notKept(commit.page));
  }
}

/** Whether a reader that knows nothing of the writing finds the message. */
async function isRead(card: Card, { capability, layout }: Tag, message: Uint8Array): Promise<boolean> {
  const memory = await readOn(card, new Uint8Array(), endOfWriting(layout, capability, message));
  const seen = readLayout(memory, capability);
  return !("readTo" in seen) && seen.message !== undefined && Buffer.from(message).equals(seen.message);
}

/** Writes a page on which it depends what the tag holds: when it is taken away, nobody knows. */
async function writeUnsure(card: Card, write: PageWrite, attempt: Attempt): Promise<void> {
  const { left } = attempt;
  attempt.left = "unsure";
  try {
    await writeOrRefuse(card, write);
  } catch (fault) {
    if (fault instanceof NfcRefused) attempt.left = left;
    throw fault;
  }
}

/** @throws NfcRefused when the tag is there and does not take it; PcscFault tag_gone */
async function writeOrRefuse(card: Card, { page, bytes }: PageWrite): Promise<void> {
  if (await writePage(card, page, bytes)) return;
  throw new NfcRefused(
    "locked",
    `The tag refuses to be written (page ${page}): it is locked or protected. Take another one.`,
  );
}

/** Reads back what was written. @throws NfcRefused not_kept */
async function compare(card: Card, writes: readonly PageWrite[]): Promise<void> {
  const pages = writes.map(({ page }) => page);
  const first = Math.min(...pages);
  const bytes = (Math.max(...pages) + 1 - first) * PAGE_BYTES;
  const read = await readFrom(card, first * PAGE_BYTES, bytes);
  for (const { page, bytes: wanted } of writes) {
    const at = (page - first) * PAGE_BYTES;
    if (!Buffer.from(wanted).equals(read.subarray(at, at + PAGE_BYTES)))
      throw new NfcRefused("not_kept", notKept(page));
  }
}

function notKept(page: number): string {
  return `The tag did not keep what was written (page ${page}): it is worn out or damaged. Take another one.`;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
}
