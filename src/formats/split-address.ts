/**
 * Path and query of an absolute address, as they were sent: nothing is decoded, no dots are resolved, and a slash at the
 * end stays, since a GS1 key or an encoded reference must not change on its way. `new URL` does all of that, and takes
 * longer. What stands behind `#` belongs to the browser and is left out.
 */
export function splitAddress(address: string): { path: string; query: string } {
  const start = pathStart(address);
  const hash = address.indexOf("#", start);
  const end = hash === -1 ? address.length : hash;
  const mark = address.indexOf("?", start);
  if (mark === -1 || mark > end) return { path: address.slice(start, end), query: "" };
  return { path: address.slice(start, mark), query: address.slice(mark + 1, end) };
}

/** Where the path of an absolute address begins. */
export function pathStart(address: string): number {
  return address.indexOf("/", address.indexOf("//") + 2);
}
