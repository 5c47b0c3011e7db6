/** What hashes a PIN or sets a cookie, which the transactions of the kit have no room for. */
import { type AnsweringServices, answered } from "../../api/kit/answered.ts";
import { parseObject, readText } from "../../api/kit/body.ts";
import type { Services } from "../../domain/services.ts";
import { checkIsJson, checkOwnPages } from "../kit/own-pages.ts";

/** @param work says who asks, when the body is there already: no slow one outlives the device that it came with */
export function ownAnswer(
  services: AnsweringServices & Pick<Services, "ids" | "site">,
  request: Request,
  work: (body: unknown, id: string) => Promise<Response>,
): Promise<Response> {
  const id = services.ids.next();
  return answered(services, "kiosk", { id, path: new URL(request.url).pathname }, async () => {
    checkOwnPages(request, services.site.origin());
    checkIsJson(request);
    return work(parseObject(await readText(request)), id);
  });
}
