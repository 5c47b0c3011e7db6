/** What the pages of the set-up and the landing page share: head and languages. */
import { copyable } from "../kit/copyable.ts";
import { attr, type Html, html } from "../kit/html.ts";
import { LOCALES } from "../kit/locale.ts";
import { type AssetUrl, banner, shell } from "../kit/shell.ts";
import { firstSubmit } from "../kit/template-form.ts";
import { SETUP_LOCALES, type SetupLocale, type SetupWords } from "./messages.ts";

/** Who reads, and with what. */
export interface SetupReader {
  locale: SetupLocale;
  t: SetupWords;
  assets: AssetUrl;
  /** Whether the page came over HTTPS. */
  secure: boolean;
}

export interface Frame {
  title: string;
  /** Class of the main element. */
  kind: string;
  body: Html;
  script?: boolean;
  /** No links to other languages: on the answer to a form they would lead away from it. */
  final?: boolean;
  /** id of the page's form: it is sent to be shown in the other language, with what was typed in it. */
  form?: string;
}

/** Name of the button that asks for the same form in another language. */
export const OTHER_LANGUAGE = "language";

export function framed(frame: Frame, { locale, t, assets, secure }: SetupReader): Html {
  return shell({
    locale,
    title: `${frame.title} · Carnet`,
    hidden: true,
    assets,
    style: "setup/setup.css",
    scripts: frame.script ? ["setup/setup.ts"] : [],
    kind: "setup",
    skip: t("skip"),
    banners: secure ? [] : [banner("insecure", t("insecure.title"), t("insecure.text"))],
    body: html`
      <header class="top">
        <p class="brand" translate="no">Carnet</p>
        ${frame.final ? null : languages(locale, t, frame.form)}
      </header>
      <main id="main" class="${frame.kind}" tabindex="-1">${frame.body}</main>
    `,
  });
}

function languages(current: SetupLocale, t: SetupWords, form?: string): Html {
  return html`<nav class="languages-two" aria-label="${t("language")}">
    ${form === undefined ? null : firstSubmit(form)}
    <ul>${SETUP_LOCALES.map((code) => {
      const { name, intl } = LOCALES[code];
      const isCurrent = attr("aria-current", code === current && "true");
      return form === undefined
        ? html`<li><a href="?lang=${code}" lang="${intl}" hreflang="${code}"${isCurrent}>${name}</a></li>`
        : html`<li><button type="submit" form="${form}" name="${OTHER_LANGUAGE}" value="${code}" lang="${intl}"${isCurrent}>${name}</button></li>`;
    })}</ul>
  </nav>`;
}

/** A line for a terminal. */
export function commandLine(text: string, label: string, t: SetupWords): Html {
  return copyable(text, label, { copy: t("copy"), copied: t("copied") });
}
