/**
 * The way of a request whose body or answer is a file: the door decides as it does for every operation, and whatever is
 * thrown becomes an error answer of the same form.
 */
import { type AnsweringServices, answered } from "../../api/kit/answered.ts";
import { ofSender } from "../../api/kit/body.ts";
import { type Door, stillLetIn, type Visit, type Visitor } from "../../api/kit/door.ts";
import type { Endpoint } from "../../api/kit/endpoint.ts";
import { type Scope, scopeOn } from "../../domain/scope.ts";
import { type Services, toolsOf } from "../../domain/services.ts";
import { attachment } from "../../formats/attachment.ts";

/** What files need of the composition root besides its services. */
export interface FileServices extends Services, Pick<AnsweringServices, "metrics" | "stopping"> {
  /** IP address of the client, behind trusted proxies too; undefined when it is not known. */
  addressOf(request: Request): string | undefined;
  /** Begins the time anew in which more of a request has to come, or of its answer to go. */
  keepWaiting(request: Request): void;
  /** Waits for the answer however long it takes, until `keepWaiting`: for work that has limits of its own. */
  waitForWork(request: Request): void;
}

interface FileCall {
  scope: Scope;
  params: Record<string, string>;
  query: URLSearchParams;
  /** Aborted when whoever asks goes away. */
  signal: AbortSignal;
  /**
   * The body as `read` takes it, and the scope of whoever may still ask for this when all of it is there.
   * @throws Failure
   */
  receive<Body>(read: (request: Request) => Promise<Body>): Promise<{ body: Body; scope: Scope }>;
}

/** An operation that takes or gives bytes; its endpoint says who may and where it stands. */
export interface FileOperation<Own extends FileServices = FileServices> {
  endpoint: Endpoint;
  answer(services: Own, call: FileCall): Promise<Response>;
}

/** Answers a request for a file, or with one. */
export function serveFile<Own extends FileServices>(
  services: Own,
  door: Door,
  { endpoint, answer }: FileOperation<Own>,
  request: Request,
  sent: Record<string, string | undefined>,
): Promise<Response> {
  const { pathname, searchParams: query } = new URL(request.url);
  const address = services.addressOf(request) ?? null;
  const visit: Visit = { id: services.ids.next(), path: pathname, search: "", address };
  const scopeOf = ({ company, dataset, livemode, actor }: Visitor): Scope => ({
    ...scopeOn(company, dataset, livemode, actor, toolsOf(services)),
    address,
  });
  return answered(services, door.surface, visit, async () => {
    const visitor = await door.visitorOf(request, sent);
    door.count(visitor, visit);
    door.check(visitor, request, endpoint);
    const entered = { visitor, at: services.clock.monotonicMs() };
    services.waitForWork(request);
    const response = await answer(services, {
      scope: scopeOf(visitor),
      params: Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, value ?? ""])),
      query,
      signal: request.signal,
      async receive(read) {
        services.keepWaiting(request);
        const body = await read(request);
        services.waitForWork(request);
        return { body, scope: scopeOf(await stillLetIn(services, door, request, endpoint, entered, sent)) };
      },
    })
      .catch((fault: unknown) => {
        throw fault === request.signal.reason ? ofSender(fault, request, "body") : fault;
      })
      .finally(() => services.keepWaiting(request));
    response.headers.set("Request-Id", visit.id);
    return response;
  });
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
