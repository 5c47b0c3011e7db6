/** The pages to sign in on: with a password, with the code after it; and what to do when it is forgotten. */
import { attr, type Html, html } from "../kit/html.ts";
import { icon } from "../kit/icons.ts";
import type { Fault } from "./fault.ts";
import { besideCover, faultBox, type PanelReader } from "./frame.ts";
import type { PanelKey } from "./messages.ts";

export interface SignInView {
  /** What was typed; a password never comes back. */
  email: string;
  /** Where to go from here, below `/panel`. */
  next: string;
  fault?: Fault | undefined;
  /** What to say about where they come from. */
  said?: PanelKey | undefined;
  /** Passkeys work at this address. */
  passkeys?: boolean;
}

export function signInPage({ email, next, fault, said, passkeys }: SignInView, reader: PanelReader): Html {
  const { t, locale, company } = reader;
  const lead = company === undefined ? t("sign_in.lead") : t("sign_in.of", { company });
  const words = html`
    <p class="lead">${lead}</p>
    ${faultBox(fault, reader)}
    ${said && !fault ? html`<p class="say" role="status">${t(said)}</p>` : null}
    <form class="sign-in-form" method="post" action="/panel/sign-in" data-busy="${t("sign_in.busy")}">
      <input type="hidden" name="lang" value="${locale}">
      <input type="hidden" name="next" value="${next}">
      <div class="field">
        <label for="email">${t("sign_in.email")}</label>
        <input class="input" id="email" name="email" type="email" value="${email}" required maxlength="254" autocomplete="username" spellcheck="false"${attr("autofocus", email === "")}${attr("aria-describedby", fault && "fault")}>
      </div>
      <div class="field">
        <div class="field-head"><label for="password">${t("sign_in.password")}</label><a href="/panel/forgotten?lang=${locale}">${t("sign_in.forgotten")}</a></div>
        <input class="input" id="password" name="password" type="password" required maxlength="1024" autocomplete="current-password"${attr("autofocus", email !== "")}${attr("aria-describedby", fault && "fault")}>
      </div>
      <button class="button button-primary" type="submit">${t("sign_in.submit")}</button>
    </form>
    ${passkeys ? passkeyPart(next, reader) : null}
  `;
  const greetings = {
    morning: t("greeting.morning"),
    afternoon: t("greeting.afternoon"),
    evening: t("greeting.evening"),
  };
  const address = `/panel/sign-in?next=${encodeURIComponent(next)}`;
  return besideCover({ title: t("sign_in.title"), words, address, greetings }, reader);
}

/** Shown by the script, where the browser has passkeys. */
function passkeyPart(next: string, { t }: PanelReader): Html {
  return html`<div class="passkey" hidden data-next="${next}" data-failed="${t("passkey.failed")}" data-busy="${t("passkey.busy")}">
    <p class="or"><span>${t("sign_in.or")}</span></p>
    <button class="button" type="button">${icon("key")}<span>${t("sign_in.passkey")}</span></button>
    <p class="field-error" role="alert" hidden></p>
  </div>`;
}

interface CodeView {
  ticket: string;
  next: string;
  fault?: Fault;
}

export function codePage({ ticket, next, fault }: CodeView, reader: PanelReader): Html {
  const { t, locale } = reader;
  const words = html`
    <p class="lead">${t("code.lead")}</p>
    ${faultBox(fault, reader)}
    <form class="sign-in-form" method="post" action="/panel/sign-in/code" data-busy="${t("sign_in.busy")}">
      <input type="hidden" name="lang" value="${locale}">
      <input type="hidden" name="next" value="${next}">
      <input type="hidden" name="ticket" value="${ticket}">
      <div class="field">
        <label for="code">${t("code.label")}</label>
        <input class="input" id="code" name="code" required maxlength="40" autocomplete="one-time-code" autocapitalize="none" spellcheck="false" autofocus aria-describedby="code-help${fault ? " fault" : ""}">
        <p class="field-help" id="code-help">${t("code.help")}</p>
      </div>
      <button class="button button-primary" type="submit">${t("sign_in.submit")}</button>
    </form>
    <p><a href="/panel/sign-in?lang=${locale}">${t("code.again")}</a></p>
  `;
  return besideCover({ title: t("code.title"), words }, reader);
}

interface ForgottenView {
  /** Links can be sent. */
  mail: boolean;
  sentTo?: string;
  fault?: Fault;
}

export function forgottenPage(view: ForgottenView, reader: PanelReader): Html {
  const { t, locale } = reader;
  const words = html`
    <p class="lead">${t(view.mail ? "forgotten.mail_lead" : "forgotten.lead")}</p>
    ${faultBox(view.fault, reader)}
    ${view.sentTo === undefined ? (view.mail ? forgottenForm(reader) : askOperator(reader)) : html`<p class="say" role="status">${t("forgotten.sent", { email: view.sentTo })}</p>`}
    <p><a class="button" href="/panel/sign-in?lang=${locale}">${t("forgotten.back")}</a></p>
  `;
  return besideCover({ title: t("forgotten.title"), words, address: "/panel/forgotten" }, reader);
}

function forgottenForm({ t, locale }: PanelReader): Html {
  return html`<form class="sign-in-form" method="post" action="/panel/forgotten" data-busy="${t("forgotten.busy")}">
    <input type="hidden" name="lang" value="${locale}">
    <div class="field">
      <label for="email">${t("sign_in.email")}</label>
      <input class="input" id="email" name="email" type="email" required maxlength="254" autocomplete="username" spellcheck="false" autofocus>
    </div>
    <button class="button button-primary" type="submit">${t("forgotten.submit")}</button>
  </form>`;
}

function askOperator({ t }: PanelReader): Html {
  return html`
    <p>${t("forgotten.operator")}</p>
    <p><code>carnet user reset-password ${t("forgotten.email")}</code></p>
  `;
}
