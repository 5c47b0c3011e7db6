/** The page to sign in on: a form that works without scripts. */
import { attr, type Html, html } from "../kit/html.ts";
import { besideCover, type PanelReader } from "./frame.ts";
import type { PanelKey } from "./messages.ts";

export interface SignInView {
  /** What was typed; a password never comes back. */
  email: string;
  /** Where to go from here, below `/panel`. */
  next: string;
  fault?: { key: PanelKey; values?: Record<string, string | number> } | undefined;
  /** They come from signing out. */
  ended?: boolean;
}

export function signInPage({ email, next, fault, ended }: SignInView, reader: PanelReader): Html {
  const { t, locale, company } = reader;
  const words = html`
    <p class="lead">${company === undefined ? t("sign_in.lead") : t("sign_in.of", { company })}</p>
    ${fault ? html`<p class="say say-wrong" id="fault" role="alert">${t(fault.key, fault.values)}</p>` : null}
    ${ended && !fault ? html`<p class="say" role="status">${t("sign_in.ended")}</p>` : null}
    <form class="sign-in-form" method="post" action="/panel/sign-in" data-busy="${t("sign_in.busy")}">
      <input type="hidden" name="lang" value="${locale}">
      <input type="hidden" name="next" value="${next}">
      <div class="field">
        <label for="email">${t("sign_in.email")}</label>
        <input class="input" id="email" name="email" type="email" value="${email}" required maxlength="254" autocomplete="username webauthn" spellcheck="false"${attr("autofocus", email === "")}${attr("aria-describedby", fault && "fault")}>
      </div>
      <div class="field">
        <label for="password">${t("sign_in.password")}</label>
        <input class="input" id="password" name="password" type="password" required maxlength="256" autocomplete="current-password"${attr("autofocus", email !== "")}${attr("aria-describedby", fault && "fault")}>
      </div>
      <button class="button button-primary" type="submit">${t("sign_in.submit")}</button>
    </form>
  `;
  return besideCover(t("sign_in.title"), words, reader, `/panel/sign-in?next=${encodeURIComponent(next)}`);
}
