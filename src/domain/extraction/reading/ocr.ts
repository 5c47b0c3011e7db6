/**
 * Letters in pictures, by Tesseract: a WebAssembly module and a file for each language, both embedded; more languages
 * from a folder. The language of a page is found first, by a part of it, and the page is read in that one.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Tesseract, TesseractModule } from "tesseract.js-core/tesseract-core-relaxedsimd-lstm.js";
import { shortModelName, withWholeWords } from "../../../formats/tesseract-words.ts";
import { readEmbedded } from "../../../platform/embedded.ts";
import { DARK, withoutLeaders, withoutRules, withoutSpecks } from "./cleaning.ts";
import { withWholeCodes } from "./codes.ts";
import { hasDarkBar, withLightBars } from "./dark-bars.ts";
import { type Graymap, toPgm, turnedBy } from "./graymap.ts";
import { withoutHoles } from "./holes.ts";
import { languageOf } from "./language.ts";
import { linesInLargeLetters } from "./large-letters.ts";
import { evenlyLit } from "./lighting.ts";
import { type Baseline, baselinesOf, loosened } from "./line-boxes.ts";
import { giveBackMemory } from "./memory.ts";
import type { Reading, Turn, Word } from "./page.ts";
import { lookedAtAgain, type ReadPart } from "./second-look.ts";
import { flatSheet } from "./sheet.ts";
import type { Sheet } from "./sheet-place.ts";
import { isSideways } from "./sideways.ts";
import { withoutSurround } from "./surround.ts";

const EMBEDDED_LANGUAGES = ["eng", "deu", "fra", "ita", "spa", "por", "nld", "pol"];
const MODEL = /^(?<language>[A-Za-z_]{3,20})\.traineddata(?:\.gz)?$/;
/** The LSTM engine. */
const ENGINE = 1;
/** Otsu's threshold, one for the page: it is lit evenly before. */
const OTSU = "0";
/** Shares of a page's height that may tell its language and whether it stands upright: the first with enough on it. */
const PROBES = [0.03, 0.05, 0.08, 0.12, 0.2, 0.35];
/** The shares that are looked at where a smaller one told nothing. */
const LARGE_PROBES = PROBES.slice(-1);
/** Strokes that are enough, counted in every row of dots: about fifteen words. */
const ENOUGH_STROKES = 2500;
/** A band is cut off on its right where that saves at least a fifth of it. */
const MOST_OF_BAND = 0.8;
/** Mean certainty, of 100, below which a page may lie on its side or be in another language. */
const DOUBTFUL = 65;
const FEW_WORDS = 5;
/** Letters of what is a word for certain. */
const WHOLE_WORD = 3;
/** Sureness below which a word is noise. */
const NOISE = 0.15;
/** What specks beside a word are taken for. */
const EDGE_NOISE = /^[\s„‚'"`|_~«»]+|[\s|_~`]+$/g;
/** What a capital J in a number of an article is taken for. */
const HALF_J = /(?<=[A-Z0-9-])\}(?=[A-Z0-9-])|^\}(?=[A-Z]*-\d)|(?<=^[^[]*\d-)\]$/g;
/** Exif's Orientation. */
const UPRIGHT = 1;
/** Ways to part a picture: all of it one block, all of it one line. */
const BLOCK = "6";
const LINE = "7";
const FIGURES = "0123456789.,";

export interface Recogniser {
  /** The words of a picture that a page was drawn to; undefined where there are none. */
  read(picture: Graymap, page: number): Promise<Reading | undefined>;
}

/** A recogniser that starts with its first page. */
export function createRecogniser(folder: string | undefined): Recogniser {
  let engine: Engine | undefined;
  /** Of the page before: the next one is likely to be in the same. */
  let language: string | undefined;
  return {
    async read(given, page) {
      engine ??= await startEngine(folder);
      const flat = flatSheet(given);
      const alone = flat?.picture ?? withoutSurround(given);
      const picture = withoutLeaders(withoutRules(withoutSpecks(evenlyLit(withLightBars(alone)))));
      // Letters that are read badly are read once more as light ones on dark: twice the time, where none are.
      engine.invert = hasDarkBar(picture) ? "1" : "0";
      // A picture is cleaned in many steps, each of them as large as it.
      giveBackMemory();
      if (language !== undefined) {
        const reading = recogniseWell(engine, language, picture);
        if (reading.certainty >= DOUBTFUL) return toReading(reading, picture, page, 0, flat?.sheet);
      }
      const { turn, text } = probe(engine, picture);
      language = languageOf(text);
      const upright = turnedBy(picture, turn);
      let reading = recogniseWell(engine, language, upright);
      const told = languageOf(textOf(reading));
      // A few lines in English letters tell less than the whole page.
      if (told !== language && told !== "eng") {
        language = told;
        reading = recogniseWell(engine, language, upright);
      }
      return toReading(reading, upright, page, turn, flat?.sheet);
    },
  };
}

interface Engine {
  module: TesseractModule;
  /** Languages that a file is there for. */
  languages: ReadonlyMap<string, () => Uint8Array>;
  ready: Map<string, Tesseract>;
  loaded: Set<string>;
  /** Whether letters may be light on dark. */
  invert: "0" | "1";
}

async function startEngine(folder: string | undefined): Promise<Engine> {
  const { default: start } = await import("tesseract.js-core/tesseract-core-relaxedsimd-lstm.js");
  const silent = () => undefined;
  const wasmBinary = readEmbedded("tesseract.wasm");
  const module = await start({ wasmBinary, print: silent, printErr: silent });
  return { module, languages: languagesIn(folder), ready: new Map(), loaded: new Set(), invert: "0" };
}

/** A model of Tesseract that the executable carries. */
export function embeddedModel(language: string): Uint8Array<ArrayBuffer> {
  return withWholeWords(readEmbedded(shortModelName(language)));
}

/** The embedded languages, and those of a folder with files of Tesseract, which come first. */
function languagesIn(folder: string | undefined): Map<string, () => Uint8Array> {
  const languages = new Map<string, () => Uint8Array>();
  for (const language of EMBEDDED_LANGUAGES) languages.set(language, () => embeddedModel(language));
  for (const name of folder !== undefined && existsSync(folder) ? readdirSync(folder) : []) {
    const language = MODEL.exec(name)?.groups?.language;
    if (language === undefined) continue;
    languages.set(language, () => {
      const bytes = readFileSync(join(folder ?? "", name));
      return name.endsWith(".gz") ? Bun.gunzipSync(bytes) : bytes;
    });
  }
  return languages;
}

/** Languages without a model of their own, and the one inside that their letters are read best with (0081). */
const STAND_INS: Record<string, string> = {
  tur: "fra",
  ces: "spa",
  slk: "spa",
  swe: "deu",
  fin: "deu",
  dan: "fra",
  nor: "fra",
  hun: "nld",
  ron: "ita",
};

/**
 * An embedded language alone; one of the folder with English. Where there is no file for it, three of the folder's with
 * English, or the embedded one that stands in for it.
 */
function tesseractFor(engine: Engine, told: string): Tesseract {
  const others = [...engine.languages.keys()].filter((one) => !EMBEDDED_LANGUAGES.includes(one));
  const isStoodFor = others.length === 0 && !engine.languages.has(told);
  const language = isStoodFor ? (STAND_INS[told] ?? "eng") : told;
  const wanted = engine.languages.has(language) ? [language] : others.slice(0, 3);
  // With English beside it, words with its own letters are told as English ones: "Handwésche", "MaRig".
  const alone = EMBEDDED_LANGUAGES.includes(language);
  const languages = alone ? wanted : [...new Set([...wanted, "eng"])];
  const name = languages.join("+");
  const known = engine.ready.get(name);
  if (known) return known;
  // Each engine that is ready holds tens of megabytes: two are enough, English and another.
  for (const [other, tesseract] of engine.ready) {
    if (other === "eng" || name === "eng") continue;
    tesseract.End();
    engine.ready.delete(other);
  }
  for (const one of languages) {
    if (engine.loaded.has(one)) continue;
    engine.module.FS.writeFile(`${one}.traineddata`, engine.languages.get(one)?.() ?? new Uint8Array());
    engine.loaded.add(one);
  }
  const tesseract = new engine.module.TessBaseAPI();
  if (tesseract.Init(null, name, ENGINE) !== 0) throw new Error(`Tesseract does not start with ${name}`);
  tesseract.SetVariable("thresholding_method", OTSU);
  engine.ready.set(name, tesseract);
  // The model was unpacked, and copied into Tesseract's memory.
  giveBackMemory();
  return tesseract;
}

/** How a page stands and what a part of it says, as far as English letters tell. */
function probe(engine: Engine, picture: Graymap): { turn: Turn; text: string } {
  const sideways = isSideways(picture);
  const band = busiestPart(picture);
  const first = probePart(engine, sideways ? band : narrowed(band), sideways);
  // A band that cuts a line of letters in two tells nothing: a larger one does.
  const best = first.isSure ? first : probePart(engine, busiestPart(picture, LARGE_PROBES), sideways);
  const { turn, recognised } = best.isSure || best.worth > first.worth ? best : first;
  return { turn, text: textOf(recognised) };
}

interface Probed {
  turn: Turn;
  recognised: Recognised;
  worth: number;
  /** Whether most of what was read are words, and surely so. */
  isSure: boolean;
}

/** How a part of a page stands: the first way in which it surely has words, else the best. */
function probePart(engine: Engine, part: Graymap, sideways: boolean): Probed {
  let best: Probed | undefined;
  for (const turn of sideways ? SIDEWAYS_FIRST : UPRIGHT_FIRST) {
    const recognised = recognise(engine, "eng", turnedBy(part, turn));
    const { certainty, words } = recognised;
    // What stands otherwise is taken for single letters, and surely so.
    const whole = words.filter(({ text }) => text.length >= WHOLE_WORD).length;
    const worth = certainty * Math.min(whole, FEW_WORDS * 4);
    // The bars of a code look like lines of letters that run down: a few words of them prove nothing.
    const isEnough = turn === 0 || turn === 2 || whole >= FEW_WORDS;
    const isSure = certainty >= DOUBTFUL && isEnough && whole > 0 && whole * 3 >= words.length;
    if (!best || worth > best.worth * 1.15) best = { turn, recognised, worth, isSure };
    if (isSure) break;
  }
  return best ?? { turn: 0, recognised: { certainty: 0, words: [], slope: 0 }, worth: 0, isSure: false };
}

function textOf({ words }: Recognised): string {
  return words.map(({ text }) => text).join(" ");
}

const UPRIGHT_FIRST: readonly Turn[] = [0, 2, 1, 3];
const SIDEWAYS_FIRST: readonly Turn[] = [1, 3, 0, 2];

/**
 * A band of a picture with some lines of letters: reading all of it would take as long again as what it is for.
 * @param shares of the height that it may have, the smallest first
 */
export function busiestPart(picture: Graymap, shares: readonly number[] = PROBES): Graymap {
  const { width, height, shades } = picture;
  const sums = new Uint32Array(height + 1);
  for (let y = 0; y < height; y++) sums[y + 1] = (sums[y] ?? 0) + strokesIn(picture, y);
  let best = { top: 0, rows: height };
  for (const share of shares) {
    const rows = Math.max(Math.round(height * share), 1);
    const strokesFrom = (top: number) => (sums[top + rows] ?? 0) - (sums[top] ?? 0);
    let top = 0;
    for (let at = 1; at + rows <= height; at++) if (strokesFrom(at) > strokesFrom(top)) top = at;
    best = { top, rows };
    if (strokesFrom(top) >= ENOUGH_STROKES) break;
  }
  const { top, rows } = best;
  return { width, height: rows, shades: shades.subarray(top * width, (top + rows) * width) };
}

/** As much of a band, from its left, as tells enough: long lines hold many more words than are needed. */
function narrowed(band: Graymap): Graymap {
  const { width, height, shades } = band;
  const strokes = new Uint32Array(width);
  for (let y = 0; y < height; y++)
    for (let x = 1; x < width; x++) if (isStroke(shades, y * width + x)) strokes[x] = (strokes[x] ?? 0) + 1;
  let sum = 0;
  const right = strokes.findIndex((count) => {
    sum += count;
    return sum >= ENOUGH_STROKES;
  });
  if (right < 0 || right > width * MOST_OF_BAND) return band;
  const part = new Uint8Array(right * height);
  for (let y = 0; y < height; y++) part.set(shades.subarray(y * width, y * width + right), y * right);
  return { width: right, height, shades: part };
}

/** Rows of dots that the bars of a code are higher than, and letters of a text are not. */
const BAR_ROWS = 32;
/** How many bars a row of a code has at least, how far they lean within so many rows, and what share of its strokes they are. */
const [LEAST_BARS, LEANING, PARTLY] = [12, 2, 0.4];

/**
 * How often a row of dots goes from paper to ink; a dark table beside the page counts once. Without what is found so many rows
 * above or below, too, where that is much of it: the bars of a code, which no letters are read from.
 */
function strokesIn({ width, height, shades }: Graymap, row: number): number {
  let [strokes, above, below] = [0, 0, 0];
  const isBar = (x: number, y: number) => {
    if (y < 0 || y >= height) return false;
    for (let at = x - LEANING; at <= x + LEANING; at++)
      if (at > 0 && at < width && isStroke(shades, y * width + at)) return true;
    return false;
  };
  for (let x = 1; x < width; x++) {
    if (!isStroke(shades, row * width + x)) continue;
    strokes++;
    if (isBar(x, row - BAR_ROWS)) above++;
    if (isBar(x, row + BAR_ROWS)) below++;
  }
  const bars = Math.max(above, below);
  return bars >= LEAST_BARS && bars >= strokes * PARTLY ? strokes - bars : strokes;
}

function isStroke(shades: Uint8Array, at: number): boolean {
  return (shades[at] ?? 255) < DARK && (shades[at - 1] ?? 0) >= DARK;
}

interface Recognised {
  certainty: number;
  words: Word[];
  slope: number;
}

function recognise(engine: Engine, language: string, picture: Graymap): Recognised {
  const { certainty, lines } = readLines(engine, tesseractFor(engine, language), picture, BLOCK);
  return { certainty, ...wordsOf(lines, []) };
}

/** A page with what is doubted on it read a second time. */
function recogniseWell(engine: Engine, language: string, picture: Graymap): Recognised {
  const tesseract = tesseractFor(engine, language);
  const { certainty, lines } = readLines(engine, tesseract, picture, BLOCK);
  const baselines = baselinesOf(tesseract.GetHOCRText(0));
  const readPart: ReadPart = (part, figuresOnly) => {
    tesseract.SetVariable("tessedit_char_whitelist", figuresOnly ? FIGURES : "");
    const words = readLines(engine, tesseract, part, LINE).lines.flat();
    tesseract.SetVariable("tessedit_char_whitelist", "");
    return words;
  };
  const again = lookedAtAgain(lines, picture, readPart);
  const large = linesInLargeLetters(lines, picture, readPart);
  return { certainty, ...wordsOf([...large, ...again], lined(baselines, lines, large)) };
}

/** The baseline of each line, where all are known; of large letters that were read by themselves there is none. */
function lined(
  baselines: readonly (Baseline | undefined)[],
  lines: readonly unknown[],
  large: readonly unknown[],
): (Baseline | undefined)[] {
  return baselines.length === lines.length ? [...large.map(() => undefined), ...baselines] : [];
}

function readLines(
  engine: Engine,
  tesseract: Tesseract,
  picture: Graymap,
  mode: string,
): { certainty: number; lines: Word[][] } {
  tesseract.SetVariable("tessedit_do_invert", engine.invert);
  tesseract.SetVariable("tessedit_pageseg_mode", mode);
  engine.module.FS.writeFile("/input", toPgm(picture));
  if (tesseract.SetImageFile(UPRIGHT, 0) !== 0) throw new Error("Tesseract does not open a picture");
  tesseract.Recognize(null);
  return { certainty: tesseract.MeanTextConf(), lines: linesOf(tesseract.GetTSVText(0)) };
}

/** Tesseract's table: level, page, block, paragraph, line, word, left, top, width, height, certainty, text. */
function linesOf(table: string): Word[][] {
  const lines = new Map<string, Word[]>();
  for (const row of table.split("\n")) {
    const [level, page, block, paragraph, line, , x, y, width, height, certainty, text = ""] =
      row.split("\t");
    if (level !== "5") continue;
    const key = [page, block, paragraph, line].join();
    const words = lines.get(key) ?? [];
    lines.set(key, words);
    words.push({
      text,
      x: Number(x),
      y: Number(y),
      width: Number(width),
      height: Number(height),
      sureness: Number(certainty) / 100,
    });
  }
  return [...lines.values()];
}

/** The words of lines without noise and with what is clearly wrong put right. */
function wordsOf(
  lines: readonly (readonly Word[])[],
  baselines: readonly (Baseline | undefined)[],
): { words: Word[]; slope: number } {
  const each = lines.map((words, i) => {
    const kept: Word[] = [];
    for (const word of words) {
      const text = word.text.replace(EDGE_NOISE, "").replace(HALF_J, "J");
      const isDegrees = DEGREES_AS_FIGURE.test(text);
      if ((word.sureness < NOISE && !isDegrees) || !/[\p{L}\p{N}%&/:]/u.test(text)) continue;
      const sureness = isDegrees ? Math.max(word.sureness, SEEN_AS_FIGURE) : word.sureness;
      kept.push({ ...word, sureness, text: corrected(text, kept.at(-1)?.text ?? "") });
    }
    return loosened(withWholeCodes(kept), baselines[i]);
  });
  return { words: withoutHoles(each.flat()), slope: slopeOf(each, baselines) };
}

/** "260 g/m²", whose small figure is taken for a sign: a question mark there would make a question of its line. */
const SQUARE_METRE = /(?<=\/[cd]?m)[?*'"“”](?=[.,;:)]{0,2}$)|(?<=^[cd]?m)\?(?=[.,;:)]{0,2}$)/u;

/** "1OO%", "l00%", "9O%cotton": a share with letters for figures of the same shape. */
const LETTERS_IN_SHARE = /^(?=.{0,2}[OoQlI|])(?:[1lI|][0OoQ]{2}|[1-9][0OoQ])%(?![oO0]?\d)/u;

/** "100 % lã", of which the first letter is taken for a figure, or for the edge of the next. */
const WOOL = /^(?:[1lI|][ãáâ]|ã)(?=,?$)/u;

/** "385 9/db", "0,24 9/pc", "(640 9)": grams for a piece, behind a figure. */
const NINE_FOR_EACH = /^9\/(?=\p{L}{2})/u;

/** "405C.", read for "40°C." by somebody who knows no degree: temperatures of washing and ironing. */
const DEGREES_AS_FIGURE = /^(?<figures>[34567]0|95|1[15]0|200)[\dO]C(?=[.,;]?$)/u;

/** How sure such a temperature is at least: its figures are those of no other word with this letter. */
const SEEN_AS_FIGURE = 0.5;

/** "Sp. z o.o.", "30 °C" and "g/m²", where small round letters are taken for others. */
export function corrected(text: string, before: string): string {
  if (before === "z" && /^[0oO]{1,2}\.[0oO]\.,?$/.test(text))
    return text.replace(/^[0oO]+/, "o").replace(/[0O]/g, "o");
  if (LETTERS_IN_SHARE.test(text)) return text.replace(/[OoQ](?=[OoQ\d]*%)/g, "0").replace(/^[lI|]/, "1");
  if (/%$/.test(before) && WOOL.test(text)) return text.replace(WOOL, "lã");
  if (SQUARE_METRE.test(text)) return text.replace(SQUARE_METRE, "²");
  if (/^\(\d{2,4}$/.test(before) && /^9\)[.,;:]?$/.test(text)) return text.replace("9", "g");
  if (/^\d{1,4}(?:[.,]\d+)?$/.test(before) && NINE_FOR_EACH.test(text)) return text.replace("9", "g");
  if (DEGREES_AS_FIGURE.test(text)) return text.replace(DEGREES_AS_FIGURE, "$<figures>°C");
  if (/^\d{2,3}[*?'"“”%]C(?=[.,;)]{0,2}$)/.test(text)) return text.replace(/[*?'"“”%]/, "°");
  if (/^\d{2,3}$/.test(before)) return text.replace(/^[2?*"'“”9]C(?=[.,;)]?$)/, "°C");
  return text;
}

/** The slope of the longest lines, as most of them have it. */
function slopeOf(lines: readonly (readonly Word[])[], baselines: readonly (Baseline | undefined)[]): number {
  const slopes = lines.flatMap((words, i) => {
    const [first, last] = [words[0], words.at(-1)];
    if (!first || !last || last.x - first.x < first.height * 6) return [];
    const rise = last.y + last.height / 2 - (first.y + first.height / 2);
    return [{ slope: baselines[i]?.slope ?? rise / (last.x - first.x), weight: last.x - first.x }];
  });
  const total = slopes.reduce((sum, { weight }) => sum + weight, 0);
  let sum = 0;
  for (const { slope, weight } of slopes.sort((one, other) => one.slope - other.slope)) {
    sum += weight;
    if (sum >= total / 2) return slope;
  }
  return 0;
}

function toReading(
  { words, slope }: Recognised,
  { width, height }: Graymap,
  page: number,
  turn: Turn,
  sheet: Sheet | undefined,
): Reading | undefined {
  return words.length === 0
    ? undefined
    : { page, turn, width, height, slope, ...(sheet && { sheet }), words };
}
