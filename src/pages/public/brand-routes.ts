/** `/brand/…css`: the colours of companies as style sheets, since the policy of the pages allows no style in them. */
import { Elysia } from "elysia";
import type { Assets } from "../assets.ts";
import { BRAND_PREFIX, brandSheet } from "../kit/brand.ts";
import { missingPage } from "../kit/missing.ts";

export function brandRoutes(assets: Assets) {
  return new Elysia().get(`${BRAND_PREFIX}:file`, ({ request, params }) => {
    const sheet = brandSheet(params.file);
    if (sheet === undefined) return missingPage(request, "page", assets);
    return new Response(sheet, {
      headers: {
        "Content-Type": "text/css; charset=utf-8",
        "Cache-Control": "public, max-age=31536000, immutable",
        "X-Content-Type-Options": "nosniff",
      },
    });
  });
}
