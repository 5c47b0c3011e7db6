/** The cookie of the one browser that a session belongs to: one for each session, as long as the session. */
import { isSecure } from "../kit/secure-request.ts";

interface CookieOf {
  /** Id of the session. */
  session: string;
  /** Origin that links are built from. */
  site: string;
}

/**
 * Lax: a person comes from the caller's site again and again, and a strict cookie would stay behind.
 * @param seconds until the session expires
 */
export function sessionCookie(request: Request, of: CookieOf, secret: string, seconds: number): string {
  const secure = isSecure(request, of.site) ? "; Secure" : "";
  return `${nameOf(request, of)}=${secret}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}

/** The secret that a browser sends back. */
export function readSessionCookie(request: Request, of: CookieOf): string | undefined {
  const start = `${nameOf(request, of)}=`;
  const cookies = (request.headers.get("cookie") ?? "").split(";").map((cookie) => cookie.trim());
  return cookies.find((cookie) => cookie.startsWith(start))?.slice(start.length);
}

/** Short, since a browser sends the cookies of all its sessions with each request. */
function nameOf(request: Request, { session, site }: CookieOf): string {
  return isSecure(request, site) ? `__Host-s-${session}` : `s-${session}`;
}
