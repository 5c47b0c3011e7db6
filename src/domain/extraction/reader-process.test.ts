import { afterAll, beforeAll, expect, test } from "bun:test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "carnet-reader-"));
});
afterAll(() => rm(folder, { recursive: true }));

const source = (path: string) => JSON.stringify(join(import.meta.dir, path));

/**
 * A program whose reader is killed behind the first of three pages, as a machine without memory does, and which tells what
 * comes of that. Who looks into the page afterwards is the reader of the executable.
 */
const PROGRAM = `
import { lineOf } from ${source("told-pages.ts")};
if (process.argv[2] === "read-document") {
  const input = await Bun.stdin.bytes();
  const task = JSON.parse(new TextDecoder().decode(input).split("\\n", 1)[0]);
  if (task.cut === undefined) {
    const words = ["Made", "in", "Portugal"].map((text, i) => ({ text, x: 50 + i * 40, y: 50, width: 35, height: 11, sureness: 1 }));
    const reading = { page: 1, turn: 0, width: 595, height: 842, slope: 0, words };
    require("node:fs").writeSync(1, lineOf({ page: 1, of: 3, readings: [reading] }));
    process.kill(process.pid, "SIGKILL");
  }
  const reader = Bun.spawn([process.execPath, ${source("../../main.ts")}, "read-document"], { stdin: input, stdout: "inherit" });
  process.exit(await reader.exited);
}
const { readApart } = await import(${source("reader-process.ts")});
async function* content() { yield new Uint8Array(1); }
const { signal } = new AbortController();
const isLast = process.argv[2] === "last";
const told = await readApart({ template: "textile", kind: "other" }, content(), isLast, signal)
  .catch(({ message }) => ({ message }));
console.log(JSON.stringify(told));
`;

async function runWith(word: string): Promise<unknown> {
  const program = join(folder, "program.ts");
  await Bun.write(program, PROGRAM);
  const child = Bun.spawn([process.execPath, program, word], { stdout: "pipe" });
  return JSON.parse(await new Response(child.stdout).text());
}

test("a reader that is kept from its work is tried again, and at last what it read before counts", async () => {
  expect(await runWith("first")).toEqual({ message: "the reader of a document was kept from its work" });
  const read = await runWith("last");
  expect(read).toMatchObject({ findings: [{ field: "country_making", value: "PT", page: 1 }] });
  expect((read as { remark: string }).remark).toStartWith(
    "Of 3 pages, 1 was read and 2 to 3 were not. The server",
  );
}, 60_000);
