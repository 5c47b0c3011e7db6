import { Database as Connection } from "bun:sqlite";
import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Database, insertion } from "./database.ts";
import { openSqlite } from "./sqlite.ts";
import { WriteQueue } from "./write-queue.ts";

const insertHandle = insertion((t) => t.handles, "nothing");

describe("the write queue", () => {
  let folder: string;
  let db: Database;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "carnet-queue-"));
    db = await openSqlite({ path: join(folder, "test.db"), backups: folder, onNotice: () => {} });
  });

  afterEach(async () => {
    await db.close();
    rmSync(folder, { recursive: true });
  });

  const add = (handle: string) => db.write((tx) => insertHandle(tx, { handle, account_n: 1 }));
  const stored = async () => {
    const rows = await db.reader.q.select().from(db.tables.handles);
    return rows.map((row) => row.handle).sort();
  };

  test("lets works that wait together share one commit", async () => {
    const before = db.version?.() ?? 0;
    await Promise.all(Array.from({ length: 50 }, (_, i) => add(`h${i}`)));
    expect((db.version?.() ?? 0) - before).toBe(1);
    expect(await stored()).toHaveLength(50);
  });

  test("takes back the work that throws, and only that", async () => {
    const failing = db.write(async (tx) => {
      await insertHandle(tx, { handle: "lost", account_n: 1 });
      throw new Error("refused");
    });
    const outcomes = await Promise.allSettled([add("before"), failing, add("after")]);
    expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(await stored()).toEqual(["after", "before"]);
  });

  test("runs works again only when one has to be taken back", async () => {
    const ran: string[] = [];
    const work = (name: string, fate: "kept" | "refused" | "taken back") =>
      db.write(async (tx) => {
        ran.push(name);
        if (fate !== "refused") await insertHandle(tx, { handle: name, account_n: 1 });
        if (fate !== "kept") throw new Error(fate);
      });
    await Promise.allSettled([work("a", "kept"), work("b", "refused"), work("c", "kept")]);
    expect(ran).toEqual(["a", "b", "c"]);
    ran.length = 0;
    await Promise.allSettled([
      work("d", "kept"),
      work("e", "refused"),
      work("f", "taken back"),
      work("g", "kept"),
    ]);
    expect(ran).toEqual(["d", "e", "f", "d", "e", "f", "g"]);
    expect(await stored()).toEqual(["a", "c", "d", "g"]);
  });

  test("goes on after an attempt that was taken back", async () => {
    await db.write(async (tx) => {
      const attempt = tx.attempt(async () => {
        await insertHandle(tx, { handle: "taken-back", account_n: 1 });
        throw new Error("refused");
      });
      await attempt.catch(() => {});
      await insertHandle(tx, { handle: "kept", account_n: 1 });
    });
    expect(await stored()).toEqual(["kept"]);
  });

  test("tells of a commit only once it can be read", async () => {
    let seen: string[] | undefined;
    await db.write(async (tx) => {
      await insertHandle(tx, { handle: "told", account_n: 1 });
      tx.afterCommit(() => void stored().then((handles) => (seen = handles)));
      expect(await stored()).toEqual([]);
    });
    await Bun.sleep(1);
    expect(seen).toEqual(["told"]);
  });

  test("tells of a refusal once what it was read from is stored", async () => {
    const before = db.version?.() ?? 0;
    const refused = db.write(async () => {
      throw new Error("taken");
    });
    const commits = refused.catch(() => (db.version?.() ?? 0) - before);
    await add("taken");
    expect(await commits).toBe(1);
  });

  test("asks again what was refused beside works that could not be stored", async () => {
    const connection = new Connection(":memory:");
    connection.run("create table notes (text text)");
    let isFull = true;
    const queue = new WriteQueue(connection, undefined as never, undefined as never, {
      beforeBegin: () => undefined,
      beforeCommit() {
        if (isFull) throw new Error("the disk is full");
      },
      committed: () => {},
      onNotice: () => {},
    });
    const read = () => connection.query<{ text: string }, []>("select text from notes").all();
    const lost = queue.write(async () => void connection.run("insert into notes values ('lost')"));
    const asked = queue.write(async () => {
      const notes = read();
      if (notes.length > 0) throw new Error("taken");
      isFull = false;
      return "free";
    });
    const outcomes = await Promise.allSettled([lost, asked]);
    expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
    expect(read()).toEqual([]);
  });

  test("tells nothing of an attempt that was taken back", async () => {
    const told: string[] = [];
    await db.write(async (tx) => {
      const attempt = tx.attempt(async () => {
        tx.afterCommit(() => told.push("taken back"));
        throw new Error("refused");
      });
      await attempt.catch(() => {});
      tx.afterCommit(() => told.push("kept"));
    });
    expect(told).toEqual(["kept"]);
  });

  test("never tells of a work that failed", async () => {
    let told = false;
    const failing = db.write(async (tx) => {
      tx.afterCommit(() => (told = true));
      throw new Error("refused");
    });
    await failing.catch(() => {});
    expect(told).toBe(false);
  });

  test("refuses a write through the reader", async () => {
    const { handles } = db.tables;
    const writing = db.reader.q.insert(handles).values({ handle: "sneaky", account_n: 1 }).execute();
    expect(writing).rejects.toThrow();
    await writing.catch(() => {});
    expect(await stored()).toEqual([]);
  });
});
