/** Runs a command where its data are: in the running server, or here when there is none. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { readInput } from "../cli/arguments.ts";
import {
  type Command,
  type DataCommand,
  type Input,
  Refused,
  type Surroundings,
  UsageError,
} from "../cli/command.ts";
import { findCommand } from "../cli/commands.ts";
import { askServer, findServer } from "../cli/control.ts";
import { unwritable } from "../cli/file-fault.ts";
import { helpOf, helpOfGroup, helpOfServe, noSuchCommand, overview } from "../cli/help.ts";
import { Failure } from "../domain/failure.ts";
import { type Config, readConfig } from "../platform/config.ts";
import { FolderError, prepareFolder, refuseUnreadable } from "../platform/data-folder.ts";
import { type FolderLock, lockFolder } from "../platform/lock.ts";
import { VERSION } from "../platform/version.ts";
import { explain } from "./explain.ts";
import { closeServices, openServices } from "./services.ts";

const DONE = 0;
const FAILED = 1;
const WRONG_USE = 2;

/** How long a command waits for another one to let go of the folder, in milliseconds. */
const LOCK_WAIT_MS = 10_000;
const LOCK_RETRY_MS = 50;

/** Finds the command that the words name and runs it; returns the exit code. */
export async function runFromArguments(argv: readonly string[]): Promise<number> {
  const [first, ...rest] = argv;
  if (first === "help" && rest[0] === "serve") {
    console.log(helpOfServe());
    return DONE;
  }
  if (first === "help" && rest.length > 0) return runFromArguments([...rest, "--help"]);
  if (first === undefined || first === "help" || isHelp(first)) {
    console.log(overview(VERSION));
    return first === undefined ? WRONG_USE : DONE;
  }
  if (first === "--version" || first === "version") {
    console.log(rest.includes("--json") ? JSON.stringify({ version: VERSION }) : `carnet ${VERSION}`);
    return DONE;
  }
  const found = findCommand(argv);
  if (found) return runCommand(found.command, found.rest);
  const group = rest.some(isHelp) ? helpOfGroup(first) : undefined;
  if (group !== undefined) {
    console.log(group);
    return DONE;
  }
  console.error(noSuchCommand(argv));
  return WRONG_USE;
}

function isHelp(word: string): boolean {
  return word === "--help" || word === "-h";
}

/** Runs a command and prints what came of it; returns the exit code. */
async function runCommand(command: Command, argv: readonly string[]): Promise<number> {
  if (argv.some(isHelp)) {
    console.log(helpOf(command));
    return DONE;
  }
  const json = argv.includes("--json");
  try {
    const { folder, rest } = takeFolder(
      command,
      argv.filter((word) => word !== "--json"),
    );
    const input = readInput(command, rest);
    if (command.needs === "time") {
      await command.follow(input, surroundingsOf(json));
      return DONE;
    }
    if (command.needs === "box") {
      const { runKiosk } = await import("./kiosk.ts");
      await runKiosk(input, surroundingsOf(json));
      return DONE;
    }
    const { text } = command;
    try {
      await print(
        command.needs === "data"
          ? await runOnData(command, input, folder)
          : await command.run(input, process.env),
      );
      return DONE;
    } catch (fault) {
      if (fault instanceof Refused) await print(fault.result);
      throw fault;
    }

    async function print(result: object): Promise<void> {
      const words = json ? JSON.stringify(result, null, 2) : await text(result, input);
      if (words !== "") await writeOut(words);
    }
  } catch (fault) {
    return report(fault, command);
  }
}

/** Unlike `console.log` it tells when the words do not get there; a reader that has enough of them is no fault. */
async function writeOut(words: string): Promise<void> {
  try {
    await Bun.write(Bun.stdout, `${words}\n`);
  } catch (fault) {
    if (fault instanceof Error && "code" in fault && fault.code === "EPIPE") return;
    const { code, message } = unwritable("-", fault);
    throw new Failure(code, `${message} What the command did stands, and what it had to show is lost.`);
  }
}

function surroundingsOf(json: boolean): Surroundings {
  const stop = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => stop.abort());
  return {
    environment: process.env,
    json,
    stop: stop.signal,
    say: (line) => console.log(line),
    note: (line) => console.error(line),
  };
}

function takeFolder(
  command: Command,
  argv: readonly string[],
): { folder: string | undefined; rest: string[] } {
  const rest = [...argv];
  if (command.needs !== "data") return { folder: undefined, rest };
  const at = rest.findIndex((word) => word === "--data" || word.startsWith("--data="));
  if (at === -1) return { folder: undefined, rest };
  const [word = "", next] = rest.slice(at, at + 2);
  const folder = word === "--data" ? next : word.slice("--data=".length);
  if (!folder) throw new UsageError("--data needs a folder.");
  rest.splice(at, word === "--data" ? 2 : 1);
  return { folder, rest };
}

async function runOnData(command: DataCommand, input: Input, folder: string | undefined): Promise<object> {
  await command.prepare?.(input);
  const config = command.folder
    ? readConfig({ data: folder ?? command.folder.usual }, {})
    : readConfig(folder === undefined ? {} : { data: folder }, process.env);
  if (!command.beginsData) refuseWithoutData(config, command.folder?.absent);
  const run = () => runWhereDataIs(command, input, config);
  return command.around ? command.around(config, run) : run();
}

/** A mistyped folder must not become a new one beside the data that was meant. */
function refuseWithoutData({ data, database_url }: Config, absent = noData): void {
  if (existsSync(join(data, "carnet.db")) || (database_url !== undefined && existsSync(data))) return;
  refuseUnreadable(data);
  throw new FolderError(absent(data));
}

function noData(folder: string): string {
  return `There is no Carnet data in ${folder}. Say where it is with --data FOLDER (or CARNET_DATA), or begin with: carnet setup`;
}

async function runWhereDataIs(command: DataCommand, input: Input, config: Config): Promise<object> {
  prepareFolder(config.data);
  const lock = await lockOrServer(config.data);
  if (lock === "server") return askServer(config.data, command.name, input);
  try {
    // Commands print their result only; what the log says belongs to the server.
    const services = await openServices({ ...config, log_level: "error" });
    try {
      return await command.run(services, input);
    } finally {
      await closeServices(services);
    }
  } finally {
    lock.release();
  }
}

/** The folder's lock, or the server that holds it. Another command, or a server that starts, is waited for. */
async function lockOrServer(folder: string): Promise<FolderLock | "server"> {
  const deadline = performance.now() + LOCK_WAIT_MS;
  for (;;) {
    const lock = lockFolder(folder);
    if (lock) return lock;
    if (await findServer(folder)) return "server";
    if (performance.now() > deadline)
      throw new FolderError(
        `Another process uses ${folder} and does not answer. Wait until it is done, and try again.`,
      );
    await Bun.sleep(LOCK_RETRY_MS);
  }
}

function report(fault: unknown, { name, options }: Command): number {
  if (fault instanceof UsageError) {
    console.error(`${fault.message}\nSee: carnet ${name} --help`);
    return WRONG_USE;
  }
  if (fault instanceof Refused) {
    console.error(fault.message);
    return FAILED;
  }
  const explained = explain(fault);
  if (explained === undefined) console.error(`carnet ${name} failed:`, fault);
  // Values are called by their options here.
  else if (fault instanceof Failure && fault.param !== undefined && Object.hasOwn(options, fault.param))
    console.error(explained.replace(`"${fault.param}"`, `--${fault.param}`));
  else console.error(explained);
  return FAILED;
}
