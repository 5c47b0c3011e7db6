/** A linkset for people: the same links as a list. */
import type { LinksetLevel } from "../../formats/linkset.ts";
import { type Html, html } from "../kit/html.ts";
import { type AssetUrl, shell } from "../kit/shell.ts";

export function renderLinkset(level: LinksetLevel, assets: AssetUrl): Html {
  return shell({
    locale: "en",
    title: `Links of ${level.itemDescription}`,
    hidden: true,
    assets,
    style: "public/passport.css",
    kind: "public",
    skip: "Skip to content",
    body: html`<main id="main" class="missing" tabindex="-1">
      <article class="data-page">
        <div class="data-page-text">
          <p class="kind">${level.anchor}</p>
          <h1 class="name name-small">${level.itemDescription}</h1>
          <ul>
            ${level.links.map(({ href, title, linkType }) => html`<li><a href="${href}">${title}</a> <small>${linkType}</small></li>`)}
          </ul>
        </div>
      </article>
    </main>`,
  });
}
