/** The reference page: one document, complete without a script and without a network beyond this server. */
import { openApiDocument } from "../../api/openapi.ts";
import { OPERATIONS } from "../../api/routes.ts";
import { type Html, html } from "../kit/html.ts";
import { type AssetUrl, shell } from "../kit/shell.ts";
import { chaptersAfter, chaptersBefore } from "./guide.ts";
import { type Chapter, nounChapters } from "./reference.ts";

/** @param site origin that the examples call */
export function docsPage(site: string, assets: AssetUrl): Html {
  const document = openApiDocument(OPERATIONS, site);
  const chapters = [
    ...chaptersBefore(site),
    ...nounChapters(document, site),
    ...chaptersAfter(site, document),
  ];
  return shell({
    locale: "en",
    title: "API reference · Carnet",
    description:
      "The API of this Carnet: products, passports, versions, with every endpoint and every error code.",
    assets,
    style: "docs/docs.css",
    scripts: ["docs/docs.ts"],
    kind: "docs",
    skip: "Skip to the reference",
    body: html`
      <header class="top">
        <p class="brand" translate="no"><a href="/">Carnet</a></p>
        <p class="top-right"><a href="/api/v1/openapi.json">OpenAPI 3.1</a></p>
      </header>
      <div class="sheet">
        <nav class="side" aria-label="Contents">${contents(chapters)}</nav>
        <main id="main" tabindex="-1">
          <h1>API reference</h1>
          <p class="lead prose">Everything that a program can do here, with lines to copy that call this instance: <span class="origin-text" translate="no">${site}</span></p>
          <details class="contents"><summary>Contents</summary>${contents(chapters)}</details>
          ${chapters.map(
            ({ id, title, body }) =>
              html`<section class="chapter" id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title"><a href="#${id}">${title}</a></h2>${body}</section>`,
          )}
        </main>
      </div>
    `,
  });
}

function contents(chapters: readonly Chapter[]): Html {
  return html`<ul>${chapters.map(
    ({ id, title, parts }) =>
      html`<li><a href="#${id}">${title}</a>${parts.length === 0 ? null : html`<ul>${parts.map((part) => html`<li><a href="#${part.id}">${part.title}</a></li>`)}</ul>`}</li>`,
  )}</ul>`;
}
