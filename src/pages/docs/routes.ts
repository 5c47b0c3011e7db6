/** `/docs`: the reference for integrators, without a key. */

import { brotliCompressSync, gzipSync } from "node:zlib";
import { Elysia } from "elysia";
import { isKnown } from "../../formats/etag.ts";
import { sha256Hex } from "../../platform/sealing.ts";
import type { Assets } from "../assets.ts";
import { chooseEncoding } from "../content-encoding.ts";
import { markup } from "../kit/html.ts";
import { pageResponse } from "../kit/response.ts";

const CACHE = "public, no-cache";

/** @param services.site origin that the examples call */
export function docsRoutes({ site }: { site(): string }, assets: Assets) {
  let made:
    | { site: string; etag: string; bodies: Record<"plain" | "br" | "gzip", Uint8Array<ArrayBuffer>> }
    | undefined;
  const current = async () => {
    const origin = site();
    if (made?.site !== origin) {
      // Most servers are never asked for it.
      const { docsPage } = await import("./page.ts");
      const plain = new TextEncoder().encode(markup(docsPage(origin, assets.url)));
      made = {
        site: origin,
        etag: sha256Hex(plain).slice(0, 32),
        bodies: { plain, br: brotliCompressSync(plain), gzip: gzipSync(plain) },
      };
    }
    return made;
  };
  return new Elysia().get("/docs", async ({ request }) => {
    const { etag, bodies } = await current();
    const encoding = chooseEncoding(request.headers.get("accept-encoding"), ["br", "gzip"]);
    const name = encoding === "br" || encoding === "gzip" ? encoding : "plain";
    const tag = `"${etag}-${name}"`;
    const headers: Record<string, string> = { ETag: tag, Vary: "Accept-Encoding" };
    if (isKnown(request.headers.get("if-none-match"), tag))
      return pageResponse("", { status: 304, cache: CACHE, headers });
    if (name !== "plain") headers["Content-Encoding"] = name;
    return pageResponse(bodies[name], { cache: CACHE, headers });
  });
}
