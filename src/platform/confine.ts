/**
 * Limits that a process sets on itself before it opens what strangers sent, all of its threads included. An address
 * space can be limited only where the runtime has reserved less than that, so whoever starts such a process gives it
 * `environmentOf`. Without it the process starts over under the limits: the same program, in the same process, with
 * its standard streams unread. That takes 10 to 15 ms of processor time more.
 */
import { ptr } from "bun:ffi";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { setPriority } from "node:os";
import { type Libc, libcOfLinux } from "./libc.ts";

export interface Confinement {
  /** Addresses, not memory: WebAssembly turns slow below 4 GB. */
  addressBytes: number;
  /** Seconds of processor time, of all threads. */
  cpuSeconds: number;
  /** Variables for the runtime, which are the whole environment. */
  runtime?: Readonly<Record<string, string>>;
}

/** Numbers of Linux: asm-generic/resource.h and linux/prctl.h. */
const RLIMIT_CPU = 0;
const RLIMIT_CORE = 4;
const RLIMIT_AS = 9;
const PR_SET_PDEATHSIG = 1;
const PR_SET_NO_NEW_PRIVS = 38;
const SIGKILL = 9;
/** Of all processes the kernel shall end this one first when memory runs out. */
const FIRST_TO_END = "1000";
/** The server comes first; SCHED_IDLE of linux/sched.h. */
const NICENESS = 19;
const SCHED_IDLE = 5;
const MOST_PROCESSORS = 8192;
/**
 * Half a gigabyte of addresses for the forms of objects in place of four: what the runtime takes of itself where it
 * starts under a limit of 4 GB.
 */
const FEW_ADDRESSES = { BUN_JSC_structureHeapSizeInKB: String(512 * 1024) };
/** Addresses that must be left under the limit for the work itself. */
const ROOM_BYTES = 1024 ** 3;

/** What a process that will confine itself is started with: all of its environment. */
export function environmentOf({ runtime }: Confinement): Record<string, string> {
  return { ...FEW_ADDRESSES, ...runtime };
}

/**
 * Sets limits on this process; it ends too when the one that started it ends, and starts no other program. Where the
 * runtime has taken too many addresses for that, it starts over under the limits, with no environment but `environmentOf`.
 * Does nothing on other systems than Linux, or without the C library.
 * @param command what to start over: the path of a program and its words; undefined where it has been started over
 */
export function confine(command: readonly string[] | undefined, confinement: Confinement): void {
  const libc = libcOfLinux();
  if (!libc) return;
  // What is started over has left one already.
  const processors = command ? allButOneProcessor(libc) : undefined;
  try {
    writeFileSync("/proc/self/oom_score_adj", FIRST_TO_END);
    for (const thread of readdirSync("/proc/self/task")) comeLast(libc, Number(thread), processors);
  } catch {
    // Where the folder is hidden, the limits count all the same.
    comeLast(libc, 0, processors);
  }
  const pair = (soft: number, hard = soft) => new BigUint64Array([BigInt(soft), BigInt(hard)]);
  // The soft limit ends it with a signal of its own, the hard one as anybody could.
  libc.setrlimit(RLIMIT_CPU, ptr(pair(confinement.cpuSeconds, confinement.cpuSeconds + 1)));
  libc.setrlimit(RLIMIT_CORE, ptr(pair(0)));
  libc.prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
  libc.prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
  const most = pair(confinement.addressBytes);
  const hasRoom = addressBytes() + ROOM_BYTES < confinement.addressBytes;
  if (!command || (hasRoom && startsNoPrograms(libc))) {
    libc.setrlimit(RLIMIT_AS, ptr(most));
    return;
  }
  const argv = stringsOf(command);
  const environment = stringsOf(
    Object.entries(environmentOf(confinement)).map(([name, value]) => `${name}=${value}`),
  );
  // A thread of the runtime that asks for addresses after this ends the process with a fault, so it comes last.
  libc.setrlimit(RLIMIT_AS, ptr(most));
  // The program's path is the first of the words.
  libc.execve(ptr(argv.letters), ptr(argv.addresses), ptr(environment.addresses));
}

/**
 * Has a thread run where nobody else wants to; 0 stands for this one. A request that comes in takes the processor from such a
 * thread at once, while one that is only nice keeps it for some milliseconds.
 * @param processors that it may run on; undefined for all
 */
function comeLast(libc: Libc, thread: number, processors: BigUint64Array | undefined): void {
  setPriority(thread, NICENESS);
  const calls = CALLS[process.arch];
  if (!calls) return;
  // struct sched_param of linux/sched/types.h: its only number is 0 for these.
  libc.syscall(calls.setScheduler, thread, SCHED_IDLE, ptr(new Int32Array([0])));
  if (processors) libc.syscall(calls.setAffinity, thread, processors.byteLength, ptr(processors));
}

/**
 * The processors that this thread may run on but the first, which is left to the server: what serves requests has
 * threads that wait for each other, and one of several that come last can be let in before one that does not
 * (Linux 6.18). Undefined where there is one only.
 */
function allButOneProcessor(libc: Libc): BigUint64Array | undefined {
  const calls = CALLS[process.arch];
  if (!calls) return undefined;
  const set = new BigUint64Array(MOST_PROCESSORS / 64);
  if (libc.syscall(calls.getAffinity, 0, set.byteLength, ptr(set)) <= 0n) return undefined;
  const first = set.findIndex((word) => word !== 0n);
  const word = set[first] ?? 0n;
  set[first] = word & (word - 1n);
  return set.some((rest) => rest !== 0n) ? set : undefined;
}

/** Addresses that this process has reserved; without end where that is not told. */
function addressBytes(): number {
  try {
    const size = /^VmSize:\s+(\d+) kB$/m.exec(readFileSync("/proc/self/status", "latin1"))?.[1];
    return size === undefined ? Number.POSITIVE_INFINITY : Number(size) * 1024;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** Numbers of linux/seccomp.h: the filter holds for all threads, and leaves out what would slow the processor down. */
const SECCOMP_SET_MODE_FILTER = 1;
const FOR_ALL_THREADS = 1;
const AS_QUICK_AS_BEFORE = 4;
const RET_ALLOW = 0x7fff0000;
const RET_ERRNO_EPERM = 0x00050001;
/** Codes of linux/bpf_common.h: load a word of `seccomp_data`, compare, answer. */
const LOAD = 0x20;
const IF_EQUAL = 0x15;
const IF_AT_LEAST = 0x35;
const ANSWER = 0x06;
/** Offsets of the call's number and of the processor that it is meant for. */
const NUMBER = 0;
const PROCESSOR = 4;
/** Calls of an old way to run 32-bit programs begin here. */
const X32_CALLS = 0x40000000;

interface Calls {
  /** AUDIT_ARCH of linux/audit.h. */
  processor: number;
  seccomp: number;
  execve: number;
  execveat: number;
  /** sched_setscheduler: musl has a function of this name that does nothing. */
  setScheduler: number;
  setAffinity: number;
  getAffinity: number;
}

const CALLS: Readonly<Record<string, Calls>> = {
  x64: {
    processor: 0xc000003e,
    seccomp: 317,
    execve: 59,
    execveat: 322,
    setScheduler: 144,
    setAffinity: 203,
    getAffinity: 204,
  },
  arm64: {
    processor: 0xc00000b7,
    seccomp: 277,
    execve: 221,
    execveat: 281,
    setScheduler: 119,
    setAffinity: 122,
    getAffinity: 123,
  },
};

/**
 * Has the kernel refuse every start of another program, in all threads; with it comes that none of them gains rights,
 * which `prctl` alone grants for one thread. False where the kernel does not do so.
 */
function startsNoPrograms(libc: Libc): boolean {
  const calls = CALLS[process.arch];
  if (!calls) return false;
  const { processor, seccomp, execve, execveat } = calls;
  const filter = instructions([
    [LOAD, 0, 0, PROCESSOR],
    [IF_EQUAL, 0, 4, processor],
    [LOAD, 0, 0, NUMBER],
    [IF_AT_LEAST, 2, 0, X32_CALLS],
    [IF_EQUAL, 1, 0, execve],
    [IF_EQUAL, 0, 1, execveat],
    [ANSWER, 0, 0, RET_ERRNO_EPERM],
    [ANSWER, 0, 0, RET_ALLOW],
  ]);
  // struct sock_fprog of linux/filter.h: how many, and where.
  const program = new BigUint64Array([BigInt(filter.length / 8), BigInt(ptr(filter))]);
  const flags = FOR_ALL_THREADS | AS_QUICK_AS_BEFORE;
  return libc.syscall(seccomp, SECCOMP_SET_MODE_FILTER, flags, ptr(program)) === 0n;
}

/** struct sock_filter of linux/filter.h: a code, two jumps, a value. */
function instructions(each: readonly (readonly [number, number, number, number])[]): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(each.length * 8));
  for (const [i, [code, ifTrue, ifFalse, value]] of each.entries()) {
    bytes.setUint16(i * 8, code, true);
    bytes.setUint8(i * 8 + 2, ifTrue);
    bytes.setUint8(i * 8 + 3, ifFalse);
    bytes.setUint32(i * 8 + 4, value, true);
  }
  return new Uint8Array(bytes.buffer);
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
