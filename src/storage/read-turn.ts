/**
 * One view of the database for all reads of a turn of the event loop. A read on its own is a transaction of its own,
 * and taking and leaving SQLite's lock for it costs more than the look-up of a row.
 */
import type { Database as Connection } from "bun:sqlite";

interface ReadTurn {
  /** Call before each read. */
  join(): void;
  /** Reads that follow see what was committed until then. */
  end(): void;
}

export function createReadTurn(connection: Connection): ReadTurn {
  const begin = connection.prepare("BEGIN");
  const commit = connection.prepare("COMMIT");
  let isOpen = false;
  function end(): void {
    if (!isOpen) return;
    isOpen = false;
    // A read that failed may have ended it.
    if (!connection.inTransaction) return;
    try {
      commit.run();
    } catch {
      // In a damaged database the reads themselves have told.
      if (connection.inTransaction) connection.run("ROLLBACK");
    }
  }
  return {
    join() {
      if (isOpen) return;
      begin.run();
      isOpen = true;
      setImmediate(end);
    },
    end,
  };
}
