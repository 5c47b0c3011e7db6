/**
 * The way of a request that concerns a person and no data set: where it comes from → who is signed in → body → work.
 * Work opens its own transactions, since it may have to hash a password before, and sets a cookie after. What is done
 * here twice does no more than once, or is refused by its ticket, so that an Idempotency-Key has nothing to add.
 */
import type { z } from "zod";
import { jsonResponse } from "../../api/kit/answer.ts";
import { answered } from "../../api/kit/answered.ts";
import { parseObject, readText } from "../../api/kit/body.ts";
import { isLongAgo } from "../../api/kit/door.ts";
import type { Endpoint } from "../../api/kit/endpoint.ts";
import { readQuery, refuseRest } from "../../api/kit/query.ts";
import { Failure } from "../../domain/failure.ts";
import { parseWith } from "../../domain/faults.ts";
import { checkConfirmed } from "../../domain/members/confirmed.ts";
import type { Browser, Person } from "../../domain/members/sessions.ts";
import { counted } from "../../formats/counted.ts";
import { networkOf } from "../../platform/networks.ts";
import { checkIsJson, checkOwnPages } from "../kit/own-pages.ts";
import { browserOf, personOf } from "../kit/session.ts";
import { signInRequired } from "./door.ts";
import type { PanelServices } from "./services.ts";

interface Visit<Body, Who> {
  request: Request;
  person: Who;
  body: Body;
  params: Record<string, string>;
  browser: Browser;
  /** Sends a cookie with the answer. */
  setCookie(cookie: string): void;
}

type BodyOf<E extends Endpoint> = E extends { body: infer Body extends z.ZodType }
  ? z.infer<Body>
  : undefined;

/** Answers somebody who is signed in, who has just confirmed who they are, or anybody; or the instance's operator. */
type WorkWith<Body, Result> =
  | { operator(services: PanelServices, visit: Visit<Body, Person>): Promise<Result> }
  | { confirmedOperator(services: PanelServices, visit: Visit<Body, Person>): Promise<Result> }
  | { person(services: PanelServices, visit: Visit<Body, Person>): Promise<Result> }
  | { confirmed(services: PanelServices, visit: Visit<Body, Person>): Promise<Result> }
  | { anybody(services: PanelServices, visit: Visit<Body, Person | undefined>): Promise<Result> };

type Work<E extends Endpoint> = WorkWith<BodyOf<E>, z.infer<E["returns"]>>;

interface PersonOperation {
  endpoint: Endpoint;
  work: WorkWith<unknown, unknown>;
}

/** Joins an endpoint with its work. */
export function forPeople<E extends Endpoint>(endpoint: E, work: Work<E>): PersonOperation {
  return { endpoint, work: work as unknown as PersonOperation["work"] };
}

/** Answers a request with an operation; with a failure for one that leads nowhere. */
export function servePerson(
  services: PanelServices,
  request: Request,
  operation: PersonOperation | Failure,
  params: Record<string, string | undefined> = {},
): Promise<Response> {
  const visit = { id: services.ids.next(), path: new URL(request.url).pathname };
  return answered(services, "panel", visit, () => answer(services, request, operation, params, visit.id));
}

async function answer(
  services: PanelServices,
  request: Request,
  operation: PersonOperation | Failure,
  params: Record<string, string | undefined>,
  id: string,
): Promise<Response> {
  checkOwnPages(request, services.site.origin());
  if (operation instanceof Failure) throw operation;
  const { endpoint, work } = operation;
  if (endpoint.method === "POST") checkIsJson(request);
  const entered = await letIn(services, request, work);
  if (!entered) takeAllowance(services, request);
  const at = services.clock.monotonicMs();
  const sent = endpoint.method === "POST" ? parseObject(await readText(request)) : {};
  const person = isLongAgo(services, at) ? await letIn(services, request, work) : entered;
  refuseRest(readQuery(new URL(request.url).search));
  const cookies: string[] = [];
  const visit = {
    request,
    person,
    body: endpoint.body ? parseWith(endpoint.body, sent) : refuseRest(sent as Record<string, string>),
    params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, value ?? ""])),
    browser: browserOf(services, request),
    setCookie: (cookie: string) => void cookies.push(cookie),
  };
  const result = await answerWith(work, services, visit);
  const response = jsonResponse(200, JSON.stringify(result), id);
  for (const cookie of cookies) response.headers.append("Set-Cookie", cookie);
  return response;
}

/**
 * Who is signed in and may ask for this.
 * @throws Failure sign_in_required, role_insufficient, reauthentication_required
 */
async function letIn(
  services: PanelServices,
  request: Request,
  work: PersonOperation["work"],
): Promise<Person | undefined> {
  const person = await personOf(services, request);
  if (!person && !("anybody" in work)) throw signInRequired();
  if (person && ("operator" in work || "confirmedOperator" in work)) checkIsOperator(person);
  if (person && ("confirmed" in work || "confirmedOperator" in work))
    checkConfirmed(person, services.clock.now());
  return person;
}

/** @throws Failure rate_limited */
export function takeAllowance({ strangers, clock, addressOf }: PanelServices, request: Request): void {
  const { allowed, headers } = strangers.take(networkOf(addressOf(request) ?? ""), clock.monotonicMs());
  if (allowed) return;
  throw new Failure(
    "rate_limited",
    `That was too often from your address. Wait ${counted(Number(headers["Retry-After"]), "second")}.`,
    undefined,
    headers,
  );
}

function answerWith(
  work: PersonOperation["work"],
  services: PanelServices,
  visit: Visit<unknown, Person | undefined>,
): Promise<unknown> {
  if ("anybody" in work) return work.anybody(services, visit);
  const { person } = visit;
  if (!person) throw signInRequired();
  const known = { ...visit, person };
  if ("operator" in work) return work.operator(services, known);
  if ("confirmedOperator" in work) return work.confirmedOperator(services, known);
  return "confirmed" in work ? work.confirmed(services, known) : work.person(services, known);
}

/** @throws Failure role_insufficient */
function checkIsOperator({ user }: Person): void {
  if (!user.operator)
    throw new Failure("role_insufficient", "This is for whoever runs this Carnet. Ask them.");
}
