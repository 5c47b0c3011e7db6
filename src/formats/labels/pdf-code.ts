import type { RunMatrix } from "../qr-run.ts";
import type { ByteWriter } from "./byte-writer.ts";
import type { CodeMark } from "./marks.ts";

/** Side of the finder patterns in the corners, with the light line around them. */
const FINDER = 7;
/** Bytes of a run at most: "177 177 177 1 re\n". */
const RUN_BYTES = 17;

/** The parts of a code that all codes of a form share, as objects that a page names. */
export interface SharedParts {
  /** The name of the object that draws a shared part; `draw` writes its content. */
  nameOf(key: string, size: number, draw: (content: ByteWriter) => void): string;
}

/**
 * Writes the dark modules of a code as rectangles, one for each run of a row, in units of a module from the top left.
 * What is the same in all codes of a run is drawn by a shared object: the columns right of the last one that varies,
 * and two of the finder patterns. It and what is written here overlap in one column, so that no seam shows between
 * them; the rectangles of one filling never show seams.
 */
export function writeCode(out: ByteWriter, { matrix }: CodeMark, shared: SharedParts): void {
  const { size, modules } = matrix;
  if (!("lastVarying" in matrix) || matrix.lastVarying < 0) {
    writeRuns(out, modules, size, 0, size - 1, false);
    out.text("f\n");
    return;
  }
  const { form, lastVarying } = matrix satisfies RunMatrix;
  // Beyond the last column where that varies too: then finder patterns alone are shared.
  const edge = lastVarying + 1;
  const name = shared.nameOf(`${form} ${edge}`, size, (content) => {
    writeRuns(content, modules, size, edge, size - 1, false);
    writeFinders(content, modules, size);
    content.text("f\n");
  });
  out.text(`/${name} Do\n`);
  writeRuns(out, modules, size, 0, Math.min(edge, size - 1), true);
  out.text("f\n");
}

/** The runs of all rows between two columns. */
function writeRuns(
  out: ByteWriter,
  modules: Uint8Array,
  size: number,
  from: number,
  to: number,
  withoutFinders: boolean,
): void {
  const bytes = out.reserve(((size * size) / 2 + size) * RUN_BYTES);
  let at = out.length;
  for (let y = 0; y < size; y++) {
    const row = y * size;
    let x = withoutFinders && (y < FINDER || y >= size - FINDER) ? Math.max(from, FINDER) : from;
    for (; x <= to; x++) {
      if (modules[row + x] === 0) continue;
      const start = x;
      while (x <= to && modules[row + x] !== 0) x++;
      at = number(bytes, at, start);
      at = number(bytes, at, y);
      at = number(bytes, at, x - start);
      // "1 re\n", letter by letter: a copy of five bytes would take longer.
      bytes[at] = 49;
      bytes[at + 1] = 32;
      bytes[at + 2] = 114;
      bytes[at + 3] = 101;
      bytes[at + 4] = 10;
      at += 5;
    }
  }
  out.length = at;
}

function writeFinders(out: ByteWriter, modules: Uint8Array, size: number): void {
  const finders = new Uint8Array(modules.length);
  for (let y = 0; y < size; y++) {
    if (y >= FINDER && y < size - FINDER) continue;
    for (let x = 0; x < FINDER; x++) finders[y * size + x] = modules[y * size + x] ?? 0;
  }
  writeRuns(out, finders, size, 0, FINDER, false);
}

/** Up to 177, the side of the largest symbol, and a blank. */
function number(bytes: Uint8Array, at: number, value: number): number {
  let place = at;
  let rest = value;
  if (value > 99) {
    bytes[place++] = 49;
    rest -= 100;
  }
  if (value > 9) {
    const tens = (rest * 205) >> 11; // a tenth, as far as 177 goes
    bytes[place++] = 48 + tens;
    rest -= tens * 10;
  }
  bytes[place++] = 48 + rest;
  bytes[place++] = 32;
  return place;
}
