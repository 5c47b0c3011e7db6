/** The C library, for what the runtime does not ask of the kernel itself. */
import { dlopen } from "bun:ffi";

/** That of glibc, and of musl on both processors. */
const LIBRARIES = ["libc.so.6", "libc.musl-x86_64.so.1", "libc.musl-aarch64.so.1"];

export type Libc = NonNullable<ReturnType<typeof open>>;

let opened: Libc | undefined;

/** Undefined on other systems than Linux, and where there is none of those that are known. */
export function libcOfLinux(): Libc | undefined {
  if (process.platform === "linux") opened ??= open();
  return opened;
}

function open() {
  for (const name of LIBRARIES) {
    try {
      return dlopen(name, {
        setrlimit: { args: ["i32", "ptr"], returns: "i32" },
        prctl: { args: ["i32", "u64", "u64", "u64", "u64"], returns: "i32" },
        execve: { args: ["ptr", "ptr", "ptr"], returns: "i32" },
        madvise: { args: ["u64", "u64", "i32"], returns: "i32" },
        syscall: { args: ["i64", "u64", "u64", "ptr"], returns: "i64" },
      }).symbols;
    } catch {
      // Another one may be here.
    }
  }
  return undefined;
}
