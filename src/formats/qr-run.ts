import { getBlocksCount, getTotalCodewordsCount } from "qrcode/lib/core/error-correction-code.js";
import { create } from "qrcode/lib/core/qrcode.js";
import ReedSolomonEncoder from "qrcode/lib/core/reed-solomon-encoder.js";
import { getSymbolTotalCodewords } from "qrcode/lib/core/utils.js";
import type { ErrorCorrection, QrMatrix } from "./qr.ts";

/** A code of a run, with what a writer may draw once for many of them. */
export interface RunMatrix extends QrMatrix {
  /** Codes with the same number have one size and one mask. */
  form: number;
  /** The columns right of this one are the same in all codes of the form so far; -1 while there is one code. */
  lastVarying: number;
}

/** Of all runs, so that a file with several kinds of codes tells their forms apart. */
let formsMade = 0;

/** Forms that are kept: a run of serials 1 to 9999 has four. */
const KEPT = 8;

/**
 * Makes the QR Codes of many texts of one form, such as the addresses of a run: 50 times as fast as one by one. All
 * bits of a symbol are sums over GF(2) of the bits of its data (ISO/IEC 18004 clause 7: the correction is linear, the
 * mask is added), so the first code of a form is made whole, and of each further one only what differs is added. The
 * mask is the one that suits the first code; readers take any.
 * The modules are overwritten by the next call. Throws an Error for an empty text and for one too long.
 */
export function qrRun({
  errorCorrection = "M",
}: {
  errorCorrection?: ErrorCorrection;
} = {}): (text: string) => RunMatrix {
  const forms: Form[] = [];
  return (text) => {
    for (let at = forms.length - 1; at >= 0; at--) {
      const code = forms[at]?.codeOf(text);
      if (code) return code;
    }
    const form = formOf(text, errorCorrection, formsMade++);
    if (forms.length === KEPT) forms.shift();
    forms.push(form);
    return form.first;
  };
}

interface Form {
  first: RunMatrix;
  /** Undefined for a text of another form. */
  codeOf(text: string): RunMatrix | undefined;
}

function formOf(text: string, errorCorrection: ErrorCorrection, form: number): Form {
  const packed = create(text, { errorCorrectionLevel: errorCorrection });
  const isPlain = PLAIN.test(text);
  // Figures as numbers make a code smaller, or else only its form rarer: letters stand at other places in the next one.
  const inBytes = isPlain ? createInBytes(text, packed) : undefined;
  const symbol = inBytes ?? packed;
  const { size, data } = symbol.modules;
  const base = Uint8Array.from(data);
  const first: RunMatrix = { size, modules: base, form, lastVarying: -1 };
  if (!isPlain) return { first, codeOf: (other) => (other === text ? first : undefined) };

  const groups = groupsOf(text, symbol.segments, symbol.version);
  const changeOf = changesOf(symbol, size);
  const modules = new Uint8Array(wordsOf(base.length) * 4);
  modules.set(base);
  // Four modules at a time.
  const words = new Uint32Array(modules.buffer);
  const baseWords = words.slice();
  let lastVarying = -1;

  function flip({ words: change, lastColumn }: Change): void {
    for (let at = 0; at < words.length; at++) words[at] = (words[at] ?? 0) ^ (change[at] ?? 0);
    if (lastColumn > lastVarying) lastVarying = lastColumn;
  }

  /** Whether it is divided into the same segments: each of its characters counts, as several make one number. */
  function isAlike(other: string): boolean {
    if (other.length !== text.length) return false;
    if (inBytes) return PLAIN.test(other);
    for (let at = 0; at < text.length; at++) {
      const [own, its] = [text.charCodeAt(at), other.charCodeAt(at)];
      if (own !== its && kindOf(own) !== kindOf(its)) return false;
    }
    return true;
  }

  return {
    first,
    codeOf(other) {
      if (!isAlike(other)) return undefined;
      words.set(baseWords);
      let from = 0;
      for (let at = 0; at < text.length; at++) {
        if (text.charCodeAt(at) === other.charCodeAt(at)) continue;
        while ((groups[from]?.end ?? Infinity) <= at) from++;
        const group = groups[from];
        if (!group) return undefined;
        const difference = group.numberOf(other, group.start, group.end) ^ group.value;
        for (let bit = 0; bit < group.bits; bit++)
          if ((difference & (1 << (group.bits - 1 - bit))) !== 0) flip(changeOf(group.bitOffset + bit));
        at = group.end - 1;
      }
      return { size, modules: modules.subarray(0, base.length), form, lastVarying };
    },
  };
}

function wordsOf(bytes: number): number {
  return Math.ceil(bytes / 4);
}

/** What one bit of the data changes in the symbol. */
interface Change {
  /** 1 in each byte whose module turns. */
  words: Uint32Array;
  /** The rightmost column with such a module. */
  lastColumn: number;
}

/** What the bits of the data change, each worked out when it is first asked for. */
function changesOf(symbol: ReturnType<typeof create>, size: number): (bit: number) => Change {
  const layout = layoutOf(symbol.version, symbol.errorCorrectionLevel);
  const places = placesOf(size, symbol.modules.reservedBit);
  const encoder = new ReedSolomonEncoder(layout.checkCodewords);
  const known: (Change | undefined)[] = [];

  function changeOf(bit: number): Change {
    const codeword = bit >> 3;
    const value = 0x80 >> (bit & 7);
    const words = new Uint32Array(wordsOf(size * size));
    const modules = new Uint8Array(words.buffer);
    const change: Change = { words, lastColumn: -1 };
    const turn = (place: number, bits: number) => {
      for (let at = 0; at < 8; at++) {
        if ((bits & (0x80 >> at)) === 0) continue;
        const module = places[place * 8 + at] ?? 0;
        modules[module] = 1;
        change.lastColumn = Math.max(change.lastColumn, module % size);
      }
    };
    const index = layout.blocks.findIndex(({ start, length }) => codeword < start + length);
    const { start, length } = layout.blocks[index] ?? { start: 0, length: 0 };
    const unit = new Uint8Array(length);
    unit[codeword - start] = value;
    turn(layout.placeOfData(index, codeword - start), value);
    // The correction is linear: that of this bit alone is what the bit changes in any.
    for (const [at, check] of encoder.encode(unit).entries()) turn(layout.placeOfCheck(index, at), check);
    return change;
  }

  return (bit) => {
    const change = known[bit] ?? changeOf(bit);
    known[bit] = change;
    return change;
  };
}

/** The code with a byte for each character, undefined where it would be larger. */
function createInBytes(text: string, packed: ReturnType<typeof create>): typeof packed | undefined {
  const { version, errorCorrectionLevel } = packed;
  const bits = 4 + (MODES.Byte.countBits[version < 10 ? 0 : 1] ?? 0) + 8 * text.length;
  const { dataCodewords } = layoutOf(version, errorCorrectionLevel);
  if (bits > 8 * dataCodewords) return undefined;
  return create([{ data: text, mode: "byte" }], { version, errorCorrectionLevel });
}

/** Characters that are one byte each, so that places in the text are places in the data. */
const PLAIN = /^[\x20-\x7e]+$/;

const ALPHANUMERIC = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:";

/** Texts whose characters are of the same kinds, one after the other, are divided into the same segments. */
function kindOf(code: number): number {
  if (code >= 48 && code <= 57) return 0;
  if (code > 0x7e || code < 0x20) return 3;
  return ALPHANUMERIC.includes(String.fromCharCode(code)) ? 1 : 2;
}

/** Characters that are written as one number (ISO/IEC 18004 clause 7.4). */
interface Group {
  start: number;
  end: number;
  bitOffset: number;
  bits: number;
  value: number;
  numberOf(text: string, start: number, end: number): number;
}

function groupsOf(text: string, segments: readonly unknown[], version: number): Group[] {
  const groups: Group[] = [];
  let [at, bitOffset] = [0, 0];
  for (const segment of segments as readonly Segment[]) {
    const { step, countBits, bitsOf, numberOf } = MODES[segment.mode.id];
    bitOffset += 4 + (countBits[version < 10 ? 0 : version < 27 ? 1 : 2] ?? 0);
    const end = at + segment.getLength();
    while (at < end) {
      const start = at;
      at = Math.min(at + step, end);
      const bits = bitsOf(at - start);
      groups.push({ start, end: at, bitOffset, bits, value: numberOf(text, start, at), numberOf });
      bitOffset += bits;
    }
  }
  return groups;
}

interface Segment {
  mode: { id: keyof typeof MODES };
  getLength(): number;
}

/** Tables 2 and 3 of the standard: bits of the count for versions up to 9, 26 and 40; characters a number. */
const MODES = {
  Numeric: {
    step: 3,
    countBits: [10, 12, 14],
    bitsOf: (characters: number) => characters * 3 + 1,
    numberOf: (text: string, start: number, end: number) => {
      let value = 0;
      for (let at = start; at < end; at++) value = value * 10 + text.charCodeAt(at) - 48;
      return value;
    },
  },
  Alphanumeric: {
    step: 2,
    countBits: [9, 11, 13],
    bitsOf: (characters: number) => (characters === 2 ? 11 : 6),
    numberOf: (text: string, start: number, end: number) => {
      let value = 0;
      for (let at = start; at < end; at++) value = value * 45 + ALPHANUMERIC.indexOf(text.charAt(at));
      return value;
    },
  },
  Byte: {
    step: 1,
    countBits: [8, 16, 16],
    bitsOf: () => 8,
    numberOf: (text: string, start: number) => text.charCodeAt(start),
  },
};

interface Block {
  /** Place of its first data codeword among all. */
  start: number;
  length: number;
}

/** How codewords are divided into blocks and interleaved (clause 7.6). */
function layoutOf(version: number, level: Parameters<typeof getBlocksCount>[1]) {
  const total = getSymbolTotalCodewords(version);
  const count = getBlocksCount(version, level);
  const checkCodewords = getTotalCodewordsCount(version, level) / count;
  const dataCodewords = total - checkCodewords * count;
  const short = Math.floor(dataCodewords / count);
  const shortBlocks = count - (dataCodewords % count);
  const blocks: Block[] = [];
  for (let index = 0, start = 0; index < count; index++) {
    const length = index < shortBlocks ? short : short + 1;
    blocks.push({ start, length });
    start += length;
  }
  return {
    dataCodewords,
    checkCodewords,
    blocks,
    // The last codeword of the long blocks follows all the others.
    placeOfData: (block: number, at: number) =>
      at < short ? at * count + block : short * count + block - shortBlocks,
    placeOfCheck: (block: number, at: number) => dataCodewords + at * count + block,
  };
}

/** Module of each bit of the codewords: two columns at a time, upwards and downwards in turn (clause 7.7.3). */
function placesOf(size: number, reserved: ArrayLike<number>): Uint16Array {
  const places: number[] = [];
  let isUpward = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right--; // the column of the timing pattern
    for (let step = 0; step < size; step++) {
      const row = (isUpward ? size - 1 - step : step) * size;
      for (const column of [right, right - 1]) if (!reserved[row + column]) places.push(row + column);
    }
    isUpward = !isUpward;
  }
  return Uint16Array.from(places);
}
