/**
 * The page in the frame, before it holds anything: whoever has its address alone learns nothing. Its script asks with
 * the secret from the fragment for what `view.ts` draws.
 */
import { type Html, html } from "../kit/html.ts";
import { shell } from "../kit/shell.ts";
import type { PortalKey } from "./messages.ts";
import type { PortalReader } from "./reader.ts";

const CLOSED = ["refused", "expired", "stopped"] as const;

/** @param origin of the pages that may hold it: the only one that the script talks to */
export function emptyPage(origin: string, reader: PortalReader): Html {
  const { locale, w, assets } = reader;
  return shell({
    locale,
    title: w("kind"),
    hidden: true,
    assets,
    style: "portal/portal.css",
    scripts: ["portal/portal.ts"],
    kind: "portal",
    skip: w("kind"),
    body: html`
      <main id="main" tabindex="-1" data-origin="${origin}" aria-busy="true">
        <p class="quiet portal-wait" data-wait>${w("loading")}</p>
        <noscript><p class="note">${w("no_script")}</p></noscript>
        ${CLOSED.map((why) => closed(why, reader))}
        <div data-parts></div>
      </main>
    `,
  });
}

/** Why an address opens nothing; the same as a page of its own, and hidden in the page until it is so. */
export function closed(why: (typeof CLOSED)[number] | "unknown", { w }: PortalReader, hidden = true): Html {
  const title: PortalKey = `${why}_title`;
  const words = html`<h1>${w(title)}</h1><p class="quiet">${w(`${why}_text`)}</p>`;
  return hidden
    ? html`<section class="card" data-closed="${why}" hidden>${words}</section>`
    : html`<section class="card" data-closed="${why}">${words}</section>`;
}

/** A page that stays closed: there is no such session, or its hour is over. */
export function closedPage(why: "unknown" | "expired", reader: PortalReader): Html {
  const { locale, w, assets } = reader;
  return shell({
    locale,
    title: w(`${why}_title`),
    hidden: true,
    assets,
    style: "portal/portal.css",
    kind: "portal",
    skip: w("kind"),
    body: html`<main id="main" tabindex="-1">${closed(why, reader, false)}</main>`,
  });
}
