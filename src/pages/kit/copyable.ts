/** Text for a terminal or a file, with a button that copies it where scripts run. */
import { type Html, html } from "./html.ts";

export interface CopyWords {
  copy: string;
  copied: string;
}

/** @param label what the text is, for screen readers */
export function copyable(text: string, label: string, words: CopyWords): Html {
  return html`<div class="copyable">
    <pre tabindex="0" role="group" aria-label="${label}"><code translate="no">${text}</code></pre>
    <button class="button button-copy" type="button" data-copy data-copied="${words.copied}" hidden>${words.copy}</button>
  </div>`;
}
