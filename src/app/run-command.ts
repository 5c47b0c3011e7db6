/** Runs a command where its data are: in the running server, or here when there is none. */
import { readInput } from "../cli/arguments.ts";
import { type Command, type DataCommand, type Input, Refused, UsageError } from "../cli/command.ts";
import { askServer, hasControl } from "../cli/control.ts";
import { helpOf } from "../cli/help.ts";
import { Failure } from "../domain/failure.ts";
import { ConfigError, readConfig } from "../platform/config.ts";
import { KeyError } from "../platform/key-file.ts";
import { lockFolder } from "../platform/lock.ts";
import { MigrationError } from "../storage/migrations.ts";
import { closeServices, FolderError, openServices, prepareFolder } from "./services.ts";

const DONE = 0;
const FAILED = 1;
const WRONG_USE = 2;

/** Runs a command and prints what came of it; returns the exit code. */
export async function runCommand(command: Command, argv: readonly string[]): Promise<number> {
  if (argv.includes("--help")) {
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
    const result =
      command.needs === "data" ? await runOnData(command, input, folder) : await command.run(input);
    console.log(json ? JSON.stringify(result, null, 2) : command.text(result));
    return DONE;
  } catch (fault) {
    return report(fault, json, command.name);
  }
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
  const config = readConfig(folder === undefined ? {} : { data: folder }, process.env);
  prepareFolder(config.data);
  const lock = lockFolder(config.data);
  if (!lock) {
    if (!hasControl(config.data))
      throw new FolderError(
        `Another process uses ${config.data} and cannot be asked. Wait until it is done.`,
      );
    return askServer(config.data, command.name, input);
  }
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

const EXPECTED = [Failure, FolderError, ConfigError, KeyError, MigrationError];

function report(fault: unknown, json: boolean, name: string): number {
  if (fault instanceof UsageError) {
    console.error(`${fault.message}\nSee: carnet ${name} --help`);
    return WRONG_USE;
  }
  if (fault instanceof Refused) {
    if (json) console.log(JSON.stringify(fault.result, null, 2));
    console.error(fault.message);
    return FAILED;
  }
  if (EXPECTED.some((kind) => fault instanceof kind)) console.error((fault as Error).message);
  else console.error(`carnet ${name} failed:`, fault);
  return FAILED;
}
