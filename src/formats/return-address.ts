/** What stands in a return address for the id of the session: the token as it is, and as libraries that put addresses together encode it. */
const TOKENS = /\{SESSION_ID\}|%7BSESSION_ID%7D/gi;

/** Scheme and authority as people write them, so that nothing is left for a parser to read otherwise. */
const START = /^(https|http):\/\/([^/?#]+)/i;

/** Where a return address leads: an HTTPS site, or a web server on the person's own machine. */
type ReturnTarget = "https" | "localhost";

/**
 * Reads an address that a person is sent back to: `https://…`, or `http://localhost…` for trials. Neither user name
 * nor password, white space or backslash, and no token in the host. Undefined for anything else.
 */
export function readReturnAddress(text: string): ReturnTarget | undefined {
  const [, scheme, authority = ""] = START.exec(text) ?? [];
  const url = URL.parse(text);
  if (scheme === undefined || url === null || /[\s\\]/.test(text) || /[@{}%]/.test(authority))
    return undefined;
  if (url.protocol === "https:") return "https";
  return url.hostname === "localhost" ? "localhost" : undefined;
}

/** The address that a person is sent to at the end of a session: the token replaced by the session's id. */
export function returnAddress(text: string, session: string): string {
  return new URL(text.replace(TOKENS, encodeURIComponent(session))).href;
}
