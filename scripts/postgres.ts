/** A PostgreSQL server of its own for the tests, in a temporary folder, gone when they end. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./free-port.ts";

export interface TemporaryPostgres {
  /** Connects as a superuser, who may create databases. */
  url: string;
  version: string;
  stop(): Promise<void>;
}

const START_SECONDS = 60;
const USER = "carnet";

/**
 * Starts an installed PostgreSQL, undefined when there is none.
 * @throws Error with the server's own words when it is there but does not start
 */
export async function startPostgres(): Promise<TemporaryPostgres | undefined> {
  const programs = findPrograms();
  if (!programs) return undefined;
  const initdb = join(programs, "initdb");
  const version = spawnSync(initdb, ["--version"], { encoding: "utf8" }).stdout.match(/[\d.]+/)?.[0] ?? "";

  const folder = mkdtempSync(join(tmpdir(), "carnet-postgres-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const owner = unprivileged();
    const password = Bun.randomUUIDv7();
    const passwordFile = join(folder, "password");
    writeFileSync(passwordFile, password, { mode: 0o600 });
    if (owner) for (const path of [folder, passwordFile]) chownSync(path, owner.uid, owner.gid);

    const cluster = join(folder, "cluster");
    const made = spawnSync(
      initdb,
      [
        ...["--pgdata", cluster, "--username", USER, "--pwfile", passwordFile, "--auth", "scram-sha-256"],
        // Sorted as a language sorts, not by bytes, so that a column without its own collation is found out.
        ...["--encoding", "UTF8", "--locale-provider", "icu", "--icu-locale", "en", "--locale", "C"],
        "--no-sync",
      ],
      { encoding: "utf8", cwd: folder, env: environment(), ...owner },
    );
    if (made.status !== 0) throw new Error(`initdb failed:\n${made.stdout}${made.stderr}`);

    const port = await freePort();
    const options = [
      ...["listen_addresses=127.0.0.1", `port=${port}`, "unix_socket_directories=", "max_connections=200"],
      // Nothing here outlives the tests, so nothing waits for a disk.
      ...["fsync=off", "synchronous_commit=off", "full_page_writes=off", "lc_messages=C"],
    ].flatMap((option) => ["-c", option]);
    const server = spawn(join(programs, "postgres"), ["-D", cluster, ...options], {
      cwd: folder,
      env: environment(),
      stdio: ["ignore", "ignore", "pipe"],
      ...owner,
    });
    await untilReady(server);
    return {
      url: `postgres://${USER}:${password}@127.0.0.1:${port}/postgres`,
      version,
      async stop() {
        await end(server);
        remove();
      },
    };
  } catch (fault) {
    remove();
    throw fault;
  }
}

function findPrograms(): string | undefined {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const pgConfig = Bun.which("pg_config");
  const folders = [
    ...versions.map((version) => join(debian, version, "bin")),
    pgConfig ? spawnSync(pgConfig, ["--bindir"], { encoding: "utf8" }).stdout.trim() : "",
    ...(process.env.PATH ?? "").split(":"),
  ];
  return folders.find(
    (folder) => folder && existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres")),
  );
}

/** PostgreSQL refuses to run as root: then the user of its package does, or nobody. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ["postgres", "nobody"]) {
    const [uid, gid] = ["-u", "-g"].map((flag) =>
      spawnSync("id", [flag, name], { encoding: "utf8" }).stdout.trim(),
    );
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error("PostgreSQL does not run as root, and there is no user postgres or nobody to run it.");
}

/** Without the caller's PG* variables, which would lead elsewhere. */
function environment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, LC_ALL: "C", TZ: "UTC" };
}

function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = "";
    const timer = setTimeout(() => {
      server.kill("SIGKILL");
      reject(new Error(`PostgreSQL was not ready after ${START_SECONDS} seconds:\n${log}`));
    }, START_SECONDS * 1000);
    // The stream is read to its end: a full pipe would stop the server.
    server.stderr?.on("data", (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-10_000);
      if (!log.includes("ready to accept connections")) return;
      clearTimeout(timer);
      resolve();
    });
    server.on("error", reject);
    server.on("exit", () => {
      clearTimeout(timer);
      reject(new Error(`PostgreSQL ended at its start:\n${log}`));
    });
  });
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exited = new Promise((resolve) => server.on("exit", resolve));
  // SIGINT is its fast shutdown: open connections are closed.
  server.kill("SIGINT");
  await exited;
}
