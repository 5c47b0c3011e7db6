/**
 * The words of a document, page by page. Files of strangers are opened here, so this runs in a process of its own
 * (`app/read-document.ts`) that can be ended when one does not end.
 */
import { documentTypeOf } from "../../../formats/document-type.ts";
import { isWholeJpeg } from "../../../formats/image-type.ts";
import { Unreadable } from "../engine.ts";
import type { ToldPage } from "../told-pages.ts";
import { type Cause, leaveOut, type Unread } from "../unread.ts";
import type { Graymap } from "./graymap.ts";
import { giveBackMemory } from "./memory.ts";
import type { Recogniser } from "./ocr.ts";
import { DOTS, type Reading } from "./page.ts";
import type { Pdf } from "./pdf.ts";

/** Pages that are read; technical files may have more, but not what a passport needs. */
const MAX_PAGES = 200;
/** Pages whose letters are read from a picture, a second of work each. */
const MAX_PICTURES = 30;
/** What the next of them may take, by the longest of those before. */
const LONGER = 1.25;
/** Characters of all pages together. */
const MAX_CHARACTERS = 500_000;
/** A page with fewer letters is looked at as a picture. */
const FEW_LETTERS = 20;
/** So is one with few letters and a picture all over it: a scan with a stamp of the scanner. */
const FEW_LETTERS_ON_SCAN = 120;
const SCAN_SHARE = 0.6;
const LEAST_DPI = 200;
const MOST_DPI = 300;
const POINTS_PER_INCH = 72;

export interface Limits {
  /** Folder with more languages; undefined for none. */
  languages: string | undefined;
  /** Processor time in which all pages have to be read. */
  milliseconds: number;
  /** Is told of each page, also of one that is left out; of those behind the end of the reading, of the first. */
  pageRead?: (page: ToldPage) => void;
  /** Is told at the end of pages that were not read. */
  pagesUnread?: (unread: Unread) => void;
}

/**
 * The words of each page that has some.
 * @throws Unreadable, for a page only where none was read
 */
export async function readDocument(bytes: Uint8Array, limits: Limits): Promise<Reading[]> {
  const recognise = recogniserFor(limits.languages);
  if (documentTypeOf(bytes) !== "application/pdf") return readPicture(bytes, await recognise());
  const budget = budgetOf(limits.milliseconds);
  const { openPdf } = await import("./pdf.ts");
  const pdf = await openPdf(bytes);
  const readings: Reading[] = [];
  const unread: Unread = { of: pdf.pages, pages: [], cause: "pages" };
  let room = MAX_CHARACTERS;
  let pagesRead = 0;
  let damage: Unreadable | undefined;
  let page = 1;
  for (; page <= Math.min(pdf.pages, MAX_PAGES) && room > 0 && !budget.isOver(); page++) {
    const { letters, found, leftOut, fault } = await readPage(pdf, page - 1, room, budget, recognise);
    room -= letters;
    if (leftOut) leaveOut(unread, page, page, leftOut);
    else pagesRead++;
    damage ??= fault;
    readings.push(...found);
    limits.pageRead?.({ page, of: pdf.pages, leftOut, readings: found });
  }
  if (damage && pagesRead === 0) throw damage;
  const end = room <= 0 ? "letters" : page > MAX_PAGES ? "pages" : "time";
  if (page <= pdf.pages) {
    leaveOut(unread, page, pdf.pages, end);
    limits.pageRead?.({ page, of: pdf.pages, leftOut: end, readings: [] });
  }
  if (unread.pages.length > 0) limits.pagesUnread?.(unread);
  return readings;
}

interface PageRead {
  /** How many are written on it. */
  letters: number;
  found: Reading[];
  leftOut?: Cause;
  /** What it was left out for, where the page is to blame. */
  fault?: Unreadable;
}

/** A page that cannot be opened or drawn is left out with what is written on it, as far as that was read. */
async function readPage(
  pdf: Pdf,
  index: number,
  room: number,
  budget: Budget,
  recognise: () => Promise<Recogniser>,
): Promise<PageRead> {
  let found: Reading[] = [];
  let letters = 0;
  try {
    found = await pdf.read(index, room);
    letters = lettersOf(found);
    if (!(await isPicture(pdf, index, letters))) return { letters, found };
    const leftOut = budget.spent();
    if (leftOut) {
      // What its letters were looked for on is let go: pages that are read as pictures leave little memory.
      giveBackMemory();
      return { letters, found, leftOut };
    }
    const drawn = await budget.take(() => readDrawn(pdf, index, recognise));
    return { letters, found: drawn && lettersOf([drawn]) > letters ? [drawn] : found };
  } catch (fault) {
    if (!(fault instanceof Unreadable)) throw fault;
    return { letters, found, leftOut: "damaged", fault };
  }
}

type Budget = ReturnType<typeof budgetOf>;

/**
 * How long pages may be read, and how many of them as pictures: the next one of these may take a little longer than any
 * before it.
 */
function budgetOf(milliseconds: number) {
  const begun = process.cpuUsage();
  const used = () => {
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1000;
  };
  let pictures = 0;
  let longest = 0;
  return {
    isOver: () => used() > milliseconds,
    spent(): Cause | undefined {
      if (pictures >= MAX_PICTURES) return "pictures";
      return used() + longest * LONGER > milliseconds ? "time" : undefined;
    },
    /** A page without letters is none of them. */
    async take(read: () => Promise<Reading | undefined>): Promise<Reading | undefined> {
      const before = used();
      const reading = await read();
      if (reading) pictures++;
      longest = Math.max(longest, used() - before);
      return reading;
    },
  };
}

/** What reads pictures is loaded with the first of them: most documents have text. */
function recogniserFor(languages: string | undefined): () => Promise<Recogniser> {
  let recogniser: Recogniser | undefined;
  return async () => {
    const { createRecogniser } = await import("./ocr.ts");
    recogniser ??= createRecogniser(languages);
    return recogniser;
  };
}

function lettersOf(readings: readonly Reading[]): number {
  return readings.flatMap(({ words }) => words).reduce((sum, { text }) => sum + text.length, 0);
}

async function isPicture(pdf: Pdf, index: number, letters: number): Promise<boolean> {
  if (letters === 0) return !(await pdf.isEmpty(index));
  if (letters < FEW_LETTERS) return (await pdf.pictured(index)) > 0;
  return letters < FEW_LETTERS_ON_SCAN && (await pdf.pictured(index)) > SCAN_SHARE;
}

async function readDrawn(
  pdf: Pdf,
  index: number,
  recognise: () => Promise<Recogniser>,
): Promise<Reading | undefined> {
  const picture = await drawn(pdf, index);
  // What it was unpacked from is let go before Tesseract takes its memory.
  giveBackMemory();
  const { hasInk } = await import("./cleaning.ts");
  return hasInk(picture) ? (await recognise()).read(picture, index + 1) : undefined;
}

/** The picture of a page: what was scanned, else the page drawn anew. */
async function drawn(pdf: Pdf, index: number): Promise<Graymap> {
  const { width, height } = await pdf.size(index);
  const dpi = (DOTS / Math.max(width, height)) * POINTS_PER_INCH;
  const drawnDpi = Math.min(Math.max(dpi, LEAST_DPI), MOST_DPI);
  const { decodedScan } = await import("./decoding.ts");
  const scan = await pdf.scan(index);
  const dots = (Math.max(width, height) / POINTS_PER_INCH) * drawnDpi;
  return (scan && (await decodedScan(scan, dots))) ?? pdf.draw(index, drawnDpi);
}

async function readPicture(bytes: Uint8Array, recogniser: Recogniser): Promise<Reading[]> {
  if (documentTypeOf(bytes) === "image/jpeg" && !isWholeJpeg(bytes)) throw new Unreadable("picture_damaged");
  const { decodedPicture } = await import("./decoding.ts");
  const picture = await decodedPicture(bytes);
  const reading = picture && (await recogniser.read(picture, 1));
  return reading ? [reading] : [];
}
