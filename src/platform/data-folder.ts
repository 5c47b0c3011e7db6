/** The folder that everything lies in. */
import { accessSync, constants, mkdirSync, statSync } from "node:fs";

/** The data folder cannot be used; the message says what to do. */
export class FolderError extends Error {
  override name = "FolderError";
}

/** Makes the data folder, readable by its owner alone, and checks that it can be written to. @throws FolderError */
export function prepareFolder(folder: string): void {
  // What is written from here on is its owner's alone, also in a folder that others may read.
  process.umask(0o077);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (!statSync(folder).isDirectory()) throw new Error("it is not a folder");
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (fault) {
    throw new FolderError(
      `The data folder ${folder} cannot be used: ${reasonOf(fault)}. Choose another with --data (or CARNET_DATA), or let this user write to it.`,
    );
  }
}

/** A folder that may not be looked into is not an empty one. @throws FolderError */
export function refuseUnreadable(folder: string): void {
  try {
    accessSync(folder, constants.R_OK | constants.X_OK);
  } catch (fault) {
    if (fault instanceof Error && "code" in fault && fault.code === "EACCES")
      throw new FolderError(
        `This user may not read the data folder ${folder}. Run this as the user that owns it: sudo -u USER env CARNET_DATA=${folder} carnet …`,
      );
  }
}

const REASONS: Record<string, string> = {
  EACCES: "this user may not write to it",
  EPERM: "this user may not write to it",
  EROFS: "it lies on a file system that is read-only",
  EEXIST: "it is a file",
  ERR_FS_EISDIR: "it is a folder",
  ENOTDIR: "a part of its path is a file",
};

/** Why a path cannot be used, in words where they are known. */
export function reasonOf(fault: unknown): string {
  const code = fault instanceof Error && "code" in fault ? String(fault.code) : "";
  return REASONS[code] ?? (fault instanceof Error ? fault.message : String(fault));
}
