/** What drawing needs of a font, whatever kind of file it is. Units are those of the font, y upwards. */

/** To a point: a line; with `cx` and `cy` a quadratic curve; with `dx` and `dy` too a cubic one. */
export interface Step {
  x: number;
  y: number;
  cx?: number;
  cy?: number;
  dx?: number;
  dy?: number;
}

/** A closed line of an outline. */
export interface Contour {
  x: number;
  y: number;
  steps: Step[];
}

/** A glyph where shaping puts it. */
export interface ShapedGlyph {
  glyph: number;
  /** Where its first character stands in the text. */
  at: number;
  /** From here to where the next one begins. */
  advance: number;
  /** How far it is drawn from where it stands. */
  x: number;
  y: number;
}

/** The part of a font file that a PDF carries. */
export interface FontProgram {
  kind: "truetype" | "cff";
  bytes: Uint8Array;
}

export interface Font {
  /** As a PDF names it: letters, digits and hyphens. */
  name: string;
  /** Units of the square that glyphs are drawn in. */
  unitsPerEm: number;
  ascent: number;
  descent: number;
  /** Height of the capitals. */
  capHeight: number;
  /** 0 for a character that the font does not have. */
  glyphOf(codePoint: number): number;
  advanceOf(glyph: number): number;
  outlineOf(glyph: number): readonly Contour[];
  /**
   * The glyphs of a part of a text from left to right: joined, stacked and in the order that its script asks for.
   * @param isRtl whether the part is read from right to left
   */
  shape(text: string, start: number, end: number, isRtl: boolean): ShapedGlyph[];
  /** A glyph as strings in a PDF name it (ISO 32000-2, 9.7.4.2): its number, or its CID. */
  codeOf(glyph: number): number;
  /** The font with these glyphs and no others. They keep their numbers. */
  programOf(glyphs: Iterable<number>): FontProgram;
}

/** Fonts in the order in which they are asked for a character. */
export interface FontStack {
  /** What lines are measured by, and most letters come from. */
  main: Font;
  /** The first font that draws all of these characters. */
  find(characters: string): Font | undefined;
}
