import type { Advice } from "../../formats/labels/advice.ts";
import { calibrationSheet } from "../../formats/labels/calibration.ts";
import { coach, longestOf } from "../../formats/labels/coach.ts";
import { type LabelOutput, labelParts, placingFault } from "../../formats/labels/label-files.ts";
import { layOut } from "../../formats/labels/layout.ts";
import type { Picture } from "../../formats/labels/picture.ts";
import type { Piece } from "../../formats/labels/piece.ts";
import { type Correction, type Sheet, sheetFault, UNCORRECTED } from "../../formats/labels/sheet.ts";
import { LabelFault, type LabelTemplate } from "../../formats/labels/template.ts";
import { labelFonts } from "../../platform/label-fonts.ts";
import { nextTurn } from "../../platform/next-turn.ts";
import { Failure } from "../failure.ts";

export interface LabelWish extends LabelOutput {
  logo?: Picture | undefined;
}

/**
 * Draws a label for each piece, in any of the forms, while it is read: the first bytes are there at once, and what was
 * read is forgotten. Others have their turn between the parts.
 * @throws Failure invalid_value, with the place in the template, for what cannot be drawn
 */
export function drawLabels(
  template: LabelTemplate,
  pieces: readonly Piece[],
  wish: LabelWish,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const supplies = { fonts: labelFonts(), logo: wish.logo };
  refuseFaults(() => {
    if (wish.sheet) {
      const fault = placingFault(template, wish.sheet, wish.start ?? 1);
      if (fault) throw fault;
    }
    // Once bytes are on their way nothing can be refused: the first and the longest tell of all.
    if (wish.format === "csv") return;
    const lay = layOut(template, supplies);
    for (const piece of [pieces[0], longestOf(pieces)]) if (piece) lay(piece);
  });
  return streamOf(labelParts(template, pieces, supplies, wish));
}

function streamOf(
  parts: Iterator<Uint8Array<ArrayBuffer>, unknown>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        await nextTurn();
        const { done, value } = parts.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel() {
        parts.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}

/** A page that shows where the labels of a sheet come to lie. @throws Failure invalid_value */
export function drawCalibration(
  sheet: Sheet,
  correction: Correction = UNCORRECTED,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  refuseFaults(() => {
    const fault = sheetFault(sheet);
    if (fault) throw new LabelFault("sheet", fault);
  });
  return streamOf(calibrationSheet(sheet, correction, labelFonts())[Symbol.iterator]());
}

/** What the coach says of labels before they are drawn. */
export function adviseOnLabels(
  template: LabelTemplate,
  pieces: readonly Piece[],
  { dpi, logo }: Pick<LabelWish, "dpi" | "logo">,
): Advice[] {
  return coach(template, pieces, { fonts: labelFonts(), logo }, dpi);
}

/** @throws Failure for a LabelFault */
function refuseFaults<T>(work: () => T): T {
  try {
    return work();
  } catch (fault) {
    if (fault instanceof LabelFault) throw new Failure("invalid_value", fault.message, fault.path);
    throw fault;
  }
}
