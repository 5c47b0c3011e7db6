import type { FontStack } from "./font.ts";
import { type Direction, type ShapedLine, shapeLine } from "./shape-line.ts";

/** Text is made smaller down to this part of its size before it is broken off. */
const SMALLEST = 0.7;
/** Each try is this much smaller than the one before. */
const STEP = 0.95;
const ELLIPSIS = "…";

/** A text as lines that fit. */
export interface Fitted {
  lines: { text: string; line: ShapedLine }[];
  /** Millimetres. */
  size: number;
  /** Not all of it stands there. */
  isCut: boolean;
}

/**
 * Breaks a text into at most so many lines of a width: made smaller where it does not fit, and ended with "…" where
 * that is not enough.
 * @param size of the letters, in millimetres; `width` undefined: nothing is broken
 */
export function fitText(
  fonts: FontStack,
  text: string,
  {
    size,
    width,
    most,
    direction,
  }: { size: number; width: number | undefined; most: number; direction: Direction },
): Fitted {
  const shaped = new Map<string, ShapedLine>();
  const shape = (line: string) => {
    const known = shaped.get(line) ?? shapeLine(fonts, line, direction);
    shaped.set(line, known);
    return known;
  };
  const widthOf = (line: string) => shape(line).width;
  const fitted = (lines: string[], drawn: number, isCut: boolean): Fitted => ({
    lines: lines.map((line) => ({ text: line, line: shape(line) })),
    size: drawn,
    isCut,
  });
  const given = text.split("\n");
  if (width === undefined) return fitted(given.slice(0, most), size, given.length > most);
  const smallest = size * SMALLEST;
  let lines: string[] = [];
  for (let tried = size; ; tried = Math.max(tried * STEP, smallest)) {
    lines = given.flatMap((line) => broken(line, width / tried, widthOf));
    if (lines.length <= most && lines.every((line) => widthOf(line) <= width / tried))
      return fitted(lines, tried, false);
    if (tried === smallest) break;
  }
  const kept = lines.slice(0, most).map((line, index) => {
    const isLast = index === most - 1 && lines.length > most;
    return isLast || widthOf(line) > width / smallest ? cut(line, width / smallest, widthOf) : line;
  });
  return fitted(kept, smallest, true);
}

type WidthOf = (line: string) => number;

/** @param width in sizes of the font */
function broken(text: string, width: number, widthOf: WidthOf): string[] {
  const lines: string[] = [];
  let line = "";
  for (const part of partsOf(text)) {
    const longer = line + part;
    if (line.trimEnd() !== "" && widthOf(longer.trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = part.trimStart();
    } else line = longer;
  }
  return [...lines, line.trimEnd()];
}

/** Scripts that put no blanks between words. */
const WITHOUT_BLANKS =
  /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmr}\p{scx=Mymr}]/u;
/** What stands at the end of a line, never at the beginning of the next. */
const ENDING = /^[\p{Pe}\p{Pf}\p{Po}\p{Lm}ー々]+$/u;
const words = new Intl.Segmenter("en", { granularity: "word" });

/** Where a text may be broken: after blanks, and between words of scripts that have none. */
function partsOf(text: string): string[] {
  return (text.match(/\S* +|\S+/g) ?? []).flatMap((part) => {
    if (!WITHOUT_BLANKS.test(part)) return [part];
    const parts: string[] = [];
    for (const { segment } of words.segment(part)) {
      const last = parts.at(-1);
      if (last !== undefined && (ENDING.test(segment) || segment.trim() === ""))
        parts[parts.length - 1] = last + segment;
      else parts.push(segment);
    }
    return parts;
  });
}

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** As much of a line as fits, found by halves: shaping all shorter ones of a long text would take seconds. */
function cut(line: string, width: number, widthOf: WidthOf): string {
  const characters = [...graphemes.segment(line)].map(({ segment }) => segment);
  const partOf = (count: number) => characters.slice(0, count).join("").trimEnd() + ELLIPSIS;
  let [fits, most] = [0, characters.length];
  while (fits < most) {
    const tried = Math.ceil((fits + most) / 2);
    if (widthOf(partOf(tried)) <= width) fits = tried;
    else most = tried - 1;
  }
  return partOf(fits);
}
