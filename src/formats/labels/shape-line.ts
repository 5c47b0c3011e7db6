import bidiFactory from "bidi-js";
import type { Font, FontStack } from "./font.ts";

/** A glyph in a line, in sizes of the font from where the line begins; y upwards. */
export interface PlacedGlyph {
  glyph: number;
  x: number;
  y: number;
  /** The characters that it stands for; none for a further glyph of the same characters. */
  text: string;
}

/** Glyphs of one font in one direction, from left to right. */
export interface ShapedRun {
  font: Font;
  /** Where its characters begin in the text: the order in which it is read. */
  start: number;
  glyphs: PlacedGlyph[];
}

/** A line of text, its runs from left to right. */
export interface ShapedLine {
  runs: ShapedRun[];
  /** In sizes of the font. */
  width: number;
}

export type Direction = "ltr" | "rtl";

/** Letters that stand side by side as they are: of Latin, Greek and Cyrillic, figures and common signs. */
const PLAIN =
  /^[\x20-\x7e\xa0-\xac\xae-\u02ff\u0370-\u0482\u048a-\u052f\u1e00-\u1fff\u2010-\u2027\u2030-\u205e\u20a0-\u20bf\u2100-\u214f]*$/;
/** Characters that nothing is drawn for, as those that join letters or keep them apart. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u;

const bidi = bidiFactory();
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** As the first letter with a direction has it (Unicode Standard Annex 9, P2). */
export function directionOf(text: string): Direction {
  if (PLAIN.test(text)) return "ltr";
  const [paragraph] = bidi.getEmbeddingLevels(text.replaceAll("\n", " ")).paragraphs;
  return paragraph?.level === 1 ? "rtl" : "ltr";
}

/** @param direction of the text that the line is of */
export function shapeLine(fonts: FontStack, line: string, direction: Direction): ShapedLine {
  return (PLAIN.test(line) ? plainLine(fonts.main, line) : undefined) ?? anyLine(fonts, line, direction);
}

function plainLine(font: Font, line: string): ShapedLine | undefined {
  const glyphs: PlacedGlyph[] = [];
  let pen = 0;
  for (let at = 0; at < line.length; at++) {
    const glyph = font.glyphOf(line.charCodeAt(at));
    if (glyph === 0) return undefined;
    glyphs.push({ glyph, x: pen / font.unitsPerEm, y: 0, text: line.charAt(at) });
    pen += font.advanceOf(glyph);
  }
  return { runs: [{ font, start: 0, glyphs }], width: pen / font.unitsPerEm };
}

/** A part of a line in one direction and one font. */
interface Run {
  start: number;
  end: number;
  level: number;
  font: Font;
}

function anyLine(fonts: FontStack, line: string, direction: Direction): ShapedLine {
  const { levels } = bidi.getEmbeddingLevels(line, direction);
  const shaped: ShapedLine = { runs: [], width: 0 };
  for (const run of inOrderOfSight(runsOf(fonts, line, levels))) addRun(shaped, line, run);
  return shaped;
}

function runsOf(fonts: FontStack, line: string, levels: Uint8Array): Run[] {
  const runs: Run[] = [];
  for (const { segment, index } of graphemes.segment(line)) {
    const last = runs.at(-1);
    const level = levels[index] ?? 0;
    // A blank belongs to the word before, so that words of one font are one run.
    const isBlank = segment === " " && last?.level === level && draws(last.font, segment);
    const font = isBlank ? last.font : fontOf(fonts, segment);
    const end = index + segment.length;
    if (last?.font === font && last.level === level) last.end = end;
    else runs.push({ start: index, end, level, font });
  }
  return runs;
}

/** One that has a letter with all its marks; else one that has the letter. */
function fontOf(fonts: FontStack, grapheme: string): Font {
  const seen = [...grapheme].filter((character) => !UNSEEN.test(character));
  return fonts.find(seen.join("")) ?? fonts.find(seen[0] ?? "") ?? fonts.main;
}

/** Unicode Standard Annex 9, L2: from the highest level to the lowest odd one, what lies at it or above is turned. */
function inOrderOfSight(runs: readonly Run[]): Run[] {
  const ordered = [...runs];
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level--)
    for (let start = 0; start < ordered.length; start++) {
      let end = start;
      while ((ordered[end]?.level ?? -1) >= level) end++;
      ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = Math.max(start, end - 1);
    }
  return ordered;
}

function addRun(shaped: ShapedLine, line: string, { start, end, level, font }: Run): void {
  const glyphs = font.shape(line, start, end, level % 2 === 1);
  const starts = [...new Set(glyphs.map(({ at }) => at))].sort((a, b) => a - b);
  const ends = new Map(starts.map((at, index) => [at, starts[index + 1] ?? end]));
  const em = font.unitsPerEm;
  const run: ShapedRun = { font, start, glyphs: [] };
  for (const { glyph, at, advance, x, y } of glyphs) {
    run.glyphs.push({ glyph, x: shaped.width + x / em, y: y / em, text: line.slice(at, ends.get(at)) });
    ends.set(at, at); // told once
    shaped.width += advance / em;
  }
  shaped.runs.push(run);
}

/** Whether a font has all of these characters, and puts the marks among them where they belong. */
export function draws(font: Font, characters: string): boolean {
  for (const character of characters) if (font.glyphOf(character.codePointAt(0) ?? 0) === 0) return false;
  if (!/.\p{M}/su.test(characters)) return true;
  // A mark that was not moved stands behind its letter.
  return font
    .shape(characters, 0, characters.length, false)
    .every(({ advance, x, y }, index) => index === 0 || advance !== 0 || x !== 0 || y !== 0);
}

/** Characters of a text that no font has. */
export function lackingIn(fonts: FontStack, text: string): string[] {
  if (PLAIN.test(text) && plainLine(fonts.main, text)) return [];
  return [...new Set(text)].filter(
    (character) => !/\s/.test(character) && !UNSEEN.test(character) && fonts.find(character) === undefined,
  );
}
