/** Looks at a database file without changing it, also while a server writes to it. */
import { Database as Connection } from "bun:sqlite";
import { MIGRATIONS } from "../../migrations/index.ts";
import { pendingOf } from "./migrations.ts";

interface SqliteState {
  /** What SQLite's quick check found; empty: nothing. */
  damage: string[];
  /** Names of the migrations that the next start would run. */
  pending: string[];
}

/**
 * @throws MigrationError when a newer Carnet wrote it; SQLite's own error when it is no database
 */
export function inspectSqlite(path: string): SqliteState {
  const connection = new Connection(path, { readonly: true });
  try {
    const applied = connection
      .query<{ name: string; checksum: string }, []>("SELECT name, checksum FROM migrations ORDER BY name")
      .all();
    const pending = pendingOf(MIGRATIONS.sqlite, applied).map(({ name }) => name);
    const found = connection.query<{ quick_check: string }, []>("PRAGMA quick_check(10)").all();
    return { damage: found.map((row) => row.quick_check).filter((line) => line !== "ok"), pending };
  } finally {
    connection.close();
  }
}
