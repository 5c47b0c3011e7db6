/** Why a file could not be read or written, in plain words. */

const WORDS: Record<string, string> = {
  EISDIR: "it is a folder",
  ENOTDIR: "a part of its path is no folder",
  EACCES: "this user may not",
  EPERM: "this user may not",
  EROFS: "nothing can be written there",
  ENOSPC: "there is no room left on the disk",
  ENAMETOOLONG: "the name is too long",
};

/** @param isWritten a file that is not there yet is made, so it is its folder that is missing */
export function reasonOfFile(fault: unknown, { isWritten = false } = {}): string {
  const code = fault instanceof Error && "code" in fault ? String(fault.code) : "";
  if (code === "ENOENT") return isWritten ? "there is no such folder" : "there is no such file";
  return WORDS[code] ?? (fault instanceof Error ? fault.message : String(fault));
}
