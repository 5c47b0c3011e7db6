/** What is read of a page, wherever it came from: words and where they stand. */
import { type Point, placeOn, type Sheet } from "./sheet-place.ts";

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
  /** Where on the page the sheet is that these are the words of, laid flat; undefined where it is the page itself. */
  sheet?: Sheet;
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
  const shares = {
    left: place.left / width,
    top: place.top / height,
    right: place.right / width,
    bottom: place.bottom / height,
  };
  const { left, top, right, bottom } = reading.sheet ? aroundOn(reading.sheet, shares) : shares;
  const [x, y] = [fraction(left), fraction(top)];
  return [x, y, rounded(fraction(right) - x), rounded(fraction(bottom) - y)];
}

/** The smallest upright box on the picture around a box on the sheet, whose sides bend there. */
function aroundOn(sheet: Sheet, { left, top, right, bottom }: Place): Place {
  const middle = [(left + right) / 2, (top + bottom) / 2] as const;
  const points = [left, middle[0], right].flatMap((u) =>
    [top, middle[1], bottom].map((v): Point => placeOn(sheet, u, v)),
  );
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

function fraction(share: number): number {
  return rounded(Math.min(Math.max(share, 0), 1));
}

/** Four decimals: a tenth of a millimetre on a page of a metre. */
function rounded(share: number): number {
  return Math.round(share * 10_000) / 10_000;
}
