import { randomUid } from "../../formats/crockford.ts";
import { gs1Path } from "../../formats/digital-link.ts";
import { itemPath } from "../items/addresses.ts";
import { idOf } from "../items/ids.ts";
import type { Scope } from "../scope.ts";
import { type BlockRow, type LabelRow, VOID } from "./rows.ts";
import type { Label, SerialBlock } from "./shape.ts";

/** A row as the API shows it. */
export function presentBlock(
  { livemode, site }: Pick<Scope, "livemode" | "site">,
  row: BlockRow,
): SerialBlock {
  return {
    id: row.id,
    object: "serial_block",
    livemode,
    created: row.created,
    status: statusOf(row),
    passport: row.passport_id,
    product: row.product_id,
    mode: row.mode as SerialBlock["mode"],
    quantity: row.quantity,
    unused: row.unused,
    first_serial: row.first_serial,
    last_serial: row.last_serial,
    address_form: `${site}${formOf(row)}`,
    codes_url: `/api/v1/serial_blocks/${row.id}/codes`,
    holder: row.holder,
    held: row.held ?? false,
    released_at: row.released,
  };
}

function statusOf({ released, unused }: BlockRow): SerialBlock["status"] {
  if (released !== null) return "released";
  return unused === 0 ? "used" : "open";
}

/** The path of every address of the block, with what differs in braces. */
function formOf({ gtin14 }: BlockRow): string {
  return gtin14 === null ? "/i/{uid}" : `${gs1Path({ gtin14 })}/21/{serial}`;
}

/** A label that is no item yet. */
export function presentLabel({ livemode, site }: Pick<Scope, "livemode" | "site">, row: LabelRow): Label {
  return {
    id: idOf(row.block_created * 1000, row.uid),
    object: "label",
    livemode,
    created: row.block_created,
    uid: randomUid(row.uid),
    serial: row.serial,
    status: row.state === VOID ? "void" : "not_in_use",
    url: `${site}${itemPath(row)}`,
    block: row.block_id,
    item: null,
  };
}
