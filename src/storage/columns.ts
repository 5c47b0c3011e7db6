/**
 * The small vocabulary of columns that both engines define. Tables are written once against it; their types are
 * PostgreSQL's, so that what only SQLite has does not compile.
 */
import type { AnyColumn, Column, SQL } from "drizzle-orm";
import { sql } from "drizzle-orm";
import * as pg from "drizzle-orm/pg-core";
import * as lite from "drizzle-orm/sqlite-core";
import { parseKept } from "./kept-json.ts";

const parseJson = (text: string): unknown => JSON.parse(text);

/** A JSON value that is kept as text, on either engine. */
function jsonText(parse: (text: string) => unknown) {
  return {
    dataType: () => "text",
    toDriver: (value: unknown) => JSON.stringify(value),
    fromDriver: parse,
  };
}

const pgUlid = pg.customType<{ data: string; driverData: string }>({ dataType: () => 'text COLLATE "C"' });
const pgBytes = pg.customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => "bytea",
  // A value that is given when a prepared query runs comes by here also when it is null.
  toDriver: (value) => (value === null ? value : Buffer.from(value)),
});
const pgJson = pg.customType<{ data: unknown; driverData: string }>(jsonText(parseJson));
const pgKeptJson = pg.customType<{ data: unknown; driverData: string }>(jsonText(parseKept));

const postgresColumns = {
  table: pg.pgTable,
  index: pg.index,
  uniqueIndex: pg.uniqueIndex,
  /** Internal integer key: what other rows point at. */
  key: (name: string) => pg.bigint(name, { mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
  /** A number that PostgreSQL counts on and SQLite's writer gives, in a table whose key is another column. */
  counted: (name: string) => pg.bigint(name, { mode: "number" }).generatedByDefaultAsIdentity(),
  /** A whole number, also an internal key of another row. */
  integer: (name: string) => pg.bigint(name, { mode: "number" }),
  /** Unix seconds, UTC. */
  time: (name: string) => pg.bigint(name, { mode: "number" }),
  flag: (name: string) => pg.boolean(name),
  text: (name: string) => pg.text(name),
  /** Text compared byte by byte on both engines: ULIDs, uids, references, paths. */
  exact: (name: string) => pgUlid(name),
  /** Text whose ASCII letters compare without case; see `folded`. */
  caseless: (name: string) => pgUlid(name),
  /** What an index on a caseless column holds. */
  folded: (column: AnyColumn): SQL => sql`lower(${column})`,
  bytes: (name: string) => pgBytes(name),
  /** A JSON value, kept as text. */
  json: (name: string) => pgJson(name),
  /** The same, for what is read much more often than it is changed: its values are shared, so nobody changes them. */
  keptJson: (name: string) => pgKeptJson(name),
};

export type Columns = typeof postgresColumns;

const liteCaseless = lite.customType<{ data: string; driverData: string }>({
  dataType: () => "text COLLATE NOCASE",
});
const liteBytes = lite.customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => "blob" });
const liteJson = lite.customType<{ data: unknown; driverData: string }>(jsonText(parseJson));
const liteKeptJson = lite.customType<{ data: unknown; driverData: string }>(jsonText(parseKept));

const sqliteColumns = {
  table: lite.sqliteTable,
  index: lite.index,
  uniqueIndex: lite.uniqueIndex,
  key: (name: string) => lite.integer(name).primaryKey(),
  counted: (name: string) => lite.integer(name).notNull(),
  integer: (name: string) => lite.integer(name),
  time: (name: string) => lite.integer(name),
  flag: (name: string) => lite.integer(name, { mode: "boolean" }),
  text: (name: string) => lite.text(name),
  exact: (name: string) => lite.text(name),
  caseless: (name: string) => liteCaseless(name),
  folded: (column: AnyColumn) => column,
  bytes: (name: string) => liteBytes(name),
  json: (name: string) => liteJson(name),
  keptJson: (name: string) => liteKeptJson(name),
};

/** What parses the JSON of a column of SQLite's tables; undefined for others. Drizzle keeps it in `mapFrom`. */
export function jsonParserOf(column: Column): ((text: string) => unknown) | undefined {
  if (!("mapFrom" in column)) return undefined;
  if (column.mapFrom === parseJson) return JSON.parse;
  return column.mapFrom === parseKept ? parseKept : undefined;
}

export type Engine = "sqlite" | "postgres";

/** The vocabulary of an engine. The cast is the one place where SQLite's types pass for PostgreSQL's. */
export function columnsOf(engine: Engine): Columns {
  return engine === "postgres" ? postgresColumns : (sqliteColumns as unknown as Columns);
}
