/** What hashes a PIN or sets a cookie, which the transactions of the kit have no room for. */
import { parseObject, readText } from "../../api/kit/body.ts";
import { asFailure, internalError, problem } from "../../api/kit/problem.ts";
import type { Services } from "../../domain/services.ts";
import { checkIsJson, checkOwnPages } from "../kit/own-pages.ts";

export async function ownAnswer(
  services: Services,
  request: Request,
  work: (body: unknown, id: string) => Promise<Response>,
): Promise<Response> {
  const id = services.ids.next();
  try {
    checkOwnPages(request, services.site.origin());
    checkIsJson(request);
    return await work(parseObject(await readText(request)), id);
  } catch (fault) {
    const failure = asFailure(fault) ?? internalError(id);
    if (failure.code === "internal_error")
      services.log.error("a request failed", { request: id, path: "/kiosk", fault });
    return problem(failure, id);
  }
}
