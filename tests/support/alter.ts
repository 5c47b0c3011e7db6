import { Database, type SQLQueryBindings } from "bun:sqlite";
import { join } from "node:path";

/** A server that runs on the same file may be writing: it is waited for. */
const PATIENCE_MS = 10_000;

/** Changes what no endpoint changes, such as the age of a row, straight in the SQLite file of a data folder. */
export function alterData(folder: string, statement: string, values: SQLQueryBindings[] = []): void {
  const database = new Database(join(folder, "carnet.db"));
  try {
    database.run(`pragma busy_timeout = ${PATIENCE_MS}`);
    database.run(statement, values);
  } finally {
    database.close();
  }
}
