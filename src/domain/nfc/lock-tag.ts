/** Locks tags for good. */
import { DATA_AT, PAGE_BYTES, planLocking } from "../../formats/type2-tag.ts";
import type { Card, Connects, Reader } from "../../platform/pcsc/pcsc.ts";
import { openTag, readFrom, type Tag, writePage } from "./card.ts";
import { contentOf, isLockedForGood, reportOf, type TagReport } from "./read-tag.ts";
import { NfcRefused, refusalOf } from "./refused.ts";

/**
 * Locks the tag on a reader, whatever address it holds. It cannot be undone.
 * @throws NfcRefused; foreign_content for a tag that holds no address
 */
export async function lockTag(pcsc: Connects, reader: Reader): Promise<TagReport & { changed: boolean }> {
  try {
    const card = await pcsc.connect(reader.name);
    try {
      const tag = await openTag(card, reader.atr);
      const { content } = contentOf(tag.layout.message, tag.layout.strange);
      if (content !== "address")
        throw new NfcRefused(
          "foreign_content",
          content === "empty"
            ? "The tag is empty, and would be for ever. Write an address first: carnet nfc write URL --lock"
            : "The tag holds something else than an address. Write an address first: carnet nfc write URL --overwrite --lock",
        );
      const changed = await lock(card, tag);
      return { ...reportOf(reader.name, tag), locked: "yes", changed };
    } finally {
      await card.release();
    }
  } catch (fault) {
    throw refusalOf(fault);
  }
}

/** @throws NfcRefused not_lockable, for a tag that nobody should begin to write who wants it locked */
export function checkLockable({ kind }: Tag): void {
  if (!kind.lockable)
    throw new NfcRefused(
      "not_lockable",
      "Carnet does not know how to lock this kind of tag. Use NTAG213, NTAG215 or NTAG216, or leave it unlocked.",
    );
}

/**
 * Sets the lock bits, and tries whether they hold. False when it was locked before.
 * @throws NfcRefused not_lockable, not_locked; PcscFault
 */
export async function lock(card: Card, tag: Tag): Promise<boolean> {
  if (isLockedForGood(tag)) return false;
  checkLockable(tag);
  const { memory, kind, capability } = tag;
  for (const { page, bytes } of planLocking(memory, kind.locks)) {
    if (holds(await readFrom(card, page * PAGE_BYTES, PAGE_BYTES), bytes)) continue;
    if (!(await writePage(card, page, bytes))) throw refusal(page);
    if (!holds(await readFrom(card, page * PAGE_BYTES, PAGE_BYTES), bytes)) throw refusal(page);
  }
  const lastPage = (DATA_AT + capability.bytes) / PAGE_BYTES - 1;
  for (const page of new Set([DATA_AT / PAGE_BYTES, lastPage])) {
    // With what it holds already: should the lock not hold, nothing has changed.
    const same = await readFrom(card, page * PAGE_BYTES, PAGE_BYTES);
    if (await writePage(card, page, same)) throw refusal(page);
  }
  return true;
}

function refusal(page: number): NfcRefused {
  return new NfcRefused(
    "not_locked",
    `The tag did not let itself be locked (page ${page}). It can be used as it is, or take another one.`,
  );
}

/** Whether all bits that are wanted are set. */
function holds(page: Uint8Array, wanted: Uint8Array): boolean {
  return wanted.every((byte, index) => ((page[index] ?? 0) & byte) === byte);
}
