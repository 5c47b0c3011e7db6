/** Many rows in one statement with one parameter: the rows as JSON, unpacked by the engine. */
import { type SQL, sql } from "drizzle-orm";
import type { Transaction } from "./database.ts";

type Cell = string | number | null;

/**
 * Inserts rows of plain texts and whole numbers.
 * @param columns names and types, in the order of each row's cells
 */
export async function insertRows(
  tx: Transaction,
  table: string,
  columns: readonly { name: string; type: "text" | "integer" }[],
  rows: readonly (readonly Cell[])[],
): Promise<void> {
  if (rows.length === 0) return;
  const names = sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  const cells: SQL[] = columns.map(({ type }, i) => cell(tx, type, i));
  const source =
    tx.engine === "postgres"
      ? sql`json_array_elements(${JSON.stringify(rows)}::json)`
      : sql`json_each(${JSON.stringify(rows)})`;
  const statement = sql`insert into ${sql.identifier(table)} (${names}) select ${sql.join(cells, sql`, `)} from ${source}`;
  if (tx.engine === "postgres") await tx.q.execute(statement);
  else await (tx.q as unknown as { run(query: SQL): Promise<unknown> }).run(statement);
}

function cell(tx: Transaction, type: "text" | "integer", index: number): SQL {
  if (tx.engine === "sqlite") return sql.raw(`value ->> ${index}`);
  return type === "integer" ? sql.raw(`(value ->> ${index})::bigint`) : sql.raw(`value ->> ${index}`);
}
