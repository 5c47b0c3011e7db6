import { randomUid } from "../../formats/crockford.ts";
import { gs1Path } from "../../formats/digital-link.ts";

/** Path of an item's permanent address; `gtin14` is the one that its run was made with. */
export function itemPath(item: { uid: Uint8Array; serial: string; gtin14: string | null }): string {
  const { gtin14, serial } = item;
  return gtin14 === null ? pagePath(item) : gs1Path({ gtin14, serial });
}

/** Path of an item's page. */
export function pagePath({ uid }: { uid: Uint8Array }): string {
  return `/i/${randomUid(uid)}`;
}
