/** The part of a document that a model is shown: its pages as text, as many as a few questions hold. */
import type { Finding } from "../engine.ts";
import type { Reading } from "../reading/page.ts";
import { CELL_END, passagesOf } from "../reading/passage.ts";

export interface PageText {
  /** From 1. */
  page: number;
  text: string;
  /** Whether there is more on it than there was room for. */
  isCut?: boolean | undefined;
}

/** The part of a document that a model is shown, and of how many pages with text. */
interface ToShow {
  pages: PageText[];
  pageCount: number;
}

/** Characters that a model is shown of a document at most. */
const MAX_SHOWN = 60_000;
/** Between the cells of a row, as models know tables. */
const BETWEEN_CELLS = " | ";

/**
 * The pages that a model is shown, in their order. Of a document that is too long these are the first one, those
 * where rules found something, and the others from the front, as long as there is room.
 */
export function pagesToShow(readings: readonly Reading[], findings: readonly Finding[]): ToShow {
  const byPage = Map.groupBy(readings, ({ page }) => page);
  const all = [...byPage]
    .map(([page, each]) => ({ page, text: each.map(textOf).join("\n") }))
    .filter(({ text }) => text.trim() !== "");
  const found = new Set(findings.map(({ page }) => page));
  const rank = ({ page }: PageText) => (page === 1 ? 0 : found.has(page) ? 1 : 2);
  let room = MAX_SHOWN;
  const pages = all
    .toSorted((one, other) => rank(one) - rank(other) || one.page - other.page)
    .flatMap(({ page, text }) => {
      const shown = text.slice(0, room);
      room -= shown.length;
      return shown === "" ? [] : [{ page, text: shown, isCut: shown.length < text.length }];
    })
    .sort((one, other) => one.page - other.page);
  return { pages, pageCount: all.length };
}

function textOf(reading: Reading): string {
  return (passagesOf(reading)[0]?.printed ?? "").replaceAll(CELL_END, BETWEEN_CELLS);
}
