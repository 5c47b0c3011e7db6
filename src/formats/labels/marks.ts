/** What a label is made of once it is laid out: the same for every printer and file. Millimetres, y downwards. */
import type { QrMatrix } from "../qr.ts";
import type { RunMatrix } from "../qr-run.ts";
import type { PathStep } from "../svg-path.ts";
import type { FontStack } from "./font.ts";
import type { Picture } from "./picture.ts";
import type { ShapedLine } from "./shape-line.ts";

export type Weight = "regular" | "bold";

/** The fonts that labels are written in. */
export type Fonts = Readonly<Record<Weight, FontStack>>;

/** A filled rectangle. */
export interface BoxMark {
  kind: "box";
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The modules of a code. */
export interface CodeMark {
  kind: "code";
  x: number;
  y: number;
  /** Side of the modules, without a quiet zone. */
  side: number;
  matrix: QrMatrix | RunMatrix;
  /** What the code says, and how: for printers that make codes themselves. */
  content: string;
  symbology: "qr" | "datamatrix";
  errorCorrection: "L" | "M" | "Q" | "H";
}

/** A line of text. */
export interface TextMark {
  kind: "text";
  x: number;
  /** The line that letters stand on. */
  baseline: number;
  /** Of the square that letters are drawn in. */
  size: number;
  weight: Weight;
  text: string;
  /** Its glyphs, in sizes. */
  line: ShapedLine;
  width: number;
}

/** A line along a path, or what it encloses. */
export interface PathMark {
  kind: "path";
  steps: readonly PathStep[];
  /** Width of the line; undefined: filled. */
  line: number | undefined;
}

export interface PictureMark {
  kind: "picture";
  x: number;
  y: number;
  width: number;
  height: number;
  picture: Picture;
}

export type Mark = BoxMark | CodeMark | TextMark | PathMark | PictureMark;
