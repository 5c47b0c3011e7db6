/** The form of the set-up, with the first data page filling in beside it. */
import { PASSWORD_MAX, PASSWORD_MIN } from "../../domain/accounts/users.ts";
import type { PasswordFault } from "../../domain/members/password.ts";
import { attr, type Html, html } from "../kit/html.ts";
import { icon } from "../kit/icons.ts";
import { LINE_LENGTH, machineText } from "../kit/machine-lines.ts";
import { NEUTRAL_HASH, sealSvg } from "../kit/seal.ts";
import { wavesSvg } from "../kit/waves.ts";
import type { AddressOffer } from "./addresses.ts";
import { countFaults, type FirstProduct, firstProductFaults, firstProductPart } from "./first-product.ts";
import { framed, type SetupReader } from "./frame.ts";
import type { SetupKey, SetupWords } from "./messages.ts";

/** The fields, by the name that faults of the domain give them. */
export const SETUP_FIELDS = ["company", "handle", "site", "email", "password"] as const;
type SetupField = (typeof SETUP_FIELDS)[number];

export interface FormView {
  /** What was typed; a password never comes back. */
  values: { company: string; handle: string; email: string; site: string; siteOther: string };
  faulty: ReadonlySet<SetupField>;
  /** Why the password is refused, where it is. */
  passwordFault?: PasswordFault | undefined;
  product: FirstProduct;
  offer: AddressOffer;
  /** Other machines can reach the server. */
  open: boolean;
}

/** The radio button for an address that is typed. */
export const OTHER_SITE = "other";

const FORM_ID = "set-up";

export function setupFormPage(view: FormView, reader: SetupReader): Html {
  const { t, locale } = reader;
  const { values, faulty } = view;
  const wrong = SETUP_FIELDS.filter((field) => faulty.has(field));
  return framed(
    {
      title: t("form.title"),
      kind: "two",
      script: true,
      form: FORM_ID,
      body: html`
        <div class="two-left">
          ${steps(1, t)}
          <h1>${t("form.title")}</h1>
          <p class="lead">${t("form.lead")}</p>
          ${summary(wrong, view, reader)}
          <form id="${FORM_ID}" method="post" action="/setup" novalidate data-busy="${t("form.busy")}">
            <input type="hidden" name="lang" value="${locale}">
            <div class="pair">
              ${field("company", "form.company", "form.company_help", view, t, html`<input class="input" id="company" name="company" value="${values.company}" required maxlength="160" autocomplete="organization"${described("company", faulty)}>`)}
              ${field("handle", "form.handle", "form.handle_help", view, t, html`<input class="input" id="handle" name="handle" value="${values.handle}" required maxlength="40" autocomplete="off" autocapitalize="none" spellcheck="false"${described("handle", faulty)}>`)}
            </div>
            ${address(view, t)}
            <h2>${t("form.owner")}</h2>
            ${field("email", "form.email", "form.email_help", view, t, html`<input class="input" id="email" name="email" type="email" value="${values.email}" required maxlength="254" autocomplete="username" spellcheck="false"${described("email", faulty)}>`)}
            ${field(
              "password",
              "form.password",
              "form.password_help",
              view,
              t,
              html`<div class="with-button">
                <input class="input" id="password" name="password" type="password" required autocomplete="new-password"${described("password", faulty)}>
                <button class="button-text" type="button" data-show="${t("form.show")}" data-hide="${t("form.hide")}" aria-controls="password" aria-pressed="false" hidden>${t("form.show")}</button>
              </div>`,
            )}
            ${firstProductPart(view.product, reader)}
            <button class="button button-primary" type="submit">${t("form.submit")}</button>
          </form>
        </div>
        ${preview(values.company, reader)}
      `,
    },
    reader,
  );
}

/** Where one stands on the way to the first scan. */
export function steps(current: 1 | 2, t: SetupWords): Html {
  const names: SetupKey[] = ["step.setup", "step.scan"];
  return html`<ol class="steps">${names.map((name, index) => {
    const isCurrent = index + 1 === current;
    return html`<li${attr("class", index < current && "is-reached")}${attr("aria-current", isCurrent && "step")}>${t(name)}</li>`;
  })}</ol>`;
}

function faultOf(field: SetupField, { passwordFault }: FormView): SetupKey {
  return field === "password" ? `fault.password_${passwordFault ?? "length"}` : `fault.${field}`;
}

const LIMITS = { min: PASSWORD_MIN, max: PASSWORD_MAX };

function summary(wrong: readonly SetupField[], view: FormView, reader: SetupReader): Html | null {
  const { t } = reader;
  const { product } = view;
  const count = wrong.length + countFaults(product);
  if (count === 0) return null;
  return html`<div class="error-summary" role="alert" tabindex="-1" id="faults" autofocus>
    <h2>${t("form.faults", { count })}</h2>
    <ul>${wrong.map((name) => html`<li><a href="#${name === "site" ? "site_other" : name}">${t(faultOf(name, view), LIMITS)}</a></li>`)}${firstProductFaults(product, reader)}</ul>
  </div>`;
}

function field(
  name: SetupField,
  label: SetupKey,
  help: SetupKey,
  view: FormView,
  t: SetupWords,
  input: Html,
): Html {
  const isWrong = view.faulty.has(name);
  return html`<div class="field${isWrong ? " is-wrong" : ""}">
    <label for="${name}">${t(label)}</label>
    ${input}
    ${isWrong ? error(name, view, t) : null}
    <p class="field-help" id="${name}-help">${t(help, LIMITS)}</p>
  </div>`;
}

function error(name: SetupField, view: FormView, t: SetupWords): Html {
  return html`<p class="field-error" id="${name}-error">${icon("warning")}<span>${t(faultOf(name, view), LIMITS)}</span></p>`;
}

function described(name: SetupField, faulty: ReadonlySet<SetupField>) {
  return [
    attr("aria-describedby", faulty.has(name) ? `${name}-error ${name}-help` : `${name}-help`),
    attr("aria-invalid", faulty.has(name) && "true"),
  ];
}

function address(view: FormView, t: SetupWords): Html {
  const { offer, open, faulty, values } = view;
  const closed = open ? null : html`<p class="note">${t("form.loopback")}</p>`;
  if ("locked" in offer)
    return html`<div class="field">
      <p class="field-label" id="site-label">${t("form.address")}</p>
      <p class="locked" translate="no">${offer.locked}</p>
      <p class="field-help">${t("form.address_locked", { source: offer.source })}</p>
      <p class="field-help">${t("form.address_help")}</p>
      ${closed}
    </div>`;
  const isWrong = faulty.has("site");
  return html`<fieldset class="field addresses${isWrong ? " is-wrong" : ""}">
    <legend>${t("form.address")}</legend>
    <p class="field-help" id="site-help">${t("form.address_help")}</p>
    ${offer.choices.map(
      ({ origin, label }, index) => html`<label class="choice" for="site-${index}">
        <input type="radio" id="site-${index}" name="site" value="${origin}"${attr("checked", values.site === origin)}>
        <span><span class="origin-text" translate="no">${origin}</span> <span class="quiet">${t(label)}</span></span>
      </label>`,
    )}
    <div class="choice choice-other">
      <input type="radio" id="site-other" name="site" value="${OTHER_SITE}"${attr("checked", values.site === OTHER_SITE)}>
      <div>
        <label for="site-other">${t("form.address_other")}</label>
        <input class="input" id="site_other" name="site_other" type="text" inputmode="url" value="${values.siteOther}" maxlength="200" autocomplete="off" autocapitalize="none" spellcheck="false" placeholder="https://id.example.com" aria-label="${t("form.address_other_help")}"${attr("aria-invalid", isWrong && "true")}${attr("aria-describedby", isWrong ? "site-error site-help" : "site-help")}>
      </div>
    </div>
    ${isWrong ? error("site", view, t) : null}
    ${closed}
  </fieldset>`;
}

/** Filled in by the script while one types; until the first product is opened it is nobody's yet. */
function preview(company: string, { t }: SetupReader): Html {
  const name = t("preview.product");
  const [first, second] = [previewLine(company, name), "<".repeat(LINE_LENGTH)];
  return html`<aside class="two-right" aria-label="${t("preview.label")}">
    <article class="data-page preview">
      ${wavesSvg()}${sealSvg(NEUTRAL_HASH)}
      <div class="data-page-text">
        <p class="kind">${t("preview.kind")}</p>
        <p class="name name-small" data-product>${name}</p>
        <dl class="pairs">
          <div><dt>${t("preview.brand")}</dt><dd data-brand translate="no">${company === "" ? "…" : company}</dd></div>
          <div><dt>${t("preview.made_in")}</dt><dd data-country>${t("preview.later")}</dd></div>
        </dl>
        <div class="foot"><p class="stamp stamp-pending"><span class="stamp-frame"><b>${t("preview.stamp")}</b><i>${t("preview.stamp_note")}</i></span></p></div>
      </div>
      <div class="machine" aria-hidden="true" translate="no"><p><span data-line>${first}</span><span>${second}</span></p></div>
    </article>
  </aside>`;
}

/** As the two lines of a passport begin: kind, country not stated yet, company, product. */
function previewLine(company: string, product: string): string {
  return `DPXXX${machineText(company)}<<${machineText(product)}`
    .padEnd(LINE_LENGTH, "<")
    .slice(0, LINE_LENGTH);
}
