/** Text as if it had been read from a page: a line for each row, wide gaps for tabs. */
import type { Reading, Word } from "../../src/domain/extraction/reading/page.ts";

const LETTER = 6;
const HEIGHT = 12;
const LINE = 15;

/** @param sureness of every word, as if letters were read from a picture */
export function readingOf(text: string, page = 1, sureness = 1): Reading {
  const words: Word[] = [];
  for (const [row, line] of text.split("\n").entries()) {
    let x = 50;
    for (const [i, cell] of line.split("\t").entries()) {
      x = Math.max(x + (i > 0 ? 40 : 0), i * 150 + 50);
      for (const word of cell.split(/ +/)) {
        if (word !== "")
          words.push({
            text: word,
            x,
            y: 50 + row * LINE,
            width: word.length * LETTER,
            height: HEIGHT,
            sureness,
          });
        x += (word.length + 0.7) * LETTER;
      }
    }
  }
  const width = Math.max(...words.map((word) => word.x + word.width), 500) + 50;
  const height = Math.max(...words.map((word) => word.y + word.height), 700) + 50;
  return { page, turn: 0, width, height, slope: 0, words };
}

/** A cell as it is printed: where it begins, its top, its words and how high they are. */
export type Printed = readonly [x: number, y: number, text: string, height?: number];

/** A page with cells at places of its own. */
export function pageOf(cells: readonly Printed[]): Reading {
  const words = cells.flatMap(([left, y, text, height = HEIGHT]): Word[] => {
    let x = left;
    return text.split(" ").map((word) => {
      const width = word.length * height * 0.5;
      const placed = { text: word, x, y, width, height, sureness: 1 };
      x += width + height * 0.3;
      return placed;
    });
  });
  return { page: 1, turn: 0, width: 595, height: 842, slope: 0, words };
}
