/** The page that holds the kiosk, and the one where a code is typed to pair it. */
import type { Assets } from "../assets.ts";
import { attr, type Html, html } from "../kit/html.ts";
import { NEUTRAL_HASH, sealSvg } from "../kit/seal.ts";
import { shell } from "../kit/shell.ts";
import { type KioskLocale, kioskWords } from "./messages.ts";

/** All that the kiosk shows it asks for at `/kiosk/api`. */
export function kioskPage(assets: Assets, locale: KioskLocale): Html {
  const t = kioskWords(locale);
  return shell({
    locale,
    title: `${t("title")} · Carnet`,
    hidden: true,
    assets: assets.url,
    style: "kiosk/kiosk.css",
    scripts: ["kiosk/kiosk.ts"],
    kind: "kiosk",
    skip: t("skip"),
    body: html`
      <div id="kiosk">
        <main id="main" tabindex="-1"><p class="waiting">${t("loading")}</p><noscript><p>${t("no_script")}</p></noscript></main>
      </div>
      <div class="ornament" hidden>${sealSvg(NEUTRAL_HASH)}</div>
    `,
  });
}

/** @param fault what was wrong with the code that was typed */
export function pairPage(assets: Assets, locale: KioskLocale, fault?: string): Html {
  const t = kioskWords(locale);
  return shell({
    locale,
    title: `${t("pair_title")} · Carnet`,
    hidden: true,
    assets: assets.url,
    style: "kiosk/kiosk.css",
    kind: "kiosk",
    skip: t("skip"),
    body: html`
      <main id="main" class="pair" tabindex="-1">
        ${sealSvg(NEUTRAL_HASH)}
        <p class="brand" translate="no">Carnet</p>
        <h1>${t("pair_title")}</h1>
        <p class="lead">${t("pair_lead")}</p>
        ${fault === undefined ? null : html`<p class="fault" id="fault" role="alert">${fault}</p>`}
        <form method="post" action="/kiosk/pair">
          <label for="code">${t("pair_code")}</label>
          <input id="code" name="code" required maxlength="20" autofocus autocomplete="off" autocapitalize="characters" spellcheck="false" placeholder="K7QF-3MWD"${attr("aria-describedby", fault && "fault")}>
          <button class="primary" type="submit">${t("pair_submit")}</button>
        </form>
      </main>
    `,
  });
}
