/** Addresses that lead whoever calls them to their own machine. */

const LOCAL = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:|$)/;

/** @param host as in a Host header, with a port or without */
export function isLocalHost(host: string): boolean {
  return LOCAL.test(host);
}

/** Whether an http(s) origin leads to no other machine. */
export function isLocalOrigin(origin: string): boolean {
  return isLocalHost(origin.replace(/^https?:\/\//, ""));
}
