/** A real server with fresh data, started as a stranger would start it. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import postgres from "postgres";
import { freePort } from "../../scripts/free-port.ts";
import { S3_URL, s3Settings } from "./s3.ts";

const START_MS = 20_000;
const STOP_MS = 15_000;
const MAIN = join(import.meta.dir, "../../src/main.ts");

/** Where the server under test believes to stand: links are built from it, never from the request. */
export const SITE_URL = "https://id.carnet.test";

export const ON_POSTGRES = process.env.CARNET_TEST_ENGINE === "postgres";

export interface Outcome {
  code: number | null;
  stdout: string;
  stderr: string;
}

export interface Server {
  port: number;
  /** `http://127.0.0.1:…` */
  address: string;
  data: string;
  /** Where its files lie, unless it is in the data folder. */
  s3: { url: string; prefix: string } | undefined;
  child: ChildProcess;
  /** What it wrote to standard error so far. */
  log(): string;
  /** Runs a command of the executable on this data. */
  carnet(...words: string[]): Promise<Outcome>;
  /** The same with `--json`, which must end well. */
  carnetJson<T>(...words: string[]): Promise<T>;
  signal(name: NodeJS.Signals): Promise<number | string>;
  /** Starts again on the same data after its end, with what is given over its settings. */
  restart(over?: Environment): Promise<void>;
  /** Ends it and drops its data. */
  stop(): Promise<void>;
}

type Environment = Record<string, string>;

/** The command line that starts Carnet: the sources, or the executable of `CARNET_TEST_EXECUTABLE`. */
export function commandLine(words: readonly string[]): [string, string[]] {
  const executable = process.env.CARNET_TEST_EXECUTABLE;
  return executable ? [executable, [...words]] : [process.execPath, [MAIN, ...words]];
}

/** Starts a server; `data` is a folder to use instead of a fresh one, and then not dropped. */
export async function startServer(settings: Environment = {}, data?: string): Promise<Server> {
  const folder = data ?? mkdtempSync(join(tmpdir(), "carnet-test-"));
  const database = ON_POSTGRES && !("DATABASE_URL" in settings) ? await createDatabase() : undefined;
  const s3 = S3_URL !== undefined && !("CARNET_FILES" in settings) ? bucketFor(S3_URL, folder) : undefined;
  const port = await freePort();
  const environment: Environment = {
    PATH: process.env.PATH ?? "",
    CARNET_DATA: folder,
    CARNET_PORT: String(port),
    CARNET_SITE_URL: SITE_URL,
    CARNET_RATE_LIMIT: "0",
    CARNET_LOG_FORMAT: "json",
    ...(database ? { DATABASE_URL: database.url } : {}),
    ...(s3 ? s3Settings(s3.url, s3.prefix) : {}),
    ...settings,
  };
  let log = "";
  const server: Server = {
    port,
    address: `http://127.0.0.1:${port}`,
    data: folder,
    s3,
    child: launch(),
    log: () => log,
    carnet: (...words) => runCarnet(words, environment),
    async carnetJson<T>(...words: string[]) {
      const { code, stdout, stderr } = await runCarnet([...words, "--json"], environment);
      if (code !== 0) throw new Error(`carnet ${words.join(" ")} ended with ${code}: ${stderr}`);
      return JSON.parse(stdout) as T;
    },
    signal(name) {
      const ended = endOf(server.child);
      server.child.kill(name);
      return ended;
    },
    async restart(over = {}) {
      Object.assign(environment, over);
      server.child = launch();
      await untilReady(server);
    },
    async stop() {
      if (server.child.exitCode === null && server.child.signalCode === null) await server.signal("SIGTERM");
      await database?.drop();
      if (data === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
  function launch(): ChildProcess {
    const [program, args] = commandLine(["serve"]);
    const child = spawn(program, args, { env: environment, stdio: ["ignore", "ignore", "pipe"] });
    child.stderr?.on("data", (chunk: Buffer) => {
      log += chunk.toString();
    });
    return child;
  }
  await untilReady(server).catch(async (fault) => {
    await server.stop();
    throw fault;
  });
  return server;
}

/** The same place for the same data. */
function bucketFor(url: string, folder: string): { url: string; prefix: string } {
  return { url, prefix: basename(folder) };
}

/** Runs Carnet to its end. */
export function runCarnet(words: readonly string[], environment: Environment): Promise<Outcome> {
  const [program, args] = commandLine(words);
  const child = spawn(program, args, {
    env: { PATH: process.env.PATH ?? "", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const outcome: Outcome = { code: null, stdout: "", stderr: "" };
  child.stdout.on("data", (chunk: Buffer) => {
    outcome.stdout += chunk.toString();
  });
  child.stderr.on("data", (chunk: Buffer) => {
    outcome.stderr += chunk.toString();
  });
  const late = setTimeout(() => child.kill("SIGKILL"), START_MS);
  return new Promise((resolve) =>
    child.on("close", (code) => {
      clearTimeout(late);
      resolve({ ...outcome, code });
    }),
  );
}

async function untilReady(server: Server): Promise<void> {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline) {
    if (server.child.exitCode !== null || server.child.signalCode !== null) break;
    const response = await fetch(`${server.address}/healthz`).catch(() => undefined);
    if (response?.ok) return;
    await Bun.sleep(15);
  }
  server.child.kill("SIGKILL");
  throw new Error(`the server did not start:\n${server.log()}`);
}

/** The exit code, or the signal that ended it. */
export function endOf(child: ChildProcess): Promise<number | string> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => {
      child.kill("SIGKILL");
      reject(new Error("the server did not stop"));
    }, STOP_MS);
    child.on("exit", (code, signal) => {
      clearTimeout(late);
      resolve(code ?? signal ?? "nothing");
    });
  });
}

/** A fresh database on the PostgreSQL of `CARNET_TEST_POSTGRES_URL`. */
export async function createDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const base = process.env.CARNET_TEST_POSTGRES_URL;
  if (!base) throw new Error("CARNET_TEST_ENGINE=postgres needs CARNET_TEST_POSTGRES_URL.");
  const name = `carnet_${crypto.randomUUID().replaceAll("-", "")}`;
  await administer(base, `create database ${name}`);
  const url = new URL(base);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => administer(base, `drop database ${name} with (force)`) };
}

async function administer(url: string, statement: string): Promise<void> {
  const client = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await client.unsafe(statement);
  } finally {
    await client.end();
  }
}
