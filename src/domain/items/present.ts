import { randomUid } from "../../formats/crockford.ts";
import { gs1Path } from "../../formats/digital-link.ts";
import { ndefUriMessage, ntagTlv, toHex } from "../../formats/ndef.ts";
import type { Scope } from "../scope.ts";
import { itemPath, pagePath } from "./addresses.ts";
import { idOf } from "./ids.ts";
import { type ItemRow, VOIDED } from "./rows.ts";
import type { Item } from "./shape.ts";

/** A row as the API shows it. */
export function presentItem({ livemode, site }: Pick<Scope, "livemode" | "site">, row: ItemRow): Item {
  const url = `${site}${itemPath(row)}`;
  const page = `${site}${pagePath(row)}`;
  const message = ndefUriMessage(url);
  return {
    id: idOf(row.created_ms, row.uid),
    object: "item",
    livemode,
    created: Math.floor(row.created_ms / 1000),
    uid: randomUid(row.uid),
    serial: row.serial,
    status: statusOf(row),
    url,
    gs1_key: gs1KeyOfItem(livemode, row),
    nfc: { ndef_hex: toHex(message), ntag_tlv_hex: toHex(ntagTlv(message)) },
    qr: { svg: `${page}/qr.svg`, png: `${page}/qr.png` },
    passport: row.passport_id,
    product: row.product_id,
    run: row.run_id,
    voided_at: row.voided_at,
    void_reason: row.void_reason,
    nfc_uid: row.nfc_uid,
  };
}

export function statusOf(row: Pick<ItemRow, "state">): Item["status"] {
  return row.state === VOIDED ? "voided" : "active";
}

/** The key in the item's address; one whose product got its GTIN later has the key of that. */
export function gs1KeyOfItem(
  livemode: boolean,
  row: Pick<ItemRow, "gtin14" | "product_gtin14" | "serial">,
): string | null {
  const gtin14 = row.gtin14 ?? row.product_gtin14;
  return livemode && gtin14 !== null ? gs1Path({ gtin14, serial: row.serial }) : null;
}
