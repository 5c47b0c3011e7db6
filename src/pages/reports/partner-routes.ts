/** `/t/{secret}`: where a partner of a company records what happened to a piece. */
import { Elysia } from "elysia";
import { type ReceivedForms, receiveFiles } from "../../api/kit/upload.ts";
import { Failure } from "../../domain/failure.ts";
import { dropFile, isSurelyRefused } from "../../domain/files/drop.ts";
import { readStamp, stampForm } from "../../domain/lifecycle-events/form-stamp.ts";
import { type PartnerOutcome, recordByPartner } from "../../domain/lifecycle-events/report.ts";
import { EVENT_FILE_BYTES, FILES_PER_EVENT } from "../../domain/lifecycle-events/shape.ts";
import {
  findItemSubject,
  findPassportSubject,
  findSubjects,
  type Subject,
} from "../../domain/lifecycle-events/subject.ts";
import { type Closed, type OpenLink, openPartnerLink } from "../../domain/partner-links/open.ts";
import { type Services, toolsOf } from "../../domain/services.ts";
import { utcDate } from "../../formats/calendar-date.ts";
import type { Assets } from "../assets.ts";
import { compressedPage } from "../kit/compressed-page.ts";
import { isForeign } from "../kit/foreign-request.ts";
import { type Html, html } from "../kit/html.ts";
import { notePage } from "../kit/note-page.ts";
import { pageResponse } from "../kit/response.ts";
import { seeOther } from "../kit/see-other.ts";
import type { EventFormView } from "./event-form.ts";
import { findPage, recordedPage, recordPage, subjectQuery } from "./partner-pages.ts";
import {
  EVENT_FIELDS,
  type FormFault,
  fileFault,
  readEventForm,
  type Sent,
  sentOf,
} from "./read-event-form.ts";
import { type ReportReader, reportReader } from "./reader.ts";

export interface ReportServices extends Services {
  /** IP address of the client, behind trusted proxies too. */
  addressOf(request: Request): string | undefined;
  keepWaiting(request: Request): void;
}

const STATUS: Record<Closed["why"] | "foreign", number> = {
  unknown: 404,
  expired: 410,
  revoked: 410,
  stopped: 403,
  foreign: 403,
};

/** Codes are scanned with the camera, which no page but this and the panel may use. */
const WITH_CAMERA = {
  "Permissions-Policy": "camera=(self), geolocation=(), microphone=(), payment=(), usb=()",
};

/** A request with a link that opens. */
interface Visit extends OpenLink {
  request: Request;
  search: URLSearchParams;
  reader: ReportReader;
}

export function partnerRoutes(services: ReportServices, assets: Assets) {
  const { db, site } = services;

  async function open(request: Request, secret: string): Promise<Response> {
    const reader = reportReader(request, assets.url);
    if (request.method === "POST" && isForeign(request, site.origin())) return closed("foreign", "", reader);
    const opened = await openPartnerLink(db.reader, toolsOf(services), secret);
    if ("why" in opened) return closed(opened.why, "company" in opened ? opened.company.name : "", reader);
    const scope = { ...opened.scope, address: services.addressOf(request) ?? null };
    const visit = { ...opened, scope, request, search: new URL(request.url).searchParams, reader };
    const subject = await chosen(visit);
    if (subject) return request.method === "POST" ? submit(visit, subject) : record(visit, subject);
    return find(visit);
  }

  function page(visit: Visit, made: Html, status = 200): Response {
    return compressedPage(visit.request, made, { status, headers: WITH_CAMERA });
  }

  /** The piece that the address names, among those of the link's company. */
  async function chosen({ search, scope }: Visit): Promise<Subject | undefined> {
    const [item, passport] = [search.get("item"), search.get("passport")];
    const found =
      item === null
        ? passport === null
          ? undefined
          : await findPassportSubject(db.reader, passport)
        : await findItemSubject(db.reader, item);
    return found?.dataset === scope.dataset && !found.hasItems ? found : undefined;
  }

  async function find(visit: Visit): Promise<Response> {
    const { search, scope, reader } = visit;
    if (search.has("done")) return page(visit, recordedPage(visit, reader));
    const asked = search.get("q")?.trim() ?? "";
    if (asked === "") return page(visit, findPage(visit, reader));
    const found = await findSubjects(db.reader, scope, asked.slice(0, 2000));
    const [first, another] = found;
    if (first && !another && !first.hasItems) return seeOther(subjectQuery(first, reader));
    return page(visit, findPage(visit, reader, { asked, found }), first ? 200 : 404);
  }

  function record(
    visit: Visit,
    subject: Subject,
    answer?: { sent: Sent; faults: FormFault[]; hadFiles?: boolean },
  ): Response {
    const { scope, link, reader } = visit;
    const today = utcDate(scope.now);
    const empty = sentOf((name) => (name === "occurred_on" ? today : name === "actor_name" ? link.name : ""));
    const form: EventFormView = {
      action: subjectQuery(subject, reader),
      stamp: stampForm(scope, subject.key),
      company: scope.company.name,
      sent: answer?.sent ?? empty,
      faults: answer?.faults ?? [],
      takesFiles: true,
      hadFiles: answer?.hadFiles ?? false,
      today,
    };
    return page(visit, recordPage(visit, subject, form, reader), answer ? 422 : 200);
  }

  async function submit(visit: Visit, subject: Subject): Promise<Response> {
    const { request, reader } = visit;
    const rules = {
      limitBytes: EVENT_FILE_BYTES,
      files: FILES_PER_EVENT,
      fields: ["stamp", ...EVENT_FIELDS],
    };
    const received = await receiveFiles(services, request, rules).catch((fault: unknown) => {
      if (fault instanceof Failure) return fault;
      throw fault;
    });
    if (received instanceof Failure)
      return record(visit, subject, { sent: sentOf(() => ""), faults: [fileFault(received, reader)] });
    const drop = async () => {
      for (const { id } of received.files) await dropFile(services, id);
    };
    try {
      const sent = sentOf((name) => received.fields[name]);
      const hadFiles = received.files.length > 0;
      const outcome = await take(visit, subject, sent, received);
      if (outcome !== "recorded") await drop();
      if (typeof outcome !== "string") return record(visit, subject, { sent, faults: outcome, hadFiles });
      if (outcome === "closed") return closed("revoked", visit.scope.company.name, reader);
      if (outcome === "recorded" || outcome === "sent_before")
        return seeOther(`?done=1&lang=${reader.locale}`);
      return record(visit, subject, { sent, faults: [{ words: reader.w(`fault.${outcome}`) }], hadFiles });
    } catch (fault) {
      if (isSurelyRefused(fault)) await drop();
      if (!(fault instanceof Failure)) throw fault;
      // Voided since the page was opened.
      const now = await chosen(visit);
      return now ? record(visit, now) : find(visit);
    }
  }

  async function take(
    { scope, link, reader }: Visit,
    subject: Subject,
    sent: Sent,
    { fields, files, fault }: ReceivedForms,
  ): Promise<PartnerOutcome | FormFault[]> {
    const read = readEventForm(sent, scope.now, reader);
    const faults = "faults" in read ? read.faults : [];
    if (fault) faults.push(fileFault(fault, reader));
    const stamp = readStamp(scope, subject.key, fields["stamp"] ?? "");
    if (!stamp) faults.push({ words: reader.w("fault.form") });
    if ("faults" in read || faults.length > 0 || !stamp) return faults;
    return db.write((tx) => recordByPartner(tx, { scope, link }, subject, read.told, { stamp, files }));
  }

  function closed(why: Closed["why"] | "foreign", company: string, reader: ReportReader): Response {
    const { w } = reader;
    const text =
      why === "expired" || why === "revoked"
        ? w("closed.new_text", { company })
        : w(`closed.${why}_text`, { company });
    const words = html`<p class="lede">${text}</p>`;
    return pageResponse(
      notePage({ kind: reader.t("passport.kind"), title: w(`closed.${why}_title`), words }, reader),
      {
        status: STATUS[why],
      },
    );
  }

  return new Elysia()
    .get("/t/:secret", ({ request, params }) => open(request, params.secret ?? ""))
    .post("/t/:secret", ({ request, params }) => open(request, params.secret ?? ""), { parse: "none" });
}
