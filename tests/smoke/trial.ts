/** What trials of an executable share: a copy of it away from here, steps that are told and counted, and a clean end. */
import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, chownSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** Far longer than anything takes on a busy machine, and under qemu: only what hangs runs into it. */
export const PATIENCE_SECONDS = 180;
const NOBODY = 65534;
/** A Raspberry Pi 3, the smallest machine that Carnet is meant for. */
const QEMU = ["qemu-aarch64-static", "-cpu", "cortex-a53", "-L", "/usr/aarch64-linux-gnu"];

export interface Outcome {
  code: number | null;
  stdout: Buffer;
  stderr: string;
}

export interface Running {
  /** What it wrote so far, the last of it. */
  output(): string;
  signal(name: NodeJS.Signals): void;
  /** Sends a signal and waits for the end: the exit code, or the signal that ended it. */
  end(signal: NodeJS.Signals): Promise<string>;
}

export interface Trial {
  /** Whether the executable runs under qemu: what is slow is done less often then. */
  readonly emulate: boolean;
  /** Where the executable is run; empty at first. */
  readonly home: string;
  /** What a step needs beside it. */
  readonly scratch: string;
  /** Tells and counts a step. @throws what the work throws: the steps after it need what it should have left */
  step<T>(name: string, work: () => T | Promise<T>): Promise<T>;
  /** Tells of steps that this machine has not what they need for. */
  skip(name: string, reason: string): void;
  /** Steps of which each needs the one before, and nothing else needs any. */
  story(work: () => Promise<void>): Promise<void>;
  /** Runs a command to its end. */
  run(words: readonly string[], how?: { input?: string; environment?: Environment }): Promise<Outcome>;
  /** The same; what it printed. @throws when it did not end well */
  carnet(...words: string[]): Promise<string>;
  /** Starts what goes on until it is stopped, and waits until an address answers. */
  launch(words: readonly string[], environment: Environment, address?: string): Promise<Running>;
  /** Ends what still runs, drops all files, says how many steps went well, and ends this program. */
  close(): never;
}

export type Environment = Record<string, string>;

/** @param usage how the program is called; the executable is its last word, after `--emulate` where it runs under qemu */
export function beginTrial(usage: string, { asNobody = false } = {}): Trial {
  const emulate = process.argv[2] === "--emulate";
  const executable = process.argv[emulate ? 3 : 2];
  if (!executable || !existsSync(executable)) {
    console.error(`${executable ?? "No executable"}: not found. Usage: ${usage}`);
    process.exit(2);
  }
  const user = asNobody && process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  const folder = mkdtempSync(join(tmpdir(), "carnet-smoke-"));
  const copy = join(folder, "carnet");
  const [program = "", ...first] = [...(emulate ? QEMU : []), copy];
  const children = new Set<ChildProcess>();
  const told = new WeakSet<Error>();
  let passed = 0;
  let failed = 0;

  copyFileSync(resolve(executable), copy);
  chmodSync(folder, 0o755);
  chmodSync(copy, 0o755);
  const trial: Trial = {
    emulate,
    home: join(folder, "home"),
    scratch: join(folder, "scratch"),
    async step(name, work) {
      const start = performance.now();
      const took = () => `(${((performance.now() - start) / 1000).toFixed(1)} s)`;
      try {
        const result = await work();
        passed++;
        console.log(`ok      ${name} ${took()}`);
        return result;
      } catch (thrown) {
        const fault = thrown instanceof Error ? thrown : new Error(String(thrown));
        failed++;
        told.add(fault);
        console.log(`FAILED  ${name} ${took()}\n        ${fault.message}`);
        throw fault;
      }
    },
    skip(name, reason) {
      console.log(`skipped ${name}: ${reason}`);
    },
    async story(work) {
      await work().catch((fault) => {
        if (told.has(fault)) return;
        failed++;
        console.log(`FAILED  the trial itself\n        ${fault instanceof Error ? fault.stack : fault}`);
      });
    },
    async run(words, { input, environment = {} } = {}) {
      const child = spawn(program, [...first, ...words], { cwd: trial.home, env: environment, ...user });
      children.add(child);
      const stdout: Buffer[] = [];
      let stderr = "";
      child.stdout.on("data", (chunk: Buffer) => stdout.push(chunk));
      child.stderr.on("data", (chunk: Buffer) => {
        stderr += chunk.toString();
      });
      // A command that reads nothing may have ended before.
      child.stdin.on("error", () => {});
      child.stdin.end(input);
      const late = setTimeout(() => child.kill("SIGKILL"), PATIENCE_SECONDS * 1000);
      const code = await new Promise<number | null>((done) => {
        child.once("close", done);
        child.once("error", (fault) => {
          stderr += fault.message;
          done(null);
        });
      });
      clearTimeout(late);
      children.delete(child);
      return { code, stdout: Buffer.concat(stdout), stderr };
    },
    async carnet(...words) {
      const { code, stdout, stderr } = await trial.run(words);
      if (code !== 0) throw new Error(`carnet ${words.join(" ")} ended with ${code}: ${stderr}${stdout}`);
      return stdout.toString();
    },
    async launch(words, environment, address) {
      const child = spawn(program, [...first, ...words], {
        cwd: trial.home,
        env: environment,
        stdio: ["ignore", "pipe", "pipe"],
        ...user,
      });
      children.add(child);
      let output = "";
      for (const stream of [child.stdout, child.stderr])
        stream.on("data", (chunk: Buffer) => {
          output = (output + chunk.toString()).slice(-20_000);
        });
      const exited = new Promise<string>((done) => {
        const end = (how: string) => {
          children.delete(child);
          done(how);
        };
        child.once("exit", (code, signal) => end(String(code ?? signal)));
        child.once("error", (fault) => {
          output += fault.message;
          end(fault.message);
        });
      });
      const running: Running = {
        output: () => output,
        signal: (name) => void child.kill(name),
        end(signal) {
          child.kill(signal);
          return exited;
        },
      };
      const deadline = Date.now() + PATIENCE_SECONDS * 1000;
      while (address !== undefined && !(await answers(address))) {
        if (!children.has(child) || Date.now() > deadline)
          throw new Error(
            `carnet ${words[0]} did not answer; exit code ${child.exitCode}, output:\n${output}`,
          );
        await Bun.sleep(50);
      }
      return running;
    },
    close() {
      for (const child of children) child.kill("SIGKILL");
      rmSync(folder, { recursive: true, force: true });
      console.log(`${passed} passed, ${failed} failed`);
      process.exit(failed > 0 ? 1 : 0);
    },
  };
  mkdirSync(trial.home);
  mkdirSync(trial.scratch);
  if (user.uid !== undefined) chownSync(trial.home, user.uid, user.gid);
  return trial;
}

async function answers(address: string): Promise<boolean> {
  const response = await fetch(address, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
  return response?.ok === true;
}
