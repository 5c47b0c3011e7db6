/** Sentences with `code` between backticks, as the endpoints and the words of fields are written. */
import { type Html, html } from "../kit/html.ts";

export function prose(text: string): Html {
  const parts = text.split("`");
  return html`${parts.map((part, index) => (index % 2 === 1 ? html`<code translate="no">${part}</code>` : part))}`;
}
