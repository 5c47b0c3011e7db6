/**
 * The way of a request whose body or answer is a file: the door decides as it does for every operation, and whatever is
 * thrown becomes an error answer of the same form.
 */
import type { Door } from "../../api/kit/door.ts";
import { type Endpoint, implement } from "../../api/kit/endpoint.ts";
import { asFailure, internalError, problem } from "../../api/kit/problem.ts";
import { shuttingDown } from "../../api/kit/serve.ts";
import { type Scope, scopeOn } from "../../domain/scope.ts";
import { type Services, toolsOf } from "../../domain/services.ts";
import { attachment } from "../../formats/attachment.ts";

/** What files need of the composition root besides its services. */
export interface FileServices extends Services {
  /** IP address of the client, behind trusted proxies too; undefined when it is not known. */
  addressOf(request: Request): string | undefined;
  /** True once the server stops. */
  stopping(): boolean;
}

interface FileCall {
  scope: Scope;
  params: Record<string, string>;
  query: URLSearchParams;
  request: Request;
}

/** An operation that takes or gives bytes; its endpoint says who may and where it stands. */
export interface FileOperation<Own extends FileServices = FileServices> {
  endpoint: Endpoint;
  answer(services: Own, call: FileCall): Promise<Response>;
}

/** Answers a request for a file, or with one. */
export async function serveFile<Own extends FileServices>(
  services: Own,
  door: Door,
  { endpoint, answer }: FileOperation<Own>,
  request: Request,
  sent: Record<string, string | undefined>,
): Promise<Response> {
  const id = services.ids.next();
  const { pathname, searchParams } = new URL(request.url);
  try {
    if (services.stopping()) throw shuttingDown();
    const visitor = await door.visitorOf(request, sent);
    const operation = implement(endpoint, { read: () => ({}) as never });
    door.count(visitor, { id, path: pathname, search: "", visitor, address: null });
    door.check(visitor, request, operation);
    const address = services.addressOf(request) ?? null;
    const scope: Scope = {
      ...scopeOn(visitor.company, visitor.dataset, visitor.livemode, visitor.actor, toolsOf(services)),
      address,
    };
    const params = Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, value ?? ""]));
    const response = await answer(services, { scope, params, query: searchParams, request });
    response.headers.set("Request-Id", id);
    return response;
  } catch (fault) {
    const failure = asFailure(fault) ?? internalError(id);
    if (failure.code === "internal_error")
      services.log.error("a request failed", { request: id, path: pathname, fault });
    return problem(failure, id);
  }
}

interface Sent {
  contentType: string;
  /** Name under which it is saved; without one it is shown. */
  name?: string;
}

/** A file as an answer: never guessed at, never run, kept nowhere on the way. */
export function fileResponse(body: BodyInit, { contentType, name }: Sent): Response {
  return new Response(body, {
    headers: {
      "Content-Type": contentType,
      "Content-Disposition": name === undefined ? "inline" : attachment(name, contentType),
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      "X-Content-Type-Options": "nosniff",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Cache-Control": "private, no-store",
    },
  });
}

/** JSON for one reader, kept nowhere. */
export function jsonFile(value: object): Response {
  return Response.json(value, { headers: { "Cache-Control": "no-store" } });
}
