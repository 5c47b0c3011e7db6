/** Executable to first answered request with a million items, against a bare Bun executable. */
import { join } from "node:path";
import { $ } from "bun";
import { freePort } from "../free-port.ts";
import { type Bench, copyData } from "./bench.ts";
import { fillItems } from "./fill-items.ts";
import { median } from "./process.ts";
import { comparison, type Row } from "./table.ts";

const ROUNDS = 9;
const ITEMS = 1_000_000;

export async function* measureStart(bench: Bench): AsyncGenerator<Row> {
  const data = await copyData(bench, "data");
  fillItems(join(data, "carnet.db"), ITEMS);
  const bare = join(bench.folder, "bare");
  await Bun.write(
    `${bare}.ts`,
    'Bun.serve({ port: Number(process.env.PORT), hostname: "127.0.0.1", fetch: () => new Response("ok") });',
  );
  await $`bun build --compile --minify --bytecode --format=esm ${bare}.ts --outfile ${bare}`.quiet();
  const a: number[] = [];
  const b: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    a.push(await msToAnswer([bench.executable, "serve"], "CARNET_PORT", { CARNET_DATA: data }));
    b.push(await msToAnswer([bare], "PORT", {}));
  }
  const ratio = median(a.map((value, i) => value / (b[i] ?? 1)));
  yield comparison(
    "Start to first answer, 1 million items (ms)",
    median(a).toFixed(0),
    median(b).toFixed(0),
    ratio,
    { atMost: 6 },
  );
}

async function msToAnswer(
  command: string[],
  portVariable: string,
  environment: Record<string, string>,
): Promise<number> {
  const port = await freePort();
  const started = performance.now();
  const child = Bun.spawn(command, {
    env: { ...process.env, ...environment, [portVariable]: String(port) },
    stdout: "ignore",
    stderr: "ignore",
  });
  for (;;) {
    try {
      await fetch(`http://127.0.0.1:${port}/healthz`);
      break;
    } catch {
      await Bun.sleep(1);
    }
  }
  const taken = performance.now() - started;
  child.kill("SIGTERM");
  await child.exited;
  return taken;
}
