/** Serves the OpenAPI document, without a key: it says nothing that the reference page does not say. */

import { Elysia } from "elysia";
import { isKnown } from "../formats/etag.ts";
import { sha256Hex } from "../platform/sealing.ts";
import { BASE_PATH } from "./kit/base-path.ts";
import { OPERATIONS } from "./routes.ts";

/** `GET /api/v1/openapi.json`. @param site origin that the document names as its server */
export function openApiRoutes({ site }: { site(): string }) {
  let made: { site: string; body: string; etag: string } | undefined;
  const current = async () => {
    const origin = site();
    if (made?.site !== origin) {
      // Most servers are never asked for it.
      const { openApiDocument } = await import("./openapi.ts");
      const body = `${JSON.stringify(openApiDocument(OPERATIONS, origin), null, 2)}\n`;
      made = { site: origin, body, etag: `"${sha256Hex(body)}"` };
    }
    return made;
  };
  return new Elysia().get(`${BASE_PATH}/openapi.json`, async ({ request }) => {
    const { body, etag } = await current();
    const headers = {
      "Content-Type": "application/json; charset=utf-8",
      "Cache-Control": "public, no-cache",
      ETag: etag,
      "Access-Control-Allow-Origin": "*",
      "Cross-Origin-Resource-Policy": "cross-origin",
      "X-Content-Type-Options": "nosniff",
      "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    };
    if (isKnown(request.headers.get("if-none-match"), etag))
      return new Response(null, { status: 304, headers });
    return new Response(body, { headers });
  });
}
