/** The cookie of the one browser that may set up; `__Host-` and Secure where it opened the page by HTTPS. */
import { isSecure } from "../kit/secure-request.ts";

const NAME = "carnet-setup";

/** @param site origin that links are built from; opened by another name (localhost) the page may be plain HTTP */
export function setUpCookie(request: Request, site: string, secret: string): string {
  return `${nameFor(request, site)}=${secret}; Path=/; HttpOnly; SameSite=Strict${isSecure(request, site) ? "; Secure" : ""}`;
}

export function clearedSetUpCookie(request: Request, site: string): string {
  return `${setUpCookie(request, site, "")}; Max-Age=0`;
}

/** The secret that a browser sends back. */
export function readSetUpCookie(request: Request, site: string): string | undefined {
  const start = `${nameFor(request, site)}=`;
  const cookies = (request.headers.get("cookie") ?? "").split(";").map((cookie) => cookie.trim());
  return cookies.find((cookie) => cookie.startsWith(start))?.slice(start.length);
}

function nameFor(request: Request, site: string): string {
  return isSecure(request, site) ? `__Host-${NAME}` : NAME;
}
