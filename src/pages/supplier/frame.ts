/** What the pages of an open request share: who asks whom, until when, in which language. */
import type { RequestRow } from "../../domain/data-requests/rows.ts";
import type { Scope } from "../../domain/scope.ts";
import { brandMark, brandStyle } from "../kit/brand.ts";
import { formatDate } from "../kit/format.ts";
import { type Html, html } from "../kit/html.ts";
import { languageSwitch } from "../kit/language-switch.ts";
import { banner, shell } from "../kit/shell.ts";
import type { SupplierReader } from "./reader.ts";

/** The pages of a request; the first one has its bare address. */
export type Step = "answer" | "documents" | "check" | "decline";

export interface RequestView {
  request: RequestRow;
  scope: Scope;
}

export interface Frame extends RequestView {
  step: Step;
  title: string;
  /** Nothing can be done any more, so that no time runs out. */
  isOver?: boolean;
  body: Html;
}

export function framed(frame: Frame, reader: SupplierReader): Html {
  const { locale, t, w, assets } = reader;
  const { step, request, scope } = frame;
  const { name: company, branding } = scope.company;
  return shell({
    locale,
    title: `${frame.title} · ${company}`,
    hidden: true,
    assets,
    style: "supplier/supplier.css",
    brandStyle: brandStyle(branding),
    scripts: ["supplier/supplier.ts"],
    kind: "column supplier",
    skip: w("skip"),
    banners: [
      ...(scope.livemode ? [] : [banner("test", t("test.title"), t("test.text"))]),
      ...(reader.couldBeReadOnTheWay
        ? [banner("insecure", t("page.insecure"), t("page.insecure_text"))]
        : []),
    ],
    body: html`
      <header class="top">
        ${brandMark(company, branding)}
        <p class="who"><b translate="no">${request.supplier_name}</b> ${frame.isOver ? null : until(request.expires, reader)}</p>
      </header>
      <main id="main" tabindex="-1">${frame.body}</main>
      <footer class="bottom">${languageSwitch(locale, t, step === "answer" ? "" : `&step=${step}`)}</footer>
    `,
  });
}

/** The last day, as whoever asks has chosen it: a request ends with it, in UTC. */
function until(expires: number, { w, locale }: SupplierReader): Html {
  return html`<time datetime="${new Date(expires * 1000).toISOString()}" data-end>${w("until", { moment: formatDate(expires - 1, locale) })}</time>`;
}

/** The address of a step, relative to the request's own, which is a secret and stands in no page. */
export function stepAddress(step: Step, { locale }: SupplierReader): string {
  return step === "answer" ? `?lang=${locale}` : `?lang=${locale}&step=${step}`;
}
