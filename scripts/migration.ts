/**
 * Writes the next migration of both engines from the one schema: `npm run migration -- NAME`.
 * Compares the tables with the newest snapshot and adds `migrations/<engine>/<number>_<name>.sql` beside it.
 */
import { mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Engine } from "../src/storage/columns.ts";
import { tablesOf } from "../src/storage/schema/tables.ts";

/** Tables that SQLite keeps as one tree in the order of their primary key; the generator does not know such. */
const WITHOUT_ROWID = ["items"];

const name = process.argv[2];
if (!name || !/^[a-z0-9_]+$/.test(name)) {
  console.error("Say what changes, in small letters: npm run migration -- items_by_color");
  process.exit(2);
}

// Imported late: drizzle-kit is a development tool, and a heavy one.
const kit = await import("drizzle-kit/api");
const root = join(import.meta.dir, "..", "migrations");

for (const engine of ["sqlite", "postgres"] as const) await write(engine);
await writeIndex();

async function write(engine: Engine): Promise<void> {
  const folder = join(root, engine);
  await mkdir(folder, { recursive: true });
  const numbers = (await readdir(folder)).filter((file) => file.endsWith(".sql")).length;
  const snapshot = Bun.file(join(folder, "snapshot.json"));
  const before = (await snapshot.exists()) ? await snapshot.json() : undefined;
  const { after, statements } = await (engine === "sqlite" ? diffSqlite(before) : diffPostgres(before));
  if (statements.length === 0) {
    console.log(`${engine}: nothing changed`);
    return;
  }
  const file = `${String(numbers + 1).padStart(4, "0")}_${name}.sql`;
  const text = statements.map((statement) => `${engine === "sqlite" ? strict(statement) : statement}`.trim());
  await Bun.write(join(folder, file), `${text.join("\n--> statement\n")}\n`);
  await Bun.write(snapshot, `${JSON.stringify(after, null, 1)}\n`);
  console.log(`${engine}: migrations/${engine}/${file}, ${statements.length} statements`);
}

type Snapshot = Record<string, unknown> & { id: string };

async function diffSqlite(before: Snapshot | undefined) {
  const empty = await kit.generateSQLiteDrizzleJson({});
  const after = await kit.generateSQLiteDrizzleJson(tablesOf("sqlite"), before?.id);
  return { after, statements: await kit.generateSQLiteMigration((before ?? empty) as typeof empty, after) };
}

async function diffPostgres(before: Snapshot | undefined) {
  const empty = kit.generateDrizzleJson({});
  const after = kit.generateDrizzleJson(tablesOf("postgres"), before?.id);
  return { after, statements: await kit.generateMigration((before ?? empty) as typeof empty, after) };
}

/** SQLite keeps to declared types only in STRICT tables, which the generator does not write. */
function strict(statement: string): string {
  const [, table = ""] = /^CREATE TABLE `(?:__new_)?(\w+)`/.exec(statement) ?? [];
  if (table === "") return statement;
  const options = WITHOUT_ROWID.includes(table) ? "STRICT, WITHOUT ROWID" : "STRICT";
  return statement.trimEnd().replace(/\);$/, `) ${options};`);
}

/** A module that carries all migrations into the executable. */
async function writeIndex(): Promise<void> {
  const imports: string[] = [];
  const lists: string[] = [];
  for (const engine of ["sqlite", "postgres"]) {
    const files = (await readdir(join(root, engine))).filter((file) => file.endsWith(".sql")).sort();
    const entries = files.map((file, i) => {
      imports.push(`import ${engine}${i + 1} from "./${engine}/${file}" with { type: "text" };`);
      return `    { name: "${file.replace(/\.sql$/, "")}", text: ${engine}${i + 1} },`;
    });
    lists.push(`  ${engine}: [\n${entries.join("\n")}\n  ],`);
  }
  const text = [
    "// Written by scripts/migration.ts.",
    ...imports.sort(),
    "",
    "export interface Migration {",
    "  name: string;",
    "  text: string;",
    "}",
    "",
    'export const MIGRATIONS: Record<"sqlite" | "postgres", Migration[]> = {',
    ...lists,
    "};",
    "",
  ];
  await Bun.write(join(root, "index.ts"), text.join("\n"));
}
