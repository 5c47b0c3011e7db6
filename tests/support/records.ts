/** Looks into the database file beside the running server: what a write left besides its object. */
import { Database } from "bun:sqlite";
import { join } from "node:path";
import type { Server } from "./server.ts";

export interface Counts {
  events: number;
  activity: number;
  answers: number;
  products: number;
  passports: number;
  versions: number;
}

/** How many rows of each kind there are. */
export function countRecords(server: Server): Counts {
  const count = (table: string) =>
    readRows<{ count: number }>(server, `select count(*) as count from ${table}`)[0]?.count ?? -1;
  return {
    events: count("events"),
    activity: count("activity"),
    answers: count("idempotent_answers"),
    products: count("products"),
    passports: count("passports"),
    versions: count("passport_versions"),
  };
}

/** Rows of a query on the SQLite file, opened for reading only. */
export function readRows<Row>(server: Server, query: string): Row[] {
  const database = new Database(join(server.data, "carnet.db"), { readonly: true });
  try {
    return database.query<Row, []>(query).all();
  } finally {
    database.close();
  }
}
