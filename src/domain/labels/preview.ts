import { layOut } from "../../formats/labels/layout.ts";
import type { Piece } from "../../formats/labels/piece.ts";
import { svgOf } from "../../formats/labels/svg.ts";
import { LabelFault, type LabelTemplate } from "../../formats/labels/template.ts";
import { labelFonts } from "../../platform/label-fonts.ts";
import { adviseOnLabels, type LabelWish } from "./draw-labels.ts";
import type { LabelWork } from "./print-pieces.ts";
import type { LabelPreview } from "./shape.ts";

/** The first label that would be printed, with what the coach says of all of them. */
export function previewWork({ template, pieces, logo, dpi }: LabelWork): LabelPreview {
  const [first] = pieces;
  return {
    object: "label_preview",
    svg: first ? previewSvg(template, first, { dpi, logo }) : "",
    advice: adviseOnLabels(template, pieces, { dpi, logo }),
  };
}

/**
 * A label as it will look, as SVG. Elements that cannot be drawn are left out: the coach says why, and who edits the
 * label goes on seeing the others.
 */
export function previewSvg(
  template: LabelTemplate,
  piece: Piece,
  { dpi, logo }: Pick<LabelWish, "dpi" | "logo">,
): string {
  const fonts = labelFonts();
  const marks = template.elements.flatMap((element) => {
    try {
      return layOut({ ...template, elements: [element] }, { fonts, dpi, logo })(piece);
    } catch (fault) {
      if (fault instanceof LabelFault) return [];
      throw fault;
    }
  });
  return svgOf(marks, {
    title: template.name,
    size: template.size,
    fonts,
    ink: template.ink,
    paper: template.paper,
  });
}
