/** Reads papers in processes of their own, as many as the machine has cores: of 3,400 papers each takes a tenth of a second. */
import { availableParallelism } from "node:os";
import type { Finding } from "../../src/domain/extraction/engine.ts";
import { readDocument } from "../../src/domain/extraction/reading/read.ts";
import { findByRules, type Subject } from "../../src/domain/extraction/rules.ts";

const LIMITS = { languages: undefined, milliseconds: 600_000 };

interface Work {
  bytes: Uint8Array;
  subject: Subject;
}

export interface Read {
  findings: Finding[];
  /** Processor time of reading it and of looking at it, in milliseconds. */
  cpuMs: number;
  pages: number;
}

type Answer = { read: Read } | { fault: string };

interface Waiting extends Work {
  settle: PromiseWithResolvers<Read>;
}

interface Reader {
  /** Takes what waits longest, or is idle where nothing does. */
  goOn(): void;
}

const waiting: Waiting[] = [];
const idle: Reader[] = [];
let processes = 0;

if (import.meta.main) answerParent();

/**
 * What is found in a document. Those that are asked for at once are read side by side.
 * @throws Error where the document cannot be read, or its process ended.
 */
export function readApart(bytes: Uint8Array, { template, kind, product }: Subject): Promise<Read> {
  const settle = Promise.withResolvers<Read>();
  waiting.push({ bytes, subject: { template, kind, product }, settle });
  if (idle.length === 0 && processes < availableParallelism()) idle.push(startReader());
  idle.pop()?.goOn();
  return settle.promise;
}

/** A process that takes one document after the other, as long as this one runs. */
function startReader(): Reader {
  processes += 1;
  let current: Waiting | undefined;
  const child = Bun.spawn([process.execPath, import.meta.path], {
    stdio: ["ignore", "inherit", "inherit"],
    ipc(answer: Answer) {
      if ("read" in answer) current?.settle.resolve(answer.read);
      else current?.settle.reject(new Error(answer.fault));
      reader.goOn();
    },
    onExit(_, code, signal) {
      processes -= 1;
      current?.settle.reject(new Error(`The process that read it ended with ${signal ?? code}.`));
    },
  });
  const reader: Reader = {
    goOn() {
      current = waiting.shift();
      if (current) {
        child.ref();
        child.send({ bytes: current.bytes, subject: current.subject } satisfies Work);
      } else {
        child.unref();
        idle.push(reader);
      }
    },
  };
  return reader;
}

function answerParent(): void {
  process.on("message", async (work: Work) => process.send?.(await answerTo(work)));
  process.on("disconnect", () => process.exit());
}

async function answerTo({ bytes, subject }: Work): Promise<Answer> {
  try {
    const before = process.cpuUsage();
    const readings = await readDocument(bytes, LIMITS);
    const findings = findByRules(readings, subject);
    const { user, system } = process.cpuUsage(before);
    return { read: { findings, cpuMs: (user + system) / 1000, pages: readings.length } };
  } catch (error) {
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
