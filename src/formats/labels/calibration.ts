import type { Fonts, Mark } from "./marks.ts";
import { pdfOf } from "./pdf.ts";
import { shapeLine } from "./shape-line.ts";
import { type Correction, cornerOf, type Sheet } from "./sheet.ts";

const LINE_MM = 0.15;
/** Arms of the cross in the corner of a cell. */
const CROSS_MM = 3;
const MM_PER_POINT = 25.4 / 72;
const LETTERS_POINTS = 7;

/**
 * A page that shows where labels would come to lie: their outlines, a cross in each corner, and scales on the first and
 * last label to read the offset and the pitch from.
 */
export function calibrationSheet(
  sheet: Sheet,
  correction: Correction,
  fonts: Fonts,
): Iterable<Uint8Array<ArrayBuffer>> {
  const marks: Mark[] = [];
  const cells = sheet.columns * sheet.rows;
  for (let cell = 0; cell < cells; cell++) {
    const { x, y } = cornerOf(sheet, cell, correction);
    const { width, height } = sheet.label;
    marks.push(
      ...outline(x, y, width, height),
      box(x - CROSS_MM, y - LINE_MM / 2, 2 * CROSS_MM, LINE_MM),
      box(x - LINE_MM / 2, y - CROSS_MM, LINE_MM, 2 * CROSS_MM),
    );
  }
  const first = cornerOf(sheet, 0, correction);
  marks.push(...scales(first.x, first.y, sheet, fonts));
  if (cells > 1) {
    const last = cornerOf(sheet, cells - 1, correction);
    marks.push(...scales(last.x, last.y, sheet, fonts));
  }
  const whole = { ...sheet, columns: 1, rows: 1, label: sheet.page, margin: { left: 0, top: 0 } };
  const none = { offset: { x: 0, y: 0 }, pitch: { x: 0, y: 0 } };
  return pdfOf([marks], {
    title: "Calibration of a label sheet",
    sheet: whole,
    correction: none,
    skip: 0,
    size: sheet.page,
    ink: "#000000",
  });
}

function box(x: number, y: number, width: number, height: number): Mark {
  return { kind: "box", x, y, width, height };
}

function outline(x: number, y: number, width: number, height: number): Mark[] {
  return [
    box(x, y, width, LINE_MM),
    box(x, y + height - LINE_MM, width, LINE_MM),
    box(x, y, LINE_MM, height),
    box(x + width - LINE_MM, y, LINE_MM, height),
  ];
}

/** Lines a millimetre apart along the upper and the left edge, every fifth longer and with its number. */
function scales(x: number, y: number, { label }: Sheet, fonts: Fonts): Mark[] {
  const marks: Mark[] = [];
  for (let mm = 1; mm < Math.min(label.width, 31); mm++) {
    const long = mm % 5 === 0 ? 3 : 1.5;
    marks.push(box(x + mm - LINE_MM / 2, y, LINE_MM, long));
    if (mm % 10 === 0) marks.push(text(x + mm + 0.4, y + 5, String(mm), fonts));
  }
  for (let mm = 1; mm < Math.min(label.height, 31); mm++) {
    marks.push(box(x, y + mm - LINE_MM / 2, mm % 5 === 0 ? 3 : 1.5, LINE_MM));
    if (mm % 10 === 0) marks.push(text(x + 3.5, y + mm + 0.8, String(mm), fonts));
  }
  return marks;
}

function text(x: number, baseline: number, words: string, { regular }: Fonts): Mark {
  const line = shapeLine(regular, words, "ltr");
  const size = LETTERS_POINTS * MM_PER_POINT;
  return {
    kind: "text",
    x,
    baseline,
    size,
    weight: "regular",
    text: words,
    line,
    width: line.width * size,
  };
}
