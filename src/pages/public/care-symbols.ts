import { CARE_DOT, CARE_GRID, CARE_LINE, type CareShape, careShapes } from "../../formats/care-symbols.ts";
import { type Html, raw } from "../kit/html.ts";

/** The symbol of a value of the care fields, undefined where the standard has none. */
export function careSymbol(value: string): Html | undefined {
  const shapes = careShapes(value);
  if (shapes === undefined) return undefined;
  return raw(
    `<svg class="care-symbol" viewBox="0 0 ${CARE_GRID} ${CARE_GRID}" aria-hidden="true" focusable="false" fill="none" stroke="currentColor" stroke-width="${CARE_LINE}" stroke-linejoin="round" stroke-linecap="round">${shapes.map(markupOf).join("")}</svg>`,
  );
}

const MIDDLE = CARE_GRID / 2;

/** Drawn by this project, so there is nothing to escape. */
function markupOf(shape: CareShape): string {
  if ("path" in shape) return `<path d="${shape.path}"/>`;
  if ("circle" in shape) return `<circle cx="${MIDDLE}" cy="${MIDDLE}" r="${shape.circle}"/>`;
  if ("dot" in shape) return `<circle class="care-dot" cx="${shape.dot}" cy="${shape.y}" r="${CARE_DOT}"/>`;
  return `<text class="care-sign" x="${MIDDLE}" y="${shape.y}">${shape.sign}</text>`;
}
