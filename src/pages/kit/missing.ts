/** The answer for addresses that lead to nothing: a page for people, JSON for machines. */
import { type Failure, statusOf, typeOf } from "../../domain/failure.ts";
import { chooseMediaType } from "../../formats/accept.ts";
import type { Assets } from "../assets.ts";
import { markup } from "./html.ts";
import { chooseLocale } from "./locale.ts";
import { type MissingKind, renderMissingPage } from "./missing-page.ts";
import { dataHeaders, pageHeaders } from "./public-headers.ts";

interface ToldError {
  type: string;
  code: string;
  message: string;
}

const NOTHING_HERE = {
  type: "invalid_request_error",
  code: "path_unknown",
  message: "There is nothing at this address.",
};
const NOT_NOW = {
  type: "api_error",
  code: "internal_error",
  message: "This cannot be shown just now. Try again in a minute.",
};

/** A refusal: the reason as JSON, and a page for those who like one better. */
export function refusedAddress(
  request: Request,
  failure: Failure,
  assets: Assets,
  kind: MissingKind = "page",
): Response {
  const status = statusOf(failure.code);
  const liked = chooseMediaType(request.headers.get("accept"), ["application/json", "text/html"]);
  const response =
    liked === "text/html"
      ? missingPage(request, kind, assets, status)
      : errorAnswer(status, errorOf(failure));
  return withHeadersOf(failure, response);
}

/**
 * What a page answers that could not be made: that it cannot be shown just now.
 * @param failure what it failed of; undefined for a bug, of which nobody outside is told more
 */
export function failedPage(request: Request, failure: Failure | undefined, assets: Assets): Response {
  if (!failure) return missingPage(request, "unavailable", assets, 503);
  if (statusOf(failure.code) < 500) return refusedAddress(request, failure, assets);
  return withHeadersOf(failure, missingPage(request, "unavailable", assets, 503, errorOf(failure)));
}

/** @param error what programs are told in place of the usual words */
export function missingPage(
  request: Request,
  kind: MissingKind,
  assets: Assets,
  status = 404,
  error: ToldError = status === 404 ? NOTHING_HERE : NOT_NOW,
): Response {
  const liked = chooseMediaType(request.headers.get("accept"), ["text/html", "application/json"]);
  if (liked === "application/json") return errorAnswer(status, error);
  const search = new URL(request.url).searchParams;
  const locale = chooseLocale(search.get("lang"), request.headers.get("accept-language"));
  return new Response(markup(renderMissingPage({ kind, locale, assets: assets.url })), {
    status,
    headers: { ...pageHeaders(false), "Cache-Control": "no-store" },
  });
}

/** The answer for a label that is on no piece: there is such a label, and nothing to show of it yet or ever. */
export function labelPage(
  request: Request,
  label: { uid: string; isVoid: boolean },
  assets: Assets,
): Response {
  const liked = chooseMediaType(request.headers.get("accept"), ["text/html", "application/json"]);
  if (liked !== "application/json" && new URL(request.url).searchParams.get("format") !== "json")
    return missingPage(request, label.isVoid ? "void_label" : "label", assets, 200);
  const body = { object: "public_label", uid: label.uid, status: label.isVoid ? "void" : "not_in_use" };
  return new Response(JSON.stringify(body), {
    headers: { ...dataHeaders("application/json"), "Cache-Control": "no-store" },
  });
}

function errorOf({ code, message }: Failure): ToldError {
  return { type: typeOf(code), code, message };
}

function withHeadersOf(failure: Failure, response: Response): Response {
  for (const [name, value] of Object.entries(failure.headers)) response.headers.set(name, value);
  return response;
}

function errorAnswer(status: number, error: ToldError): Response {
  return new Response(JSON.stringify({ error }), {
    status,
    headers: { ...dataHeaders("application/json"), "Cache-Control": "no-store" },
  });
}
