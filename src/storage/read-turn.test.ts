import { Database as Connection } from "bun:sqlite";
import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { nextTurn } from "../platform/next-turn.ts";
import { type Database, insertion } from "./database.ts";
import { openSqlite } from "./sqlite.ts";

const insertHandle = insertion((t) => t.handles, "nothing");

describe("the reads of a turn", () => {
  let folder: string;
  let path: string;
  let db: Database;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "carnet-turn-"));
    path = join(folder, "test.db");
    db = await openSqlite({ path, backups: folder, onNotice: () => {} });
  });

  afterEach(async () => {
    await db.close();
    rmSync(folder, { recursive: true });
  });

  const add = (handle: string) => db.write((tx) => insertHandle(tx, { handle, account_n: 1 }));
  const count = async () => (await db.reader.q.select().from(db.tables.handles)).length;

  test("see what this process has committed since the turn began", async () => {
    const seen: number[] = [];
    await db.write(async (tx) => {
      await insertHandle(tx, { handle: "first", account_n: 1 });
      seen.push(await count());
      tx.afterCommit(() => void count().then((rows) => seen.push(rows)));
    });
    seen.push(await count());
    expect(seen).toEqual([0, 1, 1]);
  });

  test("see one state of the database, and the next turn sees the newest", async () => {
    expect(await count()).toBe(0);
    const other = new Connection(path);
    other.run("INSERT INTO handles (handle, account_n) VALUES ('elsewhere', 1)");
    other.close();
    expect(await count()).toBe(0);
    await nextTurn();
    expect(await count()).toBe(1);
  });

  test("are over before a commit, so that it can fold the log into the database", async () => {
    const log = new Connection(path);
    for (let i = 0; i < 20; i++) {
      await add(`h${i}`);
      await count();
    }
    const state = log.query<{ log: number; checkpointed: number }, []>("PRAGMA wal_checkpoint(PASSIVE)");
    let after = { log: 0, checkpointed: -1 };
    await db.write(async (tx) => {
      await insertHandle(tx, { handle: "last", account_n: 1 });
      await count();
      tx.afterCommit(() => {
        after = state.get() ?? after;
      });
    });
    log.close();
    expect(after.checkpointed).toBe(after.log);
  });
});
