/** What happened to a piece, or to what stands under a passport, the latest first: each event with its small stamp. */
import type { PublicItem } from "../../domain/items/public.ts";
import type { PublicEvent } from "../../domain/lifecycle-events/public.ts";
import type { PassportContent } from "../../domain/passports/content.ts";
import { asText } from "../kit/field-value.ts";
import { countryName, formatCalendarDate, formatDate, formatStampDay, isoDate } from "../kit/format.ts";
import { attr, type Html, html } from "../kit/html.ts";
import { icon } from "../kit/icons.ts";
import type { MessageKey } from "../kit/messages/en.ts";
import type { Reader } from "../kit/reader.ts";

type EventKind = "made" | "registered" | "voided" | PublicEvent["type"];

interface HistoryEntry {
  kind: EventKind;
  /** `YYYY-MM-DD`. */
  date: string;
  /** Who and where, beside the day. */
  about: string[];
  /** What a reader should know besides. */
  text?: string | undefined;
  evidence?: boolean;
}

const TITLES: Record<EventKind, MessageKey> = {
  made: "history.made",
  registered: "history.registered",
  voided: "history.voided",
  repair: "history.repair",
  resale: "history.resale",
  recycling: "history.recycling",
};

/** What the stamps say, where that is shorter than the title. */
const MARKS: Partial<Record<EventKind, MessageKey>> = {
  repair: "mark.repair",
  resale: "mark.resale",
  recycling: "mark.recycling",
};

/** Older ones than these wait behind a line that unfolds. */
const SHOWN_AT_ONCE = 10;

/** The own history of a piece. */
export function pieceHistory(item: PublicItem, content: PassportContent, reader: Reader): Html {
  const events = item.lifecycle_events.map((event) => eventEntry(event, reader));
  // Of one day, what came later stands above; a sort that is stable keeps this order.
  const entries = [...voided(item), ...events, registered(item, reader), ...made(content, reader)];
  return list(entries.toSorted(latestFirst), reader);
}

/** What happened to what stands under a passport as a whole. */
export function passportHistory(events: readonly PublicEvent[], reader: Reader): Html {
  return list(
    events.map((event) => eventEntry(event, reader)),
    reader,
  );
}

function latestFirst(one: HistoryEntry, other: HistoryEntry): number {
  return one.date === other.date ? 0 : one.date < other.date ? 1 : -1;
}

function list(entries: readonly HistoryEntry[], reader: Reader): Html {
  const [first, older] = [entries.slice(0, SHOWN_AT_ONCE), entries.slice(SHOWN_AT_ONCE)];
  const listed = (some: readonly HistoryEntry[]) =>
    html`<ol class="history">${some.map((one) => entry(one, reader))}</ol>`;
  return html`${listed(first)}${
    older.length === 0
      ? null
      : html`<details class="history-more">
          <summary>${reader.t("history.earlier", { count: older.length })}${icon("chevron")}</summary>
          ${listed(older)}
        </details>`
  }`;
}

function voided(item: PublicItem): HistoryEntry[] {
  if (item.voided_at === null) return [];
  return [{ kind: "voided", date: isoDate(item.voided_at), about: [], text: item.void_reason ?? undefined }];
}

function eventEntry(event: PublicEvent, { locale }: Reader): HistoryEntry {
  const country = event.country === null ? null : countryName(event.country, locale);
  return {
    kind: event.type,
    date: event.occurred_on,
    about: [event.actor_name, country].filter((part) => part !== null),
    text: event.description ?? undefined,
    evidence: event.evidence,
  };
}

function registered(item: PublicItem, { t }: Reader): HistoryEntry {
  const text = t("history.registered_text", { serial: item.serial });
  return { kind: "registered", date: isoDate(item.created), about: [], text };
}

/** When and where it was made, if the passport tells. */
function made({ fields, batch }: PassportContent, { t, locale }: Reader): HistoryEntry[] {
  const date = batch?.production_date ?? asText(fields["manufacturing_date"]);
  if (date === undefined) return [];
  const country = asText(fields["country_making"]);
  const about = [
    asText(fields["factory"]),
    country === undefined ? undefined : countryName(country, locale),
    batch ? `${t("label.batch")} ${batch.batch_number}` : undefined,
  ].filter((part) => part !== undefined);
  return [{ kind: "made", date, about }];
}

function entry(shown: HistoryEntry, { t, locale }: Reader): Html {
  const { kind, date, about, text, evidence } = shown;
  const seconds = Date.parse(`${date}T00:00:00Z`) / 1000;
  const written = Number.isNaN(seconds) ? formatCalendarDate(date, locale) : formatDate(seconds, locale);
  return html`<li>
    ${stampOf(kind, Number.isNaN(seconds) ? "" : formatStampDay(seconds, locale), t)}
    <div>
      <h3>${t(TITLES[kind])}</h3>
      ${text === undefined ? null : html`<p class="prose" dir="auto">${text}</p>`}
      <p class="quiet"><time datetime="${date}">${written}</time>${about.map((part) => html` · <bdi>${part}</bdi>`)}</p>
      ${evidence ? html`<p class="quiet">${t("history.evidence")}</p>` : null}
    </div>
  </li>`;
}

/** A longer word is set smaller. */
const MARK_LENGTH = 8;

function stampOf(kind: EventKind, day: string, t: Reader["t"]): Html {
  const mark = t(MARKS[kind] ?? TITLES[kind]);
  const word = html`<b${attr("class", [...mark].length > MARK_LENGTH && "is-long")}>${mark}</b>`;
  return html`<p class="event-stamp event-${kind}" aria-hidden="true">${FRAMES[kind] ?? null}${kind === "registered" ? null : word}<i>${day}</i></p>`;
}

/** Frames that are neither round nor square: an outer line and a thinner one inside. */
const FRAMES: Partial<Record<EventKind, Html>> = {
  resale: html`<svg viewBox="0 0 66 66"><path d="M17 5H49L65 33 49 61H17L1 33Z"/><path d="M19.3 9H46.7L60.4 33 46.7 57H19.3L5.6 33Z"/></svg>`,
  recycling: html`<svg viewBox="0 0 66 66"><path d="M20.5 2.5h25L63.5 20.5v25L45.5 63.5h-25L2.5 45.5v-25Z"/><path d="M22.2 6.5h21.6L59.5 22.2v21.6L43.8 59.5H22.2L6.5 43.800V22.200Z"/></svg>`,
};
