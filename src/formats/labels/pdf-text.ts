import type { TextMark } from "./marks.ts";
import type { PdfFonts } from "./pdf-fonts.ts";
import { digits, hexCode, unicodeString } from "./pdf-words.ts";
import type { PlacedGlyph, ShapedRun } from "./shape-line.ts";

/** Thousandths of a size that a glyph may lie beside its place. */
const SLACK = 1;

/**
 * A line of text (ISO 32000-2, 9.4). Its runs stand in the order in which they are read, each where it is seen, as
 * programs expect that give back the text.
 */
export function textWords({ x, baseline, size, line }: TextMark, fonts: PdfFonts): string {
  let words = "";
  for (const { font, glyphs } of [...line.runs].sort((a, b) => a.start - b.start))
    for (const { told, glyphs: part } of partsOf(font, glyphs, fonts)) {
      const drawn = levelsOf(part)
        .map((level) => {
          const { x: left = 0, y: up = 0 } = level[0] ?? {};
          const place = `${digits(x + left * size)} ${digits(up * size - baseline)}`;
          return `BT/${fonts.nameOf(font)} ${digits(size)} Tf ${place} Td${shown(font, level)} ET\n`;
        })
        .join("");
      words += told === undefined ? drawn : `/Span<</ActualText${unicodeString(told)}>>BDC\n${drawn}EMC\n`;
    }
  return words;
}

interface Part {
  glyphs: PlacedGlyph[];
  /** The text, where the glyphs do not tell it (14.9.4): several for it, or one that stands for others elsewhere. */
  told?: string;
}

/** Glyphs that tell their text alike. */
function partsOf(font: ShapedRun["font"], glyphs: readonly PlacedGlyph[], fonts: PdfFonts): Part[] {
  const parts: Part[] = [];
  for (const [index, glyph] of glyphs.entries()) {
    const isNoted = fonts.note(font, glyph.glyph, glyph.text);
    const last = parts.at(-1);
    const isFurther = glyph.text === "";
    const hasFurther = glyphs[index + 1]?.text === "";
    if (last && isFurther) last.glyphs.push(glyph);
    else if (last && isNoted && !hasFurther && last.told === undefined) last.glyphs.push(glyph);
    else parts.push(isNoted && !hasFurther ? { glyphs: [glyph] } : { glyphs: [glyph], told: glyph.text });
  }
  return parts;
}

/** Glyphs at one height. */
function levelsOf(glyphs: readonly PlacedGlyph[]): PlacedGlyph[][] {
  const levels: PlacedGlyph[][] = [];
  for (const glyph of glyphs) {
    const last = levels.at(-1);
    if (last?.[0]?.y === glyph.y) last.push(glyph);
    else levels.push([glyph]);
  }
  return levels;
}

/** The glyphs one after the other, with what lies between them besides their widths. */
function shown(font: ShapedRun["font"], glyphs: readonly PlacedGlyph[]): string {
  const parts: string[] = [];
  let codes = "";
  let pen = glyphs[0]?.x ?? 0;
  for (const { glyph, x } of glyphs) {
    const gap = Math.round((x - pen) * 1000);
    if (Math.abs(gap) > SLACK) {
      parts.push(`<${codes}>${-gap}`);
      codes = "";
      pen += gap / 1000;
    }
    codes += hexCode(font.codeOf(glyph));
    pen += font.advanceOf(glyph) / font.unitsPerEm;
  }
  return parts.length === 0 ? `<${codes}>Tj` : `[${parts.join("")}<${codes}>]TJ`;
}
