/** Pages as answers, with the headers that none of them may lack. */
import { type Html, markup } from "./html.ts";

/** Sources that a page may use; nothing inline, nothing from elsewhere. */
const POLICY: Record<string, string> = {
  "default-src": "'none'",
  "style-src": "'self'",
  "script-src": "'self'",
  "font-src": "'self'",
  "img-src": "'self'",
  "connect-src": "'self'",
  "form-action": "'self'",
  "base-uri": "'none'",
  "object-src": "'none'",
  "frame-ancestors": "'none'",
};

const HEADERS = {
  "Content-Type": "text/html; charset=utf-8",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "no-referrer",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
};

export interface PageOptions {
  status?: number;
  /** `Cache-Control`; without it the page is kept nowhere. */
  cache?: string;
  /** Directives of the Content-Security-Policy that differ; undefined takes one away. */
  csp?: Record<string, string | undefined>;
  /** Further headers; one of the same name comes before the usual one, and undefined takes it away. */
  headers?: Record<string, string | undefined>;
}

/** A page, or its compressed bytes, with strict headers: no scripts or styles but this server's own, no frames, no referrer. */
export function pageResponse(
  page: Html | string | Uint8Array<ArrayBuffer>,
  options: PageOptions = {},
): Response {
  const { status = 200, cache = "no-store", csp = {}, headers = {} } = options;
  const policy = Object.entries({ ...POLICY, ...csp }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name} ${value}`],
  );
  const sent = {
    ...HEADERS,
    "Content-Security-Policy": policy.join("; "),
    "Cache-Control": cache,
    ...headers,
  };
  const body = typeof page === "string" || page instanceof Uint8Array ? page : markup(page);
  return new Response(status === 304 ? null : body, {
    status,
    headers: Object.entries(sent).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, value]],
    ),
  });
}
