/** What the pages around the panel share: head, languages, the cover. */
import { covered, type Greetings } from "../kit/cover.ts";
import { type Html, html } from "../kit/html.ts";
import { LOCALES } from "../kit/locale.ts";
import { type AssetUrl, banner, shell } from "../kit/shell.ts";
import type { Fault } from "./fault.ts";
import { PANEL_LOCALES, type PanelLocale, type PanelWords } from "./messages.ts";

/** Who reads, and with what. */
export interface PanelReader {
  locale: PanelLocale;
  t: PanelWords;
  assets: AssetUrl;
  /** Whether the page came over HTTPS. */
  secure: boolean;
  /** Whose instance it is, where it has one company only. */
  company?: string | undefined;
}

interface CoverPage {
  title: string;
  words: Html;
  /** Where the page is read again in another language; without one it offers none. */
  address?: string;
  /** The company on the cover, where it is another than the instance's only one. */
  owner?: string;
  greetings?: Greetings;
}

/** A form beside the booklet's cover. */
export function besideCover(
  { title, words, address, owner, greetings }: CoverPage,
  reader: PanelReader,
): Html {
  const { locale, t, assets, secure, company } = reader;
  return shell({
    locale,
    title: `${title} · Carnet`,
    hidden: true,
    assets,
    style: "sign-in/sign-in.css",
    scripts: ["sign-in/sign-in.ts"],
    kind: "sign-in",
    skip: t("skip"),
    banners: secure ? [] : [banner("insecure", t("insecure.title"), t("insecure.text"))],
    body: html`
      <header class="top">
        <p class="brand" translate="no">Carnet</p>
        ${address === undefined ? null : languages(locale, t, address)}
      </header>
      <main id="main" class="covered" tabindex="-1">
        ${covered({ title, words, subtitle: t("cover.subtitle"), owner: owner ?? company, greetings })}
      </main>
    `,
  });
}

/** What is wrong with what was sent, above the form. */
export function faultBox(fault: Fault | undefined, { t }: PanelReader): Html | null {
  if (!fault) return null;
  const words = "message" in fault ? fault.message : t(fault.key, fault.values);
  return html`<p class="say say-wrong" id="fault" role="alert">${words}</p>`;
}

/** @param address of the page, whose query holds nothing but what may stand in a link */
function languages(current: PanelLocale, t: PanelWords, address: string): Html {
  return html`<nav class="languages-two" aria-label="${t("language")}"><ul>
    ${PANEL_LOCALES.map((code) => {
      const { name, intl } = LOCALES[code];
      const href = `${address}${address.includes("?") ? "&" : "?"}lang=${code}`;
      return code === current
        ? html`<li><a href="${href}" lang="${intl}" hreflang="${code}" aria-current="true">${name}</a></li>`
        : html`<li><a href="${href}" lang="${intl}" hreflang="${code}">${name}</a></li>`;
    })}
  </ul></nav>`;
}
