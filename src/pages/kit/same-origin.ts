/**
 * Whether a form was posted from a page of this server. Browsers say so in `Sec-Fetch-Site`, on plain HTTP in `Origin`
 * alone; a request that says neither comes from no browser page, and is refused.
 * @param site origin that links are built from: behind a proxy the Host may be another
 */
export function isSameOrigin(request: Request, site: string): boolean {
  const fetchSite = request.headers.get("sec-fetch-site");
  if (fetchSite !== null) return fetchSite === "same-origin";
  const origin = URL.parse(request.headers.get("origin") ?? "");
  if (origin === null) return false;
  return origin.origin === site || origin.host === request.headers.get("host")?.toLowerCase();
}
