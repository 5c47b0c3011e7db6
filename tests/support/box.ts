/** A box beside the line, with a folder of its own: started, killed and asked as its page would. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../scripts/free-port.ts";
import type { Stage } from "./company.ts";
import type { Passport } from "./objects.ts";
import { commandLine } from "./server.ts";

export interface Box {
  data: string;
  port: number;
  /** What it said on its terminal since it was first started. */
  said(): string;
  start(): Promise<void>;
  kill(signal: NodeJS.Signals): Promise<void>;
  get<T>(path: string): Promise<T>;
  post(path: string, body: object, key?: string): Promise<Response>;
  drop(): Promise<void>;
}

/** A box of the company of a stage. */
export async function startBox(
  stage: Stage,
  {
    options = [],
    environment = {},
    server = stage.server.address,
  }: { options?: string[]; environment?: Record<string, string>; server?: string } = {},
): Promise<Box> {
  const data = mkdtempSync(join(tmpdir(), "carnet-box-"));
  const port = await freePort();
  let child: ChildProcess | undefined;
  let said = "";
  const address = `http://localhost:${port}`;
  const headers = { "Sec-Fetch-Site": "same-origin" };
  const box: Box = {
    data,
    port,
    said: () => said,
    async start() {
      const words = ["kiosk", "--server", server, "--key", stage.live.apiKey];
      const [program, args] = commandLine([...words, "--data", data, "--port", String(port), ...options]);
      const env = { PATH: process.env.PATH ?? "", ...environment };
      child = spawn(program, args, { env, stdio: ["ignore", "pipe", "ignore"] });
      child.stdout?.on("data", (text) => {
        said += text;
      });
      await until(async () => (await fetch(`${address}/kiosk`)).ok);
    },
    async kill(signal) {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child?.once("exit", resolve));
      child.kill(signal);
      await ended;
    },
    get: async <T>(path: string) =>
      (await (await fetch(`${address}/kiosk/api${path}`, { headers })).json()) as T,
    post: (path, body, key) =>
      fetch(`${address}/kiosk/api${path}`, {
        method: "POST",
        headers: {
          ...headers,
          "Content-Type": "application/json",
          ...(key === undefined ? {} : { "Idempotency-Key": key }),
        },
        body: JSON.stringify(body),
      }),
    async drop() {
      await box.kill("SIGKILL");
      rmSync(data, { recursive: true, force: true });
    },
  };
  await box.start();
  return box;
}

export async function until(holds: () => Promise<boolean>, seconds = 60): Promise<void> {
  for (const end = Date.now() + seconds * 1000; ; ) {
    if (await holds().catch(() => false)) return;
    if (Date.now() > end) throw new Error("it did not come to pass");
    await Bun.sleep(100);
  }
}

/** Waits until a box has so many codes of a passport ready. */
export const readyFor = (box: Box, passport: Passport, count: number) =>
  until(async () => {
    const { data } = await box.get<{ data: { id: string; ready: number }[] }>("/jobs");
    return data.some((job) => job.id === passport.id && job.ready >= count);
  });
