/** Where the files inside an executable lie. */
const EMBEDDED = "/$bunfs/";

/** The command line that starts this program once more: the executable, or Bun with the sources. */
export function ownCommand(...words: string[]): string[] {
  return Bun.main.startsWith(EMBEDDED)
    ? [process.execPath, ...words]
    : [process.execPath, Bun.main, ...words];
}
