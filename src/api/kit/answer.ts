/** The headers that all answers of the API carry. */

const HEADERS = {
  "Content-Type": "application/json; charset=utf-8",
  "Cache-Control": "no-store",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
};

/** A JSON answer from text that is JSON already. */
export function jsonResponse(
  status: number,
  body: string,
  requestId: string,
  headers?: Record<string, string>,
): Response {
  return new Response(body, { status, headers: { ...HEADERS, "Request-Id": requestId, ...headers } });
}
