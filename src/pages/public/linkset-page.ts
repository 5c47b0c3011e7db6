/** A linkset for people: the same links as a list. */
import type { LinksetLevel } from "../../formats/linkset.ts";
import { type Html, html } from "../kit/html.ts";
import { languageSwitch } from "../kit/language-switch.ts";
import type { Locale } from "../kit/locale.ts";
import { nameClass } from "../kit/name-class.ts";
import type { Reader } from "../kit/reader.ts";
import { NEUTRAL_HASH, sealSvg } from "../kit/seal.ts";
import { type AssetUrl, shell } from "../kit/shell.ts";
import { wavesSvg } from "../kit/waves.ts";
import { pagePath } from "./site-path.ts";

/** @param languages to choose from */
export function renderLinkset(
  level: LinksetLevel,
  languages: readonly Locale[],
  reader: Reader,
  assets: AssetUrl,
): Html {
  const { locale, t } = reader;
  const name = level.itemDescription;
  return shell({
    locale,
    title: `${name} · GS1 Digital Link`,
    hidden: true,
    assets,
    style: "public/passport.css",
    kind: "public",
    skip: t("page.skip_content"),
    body: html`
      <header class="top"><p class="brand" translate="no">Carnet</p>${languageSwitch(locale, t, "&linkType=linkset", languages)}</header>
      <main id="main" class="missing" tabindex="-1">
        <article class="data-page">
          ${wavesSvg()}${sealSvg(NEUTRAL_HASH)}
          <div class="data-page-text">
            <p class="kind">GS1 Digital Link</p>
            <h1 class="${nameClass(name)}" translate="no">${name}</h1>
            <p class="lede is-address" translate="no">${level.anchor}</p>
            <ul class="records">
              ${level.links.map(({ href, hreflang, title, linkType }) => html`<li><a href="${hreflang ? pagePath(href, reader) : href}">${title}</a><span translate="no">${linkType}</span></li>`)}
            </ul>
          </div>
        </article>
      </main>
    `,
  });
}
