/** SQLite inside the process: one writer behind a queue, one read-only connection for everything else. */
import { Database as Connection } from "bun:sqlite";
import { statSync } from "node:fs";
import type { Database, Queryable } from "./database.ts";
import { foldLog } from "./fold-log.ts";
import { migrateSqlite } from "./migrate-sqlite.ts";
import { createReadTurn } from "./read-turn.ts";
import { tablesOf } from "./schema/tables.ts";
import { builderOn } from "./sqlite-session.ts";
import { type OnNotice, WriteQueue } from "./write-queue.ts";

/** Page cache of each connection, in KiB (negative: KiB rather than pages). */
const CACHE_KIB = -8192;
/** The write-ahead log is cut back to this size after a checkpoint, in bytes. */
const WAL_LIMIT_BYTES = 64 * 1024 * 1024;

/**
 * Opens (or makes) the database file, brings its tables up to date and starts the write queue.
 * @throws MigrationError when the data was written by a newer Carnet, or a migration fails
 */
export async function openSqlite(options: {
  path: string;
  backups: string;
  onNotice: OnNotice;
  /** Whether requests wait behind commits: then the log is folded on a thread of its own. */
  serves?: boolean;
}): Promise<Database> {
  const writer = new Connection(options.path, { create: true, readwrite: true });
  writer.run("PRAGMA journal_mode = WAL");
  writer.run("PRAGMA synchronous = FULL");
  writer.run(`PRAGMA cache_size = ${CACHE_KIB}`);
  writer.run("PRAGMA temp_store = MEMORY");
  writer.run(`PRAGMA journal_size_limit = ${WAL_LIMIT_BYTES}`);
  await migrateSqlite(writer, options);

  const reader = new Connection(options.path, { readonly: true });
  reader.run("PRAGMA query_only = ON");
  reader.run(`PRAGMA cache_size = ${CACHE_KIB}`);
  const tables = tablesOf("sqlite");
  const turn = createReadTurn(reader);
  const folding = foldLog(writer, { ...options, onThread: options.serves ?? false });
  const around = { ...folding, beforeCommit: turn.end, onNotice: options.onNotice };
  const queue = new WriteQueue(writer, builderOn(writer), tables, around);
  const readable: Queryable = { engine: "sqlite", q: builderOn(reader, turn.join), tables };

  return {
    engine: "sqlite",
    tables,
    reader: readable,
    write: (work) => queue.write(work),
    // One process owns the file, so its own commits are all there are.
    version: () => queue.commits,
    async check() {
      try {
        reader.query("SELECT 1 FROM settings LIMIT 1").all();
      } catch (fault) {
        return String(fault);
      }
      return undefined;
    },
    size: async () =>
      ["", "-wal"]
        .map((end) => statSync(options.path + end, { throwIfNoEntry: false })?.size ?? 0)
        .reduce((all, one) => all + one),
    async close() {
      await queue.idle();
      turn.end();
      reader.close();
      await folding.close();
      try {
        writer.run("PRAGMA wal_checkpoint(TRUNCATE)");
      } catch (fault) {
        // On a full disk the log stays beside the database; the next start reads it.
        options.onNotice(`The write-ahead log could not be folded into the database: ${fault}`);
      }
      writer.close();
    },
  };
}
