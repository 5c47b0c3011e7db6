/** The own history of a piece, newest first: each event with its small stamp. */
import type { PublicItem } from "../../domain/items/public.ts";
import type { PassportContent } from "../../domain/passports/content.ts";
import { countryName, formatCalendarDate, formatDate, formatStampDay, isoDate } from "../kit/format.ts";
import { type Html, html } from "../kit/html.ts";
import type { MessageKey } from "../kit/messages/en.ts";
import { asText } from "./field-value.ts";
import type { Reader } from "./reader.ts";

export type EventKind = "made" | "registered" | "voided";

export interface HistoryEntry {
  kind: EventKind;
  /** `YYYY-MM-DD`. */
  date: string;
  /** What a reader should know besides; each a line. */
  lines: string[];
}

const TITLES: Record<EventKind, MessageKey> = {
  made: "history.made",
  registered: "history.registered",
  voided: "history.voided",
};

export function pieceHistory(item: PublicItem, content: PassportContent, reader: Reader): Html {
  return html`<ol class="history">${entriesOf(item, content, reader).map((one) => entry(one, reader))}</ol>`;
}

/** When and where it was made, if the passport tells; when it got its number; when it was voided. */
function entriesOf(item: PublicItem, content: PassportContent, reader: Reader): HistoryEntry[] {
  const { t } = reader;
  const voided: HistoryEntry[] =
    item.voided_at === null
      ? []
      : [
          {
            kind: "voided",
            date: isoDate(item.voided_at),
            lines: item.void_reason ? [item.void_reason] : [],
          },
        ];
  const registered: HistoryEntry = {
    kind: "registered",
    date: isoDate(item.created),
    lines: [t("history.registered_text", { serial: item.serial })],
  };
  const date = content.batch?.production_date ?? asText(content.fields["manufacturing_date"]);
  const made: HistoryEntry[] =
    date === undefined ? [] : [{ kind: "made", date, lines: placeOf(content, reader) }];
  return [...voided, registered, ...made];
}

function placeOf({ fields, batch }: PassportContent, { t, locale }: Reader): string[] {
  const country = asText(fields["country_making"]);
  const parts = [
    asText(fields["factory"]),
    country === undefined ? undefined : countryName(country, locale),
    batch ? `${t("label.batch")} ${batch.batch_number}` : undefined,
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? [] : [parts.join(" · ")];
}

function entry({ kind, date, lines }: HistoryEntry, { t, locale }: Reader): Html {
  const title = t(TITLES[kind]);
  const seconds = Date.parse(`${date}T00:00:00Z`) / 1000;
  const day = Number.isNaN(seconds) ? "" : formatStampDay(seconds, locale);
  return html`<li>
    <p class="event-stamp event-${kind}" aria-hidden="true">${kind === "registered" ? null : html`<b>${title}</b>`}<i>${day}</i></p>
    <div>
      <h3>${title}</h3>
      <p class="quiet"><time datetime="${date}">${Number.isNaN(seconds) ? formatCalendarDate(date, locale) : formatDate(seconds, locale)}</time></p>
      ${lines.map((line) => html`<p>${line}</p>`)}
    </div>
  </li>`;
}
