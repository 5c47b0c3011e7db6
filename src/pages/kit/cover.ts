/** The booklet's cover beside some words. */
import { sealSvg } from "../public/seal.ts";
import { type Html, html } from "./html.ts";

/** The seal of the cover is that of the product's name. */
const COVER_HASH = new Bun.CryptoHasher("sha256").update("Carnet").digest("hex");

export interface Cover {
  title: string;
  words: Html;
  subtitle: string;
  /** Whose booklet it is: a company's name, at its head. */
  owner?: string | undefined;
}

export function covered({ title, words, subtitle, owner }: Cover): Html {
  return html`
    <div class="cover" aria-hidden="true">
      ${owner === undefined ? null : html`<p class="cover-owner">${owner}</p>`}
      ${sealSvg(COVER_HASH)}
      <p class="cover-name">Carnet</p>
      <p class="cover-subtitle">${subtitle}</p>
    </div>
    <div class="beside">
      <h1>${title}</h1>
      ${words}
    </div>
  `;
}
