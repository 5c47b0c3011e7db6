/**
 * Lines in large letters, read by themselves. A page is read as one block, since that keeps the rows of tables whole; in one
 * block Tesseract takes letters of twice the usual height and more for drawings: names of brands at the head, and titles.
 */
import { CELL, type Step, takePiece } from "./cells.ts";
import { DARK } from "./cleaning.ts";
import { cutOut, type Extent, type Graymap } from "./graymap.ts";
import type { Word } from "./page.ts";
import type { ReadPart } from "./second-look.ts";

/** Dark dots of a cell that are no speck, of each fourth that is looked at. */
const LEAST_INK = 2;
/** Letters of one line are at most so far apart, in usual heights. */
const REACH = 1.2;
/** How high such a line is, in usual heights of words, and how wide, in its own. */
const [LOWEST, HIGHEST, NARROWEST] = [1.3, 7, 1.6];
/** Strokes that a row of dots crosses in letters, in heights of the line: fewer has a drawing, more a bar code. */
const [FEWEST_STROKES, MOST_STROKES] = [0.5, 6];
/** Share of ink in letters; a photo has more. */
const MOST_INK = 0.6;
/** Paper around a line that is read, in its heights. */
const MARGIN = 0.25;
/** Lines that are read on a page: some fifty milliseconds each. */
const MOST_LINES = 3;
/** Below this sureness what was read are no letters. */
const LEAST_SURE = 0.6;
const LEAST_LETTERS = 3;
/** Fewer words do not tell how high words usually are. */
const ENOUGH_WORDS = 8;

/** What of a page's lines was not read, as lines of its own: those that stand highest come first. */
export function linesInLargeLetters(
  lines: readonly (readonly Word[])[],
  picture: Graymap,
  read: ReadPart,
): Word[][] {
  const words = lines.flat();
  if (words.length < ENOUGH_WORDS) return [];
  const usual = words.map(({ height }) => height).sort((one, other) => one - other)[words.length >> 1] ?? 0;
  const left = unreadPieces(words, picture, usual).filter((piece) => isOfLetters(piece, picture, usual));
  return left.slice(0, MOST_LINES).flatMap((piece) => {
    const margin = Math.round((piece.bottom - piece.top) * MARGIN);
    const place = {
      left: Math.max(piece.left - margin, 0),
      top: Math.max(piece.top - margin, 0),
      right: Math.min(piece.right + margin, picture.width),
      bottom: Math.min(piece.bottom + margin, picture.height),
    };
    const seen = read(cutOut(picture, place), false);
    const letters = seen.reduce((sum, { text }) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0);
    if (letters < LEAST_LETTERS || seen.some(({ sureness }) => sureness < LEAST_SURE)) return [];
    // Read as one line, each word has a box of its own height.
    const [y, height] = [piece.top, piece.bottom - piece.top];
    return [seen.map((word) => ({ ...word, x: word.x + place.left, y, height }))];
  });
}

/** Where there is ink and no word, piece by piece, from the top: what is near to each other in a line is one. */
function unreadPieces(words: readonly Word[], picture: Graymap, usual: number): Extent[] {
  const [across, down] = [Math.floor(picture.width / CELL), Math.floor(picture.height / CELL)];
  const ink = inkIn(picture, across, down);
  for (const { x, y, width, height } of words)
    for (let row = Math.floor(y / CELL); row <= Math.floor((y + height) / CELL); row++)
      ink.fill(
        0,
        row * across + Math.max(Math.floor(x / CELL), 0),
        row * across + Math.min(Math.floor((x + width) / CELL) + 1, across),
      );
  const reach = Math.max(Math.round((usual * REACH) / CELL), 1);
  const steps = [-1, 0, 1].flatMap((row) =>
    Array.from({ length: 2 * reach + 1 }, (_, i): Step => [i - reach, row]),
  );
  const pieces: Extent[] = [];
  for (let at = 0; at < ink.length; at++) {
    if (ink[at] !== 1) continue;
    pieces.push(takePiece(ink, at, across, steps));
  }
  return pieces;
}

/** The cells of a picture with ink in them: 1, else 0. */
function inkIn({ width, shades }: Graymap, across: number, down: number): Uint8Array {
  const ink = new Uint8Array(across * down);
  for (let row = 0; row < down; row++)
    for (let i = 0; i < across; i++) {
      let dark = 0;
      for (let y = row * CELL; y < (row + 1) * CELL; y += 2)
        for (let at = y * width + i * CELL; at < y * width + (i + 1) * CELL; at += 2)
          if ((shades[at] ?? 255) < DARK) dark++;
      if (dark >= LEAST_INK) ink[row * across + i] = 1;
    }
  return ink;
}

/** Whether a piece has the height, the width and the strokes of a line of letters that are larger than the other ones. */
function isOfLetters(
  { left, top, right, bottom }: Extent,
  { width, shades }: Graymap,
  usual: number,
): boolean {
  const [wide, high] = [right - left, bottom - top];
  if (high < usual * LOWEST || high > usual * HIGHEST || wide < high * NARROWEST) return false;
  let [strokes, dark] = [0, 0];
  for (let y = top; y < bottom; y++)
    for (let x = left + 1; x < right; x++) {
      const isInk = (shades[y * width + x] ?? 255) < DARK;
      if (isInk) dark++;
      if (isInk && (shades[y * width + x - 1] ?? 0) >= DARK) strokes++;
    }
  const perHeight = (strokes / high) * (high / wide);
  return perHeight >= FEWEST_STROKES && perHeight <= MOST_STROKES && dark <= wide * high * MOST_INK;
}
