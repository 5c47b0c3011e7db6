import type { Reader } from "../kit/reader.ts";

/**
 * An address of this site without its host. Pages link to themselves by path, so that they work on every host that
 * leads to them: a moved site keeps its printed codes, and the old host's pages must not fetch from the new one.
 */
export function sitePath(address: string): string {
  const url = URL.parse(address);
  return url ? url.pathname + url.search : address;
}

/** The same for a page in languages: in the one that the reader chose, else in that of the browser. */
export function pagePath(address: string, { isChosen, locale }: Reader): string {
  const path = sitePath(address);
  return isChosen ? `${path}${path.includes("?") ? "&" : "?"}lang=${locale}` : path;
}
