/** Product images and logos. An image never changes under its address: a new one has a new address. */
import { Elysia } from "elysia";
import { findLogo } from "../../domain/accounts/branding.ts";
import { findImage } from "../../domain/products/image-rows.ts";
import type { Services } from "../../domain/services.ts";
import { isKnown } from "../../formats/etag.ts";
import type { Assets } from "../assets.ts";
import { missingPage } from "../kit/missing.ts";
import { dataHeaders } from "../kit/public-headers.ts";

export function imageRoutes(services: Services, assets: Assets) {
  const { db, files } = services;
  return new Elysia().get("/images/:id", async ({ request, params }) => {
    const image = (await findImage(db.reader, params.id)) ?? (await findLogo(db.reader, params.id));
    if (!image) return missingPage(request, "page", assets);
    const etag = `"${image.sha256}"`;
    const headers = new Headers(dataHeaders(image.content_type, { immutable: true }));
    headers.set("ETag", etag);
    // One form, whatever is asked for.
    headers.delete("Vary");
    if (isKnown(request.headers.get("if-none-match"), etag))
      return new Response(null, { status: 304, headers });
    const content = await files.read(params.id);
    if (!content) throw new Error(`the file of image ${params.id} is gone`);
    // Read whole before the first byte goes out (an image is small), so that a damaged file is an error and not half a
    // picture. HEAD too: the server leaves the body out and tells its length, which it takes from nothing but a body.
    return new Response(await new Response(content).bytes(), { headers });
  });
}
