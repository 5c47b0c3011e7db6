/** Where the runtime keeps the code that it compiles. */
import { readFileSync } from "node:fs";
import { libcOfLinux } from "./libc.ts";

/** Memory of no file that may be written and run; some kernels tell a name for it. */
const CODE = /^([\da-f]+)-([\da-f]+) rwxp 0+ 00:00 0\s*(?:\[anon:.*\])?$/gm;
/** Of linux/mman.h. */
const [MADV_HUGEPAGE, MADV_POPULATE_WRITE] = [14, 23];
const LARGE_PAGE = 2 * 1024 ** 2;
/** Bytes of code, of which a document of one page has five megabytes. */
const MOST_CODE = 16 * 1024 ** 2;

/**
 * Has the first code that is compiled from now on lie in pages of 2 MB, where the kernel has them for those who ask. The
 * runtime asks it for none, since it fills most of what it compiles bit by bit; but a process that runs for a moment pays for each of
 * a thousand pages of 4 KB when it is touched first (decision 0094).
 */
export function keepCodeInLargePages(): void {
  const libc = libcOfLinux();
  if (!libc) return;
  let maps: string;
  try {
    maps = readFileSync("/proc/self/maps", "latin1");
  } catch {
    // Where that is hidden, it lies in small ones.
    return;
  }
  const addresses = Array.from(maps.matchAll(CODE), ([, ...each]) =>
    each.map((one) => Number.parseInt(one, 16)),
  );
  const [start] = addresses.find(([begin = 0, end = 0]) => end - begin > MOST_CODE) ?? [];
  if (start === undefined) return;
  libc.madvise(start, MOST_CODE, MADV_HUGEPAGE);
  // What lies before the first large page is full soon, and comes at once; kernels before 5.14 refuse that.
  libc.madvise(start, LARGE_PAGE - (start % LARGE_PAGE), MADV_POPULATE_WRITE);
}
