/** The booklet's cover beside some words. */
import { attr, type Html, html } from "./html.ts";
import { sealSvg } from "./seal.ts";

/** The seal of the cover is that of the product's name. */
const COVER_HASH = new Bun.CryptoHasher("sha256").update("Carnet").digest("hex");

export interface Cover {
  title: string;
  words: Html;
  subtitle: string;
  /** Whose booklet it is: a company's name, at its head. */
  owner?: string | undefined;
  /** Titles for the hours of the day, which the reader's browser knows. */
  greetings?: Greetings | undefined;
}

export interface Greetings {
  morning: string;
  afternoon: string;
  evening: string;
}

export function covered({ title, words, subtitle, owner, greetings }: Cover): Html {
  return html`
    <div class="cover" aria-hidden="true">
      ${owner === undefined ? null : html`<p class="cover-owner">${owner}</p>`}
      ${sealSvg(COVER_HASH)}
      <p class="cover-name">Carnet</p>
      <p class="cover-subtitle">${subtitle}</p>
    </div>
    <div class="beside">
      <h1${attr("data-morning", greetings?.morning)}${attr("data-afternoon", greetings?.afternoon)}${attr("data-evening", greetings?.evening)}>${title}</h1>
      ${words}
    </div>
  `;
}
