/** What can be said of a data folder from outside: without opening its data, and without asking its server. */
import {
  accessSync,
  constants,
  existsSync,
  readdirSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import type { Config } from "../platform/config.ts";
import { reasonOf } from "../platform/data-folder.ts";
import { parseKey, readKeyFile } from "../platform/key-file.ts";
import { inspectSqlite } from "../storage/inspect-sqlite.ts";
import { MigrationError } from "../storage/migrations.ts";
import { findServer } from "./control.ts";

export interface Finding {
  check: string;
  result: "ok" | "warn" | "fail";
  found: string;
  /** What to do about it; null when there is nothing. */
  todo: string | null;
}

const RESTORE = "Stop Carnet, keep a copy of the folder, and put the newest good backup in its place.";
const MB = 1024 * 1024;
const LITTLE_ROOM_BYTES = 500 * MB;
const NO_ROOM_BYTES = 64 * MB;

/** Everything about the folder, and whether opening its data can be tried without changing anything. */
export async function inspectFolder(config: Config): Promise<{ findings: Finding[]; mayOpen: boolean }> {
  const folder = inspectItself(config.data);
  if (folder.result === "fail") return { findings: [folder], mayOpen: false };
  const key = inspectKey(config);
  const { database, current } = inspectDatabase(config);
  const findings = [
    folder,
    inspectDisk(config.data),
    key,
    database,
    inspectBackups(config.data),
    await inspectServer(config.data),
    ...inspectVariables(config),
  ];
  return { findings, mayOpen: key.result !== "fail" && database.result !== "fail" && current };
}

function inspectVariables({ unread }: Config): Finding[] {
  return unread.map((variable) => ({
    check: "settings",
    result: "warn",
    found: `${variable} is no setting, and nothing reads it.`,
    todo: "Look for its right name in: carnet serve --help",
  }));
}

function inspectItself(folder: string): Finding {
  const finding = (result: Finding["result"], found: string, todo: string | null = null): Finding => ({
    check: "folder",
    result,
    found,
    todo,
  });
  const trial = join(folder, `.doctor-${process.pid}`);
  try {
    writeFileSync(trial, "", { mode: 0o600 });
    rmSync(trial);
  } catch (fault) {
    const reason = fault instanceof Error ? fault.message : fault;
    return finding(
      "fail",
      `${folder} cannot be written to: ${reason}.`,
      "Let this user own the folder, or choose another with --data or CARNET_DATA.",
    );
  }
  if (isOpenToOtherUsers(folder))
    return finding("warn", `${folder} can be read by others on this machine.`, `Run: chmod 700 ${folder}`);
  return finding("ok", `${folder} can be written to, and is this user's alone.`);
}

function inspectDisk(folder: string): Finding {
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  const found = `${Math.floor(free / MB).toLocaleString("en")} MB are free.`;
  const todo = "Make room on this disk: when it is full, nothing can be stored, while public pages go on.";
  if (free < NO_ROOM_BYTES) return { check: "disk", result: "fail", found, todo };
  if (free < LITTLE_ROOM_BYTES) return { check: "disk", result: "warn", found, todo };
  return { check: "disk", result: "ok", found, todo: null };
}

function inspectKey({ key, data }: Config): Finding {
  const path = join(data, "carnet.key");
  try {
    if (key !== undefined) {
      parseKey(key, "CARNET_KEY");
      return { check: "key", result: "ok", found: "The instance key is in CARNET_KEY.", todo: null };
    }
    if (readKeyFile(path))
      return {
        check: "key",
        result: "ok",
        found: `${path} holds the instance key, and is this user's alone.`,
        todo: null,
      };
    return {
      check: "key",
      result: "fail",
      found: `${path} is missing.`,
      todo: "Put it back from your backup, or set CARNET_KEY.",
    };
  } catch (fault) {
    return {
      check: "key",
      result: "fail",
      found: "The instance key cannot be used.",
      todo: fault instanceof Error ? fault.message : String(fault),
    };
  }
}

function inspectDatabase({ data, database_url }: Config): { database: Finding; current: boolean } {
  if (database_url !== undefined) {
    const found = "The data is in PostgreSQL; opening it brings its tables up to date.";
    return { database: { check: "database", result: "ok", found, todo: null }, current: true };
  }
  const path = join(data, "carnet.db");
  const failed = (found: string, todo: string) => ({
    database: { check: "database", result: "fail" as const, found, todo },
    current: false,
  });
  try {
    accessSync(path, constants.R_OK | constants.W_OK);
  } catch (fault) {
    return failed(`${path} cannot be used: ${reasonOf(fault)}.`, `Let this user own it: chown USER ${path}`);
  }
  try {
    const { damage, pending } = inspectSqlite(path);
    if (damage.length > 0) return failed(`${path} is damaged: ${damage[0]}.`, RESTORE);
    if (pending.length > 0)
      return {
        database: {
          check: "database",
          result: "warn",
          found: `${path} is whole, but older than this executable (${pending.join(", ")}).`,
          todo: "Start the server once to bring it up to date: a verified copy is made first. The rest is checked then.",
        },
        current: false,
      };
    const found = `${path} is whole (quick check) and up to date, ${Math.ceil(statSync(path).size / MB)} MB.`;
    return { database: { check: "database", result: "ok", found, todo: null }, current: true };
  } catch (fault) {
    if (fault instanceof MigrationError) return failed(`${path} is not of this executable.`, fault.message);
    return failed(`${path} cannot be read: ${fault instanceof Error ? fault.message : fault}.`, RESTORE);
  }
}

function inspectBackups(data: string): Finding {
  const folder = join(data, "backups");
  const names = existsSync(folder) ? readdirSync(folder) : [];
  if (names.length === 0)
    return {
      check: "backups",
      result: "ok",
      found: "No copies were made before an upgrade yet.",
      todo: null,
    };
  if (isOpenToOtherUsers(folder))
    return {
      check: "backups",
      result: "warn",
      found: `${folder} can be read by others.`,
      todo: `Run: chmod 700 ${folder}`,
    };
  const newest = Math.max(...names.map((name) => statSync(join(folder, name)).mtimeMs));
  const found = `${folder} holds ${names.length}, the newest of ${new Date(newest).toISOString().slice(0, 10)}.`;
  return { check: "backups", result: "ok", found, todo: null };
}

async function inspectServer(data: string): Promise<Finding> {
  const server = await findServer(data);
  const found = server
    ? `Carnet ${server.version} runs on this folder (process ${server.pid}).`
    : "No server runs on this folder.";
  return { check: "server", result: "ok", found, todo: null };
}

function isOpenToOtherUsers(path: string): boolean {
  return (statSync(path).mode & 0o077) !== 0;
}
