/** Reads TrueType fonts (ISO/IEC 14496-22): which glyph a character has, how wide it is and what it looks like. */

/** A line, or with `cx` and `cy` a quadratic curve, to a point; in units of the font, y upwards. */
export interface Step {
  x: number;
  y: number;
  cx?: number;
  cy?: number;
}

/** A closed line of an outline. */
export interface Contour {
  x: number;
  y: number;
  steps: Step[];
}

export interface Font {
  /** Units of the square that glyphs are drawn in. */
  unitsPerEm: number;
  ascent: number;
  descent: number;
  /** Height of the capitals. */
  capHeight: number;
  /** 0 for a character that the font does not have. */
  glyphOf(codePoint: number): number;
  /** Width in units. */
  advanceOf(glyph: number): number;
  outlineOf(glyph: number): Contour[];
  /** The parts of the file, for who writes a smaller one. */
  tables: ReadonlyMap<string, Uint8Array>;
  /** The bytes of a glyph in the table `glyf`. */
  glyphBytes(glyph: number): Uint8Array;
  /** Glyphs that this one is put together from. */
  componentsOf(glyph: number): number[];
}

/** Deeper than any font puts glyphs together. */
const MAX_DEPTH = 6;

/** @throws RangeError for bytes that are no TrueType font */
export function readFont(bytes: Uint8Array): Font {
  const tables = tablesOf(bytes);
  const table = (name: string) => {
    const found = tables.get(name);
    if (!found) throw new RangeError(`The font has no table ${name}.`);
    return viewOf(found);
  };
  const head = table("head");
  const hhea = table("hhea");
  const hmtx = table("hmtx");
  const os2 = table("OS/2");
  const loca = table("loca");
  const glyphs = tables.get("glyf") ?? new Uint8Array();
  const longOffsets = head.getInt16(50) === 1;
  const metrics = hhea.getUint16(34);
  const placeOf = (glyph: number) =>
    longOffsets ? loca.getUint32(glyph * 4) : loca.getUint16(glyph * 2) * 2;
  const glyphBytes = (glyph: number) => glyphs.subarray(placeOf(glyph), placeOf(glyph + 1));
  const map = characterMap(table("cmap"));
  const outlines = new Map<number, Contour[]>();
  return {
    unitsPerEm: head.getUint16(18),
    ascent: hhea.getInt16(4),
    descent: hhea.getInt16(6),
    capHeight: os2.getInt16(88),
    glyphOf: (codePoint) => map.get(codePoint) ?? 0,
    advanceOf: (glyph) => hmtx.getUint16(Math.min(glyph, metrics - 1) * 4),
    outlineOf(glyph) {
      const outline = outlines.get(glyph) ?? outlineOf(glyphBytes, glyph, 0);
      outlines.set(glyph, outline);
      return outline;
    },
    tables,
    glyphBytes,
    componentsOf: (glyph) => componentsOf(glyphBytes(glyph)).map((part) => part.glyph),
  };
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function tablesOf(bytes: Uint8Array): Map<string, Uint8Array> {
  const view = viewOf(bytes);
  if (view.getUint32(0) !== 0x00010000) throw new RangeError("This is no TrueType font.");
  const tables = new Map<string, Uint8Array>();
  for (let at = 12; tables.size < view.getUint16(4); at += 16) {
    const name = String.fromCharCode(...bytes.subarray(at, at + 4));
    const offset = view.getUint32(at + 8);
    tables.set(name, bytes.subarray(offset, offset + view.getUint32(at + 12)));
  }
  return tables;
}

/** The Unicode map of the basic plane (format 4): the languages that the fonts are for need no other. */
function characterMap(cmap: DataView): Map<number, number> {
  const map = new Map<number, number>();
  for (let table = 0; table < cmap.getUint16(2); table++) {
    const offset = cmap.getUint32(4 + table * 8 + 4);
    if (cmap.getUint16(offset) === 4) readSegments(cmap, offset, map);
  }
  return map;
}

function readSegments(cmap: DataView, offset: number, map: Map<number, number>): void {
  const doubled = cmap.getUint16(offset + 6);
  const ends = offset + 14;
  const starts = ends + doubled + 2;
  const deltas = starts + doubled;
  const ranges = deltas + doubled;
  for (let segment = 0; segment < doubled; segment += 2) {
    const end = cmap.getUint16(ends + segment);
    const start = cmap.getUint16(starts + segment);
    const range = cmap.getUint16(ranges + segment);
    for (let character = start; character <= end && character !== 0xffff; character++) {
      const place = ranges + segment + range + (character - start) * 2;
      const listed = range === 0 ? character : cmap.getUint16(place);
      const glyph = listed === 0 ? 0 : (listed + cmap.getUint16(deltas + segment)) & 0xffff;
      if (glyph !== 0) map.set(character, glyph);
    }
  }
}

interface Component {
  glyph: number;
  x: number;
  y: number;
  /** Scale and shear. */
  matrix: [number, number, number, number];
}

const WORDS = 1;
const XY_VALUES = 2;
const SCALED = 8;
const MORE = 32;
const SCALED_BOTH = 64;
const MATRIX = 128;

function componentsOf(bytes: Uint8Array): Component[] {
  if (bytes.length === 0) return [];
  const view = viewOf(bytes);
  if (view.getInt16(0) >= 0) return [];
  const components: Component[] = [];
  let at = 10;
  for (let flags = MORE; (flags & MORE) !== 0; ) {
    flags = view.getUint16(at);
    const glyph = view.getUint16(at + 2);
    const isPlaced = (flags & XY_VALUES) !== 0;
    const [x, y] =
      (flags & WORDS) !== 0
        ? [view.getInt16(at + 4), view.getInt16(at + 6)]
        : [view.getInt8(at + 4), view.getInt8(at + 5)];
    at += (flags & WORDS) !== 0 ? 8 : 6;
    const fraction = () => {
      at += 2;
      return view.getInt16(at - 2) / 0x4000;
    };
    const matrix: Component["matrix"] = [1, 0, 0, 1];
    if ((flags & SCALED) !== 0) matrix[0] = matrix[3] = fraction();
    else if ((flags & SCALED_BOTH) !== 0) [matrix[0], matrix[3]] = [fraction(), fraction()];
    else if ((flags & MATRIX) !== 0) for (let index = 0; index < 4; index++) matrix[index] = fraction();
    components.push({ glyph, x: isPlaced ? x : 0, y: isPlaced ? y : 0, matrix });
  }
  return components;
}

function outlineOf(bytesOf: (glyph: number) => Uint8Array, glyph: number, depth: number): Contour[] {
  const bytes = bytesOf(glyph);
  if (bytes.length === 0 || depth > MAX_DEPTH) return [];
  const components = componentsOf(bytes);
  if (components.length === 0) return simpleOutline(bytes);
  return components.flatMap((component) =>
    outlineOf(bytesOf, component.glyph, depth + 1).map((contour) => moved(contour, component)),
  );
}

function moved({ x, y, steps }: Contour, { x: dx, y: dy, matrix: [a, b, c, d] }: Component): Contour {
  const place = (px: number, py: number) => ({ x: a * px + c * py + dx, y: b * px + d * py + dy });
  return {
    ...place(x, y),
    steps: steps.map((step) => {
      if (step.cx === undefined || step.cy === undefined) return place(step.x, step.y);
      const control = place(step.cx, step.cy);
      return { ...place(step.x, step.y), cx: control.x, cy: control.y };
    }),
  };
}

interface Point {
  x: number;
  y: number;
  isOn: boolean;
}

const ON_CURVE = 1;
const SHORT_X = 2;
const SHORT_Y = 4;
const REPEAT = 8;
const SAME_X = 16;
const SAME_Y = 32;

function simpleOutline(bytes: Uint8Array): Contour[] {
  const view = viewOf(bytes);
  const ends = Array.from({ length: view.getInt16(0) }, (_, index) => view.getUint16(10 + index * 2));
  const count = (ends.at(-1) ?? -1) + 1;
  let at = 10 + ends.length * 2;
  at += 2 + view.getUint16(at); // the instructions
  const flags: number[] = [];
  while (flags.length < count) {
    const flag = view.getUint8(at++);
    const times = (flag & REPEAT) !== 0 ? view.getUint8(at++) + 1 : 1;
    for (let time = 0; time < times; time++) flags.push(flag);
  }
  const coordinates = (short: number, same: number) => {
    let value = 0;
    return flags.map((flag) => {
      if ((flag & short) !== 0) value += (flag & same) !== 0 ? view.getUint8(at++) : -view.getUint8(at++);
      else if ((flag & same) === 0) {
        value += view.getInt16(at);
        at += 2;
      }
      return value;
    });
  };
  const xs = coordinates(SHORT_X, SAME_X);
  const ys = coordinates(SHORT_Y, SAME_Y);
  const points = flags.map((flag, index) => ({
    x: xs[index] ?? 0,
    y: ys[index] ?? 0,
    isOn: (flag & ON_CURVE) !== 0,
  }));
  return ends.map((end, index) => contourOf(points.slice((ends[index - 1] ?? -1) + 1, end + 1)));
}

/** Between two control points lies a point of the curve that the file does not name. */
function contourOf(points: Point[]): Contour {
  const firstOn = Math.max(
    0,
    points.findIndex(({ isOn }) => isOn),
  );
  const turned = [...points.slice(firstOn), ...points.slice(0, firstOn)];
  const [start = { x: 0, y: 0, isOn: true }] = turned;
  const steps: Step[] = [];
  let control: Point | undefined;
  for (const point of [...turned.slice(1), start]) {
    if (point.isOn) {
      steps.push(control ? { x: point.x, y: point.y, cx: control.x, cy: control.y } : point);
      control = undefined;
      continue;
    }
    if (control)
      steps.push({
        x: (control.x + point.x) / 2,
        y: (control.y + point.y) / 2,
        cx: control.x,
        cy: control.y,
      });
    control = point;
  }
  return { x: start.x, y: start.y, steps };
}
