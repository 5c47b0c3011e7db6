import { isLocalHost } from "./local-host.ts";

/**
 * Whether a browser asked over HTTPS, by this server's own certificate or through a proxy in front of it.
 * @param site origin that links are built from; opened by another name (localhost) a page may be plain HTTP
 */
export function isSecure(request: Request, site: string): boolean {
  if (request.url.startsWith("https:")) return true;
  return site === `https://${request.headers.get("host")?.toLowerCase()}`;
}

/** Whether what is typed could be read on its way: over plain HTTP, from another machine. */
export function couldBeReadOnTheWay(request: Request, site: string): boolean {
  return !isSecure(request, site) && !isLocalHost(request.headers.get("host") ?? "");
}
