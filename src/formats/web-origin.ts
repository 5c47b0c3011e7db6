/** Scheme, host and port, with nothing after them. */
const ORIGIN = /^https?:\/\/[^/?#@\\%\s]*[^/?#@\\%\s:]$/i;

/** What Content Security Policy Level 3 (2.3.1, host-part) can name: no address of IPv6, no dot at the end. */
const HOST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/;

interface WebOrigin {
  /** As browsers write it: small letters, without the port that the scheme has anyway. */
  origin: string;
  isHttps: boolean;
}

/**
 * Reads the origin of a page: `https://host[:port]`, or `http://localhost[:port]` for trials. Undefined for anything
 * else; what comes back can stand in a Content-Security-Policy as it is.
 */
export function readWebOrigin(text: string): WebOrigin | undefined {
  const url = ORIGIN.test(text) ? URL.parse(text) : null;
  if (url === null || !HOST.test(url.hostname)) return undefined;
  const isHttps = url.protocol === "https:";
  return isHttps || url.hostname === "localhost" ? { origin: url.origin, isHttps } : undefined;
}
