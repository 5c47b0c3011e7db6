/** Pages that are made for one reader: compressed as they are sent, and kept nowhere. */
import { chooseEncoding, compress } from "../content-encoding.ts";
import { type Html, markup } from "./html.ts";
import { type PageOptions, pageResponse } from "./response.ts";

/** Forms with long lists shrink to a tenth in a few milliseconds. */
const QUALITY = 4;

/** What a page holds must be no secret that a stranger who can add to it should not guess. */
export function compressedPage(request: Request, page: Html, options: PageOptions = {}): Response {
  const encoding = chooseEncoding(request.headers.get("accept-encoding"), ["br", "gzip"]);
  const headers = { Vary: "Accept-Encoding, Accept-Language", ...options.headers };
  if (encoding === undefined) return pageResponse(page, { ...options, headers });
  return pageResponse(compress(markup(page), encoding, QUALITY), {
    ...options,
    headers: { ...headers, "Content-Encoding": encoding },
  });
}
