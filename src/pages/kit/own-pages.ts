/** Whether a request comes from the pages of this server: the cookie alone says only whose browser sends it. */
import { Failure } from "../../domain/failure.ts";
import { isSameOrigin } from "./same-origin.ts";

/**
 * @param site origin that links are built from
 * @throws Failure cross_site_request
 */
export function checkOwnPages(request: Request, site: string): void {
  const from = request.headers.get("sec-fetch-site");
  const isReading = request.method === "GET" || request.method === "HEAD";
  // An address that somebody types is no other site's doing.
  if (isReading ? from === null || from === "same-origin" || from === "none" : isSameOrigin(request, site))
    return;
  throw new Failure(
    "cross_site_request",
    "This request comes from another site, or does not say where it comes from. Use the pages of this server.",
  );
}

/**
 * A form of another site cannot send this type.
 * @throws Failure content_type_unsupported
 */
export function checkIsJson(request: Request): void {
  const type = (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json")
    throw new Failure(
      "content_type_unsupported",
      'A change must be sent as JSON: send the header "Content-Type: application/json", and {} where there is nothing to say.',
    );
}
