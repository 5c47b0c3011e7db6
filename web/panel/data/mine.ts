/** What belongs to the person rather than to a company: their account, below `/panel/api`. */
import type { Endpoint } from "../../../src/api/kit/endpoint.ts";
import type * as people from "../../../src/pages/panel/endpoints/people.ts";
import { me } from "../app/me.ts";
import { ask } from "./request.ts";
import { outdate, useResource } from "./resource.ts";
import type { Answer, Body } from "./shapes.ts";

const SECURITY = "/panel/api/me/security";

export type Security = Answer<typeof people.getSecurity>;

/** Second factor, passkeys and sessions of the person; undefined until they are known. */
export function useSecurity() {
  return useResource<Security>(SECURITY);
}

/** Reads them again: something was changed. */
export function outdateSecurity(): void {
  outdate(SECURITY);
}

/** Writes; `E` is the endpoint that answers. */
export function postMine<E extends Endpoint>(
  path: string,
  body: Body<E> | Record<string, never> = {},
): Promise<Answer<E>> {
  return ask<Answer<E>>(`/panel/api${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}

/** Asks anew who one is and what one may: a name, a role or a company was changed. */
export async function reloadMe(): Promise<void> {
  me.value = await ask<Answer<typeof people.getMe>>("/panel/api/me");
}
