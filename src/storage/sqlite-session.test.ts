import { Database as Connection, type SQLQueryBindings } from "bun:sqlite";
import { expect, test } from "bun:test";
import { inArray } from "drizzle-orm";
import { statement, value } from "./database.ts";
import { tablesOf } from "./schema/tables.ts";
import { builderOn, KEPT_STATEMENTS } from "./sqlite-session.ts";

/** Counts the statements that it holds. */
class CountingConnection extends Connection {
  held = 0;

  override prepare<Row, Values extends SQLQueryBindings | SQLQueryBindings[]>(sql: string, values?: Values) {
    const prepared = super.prepare<Row, Values>(sql, values);
    const finalize = prepared.finalize.bind(prepared);
    this.held++;
    prepared.finalize = () => {
      this.held--;
      finalize();
    };
    return prepared;
  }
}

test("queries of ever other texts hold so many statements and no more, and those that were prepared stay", async () => {
  const connection = new CountingConnection(":memory:");
  connection.run("create table handles (handle text primary key, account_n integer not null)");
  connection.run("insert into handles values ('nortada', 1)");
  const db = { engine: "sqlite", q: builderOn(connection), tables: tablesOf("sqlite") } as const;
  const { handles } = db.tables;
  const all = statement<{ account: number }, { handle: string }[]>((q) =>
    q
      .select({ handle: handles.handle })
      .from(handles)
      .where(inArray(handles.account_n, [value("account")])),
  );
  const found = [{ handle: "nortada" }];
  expect(await all(db, { account: 1 })).toEqual(found);
  const ofMany = (length: number) =>
    db.q
      .select({ handle: handles.handle })
      .from(handles)
      .where(inArray(handles.account_n, Array(length).fill(1)));
  for (let length = 1; length <= KEPT_STATEMENTS + 100; length++) expect(await ofMany(length)).toEqual(found);
  expect(connection.held).toBeLessThanOrEqual(KEPT_STATEMENTS + 1);
  expect(await ofMany(1)).toEqual(found);
  expect(await all(db, { account: 1 })).toEqual(found);
  connection.close();
});
