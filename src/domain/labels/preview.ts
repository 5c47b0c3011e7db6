import { layOut } from "../../formats/labels/layout.ts";
import type { Piece } from "../../formats/labels/piece.ts";
import { svgOf } from "../../formats/labels/svg.ts";
import { LabelFault, type LabelTemplate } from "../../formats/labels/template.ts";
import type { LabelWish } from "./draw-labels.ts";

/**
 * A label as it will look, as SVG. Elements that cannot be drawn are left out: the coach says why, and who edits the
 * label goes on seeing the others.
 */
export function previewSvg(
  template: LabelTemplate,
  piece: Piece,
  { fonts, dpi, logo }: Pick<LabelWish, "fonts" | "dpi" | "logo">,
): string {
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
    ink: template.ink,
    paper: template.paper,
  });
}
