/** Where labels lie on a page. Millimetres. */
import { z } from "zod";

const mm = (least: number) => z.number().min(least).max(2000);

export const Sheet = z.strictObject({
  page: z.strictObject({ width: mm(10), height: mm(10) }),
  columns: z.int().min(1).max(50),
  rows: z.int().min(1).max(100),
  label: z.strictObject({ width: mm(2), height: mm(2) }),
  /** From the page's edges to the first label. */
  margin: z.strictObject({ left: mm(0), top: mm(0) }),
  /** From a label to the next; without it they lie side by side. */
  pitch: z.strictObject({ x: mm(2), y: mm(2) }).optional(),
});
export type Sheet = z.infer<typeof Sheet>;

const A4 = { width: 210, height: 297 };
const LETTER = { width: 215.9, height: 279.4 };

function grid(
  page: Sheet["page"],
  [columns, rows]: [number, number],
  [width, height]: [number, number],
  [left, top]: [number, number],
  [x, y]: [number, number] = [width, height],
): Sheet {
  return { page, columns, rows, label: { width, height }, margin: { left, top }, pitch: { x, y } };
}

/** Sheets in common use, by paper, grid and size of a label. */
export const SHEETS: Readonly<Record<string, Sheet>> = {
  "a4-1x1-210x297": grid(A4, [1, 1], [210, 297], [0, 0]),
  "a4-2x4-99.1x67.7": grid(A4, [2, 4], [99.1, 67.7], [4.65, 13.1], [101.6, 67.7]),
  "a4-2x7-99.1x38.1": grid(A4, [2, 7], [99.1, 38.1], [4.65, 15.15], [101.6, 38.1]),
  "a4-2x5-105x57": grid(A4, [2, 5], [105, 57], [0, 6]),
  "a4-2x8-105x37": grid(A4, [2, 8], [105, 37], [0, 0.5]),
  "a4-3x6-63.5x46.6": grid(A4, [3, 6], [63.5, 46.6], [7.25, 8.7], [66, 46.6]),
  "a4-3x7-63.5x38.1": grid(A4, [3, 7], [63.5, 38.1], [7.25, 15.15], [66, 38.1]),
  "a4-3x8-70x37": grid(A4, [3, 8], [70, 37], [0, 0.5]),
  "a4-3x8-64x33.9": grid(A4, [3, 8], [64, 33.9], [6.4, 12.9], [66.6, 33.9]),
  "a4-3x9-70x32": grid(A4, [3, 9], [70, 32], [0, 4.5]),
  "a4-4x10-52.5x29.7": grid(A4, [4, 10], [52.5, 29.7], [0, 0]),
  "a4-4x10-48.5x25.4": grid(A4, [4, 10], [48.5, 25.4], [8, 21.5]),
  "a4-5x13-38.1x21.2": grid(A4, [5, 13], [38.1, 21.2], [4.75, 10.7], [40.6, 21.2]),
  "a4-7x27-25.4x10": grid(A4, [7, 27], [25.4, 10], [8.5, 13.5], [27.9, 10]),
  "letter-1x1-215.9x279.4": grid(LETTER, [1, 1], [215.9, 279.4], [0, 0]),
  "letter-2x3-101.6x84.7": grid(LETTER, [2, 3], [101.6, 84.67], [4, 12.7], [106.3, 84.67]),
  "letter-2x5-101.6x50.8": grid(LETTER, [2, 5], [101.6, 50.8], [4, 12.7], [106.3, 50.8]),
  "letter-2x7-101.6x33.9": grid(LETTER, [2, 7], [101.6, 33.87], [4, 21.17], [106.3, 33.87]),
  "letter-2x10-101.6x25.4": grid(LETTER, [2, 10], [101.6, 25.4], [4, 12.7], [106.3, 25.4]),
  "letter-3x10-66.7x25.4": grid(LETTER, [3, 10], [66.7, 25.4], [4.76, 12.7], [69.85, 25.4]),
  "letter-4x20-44.5x12.7": grid(LETTER, [4, 20], [44.45, 12.7], [7.62, 12.7], [52.07, 12.7]),
};

/** A page for each label, as rolls have it. */
export function rollOf({ width, height }: { width: number; height: number }): Sheet {
  return {
    page: { width, height },
    columns: 1,
    rows: 1,
    label: { width, height },
    margin: { left: 0, top: 0 },
  };
}

/** What a printer does not put where it should: found with a calibration sheet. */
export interface Correction {
  /** Added to all places, to the right and downwards. */
  offset: { x: number; y: number };
  /** Added to the distance from a label to the next. */
  pitch: { x: number; y: number };
}

export const UNCORRECTED: Correction = { offset: { x: 0, y: 0 }, pitch: { x: 0, y: 0 } };

/** Top left corner of a cell, counted from 0 along the rows. */
export function cornerOf(
  sheet: Sheet,
  cell: number,
  { offset, pitch }: Correction,
): { x: number; y: number } {
  const column = cell % sheet.columns;
  const row = Math.floor(cell / sheet.columns);
  const { x, y } = sheet.pitch ?? { x: sheet.label.width, y: sheet.label.height };
  return {
    x: sheet.margin.left + offset.x + column * (x + pitch.x),
    y: sheet.margin.top + offset.y + row * (y + pitch.y),
  };
}

/** Why a sheet cannot be: labels that leave the page. Undefined for one that can. */
export function sheetFault(sheet: Sheet): string | undefined {
  const last = cornerOf(sheet, sheet.columns * sheet.rows - 1, UNCORRECTED);
  const slack = 0.5; // sizes in inches are rounded
  if (last.x + sheet.label.width > sheet.page.width + slack)
    return `${sheet.columns} columns need ${(last.x + sheet.label.width).toFixed(1)} mm, and the page is ${sheet.page.width} mm wide.`;
  if (last.y + sheet.label.height > sheet.page.height + slack)
    return `${sheet.rows} rows need ${(last.y + sheet.label.height).toFixed(1)} mm, and the page is ${sheet.page.height} mm high.`;
  return undefined;
}
