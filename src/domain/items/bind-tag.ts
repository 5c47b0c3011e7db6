import type { Transaction } from "../../storage/database.ts";
import { recordActivity } from "../activity/record.ts";
import { Failure, missing } from "../failure.ts";
import type { Scope } from "../scope.ts";
import { idOf } from "./ids.ts";
import { presentItem } from "./present.ts";
import { findItem, findItemByTag, type ItemRow, VOIDED } from "./rows.ts";
import type { Item, ItemTag } from "./shape.ts";
import { deleteTag, insertTag } from "./tag-rows.ts";

/**
 * Binds an NFC tag to an item. A piece has one tag and a tag one piece; another binding needs `replace`. Binding what is
 * bound changes nothing.
 * @throws Failure resource_missing, item_voided, item_has_tag, nfc_uid_taken
 */
export async function bindTag(
  tx: Transaction,
  scope: Scope,
  id: string,
  { nfc_uid: given, replace = false }: ItemTag,
): Promise<Item> {
  const nfc_uid = given.toLowerCase();
  const row = await findItem(tx, scope, id);
  if (!row) throw missing("item", id);
  if (row.state === VOIDED)
    throw new Failure("item_voided", "This item was voided, so it takes no tag. Bind it to another item.");
  if (row.nfc_uid === nfc_uid) return presentItem(scope, row);
  const holder = await findItemByTag(tx, scope, nfc_uid);
  if (replace) {
    await deleteTag(tx, scope, { item: row.n });
    await deleteTag(tx, scope, { uid: nfc_uid });
  }
  const bound = await insertTag(tx, {
    dataset_n: scope.dataset,
    item_n: row.n,
    uid: nfc_uid,
    bound: scope.now,
  });
  if (bound === undefined) throw refusal(await findItemByTag(tx, scope, nfc_uid));
  await recordActivity(tx, scope, "item.tag_bound", id, {
    serial: row.serial,
    nfc_uid,
    former_nfc_uid: row.nfc_uid,
    former_item: holder ? idOf(holder.created_ms, holder.uid) : null,
    product: row.product_id,
  });
  return presentItem(scope, { ...row, nfc_uid });
}

function refusal(holder: ItemRow | undefined): Failure {
  if (!holder)
    return new Failure(
      "item_has_tag",
      "This item has another tag. Send replace: true to put this one in its place.",
      "nfc_uid",
    );
  return new Failure(
    "nfc_uid_taken",
    `This tag belongs to the item ${idOf(holder.created_ms, holder.uid)} with the serial ${holder.serial}. Send replace: true to bind it to this one.`,
    "nfc_uid",
  );
}
