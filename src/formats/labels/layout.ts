import { CARE_DOT, CARE_GRID, CARE_LINE, CARE_SIGN, type CareShape, careShapes } from "../care-symbols.ts";
import { dataMatrix } from "../data-matrix.ts";
import { parseGs1Path } from "../digital-link.ts";
import { qrRun } from "../qr-run.ts";
import { circlePath, type PathStep, readPath } from "../svg-path.ts";
import { DOTS_PER_MM, type Dpi } from "./dots.ts";
import { fitText } from "./lines.ts";
import type { Loss } from "./losses.ts";
import type { Fonts, Mark, TextMark, Weight } from "./marks.ts";
import type { Picture } from "./picture.ts";
import type { Piece } from "./piece.ts";
import { directionOf, lackingIn, shapeLine } from "./shape-line.ts";
import { type Element, LabelFault, type LabelTemplate, type TextPart, textParts } from "./template.ts";

const MM_PER_POINT = 25.4 / 72;
/** Distance of lines, in sizes of the font. */
const LINE_HEIGHT = 1.25;
/** Light modules around a code where the template says nothing (ISO/IEC 18004 and 16022). */
export const QUIET_ZONE = { qr: 4, datamatrix: 1 } as const;

/** What labels are drawn with besides their template. */
export interface Supplies {
  fonts: Fonts;
  logo?: Picture | undefined;
  /** Of the printer: modules of codes are whole dots of it. */
  dpi?: Dpi | undefined;
  /** Told of a text that did not fit and was cut, and of characters that no font has. */
  onLoss?(path: string, loss: Loss): void;
}

type Draw = (piece: Piece, marks: Mark[]) => void;

/**
 * Prepares a template: what comes back lays out the label of a piece. The codes in its marks are overwritten by the
 * next piece.
 * @throws LabelFault for a template that cannot be drawn, and while drawing for a piece that does not fit it
 */
export function layOut(template: LabelTemplate, supplies: Supplies): (piece: Piece) => Mark[] {
  const { width } = template.size;
  const draws = template.elements.map((element, index) =>
    drawing(element, `elements[${index}]`, supplies, width),
  );
  return (piece) => {
    const marks: Mark[] = [];
    for (const draw of draws) draw(piece, marks);
    return marks;
  };
}

/** @param width of the label, in millimetres */
function drawing(element: Element, path: string, supplies: Supplies, width: number): Draw {
  switch (element.type) {
    case "text":
      return textDrawing(element, path, supplies);
    case "code":
      return codeDrawing(element, path, supplies);
    case "care":
      return careDrawing(element, path, supplies, width);
    case "line": {
      const { x, y, width, height } = element;
      const mark: Mark = { kind: "box", x, y, width, height };
      return (_, marks) => marks.push(mark);
    }
    case "logo": {
      const { x, y, width, height } = element;
      const { logo } = supplies;
      // A template is used by companies with a logo and without. Whoever draws it remembers it by the mark.
      const mark: Mark | undefined = logo && { kind: "picture", x, y, width, height, picture: logo };
      return (_, marks) => mark && marks.push(mark);
    }
  }
}

function textDrawing(element: TextElementShape, path: string, { fonts, onLoss }: Supplies): Draw {
  const parts = textParts(element.text, `${path}.text`);
  const weight = element.weight ?? "regular";
  let [former, drawn]: [string | undefined, TextMark[]] = [undefined, []];
  return (piece, marks) => {
    const text = filled(parts, piece, `${path}.text`);
    if (text !== former) {
      drawn = linesOf(element, text, weight, fonts, (loss) => onLoss?.(`${path}.text`, loss));
      former = text;
    }
    for (const mark of drawn) marks.push(mark);
  };
}

type TextElementShape = Extract<Element, { type: "text" }>;

function filled(parts: readonly TextPart[], { fields, url }: Piece, path: string): string {
  let text = "";
  for (const part of parts) {
    if ("words" in part) {
      text += part.words;
      continue;
    }
    const value =
      part.field === "url" ? url : Object.hasOwn(fields, part.field) ? fields[part.field] : undefined;
    if (value === undefined)
      throw new LabelFault(
        path,
        `There is no field {${part.field}}. The pieces have: ${["url", ...Object.keys(fields)].join(", ")}.`,
      );
    text += value;
  }
  return text;
}

function linesOf(
  { x, y, width, font_size, align, lines: most = 1 }: TextElementShape,
  text: string,
  weight: Weight,
  fonts: Fonts,
  onLoss: (loss: Loss) => void,
): TextMark[] {
  if (text.trim() === "") return [];
  const stack = fonts[weight];
  const clean = text.replace(NOT_DRAWN, "").normalize("NFC");
  const lacking = lackingIn(stack, clean);
  if (lacking.length > 0) onLoss({ text: clean, lacking });
  const direction = directionOf(clean);
  const form = { size: font_size * MM_PER_POINT, width, most, direction };
  const { lines, size, isCut } = fitText(stack, clean, form);
  if (isCut) onLoss({ text: clean, kept: lines.map((line) => line.text).join(" ") });
  const side = align ?? (direction === "rtl" ? "right" : "left");
  return lines.flatMap(({ text: words, line }, index) => {
    if (words === "") return [];
    const wide = line.width * size;
    const room = width ?? wide;
    const indent = side === "center" ? (room - wide) / 2 : side === "right" ? room - wide : 0;
    const top = y + index * size * LINE_HEIGHT;
    const baseline = top + (stack.main.capHeight / stack.main.unitsPerEm) * size;
    return [{ kind: "text", x: x + indent, baseline, size, weight, text: words, line, width: wide }];
  });
}

/** Characters without a form, but for those that join letters, keep them apart or turn the direction. */
const NOT_DRAWN = /(?![\n\u200c-\u200f\u061c\u2066-\u2069])\p{C}/gu;

type CodeElementShape = Extract<Element, { type: "code" }>;

function codeDrawing(element: CodeElementShape, path: string, { dpi }: Supplies): Draw {
  const { x, y, size, symbology = "qr", error_correction: errorCorrection = "M" } = element;
  const quiet = element.quiet_zone ?? QUIET_ZONE[symbology];
  const run = qrRun({ errorCorrection });
  return (piece, marks) => {
    const content = contentOf(piece, symbology, path);
    const matrix = symbology === "qr" ? matrixOf(run, content, path) : dataMatrix(content);
    const across = matrix.size + 2 * quiet;
    const module = element.module ?? size / across;
    if (module * across > size + 1e-6)
      throw new LabelFault(
        `${path}.module`,
        `${across} modules of ${module} mm are ${(module * across).toFixed(1)} mm, and the code has ${size} mm. Use smaller modules, a larger size or a shorter address.`,
      );
    const side = inWholeDots(module, dpi) * matrix.size;
    const inset = (size - side) / 2;
    marks.push({
      kind: "code",
      x: x + inset,
      y: y + inset,
      side,
      matrix,
      content,
      symbology,
      errorCorrection,
    });
  };
}

/** As it is where the resolution is not known, or coarser than the module. */
function inWholeDots(module: number, dpi: Dpi | undefined): number {
  if (dpi === undefined) return module;
  const dots = Math.floor(module * DOTS_PER_MM[dpi] + 1e-6);
  return dots < 1 ? module : dots / DOTS_PER_MM[dpi];
}

function matrixOf(run: ReturnType<typeof qrRun>, content: string, path: string) {
  try {
    return run(content);
  } catch {
    throw new LabelFault(path, "The address is too long for a QR Code. Use a shorter one.");
  }
}

/** GS1 General Specifications 5.6: a Data Matrix holds element strings, a QR Code the address. */
function contentOf({ url, fields }: Piece, symbology: "qr" | "datamatrix", path: string): string {
  if (symbology === "qr") return url;
  const key = parseGs1Path(URL.parse(url)?.pathname ?? "");
  const gtin = key.ok ? key.gtin : fields["gtin"];
  const serial = key.ok ? key.serial : fields["serial"];
  if (!gtin || !/^\d{8,14}$/.test(gtin))
    throw new LabelFault(
      `${path}.symbology`,
      `A GS1 Data Matrix needs a GTIN, and the address ${url} has none. Use a QR Code, or give the product a GTIN.`,
    );
  const lot = key.ok ? key.lot : undefined;
  // What has a fixed length stands first, so that one separator is enough.
  return `01${gtin.padStart(14, "0")}${lot ? `10${lot}` : ""}${lot && serial ? "\x1d" : ""}${serial ? `21${serial}` : ""}`;
}

type CareElementShape = Extract<Element, { type: "care" }>;

/** From the last symbol to the edge of the label, where none is as near to the other one; in millimetres. */
const MARGIN = 2.5;

/** Symbols in one row; smaller where there are more of them than the label has room for. */
function careDrawing(
  { x, y, size, gap = 1, symbols }: CareElementShape,
  path: string,
  { fonts }: Supplies,
  width: number,
): Draw {
  const known = new Map<string, Mark[]>();
  const rowOf = (values: readonly string[]) => {
    const wide = values.length * (size + gap) - gap;
    const scale = Math.min(1, Math.max(width - x - Math.min(x, MARGIN), size) / wide);
    const top = y + (size * (1 - scale)) / 2;
    return values.flatMap((value, index) =>
      symbolOf(value, x + index * (size + gap) * scale, top, size * scale, fonts, path),
    );
  };
  return ({ care }, marks) => {
    const values = symbols ?? care ?? [];
    const key = values.join();
    const drawn = known.get(key) ?? rowOf(values);
    known.set(key, drawn);
    for (const mark of drawn) marks.push(mark);
  };
}

function symbolOf(value: string, x: number, y: number, size: number, fonts: Fonts, path: string): Mark[] {
  const shapes = careShapes(value);
  if (!shapes) throw new LabelFault(path, `There is no care symbol "${value}".`);
  const scale = size / CARE_GRID;
  return shapes.map((shape) => markOf(shape, x, y, scale, fonts));
}

function markOf(shape: CareShape, x: number, y: number, scale: number, fonts: Fonts): Mark {
  const placed = (steps: PathStep[]) =>
    steps.map(({ kind, points }) => ({
      kind,
      points: points.map((value, index) => value * scale + (index % 2 === 0 ? x : y)),
    }));
  const middle = CARE_GRID / 2;
  const line = CARE_LINE * scale;
  if ("path" in shape) return { kind: "path", steps: placed(readPath(shape.path)), line };
  if ("circle" in shape)
    return { kind: "path", steps: placed(circlePath(middle, middle, shape.circle)), line };
  if ("dot" in shape)
    return { kind: "path", steps: placed(circlePath(shape.dot, shape.y, CARE_DOT)), line: undefined };
  const size = CARE_SIGN * scale;
  const sign = shapeLine(fonts.bold, shape.sign, "ltr");
  const width = sign.width * size;
  return {
    kind: "text",
    x: x + middle * scale - width / 2,
    baseline: y + shape.y * scale,
    size,
    weight: "bold",
    text: shape.sign,
    line: sign,
    width,
  };
}
