/** Serials of the company's own as a person writes them: one in each line. A piece is for good, so nothing is guessed at. */
import { foldSerial, isSerial, MAX_SERIAL } from "../../../../src/formats/serial.ts";
import { p } from "./words.ts";

/** A line with something in it; lines are counted from 1, the blank ones too. */
interface SerialLine {
  line: number;
  serial: string;
  /** Where the line stands in the text, for a selection. */
  start: number;
  end: number;
}

/** What is wrong with the list, and the line that it is about. */
export interface LineFault {
  sentence: string;
  at: SerialLine;
}

export function serialLines(text: string): SerialLine[] {
  let start = 0;
  return text.split("\n").flatMap((written, i) => {
    const line = { line: i + 1, serial: written.trim(), start, end: start + written.length };
    start = line.end + 1;
    return line.serial === "" ? [] : [line];
  });
}

/** The first line that cannot be a serial, or that stands there twice. */
export function lineFault(lines: readonly SerialLine[]): LineFault | undefined {
  const seen = new Map<string, number>();
  for (const at of lines) {
    const folded = foldSerial(at.serial);
    const first = seen.get(folded);
    const sentence = serialFault(at) ?? (first && p("items.line_twice", { ...words(at), first }));
    if (sentence) return { sentence, at };
    seen.set(folded, at.line);
  }
  return undefined;
}

function serialFault(at: SerialLine): string | undefined {
  if (isSerial(at.serial)) return undefined;
  if (/\s/.test(at.serial)) return p("items.line_space", words(at));
  if (/[^0-9A-Za-z._-]/.test(at.serial)) return p("items.line_letters", words(at));
  if (at.serial.length > MAX_SERIAL)
    return p("items.line_long", { ...words(at), length: at.serial.length, max: MAX_SERIAL });
  return p("items.line_dots", words(at));
}

/** What the server refuses of a serial, by its place in the list that was sent. */
export function takenFault(lines: readonly SerialLine[], param: string): LineFault | undefined {
  const at = lines[Number(/\[(\d+)\]/.exec(param)?.[1] ?? Number.NaN)];
  return at && { sentence: p("items.line_taken", words(at)), at };
}

function words({ line, serial }: SerialLine) {
  return { line, serial };
}
