/** After the set-up: the keys, shown once, the sample's code to scan, the way into the panel, and the first request. */
import { type Html, html, raw } from "../kit/html.ts";
import { icon } from "../kit/icons.ts";
import { steps } from "./form-page.ts";
import { commandLine, framed, type SetupReader } from "./frame.ts";

interface ReadyView {
  company: string;
  testKey: string;
  liveKey: string;
  /** Page of the sample's passport, as the code holds it. */
  passportUrl: string;
  /** The same page by an address that works in this browser. */
  passportPath: string;
  /** The code as SVG markup. */
  qr: string;
  /** Why a phone cannot open the code yet; undefined where it can. */
  unreachable: "local" | "closed" | undefined;
  /** An address that a phone on the same network could reach. */
  network: string;
  /** Address that the first request goes to. */
  api: string;
}

export function readyPage(view: ReadyView, reader: SetupReader): Html {
  const { t } = reader;
  const host = URL.parse(view.passportUrl)?.hostname ?? "";
  return framed(
    {
      title: t("ready.title"),
      kind: "ready",
      script: true,
      final: true,
      body: html`
        ${steps(2, t)}
        <h1>${t("ready.title")}</h1>
        <p class="lead">${t("ready.lead", { company: view.company })}</p>
        <section class="task" aria-labelledby="keys-title">
          <h2 id="keys-title">${t("keys.title")}</h2>
          <p class="prose">${t("keys.text")}</p>
          <h3>${t("keys.test")}</h3>
          <p class="quiet">${t("keys.test_help")}</p>
          ${commandLine(view.testKey, t("keys.test"), t)}
          <h3>${t("keys.live")}</h3>
          <p class="quiet">${t("keys.live_help")}</p>
          ${commandLine(view.liveKey, t("keys.live"), t)}
        </section>
        <section class="task task-scan" aria-labelledby="scan-title">
          <div>
            <h2 id="scan-title">${t("scan.title")}</h2>
            <p class="prose">${t("scan.text")}</p>
            ${view.unreachable === undefined ? null : html`<p class="note">${t(`scan.${view.unreachable}`, { host, network: view.network })}</p>`}
            <p><a class="button" href="${view.passportPath}">${t("scan.open")}${icon("arrow")}</a></p>
            <p class="address quiet" translate="no">${view.passportUrl}</p>
          </div>
          <div class="qr">${raw(view.qr)}</div>
        </section>
        <section class="task" aria-labelledby="panel-title">
          <h2 id="panel-title">${t("panel.title")}</h2>
          <p class="prose">${t("panel.text")}</p>
          <p class="links"><a class="button button-primary" href="/panel">${t("done.panel")}${icon("arrow")}</a></p>
        </section>
        <section class="task" aria-labelledby="first-title">
          <h2 id="first-title">${t("first.title")}</h2>
          <p class="prose">${t("first.text")}</p>
          ${commandLine(firstRequest(view), t("first.title"), t)}
          <p class="prose">${t("first.next")}</p>
          <p class="links"><a class="button" href="/docs">${t("first.docs")}</a></p>
        </section>
      `,
    },
    reader,
  );
}

function firstRequest({ api, testKey }: ReadyView): string {
  return [
    `curl ${api}/api/v1/products \\`,
    `  -H "Authorization: Bearer ${testKey}" \\`,
    `  -H "Content-Type: application/json" \\`,
    `  -d '{"name": "Vestido Lima", "reference": "VL-0033", "data": {`,
    `       "brand": "Nortada", "country_making": "PT", "fibre_composition": [`,
    `         {"fibre": "linen", "percent": 55},`,
    `         {"fibre": "organic cotton", "percent": 45}]}}'`,
  ].join("\n");
}
