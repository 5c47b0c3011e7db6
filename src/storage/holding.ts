/** Rows that a change holds until its transaction ends, so that two changes of one thing follow each other. */
import { and, eq } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { isId } from "../platform/ids.ts";
import type { Engine } from "./columns.ts";
import { fixed, statement, type Transaction, value } from "./database.ts";
import type { Tables } from "./schema/tables.ts";

/** Lets a query hold what it finds. SQLite's only writer holds everything by itself. */
export function forChange<Query extends { for(strength: "update"): unknown }>(
  engine: Engine,
  query: Query,
): Query | ReturnType<Query["for"]> {
  return engine === "postgres" ? (query.for("update") as ReturnType<Query["for"]>) : query;
}

type InDataset = PgTable & { id: PgColumn; dataset_n: PgColumn };

/**
 * Finds a row of a data set by its public id and holds it.
 * @param columns what is read of it
 */
export function holding<Row>(
  table: (tables: Tables) => InDataset,
  columns: (tables: Tables) => { [name in keyof Row]: PgColumn },
): (tx: Transaction, scope: { dataset: number }, id: string) => Promise<Row | undefined> {
  const select = statement<{ id: string; dataset: number }, Row[]>((q, tables, engine) => {
    const { id, dataset_n } = table(tables);
    const query = q
      .select(columns(tables))
      .from(table(tables) as PgTable)
      .where(and(eq(id, value("id")), eq(dataset_n, value("dataset"))))
      .limit(fixed(1));
    // The types of a query over any table leave out what a select can still do.
    return forChange(engine, query as unknown as { for(strength: "update"): unknown }) as never;
  });
  return async (tx, { dataset }, id) => (isId(id) ? (await select(tx, { id, dataset }))[0] : undefined);
}
