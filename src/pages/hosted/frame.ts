/** What the pages of an open session share: whose it is, how long it lasts, the three steps. */
import { type Branding, PLAIN } from "../../domain/accounts/brand.ts";
import type { Operator } from "../../domain/passport-sessions/shape.ts";
import { brandMark, brandStyle } from "../kit/brand.ts";
import { formatMoment } from "../kit/format.ts";
import { attr, type Html, html } from "../kit/html.ts";
import { languageSwitch } from "../kit/language-switch.ts";
import { banner, shell } from "../kit/shell.ts";
import type { HostedKey } from "./messages.ts";
import type { HostedReader } from "./reader.ts";

/** The pages of a session; the first one has its bare address. */
export type Step = "fill" | "documents" | "confirm" | "done";

export interface Frame {
  step: Step;
  title: string;
  /** Name of the company. */
  company: string;
  /** How it wants its pages to look. */
  branding?: Branding;
  livemode: boolean;
  operator: Operator;
  /** Unix seconds. */
  expires: number;
  body: Html;
}

export function framed(frame: Frame, reader: HostedReader): Html {
  const { locale, t, w, assets } = reader;
  const { step, company, branding = PLAIN, operator, expires } = frame;
  return shell({
    locale,
    title: `${frame.title} · ${company}`,
    hidden: true,
    assets,
    style: "hosted/hosted.css",
    brandStyle: brandStyle(branding),
    scripts: ["hosted/hosted.ts"],
    kind: "column hosted",
    skip: w("skip"),
    banners: [
      ...(frame.livemode ? [] : [banner("test", t("test.title"), t("test.text"))]),
      ...(reader.couldBeReadOnTheWay
        ? [banner("insecure", t("page.insecure"), t("page.insecure_text"))]
        : []),
    ],
    body: html`
      <header class="top">
        ${brandMark(company, branding)}
        <p class="who"><b translate="no">${operator.name}</b> <time datetime="${new Date(expires * 1000).toISOString()}" data-end data-until="${w("until")}">${w("until", { moment: formatMoment(expires, locale) })}</time></p>
      </header>
      <main id="main" tabindex="-1">${frame.body}</main>
      <footer class="bottom">${languageSwitch(locale, t, step === "fill" ? "" : `&step=${step}`)}</footer>
    `,
  });
}

/** The address of a step, relative to the session's own, which is a secret and stands in no page. */
export function stepAddress(step: Step, { locale }: HostedReader): string {
  return step === "fill" ? `?lang=${locale}` : `?lang=${locale}&step=${step}`;
}

const STEPS: readonly HostedKey[] = ["step.fill", "step.confirm", "step.take"];

/** @param done share of the current step that is done, 0 to 1 */
export function steps(current: 1 | 2 | 3, done: number, { w }: HostedReader): Html {
  return html`<ol class="steps">${STEPS.map((name, index) => {
    const isCurrent = index + 1 === current;
    const share = index + 1 < current ? 1 : isCurrent ? done : 0;
    return html`<li${attr("aria-current", isCurrent && "step")}>
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" focusable="false"><rect class="steps-all" width="100" height="4"/><rect class="steps-done" width="${Math.round(share * 100)}" height="4"/></svg>
      ${w(name)}
    </li>`;
  })}</ol>`;
}
