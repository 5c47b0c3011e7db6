/** What happened to a product, out of the activity log: to itself, its batches, passports, pieces, documents, data requests and after sale. */
import { and, desc, eq, lt } from "drizzle-orm";
import { z } from "zod";
import type { Queryable } from "../../storage/database.ts";
import { type PageRequest, pageOf, rowsToRead } from "../../storage/page.ts";
import { placeOfEntry } from "../activity/list.ts";
import { missing } from "../failure.ts";
import type { Scope } from "../scope.ts";
import { ActorShape, Id, JsonValue } from "../shapes.ts";
import { findProduct } from "./rows.ts";

export const HistoryEntry = z.strictObject({
  object: z.literal("history_entry"),
  id: Id,
  created: z.int(),
  actor: ActorShape,
  /** What happened, such as `passport.issued`. */
  action: z.string(),
  /** Id of what it happened to. */
  on: z.string(),
  details: z.record(z.string(), JsonValue),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

/**
 * The entries, newest first. From which address somebody acted stays in the activity log, which fewer people read.
 * @throws Failure resource_missing
 */
export async function listProductHistory(
  db: Queryable,
  scope: Scope,
  id: string,
  page: PageRequest,
): Promise<{ data: HistoryEntry[]; hasMore: boolean }> {
  const product = await findProduct(db, scope, id);
  if (!product) throw missing("product", id);
  const { activity: t } = db.tables;
  const before =
    page.startingAfter === undefined ? undefined : await placeOfEntry(db, scope, page.startingAfter);
  const rows = await db.q
    .select({ entry: t.entry })
    .from(t)
    .where(
      and(
        eq(t.dataset_n, scope.dataset),
        eq(t.product_n, product.n),
        before === undefined ? undefined : lt(t.n, before),
      ),
    )
    .orderBy(desc(t.n))
    .limit(rowsToRead(page.limit));
  const { rows: shown, hasMore } = pageOf(rows, page.limit);
  return { data: shown.map(present), hasMore };
}

function present({ entry }: { entry: string }): HistoryEntry {
  const { id, created, actor, action, object, details } = JSON.parse(entry);
  return { object: "history_entry", id, created, actor, action, on: object, details };
}
