/** Lists with filters: a prepared statement for each set of filters that is in use and each size of page. */
import type { Queryable } from "./database.ts";
import { AFTER_ALL_IDS, type Page, type PageRequest, pageOf, rowsToRead } from "./page.ts";

type Run<Row> = (db: Queryable, values: Record<string, unknown>) => Promise<Row[]>;

/**
 * A list whose rows are sorted by id, newest first.
 * @param filters the names that the values may leave out
 * @param build makes the statement for the filters that are given; it reads `rows` rows with ids below `before`
 */
export function listing<Name extends string, Row>(
  filters: readonly Name[],
  build: (given: readonly Name[], rows: number) => Run<Row>,
): (
  db: Queryable,
  values: { [name in Name]?: unknown } & Record<string, unknown>,
  page: PageRequest,
) => Promise<Page<Row>> {
  const statementOf = keptStatements(build);
  return async (db, values, page) => {
    const given = filters.filter((name) => values[name] !== undefined);
    const rows = rowsToRead(page.limit);
    const read = statementOf(given, rows);
    return pageOf(await read(db, { ...values, before: page.startingAfter ?? AFTER_ALL_IDS }), page.limit);
  };
}

/**
 * Statements of one kind, each built when it is first asked for.
 * @param build makes one; what it is given tells it from the others: words, numbers, lists of words
 */
export function keptStatements<Given extends readonly unknown[], Statement>(
  build: (...given: Given) => Statement,
): (...given: Given) => Statement {
  const kept = new Map<string, Statement>();
  return (...given) => {
    const key = given.join(" ");
    const known = kept.get(key);
    if (known) return known;
    const made = build(...given);
    kept.set(key, made);
    return made;
  };
}
