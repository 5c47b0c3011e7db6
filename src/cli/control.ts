/**
 * The control socket: a command beside a running server is run by that server, so that one process alone writes
 * the data and the server sees the effect at once. The socket lies in the data folder, for its owner only.
 */
import { chmodSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Failure } from "../domain/failure.ts";
import type { Services } from "../domain/services.ts";
import { ConfigError } from "../platform/config.ts";
import { FolderError, reasonOf } from "../platform/data-folder.ts";
import { VERSION } from "../platform/version.ts";
import { FilesUnavailable } from "../storage/files.ts";
import { type DataCommand, type Input, Refused, UsageError } from "./command.ts";

/** A server that does not answer within this time is busy starting or stopping. */
const ANSWER_MS = 2000;

function socketOf(folder: string): string {
  return join(folder, "carnet.sock");
}

type Reply =
  | { result: object }
  | { refusal: string; kind: "failure" | "usage" | "refused" | "bug"; result?: object };

/**
 * Listens for commands, which are loaded with the first; the returned function stops that.
 * @throws FolderError when the folder takes no socket
 */
export function openControl(
  services: Services,
  commands: () => Promise<readonly DataCommand[]>,
): () => Promise<void> {
  const path = socketOf(services.config.data);
  const server = listenAt(path, async (request) => {
    if (request.method === "GET")
      return Response.json({ version: VERSION, pid: process.pid } satisfies ServerFacts);
    const { command: name, input } = (await request.json()) as { command: string; input: Input };
    const command = (await commands()).find((one) => one.name === name);
    if (!command)
      return Response.json({
        refusal: `The running server does not know "carnet ${name}". Is it older than this executable?`,
        kind: "usage",
      });
    return Response.json(await reply(services, command, input));
  });
  return async () => {
    await server.stop();
    rmSync(path, { force: true });
  };
}

/** @throws FolderError */
function listenAt(path: string, fetch: (request: Request) => Promise<Response>): Bun.Server<undefined> {
  try {
    // Left behind by a process that was killed: this one holds the folder's lock.
    rmSync(path, { force: true });
    const server = Bun.serve({ unix: path, fetch });
    chmodSync(path, 0o600);
    return server;
  } catch (fault) {
    throw new FolderError(
      `The socket ${path}, through which commands come, cannot be made: ${reasonOf(fault)}. Move away what lies there, or choose another data folder with --data (or CARNET_DATA).`,
    );
  }
}

async function reply(services: Services, command: DataCommand, input: Input): Promise<Reply> {
  try {
    return { result: await command.run(services, input) };
  } catch (fault) {
    if (fault instanceof Failure || fault instanceof FilesUnavailable || fault instanceof ConfigError)
      return { refusal: fault.message, kind: "failure" };
    if (fault instanceof UsageError) return { refusal: fault.message, kind: "usage" };
    if (fault instanceof Refused) return { refusal: fault.message, kind: "refused", result: fault.result };
    services.log.error("a command failed", { command: command.name, fault });
    return {
      refusal: `The server failed on this command: ${fault instanceof Error ? fault.message : fault}`,
      kind: "bug",
    };
  }
}

interface ServerFacts {
  version: string;
  pid: number;
}

/** The server that runs on this folder; undefined when none answers. */
export async function findServer(folder: string): Promise<ServerFacts | undefined> {
  try {
    const signal = AbortSignal.timeout(ANSWER_MS);
    const response = await fetch("http://localhost/", { unix: socketOf(folder), signal });
    return (await response.json()) as ServerFacts;
  } catch {
    return undefined;
  }
}

/** Has the running server run a command. */
export async function askServer(folder: string, command: string, input: Input): Promise<object> {
  const response = await fetch("http://localhost/", {
    unix: socketOf(folder),
    method: "POST",
    timeout: false,
    body: JSON.stringify({ command, input }),
  });
  const answer = (await response.json()) as Reply;
  if (!("refusal" in answer)) return answer.result;
  if (answer.kind === "usage") throw new UsageError(answer.refusal);
  if (answer.kind === "refused") throw new Refused(answer.refusal, answer.result ?? {});
  throw new Failure("invalid_value", answer.refusal);
}
