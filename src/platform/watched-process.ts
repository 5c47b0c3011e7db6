/**
 * Runs a program that may hang, burst or break on what it is given: bytes on its standard input, an answer on its
 * standard output, and a byte on standard error now and then as a sign that it gets on. It inherits nothing else, and
 * is killed as soon as it goes over a limit.
 */
import { readFile } from "node:fs/promises";
import type { FileSink } from "bun";
import { nextTurn } from "./next-turn.ts";

/** Memory and processor time are watched on Linux only; the clock and the answer everywhere. */
export interface Limits {
  /**
   * By the clock, from the moment when it has its input, and anew as long as it gets a hundredth of that time to work in: a
   * busy machine gives a process that is not urgent little, and how much it works in all is limited anyway.
   */
  clockMs: number;
  /** Processor time for all of the work. */
  workMs: number;
  /** Processor time between two signs that it gets on. */
  stepMs: number;
  /** Resident memory. */
  memoryBytes: number;
  answerBytes: number;
}

export type Ending =
  | { answer: Buffer }
  /**
   * `hindered`: killed by somebody else, or hardly let to work; it may go well another time. `begun` is what it had
   * written of its answer.
   */
  | { failed: "time" | "step" | "memory" | "broken" | "hindered"; begun: Buffer };

/** How often a process is looked at: what grows fastest takes about 200 MB a second. */
const WATCH_MS = 50;
/** Whether memory and processor time of another process are told. */
const TELLS_WORK = process.platform === "linux";
/** The kernel tells processor time in ticks of a hundredth of a second, on every machine. */
const TICK_MS = 10;
/** Of the clock: a process that gets more of the processor is on its way, however long that takes. */
const LEAST_SHARE = 0.01;
const FROM_OUTSIDE: readonly unknown[] = ["SIGKILL", "SIGTERM", "SIGINT", "SIGHUP", "SIGQUIT"];

/**
 * @param input what comes piece by piece is handed over as the process takes it, and the event loop runs in between
 * @param environment all of it
 * @throws the signal's reason when it is aborted; what the input throws
 */
export async function runWatched(
  command: string[],
  input: Uint8Array | Blob | AsyncIterable<Uint8Array>,
  limits: Limits,
  signal: AbortSignal,
  environment: Readonly<Record<string, string>> = {},
): Promise<Ending> {
  signal.throwIfAborted();
  const isWhole = input instanceof Uint8Array || input instanceof Blob;
  const child = Bun.spawn<"pipe" | Uint8Array | Blob, "pipe", "pipe">(command, {
    stdin: isWhole ? input : "pipe",
    stdout: "pipe",
    stderr: "pipe",
    env: environment,
    cwd: "/",
    killSignal: "SIGKILL",
  });
  let why: Extract<Ending, { failed: string }>["failed"] | undefined;
  const end = (reason: NonNullable<typeof why>) => {
    why ??= reason;
    child.kill("SIGKILL");
  };
  const abort = () => child.kill("SIGKILL");
  signal.addEventListener("abort", abort);
  let workedMs = 0;
  const late = setTimeout(() => {
    const hasWorked = !TELLS_WORK || workedMs > limits.workMs / 2;
    end(hasWorked ? "time" : "hindered");
  }, limits.clockMs);
  let stepBeganMs = 0;
  let countedMs = 0;
  const watch = setInterval(async () => {
    const { memoryBytes, workMs } = await inspect(child.pid);
    workedMs = workMs;
    if (workMs - countedMs >= limits.clockMs * LEAST_SHARE) {
      countedMs = workMs;
      late.refresh();
    }
    if (memoryBytes > limits.memoryBytes) end("memory");
    else if (workMs > limits.workMs) end("time");
    else if (workMs - stepBeganMs > limits.stepMs) end("step");
  }, WATCH_MS);
  let inputFault: { fault: unknown } | undefined;
  const fed = isWhole
    ? undefined
    : feed(child.stdin as FileSink, input, { ended: child.exited, taken: () => late.refresh() }).catch(
        (fault) => {
          if (why === undefined) inputFault = { fault };
          end("broken");
        },
      );
  try {
    const [answer] = await Promise.all([
      readUpTo(child.stdout, limits.answerBytes, () => end("broken")),
      forEachChunk(child.stderr, () => {
        stepBeganMs = workedMs;
      }),
    ]);
    const code = await child.exited;
    await fed;
    signal.throwIfAborted();
    if (inputFault) throw inputFault.fault;
    const failed = why ?? failureOf(child.signalCode, code);
    return failed === undefined ? { answer } : { failed, begun: answer };
  } finally {
    clearTimeout(late);
    clearInterval(watch);
    signal.removeEventListener("abort", abort);
  }
}

/** Why a process ended that nobody here ended; undefined where all went well. */
function failureOf(signal: unknown, code: number): Extract<Ending, { failed: string }>["failed"] | undefined {
  if (signal === "SIGXCPU") return "time";
  if (FROM_OUTSIDE.includes(signal)) return "hindered";
  return code === 0 ? undefined : "broken";
}

/**
 * Hands a process its input. One that has ended takes no more, and the source is let go then, also while it is waited for.
 * @param taken called for each piece
 * @throws what the input throws
 */
async function feed(
  stdin: FileSink,
  input: AsyncIterable<Uint8Array>,
  { ended, taken }: { ended: Promise<unknown>; taken(): void },
): Promise<void> {
  const pieces = input[Symbol.asyncIterator]();
  // What is written to a process that is known to have ended is taken without a fault.
  const end = ended.then(() => undefined);
  for (;;) {
    const next = await Promise.race([pieces.next(), end]);
    if (next?.done) break;
    if (!next || !(await takes(stdin, next.value))) {
      // Not waited for: it comes after what the source is busy with.
      void Promise.resolve(pieces.return?.()).catch(() => {});
      break;
    }
    taken();
    await nextTurn();
  }
  await Promise.resolve(stdin.end()).catch(() => {});
}

/** Hands over a piece; false when nobody reads it any more. */
async function takes(stdin: FileSink, piece: Uint8Array): Promise<boolean> {
  try {
    await Promise.all([stdin.write(piece), stdin.flush()]);
    return true;
  } catch {
    return false;
  }
}

/** What a process takes; zeros where it is not known, or has ended. */
async function inspect(pid: number): Promise<{ memoryBytes: number; workMs: number }> {
  const read = (name: string) => readFile(`/proc/${pid}/${name}`, "latin1").catch(() => "");
  const [status, stat] = await Promise.all([read("status"), read("stat")]);
  // After the name in parentheses, which may hold blanks: state, then numbers; 14 and 15 in proc_pid_stat(5) are
  // the time in user and in kernel mode.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return {
    memoryBytes: Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024,
    workMs: (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * TICK_MS,
  };
}

async function readUpTo(
  stream: ReadableStream<Uint8Array>,
  limitBytes: number,
  tooLong: () => void,
): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  await forEachChunk(stream, (chunk) => {
    size += chunk.length;
    if (size > limitBytes) tooLong();
    else chunks.push(chunk);
  });
  return Buffer.concat(chunks);
}

async function forEachChunk(
  stream: ReadableStream<Uint8Array>,
  take: (chunk: Uint8Array) => void,
): Promise<void> {
  for await (const chunk of stream) take(chunk);
}
