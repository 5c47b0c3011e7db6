/** What the pages with these forms share: one column, whose page it is, the choice of language. */
import { type Branding, PLAIN } from "../../domain/accounts/brand.ts";
import type { Subject } from "../../domain/lifecycle-events/subject.ts";
import { brandMark, brandStyle } from "../kit/brand.ts";
import { type Html, html } from "../kit/html.ts";
import { languageSwitch } from "../kit/language-switch.ts";
import { banner, shell } from "../kit/shell.ts";
import type { ReportReader } from "./reader.ts";

export interface Frame {
  title: string;
  /** Name of the company. */
  company: string;
  /** How it wants its pages to look. */
  branding?: Branding;
  /** Name of the partner whose page it is. */
  partner?: string;
  livemode: boolean;
  /** What of the address's query stays when the language changes, such as `&item=…`. */
  keep?: string;
  body: Html;
}

export function framed(frame: Frame, { locale, t, w, assets }: ReportReader): Html {
  const { company, branding = PLAIN, partner } = frame;
  return shell({
    locale,
    title: `${frame.title} · ${company}`,
    hidden: true,
    assets,
    style: "reports/reports.css",
    brandStyle: brandStyle(branding),
    scripts: ["reports/reports.ts"],
    kind: "reports",
    skip: w("skip"),
    banners: frame.livemode ? [] : [banner("test", t("test.title"), t("test.text"))],
    body: html`
      <header class="top">
        ${brandMark(company, branding)}
        ${partner === undefined ? null : html`<p class="who"><b translate="no">${partner}</b></p>`}
      </header>
      <main id="main" tabindex="-1">${frame.body}</main>
      <footer class="bottom">${languageSwitch(locale, t, frame.keep)}</footer>
    `,
  });
}

/** Which piece it is about, so that nobody writes on another one. */
export function subjectCard(subject: Subject, { t }: ReportReader, action?: Html): Html {
  const about: [string, string | null][] = [
    [t("label.reference"), subject.reference],
    [t("label.batch"), subject.batch],
  ];
  return html`<section class="card piece-card" aria-labelledby="piece">
    <h2 id="piece" translate="no">${subject.product}</h2>
    ${subject.serial === null ? null : html`<p class="piece">${t("label.piece")} <b translate="no">${subject.serial}</b></p>`}
    <p class="quiet">${about.flatMap(([label, value], index) => (value === null ? [] : [html`${index === 0 ? null : " · "}${label} <span translate="no">${value}</span>`]))}</p>
    ${action ?? null}
  </section>`;
}

/** Where a form led, or why it does not open. */
export function note(title: string, text: string, more?: Html): Html {
  return html`<h1>${title}</h1><p class="lede">${text}</p>${more ?? null}`;
}
