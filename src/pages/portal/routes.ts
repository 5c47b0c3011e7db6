/**
 * `/embed/{id}`: the portal of a product, which pages of its session's origin alone may hold in a frame. The page is
 * empty; what it shows is asked for with the client secret in a header, so that no secret gets into an address and no
 * cookie is needed, which browsers do not give to frames of other sites.
 */
import { Elysia } from "elysia";
import { createRateLimiter } from "../../api/kit/rate-limit.ts";
import { checkStanding } from "../../domain/accounts/api-keys.ts";
import { findBatch } from "../../domain/batches/rows.ts";
import { addFromPage } from "../../domain/documents/add-from-page.ts";
import { listDocuments } from "../../domain/documents/read.ts";
import { Failure, type FailureCode } from "../../domain/failure.ts";
import { listPassports } from "../../domain/passports/read.ts";
import { type OpenPortalSession, openPortalSession } from "../../domain/portal-sessions/open.ts";
import { findPortalSession } from "../../domain/portal-sessions/rows.ts";
import { getProduct } from "../../domain/products/read.ts";
import { type Services, toolsOf } from "../../domain/services.ts";
import type { Assets } from "../assets.ts";
import { compressedPage } from "../kit/compressed-page.ts";
import { isForeign } from "../kit/foreign-request.ts";
import { markup } from "../kit/html.ts";
import { privateJson } from "../kit/private-json.ts";
import type { PageOptions } from "../kit/response.ts";
import { takeDocument } from "../kit/take-document.ts";
import { UPLOAD_FAULTS } from "../kit/upload-faults.ts";
import { closedPage, emptyPage } from "./empty-page.ts";
import { type PortalReader, portalReader } from "./reader.ts";
import { portalParts, SHOWN } from "./view.ts";

/** Requests of one session in any 60 seconds: the page asks every few seconds while a document is read. */
const REQUESTS_PER_MINUTE = 60;

interface PortalServices extends Services {
  /** IP address of the client, behind trusted proxies too. */
  addressOf(request: Request): string | undefined;
  keepWaiting(request: Request): void;
}

/** A request with a client secret that opens its session. */
interface Visit extends OpenPortalSession {
  request: Request;
  reader: PortalReader;
}

export function portalRoutes(services: PortalServices, assets: Assets) {
  const { db, clock, site } = services;
  const limiter = createRateLimiter(REQUESTS_PER_MINUTE);

  async function frame(request: Request, id: string): Promise<Response> {
    const reader = portalReader(request, assets.url);
    const session = await findPortalSession(db.reader, id);
    if (!session) return compressedPage(request, closedPage("unknown", reader), { status: 404 });
    const framed = framedBy(session.origin);
    if (session.expires <= clock.now())
      return compressedPage(request, closedPage("expired", reader), { ...framed, status: 410 });
    return compressedPage(request, emptyPage(session.origin, reader), framed);
  }

  /** Lets in who brings the client secret of this session, within limits, and answers what cannot be done. */
  async function enter(
    request: Request,
    id: string,
    work: (visit: Visit) => Promise<Response>,
  ): Promise<Response> {
    if (isForeign(request, site.origin())) return privateJson({ closed: "refused" }, 403);
    const [scheme, secret = ""] = (request.headers.get("authorization") ?? "").split(" ");
    if (scheme?.toLowerCase() !== "bearer") return privateJson({ closed: "refused" }, 401);
    const opened = await openPortalSession(db.reader, toolsOf(services), secret);
    if (opened === "expired") return privateJson({ closed: "expired" }, 410);
    if (opened === "unknown" || opened.session.id !== id) return privateJson({ closed: "refused" }, 401);
    const { allowed, headers } = limiter.take(opened.session.n, clock.monotonicMs());
    if (!allowed) return privateJson({ closed: "stopped" }, 429, headers);
    const scope = { ...opened.scope, address: services.addressOf(request) ?? null };
    try {
      checkStanding(scope, request.method === "POST");
      return await work({ ...opened, scope, request, reader: portalReader(request, assets.url) });
    } catch (fault) {
      if (!(fault instanceof Failure)) throw fault;
      return privateJson({ closed: "stopped" }, 409);
    }
  }

  async function view({ scope, session, reader }: Visit): Promise<Response> {
    const filters = { product: session.product };
    const page = { limit: SHOWN };
    const product = await getProduct(db.reader, scope, session.product);
    const documents = await listDocuments(db.reader, scope, filters, page);
    const passports = await listPassports(db.reader, scope, filters, page);
    const batches = new Map<string, string>();
    for (const { batch } of passports.data) {
      const row = batch === null ? undefined : await findBatch(db.reader, scope, batch);
      if (row) batches.set(row.id, row.batch_number);
    }
    const parts = portalParts(
      {
        scope,
        product,
        documents: documents.data,
        hasMoreDocuments: documents.hasMore,
        passports: passports.data,
        batches,
        allowUpload: session.allow_upload,
      },
      reader,
    );
    return privateJson({
      expires: session.expires,
      html: markup(parts),
      state: {
        product: session.product,
        complete: product.completeness.complete,
        missing: product.completeness.missing,
        documents: documents.data.map(({ id, name, kind, status }) => ({ id, name, kind, status })),
        passports: passports.data.map(({ id, status, version, url }) => ({ id, status, version, url })),
      },
    });
  }

  async function upload({ scope, session, request, reader }: Visit): Promise<Response> {
    if (!session.allow_upload) return privateJson({ closed: "refused" }, 403);
    const refused = (code: FailureCode) => {
      const words = UPLOAD_FAULTS[code] ?? "document.fault_failed";
      return privateJson({ fault: reader.t(words, { company: scope.company.name }) }, 422);
    };
    const fault = await takeDocument(services, request, scope, (tx, now, kind, file) =>
      addFromPage(tx, now, session.product, kind, file),
    );
    return fault === undefined ? privateJson({ saved: true }) : refused(fault);
  }

  return new Elysia()
    .get("/embed/:id", ({ request, params }) => frame(request, params.id ?? ""))
    .get("/embed/:id/view", ({ request, params }) => enter(request, params.id ?? "", view))
    .post("/embed/:id/documents", ({ request, params }) => enter(request, params.id ?? "", upload), {
      parse: "none",
    });
}

/** X-Frame-Options knows no origins, so it must not stand beside the policy that names one. */
function framedBy(origin: string): PageOptions {
  return { csp: { "frame-ancestors": origin }, headers: { "X-Frame-Options": undefined } };
}
