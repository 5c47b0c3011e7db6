/** PDF files through PDFium, a WebAssembly module: their pages as words, and as pictures. */
import { Unreadable } from "../engine.ts";
import type { Graymap } from "./graymap.ts";
import { giveBackMemory } from "./memory.ts";
import { type Place, type Reading, type Turn, turnedBack, type Word } from "./page.ts";
import { lacksFunction, type OpenDocument, openPdfium, type Pdfium } from "./pdfium.ts";
import { openShownText } from "./shown-text.ts";

/** FPDFBitmap_Gray, FPDF_GRAYSCALE and FPDF_ANNOT of fpdfview.h. */
const GREY_BITMAP = 1;
const DRAW_GREY = 0x08;
const DRAW_ANNOTATIONS = 0x01;
const WHITE = 0xffffffff;
/** FPDF_PAGEOBJ_IMAGE of fpdf_edit.h. */
const IMAGE = 3;
/** Pixels of a drawn page: 12 megapixels, whatever its size on paper. */
const MAX_PIXELS = 12_000_000;
/** Objects of a page that are looked through for pictures. */
const MAX_OBJECTS = 1000;
/** Bytes that hold any answer about a picture. */
const SCRATCH = 64;
/** How far from an edge of the page a scan may end, as a share of its length. */
const EDGE = 0.01;
/** Bits of a dot, and FPDF_COLORSPACE_DEVICEGRAY, _DEVICERGB, _CALGRAY, _CALRGB and _ICCBASED of fpdf_edit.h. */
const PLAIN_BITS = new Set([8, 24]);
const PLAIN_COLOURS = new Set([1, 2, 4, 5, 7]);
/** Bytes of a JPEG in which Exif begins. */
const EXIF_WITHIN = 4096;
const POINTS_PER_INCH = 72;
const TURNS: readonly Turn[] = [0, 1, 2, 3];
/** Resolution at which letters are looked at. */
const LOOK_DPI = 96;
/** Shades between the darkest and the lightest spot of a letter, of 255: less is not seen. */
const LEAST_CONTRAST = 30;

export interface Pdf {
  pages: number;
  /**
   * The words of a page that can be seen, at most so many characters of them.
   * @throws Unreadable
   */
  read(index: number, room: number): Promise<Reading[]>;
  /** Share of a page that its largest picture covers. */
  pictured(index: number): Promise<number>;
  /** Whether there is nothing at all on a page. */
  isEmpty(index: number): Promise<boolean>;
  /** Width and height of a page in points. */
  size(index: number): Promise<{ width: number; height: number }>;
  /** A page in shades of grey, so many dots an inch: of 12 megapixels at most. */
  draw(index: number, dpi: number): Promise<Graymap>;
  /** The JPEG that is all there is on a page, as scanners write them: decoding it takes half as long as drawing. */
  scan(index: number): Promise<Uint8Array<ArrayBuffer> | undefined>;
}

/**
 * Opens a PDF; it stays open until the process ends.
 * @throws Unreadable
 */
export async function openPdf(bytes: Uint8Array): Promise<Pdf> {
  const { using, letGo } = await withAllWhereNeeded(bytes);
  const open = <T>(index: number, use: (pdfium: Pdfium, page: number) => T) =>
    using(({ pdfium, document }) => withPage(pdfium, document, index, (page) => use(pdfium, page)));
  const pages = await using((document) => document.pages);
  return {
    pages,
    read: (index, room) => open(index, (pdfium, page) => readPage(pdfium, page, index, room)),
    pictured: (index) => open(index, (pdfium, page) => largestPicture(pdfium, page)),
    isEmpty: (index) => open(index, (pdfium, page) => pdfium.FPDFPage_CountObjects(page) === 0),
    size: (index) =>
      open(index, (pdfium, page) => ({
        width: pdfium.FPDF_GetPageWidthF(page),
        height: pdfium.FPDF_GetPageHeightF(page),
      })),
    async draw(index, dpi) {
      const picture = await open(index, (pdfium, page) => {
        pdfium.free(pdfium.malloc(DRAWING_BYTES));
        return drawPage(pdfium, page, dpi);
      });
      if (index === pages - 1) letGo();
      return picture;
    },
    scan: (index) => open(index, (pdfium, page) => scanOn(pdfium, page)),
  };
}

/** What a scanned page is decoded in: memory that grows bit by bit is copied each time, and lies there several times. */
const DRAWING_BYTES = 64 * 1024 ** 2;

interface Opened {
  using<T>(use: (open: OpenDocument) => T): Promise<T>;
  /**
   * Behind the last page: memory that grew never becomes smaller. Opening the document anew for each page would take a
   * third more time, and more memory with every page.
   */
  letGo(): void;
}

/** With the functions for text, until a document needs another one: then with all, and what was asked begins anew. */
async function withAllWhereNeeded(bytes: Uint8Array): Promise<Opened> {
  let opened: OpenDocument | undefined = await openPdfium(bytes, "for text").catch((fault: unknown) => {
    if (!lacksFunction(fault)) throw fault;
    return undefined;
  });
  let hasAll = false;
  return {
    async using(use) {
      if (opened) {
        try {
          return use(opened);
        } catch (fault) {
          if (hasAll || !lacksFunction(fault)) throw fault;
          opened = undefined;
        }
      }
      // The memory of the one before it is let go first.
      giveBackMemory();
      hasAll = true;
      opened = await openPdfium(bytes);
      return use(opened);
    },
    letGo() {
      opened = undefined;
    },
  };
}

function withPage<T>(pdfium: Pdfium, document: number, index: number, use: (page: number) => T): T {
  let page = pdfium.FPDF_LoadPage(document, index);
  if (page === 0) throw new Unreadable("page_damaged");
  // What was typed into the fields of a form becomes text of the page like any other.
  if (pdfium.FPDFPage_GetAnnotCount(page) > 0 && pdfium.FPDFPage_Flatten(page, 0) === 1) {
    pdfium.FPDF_ClosePage(page);
    page = pdfium.FPDF_LoadPage(document, index);
  }
  try {
    const used = use(page);
    pdfium.FPDF_ClosePage(page);
    return used;
  } catch (fault) {
    // A page that takes too much memory makes room for the next; after any other fault nothing can be asked.
    if (fault instanceof Unreadable) pdfium.FPDF_ClosePage(page);
    throw fault;
  }
}

interface Letter extends Place {
  text: string;
  turn: Turn;
  seen: boolean;
  /** Behind a blank that PDFium made up within a word whose letters are set apart. */
  isSetApart?: true;
}

function readPage(pdfium: Pdfium, page: number, index: number, room: number): Reading[] {
  const [width, height] = [pdfium.FPDF_GetPageWidthF(page), pdfium.FPDF_GetPageHeightF(page)];
  const text = openShownText(pdfium, page);
  const count = Math.min(pdfium.FPDFText_CountChars(text), room);
  const letters = count > 0 ? readLetters(pdfium, page, text, count) : [];
  pdfium.FPDFText_ClosePage(text);
  return TURNS.flatMap((turn) => {
    if (!letters.some((letter) => letter?.turn === turn)) return [];
    const turned = letters.map((letter) =>
      letter && letter.turn === turn ? { ...letter, ...turnedBack(letter, turn, width, height) } : undefined,
    );
    const words = [...wordsOf(turned)];
    const size = turn % 2 === 0 ? { width, height } : { width: height, height: width };
    return words.length > 0 ? [{ page: index + 1, turn, ...size, slope: 0, words }] : [];
  });
}

/** The letters of a page in their order; undefined stands for blanks. */
function readLetters(pdfium: Pdfium, page: number, text: number, count: number): (Letter | undefined)[] {
  const [width, height] = [pdfium.FPDF_GetPageWidthF(page), pdfium.FPDF_GetPageHeightF(page)];
  const picture = drawPage(pdfium, page, LOOK_DPI);
  const turn = pdfium.FPDFPage_GetRotation(page);
  const toPage = placing(pdfium, page, turn);
  const at = pdfium.malloc(32);
  let ink = new DataView(pdfium.memory().buffer, at, 32);
  let hasBlanks = false;
  const letters = Array.from({ length: count }, (_, i): Letter | MadeUp | undefined => {
    const code = pdfium.FPDFText_GetUnicode(text, i);
    const character = characterOf(code);
    if (character === undefined && code !== SPACE) return undefined;
    if (pdfium.FPDFText_GetLooseCharBox(text, i, at) === 0) return undefined;
    // Memory that grew lies elsewhere, and nothing is left here.
    if (ink.buffer.byteLength === 0) ink = new DataView(pdfium.memory().buffer, at, 32);
    if (character === undefined) {
      if (ink.getFloat32(8, true) - ink.getFloat32(0, true) < NO_WIDTH) return "made up";
      hasBlanks = true;
      return undefined;
    }
    const [left, top] = [ink.getFloat32(0, true), ink.getFloat32(4, true)];
    const place = toPage(left, top, ink.getFloat32(8, true), ink.getFloat32(12, true));
    const quarters = Math.round(pdfium.FPDFText_GetCharAngle(text, i) / (Math.PI / 2));
    pdfium.FPDFText_GetCharBox(text, i, at, at + 8, at + 16, at + 24);
    const [inkLeft, inkRight] = [ink.getFloat64(0, true), ink.getFloat64(8, true)];
    const inked = toPage(inkLeft, ink.getFloat64(24, true), inkRight, ink.getFloat64(16, true));
    const seen = isLegible(place, width, height) && isSeen(picture, inked, width, height);
    return { text: character, ...place, turn: ((((quarters + turn) % 4) + 4) % 4) as Turn, seen };
  });
  pdfium.free(at);
  return hasBlanks ? withoutMadeUp(letters) : letters.map((one) => (one === "made up" ? undefined : one));
}

/** A blank of PDFium's own, between two letters that stand apart. */
type MadeUp = "made up";
const SPACE = 0x20;
/** Points: a blank that is in the document has a width. */
const NO_WIDTH = 0.01;
/** Words of so many letters, and such a share of the places between them, show that letters are set apart. */
const [LEAST_APART, SHARE_APART] = [3, 0.4];

/**
 * Without the blanks that PDFium made up between the letters of one word, as titles have them set apart: `T_A_R_N M_I_L_L`,
 * where only the one in the middle is in the document. Figures and signs alone are not: they may fill cells of a table.
 */
function withoutMadeUp(letters: readonly (Letter | MadeUp | undefined)[]): (Letter | undefined)[] {
  const told: (Letter | undefined)[] = [];
  let word: (Letter | MadeUp)[] = [];
  let wasApart = false;
  const close = () => {
    const own = word.filter((one) => one !== "made up");
    const apart = word.length - own.length;
    const isShort = own.length < LEAST_APART || !own.some(({ text }) => LETTER.test(text));
    const isApart = apart > 0 && apart >= (own.length - 1) * SHARE_APART && (!isShort || wasApart);
    const after = (i: number) => word[i - 1] === "made up";
    for (const [i, one] of word.entries()) {
      if (one !== "made up") told.push(isApart && after(i) ? { ...one, isSetApart: true } : one);
      else if (!isApart) told.push(undefined);
    }
    if (own.length > 0) wasApart = isApart;
    word = [];
  };
  for (const one of letters) {
    if (one !== undefined) word.push(one);
    else {
      close();
      told.push(undefined);
    }
  }
  close();
  return told;
}

/** What stands for a character; undefined for blanks and what is no character. */
function characterOf(code: number): string | undefined {
  // PDFium's own signs for a hyphen that parts a word at the end of a line.
  if (code === 0x02 || code === 0xad || code === 0xfffe) return "-";
  if (code < 0x21 || (code >= 0x7f && code <= 0xa0) || code >= 0xffff || (code >= 0xd800 && code < 0xe000))
    return undefined;
  const character = String.fromCodePoint(code);
  return code > 0xa0 && BLANK.test(character) ? undefined : character;
}

const BLANK = /\s/u;

/** From PDF's coordinates to those of the page as it is shown. */
function placing(pdfium: Pdfium, page: number, turn: number) {
  const at = pdfium.malloc(16);
  pdfium.FPDF_GetPageBoundingBox(page, at);
  const view = new DataView(pdfium.memory().buffer, at, 16);
  const [x0, y1] = [view.getFloat32(0, true), view.getFloat32(4, true)];
  const [x1, y0] = [view.getFloat32(8, true), view.getFloat32(12, true)];
  pdfium.free(at);
  const point = (x: number, y: number): [number, number] => {
    if (turn === 1) return [y - y0, x - x0];
    if (turn === 2) return [x1 - x, y - y0];
    if (turn === 3) return [y1 - y, x1 - x];
    return [x - x0, y1 - y];
  };
  return (left: number, top: number, right: number, bottom: number): Place => {
    const [ax, ay] = point(left, top);
    const [bx, by] = point(right, bottom);
    return {
      left: Math.min(ax, bx),
      top: Math.min(ay, by),
      right: Math.max(ax, bx),
      bottom: Math.max(ay, by),
    };
  };
}

function drawPage(pdfium: Pdfium, page: number, dpi: number): Graymap {
  const [points, pointsHigh] = [pdfium.FPDF_GetPageWidthF(page), pdfium.FPDF_GetPageHeightF(page)];
  const scale = Math.min(dpi / POINTS_PER_INCH, Math.sqrt(MAX_PIXELS / Math.max(points * pointsHigh, 1)));
  const width = Math.max(Math.round(points * scale), 1);
  const height = Math.max(Math.round(pointsHigh * scale), 1);
  const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, GREY_BITMAP, 0, 0);
  if (bitmap === 0) throw new Unreadable("too_much_memory");
  pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
  pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, DRAW_GREY | DRAW_ANNOTATIONS);
  const [from, stride] = [pdfium.FPDFBitmap_GetBuffer(bitmap), pdfium.FPDFBitmap_GetStride(bitmap)];
  const shades = new Uint8Array(width * height);
  const memory = pdfium.memory();
  for (let y = 0; y < height; y++)
    shades.set(memory.subarray(from + y * stride, from + y * stride + width), y * width);
  pdfium.FPDFBitmap_Destroy(bitmap);
  return { width, height, shades };
}

/** Points on paper, and share of the longer side of a page that is shown as large as the screen: nobody reads what is smaller. */
const [LEAST_POINTS, LEAST_SHARE] = [2, 2 / 842];

/** Whether a letter is large enough to be read, in print or on a screen. */
function isLegible({ left, top, right, bottom }: Place, points: number, pointsHigh: number): boolean {
  const size = Math.max(right - left, bottom - top);
  return size >= LEAST_POINTS || size >= Math.max(points, pointsHigh) * LEAST_SHARE;
}

/** Letters of the same colour as what is behind or over them are there for programs only. */
function isSeen(
  { width, height, shades }: Graymap,
  place: Place,
  points: number,
  pointsHigh: number,
): boolean {
  const [x0, x1] = spanOf(place.left / points, place.right / points, width);
  const [y0, y1] = spanOf(place.top / pointsHigh, place.bottom / pointsHigh, height);
  let [darkest, lightest] = [255, 0];
  for (let y = y0; y <= y1; y++) {
    for (let x = x0; x <= x1; x++) {
      const shade = shades[y * width + x] ?? 255;
      if (shade < darkest) darkest = shade;
      if (shade > lightest) lightest = shade;
      if (lightest - darkest >= LEAST_CONTRAST) return true;
    }
  }
  return false;
}

/** A stroke that is at most so many dots wide may fill them all, so that the paper is to be seen beside it only. */
const THIN = 3;

/** The first and the last dot of a part of so many, given by its share of them. */
function spanOf(from: number, to: number, dots: number): [first: number, last: number] {
  const [first, last] = [Math.floor(from * dots), Math.ceil(to * dots)];
  const beside = last - first < THIN ? 1 : 0;
  return [Math.max(first - beside, 0), Math.min(last + beside, dots - 1)];
}

/** Letters closer than this share of their height belong to one word. */
const LETTER_GAP = 0.42;
/** And closer than this one where letters are set apart. */
const SET_APART = 0.8;

/** Letters closer than this share of their height touch: a blank between them is there for programs only. */
const TOUCHING = 0.04;
const LETTER = /\p{L}/u;

/** Share of its height by which letters of one word may differ in height and place. */
const SAME_LINE = 0.05;

function* wordsOf(letters: readonly (Letter | undefined)[]): Generator<Word> {
  let word: Letter[] = [];
  // Where a line of large letters reaches into the one below, PDFium tells some of one and some of the other in turn.
  let before: Letter[] = [];
  for (const [i, letter] of letters.entries()) {
    if (!letter) continue;
    const last = word.at(-1);
    const isBehindBlank = letters[i - 1] === undefined;
    if (last && (!continues(last, letter) || (isBehindBlank && !touches(last, letter)))) {
      const goesOnBefore = isBehindBlank && resumes(before.at(-1), letter);
      if (!goesOnBefore) yield* split(before);
      [before, word] = [word, goesOnBefore ? before : []];
    }
    word.push(letter);
  }
  yield* split(before);
  yield* split(word);
}

/** Whether a letter stands right behind one of the same size, on the same line. */
function resumes(last: Letter | undefined, next: Letter): boolean {
  if (!last) return false;
  const height = last.bottom - last.top;
  const isNear = (one: number, other: number, share: number) => Math.abs(one - other) < height * share;
  return (
    isNear(last.top, next.top, SAME_LINE) &&
    isNear(last.bottom, next.bottom, SAME_LINE) &&
    isNear(last.right, next.left, TOUCHING)
  );
}

/** Whether two letters of a line stand as close as those that are moved together within a word. */
function touches(last: Letter, next: Letter): boolean {
  return (
    next.left - last.right < (last.bottom - last.top) * TOUCHING &&
    LETTER.test(last.text) &&
    LETTER.test(next.text)
  );
}

/** What begins a cell of money, which may reach up to the figure in the cell before it. */
const CURRENCY = /[€$£]/u;
/** Signs of money stand at least so far from that figure, as a share of its height. */
const BEFORE_MONEY = 0.1;

function continues(last: Letter, next: Letter): boolean {
  const height = Math.max(last.bottom - last.top, 0.1);
  if (CURRENCY.test(next.text) && next.left - last.right > height * BEFORE_MONEY) return false;
  // The letters of a ligature share one box.
  const follows =
    next.left > last.left - height / 2 &&
    next.left - last.right < height * (next.isSetApart ? SET_APART : LETTER_GAP);
  return follows && (reachesOver(last, next) || (MARK.test(last.text) && reachesOver(next, last)));
}

/** Marks that some fonts give boxes of no more than their ink: the middle of what stands beside them is above or below it. */
const MARK = /[-\u2010\u2011–,.'’]/u;

/** Whether a letter is as high or low as the middle of another one. */
function reachesOver({ top, bottom }: Letter, other: Letter): boolean {
  const middle = (other.top + other.bottom) / 2;
  return middle > top && middle < bottom;
}

const LEADERS = /([._·…])\1{2,}|…/u;
const LEADER = /[._·…]/u;

/** Rows of dots that lead from a label to its value are blanks. */
function* split(letters: readonly Letter[]): Generator<Word> {
  let rest: Letter[] = [];
  const text = letters.map((letter) => letter.text).join("");
  if (!LEADERS.test(text)) return yield* wordOf(letters);
  for (const [i, letter] of letters.entries()) {
    const isLeader =
      LEADER.test(letter.text) &&
      (letters[i - 1]?.text === letter.text || letters[i + 1]?.text === letter.text || letter.text === "…");
    if (!isLeader) rest.push(letter);
    else {
      yield* wordOf(rest);
      rest = [];
    }
  }
  yield* wordOf(rest);
}

function* wordOf(letters: readonly Letter[]): Generator<Word> {
  if (letters.length === 0) return;
  const seen = letters.filter((letter) => letter.seen).length;
  if (seen * 2 < letters.length) return;
  const left = Math.min(...letters.map((letter) => letter.left));
  const top = Math.min(...letters.map((letter) => letter.top));
  const right = Math.max(...letters.map((letter) => letter.right));
  const bottom = Math.max(...letters.map((letter) => letter.bottom));
  const text = withRaised(letters);
  yield { text, x: left, y: top, width: right - left, height: bottom - top, sureness: 1 };
}

/** "Baumwolle1": a figure behind a word, and before the signs that end it. */
const FIGURE_BEHIND = /(?<=\p{L}{3})[1-9](?=[),.;:]*$)/u;
/** What a small figure above the line is of the height of the letter before it at most, and how far above its foot it ends at least. */
const [RAISED_HEIGHT, RAISED] = [0.9, 0.1];
const RAISED_FIGURES = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** The text of letters, with the sign of its own for the figure of a footnote that stands small above the line. */
function withRaised(letters: readonly Letter[]): string {
  const text = letters.map((letter) => letter.text).join("");
  const at = text.search(FIGURE_BEHIND);
  const [before, figure] = [letters[at - 1], letters[at]];
  if (!before || !figure || text.length !== letters.length) return text;
  const height = before.bottom - before.top;
  const isRaised =
    figure.bottom - figure.top < height * RAISED_HEIGHT && before.bottom - figure.bottom > height * RAISED;
  return isRaised
    ? text.slice(0, at) + RAISED_FIGURES.charAt(Number(figure.text)) + text.slice(at + 1)
    : text;
}

function largestPicture(pdfium: Pdfium, page: number): number {
  const area = pdfium.FPDF_GetPageWidthF(page) * pdfium.FPDF_GetPageHeightF(page);
  const count = Math.min(pdfium.FPDFPage_CountObjects(page), MAX_OBJECTS);
  const at = pdfium.malloc(16);
  let largest = 0;
  for (let i = 0; i < count; i++) {
    const object = pdfium.FPDFPage_GetObject(page, i);
    if (pdfium.FPDFPageObj_GetType(object) !== IMAGE) continue;
    if (!pdfium.FPDFPageObj_GetBounds(object, at, at + 4, at + 8, at + 12)) continue;
    const view = new DataView(pdfium.memory().buffer, at, 16);
    const width = view.getFloat32(8, true) - view.getFloat32(0, true);
    const height = view.getFloat32(12, true) - view.getFloat32(4, true);
    largest = Math.max(largest, (width * height) / area);
  }
  pdfium.free(at);
  return Math.min(largest, 1);
}

function scanOn(pdfium: Pdfium, page: number): Uint8Array<ArrayBuffer> | undefined {
  if (pdfium.FPDFPage_CountObjects(page) !== 1 || pdfium.FPDFPage_GetRotation(page) !== 0) return undefined;
  const object = pdfium.FPDFPage_GetObject(page, 0);
  if (pdfium.FPDFPageObj_GetType(object) !== IMAGE || pdfium.FPDFPageObj_HasTransparency(object))
    return undefined;
  const at = pdfium.malloc(SCRATCH);
  const isPlain = fillsPage(pdfium, page, object, at) && isPlainJpeg(pdfium, page, object, at);
  pdfium.free(at);
  if (!isPlain) return undefined;
  const length = pdfium.FPDFImageObj_GetImageDataRaw(object, 0, 0);
  const from = pdfium.malloc(length);
  if (from === 0) return undefined;
  pdfium.FPDFImageObj_GetImageDataRaw(object, from, length);
  const jpeg = new Uint8Array(pdfium.memory().subarray(from, from + length));
  pdfium.free(from);
  // What Exif says of how it is turned does not hold within a PDF.
  return Buffer.from(jpeg.buffer, 0, Math.min(length, EXIF_WITHIN)).includes("Exif\0") ? undefined : jpeg;
}

/** True where a picture stands upright and reaches from edge to edge. */
function fillsPage(pdfium: Pdfium, page: number, object: number, at: number): boolean {
  const [width, height] = [pdfium.FPDF_GetPageWidthF(page), pdfium.FPDF_GetPageHeightF(page)];
  pdfium.FPDF_GetPageBoundingBox(page, at);
  const [left = 0, , , bottom = 0] = new Float32Array(pdfium.memory().buffer, at, 4).slice();
  if (!pdfium.FPDFPageObj_GetMatrix(object, at)) return false;
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = new Float32Array(pdfium.memory().buffer, at, 6);
  const near = (one: number, other: number, length: number) => Math.abs(one - other) < length * EDGE;
  const isUpright = near(b, 0, height) && near(c, 0, width);
  return (
    isUpright &&
    near(a, width, width) &&
    near(d, height, height) &&
    near(e, left, width) &&
    near(f, bottom, height)
  );
}

/** True for a JPEG in grey or in red, green and blue, of no more dots than are drawn. */
function isPlainJpeg(pdfium: Pdfium, page: number, object: number, at: number): boolean {
  if (!pdfium.FPDFImageObj_GetImageMetadata(object, page, at)) return false;
  const [width = 0, height = 0, , , bits = 0, colours = 0] = new Uint32Array(pdfium.memory().buffer, at, 6);
  if (width * height > MAX_PIXELS || !PLAIN_BITS.has(bits) || !PLAIN_COLOURS.has(colours)) return false;
  if (pdfium.FPDFImageObj_GetImageFilterCount(object) !== 1) return false;
  const length = pdfium.FPDFImageObj_GetImageFilter(object, 0, at, SCRATCH);
  return Buffer.from(pdfium.memory().subarray(at, at + length)).toString("latin1") === "DCTDecode\0";
}
