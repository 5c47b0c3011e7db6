import { Database } from "bun:sqlite";
import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MIGRATIONS } from "../../migrations/index.ts";
import { migrateSqlite } from "./migrate-sqlite.ts";
import { checksum, MigrationError, pendingOf } from "./migrations.ts";

const [first] = MIGRATIONS.sqlite;
if (!first) throw new Error("there are no migrations");

let folder: string;
let database: Database;
let notices: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "carnet-migrate-"));
  database = new Database(join(folder, "carnet.db"), { create: true });
  notices = [];
});
afterEach(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

const backups = () => join(folder, "backups");

async function migrate(): Promise<void> {
  const onNotice = (message: string) => void notices.push(message);
  await migrateSqlite(database, { path: join(folder, "carnet.db"), backups: backups(), onNotice });
}

function tablesOf(file: Database): string[] {
  return file
    .query<{ name: string }, []>("select name from sqlite_schema where type = 'table' order by name")
    .all()
    .map(({ name }) => name);
}

/** A database that an older Carnet left: it knows none of today's migrations, and holds something to lose. */
function makeOld(): void {
  database.run(
    "create table migrations (name text primary key not null, checksum text not null, applied integer not null) strict",
  );
  database.run("create table kept (word text)");
  database.run("insert into kept values ('saved')");
}

describe("bringing a database up to date", () => {
  test("makes a fresh one without a copy, and does nothing the second time", async () => {
    await migrate();
    const tables = tablesOf(database);
    expect(tables).toContain("products");
    await migrate();
    expect(tablesOf(database)).toEqual(tables);
    expect([existsSync(backups()), notices]).toEqual([false, []]);
  });

  test("copies existing data first, and says where the copy stands", async () => {
    makeOld();
    await migrate();
    expect(tablesOf(database)).toContain("products");
    const copy = join(backups(), `before-${first.name}.db`);
    expect(notices.join()).toContain(copy);
    const opened = new Database(copy, { readonly: true });
    expect(tablesOf(opened)).toEqual(["kept", "migrations"]);
    expect(opened.query("select word from kept").all()).toEqual([{ word: "saved" }]);
    opened.close();
  });

  test("that fails in the middle leaves everything as it was, and the copy", async () => {
    makeOld();
    database.run("create table products (n integer)");
    const before = tablesOf(database);
    await expect(migrate()).rejects.toThrow(MigrationError);
    expect(tablesOf(database)).toEqual(before);
    expect(readdirSync(backups())).toEqual([`before-${first.name}.db`]);
  });

  test("that cannot make its copy changes nothing", async () => {
    makeOld();
    writeFileSync(backups(), "a file where the folder should be");
    await expect(migrate()).rejects.toThrow(MigrationError);
    expect(tablesOf(database)).toEqual(["kept", "migrations"]);
  });

  test("refuses a file of another program", async () => {
    database.run("create table photos (n integer)");
    await expect(migrate()).rejects.toThrow(MigrationError);
    expect(tablesOf(database)).toEqual(["photos"]);
  });

  test("refuses data of a newer Carnet", async () => {
    await migrate();
    database.run("insert into migrations values ('9999_future', 'x', 1)");
    await expect(migrate()).rejects.toThrow("9999_future");
  });
});

describe("what is still to run", () => {
  const migrations = ["0001_a", "0002_b", "0003_c"].map((name) => ({ name, text: `create table ${name}` }));
  const done = (count: number) =>
    migrations.slice(0, count).map((migration) => ({ name: migration.name, checksum: checksum(migration) }));

  test("is what was not applied, in order", () => {
    for (const count of [0, 1, 2, 3])
      expect(pendingOf(migrations, done(count)).map(({ name }) => name)).toEqual(
        migrations.slice(count).map(({ name }) => name),
      );
  });

  test("is refused when an applied one is unknown or another", () => {
    expect(() => pendingOf(migrations.slice(0, 1), done(2))).toThrow(MigrationError);
    expect(() => pendingOf(migrations, [{ name: "0001_a", checksum: "x" }])).toThrow(MigrationError);
  });
});
