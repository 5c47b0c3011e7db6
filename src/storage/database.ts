/**
 * The database as the domain sees it: reading functions take a `Queryable`, changing functions a `Transaction`,
 * which surfaces open, and verbs of several steps. The same queries run on both engines.
 */
import { getTableColumns, type Placeholder, type SQL, sql } from "drizzle-orm";
import type { PgDatabase, PgTable } from "drizzle-orm/pg-core";
import type { PostgresJsQueryResultHKT } from "drizzle-orm/postgres-js";
import type { Engine } from "./columns.ts";
import type { Tables } from "./schema/tables.ts";

/** drizzle's query builder, in the types of PostgreSQL. */
export type Builder = PgDatabase<PostgresJsQueryResultHKT, Record<string, never>>;

export interface Queryable {
  readonly engine: Engine;
  readonly q: Builder;
  readonly tables: Tables;
}

declare const insideTransaction: unique symbol;

export interface Transaction extends Queryable {
  readonly [insideTransaction]: true;
  /**
   * Runs work; when it throws, all that this transaction did so far is rolled back, and the transaction can go on.
   * Once in a transaction.
   */
  attempt<T>(work: () => Promise<T>): Promise<T>;
  /** Runs when and only when the change is on disk; for caches and wake-up calls, never for data. */
  afterCommit(run: () => void): void;
  /**
   * Holds others that lock the same name until this transaction ends.
   * @throws LockTimeout when another holds it for too long
   */
  lock(name: string): Promise<void>;
}

/** Gives an engine's transaction its brand; for the engines alone. */
export function asTransaction(parts: Omit<Transaction, typeof insideTransaction>): Transaction {
  return parts as Transaction;
}

/** Word between the processes that share a database. */
export interface Neighbours {
  /** Lets the others hear a text of at most 8000 bytes. */
  tell(text: string): Promise<void>;
  /**
   * Resolves when the line is open.
   * @param opened runs then, and anew after each break: what was told meanwhile is lost
   * @throws where the database does not have this
   */
  listen(hear: (text: string) => void, opened: () => void): Promise<void>;
}

export interface Database {
  readonly engine: Engine;
  readonly tables: Tables;
  /** Sees what is committed; cannot write. */
  readonly reader: Queryable;
  /**
   * Runs work in a transaction; resolves when it is on disk (`synchronous=FULL`). The work may be run again after a
   * conflict with another process, so it must have no effect but on the database.
   * @throws StorageFull when there is no room; whatever the work throws otherwise, after rolling back
   */
  write<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /**
   * A number that is another one as soon as anything was committed; absent where other processes commit too and the
   * engine cannot tell cheaply.
   */
  version?(): number;
  /** Absent where one process owns the database. */
  readonly neighbours?: Neighbours;
  /** What keeps it from being read; undefined when nothing does. */
  check(): Promise<string | undefined>;
  /** Bytes that it takes on its disk. */
  size(): Promise<number>;
  /** Waits for writes under way, then lets go of it. */
  close(): Promise<void>;
}

/** The disk (or the database server's) is full. */
export class StorageFull extends Error {
  override name = "StorageFull";
}

/** The database server cannot be reached, or does not let Carnet in; the message says what to do. */
export class DatabaseUnavailable extends Error {
  override name = "DatabaseUnavailable";
}

/** Another transaction held a lock for longer than this one may wait. */
export class LockTimeout extends Error {
  override name = "LockTimeout";
}

/** PostgreSQL's "character_not_in_repertoire". */
const UNSTORABLE = "22021";

/** Whether PostgreSQL refused a text because of a NUL in it, which no text of its tables has. SQLite takes them. */
export function hasNul(fault: unknown): boolean {
  for (let error = fault; error instanceof Error; error = error.cause)
    if ("code" in error && error.code === UNSTORABLE) return true;
  return false;
}

/** Longest wait for a named lock, in milliseconds. */
export const LOCK_WAIT_MS = 5000;

interface Preparable<Rows> {
  prepare(name: string): { execute(values?: Record<string, unknown>): Promise<Rows> };
}

/**
 * A query that is built once per connection and then only run: the builder costs about ten times the query.
 * Values are `sql.placeholder(name)` in the query and given by name.
 */
export function statement<Input extends Record<string, unknown>, Rows>(
  build: (q: Builder, tables: Tables, engine: Engine) => Preparable<Rows>,
): (db: Queryable, values: Input) => Promise<Rows> {
  const prepared = new WeakMap<Builder, { execute(values?: Record<string, unknown>): Promise<Rows> }>();
  return (db, values) => {
    let ready = prepared.get(db.q);
    if (!ready) {
      ready = build(db.q, db.tables, db.engine).prepare("statement");
      prepared.set(db.q, ready);
    }
    return ready.execute(values);
  };
}

type Insertable<T extends PgTable> = Omit<T["$inferSelect"], "n">;

/** What came of an insert without RETURNING on SQLite; see `StatementQuery.run`. */
export interface Inserted {
  changes: number;
  lastKey: number;
}

/**
 * A prepared insert of whole rows (all columns but the internal key).
 * @returns the row's internal key, or undefined when `onConflict` is "nothing" and a unique index has it already
 */
export function insertion<T extends PgTable>(
  table: (tables: Tables) => T,
  onConflict: "fail" | "nothing" = "fail",
): (tx: Transaction, row: Insertable<T>) => Promise<number | undefined> {
  const run = statement<Insertable<T>, { n: number }[] | Inserted>((q, tables, engine) => {
    const target = table(tables);
    const columns: Record<string, unknown> = getTableColumns(target as PgTable);
    const values = Object.fromEntries(
      Object.keys(columns)
        .filter((name) => name !== "n")
        .map((name) => [name, sql.placeholder(name)]),
    );
    const insert = q.insert(target as PgTable).values(values as never);
    const guarded = onConflict === "nothing" ? insert.onConflictDoNothing() : insert;
    // SQLite makes RETURNING a trigger, and copies each page that changes to be able to undo what triggers did.
    if (engine === "sqlite") return guarded as unknown as Preparable<Inserted>;
    const key = columns.n ?? Object.values(columns)[0];
    return guarded.returning({ n: key } as never) as unknown as Preparable<{ n: number }[]>;
  });
  return async (tx, row) => {
    const result = await run(tx, row);
    if (Array.isArray(result)) return result[0]?.n;
    return result.changes === 0 ? undefined : result.lastKey;
  };
}

/** The value of a prepared query that is given when it is run. */
export function value(name: string): Placeholder {
  return sql.placeholder(name);
}

/** A caseless column as its index holds it, for comparing with a text folded to ASCII lower case. */
export function folded(engine: Engine, column: SQL | Parameters<typeof sql>[1]): SQL {
  return engine === "postgres" ? sql`lower(${column})` : sql`${column}`;
}

/**
 * A fixed number of rows as part of the statement's text. SQLite plans a statement anew whenever a bound LIMIT is
 * given, which costs several times the look-up; builders bind every number they are handed.
 */
export function fixed(rows: number): number {
  return sql.raw(String(rows)) as unknown as number;
}

/** Runs a statement that the builder has no words for. */
export async function execute(tx: Transaction, text: SQL): Promise<void> {
  if (tx.engine === "postgres") await tx.q.execute(text);
  else await (tx.q as unknown as { run(text: SQL): Promise<unknown> }).run(text);
}

/** The rows of a JSON list of lists as `v.value`, whose cells are `v.value ->> 0` and so on, as text or number. */
export function jsonRows(tx: Queryable, rows: readonly (readonly (string | number | null)[])[]): SQL {
  const json = JSON.stringify(rows);
  return tx.engine === "postgres"
    ? sql`json_array_elements(${json}::json) as v(value)`
    : sql`json_each(${json}) as v`;
}
