/**
 * Whether a client has what an answer would send (RFC 9110, 13.1.2). If-None-Match compares weakly: proxies may have
 * marked a tag with `W/`.
 * @param header the value of If-None-Match, null when absent
 * @param etag in quotes
 */
export function isKnown(header: string | null, etag: string): boolean {
  if (header === null) return false;
  if (header === etag) return true;
  return header.split(",").some((tag) => tag.trim() === "*" || tag.trim().replace(/^W\//, "") === etag);
}
