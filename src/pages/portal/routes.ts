/** `/embed/{id}`: the portal of a product, which pages of its session's origin alone may hold in a frame. */
import { Elysia } from "elysia";
import { findPortalSession } from "../../domain/portal-sessions/rows.ts";
import type { Services } from "../../domain/services.ts";
import type { Assets } from "../assets.ts";
import { html } from "../kit/html.ts";
import { notePage, pageReader } from "../kit/note-page.ts";
import { type PageOptions, pageResponse } from "../kit/response.ts";

export function portalRoutes({ db, clock }: Services, assets: Assets) {
  async function open(request: Request, id: string): Promise<Response> {
    const reader = pageReader(request, assets.url);
    const { t } = reader;
    const page = (title: string, text: string) =>
      notePage({ kind: t("portal.kind"), title, words: html`<p class="lede">${text}</p>` }, reader);
    const session = await findPortalSession(db.reader, id);
    if (!session)
      return pageResponse(page(t("portal.unknown_title"), t("portal.unknown_text")), { status: 404 });
    const framed = framedBy(session.origin);
    if (session.expires <= clock.now())
      return pageResponse(page(t("portal.expired_title"), t("portal.expired_text")), {
        ...framed,
        status: 410,
      });
    return pageResponse(page(t("portal.title"), t("portal.text")), framed);
  }

  return new Elysia().get("/embed/:id", ({ request, params }) => open(request, params.id ?? ""));
}

/** X-Frame-Options knows no origins, so it must not stand beside the policy that names one. */
function framedBy(origin: string): PageOptions {
  return { csp: { "frame-ancestors": origin }, headers: { "X-Frame-Options": undefined } };
}
