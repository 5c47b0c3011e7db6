import { expect, test } from "bun:test";
import { existsSync, readFileSync } from "node:fs";
import { keepCodeInLargePages } from "./compiled-code.ts";

/** Flags of the pieces of memory that may be written and run. */
function flagsOfCode(): string[] {
  const pieces = readFileSync("/proc/self/smaps", "latin1").split(/^(?=[\da-f]+-[\da-f]+ )/m);
  return pieces
    .filter((piece) => / rwxp /.test(piece))
    .map((piece) => /^VmFlags: (.*)$/m.exec(piece)?.[1] ?? "");
}

const hasLargePages = existsSync("/sys/kernel/mm/transparent_hugepage/enabled");

test.skipIf(!hasLargePages)("what is compiled first lies in large pages, the rest as before", () => {
  expect(flagsOfCode()).toEqual([expect.stringContaining(" nh")]);
  keepCodeInLargePages();
  expect(flagsOfCode()).toEqual([expect.stringContaining(" hg"), expect.stringContaining(" nh")]);
});
