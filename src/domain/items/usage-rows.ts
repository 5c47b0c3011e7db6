/** How many items a data set makes in a month. */
import { and, eq, sql } from "drizzle-orm";
import { type Queryable, statement, type Transaction, value } from "../../storage/database.ts";
import type { Scope } from "../scope.ts";

const addUsage = statement((q, t) =>
  q
    .insert(t.itemUsage)
    .values({
      dataset_n: value("dataset") as never,
      month: value("month") as never,
      items: value("count") as never,
    })
    .onConflictDoUpdate({
      target: [t.itemUsage.dataset_n, t.itemUsage.month],
      set: { items: sql`${t.itemUsage.items} + excluded.items` },
    })
    .returning({ items: t.itemUsage.items }),
);

/** Adds to what a data set made in a month (`YYYY-MM`). @returns the items of the month, these among them */
export async function addToMonth(
  tx: Transaction,
  scope: Scope,
  month: string,
  count: number,
): Promise<number> {
  const [usage] = await addUsage(tx, { dataset: scope.dataset, month, count });
  if (!usage) throw new Error("the items of the month were not counted");
  return usage.items;
}

/** How many items a data set made in a month (`YYYY-MM`). */
export async function countOfMonth(db: Queryable, scope: Scope, month: string): Promise<number> {
  const { itemUsage } = db.tables;
  const [usage] = await db.q
    .select({ items: itemUsage.items })
    .from(itemUsage)
    .where(and(eq(itemUsage.dataset_n, scope.dataset), eq(itemUsage.month, month)));
  return usage?.items ?? 0;
}
