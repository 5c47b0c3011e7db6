/** The stamp: the status of a passport in two words and a date, turned a little, differently for each version. */
import { formatLongDate, formatStampDate } from "./format.ts";
import { type Html, html } from "./html.ts";
import type { Reader } from "./reader.ts";

export type StampKind = "issued" | "withdrawn" | "voided" | "superseded" | "test";

/**
 * The stamp of a data page.
 * @param seconds the date on it, Unix time; a test stamp has none
 * @param sha256 hexadecimal: its last byte turns the stamp between -8° and -4°
 */
export function stamp(kind: StampKind, seconds: number, sha256: string, reader: Reader): Html {
  const { locale, t } = reader;
  const below = kind === "test" ? t("stamp.test_note") : formatStampDate(seconds, locale);
  return html`<p class="stamp stamp-${kind} turn-${turnOf(sha256)}">
    <span class="heard">${t(`status.${kind}`, { date: formatLongDate(seconds, locale) })}</span>
    <span class="stamp-frame" aria-hidden="true"><b>${t(`stamp.${kind}`)}</b><i>${below}</i></span>
  </p>`;
}

/** One of five turns, 0 to 4. */
function turnOf(sha256: string): number {
  return Number.parseInt(sha256.slice(-2), 16) % 5;
}
