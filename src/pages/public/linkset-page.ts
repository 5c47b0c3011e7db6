/** A linkset for people: the same links as a list. In English, as the words of GS1 for the kinds of links are. */
import type { LinksetLevel } from "../../formats/linkset.ts";
import { type Html, html } from "../kit/html.ts";
import { NEUTRAL_HASH, sealSvg } from "../kit/seal.ts";
import { type AssetUrl, shell } from "../kit/shell.ts";
import { wavesSvg } from "../kit/waves.ts";

export function renderLinkset(level: LinksetLevel, assets: AssetUrl): Html {
  return shell({
    locale: "en",
    title: `Links of ${level.itemDescription}`,
    hidden: true,
    assets,
    style: "public/passport.css",
    kind: "public",
    skip: "Skip to content",
    body: html`
      <header class="top"><p class="brand">Carnet</p></header>
      <main id="main" class="missing" tabindex="-1">
        <article class="data-page">
          ${wavesSvg()}${sealSvg(NEUTRAL_HASH)}
          <div class="data-page-text">
            <p class="kind">GS1 Digital Link</p>
            <h1 class="name name-small">${level.itemDescription}</h1>
            <p class="lede is-address">${level.anchor}</p>
            <ul class="records">
              ${level.links.map(({ href, title, linkType }) => html`<li><a href="${href}">${title}</a><span>${linkType}</span></li>`)}
            </ul>
          </div>
        </article>
      </main>
    `,
  });
}
