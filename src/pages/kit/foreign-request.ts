/**
 * Whether a browser says that a request comes from a page of another site. For forms at an address that is itself a
 * secret: a page without referrer posts `Origin: null`, and on plain HTTP there is no `Sec-Fetch-Site`, so what says
 * nothing is let pass; its address and its cookie speak for it.
 * @param site origin that links are built from: behind a proxy the Host may be another
 */
export function isForeign(request: Request, site: string): boolean {
  const fetchSite = request.headers.get("sec-fetch-site");
  if (fetchSite !== null) return fetchSite !== "same-origin" && fetchSite !== "none";
  const origin = request.headers.get("origin");
  if (origin === null || origin === "null") return false;
  return origin !== site && URL.parse(origin)?.host !== request.headers.get("host")?.toLowerCase();
}
