/** Certificates: name, number, who issued it, until when, and where to check it. */
import type { Json } from "../../domain/passports/content.ts";
import { addressLink, asText, hostOf, rowsOf } from "../kit/field-value.ts";
import { formatCalendarDate } from "../kit/format.ts";
import { type Html, html } from "../kit/html.ts";
import type { Reader } from "../kit/reader.ts";

/** The list, or undefined when no row has a name. */
export function certificateList(value: Json | undefined, reader: Reader): Html | undefined {
  const rows = rowsOf(value).filter((row) => asText(row["name"]) !== undefined);
  if (rows.length === 0) return undefined;
  return html`<ul class="entries">
    ${rows.map((row) => {
      const until = asText(row["valid_until"]);
      const url = asText(row["url"]);
      const origin = [asText(row["number"]), asText(row["issuer"])].filter((part) => part !== undefined);
      return html`<li>
        <p class="entry-head">
          <b>${asText(row["name"])}</b>
          ${until === undefined ? null : html`<span>${reader.t("certificate.until", { date: formatCalendarDate(until, reader.locale) })}</span>`}
        </p>
        ${origin.length === 0 ? null : html`<p class="quiet">${origin.join(", ")}</p>`}
        ${
          url === undefined || hostOf(url) === undefined
            ? null
            : html`<p>${addressLink(url, html`${reader.t("certificate.check")}<span class="heard"> (${asText(row["name"])})</span>`)}</p>`
        }
      </li>`;
    })}
  </ul>`;
}
