/** `/i/{uid}/report` and `/p/{uid}/report`: where the holder of a piece tells its company what happened to it. */
import { Elysia } from "elysia";
import { companyOfDataset } from "../../domain/accounts/rows.ts";
import { Failure } from "../../domain/failure.ts";
import { readStamp, stampForm } from "../../domain/lifecycle-events/form-stamp.ts";
import { type ConsumerOutcome, recordByConsumer } from "../../domain/lifecycle-events/report.ts";
import { findItemSubject, findPassportSubject, type Subject } from "../../domain/lifecycle-events/subject.ts";
import { takesReports } from "../../domain/passports/public.ts";
import { type Scope, scopeOn } from "../../domain/scope.ts";
import { toolsOf } from "../../domain/services.ts";
import { utcDate } from "../../formats/calendar-date.ts";
import { networkOf } from "../../platform/networks.ts";
import type { Assets } from "../assets.ts";
import { compressedPage } from "../kit/compressed-page.ts";
import { isForeign } from "../kit/foreign-request.ts";
import { readForm } from "../kit/form-body.ts";
import type { Html } from "../kit/html.ts";
import { missingPage } from "../kit/missing.ts";
import { seeOther } from "../kit/see-other.ts";
import { reportedPage, reportPage } from "./consumer-pages.ts";
import type { EventFormView } from "./event-form.ts";
import type { ReportServices } from "./partner-routes.ts";
import { type FormFault, readEventForm, type Sent, sentOf } from "./read-event-form.ts";
import { type ReportReader, reportReader } from "./reader.ts";

/** Who reports has no account and gives no name; the activity log says what is known of him. */
const CONSUMER = { kind: "consumer", id: null, name: "Holder of the piece" } as const;

interface Visit {
  request: Request;
  reader: ReportReader;
  scope: Scope;
  subject: Subject;
  /** From which limits count. */
  network: string;
}

export function reportRoutes(services: ReportServices, assets: Assets) {
  const { db, site } = services;

  async function open(request: Request, found: Subject | undefined): Promise<Response> {
    if (!found || found.hasItems) return missingPage(request, "page", assets);
    const { company, livemode } = await companyOfDataset(db.reader, found.dataset);
    if (!takesReports(company)) return missingPage(request, "page", assets);
    const address = services.addressOf(request) ?? null;
    const visit: Visit = {
      request,
      reader: reportReader(request, assets.url),
      scope: { ...scopeOn(company, found.dataset, livemode, CONSUMER, toolsOf(services)), address },
      subject: found,
      network: networkOf(address ?? ""),
    };
    if (request.method === "POST") return submit(visit);
    return new URL(request.url).searchParams.has("done")
      ? page(visit, reportedPage(viewOf(visit), visit.reader))
      : show(visit);
  }

  function page({ request }: Visit, made: Html, status = 200): Response {
    return compressedPage(request, made, { status, headers: { "X-Robots-Tag": "noindex" } });
  }

  /** @param stamp of a form that comes back to its sender: it is still the same form */
  function show(
    visit: Visit,
    answer?: { sent: Sent; faults: FormFault[]; stamp: string | undefined },
  ): Response {
    const { scope, subject, reader } = visit;
    const today = utcDate(scope.now);
    const form: EventFormView = {
      action: `?lang=${reader.locale}`,
      stamp: answer?.stamp ?? stampForm(scope, subject.key),
      company: scope.company.name,
      sent: answer?.sent ?? sentOf((name) => (name === "occurred_on" ? today : "")),
      faults: answer?.faults ?? [],
      takesFiles: false,
      today,
    };
    return page(visit, reportPage(viewOf(visit), form, reader), answer ? 422 : 200);
  }

  async function submit(visit: Visit): Promise<Response> {
    const { request, reader } = visit;
    const posted = await readForm(request);
    if (typeof posted === "string" || isForeign(request, site.origin()))
      return show(visit, {
        sent: sentOf(() => ""),
        faults: [{ words: reader.w("fault.form") }],
        stamp: undefined,
      });
    const sent = sentOf((name) => posted.get(name));
    const sealed = posted.get("stamp") ?? "";
    try {
      const outcome = await take(visit, sent, sealed);
      if (outcome === "recorded" || outcome === "sent_before")
        return seeOther(`?done=1&lang=${reader.locale}`);
      if (typeof outcome === "string")
        return show(visit, {
          sent,
          faults: [{ words: reader.w(`fault.${outcome}`) }],
          stamp: outcome === "too_old" ? undefined : sealed,
        });
      return show(visit, { sent, faults: outcome, stamp: sealed });
    } catch (fault) {
      if (!(fault instanceof Failure)) throw fault;
      // Voided since the page was opened.
      return open(new Request(request.url, { headers: request.headers }), await again(visit.subject));
    }
  }

  async function take(
    { scope, subject, network, reader }: Visit,
    sent: Sent,
    sealed: string,
  ): Promise<ConsumerOutcome | FormFault[]> {
    const read = readEventForm(sent, scope.now, reader);
    if ("faults" in read) return read.faults;
    const stamp = readStamp(scope, subject.key, sealed);
    if (!stamp) return "too_old";
    return db.write((tx) => recordByConsumer(tx, scope, subject, read.told, { stamp, network }));
  }

  function again({ kind, uid }: Subject): Promise<Subject | undefined> {
    return kind === "item" ? findItemSubject(db.reader, uid) : findPassportSubject(db.reader, uid);
  }

  const item = async (request: Request, uid = "") => open(request, await findItemSubject(db.reader, uid));
  const passport = async (request: Request, uid = "") =>
    open(request, await findPassportSubject(db.reader, uid));
  return new Elysia()
    .get("/i/:uid/report", ({ request, params }) => item(request, params.uid))
    .post("/i/:uid/report", ({ request, params }) => item(request, params.uid), { parse: "none" })
    .get("/p/:uid/report", ({ request, params }) => passport(request, params.uid))
    .post("/p/:uid/report", ({ request, params }) => passport(request, params.uid), { parse: "none" });
}

function viewOf({ scope, subject }: Visit) {
  return { company: scope.company, livemode: scope.livemode, subject };
}
