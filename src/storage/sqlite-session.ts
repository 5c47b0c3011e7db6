/**
 * drizzle's builder over bun:sqlite with statements of our own: drizzle's drivers decode every cell of every row
 * through several calls, which costs as much as the query itself. Here a query is taken apart once, when it is
 * prepared; running it binds, steps and fills plain objects.
 */
import type { Database as Connection, SQLQueryBindings, Statement } from "bun:sqlite";
import { Column, is, Param, Placeholder, type Query, SQL } from "drizzle-orm";
import {
  BaseSQLiteDatabase,
  SQLiteAsyncDialect,
  SQLitePreparedQuery,
  SQLiteSession,
} from "drizzle-orm/sqlite-core";
import { jsonParserOf } from "./columns.ts";
import type { Builder, Inserted } from "./database.ts";

/**
 * Most statements of queries that are built anew each time, of a connection: lists of another length, in `in (…)` or
 * `values`, are another text each.
 */
export const KEPT_STATEMENTS = 500;

/**
 * A builder whose queries run on the connection. Statements are kept: `Database.query` keeps twenty only.
 * @param beforeEach is called before each query that is run
 */
export function builderOn(connection: Connection, beforeEach?: () => void): Builder {
  const dialect = new SQLiteAsyncDialect();
  const session = new StatementSession(dialect, connection, beforeEach);
  return new BaseSQLiteDatabase("async", dialect, session as never, undefined) as unknown as Builder;
}

/** One selected column, as drizzle orders them: where it goes in the row, and what decodes it. */
interface SelectedField {
  path: string[];
  field: unknown;
}

class StatementSession extends SQLiteSession<"async", unknown, Record<string, never>, Record<string, never>> {
  readonly #connection: Connection;
  readonly #beforeEach: (() => void) | undefined;
  /** Of queries that are built once and then held. */
  readonly #prepared = new Map<string, Statement>();
  /** Of queries that are run as soon as they are built; those used longest ago come first. */
  readonly #passing = new Map<string, Statement>();

  constructor(dialect: SQLiteAsyncDialect, connection: Connection, beforeEach: (() => void) | undefined) {
    super(dialect);
    this.#connection = connection;
    this.#beforeEach = beforeEach;
  }

  override prepareQuery(
    query: Query,
    fields: SelectedField[] | undefined,
    executeMethod: "run" | "all" | "get",
  ): never {
    const statement = this.#prepared.get(query.sql) ?? this.#connection.prepare(query.sql);
    this.#prepared.set(query.sql, statement);
    return new StatementQuery(statement, query, fields, executeMethod, this.#beforeEach) as never;
  }

  override prepareOneTimeQuery(
    query: Query,
    fields: SelectedField[] | undefined,
    executeMethod: "run" | "all" | "get",
  ): never {
    const statement = this.#passingStatement(query.sql);
    return new StatementQuery(statement, query, fields, executeMethod, this.#beforeEach) as never;
  }

  override transaction(): never {
    throw new Error("transactions are opened by the write queue alone");
  }

  /** What is run before the next query is built can be let go of then: no statement is left half-way. */
  #passingStatement(sql: string): Statement {
    const kept = this.#passing.get(sql);
    if (kept) this.#passing.delete(sql);
    const statement = kept ?? this.#connection.prepare(sql);
    this.#passing.set(sql, statement);
    if (this.#passing.size > KEPT_STATEMENTS) this.#dropOldest();
    return statement;
  }

  #dropOldest(): void {
    for (const [sql, statement] of this.#passing) {
      this.#passing.delete(sql);
      statement.finalize();
      return;
    }
  }
}

type Values = Record<string, unknown> | undefined;

class StatementQuery extends SQLitePreparedQuery<{
  type: "async";
  run: unknown;
  all: unknown;
  get: unknown;
  values: unknown;
  execute: unknown;
}> {
  readonly #statement: Statement;
  readonly #bind: (values: Values) => SQLQueryBindings[];
  readonly #toRow: (cells: unknown[]) => unknown;
  readonly #beforeEach: (() => void) | undefined;

  constructor(
    statement: Statement,
    query: Query,
    fields: SelectedField[] | undefined,
    executeMethod: "run" | "all" | "get",
    beforeEach: (() => void) | undefined,
  ) {
    super("async", executeMethod, query);
    this.#beforeEach = beforeEach;
    this.#statement = statement;
    this.#bind = binderOf(query.params);
    this.#toRow = fields ? rowMaker(fields) : (cells) => cells;
  }

  async run(values?: Values): Promise<Inserted> {
    this.#beforeEach?.();
    const { changes, lastInsertRowid } = this.#statement.run(...this.#bind(values));
    return { changes, lastKey: Number(lastInsertRowid) };
  }

  async all(values?: Values): Promise<unknown[]> {
    this.#beforeEach?.();
    return this.#statement.values(...this.#bind(values)).map(this.#toRow);
  }

  async get(values?: Values): Promise<unknown> {
    return (await this.all(values))[0];
  }

  async values(values?: Values): Promise<unknown[][]> {
    this.#beforeEach?.();
    return this.#statement.values(...this.#bind(values));
  }
}

/** Fills in the values that are given by name when the query is run, each through its column's encoder. */
function binderOf(params: readonly unknown[]): (values: Values) => SQLQueryBindings[] {
  const slots = params.map(slotOf);
  return (values) => {
    const bound: SQLQueryBindings[] = [];
    for (const { name, constant, encode } of slots) {
      const given = name === undefined ? constant : values?.[name];
      if (given === undefined) throw new Error(`the query needs a value for ${name}`);
      bound.push((given === null || encode === undefined ? given : encode(given)) as SQLQueryBindings);
    }
    return bound;
  };
}

interface Slot {
  /** Of a value that is given when the query is run. */
  name: string | undefined;
  constant: unknown;
  /** Absent where the driver takes the value as it is. */
  encode: ((given: unknown) => unknown) | undefined;
}

function slotOf(param: unknown): Slot {
  if (is(param, Placeholder)) return { name: param.name, constant: undefined, encode: undefined };
  if (!is(param, Param) || !is(param.value, Placeholder))
    return { name: undefined, constant: param, encode: undefined };
  const { encoder } = param;
  const isPlain = is(encoder, Column) && encoder.mapToDriverValue === Column.prototype.mapToDriverValue;
  return {
    name: param.value.name,
    constant: undefined,
    encode: isPlain ? undefined : (given) => encoder.mapToDriverValue(given),
  };
}

/**
 * Makes an object of a row's cells; selected tables become objects of their own. The function is written out for
 * the query, so that all its rows have one shape and a cell that needs no decoding costs a copy. Its text holds
 * nothing but the names of columns in this program.
 */
function rowMaker(fields: readonly SelectedField[]): (cells: unknown[]) => unknown {
  const decoders = fields.map(({ field }) => decoderOf(field));
  const tree = new Map<string, string | Map<string, string>>();
  fields.forEach(({ path: [first = "", second] }, i) => {
    const cell = cellText(i, decoders[i]);
    if (second === undefined) {
      tree.set(first, cell);
      return;
    }
    const inner = tree.get(first);
    if (inner instanceof Map) inner.set(second, cell);
    else tree.set(first, new Map([[second, cell]]));
  });
  const make = new Function("d", `return (c) => (${objectText(tree)});`) as (
    d: unknown[],
  ) => (cells: unknown[]) => unknown;
  return make(decoders);
}

/** JSON is parsed here by name, so that nothing stands between a row of a list and the runtime's own parser. */
function cellText(i: number, decoder: ((cell: never) => unknown) | undefined): string {
  if (!decoder) return `c[${i}]`;
  return `(c[${i}] === null ? null : ${decoder === JSON.parse ? "JSON.parse" : `d[${i}]`}(c[${i}]))`;
}

function objectText(tree: ReadonlyMap<string, string | ReadonlyMap<string, string>>): string {
  const members = [...tree].map(
    ([name, value]) => `${JSON.stringify(name)}: ${typeof value === "string" ? value : objectText(value)}`,
  );
  return `{ ${members.join(", ")} }`;
}

/** What turns a cell into a value; undefined where the cell is the value, as for texts and numbers. */
function decoderOf(field: unknown): ((cell: never) => unknown) | undefined {
  if (is(field, Column)) {
    return jsonParserOf(field) ?? (decodes(field) ? (cell) => field.mapFromDriverValue(cell) : undefined);
  }
  const expression = is(field, SQL.Aliased) ? field.sql : field;
  if (!is(expression, SQL)) return undefined;
  const { decoder } = expression as unknown as { decoder: { mapFromDriverValue(cell: unknown): unknown } };
  return (cell) => decoder.mapFromDriverValue(cell);
}

/** Whether a column's values look other than what the driver gives. */
function decodes(column: Column): boolean {
  return column.mapFromDriverValue !== Column.prototype.mapFromDriverValue && !PLAIN.has(column.columnType);
}

const PLAIN = new Set(["SQLiteText", "SQLiteInteger", "SQLiteReal"]);
