/** What is read of a page, wherever it came from: words and where they stand. */

/** Dots on the longer side of a page for letters of common size, and of a photo. */
export const DOTS = 2339;

/** A word, measured from the upper left corner of its reading. */
export interface Word {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** 0 to 1: how sure its letters are; 1 where they were not read from a picture. */
  sureness: number;
}

/** Quarter turns clockwise. */
export type Turn = 0 | 1 | 2 | 3;

/** The words of a page that stand the same way up; a page with words that stand otherwise has several readings. */
export interface Reading {
  /** Of the page, from 1. */
  page: number;
  /** How far the words are turned on the page. Widths and places are those of the page turned back, words upright. */
  turn: Turn;
  width: number;
  height: number;
  /** How far rows fall to the right, as height by width: a sheet lies crooked on a scanner. */
  slope: number;
  words: Word[];
}

/** A rectangle on the page as it is shown. */
export interface Place {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A place on a page of this size, on the page turned back by so many quarter turns. */
export function turnedBack(
  { left, top, right, bottom }: Place,
  turn: Turn,
  width: number,
  height: number,
): Place {
  if (turn === 1) return { left: top, right: bottom, top: width - right, bottom: width - left };
  if (turn === 2)
    return { left: width - right, right: width - left, top: height - bottom, bottom: height - top };
  if (turn === 3) return { left: height - bottom, right: height - top, top: left, bottom: right };
  return { left, top, right, bottom };
}

/** `[x, y, width, height]` as fractions of the page as it is shown, from its upper left corner. */
export type Box = [x: number, y: number, width: number, height: number];

/** The smallest box around some words of a page; null around none. */
export function boxAround(reading: Reading, words: readonly Word[]): Box | null {
  if (words.length === 0) return null;
  const place = turnedBack(
    {
      left: Math.min(...words.map(({ x }) => x)),
      top: Math.min(...words.map(({ y }) => y)),
      right: Math.max(...words.map(({ x, width }) => x + width)),
      bottom: Math.max(...words.map(({ y, height }) => y + height)),
    },
    ((4 - reading.turn) % 4) as Turn,
    reading.width,
    reading.height,
  );
  const [width, height] =
    reading.turn % 2 === 0 ? [reading.width, reading.height] : [reading.height, reading.width];
  const [x, y] = [fraction(place.left, width), fraction(place.top, height)];
  return [x, y, rounded(fraction(place.right, width) - x), rounded(fraction(place.bottom, height) - y)];
}

function fraction(length: number, whole: number): number {
  return rounded(Math.min(Math.max(length / whole, 0), 1));
}

/** Four decimals: a tenth of a millimetre on a page of a metre. */
function rounded(share: number): number {
  return Math.round(share * 10_000) / 10_000;
}
