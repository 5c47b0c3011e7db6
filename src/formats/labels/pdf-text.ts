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
      const [first] = part;
      if (!first) continue;
      const place = `${digits(x + first.x * size)} ${digits(first.y * size - baseline)}`;
      const drawn = `BT/${fonts.nameOf(font)} ${digits(size)} Tf ${place} Td${shown(font, part)} ET\n`;
      words += told === undefined ? drawn : `/Span<</ActualText${unicodeString(told)}>>BDC\n${drawn}EMC\n`;
    }
  return words;
}

interface Part {
  glyphs: PlacedGlyph[];
  /** The text, where the glyphs do not tell it (14.9.4): further ones, and one that stands for others elsewhere. */
  told?: string;
}

/** Glyphs at one height that tell their text alike. */
function partsOf(font: ShapedRun["font"], glyphs: readonly PlacedGlyph[], fonts: PdfFonts): Part[] {
  const parts: Part[] = [];
  for (const glyph of glyphs) {
    const isTold = fonts.note(font, glyph.glyph, glyph.text);
    const last = parts.at(-1);
    const isLevel = last?.glyphs[0]?.y === glyph.y;
    if (last && isLevel && isTold && last.told === undefined) last.glyphs.push(glyph);
    else parts.push(isTold ? { glyphs: [glyph] } : { glyphs: [glyph], told: glyph.text });
  }
  return parts;
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
