/** The page that holds the panel, which is an app: everything it shows it asks for at `/panel/api`. */
import type { Assets } from "../assets.ts";
import { type Html, html } from "../kit/html.ts";
import { shell } from "../kit/shell.ts";
import type { PanelReader } from "./frame.ts";

const STYLE = "panel/panel.css";
const SCRIPT = "panel/panel.ts";

export function appPage(assets: Assets, { locale, t }: PanelReader): Html {
  return shell({
    locale,
    title: `${t("panel.title")} · Carnet`,
    hidden: true,
    assets: assets.url,
    style: assets.has(STYLE) ? STYLE : "sign-in/sign-in.css",
    scripts: assets.has(SCRIPT) ? [SCRIPT] : [],
    kind: "panel",
    skip: t("skip"),
    body: html`
      <div id="panel">
        <main id="main" tabindex="-1">
          <p class="panel-loading">${t("panel.loading")}</p>
          <noscript>
            <p>${t("panel.no_script")}</p>
            <form method="post" action="/panel/sign-out"><button class="button" type="submit">${t("panel.sign_out")}</button></form>
          </noscript>
        </main>
      </div>
    `,
  });
}
