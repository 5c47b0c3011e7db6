/** The NFC tags of items. */
import { and, eq } from "drizzle-orm";
import { insertion, type Transaction } from "../../storage/database.ts";
import type { Scope } from "../scope.ts";

export const insertTag = insertion((t) => t.itemTags, "nothing");

/** Frees an item of its tag, or a tag of its item. */
export async function deleteTag(
  tx: Transaction,
  scope: Scope,
  which: { item: number } | { uid: string },
): Promise<void> {
  const { itemTags: t } = tx.tables;
  const condition = "item" in which ? eq(t.item_n, which.item) : eq(t.uid, which.uid);
  await tx.q.delete(t).where(and(eq(t.dataset_n, scope.dataset), condition));
}
