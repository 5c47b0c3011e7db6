/** A small client that holds every answer to the contract. */
import { expect } from "bun:test";
import { type ApiError, checkAnswer, statusOf, typeOf } from "./contract.ts";

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

export interface Answer<T = unknown> {
  status: number;
  headers: Headers;
  text: string;
  /** Of a good answer. */
  json: T;
  /** Of a refusal. */
  error: ApiError | undefined;
}

export interface Sending {
  /** JSON value of the body. */
  body?: unknown;
  /** The body as it is, in place of `body`. */
  raw?: BodyInit;
  /** Idempotency-Key. */
  key?: string;
  headers?: Record<string, string>;
}

export interface Client {
  readonly apiKey: string;
  get<T = unknown>(path: string, sending?: Sending): Promise<Answer<T>>;
  post<T = unknown>(path: string, body?: unknown, sending?: Sending): Promise<Answer<T>>;
  send<T = unknown>(method: string, path: string, sending?: Sending): Promise<Answer<T>>;
}

/** A client for an API key; an empty key sends no Authorization header. */
export function clientOf(site: string, apiKey: string): Client {
  const client: Client = {
    apiKey,
    get: (path, sending) => client.send("GET", path, sending),
    post: (path, body, sending) => client.send("POST", path, { body: body ?? {}, ...sending }),
    async send<T>(method: string, path: string, { body, raw, key, headers }: Sending = {}) {
      const content = raw ?? (body === undefined ? undefined : JSON.stringify(body));
      const response = await fetch(`${site}/api/v1${path}`, {
        method,
        redirect: "manual",
        headers: {
          ...(apiKey === "" ? {} : { Authorization: `Bearer ${apiKey}` }),
          ...(content === undefined ? {} : { "Content-Type": "application/json" }),
          ...(key === undefined ? {} : { "Idempotency-Key": key }),
          ...headers,
        },
        ...(content === undefined ? {} : { body: content }),
      });
      return answerOf<T>(method, `/api/v1${path}`, response.status, response.headers, await response.text());
    },
  };
  return client;
}

/** An answer that has been held to the contract. */
export function answerOf<T = unknown>(
  method: string,
  path: string,
  status: number,
  headers: Headers,
  text: string,
): Answer<T> {
  const json = checkAnswer({ method, path, status, headers, text });
  const error = status === 200 ? undefined : (json as { error: ApiError } | undefined)?.error;
  return { status, headers, text, json: json as T, error };
}

/** What a request that must be granted brings. */
export async function ok<T>(asking: Promise<Answer<T>>): Promise<T> {
  const { status, json, text } = await asking;
  if (status !== 200) throw new Error(`refused with ${status}: ${text}`);
  return json;
}

/** The error of a request that must be refused with this code, and with this param or none. */
export async function refused(asking: Promise<Answer>, code: string, param?: string): Promise<ApiError> {
  const { status, error, text } = await asking;
  if (!error) throw new Error(`not refused with ${code} but answered ${status}: ${text.slice(0, 300)}`);
  expect({ status, type: error.type, code: error.code, param: error.param }).toEqual({
    status: statusOf(code),
    type: typeOf(code),
    code,
    param,
  });
  return error;
}
