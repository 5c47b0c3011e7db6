/** `/s/{secret}`: the hosted page of a passport session, for the one browser that opened it first. */
import { Elysia } from "elysia";
import { createRateLimiter } from "../../api/kit/rate-limit.ts";
import { checkStanding } from "../../domain/accounts/api-keys.ts";
import { listDocuments } from "../../domain/documents/read.ts";
import type { Document } from "../../domain/documents/shape.ts";
import { Failure, type FailureCode } from "../../domain/failure.ts";
import { addDocument } from "../../domain/passport-sessions/add-document.ts";
import { confirmSession, overviewOf } from "../../domain/passport-sessions/confirm.ts";
import {
  bindBrowser,
  type Closed,
  holderOf,
  type OpenSession,
  openReceipt,
  openSession,
} from "../../domain/passport-sessions/open.ts";
import { saveValues } from "../../domain/passport-sessions/save.ts";
import { presentPassport } from "../../domain/passports/present.ts";
import { findPassport } from "../../domain/passports/rows.ts";
import { CHANGE_NOTE_LENGTH } from "../../domain/passports/shape.ts";
import { findOrigins, findProduct } from "../../domain/products/rows.ts";
import { type Services, toolsOf } from "../../domain/services.ts";
import { filledText } from "../../domain/shapes.ts";
import { templateOf } from "../../domain/templates/registry.ts";
import type { Assets } from "../assets.ts";
import { compressedPage } from "../kit/compressed-page.ts";
import { type CookieKind, cookieOf, readCookie } from "../kit/cookie.ts";
import { isForeign } from "../kit/foreign-request.ts";
import { readForm, TEMPLATE_FORM_BYTES } from "../kit/form-body.ts";
import type { Html } from "../kit/html.ts";
import { privateJson } from "../kit/private-json.ts";
import { readTemplateForm } from "../kit/read-template-form.ts";
import type { PageOptions } from "../kit/response.ts";
import { answerOf, leftOf, seenOf, wantsJson } from "../kit/saved-form.ts";
import { seeOther } from "../kit/see-other.ts";
import { takeDocument } from "../kit/take-document.ts";
import { UPLOAD_FAULTS } from "../kit/upload-faults.ts";
import { endedPage, type Refusal, refusalPage, stoppedPage } from "./closed-pages.ts";
import { type ConfirmView, confirmPage, statementOf } from "./confirm-page.ts";
import { documentsPage } from "./documents-page.ts";
import { donePage } from "./done-page.ts";
import { type FillAnswer, fillPage, NO_ANSWER } from "./fill-page.ts";
import { type Step, stepAddress } from "./frame.ts";
import { type HostedReader, hostedReader } from "./reader.ts";

const STATUS: Record<Refusal, number> = {
  unknown: 404,
  another: 403,
  ended: 410,
  expired: 410,
  refused: 403,
};

/** Forms and files of one session in any 60 seconds: a page that saves while one types sends one a second at most. */
const FORMS_PER_MINUTE = 180;
/** Documents that the page lists. */
const DOCUMENTS = 100;

interface HostedServices extends Services {
  /** IP address of the client, behind trusted proxies too. */
  addressOf(request: Request): string | undefined;
  keepWaiting(request: Request): void;
}

/** A request in an open session, from the browser that it belongs to. */
interface Visit extends OpenSession {
  request: Request;
  reader: HostedReader;
  /** For the browser that has just opened the session. */
  cookie?: string;
}

export function hostedRoutes(services: HostedServices, assets: Assets) {
  const { db, site, clock } = services;
  const limiter = createRateLimiter(FORMS_PER_MINUTE);

  async function open(request: Request, secret: string): Promise<Response> {
    const reader = hostedReader(request, assets.url, site.origin());
    const step = stepOf(request);
    if (request.method === "POST" && isForeign(request, site.origin()))
      return refuse("refused", request, reader);
    if (step === "done" && request.method !== "POST") return receipt(request, secret, reader);
    const opened = await openSession(db.reader, toolsOf(services), secret);
    if (typeof opened === "string") return closed(opened, request, secret, reader);
    const visit = await enter(request, opened, reader);
    if (visit instanceof Response) return visit;
    try {
      checkStanding(visit.scope, request.method === "POST");
      if (request.method === "POST") {
        const { allowed, headers } = limiter.take(opened.session.n, clock.monotonicMs());
        return allowed ? await submit(visit, step, secret) : tooMany(visit, headers);
      }
      return await show(visit, step);
    } catch (fault) {
      if (!(fault instanceof Failure)) throw fault;
      return failed(fault.code, visit, secret);
    }
  }

  /** Lets in the browser that the session belongs to, or the first one that opens it. */
  async function enter(
    request: Request,
    opened: OpenSession,
    reader: HostedReader,
  ): Promise<Visit | Response> {
    const { session } = opened;
    const scope = { ...opened.scope, address: services.addressOf(request) ?? null };
    const visit = { session, scope, request, reader };
    const kind = cookieOfSession(session);
    const holder = holderOf(session, readCookie(request, kind));
    if (holder === "this") return visit;
    if (holder === "another" || request.method === "POST") return refuse("another", request, reader);
    if (!isOpening(request)) return unopened(request);
    const browser = await bindBrowser(db, session);
    if (browser === undefined) return refuse("another", request, reader);
    return { ...visit, cookie: cookieOf(request, kind, browser, session.expires - scope.now) };
  }

  function tooMany({ request, scope, reader }: Visit, headers: Record<string, string>): Response {
    if (wantsJson(request)) return privateJson({ stopped: true }, 429, headers);
    const made = stoppedPage("rate_limited", scope.company.name, reader);
    return compressedPage(request, made, { status: 429, headers });
  }

  function page(made: Html, { request, cookie }: Visit, options: PageOptions = {}): Response {
    return compressedPage(request, made, { ...options, headers: { "Set-Cookie": cookie } });
  }

  function show(visit: Visit, step: Step): Promise<Response> {
    if (step === "documents") return documents(visit);
    if (step === "confirm") return confirm(visit);
    return fill(visit);
  }

  async function fill(visit: Visit, answer: FillAnswer = NO_ANSWER, status = 200): Promise<Response> {
    const { scope, session, reader } = visit;
    const product = await findProduct(db.reader, scope, session.product_id);
    if (!product) throw new Error(`the data set lacks product ${session.product_id}`);
    const view = {
      scope,
      session,
      product,
      hasPassport: session.newest_status === "issued",
      origins: await findOrigins(db.reader, scope, product.n),
      documents: await documentsOf(visit),
      answer,
    };
    return page(fillPage(view, reader), visit, { status });
  }

  async function documentsOf({ scope, session }: Visit): Promise<Document[]> {
    const filters = { product: session.product_id };
    return (await listDocuments(db.reader, scope, filters, { limit: DOCUMENTS })).data;
  }

  async function documents(visit: Visit, fault?: string): Promise<Response> {
    const { scope, session, reader } = visit;
    const view = { scope, session, documents: await documentsOf(visit), ...(fault ? { fault } : {}) };
    return page(documentsPage(view, reader), visit, { status: fault === undefined ? 200 : 422 });
  }

  /** Leads back to the data as long as something is missing there. */
  async function confirm(
    visit: Visit,
    about: Pick<ConfirmView, "sent" | "hasChanged"> = {},
  ): Promise<Response> {
    const { scope, session, reader } = visit;
    const overview = await overviewOf(db.reader, scope, session);
    if (!overview.completeness.complete) return fill(visit, { ...NO_ANSWER, wantedOn: true }, 422);
    if (overview.product.status === "archived" && session.newest_status !== "issued")
      throw new Failure("product_archived", "The product was archived.");
    const status = about.sent || about.hasChanged ? 422 : 200;
    return page(confirmPage({ scope, session, overview, ...about }, reader), visit, { status });
  }

  async function submit(visit: Visit, step: Step, secret: string): Promise<Response> {
    if (step === "documents") return upload(visit, secret);
    const sent = await readForm(visit.request, TEMPLATE_FORM_BYTES);
    if (typeof sent === "string")
      return refuse("refused", visit.request, visit.reader, sent === "too_large" ? 413 : 415);
    // It may have ended while the form was on its way.
    const opened = await openSession(db.reader, toolsOf(services), secret);
    if (typeof opened === "string") return closed(opened, visit.request, secret, visit.reader);
    const now = { ...visit, scope: { ...opened.scope, address: visit.scope.address } };
    return step === "confirm" ? complete(now, sent, secret) : save(now, sent, secret);
  }

  async function save(visit: Visit, sent: URLSearchParams, secret: string): Promise<Response> {
    const { scope, session, request, reader } = visit;
    const product = await findProduct(db.reader, scope, session.product_id);
    if (!product) throw new Error(`the data set lacks product ${session.product_id}`);
    const template = templateOf(product.template);
    const read = readTemplateForm({ template, posted: sent, locale: reader.locale });
    const theirs = sent.get("theirs");
    if (theirs !== null) delete read.data[theirs];
    const values = { data: read.data, seen: seenOf(sent.get("seen") ?? "") };
    const { faults, conflicts } = await db.write((tx) => saveValues(tx, scope, session.id, values));
    const left = answerOf(read, { faults, conflicts }, { template, locale: reader.locale });
    if (wantsJson(request)) return privateJson({ saved: true, ...leftOf(left) });

    const answer: FillAnswer = { ...left, wantedOn: false };
    const isLeft = faults.length + conflicts.length > 0;
    if (read.more !== undefined) return fill(visit, answer);
    const go = sent.get("go");
    if (isLeft || theirs !== null)
      return fill(visit, { ...answer, wantedOn: go === "confirm" }, isLeft ? 422 : 200);
    return redirect(secret, go === "documents" ? "documents" : go === "save" ? "fill" : "confirm", reader);
  }

  async function complete(visit: Visit, sent: URLSearchParams, secret: string): Promise<Response> {
    const { scope, session, reader } = visit;
    const note = (sent.get("note") ?? "").replaceAll("\r\n", "\n").trim();
    const isTicked = sent.get("agree") === "yes";
    const isNoteWrong = note !== "" && !filledText(CHANGE_NOTE_LENGTH).safeParse(note).success;
    if (!isTicked || isNoteWrong) return confirm(visit, { sent: { note, isTicked, isNoteWrong } });
    const consent = {
      changeNote: note === "" ? reader.w("confirm.note_default") : note,
      statement: statementOf(scope, session, reader),
    };
    const mark = sent.get("mark") ?? "";
    const outcome = await db.write((tx) => confirmSession(tx, scope, session.id, mark, consent));
    return outcome === "changed" ? confirm(visit, { hasChanged: true }) : redirect(secret, "done", reader);
  }

  async function upload(visit: Visit, secret: string): Promise<Response> {
    const { scope, session, request, reader } = visit;
    const refused = (code: FailureCode) => {
      const words = reader.t(UPLOAD_FAULTS[code] ?? "document.fault_failed", { company: scope.company.name });
      return wantsJson(request) ? privateJson({ fault: words }, 422) : documents(visit, words);
    };
    const fault = await takeDocument(services, request, scope, (tx, now, kind, file) =>
      addDocument(tx, now, session.id, kind, file),
    );
    if (fault !== undefined) return refused(fault);
    return wantsJson(request) ? privateJson({ saved: true }) : redirect(secret, "documents", reader);
  }

  /** What came of a completed session, in its own browser. */
  async function receipt(request: Request, secret: string, reader: HostedReader): Promise<Response> {
    const opened = await openReceipt(db.reader, toolsOf(services), secret);
    if (opened === "open") return redirect(secret, "fill", reader);
    if (typeof opened === "string") return refuse(opened, request, reader);
    const { session, scope } = opened;
    if (!isOwn(request, opened)) return refuse("ended", request, reader);
    const row = await findPassport(db.reader, scope, session.made_id ?? "");
    if (!row) throw new Error(`the passport of session ${session.id} is gone`);
    const passport = await presentPassport(db.reader, scope, row);
    const { qrSvg } = await import("../../formats/qr.ts");
    const qr = qrSvg(passport.url, { title: reader.t("code.alt") });
    return compressedPage(request, donePage({ scope, session, passport, qr }, reader));
  }

  async function closed(
    why: Closed,
    request: Request,
    secret: string,
    reader: HostedReader,
  ): Promise<Response> {
    if (why !== "ended") return refuse(why, request, reader);
    const opened = await openReceipt(db.reader, toolsOf(services), secret);
    if (typeof opened === "string" || !isOwn(request, opened)) return refuse("ended", request, reader);
    // A second click, or a second tab: the first one did it.
    if (request.method === "POST" && !wantsJson(request)) return redirect(secret, "done", reader);
    return wantsJson(request)
      ? privateJson({ ended: true }, 410)
      : compressedPage(request, endedPage(opened.session, reader), { status: 410 });
  }

  async function failed(code: FailureCode, visit: Visit, secret: string): Promise<Response> {
    const { request, reader, scope } = visit;
    if (code === "session_closed") {
      const again = await openSession(db.reader, toolsOf(services), secret);
      return closed(typeof again === "string" ? again : "ended", request, secret, reader);
    }
    if (wantsJson(request)) return privateJson({ stopped: true }, 409);
    if (code === "passport_missing") return fill(visit, { ...NO_ANSWER, wantedOn: true }, 422);
    return page(stoppedPage(code, scope.company.name, reader), visit, { status: 409 });
  }

  function refuse(
    refusal: Refusal,
    request: Request,
    reader: HostedReader,
    status = STATUS[refusal],
  ): Response {
    if (wantsJson(request)) return privateJson({ ended: true }, status);
    return compressedPage(request, refusalPage(refusal, reader), { status });
  }

  function isOwn(request: Request, { session }: OpenSession): boolean {
    return holderOf(session, readCookie(request, cookieOfSession(session))) === "this";
  }

  /**
   * The cookie of the one browser that a session belongs to. Its name is short, since a browser sends those of all its
   * sessions with each request. Lax: a person comes from the caller's site again and again.
   */
  function cookieOfSession({ id }: OpenSession["session"]): CookieKind {
    return { name: `s-${id}`, sameSite: "Lax", site: site.origin() };
  }

  return (
    new Elysia()
      .get("/s/:secret", ({ request, params }) => open(request, params.secret ?? ""))
      // Forms are read here, within limits, and only from the browser that the session belongs to.
      .post("/s/:secret", ({ request, params }) => open(request, params.secret ?? ""), { parse: "none" })
  );
}

const STEPS: readonly Step[] = ["documents", "confirm", "done"];

function stepOf(request: Request): Step {
  const asked = new URL(request.url).searchParams.get("step");
  return STEPS.find((step) => step === asked) ?? "fill";
}

/** After a form, so that a reload sends nothing again. */
function redirect(secret: string, step: Step, reader: HostedReader): Response {
  return seeOther(`/s/${secret}${stepAddress(step, reader)}`);
}

/** What a browser fetches ahead, or only asks about, is not yet a person who opens the address. */
/** Whoever looks without opening learns that the page is there; what is fetched ahead is not to be kept for it. */
function unopened({ method }: Request): Response {
  const headers = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" };
  return new Response(null, { status: method === "HEAD" ? 200 : 503, headers });
}

function isOpening(request: Request): boolean {
  return request.method === "GET" && !/prefetch|prerender/.test(request.headers.get("sec-purpose") ?? "");
}
