/** Cookies that hold a secret: out of reach of scripts, and of the other hosts of a domain where there is HTTPS. */
import { isSecure } from "./secure-request.ts";

export interface CookieKind {
  name: string;
  sameSite: "Lax" | "Strict";
  /** Origin that links are built from; opened by another name (localhost) the page may be plain HTTP. */
  site: string;
}

/** @param seconds that the browser keeps it for; 0 takes it away, none keeps it until the browser is closed */
export function cookieOf(request: Request, kind: CookieKind, secret: string, seconds?: number): string {
  const age = seconds === undefined ? "" : `; Max-Age=${seconds}`;
  const secure = isSecure(request, kind.site) ? "; Secure" : "";
  return `${nameFor(request, kind)}=${secret}; Path=/${age}; HttpOnly; SameSite=${kind.sameSite}${secure}`;
}

/** The secret that a browser sends back. */
export function readCookie(request: Request, kind: CookieKind): string | undefined {
  const start = `${nameFor(request, kind)}=`;
  const cookies = (request.headers.get("cookie") ?? "").split(";").map((cookie) => cookie.trim());
  return cookies.find((cookie) => cookie.startsWith(start))?.slice(start.length);
}

function nameFor(request: Request, { name, site }: CookieKind): string {
  return isSecure(request, site) ? `__Host-${name}` : name;
}
