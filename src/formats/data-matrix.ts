import type { QrMatrix } from "./qr.ts";

/** FNC1 at the beginning says that GS1 element strings follow; later on it parts them (GS1 General Specifications 5.6). */
const FNC1 = 232;
/** Shifts one character above 127, which element strings do not have. */
const PAD = 129;
const SEPARATOR = 0x1d;

/** Square symbols of ISO/IEC 16022 table 7: side, side of a region, data and check codewords, blocks. */
const SIZES = [
  [10, 8, 3, 5, 1],
  [12, 10, 5, 7, 1],
  [14, 12, 8, 10, 1],
  [16, 14, 12, 12, 1],
  [18, 16, 18, 14, 1],
  [20, 18, 22, 18, 1],
  [22, 20, 30, 20, 1],
  [24, 22, 36, 24, 1],
  [26, 24, 44, 28, 1],
  [32, 14, 62, 36, 1],
  [36, 16, 86, 42, 1],
  [40, 18, 114, 48, 1],
  [44, 20, 144, 56, 1],
  [48, 22, 174, 68, 1],
] as const;

/**
 * The GS1 Data Matrix of element strings (ISO/IEC 16022 ECC 200, square, ASCII encodation): pairs of digits in a byte,
 * which is as short as any for a GTIN with a serial. Group separators become FNC1. Throws an Error for characters
 * beyond ASCII and for more than a symbol of 48 modules holds.
 */
export function dataMatrix(elementStrings: string): QrMatrix {
  const data = codewordsOf(elementStrings);
  const found = SIZES.find(([, , holds]) => holds >= data.length);
  if (!found) throw new RangeError("The element strings are too long for a Data Matrix.");
  const [size, region, holds, checks] = found;
  const codewords = [...padded(data, holds), ...checkCodewords(padded(data, holds), checks)];
  const regions = Math.round(size / (region + 2));
  const bits = placeBits(codewords, region * regions);
  return { size, modules: withBorders(bits, size, region, regions) };
}

function codewordsOf(text: string): number[] {
  const codewords = [FNC1];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code > 127) throw new RangeError("A GS1 Data Matrix holds ASCII only.");
    const pair = text.slice(at, at + 2);
    if (/^\d\d$/.test(pair)) {
      codewords.push(130 + Number(pair));
      at++;
    } else codewords.push(code === SEPARATOR ? FNC1 : code + 1);
  }
  return codewords;
}

/** The first filler says that the data end; those after it are scattered (5.2.3). */
function padded(data: readonly number[], holds: number): number[] {
  const all = [...data];
  if (all.length < holds) all.push(PAD);
  while (all.length < holds) {
    const scattered = PAD + ((149 * (all.length + 1)) % 253) + 1;
    all.push(scattered > 254 ? scattered - 254 : scattered);
  }
  return all;
}

/** Powers and logarithms in GF(256) with the polynomial 12D hexadecimal. */
const POWERS = new Uint8Array(255);
const LOGARITHMS = new Uint8Array(256);
for (let power = 0, value = 1; power < 255; power++) {
  POWERS[power] = value;
  LOGARITHMS[value] = power;
  value <<= 1;
  if (value > 255) value ^= 0x12d;
}

function times(a: number, b: number): number {
  return a === 0 || b === 0 ? 0 : (POWERS[((LOGARITHMS[a] ?? 0) + (LOGARITHMS[b] ?? 0)) % 255] ?? 0);
}

/** Reed-Solomon with the roots 2¹ to 2ⁿ (annex E); one block, as all sizes here have. */
function checkCodewords(data: readonly number[], count: number): number[] {
  let generator = [1];
  for (let root = 1; root <= count; root++) {
    const next = [...generator, 0];
    for (const [index, factor] of generator.entries())
      next[index + 1] = (next[index + 1] ?? 0) ^ times(factor, POWERS[root] ?? 0);
    generator = next;
  }
  const rest = new Array<number>(count).fill(0);
  for (const codeword of data) {
    const lead = codeword ^ (rest.shift() ?? 0);
    rest.push(0);
    for (let index = 0; index < count; index++)
      rest[index] = (rest[index] ?? 0) ^ times(lead, generator[index + 1] ?? 0);
  }
  return rest;
}

/** Places of a codeword's bits from the highest, as rows and columns from its corner (figure F.1). */
const UTAH = [
  [-2, -2],
  [-2, -1],
  [-1, -2],
  [-1, -1],
  [-1, 0],
  [0, -2],
  [0, -1],
  [0, 0],
] as const;

/** Annex F: codewords go up and down in diagonals; what leaves the square comes in at the other side. */
function placeBits(codewords: readonly number[], side: number): Uint8Array {
  const bits = new Uint8Array(side * side).fill(2);
  let next = 0;
  const setBit = (row: number, column: number, bit: number) => {
    let [r, c] = [row, column];
    if (r < 0) [r, c] = [r + side, c + 4 - ((side + 4) % 8)];
    if (c < 0) [r, c] = [r + 4 - ((side + 4) % 8), c + side];
    bits[r * side + c] = ((codewords[next] ?? 0) >> (7 - bit)) & 1;
  };
  const corner = (places: readonly (readonly [number, number])[]) => {
    for (const [bit, [row, column]] of places.entries()) setBit(row, column, bit);
    next++;
  };
  const utah = (row: number, column: number) => {
    if (row < 0 || row >= side || column < 0 || column >= side || bits[row * side + column] !== 2) return;
    for (const [bit, [dr, dc]] of UTAH.entries()) setBit(row + dr, column + dc, bit);
    next++;
  };
  let [row, column] = [4, 0];
  do {
    if (row === side && column === 0) corner(cornerOne(side));
    if (row === side - 2 && column === 0 && side % 4 !== 0) corner(cornerTwo(side));
    if (row === side - 2 && column === 0 && side % 8 === 4) corner(cornerThree(side));
    if (row === side + 4 && column === 2 && side % 8 === 0) corner(cornerFour(side));
    do {
      utah(row, column);
      [row, column] = [row - 2, column + 2];
    } while (row >= 0 && column < side);
    [row, column] = [row + 1, column + 3];
    do {
      utah(row, column);
      [row, column] = [row + 2, column - 2];
    } while (row < side && column >= 0);
    [row, column] = [row + 3, column + 1];
  } while (row < side || column < side);
  // Two corners of some sizes are left over: a fixed pattern.
  if (bits[side * side - 1] === 2) {
    bits[side * side - 1] = bits[(side - 1) * side - 2] = 1;
    bits[side * side - 2] = bits[(side - 1) * side - 1] = 0;
  }
  return bits;
}

type Places = readonly (readonly [number, number])[];

const cornerOne = (n: number): Places => [
  [n - 1, 0],
  [n - 1, 1],
  [n - 1, 2],
  [0, n - 2],
  [0, n - 1],
  [1, n - 1],
  [2, n - 1],
  [3, n - 1],
];
const cornerTwo = (n: number): Places => [
  [n - 3, 0],
  [n - 2, 0],
  [n - 1, 0],
  [0, n - 4],
  [0, n - 3],
  [0, n - 2],
  [0, n - 1],
  [1, n - 1],
];
const cornerThree = (n: number): Places => [
  [n - 3, 0],
  [n - 2, 0],
  [n - 1, 0],
  [0, n - 2],
  [0, n - 1],
  [1, n - 1],
  [2, n - 1],
  [3, n - 1],
];
const cornerFour = (n: number): Places => [
  [n - 1, 0],
  [n - 1, n - 1],
  [0, n - 3],
  [0, n - 2],
  [0, n - 1],
  [1, n - 3],
  [1, n - 2],
  [1, n - 1],
];

/** Around each region: dark on the left and below, dots above and on the right (5.1). */
function withBorders(bits: Uint8Array, size: number, region: number, regions: number): Uint8Array {
  const modules = new Uint8Array(size * size);
  const step = region + 2;
  const side = region * regions;
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const [inX, inY] = [x % step, y % step];
      let dark: number;
      if (inX === 0 || inY === step - 1) dark = 1;
      else if (inY === 0) dark = inX % 2 === 0 ? 1 : 0;
      else if (inX === step - 1) dark = inY % 2 === 1 ? 1 : 0;
      else {
        const row = Math.floor(y / step) * region + inY - 1;
        const column = Math.floor(x / step) * region + inX - 1;
        dark = bits[row * side + column] ?? 0;
      }
      modules[y * size + x] = dark;
    }
  return modules;
}
