/** What a tag holds. */
import { isEmptyMessage, readNdefRecords, uriOf } from "../../formats/ndef-records.ts";
import { DATA_AT, PAGE_BYTES, roomFor } from "../../formats/type2-tag.ts";
import type { Connects, Reader } from "../../platform/pcsc/pcsc.ts";
import { isPageLocked, openTag, type Tag } from "./card.ts";
import { refusalOf } from "./refused.ts";

export interface TagReport {
  reader: string;
  /** In hexadecimal, small letters. */
  uid: string;
  /** `NTAG213`, …; `Type 2 tag` where no more is known. */
  kind: string;
  /** The longest message that fits, in bytes. */
  room: number;
  content: "empty" | "address" | "other";
  /** The address, where the content is one. */
  url: string | null;
  ndef_hex: string | null;
  /** Whether it can be written: all of it, or not at all, or only in parts. */
  locked: "no" | "partly" | "yes";
}

/** @throws NfcRefused */
export async function readTag(pcsc: Connects, reader: Reader): Promise<TagReport> {
  try {
    const card = await pcsc.connect(reader.name);
    try {
      return reportOf(reader.name, await openTag(card, reader.atr));
    } finally {
      await card.release();
    }
  } catch (fault) {
    throw refusalOf(fault);
  }
}

export function reportOf(reader: string, tag: Tag): TagReport {
  const { layout, capability, uid, kind } = tag;
  const { content, url } = contentOf(layout.message, layout.strange);
  return {
    reader,
    uid,
    kind: kind.name,
    room: roomFor(layout, capability),
    content,
    url: url ?? null,
    ndef_hex: layout.message?.toHex() ?? null,
    locked: lockState(tag),
  };
}

/** What a message is to somebody who wants to write the tag. */
export function contentOf(
  message: Uint8Array | undefined,
  strange = false,
): { content: TagReport["content"]; url?: string } {
  if (strange) return { content: "other" };
  if (message === undefined || isEmptyMessage(message)) return { content: "empty" };
  const [record, another] = readNdefRecords(message) ?? [];
  const url = record && !another ? uriOf(record) : undefined;
  return url === undefined ? { content: "other" } : { content: "address", url };
}

/** Whether the data area can be written. */
function lockState(tag: Tag): TagReport["locked"] {
  const pages = dataPages(tag);
  const locked = pages.filter((page) => isPageLocked(tag, page)).length;
  if (locked === pages.length || !tag.capability.writable) return "yes";
  return locked === 0 ? "no" : "partly";
}

/** Whether lock bits hold every page of the data area. */
export function isLockedForGood(tag: Tag): boolean {
  return dataPages(tag).every((page) => isPageLocked(tag, page));
}

function dataPages({ capability }: Tag): number[] {
  return Array.from({ length: capability.bytes / PAGE_BYTES }, (_, index) => DATA_AT / PAGE_BYTES + index);
}
