/** Draws labels in the dots of a printer: black or not. */
import { DOTS_PER_MM, type Dpi } from "./dots.ts";
import type { Contour, Font, Step } from "./font.ts";
import type { BoxMark, CodeMark, Mark, PathMark, PictureMark, TextMark } from "./marks.ts";
import { dotsOf } from "./picture.ts";
import { LabelFault } from "./template.ts";

/** Rows of dots from the top, eight in a byte, the leftmost in the highest bit: 1 is black. */
export interface Bitmap {
  width: number;
  height: number;
  /** Bytes of a row. */
  stride: number;
  bytes: Uint8Array;
}

/** Letters are placed to a quarter of a dot. */
const PHASES = 4;
/** Straight pieces of a curve. */
const PIECES = 8;
/** How far glyphs reach beyond their advance, in sizes. */
const OVERHANG = 0.25;

/** Draws the marks of labels of one size, one after the other, into one bitmap. */
export function rasteriser(
  size: { width: number; height: number },
  dpi: Dpi,
): (marks: readonly Mark[]) => Bitmap {
  const perMm = DOTS_PER_MM[dpi];
  const bitmap = emptyBitmap(Math.round(size.width * perMm), Math.round(size.height * perMm), 4);
  const words = new Uint32Array(bitmap.bytes.buffer);
  const glyphs: GlyphDots = new Map();
  // Marks that stay the same from label to label are the same objects.
  const known = new WeakMap<Mark, Dots>();
  const remembered = (mark: PathMark | PictureMark, make: () => Dots) => {
    const dots = known.get(mark) ?? make();
    known.set(mark, dots);
    paint(bitmap, dots, 0, 0);
  };
  return (marks) => {
    bitmap.bytes.fill(0);
    for (const mark of marks) {
      if (mark.kind === "box") fillBox(bitmap, mark, perMm);
      else if (mark.kind === "code") drawCode(bitmap, words, mark, perMm);
      else if (mark.kind === "text") drawText(bitmap, mark, perMm, glyphs);
      else if (mark.kind === "path") remembered(mark, () => pathDots(bitmap, mark, perMm));
      else remembered(mark, () => pictureDots(mark, perMm));
    }
    return bitmap;
  };
}

/** @param align bytes that the length of a row is a multiple of */
export function emptyBitmap(width: number, height: number, align = 1): Bitmap {
  const stride = Math.ceil(width / 8 / align) * align;
  return { width, height, stride, bytes: new Uint8Array(stride * height) };
}

/** Black runs: row, first dot and length of each, one after the other. */
type Dots = number[];

/** Blackens dots; those outside of the label are cut off. */
function paint(bitmap: Bitmap, dots: Dots, x: number, y: number): void {
  for (let at = 0; at < dots.length; at += 3)
    fillRun(bitmap, (dots[at] ?? 0) + y, (dots[at + 1] ?? 0) + x, dots[at + 2] ?? 0);
}

function fillRun({ width, height, stride, bytes }: Bitmap, row: number, from: number, length: number): void {
  if (row < 0 || row >= height) return;
  const start = Math.max(0, from);
  const end = Math.min(width, from + length);
  if (start >= end) return;
  const first = row * stride + (start >> 3);
  const last = row * stride + ((end - 1) >> 3);
  const head = 0xff >> (start & 7);
  const tail = 0xff << (7 - ((end - 1) & 7));
  if (first === last) {
    bytes[first] = (bytes[first] ?? 0) | (head & tail);
    return;
  }
  bytes[first] = (bytes[first] ?? 0) | head;
  for (let byte = first + 1; byte < last; byte++) bytes[byte] = 0xff;
  bytes[last] = (bytes[last] ?? 0) | tail;
}

function fillBox(bitmap: Bitmap, { x, y, width, height }: BoxMark, perMm: number): void {
  const left = Math.round(x * perMm);
  const top = Math.round(y * perMm);
  const wide = Math.max(1, Math.round(width * perMm));
  const high = Math.max(1, Math.round(height * perMm));
  for (let row = top; row < top + high; row++) fillRun(bitmap, row, left, wide);
}

/** Where the code lies in dots: modules of whole dots, in the middle of the place that the code has. */
export function codeInDots(
  { x, y, side, matrix: { size } }: CodeMark,
  perMm: number,
): { left: number; top: number; module: number } {
  const module = Math.floor((side * perMm) / size + 1e-6);
  if (module < 1)
    throw new LabelFault(
      "elements",
      `A code of ${size} modules does not fit ${side.toFixed(1)} mm in the dots of this printer. Make it larger.`,
    );
  const inset = (side * perMm - size * module) / 2;
  return { left: Math.round(x * perMm + inset), top: Math.round(y * perMm + inset), module };
}

/** @param words the bytes of the bitmap, four at a time */
function drawCode(bitmap: Bitmap, words: Uint32Array, mark: CodeMark, perMm: number): void {
  const { size, modules } = mark.matrix;
  const { left, top, module } = codeInDots(mark, perMm);
  const { width, height, stride } = bitmap;
  const rowWords = stride / 4;
  const from = Math.max(0, left >> 5);
  const to = Math.min(rowWords, ((left + size * module) >> 5) + 1);
  // Drawn by itself, so that what stands beside the code is not repeated with its rows.
  const line = emptyBitmap(width, 1, 4);
  const lineWords = new Uint32Array(line.bytes.buffer);
  for (let y = 0; y < size; y++) {
    lineWords.fill(0);
    for (let x = 0; x < size; x++) {
      if (modules[y * size + x] === 0) continue;
      const start = x;
      while (x < size && modules[y * size + x] !== 0) x++;
      fillRun(line, 0, left + start * module, (x - start) * module);
    }
    const first = top + y * module;
    for (let row = Math.max(0, first); row < Math.min(height, first + module); row++)
      for (let word = from; word < to; word++)
        words[row * rowWords + word] = (words[row * rowWords + word] ?? 0) | (lineWords[word] ?? 0);
  }
}

function drawText(
  bitmap: Bitmap,
  { x, baseline, size, line }: TextMark,
  perMm: number,
  known: GlyphDots,
): void {
  for (const { font, glyphs } of line.runs) {
    const scale = (size * perMm) / font.unitsPerEm;
    const ofFont = known.get(font) ?? new Map<string, Dots>();
    known.set(font, ofFont);
    for (const { glyph, x: left, y: up } of glyphs) {
      const place = Math.round((x + left * size) * perMm * PHASES);
      const phase = ((place % PHASES) + PHASES) % PHASES;
      const key = `${scale} ${glyph} ${phase}`;
      const dots = ofFont.get(key) ?? glyphDots(font.outlineOf(glyph), scale, phase / PHASES);
      ofFont.set(key, dots);
      paint(bitmap, dots, (place - phase) / PHASES, Math.round((baseline - up * size) * perMm));
    }
  }
}

/** Glyphs that were drawn, by their font, and their size and place. */
type GlyphDots = Map<Font, Map<string, Dots>>;

/** A flat line as x and y of each point; y downwards. */
type Line = number[];

function glyphDots(outline: readonly Contour[], scale: number, shift: number): Dots {
  const lines = outline.map(({ x, y, steps }) => {
    const line: Line = [x * scale + shift, -y * scale];
    let [fromX, fromY] = [x, y];
    for (const step of steps) {
      for (const [px, py] of piecesOf(step, fromX, fromY)) line.push(px * scale + shift, -py * scale);
      [fromX, fromY] = [step.x, step.y];
    }
    return line;
  });
  return filledDots(lines);
}

/** Points along a step from another point. */
function piecesOf({ x, y, cx, cy, dx, dy }: Step, fromX: number, fromY: number): [number, number][] {
  if (cx === undefined || cy === undefined) return [[x, y]];
  return Array.from({ length: PIECES }, (_, index): [number, number] => {
    const t = (index + 1) / PIECES;
    const u = 1 - t;
    if (dx === undefined || dy === undefined)
      return [u * u * fromX + 2 * t * u * cx + t * t * x, u * u * fromY + 2 * t * u * cy + t * t * y];
    const [a, b, c, d] = [u ** 3, 3 * t * u * u, 3 * t * t * u, t ** 3];
    return [a * fromX + b * cx + c * dx + d * x, a * fromY + b * cy + c * dy + d * y];
  });
}

/** The dots whose middle lies inside of closed lines: where they go around it (the nonzero rule). */
function filledDots(lines: readonly Line[]): Dots {
  const dots: Dots = [];
  const ys = lines.flatMap((line) => line.filter((_, index) => index % 2 === 1));
  if (ys.length === 0) return dots;
  const [top, bottom] = [Math.floor(Math.min(...ys)), Math.ceil(Math.max(...ys))];
  for (let row = top; row < bottom; row++) {
    const crossings = crossingsAt(lines, row + 0.5);
    let winding = 0;
    for (const [index, { x, turn }] of crossings.entries()) {
      winding += turn;
      const next = crossings[index + 1];
      if (winding === 0 || !next) continue;
      const from = Math.ceil(x - 0.5);
      const length = Math.ceil(next.x - 0.5) - from;
      if (length > 0) dots.push(row, from, length);
    }
  }
  return dots;
}

function crossingsAt(lines: readonly Line[], y: number): { x: number; turn: number }[] {
  const crossings: { x: number; turn: number }[] = [];
  for (const line of lines) {
    for (let at = 0; at < line.length; at += 2) {
      const next = (at + 2) % line.length;
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = [line[at], line[at + 1], line[next], line[next + 1]];
      if (y0 <= y === y1 <= y) continue;
      crossings.push({ x: x0 + ((y - y0) / (y1 - y0)) * (x1 - x0), turn: y1 > y0 ? 1 : -1 });
    }
  }
  return crossings.sort((a, b) => a.x - b.x);
}

function pathDots({ width, height }: Bitmap, { steps, line }: PathMark, perMm: number): Dots {
  const lines = linesOf(steps, perMm);
  return line === undefined
    ? filledDots(lines.map(({ points }) => points))
    : strokeDots(lines, Math.max(0.5, (line * perMm) / 2), width, height);
}

function linesOf(steps: PathMark["steps"], perMm: number): { points: Line; isClosed: boolean }[] {
  const lines: { points: Line; isClosed: boolean }[] = [];
  for (const { kind, points } of steps) {
    const scaled = points.map((value) => value * perMm);
    if (kind === "move") lines.push({ points: scaled, isClosed: false });
    const line = lines.at(-1);
    if (!line) continue;
    if (kind === "close") line.isClosed = true;
    else if (kind === "line") line.points.push(...scaled);
    else if (kind === "curve") {
      const [x0 = 0, y0 = 0] = line.points.slice(-2);
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = scaled;
      for (let piece = 1; piece <= PIECES * 2; piece++) {
        const t = piece / (PIECES * 2);
        const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
        line.points.push(a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3);
      }
    }
  }
  return lines;
}

/** The dots whose middle is near enough to a line: round ends and corners. */
function strokeDots(
  lines: readonly { points: Line; isClosed: boolean }[],
  reach: number,
  width: number,
  height: number,
): Dots {
  const black = new Set<number>();
  for (const { points, isClosed } of lines) {
    const ends = isClosed ? [...points, ...points.slice(0, 2)] : points;
    for (let at = 0; at + 3 < ends.length; at += 2) {
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = ends.slice(at, at + 4);
      const [top, bottom] = [Math.floor(Math.min(y0, y1) - reach), Math.ceil(Math.max(y0, y1) + reach)];
      const [left, right] = [Math.floor(Math.min(x0, x1) - reach), Math.ceil(Math.max(x0, x1) + reach)];
      for (let y = Math.max(0, top); y < Math.min(height, bottom); y++)
        for (let x = Math.max(0, left); x < Math.min(width, right); x++)
          if (distance(x + 0.5, y + 0.5, x0, y0, x1, y1) <= reach) black.add(y * width + x);
    }
  }
  return [...black].flatMap((dot) => [Math.floor(dot / width), dot % width, 1]);
}

function distance(x: number, y: number, x0: number, y0: number, x1: number, y1: number): number {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const along = dx === 0 && dy === 0 ? 0 : ((x - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy);
  const t = Math.min(1, Math.max(0, along));
  return Math.hypot(x - x0 - t * dx, y - y0 - t * dy);
}

function pictureDots({ x, y, width, height, picture }: PictureMark, perMm: number): Dots {
  const drawn = dotsOf(picture, Math.round(width * perMm), Math.round(height * perMm));
  const left = Math.round(x * perMm + (width * perMm - drawn.width) / 2);
  const top = Math.round(y * perMm + (height * perMm - drawn.height) / 2);
  const dots: Dots = [];
  for (let row = 0; row < drawn.height; row++)
    for (let at = 0; at < drawn.width; at++) {
      if (drawn.dots[row * drawn.width + at] === 0) continue;
      const from = at;
      while (at < drawn.width && drawn.dots[row * drawn.width + at] === 1) at++;
      dots.push(top + row, left + from, at - from);
    }
  return dots;
}

/** One line of text in dots, and where its top left corner lies. */
export function textBitmap(mark: TextMark, perMm: number): { bitmap: Bitmap; left: number; top: number } {
  // Letters of some scripts reach beyond their place on all sides.
  const reach = Math.ceil(mark.size * OVERHANG * perMm) + 1;
  const fonts = mark.line.runs.map(({ font }) => font);
  const ascent = Math.max(...fonts.map((font) => font.ascent / font.unitsPerEm)) * mark.size;
  const descent = Math.min(...fonts.map((font) => font.descent / font.unitsPerEm)) * mark.size;
  // A printer has no dots outside of the label: where the picture began there, the whole text would be moved in.
  const left = Math.max(0, Math.floor(mark.x * perMm) - reach);
  const top = Math.max(0, Math.floor((mark.baseline - ascent) * perMm));
  const height = Math.ceil((ascent - descent) * perMm) + 2;
  const bitmap = emptyBitmap(Math.ceil(mark.width * perMm) + 2 * reach + 1, height);
  const moved = { ...mark, x: mark.x - left / perMm, baseline: mark.baseline - top / perMm };
  drawText(bitmap, moved, perMm, new Map());
  return { bitmap, left, top };
}
