/** What stands at the address of a passport session: what the session is for, or why it does not open. */
import type { PassportSession } from "../../domain/passport-sessions/shape.ts";
import { returnAddress } from "../../formats/return-address.ts";
import { formatMoment } from "../kit/format.ts";
import { type Html, html } from "../kit/html.ts";
import type { PageReader } from "../kit/note-page.ts";
import { notePage } from "../kit/note-page.ts";
import { banner } from "../kit/shell.ts";

export interface SessionView {
  company: string;
  product: string;
  session: PassportSession;
}

export function sessionPage({ company, product, session }: SessionView, reader: PageReader): Html {
  const { t, locale } = reader;
  const { operator, cancel_url, expires, livemode } = session;
  const leave = cancel_url === null ? undefined : returnAddress(cancel_url, session.id);
  return notePage(
    {
      kind: t("hosted.kind"),
      title: product,
      banners: livemode ? [] : [banner("test", t("test.title"), t("test.text"))],
      words: html`
        <p class="lede">${t("hosted.text", { company, operator: operator.name })}</p>
        <p class="lede">${t("hosted.until", { moment: formatMoment(expires, locale) })} ${t("hosted.no_form")}</p>
        ${leave === undefined ? null : html`<p><a class="button" href="${leave}">${t("hosted.leave")}</a></p>`}
      `,
    },
    reader,
  );
}

/** Why an address does not open a session. */
export type Refusal = "unknown" | "another" | "ended" | "expired";

export function refusalPage(refusal: Refusal, reader: PageReader): Html {
  const { t } = reader;
  return notePage(
    {
      kind: t("hosted.kind"),
      title: t(`hosted.${refusal}_title`),
      words: html`<p class="lede">${t(`hosted.${refusal}_text`)}</p>`,
    },
    reader,
  );
}
