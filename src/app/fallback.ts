/** What is answered where no route does, or where one breaks: on every surface, also on those that are loaded on demand. */
import { type AnyElysia, Elysia } from "elysia";
import { asFailure, internalError, problem } from "../api/kit/problem.ts";
import { Failure } from "../domain/failure.ts";
import type { Services } from "../domain/services.ts";
import type { Assets } from "../pages/assets.ts";
import { failedPage, missingPage } from "../pages/kit/missing.ts";
import { loggedPath } from "../platform/log.ts";

/** Addresses that programs and the scripts of pages ask: what reads the answer there wants JSON, whatever it accepts. */
const ASKED_BY_SCRIPTS = /^\/(?:api|panel\/api|kiosk\/api|embed\/[^/]+)\//;

/**
 * An app to which routes are added: what they throw stands in the log and not in the answer.
 * Elysia applies it to routes that are added later, and to the apps of them that `use` adds.
 */
export function withFallback(services: Pick<Services, "log" | "ids">, assets: Assets) {
  return new Elysia().onError(({ error, request, code }) =>
    code === "NOT_FOUND" ? missing(services, assets, request) : failed(services, assets, request, error),
  );
}

/** The same for routes that are made already. */
export function behindFallback(services: Pick<Services, "log" | "ids">, assets: Assets, routes: AnyElysia) {
  return withFallback(services, assets).use(routes).compile();
}

function missing({ ids }: Pick<Services, "ids">, assets: Assets, request: Request): Response {
  if (!isAskedByScript(request)) return missingPage(request, "page", assets);
  return problem(new Failure("path_unknown", "There is nothing at this address."), ids.next());
}

function failed(
  { log, ids }: Pick<Services, "log" | "ids">,
  assets: Assets,
  request: Request,
  fault: unknown,
): Response {
  const id = ids.next();
  const failure = asFailure(fault);
  log.error("a page failed", { request: id, path: loggedPath(new URL(request.url).pathname), fault });
  if (isAskedByScript(request)) return problem(failure ?? internalError(id), id);
  return failedPage(request, failure, assets);
}

function isAskedByScript({ url }: Request): boolean {
  return ASKED_BY_SCRIPTS.test(new URL(url).pathname);
}
