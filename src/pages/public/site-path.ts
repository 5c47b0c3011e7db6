/**
 * An address of this site without its host. Pages link to themselves by path, so that they work on every host that
 * leads to them: a moved site keeps its printed codes, and the old host's pages must not fetch from the new one.
 */
export function sitePath(address: string): string {
  const url = URL.parse(address);
  return url ? url.pathname + url.search : address;
}
