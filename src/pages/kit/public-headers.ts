/** Headers of what anyone may read. */

const COMMON = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
};

const PAGE_POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** Kept by browsers and caches, but asked about each time: a withdrawal shows at once. */
const ASK_AGAIN = "public, no-cache";
const FOR_EVER = "public, max-age=31536000, immutable";

/** What an answer at a negotiated address depends on. */
const VARY = "Accept, Accept-Language, Accept-Encoding";

/** A page; `listed` false keeps it out of search engines. */
export function pageHeaders(listed: boolean): Record<string, string> {
  return {
    ...COMMON,
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": PAGE_POLICY,
    "Cache-Control": ASK_AGAIN,
    Vary: VARY,
    ...(listed ? {} : { "X-Robots-Tag": "noindex" }),
  };
}

/** Data that other sites' scripts may read too. */
export function dataHeaders(
  contentType: string,
  options: { immutable?: boolean } = {},
): Record<string, string> {
  return {
    ...COMMON,
    "Content-Type": contentType,
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    "Cache-Control": options.immutable ? FOR_EVER : ASK_AGAIN,
    "Access-Control-Allow-Origin": "*",
    "Cross-Origin-Resource-Policy": "cross-origin",
    Vary: VARY,
  };
}
