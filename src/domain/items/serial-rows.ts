/** A product's serials: which are taken, and how far its sequences have come. */
import { and, eq, gt, gte, lt, lte, sql } from "drizzle-orm";
import { foldSerial } from "../../formats/serial.ts";
import { fixed, folded, type Queryable, statement, type Transaction, value } from "../../storage/database.ts";
import type { Tables } from "../../storage/schema/tables.ts";

/** Where a product's serials stand: its items', and those that are reserved ahead. */
const SERIAL_TABLES = [(t: Tables) => t.items, (t: Tables) => t.reservedSerials] as const;

const selectsTaken = SERIAL_TABLES.map((tableOf) =>
  statement((q, t, engine) => {
    const { product_n, serial } = tableOf(t);
    return q
      .select({ serial })
      .from(
        engine === "postgres"
          ? sql`json_array_elements_text(${value("serials")}::json) as given(value)`
          : sql`json_each(${value("serials")}) as given`,
      )
      .crossJoin(tableOf(t))
      .where(and(eq(product_n, value("product")), sql`${folded(engine, serial)} = given.value`));
  }),
);

/** Those of the serials that a product has, or that are reserved of it, folded. */
export async function findTaken(
  db: Queryable,
  product: number,
  serials: readonly string[],
): Promise<Set<string>> {
  const values = { product, serials: JSON.stringify(serials.map(foldSerial)) };
  const taken = new Set<string>();
  for (const select of selectsTaken)
    for (const { serial } of await select(db, values)) taken.add(foldSerial(serial));
  return taken;
}

const selectsWithin = SERIAL_TABLES.map((tableOf) =>
  statement((q, t, engine) => {
    const { product_n, serial } = tableOf(t);
    return q
      .select({ serial })
      .from(tableOf(t))
      .where(
        and(
          eq(product_n, value("product")),
          gte(folded(engine, serial), value("first")),
          lte(folded(engine, serial), value("last")),
        ),
      )
      .limit(fixed(1));
  }),
);

/** Whether a product has a serial within a range, or one reserved of it; the bounds (folded) are included. */
export async function hasTakenWithin(
  db: Queryable,
  product: number,
  range: { first: string; last: string },
): Promise<boolean> {
  for (const select of selectsWithin) if ((await select(db, { product, ...range })).length > 0) return true;
  return false;
}

const SERIALS_PER_READ = 500;

const selectRange = statement((q, t, engine) =>
  q
    .select({ serial: t.items.serial, mode: t.itemRuns.mode })
    .from(t.items)
    .crossJoin(t.itemRuns)
    .where(
      and(
        eq(t.itemRuns.n, t.items.run_n),
        eq(t.items.product_n, value("product")),
        gt(folded(engine, t.items.serial), value("after")),
        lt(folded(engine, t.items.serial), value("before")),
      ),
    )
    .orderBy(folded(engine, t.items.serial))
    .limit(fixed(SERIALS_PER_READ)),
);

/**
 * Some serials of a product in their order, with where they came from.
 * @param bounds folded; neither is among them
 * @returns fewer than `SERIALS_PER_READ` at the end
 */
export async function readSerials(
  tx: Transaction,
  product: number,
  bounds: { after: string; before: string },
): Promise<{ rows: { serial: string; mode: string }[]; isEnd: boolean }> {
  const rows = await selectRange(tx, { product, ...bounds });
  return { rows, isEnd: rows.length < SERIALS_PER_READ };
}

const selectCounter = statement((q, t) =>
  q
    .select({ last: t.itemCounters.last })
    .from(t.itemCounters)
    .where(and(eq(t.itemCounters.product_n, value("product")), eq(t.itemCounters.prefix, value("prefix"))))
    .limit(fixed(1)),
);

/** The last number that a product's sequence under a folded prefix used; undefined when it has none yet. */
export async function findLastNumber(
  tx: Transaction,
  product: number,
  prefix: string,
): Promise<number | undefined> {
  return (await selectCounter(tx, { product, prefix }))[0]?.last;
}

const upsertCounter = statement((q, t) =>
  q
    .insert(t.itemCounters)
    .values({
      product_n: value("product") as never,
      prefix: value("prefix") as never,
      last: value("last") as never,
    })
    .onConflictDoUpdate({
      target: [t.itemCounters.product_n, t.itemCounters.prefix],
      set: { last: sql`excluded.last` },
    }),
);

export async function storeLastNumber(
  tx: Transaction,
  product: number,
  prefix: string,
  last: number,
): Promise<void> {
  await upsertCounter(tx, { product, prefix, last });
}

const selectCounters = statement((q, t, engine) =>
  q
    .select({ prefix: t.itemCounters.prefix, last: t.itemCounters.last })
    .from(
      engine === "postgres"
        ? sql`json_array_elements_text(${value("prefixes")}::json) as given(value)`
        : sql`json_each(${value("prefixes")}) as given`,
    )
    .crossJoin(t.itemCounters)
    .where(and(eq(t.itemCounters.product_n, value("product")), sql`${t.itemCounters.prefix} = given.value`)),
);

/** The sequences that a product has under any of the folded prefixes. */
export async function listCounters(
  tx: Transaction,
  product: number,
  prefixes: readonly string[],
): Promise<{ prefix: string; last: number }[]> {
  return selectCounters(tx, { product, prefixes: JSON.stringify(prefixes) });
}
