/** Servers under measurement: started as processes of their own, their CPU time and memory read from the kernel. */
import { readdirSync, readFileSync } from "node:fs";

export interface Measured {
  port: number;
  /** CPU seconds spent so far, in user and kernel mode, all threads. */
  cpuSeconds(): number;
  /** Resident memory, in MiB. */
  residentMiB(): number;
  /** The most it has been, in MiB. */
  peakMiB(): number;
  stop(): Promise<void>;
}

export async function start(
  command: string[],
  environment: Record<string, string>,
  port: (line: string) => number | undefined,
): Promise<Measured> {
  const child = Bun.spawn(command, {
    env: { ...process.env, ...environment },
    stdout: "pipe",
    stderr: "pipe",
  });
  const found = await Promise.race([portFrom(child.stdout, port), portFrom(child.stderr, port)]);
  return {
    port: found,
    cpuSeconds() {
      // Nanoseconds on the processor, thread by thread; threads that ended are few and short-lived here.
      const threads = readdirSync(`/proc/${child.pid}/task`);
      return (
        threads.reduce((sum, thread) => sum + nanoseconds(`/proc/${child.pid}/task/${thread}/schedstat`), 0) /
        1e9
      );
    },
    residentMiB() {
      const [, pages] = readFileSync(`/proc/${child.pid}/statm`, "utf8").split(" ");
      return (Number(pages) * 4096) / 1024 ** 2;
    },
    peakMiB() {
      const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
      return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
    },
    async stop() {
      child.kill("SIGTERM");
      await child.exited;
    },
  };
}

function nanoseconds(path: string): number {
  try {
    return Number(readFileSync(path, "utf8").split(" ")[0]);
  } catch {
    return 0;
  }
}

async function portFrom(
  stream: ReadableStream<Uint8Array>,
  port: (line: string) => number | undefined,
): Promise<number> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of stream) {
    text += decoder.decode(chunk, { stream: true });
    for (const line of text.split("\n")) {
      const found = port(line);
      if (found !== undefined) {
        drain(stream);
        return found;
      }
    }
  }
  return new Promise(() => {});
}

/** Keeps the pipe from filling up. */
function drain(stream: ReadableStream<Uint8Array>): void {
  if (!stream.locked) void stream.pipeTo(new WritableStream());
}

export interface Load {
  count: number;
  clients: number;
  request(index: number): { path: string; init?: RequestInit };
  expect: number;
}

/** Sends requests over kept connections; returns the server's CPU time for each, in microseconds. */
export async function cpuPerRequest(server: Measured, load: Load): Promise<number> {
  const before = server.cpuSeconds();
  let next = 0;
  await Promise.all(
    Array.from({ length: load.clients }, async () => {
      while (next < load.count) {
        const { path, init } = load.request(next++);
        const response = await fetch(`http://127.0.0.1:${server.port}${path}`, {
          ...init,
          redirect: "manual",
        });
        await response.arrayBuffer();
        if (response.status !== load.expect)
          throw new Error(`${path} answered ${response.status}, not ${load.expect}`);
      }
    }),
  );
  return ((server.cpuSeconds() - before) / load.count) * 1e6;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}
