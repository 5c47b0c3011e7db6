/** What the parts of the bench share: their data, the servers, and how two of them are compared. */
import { join } from "node:path";
import { $ } from "bun";
import { freePort } from "../free-port.ts";
import { cpuPerRequest, type Load, type Measured, median, start } from "./process.ts";
import type { Seeded } from "./seed.ts";
import { comparison, type Limit, type Row } from "./table.ts";

export interface Bench {
  executable: string;
  seeded: Seeded;
  /** Folder with the data that all parts begin with. */
  seedData: string;
  /** Folder of this part alone. */
  folder: string;
}

const ROUNDS = 5;
const PAIRS = 7;
const WARMING_ROUNDS = 2;

/** A copy of the data, for one server. */
export async function copyData({ seedData, folder }: Bench, name: string): Promise<string> {
  const copy = join(folder, name);
  await $`mkdir -p ${folder} && cp -r ${seedData} ${copy}`;
  return copy;
}

/** The executable as it is served, but for the rate limit: one key sends all requests. */
export async function startCarnet(
  { executable }: Bench,
  data: string,
  settings: Record<string, string> = {},
): Promise<Measured> {
  const port = await freePort();
  return start(
    [executable, "serve"],
    {
      CARNET_DATA: data,
      CARNET_PORT: String(port),
      CARNET_RATE_LIMIT: "1000000",
      CARNET_LOG_FORMAT: "json",
      ...settings,
    },
    (line) => (line.includes("Carnet is running") ? port : undefined),
  );
}

/** What Carnet is compared with; see `raw-server.ts`. */
export function startRaw(data: string, ...files: string[]): Promise<Measured> {
  return start(
    ["bun", join(import.meta.dir, "raw-server.ts"), join(data, "carnet.db"), ...files],
    {},
    (line) => (/^\d+$/.test(line) ? Number(line) : undefined),
  );
}

/** What a server is asked for. */
type Asked = [server: Measured, load: Load];

interface Rounds {
  ours: number[];
  theirs: number[];
}

/** CPU time for each request of two servers, in alternating rounds. */
export async function compare(name: string, limit: Limit, ours: Asked, theirs: Asked): Promise<Row> {
  return rowOf(name, limit, await measureRounds(ours, theirs));
}

/**
 * The same with new processes for further pairs, where two runs of one program lie as far apart as what is measured:
 * how its memory happens to lie decides then.
 */
export async function compareInPairs(
  name: string,
  limit: Limit,
  [[carnet, ours], [raw, theirs]]: [Asked, Asked],
  startPair: (pair: number) => Promise<[carnet: Measured, raw: Measured]>,
): Promise<Row> {
  const all = await measureRounds([carnet, ours], [raw, theirs]);
  for (let pair = 1; pair < PAIRS; pair++) {
    const servers = await startPair(pair);
    const rounds = await measureRounds([servers[0], ours], [servers[1], theirs]);
    all.ours.push(...rounds.ours);
    all.theirs.push(...rounds.theirs);
    await Promise.all(servers.map((server) => server.stop()));
  }
  return rowOf(name, limit, all);
}

async function measureRounds([carnet, ours]: Asked, [raw, theirs]: Asked): Promise<Rounds> {
  // Long enough for both to have compiled what they run: a server is measured as it runs, not as it starts.
  for (let warming = 0; warming < WARMING_ROUNDS; warming++) {
    await cpuPerRequest(carnet, ours);
    await cpuPerRequest(raw, theirs);
  }
  const rounds: Rounds = { ours: [], theirs: [] };
  for (let round = 0; round < ROUNDS; round++) {
    rounds.ours.push(await cpuPerRequest(carnet, ours));
    rounds.theirs.push(await cpuPerRequest(raw, theirs));
  }
  return rounds;
}

function rowOf(name: string, limit: Limit, { ours, theirs }: Rounds): Row {
  const ratio = median(ours.map((value, i) => value / (theirs[i] ?? 1)));
  return comparison(`${name} (CPU µs)`, median(ours).toFixed(1), median(theirs).toFixed(1), ratio, limit);
}

/** Headers of requests to the API. */
export function authorization(seeded: Seeded): Record<string, string> {
  return { Authorization: `Bearer ${seeded.key}`, "Accept-Encoding": "identity" };
}

/** Commits of a server to its database since it started. */
export async function commitsOf(port: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^carnet_commits_total (\d+)$/m.exec(text)?.[1]);
}
