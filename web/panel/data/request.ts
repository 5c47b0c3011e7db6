/** One request to the server. Every write carries an Idempotency-Key, so that it may be sent again after a lost answer. */
import { signal } from "@preact/signals";
import type { Endpoint } from "../../../src/api/kit/endpoint.ts";
import { placeOf } from "../app/place.ts";
import type { AnyPath } from "./paths.ts";
import { type Fault, Refusal, Unreachable } from "./refusal.ts";
import type { Answer, Body, PathOf } from "./shapes.ts";

/** False while the server cannot be reached. */
export const online = signal(true);
/** True once the session is over: what was typed stays until the person signs in again. */
export const sessionOver = signal(false);

/** Seconds in which an answer is waited for. */
const TIMEOUT_SECONDS = 30;

type Query = Record<string, string | number | undefined>;

/** The address of an operation on the company and data set that the address names. */
export function apiPath(path: AnyPath, query: Query = {}): string {
  const { handle, mode } = placeOf(location.pathname);
  const sent = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === "" ? [] : [[name, String(value)]],
  );
  const search = sent.length > 0 ? `?${new URLSearchParams(sent)}` : "";
  return `/panel/api/${handle}/${mode}${path}${search}`;
}

/**
 * Writes; `E` is the endpoint that answers.
 * @param key of idempotency: give the same one again when the same thing is sent again
 */
export function post<E extends Endpoint>(
  path: PathOf<E>,
  body: Body<E> | Record<string, never>,
  key: string = crypto.randomUUID(),
): Promise<Answer<E>> {
  return ask<Answer<E>>(apiPath(path as AnyPath), {
    method: "POST",
    headers: { "Content-Type": "application/json", "Idempotency-Key": key },
    body: JSON.stringify(body ?? {}),
  });
}

/**
 * Asks for JSON by its whole path.
 * @throws Refusal when the server says no; Unreachable when nothing answers
 */
export async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
  const limit = AbortSignal.timeout(TIMEOUT_SECONDS * 1000);
  const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit;
  const response = await fetch(path, {
    ...init,
    signal,
    headers: { Accept: "application/json", ...init.headers },
  }).catch((fault: unknown) => {
    if (init.signal?.aborted) throw fault;
    online.value = false;
    throw new Unreachable();
  });
  online.value = true;
  if (response.ok) return (await response.json()) as T;
  throw await refusalOf(response);
}

/** An answer that is no, as what is thrown for it. */
export async function refusalOf(response: Response): Promise<Error> {
  const body = (await response.json().catch(() => undefined)) as { error?: Fault } | undefined;
  const error = body?.error ?? { code: "internal_error", message: response.statusText };
  if (error.code === "sign_in_required") sessionOver.value = true;
  return new Refusal(response.status, error);
}
