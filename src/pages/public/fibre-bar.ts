/** Compositions as threads: one thread of the bar is one percent; names and shares stand below it as text. */
import type { Json } from "../../domain/passports/content.ts";
import type { Field } from "../../domain/templates/definition.ts";
import { asNumber, asText, capitalised, type Row, rowsOf, valueText } from "../kit/field-value.ts";
import { formatQuantity } from "../kit/format.ts";
import { type Html, html, raw } from "../kit/html.ts";
import type { Reader } from "../kit/reader.ts";

/** Shares beyond this many have no pattern of their own: they share the last one. */
const PATTERNS = 6;

export interface Share {
  name: string;
  /** What the further columns of the row say. */
  note: string;
  percent: number;
}

export interface Part {
  /** The part of the product that the shares are of; empty where the field has no parts. */
  name: string;
  shares: Share[];
}

/**
 * The bar, the list of shares and, below 100 %, what is not stated; one of each for every part of the product.
 * @param isFirst the first composition of a section explains what a thread is
 */
export function composition(field: Field, value: Json | undefined, reader: Reader, isFirst: boolean): Html {
  const parts = partsOf(field, value, reader);
  const legend = reader.t(field.key === "fibre_composition" ? "fibres.one_percent" : "parts.one_percent");
  return html`${parts.map((part, index) => {
    const rest = unstated(part.shares);
    return html`
      ${part.name === "" ? null : html`<h3>${capitalised(part.name, reader)}</h3>`}
      ${fibreBar(part.shares.map((share) => share.percent))}
      ${isFirst && index === 0 ? html`<p class="bar-legend">${legend}</p>` : null}
      <ul class="shares">
        ${part.shares.map(
          (share, position) => html`<li>
            <span class="share">${shareText(share.percent, reader)}</span>
            ${swatch(position)}
            <span><b>${capitalised(share.name, reader)}</b>${share.note === "" ? null : `, ${share.note}`}</span>
          </li>`,
        )}
      </ul>
      ${rest > 0 ? html`<p class="bar-legend">${reader.t("parts.unstated", { share: formatQuantity(rest, "%", reader.locale) })}</p>` : null}
    `;
  })}`;
}

/** The rows of a composition, gathered by part in the order in which parts first appear; shares keep their order. */
export function partsOf(field: Field, value: Json | undefined, reader: Reader): Part[] {
  const percent = field.sum?.column ?? "percent";
  const groupBy = field.sum?.group_by;
  const [nameColumn, ...others] = (field.columns ?? []).filter(
    (column) => column.key !== percent && column.key !== groupBy,
  );
  const groupColumn = field.columns?.find((column) => column.key === groupBy);
  const parts = new Map<string, Part>();
  for (const row of rowsOf(value)) {
    const name = groupBy === undefined ? "" : (asText(row[groupBy]) ?? "");
    const part = parts.get(name) ?? {
      name: groupColumn ? valueText(groupColumn, name, reader) : name,
      shares: [],
    };
    parts.set(name, part);
    part.shares.push({
      name: nameColumn ? valueText(nameColumn, row[nameColumn.key], reader) : "",
      note: others
        .map((column) => valueText(column, row[column.key], reader))
        .filter(Boolean)
        .join(", "),
      percent: percentOf(row, percent),
    });
  }
  return [...parts.values()];
}

/** Percent that the shares leave open; 0 when they make 100 or come near it. */
export function unstated(shares: readonly Pick<Share, "percent">[]): number {
  const sum = shares.reduce((total, share) => total + share.percent, 0);
  const rest = Math.round((100 - sum) * 100) / 100;
  return rest > 0.5 ? rest : 0;
}

/** The bar alone: 100 units wide, one stroke per share, from the left; hidden from readers, who have the list. */
export function fibreBar(percents: readonly number[]): Html {
  let from = 0;
  const strokes = percents.map((percent, position) => {
    const to = Math.min(100, from + percent);
    const stroke = `<path class="fibre-${patternOf(position)}" d="M${short(from)} 5H${short(to)}"/>`;
    from = to;
    return stroke;
  });
  return raw(
    `<svg class="fibre-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">${strokes.join("")}</svg>`,
  );
}

function swatch(position: number): Html {
  return raw(
    `<svg class="swatch" viewBox="0 0 4 10" preserveAspectRatio="none" aria-hidden="true" focusable="false"><path class="fibre-${patternOf(position)}" d="M0 5H4"/></svg>`,
  );
}

function patternOf(position: number): number {
  return Math.min(position + 1, PATTERNS);
}

function percentOf(row: Row, column: string): number {
  return Math.min(100, Math.max(0, asNumber(row[column]) ?? 0));
}

/** The number large, the sign small. */
function shareText(percent: number, reader: Reader): Html {
  const [, digits = "", rest = ""] =
    /^([\d.,\s\u00a0\u202f]*?)(\u00a0%)$/.exec(formatQuantity(percent, "%", reader.locale)) ?? [];
  return html`${digits}<small>${rest}</small>`;
}

function short(value: number): string {
  return String(Math.round(value * 100) / 100);
}
