/** `/d/{secret}`: where a supplier answers what a company asks, without an account. */
import { Elysia } from "elysia";
import { createRateLimiter } from "../../api/kit/rate-limit.ts";
import { declineDataRequest } from "../../domain/data-requests/decline.ts";
import {
  addRequestedDocument,
  FILES_PER_REQUEST,
  takeBackDocument,
} from "../../domain/data-requests/files.ts";
import { type FoundRequest, openDataRequest } from "../../domain/data-requests/open.ts";
import { saveAnswers } from "../../domain/data-requests/save.ts";
import { sendAnswers } from "../../domain/data-requests/send.ts";
import { DECLINE_REASON_LENGTH } from "../../domain/data-requests/shape.ts";
import { presentDocuments } from "../../domain/documents/present.ts";
import { findDocument } from "../../domain/documents/rows.ts";
import type { Document } from "../../domain/documents/shape.ts";
import { Failure, type FailureCode } from "../../domain/failure.ts";
import { type Services, toolsOf } from "../../domain/services.ts";
import { text } from "../../domain/shapes.ts";
import type { SentValues } from "../../domain/templates/seen-values.ts";
import { networkOf } from "../../platform/networks.ts";
import type { Assets } from "../assets.ts";
import { compressedPage } from "../kit/compressed-page.ts";
import { isForeign } from "../kit/foreign-request.ts";
import { readForm, TEMPLATE_FORM_BYTES } from "../kit/form-body.ts";
import type { Html } from "../kit/html.ts";
import { privateJson } from "../kit/private-json.ts";
import { readTemplateForm } from "../kit/read-template-form.ts";
import { type Answer, answerOf, leftOf, marksAfter, seenOf, wantsJson } from "../kit/saved-form.ts";
import { seeOther } from "../kit/see-other.ts";
import { kindFrom, takeDocument } from "../kit/take-document.ts";
import { UPLOAD_FAULTS } from "../kit/upload-faults.ts";
import { answerPage, givenWords } from "./answer-page.ts";
import { askedOf, givenOf, type Kind } from "./asked.ts";
import { checkPage } from "./check-page.ts";
import { donePage, type Refusal, refusalOf, refusalPage } from "./closed-pages.ts";
import { declinePage } from "./decline-page.ts";
import { documentsPage } from "./documents-page.ts";
import { type Step, stepAddress } from "./frame.ts";
import { type SupplierReader, supplierReader } from "./reader.ts";

const STATUS: Record<Refusal, number> = {
  unknown: 404,
  expired: 410,
  revoked: 410,
  declined: 410,
  answered: 410,
  stopped: 403,
  busy: 429,
  refused: 403,
};

/** Forms and files of one request in any 60 seconds: a page that saves while one types sends one a second at most. */
const FORMS_PER_MINUTE = 180;
/** Addresses that lead nowhere, from one network in any 60 seconds. */
const MISSES_PER_MINUTE = 60;

interface SupplierServices extends Services {
  /** IP address of the client, behind trusted proxies too. */
  addressOf(request: Request): string | undefined;
  keepWaiting(request: Request): void;
}

/** A request of somebody who may answer. */
interface Visit extends FoundRequest, Asking {
  secret: string;
  step: Step;
}

/** Who asks, whatever for. */
interface Asking {
  http: Request;
  reader: SupplierReader;
}

export function supplierRoutes(services: SupplierServices, assets: Assets) {
  const { db, site, clock } = services;
  const forms = createRateLimiter(FORMS_PER_MINUTE);
  const misses = createRateLimiter(MISSES_PER_MINUTE);

  async function open(http: Request, secret: string): Promise<Response> {
    const found = await openDataRequest(db.reader, toolsOf(services), secret);
    const reader = supplierReader(http, assets.url, site.origin(), found?.request.language);
    if (!found) return miss({ http, reader });
    const scope = { ...found.scope, address: services.addressOf(http) ?? null };
    const visit = { ...found, scope, http, reader, secret, step: stepOf(http) };
    if (http.method === "POST" && isForeign(http, site.origin())) return refuse("refused", visit, found);
    const refusal = refusalOf(found);
    if (refusal) return closed(refusal, visit);
    if (http.method !== "POST") return show(visit);
    const { allowed, headers } = forms.take(found.request.n, clock.monotonicMs());
    if (!allowed) return refuse("busy", visit, found, { headers });
    try {
      return await submit(visit);
    } catch (fault) {
      if (!(fault instanceof Failure)) throw fault;
      return overtaken(visit, fault);
    }
  }

  function miss(asking: Asking): Response {
    const network = networkOf(services.addressOf(asking.http) ?? "");
    const { allowed, headers } = misses.take(network, clock.monotonicMs());
    return refuse(allowed ? "unknown" : "busy", asking, undefined, { headers });
  }

  /** Closed in another window while this form was on its way, or by the company. */
  async function overtaken(visit: Visit, fault: Failure): Promise<Response> {
    const now = await reread(visit);
    const refusal = refusalOf(now);
    if (!refusal) throw fault;
    return closed(refusal, now);
  }

  async function closed(refusal: Refusal, visit: Visit): Promise<Response> {
    const { http, reader, request, scope } = visit;
    const isStillShown = refusal === "answered" && scope.now < request.expires;
    if (!isStillShown || wantsJson(http)) return refuse(refusal, visit, visit);
    // A second click, or a second window: the first one did it.
    if (http.method === "POST") return seeOther(stepAddress("answer", reader));
    return page(visit, donePage(visit, await documentsOf(visit), reader));
  }

  function page({ http }: Visit, made: Html, status = 200): Response {
    return compressedPage(http, made, { status });
  }

  async function show(visit: Visit): Promise<Response> {
    const { reader, step, http } = visit;
    if (step === "decline") return page(visit, declinePage(visit, reader));
    if (step === "documents") return page(visit, documentsPage({ ...visit, kind: kindOf(http) }, reader));
    if (step === "check")
      return page(visit, checkPage({ ...visit, documents: await documentsOf(visit) }, reader));
    return answers(visit);
  }

  async function answers(visit: Visit, answer?: Answer, status = 200): Promise<Response> {
    const documents = await documentsOf(visit);
    return page(
      visit,
      answerPage({ ...visit, documents, ...(answer ? { answer } : {}) }, visit.reader),
      status,
    );
  }

  async function documentsOf({ request, scope }: FoundRequest): Promise<Document[]> {
    const ids = request.files as string[];
    const rows = await Promise.all(ids.map((id) => findDocument(db.reader, scope, id)));
    return presentDocuments(
      db.reader,
      scope,
      rows.flatMap((row) => (row && !row.archived ? [row] : [])),
    );
  }

  async function submit(visit: Visit): Promise<Response> {
    const { http, step } = visit;
    if (step === "documents") return upload(visit);
    const sent = await readForm(http, TEMPLATE_FORM_BYTES);
    if (typeof sent === "string")
      return refuse("refused", visit, visit, { status: sent === "too_large" ? 413 : 415 });
    // The form may have been long on its way.
    const now = { ...visit, scope: { ...visit.scope, now: clock.now() } };
    if (step === "check") return send(now, sent.get("mark") ?? "");
    if (step === "decline") return decline(now, sent.get("reason") ?? "");
    return save(now, sent);
  }

  async function save(visit: Visit, sent: URLSearchParams): Promise<Response> {
    const { scope, request, http, reader } = visit;
    const { template, fields } = askedOf(request);
    const keys = fields.map(({ key }) => key);
    const read = readTemplateForm({ template, fields: keys, posted: sent, locale: reader.locale });
    const theirs = sent.get("theirs");
    if (theirs !== null) delete read.data[theirs];
    const values = { data: read.data, seen: seenOf(sent.get("seen") ?? "") };
    const saved = await db.write((tx) => saveAnswers(tx, scope, request.id, values));
    const now = { ...visit, request: { ...request, answers: saved.answers } };
    const isLeft = saved.faults.length + saved.conflicts.length > 0;
    const answer = answerOf(read, saved, { template, locale: reader.locale });
    if (wantsJson(http)) return savedWords(now, values, answer);
    const removed = sent.get("remove");
    if (removed !== null) {
      await db.write((tx) => takeBackDocument(tx, scope, request.id, removed));
      return seeOther(`${stepAddress("answer", reader)}#documents`);
    }
    if (read.more !== undefined) return answers(now, answer);
    if (isLeft || theirs !== null) return answers(now, answer, isLeft ? 422 : 200);
    const go = sent.get("go") ?? "";
    const [step, kind] = go.split(":");
    if (step === "documents") return seeOther(`${stepAddress("documents", reader)}&kind=${kindFrom(kind)}`);
    return seeOther(stepAddress(step === "save" ? "answer" : "check", reader));
  }

  /** What the page's script is told. */
  async function savedWords(visit: Visit, sent: SentValues, answer: Answer): Promise<Response> {
    const asked = askedOf(visit.request);
    const given = givenOf(asked, await documentsOf(visit));
    return privateJson({
      saved: true,
      ...leftOf(answer),
      seen: marksAfter(sent, asked.answers),
      done: given.done,
      words: givenWords(given, visit.reader.w),
    });
  }

  async function send(visit: Visit, mark: string): Promise<Response> {
    const { scope, request, reader } = visit;
    const outcome = await db.write((tx) => sendAnswers(tx, scope, request.id, mark));
    if (outcome === "sent") return seeOther(stepAddress("answer", reader));
    // What the transaction saw may be newer than what this request was opened with.
    const now = await reread(visit);
    const documents = await documentsOf(now);
    return page(visit, checkPage({ ...now, documents, hasChanged: outcome === "changed" }, reader), 422);
  }

  async function reread(visit: Visit): Promise<Visit> {
    const found = await openDataRequest(db.reader, toolsOf(services), visit.secret);
    return found ? { ...visit, request: found.request, state: found.state } : visit;
  }

  async function decline(visit: Visit, sent: string): Promise<Response> {
    const { scope, request, reader } = visit;
    const reason = sent.replaceAll("\r\n", "\n").trim();
    if (!text(DECLINE_REASON_LENGTH).safeParse(reason).success)
      return page(visit, declinePage(visit, reader, reason), 422);
    await db.write((tx) => declineDataRequest(tx, scope, request.id, reason === "" ? null : reason));
    return seeOther(stepAddress("answer", reader));
  }

  async function upload(visit: Visit): Promise<Response> {
    const { scope, request, http, reader } = visit;
    const company = scope.company.name;
    const refused = (code: FailureCode) => {
      const isFull = (request.files as string[]).length >= FILES_PER_REQUEST;
      const fault =
        code !== "too_many_files"
          ? reader.t(UPLOAD_FAULTS[code] ?? "document.fault_failed", { company })
          : isFull
            ? reader.w("answer.full", { max: FILES_PER_REQUEST })
            : reader.w("answer.no_room", { company });
      if (wantsJson(http)) return privateJson({ fault }, 422);
      return page(visit, documentsPage({ ...visit, kind: kindOf(http), fault }, reader), 422);
    };
    const fault = await takeDocument(
      services,
      http,
      scope,
      (tx, now, kind, file) => addRequestedDocument(tx, now, request.id, kind, file),
      kindOf(http),
    );
    if (fault !== undefined) return refused(fault);
    if (wantsJson(http)) return privateJson({ saved: true });
    return seeOther(`${stepAddress("answer", reader)}#documents`);
  }

  function refuse(
    refusal: Refusal,
    { http, reader }: Asking,
    found: FoundRequest | undefined,
    { status = STATUS[refusal], headers = {} }: { status?: number; headers?: Record<string, string> } = {},
  ): Response {
    if (wantsJson(http)) return privateJson({ ended: true }, status, headers);
    return compressedPage(http, refusalPage(refusal, found, reader), { status, headers });
  }

  return (
    new Elysia()
      .get("/d/:secret", ({ request, params }) => open(request, params.secret ?? ""))
      // Forms are read here, within limits.
      .post("/d/:secret", ({ request, params }) => open(request, params.secret ?? ""), { parse: "none" })
  );
}

const STEPS: readonly Step[] = ["documents", "check", "decline"];

function stepOf(http: Request): Step {
  const asked = new URL(http.url).searchParams.get("step");
  return STEPS.find((step) => step === asked) ?? "answer";
}

function kindOf(http: Request): Kind {
  return kindFrom(new URL(http.url).searchParams.get("kind"));
}
