/** `carnet serve`: start, run until asked to stop, stop. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseFault } from "../cli/arguments.ts";
import type { Services } from "../domain/services.ts";
import { type Config, FlagError, readConfig, SETTINGS, type SettingName } from "../platform/config.ts";
import { FolderError, prepareFolder } from "../platform/data-folder.ts";
import { late } from "../platform/late.ts";
import { LOCK_PATIENCE_MS, waitForFolder } from "../platform/lock.ts";
import { shortS3Address } from "../platform/s3-address.ts";
import { countDiskFiles } from "../storage/disk-files.ts";
import { FilesUnavailable } from "../storage/files.ts";
import { announce } from "./announce.ts";
import type { Background } from "./background.ts";
import { explain } from "./explain.ts";
import { startServer } from "./server.ts";
import { closeServices, openServices } from "./services.ts";

/** A stop that takes longer than this is cut short, so that exit comes within 10 seconds. */
const STOP_MS = 9000;
/** How long who waits for the server has for a first answer, before everything else is loaded. */
const FIRST_ANSWER_MS = 50;

/** Runs the server; resolves with the exit code when it has stopped. */
export async function serveFromArguments(argv: readonly string[]): Promise<number> {
  if (argv.some((word) => word === "--help" || word === "-h")) {
    const { helpOfServe } = await import("../cli/help.ts");
    console.log(helpOfServe());
    return 0;
  }
  try {
    const { flags, json } = readFlags(argv);
    return await serve(readConfig(flags, process.env), json);
  } catch (fault) {
    return report(fault);
  }
}

async function serve(config: Config, json: boolean): Promise<number> {
  // Listened for from the first moment, so that a stop during the start is a stop and not a kill.
  const asked = stopSignal();
  prepareFolder(config.data);
  const lock = await waitForFolder(config.data, LOCK_PATIENCE_MS);
  if (!lock)
    throw new FolderError(
      `Another Carnet runs on ${config.data}. Stop it first, or choose another folder with CARNET_DATA. Commands such as "carnet keys list" work beside it.`,
    );
  // Whatever ends this, a failed start too, ends all that was started: the process goes with the last of it.
  await using started = new AsyncDisposableStack();
  started.defer(() => lock.release());
  const services = await openServices(config, { serves: true });
  const { log } = services;
  let signal: string | undefined;
  started.defer(() => {
    if (signal !== undefined) log.info("stopped");
  });
  started.defer(() => closeServices(services));
  for (const variable of config.unread)
    log.warn(`${variable} is no setting, and nothing reads it. All settings: carnet serve --help`);
  await checkFiles(services);
  let background: Background | undefined;
  // After the server, whose requests give it work.
  started.defer(() => background?.stop());
  const server = await startServer(services);
  started.defer(server.stop);
  started.defer(() => {
    setTimeout(() => {
      log.warn("stopping took too long and was cut short");
      process.exit(signal === undefined ? 1 : 0);
    }, STOP_MS).unref();
  });
  await Bun.sleep(FIRST_ANSWER_MS);
  await server.load();
  const { startBackground } = await import("./background.ts");
  background = await startBackground(services);
  await announce(services, server, json);

  signal = await asked;
  log.info("stopping", { signal });
  return 0;
}

/**
 * A place away from this machine is tried out before anybody is let in.
 * @throws FilesUnavailable with what is wrong
 */
async function checkFiles({ files, config, log }: Services): Promise<void> {
  if (config.files === undefined) return;
  const fault = await files.check({ trial: true });
  if (fault !== undefined) throw new FilesUnavailable(fault);
  const left = await countDiskFiles(join(config.data, "files"));
  if (left > 0)
    log.warn(
      `Files are kept in ${shortS3Address(config.files)}, and ${left} lie in the data folder, where they are not looked for. Bring them over: carnet files move --remove`,
    );
}

function stopSignal(): Promise<string> {
  return new Promise((resolve) => {
    const signals = ["SIGTERM", "SIGINT", ...(isHangupIgnored() ? [] : ["SIGHUP"])] as const;
    for (const signal of signals) process.once(signal, () => resolve(signal));
  });
}

/** Whether this was started to outlive its terminal, by `nohup` for one; listening would end that. */
function isHangupIgnored(): boolean {
  try {
    const [, mask = ""] = /^SigIgn:\s*(\w+)$/m.exec(readFileSync("/proc/self/status", "utf8")) ?? [];
    return Number.parseInt(mask.slice(-1), 16) % 2 === 1;
  } catch {
    return true;
  }
}

interface Flags {
  flags: Partial<Record<SettingName, string>>;
  /** Whether what a start tells people is printed as JSON. */
  json: boolean;
}

function readFlags(argv: readonly string[]): Flags {
  if (argv.length === 0) return { flags: {}, json: false };
  const names = Object.keys(SETTINGS) as SettingName[];
  const settings = names.map((name) => [name.replaceAll("_", "-"), { type: "string" as const }] as const);
  const options = { ...Object.fromEntries(settings), json: { type: "boolean" as const } };
  let values: Record<string, string | boolean | undefined>;
  try {
    ({ values } = late.util.parseArgs({ args: [...argv], options, strict: true }));
  } catch (fault) {
    throw new WrongUse(parseFault(fault));
  }
  const flags: Flags["flags"] = {};
  for (const name of names) {
    const value = values[name.replaceAll("_", "-")];
    if (typeof value === "string") flags[name] = value;
  }
  return { flags, json: values["json"] === true };
}

class WrongUse extends Error {}

function report(fault: unknown): number {
  if (fault instanceof WrongUse) {
    console.error(`${fault.message}\nSee: carnet serve --help`);
    return 2;
  }
  const explained = explain(fault);
  if (explained === undefined) console.error("Carnet could not start:", fault);
  else console.error(explained);
  return fault instanceof FlagError ? 2 : 1;
}
