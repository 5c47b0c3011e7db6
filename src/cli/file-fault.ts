/** Why a file could not be read or written, in plain words. */
import { rmSync, statSync } from "node:fs";
import { Failure } from "../domain/failure.ts";

const WORDS: Record<string, string> = {
  EISDIR: "it is a folder",
  ENOTDIR: "a part of its path is no folder",
  EACCES: "this user may not",
  EPERM: "this user may not",
  EROFS: "nothing can be written there",
  ENOSPC: "there is no room left on the disk",
  ENAMETOOLONG: "the name is too long",
};

export function reasonOfFile(fault: unknown): string {
  const code = codeOf(fault);
  if (code === "ENOENT") return "there is no such file";
  return WORDS[code] ?? (fault instanceof Error ? fault.message : String(fault));
}

/** @param file `-` is standard output */
export function unwritable(file: string, fault: unknown): Failure {
  // A file that is not there yet is made, so it is its folder that is missing.
  const reason = codeOf(fault) === "ENOENT" ? "there is no such folder" : reasonOfFile(fault);
  return new Failure(
    "invalid_value",
    `${file === "-" ? "Standard output" : file} cannot be written: ${reason}.`,
  );
}

/** Takes away what was begun of a file; a device stays. */
export function dropBegun(file: string): void {
  if (statSync(file, { throwIfNoEntry: false })?.isFile()) rmSync(file);
}

function codeOf(fault: unknown): string {
  return fault instanceof Error && "code" in fault ? String(fault.code) : "";
}
