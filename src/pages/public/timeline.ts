/** The versions of a passport, newest first, each with its own address, its note and what changed. */
import type { PublicVersion } from "../../domain/passports/content.ts";
import type { TemplateDefinition } from "../../domain/templates/definition.ts";
import { formatDate, isoDate } from "../kit/format.ts";
import { type Html, html } from "../kit/html.ts";
import { icon } from "../kit/icons.ts";
import type { MessageKey } from "../kit/messages/en.ts";
import type { Reader } from "../kit/reader.ts";
import { pagePath } from "./site-path.ts";

/** Older ones than these wait behind a line that unfolds. */
const SHOWN_AT_ONCE = 5;

interface TimelineInput {
  versions: readonly PublicVersion[];
  /** The number of the version in force; of a withdrawn passport none is. */
  current: number | undefined;
  /** The version that the page shows, when it is the page of one version. */
  shown?: number;
  template: TemplateDefinition;
}

export function timeline(input: TimelineInput, reader: Reader): Html {
  const newest = [...input.versions].sort((one, other) => other.version - one.version);
  const older = newest.slice(SHOWN_AT_ONCE);
  return html`<ol class="timeline">${newest.slice(0, SHOWN_AT_ONCE).map((version) => entry(version, input, reader))}</ol>
    ${
      older.length === 0
        ? null
        : html`<details class="timeline-more">
            <summary>${reader.t("version.earlier", { count: older.length })}${icon("chevron")}</summary>
            <ol class="timeline">${older.map((version) => entry(version, input, reader))}</ol>
          </details>`
    }`;
}

/** The label of a changed key: a template's field, or a part of the product or batch itself. */
export function changedLabel(key: string, template: TemplateDefinition, reader: Reader): string {
  const field = template.groups.flatMap((group) => group.fields).find((one) => one.key === key);
  if (field) return reader.words(field.label);
  const own = OWN_LABELS[key];
  return own === undefined ? key : reader.t(own);
}

const OWN_LABELS: Record<string, MessageKey> = {
  name: "label.name",
  reference: "label.reference",
  gtin: "label.gtin",
  production_date: "label.production_date",
  quantity: "label.quantity",
};

function entry(version: PublicVersion, { current, shown, template }: TimelineInput, reader: Reader): Html {
  const { t, locale } = reader;
  const isCurrent = version.version === current;
  const path = pagePath(version.url, reader);
  const changed = version.changed.map((key) => changedLabel(key, template, reader));
  const note = version.change_note ?? (version.version === 1 ? t("version.first") : null);
  const number = html`<span class="heard">: ${t("version.title", { version: version.version })}</span>`;
  return html`<li class="${isCurrent ? "is-current" : ""}">
    <div class="timeline-head">
      <h3>${t("version.title", { version: version.version })}</h3>
      ${isCurrent ? html`<span class="tag">${t("version.current")}</span>` : null}
      <time datetime="${isoDate(version.published)}">${formatDate(version.published, locale)}</time>
    </div>
    ${note === null ? null : html`<p>${note}</p>`}
    ${changed.length === 0 ? null : html`<p class="quiet">${t("version.changed", { fields: changed.join(", ") })}</p>`}
    <p class="timeline-links">
      ${changed.length === 0 ? null : html`<a href="${path}#changes">${t("version.what_changed")}${number}</a>`}
      ${shown === version.version ? null : html`<a href="${path}">${t("version.read")}${number}</a>`}
    </p>
  </li>`;
}
