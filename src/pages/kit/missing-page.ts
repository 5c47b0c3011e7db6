/** Pages for addresses that lead to nothing: they say what happened and what to do, in the reader's language. */
import { type Html, html } from "./html.ts";
import { languageSwitch } from "./language-switch.ts";
import type { Locale } from "./locale.ts";
import { type Reader, readerOf } from "./reader.ts";
import { NEUTRAL_HASH, sealSvg } from "./seal.ts";
import { type AssetUrl, shell } from "./shell.ts";
import { wavesSvg } from "./waves.ts";

/**
 * `unavailable` is for a server that cannot answer just now (503), `label` and `void_label` for what is there and is on
 * no piece, the others for 404.
 */
export type MissingKind = "passport" | "version" | "piece" | "page" | "unavailable" | "label" | "void_label";

interface MissingView {
  kind: MissingKind;
  locale: Locale;
  assets: AssetUrl;
}

export function renderMissingPage({ kind, locale, assets }: MissingView): Html {
  const reader: Reader = readerOf(locale);
  const { t } = reader;
  const title = t(`missing.${kind}_title`);
  return shell({
    locale,
    title,
    hidden: true,
    assets,
    style: "public/passport.css",
    kind: "public",
    skip: t("page.skip_content"),
    body: html`
      <header class="top"><p class="brand">Carnet</p>${languageSwitch(locale, t)}</header>
      <main id="main" class="missing" tabindex="-1">
        <article class="data-page is-missing">
          ${wavesSvg()}${sealSvg(NEUTRAL_HASH)}
          <div class="data-page-text">
            <p class="kind">${t("passport.kind")}</p>
            <h1 class="name name-small">${title}</h1>
            <p class="lede">${t(`missing.${kind}_text`)}</p>
            <p><a class="button" href="/">${t("page.start")}</a></p>
          </div>
          <div class="machine" aria-hidden="true"><p><span>${"<".repeat(36)}</span><span>${"<".repeat(36)}</span></p></div>
        </article>
      </main>
    `,
  });
}
