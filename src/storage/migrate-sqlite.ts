/** Brings an SQLite file up to date: all steps or none, after a verified copy when there is data to lose. */
import { Database as Connection } from "bun:sqlite";
import { existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { MIGRATIONS } from "../../migrations/index.ts";
import { checksum, MigrationError, pendingOf, statementsOf } from "./migrations.ts";

const APPLIED =
  "CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY NOT NULL, checksum text NOT NULL, applied integer NOT NULL) STRICT";

/**
 * @throws MigrationError when the file was written by a newer Carnet, when the copy cannot be verified, or when a
 *   step fails (nothing of it stays)
 */
export async function migrateSqlite(
  connection: Connection,
  options: { path: string; backups: string; onNotice(message: string): void },
): Promise<void> {
  const fresh = connection.query("SELECT 1 FROM sqlite_schema WHERE name = 'migrations'").all().length === 0;
  if (fresh && connection.query("SELECT 1 FROM sqlite_schema LIMIT 1").all().length > 0)
    throw new MigrationError(
      `${options.path} is an SQLite file of another program. Choose another data folder.`,
    );
  const applied = fresh
    ? []
    : connection
        .query<{ name: string; checksum: string }, []>("SELECT name, checksum FROM migrations ORDER BY name")
        .all();
  const pending = pendingOf(MIGRATIONS.sqlite, applied);
  if (pending.length === 0) return;
  if (!fresh) copyAndVerify(connection, options, pending[0]?.name ?? "");
  connection.run("BEGIN IMMEDIATE");
  try {
    connection.run(APPLIED);
    for (const migration of pending) {
      for (const statement of statementsOf(migration)) connection.run(statement);
      connection
        .query("INSERT INTO migrations (name, checksum, applied) VALUES (?, ?, unixepoch())")
        .run(migration.name, checksum(migration));
    }
    connection.run("COMMIT");
  } catch (fault) {
    if (connection.inTransaction) connection.run("ROLLBACK");
    throw new MigrationError(
      `The database could not be brought up to date and was left as it was: ${fault instanceof Error ? fault.message : fault}`,
    );
  }
}

function copyAndVerify(
  connection: Connection,
  options: { backups: string; onNotice(message: string): void },
  next: string,
): void {
  const copy = join(options.backups, `before-${next}.db`);
  try {
    mkdirSync(options.backups, { recursive: true, mode: 0o700 });
    rmSync(copy, { force: true });
    connection.query("VACUUM INTO ?").run(copy);
    const opened = new Connection(copy, { readonly: true });
    const [result] = opened.query<{ integrity_check: string }, []>("PRAGMA integrity_check").all();
    opened.close();
    if (result?.integrity_check !== "ok")
      throw new Error(`its integrity check says: ${result?.integrity_check}`);
  } catch (fault) {
    if (existsSync(copy)) rmSync(copy);
    throw new MigrationError(
      `The copy that is made before the database changes failed, so nothing was changed: ${fault instanceof Error ? fault.message : fault}. Make room on the disk and start again.`,
    );
  }
  options.onNotice(`The database is about to be brought up to date. A verified copy stands at ${copy}.`);
}
