/**
 * Limits that a process sets on itself before it opens what strangers sent. An address space can be limited only
 * before the runtime has reserved its own (6 GB of addresses, hardly any memory), so the process starts over under
 * the limits: the same program, in the same process, with its standard streams unread. It takes about 30 ms.
 */
import { dlopen, ptr } from "bun:ffi";
import { writeFileSync } from "node:fs";

export interface Confinement {
  /** Addresses, not memory: WebAssembly turns slow below 4 GB. */
  addressBytes: number;
  /** Seconds of processor time, of all threads. */
  cpuSeconds: number;
  /** Variables for the runtime, which are the whole environment. */
  runtime?: Readonly<Record<string, string>>;
}

/** The C library of glibc, and of musl on both processors. */
const LIBRARIES = ["libc.so.6", "libc.musl-x86_64.so.1", "libc.musl-aarch64.so.1"];
/** Numbers of Linux: asm-generic/resource.h and linux/prctl.h. */
const RLIMIT_CPU = 0;
const RLIMIT_CORE = 4;
const RLIMIT_AS = 9;
const PR_SET_PDEATHSIG = 1;
const PR_SET_NO_NEW_PRIVS = 38;
const SIGKILL = 9;
/** Of all processes the kernel shall end this one first when memory runs out. */
const FIRST_TO_END = "1000";

/**
 * Starts this process over under limits, with no environment but the runtime's; it ends too when the one that started it ends.
 * Returns only where that is not possible: on other systems than Linux, or without the C library.
 * @param command what to start: the path of a program and its words
 */
export function startOverConfined(command: readonly string[], confinement: Confinement): void {
  if (process.platform !== "linux") return;
  const libc = openLibc();
  if (!libc) return;
  try {
    writeFileSync("/proc/self/oom_score_adj", FIRST_TO_END);
  } catch {
    // Where the folder is hidden, the limits count all the same.
  }
  const argv = stringsOf(command);
  const environment = stringsOf(
    Object.entries(confinement.runtime ?? {}).map(([name, value]) => `${name}=${value}`),
  );
  const pair = (soft: number, hard = soft) => new BigUint64Array([BigInt(soft), BigInt(hard)]);
  // The soft limit ends it with a signal of its own, the hard one as anybody could.
  libc.setrlimit(RLIMIT_CPU, ptr(pair(confinement.cpuSeconds, confinement.cpuSeconds + 1)));
  libc.setrlimit(RLIMIT_CORE, ptr(pair(0)));
  libc.prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
  libc.prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
  // A thread of the runtime that asks for addresses after this ends the process with a fault, so it comes last.
  const most = pair(confinement.addressBytes);
  libc.setrlimit(RLIMIT_AS, ptr(most));
  // The program's path is the first of the words.
  libc.execve(ptr(argv.letters), ptr(argv.addresses), ptr(environment.addresses));
}

/** Strings as C takes them. All letters are in one piece of memory: what is known by its address alone may be collected. */
function stringsOf(strings: readonly string[]): { letters: Buffer; addresses: BigUint64Array } {
  const letters = Buffer.from(strings.map((string) => `${string}\0`).join("") || "\0");
  let next: number = ptr(letters);
  const addresses = strings.map((string) => {
    const own = next;
    next += Buffer.byteLength(string) + 1;
    return BigInt(own);
  });
  return { letters, addresses: new BigUint64Array([...addresses, 0n]) };
}

function openLibc() {
  for (const name of LIBRARIES) {
    try {
      return dlopen(name, {
        setrlimit: { args: ["i32", "ptr"], returns: "i32" },
        prctl: { args: ["i32", "u64", "u64", "u64", "u64"], returns: "i32" },
        execve: { args: ["ptr", "ptr", "ptr"], returns: "i32" },
      }).symbols;
    } catch {
      // Another one may be here.
    }
  }
  return undefined;
}
