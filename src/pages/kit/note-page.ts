/** A page of a few words on the passport's paper: for what has no page of its own, or does not open. */
import { type Html, html } from "./html.ts";
import { languageSwitch } from "./language-switch.ts";
import { chooseLocale, type Locale } from "./locale.ts";
import { type Translate, translator } from "./messages.ts";
import { type AssetUrl, shell } from "./shell.ts";

/** Who reads, and with what. */
export interface PageReader {
  locale: Locale;
  t: Translate;
  assets: AssetUrl;
}

/** The reader that a request comes from. */
export function pageReader(request: Request, assets: AssetUrl): PageReader {
  const asked = new URL(request.url).searchParams.get("lang");
  const locale = chooseLocale(asked, request.headers.get("accept-language"));
  return { locale, t: translator(locale), assets };
}

export interface Note {
  kind: string;
  title: string;
  words: Html;
  banners?: readonly Html[];
}

export function notePage(
  { kind, title, words, banners = [] }: Note,
  { locale, t, assets }: PageReader,
): Html {
  return shell({
    locale,
    title: `${title} · Carnet`,
    hidden: true,
    assets,
    style: "public/passport.css",
    kind: "public",
    skip: t("page.skip_content"),
    banners,
    body: html`
      <header class="top"><p class="brand" translate="no">Carnet</p>${languageSwitch(locale, t)}</header>
      <main id="main" class="missing" tabindex="-1">
        <article class="data-page is-missing">
          <div class="data-page-text">
            <p class="kind">${kind}</p>
            <h1 class="name name-small">${title}</h1>
            ${words}
          </div>
        </article>
      </main>
    `,
  });
}
