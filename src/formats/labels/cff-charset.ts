import { viewOf } from "./font-tables.ts";

/** Operators of a dictionary (Adobe Technical Note 5176, table 9). */
const CHARSET = 15;
const CHAR_STRINGS = 17;
const ROS = 0x0c1e;

/**
 * The CID of each glyph of a CFF font whose glyphs are known by CIDs, as those of Chinese, Japanese and Korean are;
 * undefined for a font whose glyphs have names, or that begins its CIDs as its glyphs.
 */
export function cidsOf(cff: Uint8Array): Uint16Array | undefined {
  const names = readIndex(cff, cff[2] ?? 4);
  const [dictionary] = readIndex(cff, names.end).entries;
  const top = operatorsOf(dictionary ?? new Uint8Array());
  const charset = top.get(CHARSET) ?? 0;
  if (!top.has(ROS) || charset <= 2) return undefined;
  const count = readIndex(cff, top.get(CHAR_STRINGS) ?? 0).entries.length;
  return readCharset(viewOf(cff), charset, count);
}

/** Lists of bytes with their offsets (section 5). */
function readIndex(cff: Uint8Array, at: number): { entries: Uint8Array[]; end: number } {
  const view = viewOf(cff);
  const count = view.getUint16(at);
  if (count === 0) return { entries: [], end: at + 2 };
  const size = view.getUint8(at + 2);
  const base = at + 2 + (count + 1) * size; // offsets count from 1
  const offset = (index: number) => {
    let value = 0;
    for (let byte = 0; byte < size; byte++) value = value * 256 + view.getUint8(at + 3 + index * size + byte);
    return base + value;
  };
  const entries = Array.from({ length: count }, (_, index) => cff.subarray(offset(index), offset(index + 1)));
  return { entries, end: offset(count) };
}

/** The last operand of each operator (section 4). */
function operatorsOf(dictionary: Uint8Array): Map<number, number> {
  const view = viewOf(dictionary);
  const operators = new Map<number, number>();
  let operand = 0;
  for (let at = 0; at < dictionary.length; ) {
    const byte = view.getUint8(at++);
    if (byte <= 21) {
      const operator = byte === 12 ? 0x0c00 | view.getUint8(at++) : byte;
      operators.set(operator, operand);
    } else if (byte === 28) {
      operand = view.getInt16(at);
      at += 2;
    } else if (byte === 29) {
      operand = view.getInt32(at);
      at += 4;
    } else if (byte === 30) {
      // A fraction in half bytes, which ends with one of all ones: none of the operands that count is one.
      while (at < dictionary.length && (view.getUint8(at++) & 15) !== 15);
    } else if (byte <= 246) operand = byte - 139;
    else if (byte <= 250) operand = (byte - 247) * 256 + view.getUint8(at++) + 108;
    else operand = -(byte - 251) * 256 - view.getUint8(at++) - 108;
  }
  return operators;
}

/** Section 13: glyph 0 has CID 0, the others follow one by one or in ranges. */
function readCharset(view: DataView, start: number, count: number): Uint16Array {
  const cids = new Uint16Array(count);
  const format = view.getUint8(start);
  let at = start + 1;
  for (let glyph = 1; glyph < count; ) {
    const first = view.getUint16(at);
    const left = format === 0 ? 0 : format === 1 ? view.getUint8(at + 2) : view.getUint16(at + 2);
    at += format === 0 ? 2 : format === 1 ? 3 : 4;
    for (let more = 0; more <= left && glyph < count; more++) cids[glyph++] = first + more;
  }
  return cids;
}
