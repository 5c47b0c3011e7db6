/**
 * Records which functions of the executable a start of the server and the readers of documents need, in
 * `bytecode-order/`. The build lays their bytecode side by side, which makes the executable smaller, too (decision 0098). To be run now and then:
 * functions that changed since are laid beside those that nobody needed.
 *
 *     npm run build && bun scripts/bytecode-order.ts
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bytesOf, filedPapers } from "./evaluate/filed.ts";
import { FILED } from "./evaluate/sets.ts";
import { freePort } from "./free-port.ts";
import { readByExecutable } from "./read-by-executable.ts";

const EXECUTABLE = join(import.meta.dir, "../dist/carnet");
const FOLDER = join(import.meta.dir, "bytecode-order");
/** The runtime writes what it loaded there when it ends. */
const OUT = "BUN_BYTECODE_ORDER_OUT";
/** What the file begins with, and its lines for functions: those for texts make nothing smaller, and are most of it. */
const [VERSION, FUNCTION] = ["v2", /^F [\da-f]+$/];

const scratch = mkdtempSync(join(tmpdir(), "carnet-order-"));
const recorded = join(scratch, "order");
record("server", [await ofServer()]);
record("readers", await ofReaders());
rmSync(scratch, { recursive: true });

async function ofServer(): Promise<string> {
  const port = await freePort();
  const words = ["serve", "--data", join(scratch, "data"), "--port", String(port)];
  const server = Bun.spawn([EXECUTABLE, ...words], {
    env: { [OUT]: recorded },
    stdout: "pipe",
    stderr: "ignore",
  });
  for await (const text of server.stdout) if (Buffer.from(text).includes("is running")) break;
  for (const path of ["/", "/api/v1/health", "/setup"]) await fetch(`http://127.0.0.1:${port}${path}`);
  server.kill();
  await server.exited;
  return readFileSync(recorded, "utf8");
}

/** Of the first paper of each set. */
async function ofReaders(): Promise<string[]> {
  const orders: string[] = [];
  for (const { set } of FILED) {
    const [paper] = filedPapers(set);
    if (!paper) continue;
    await readByExecutable(EXECUTABLE, paper, await bytesOf(paper), { [OUT]: recorded });
    orders.push(readFileSync(recorded, "utf8"));
  }
  return orders;
}

function record(name: string, orders: readonly string[]): void {
  const functions = new Set(
    orders.flatMap((order) => order.split("\n").filter((line) => FUNCTION.test(line))),
  );
  if (functions.size === 0)
    throw new Error(`The runtime told no functions of ${name}: its files have another form now`);
  writeFileSync(join(FOLDER, `${name}.txt`), `${[VERSION, ...functions].join("\n")}\n`);
  console.log(`${name}: ${functions.size} functions`);
}
