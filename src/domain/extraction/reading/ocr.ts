/**
 * Letters in pictures, by Tesseract: a WebAssembly module and a file for each language, both embedded; more languages
 * from a folder. The language of a page is found first, by a part of it, and the page is read in that one and English.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Tesseract, TesseractModule } from "tesseract.js-core/tesseract-core-relaxedsimd-lstm.js";
import { readEmbedded } from "../../../platform/embedded.ts";
import { languageOf } from "./language.ts";
import type { Reading, Turn, Word } from "./page.ts";

const EMBEDDED_LANGUAGES = ["eng", "deu", "fra", "ita", "spa", "por", "nld", "pol"];
const MODEL = /^(?<language>[A-Za-z_]{3,20})\.traineddata(?:\.gz)?$/;
/** The LSTM engine. */
const ENGINE = 1;
/** Sauvola's threshold, of the surroundings of each spot: photos are lit unevenly, and scans are noisy. */
const SAUVOLA = "2";
/** Share of a page's height that tells its language and whether it stands upright. */
const PROBE = 0.45;
/** Mean certainty, of 100, below which a page may lie on its side or be in another language. */
const DOUBTFUL = 65;
const FEW_WORDS = 5;
/** Certainty below which a word is noise. */
const NOISE = 15;
/** What specks beside a word are taken for. */
const EDGE_NOISE = /^[\s„‚'"`|_~«»]+|[\s|_~`]+$/g;
/** Specks of a page that is a fax or was scanned in black and white. */
const MANY_SPECKS = 800;
const DARK = 140;
const LIGHT = 170;
/** Exif's Orientation that turns a picture back by so many quarter turns. */
const ORIENTATIONS = [1, 8, 3, 6];

export interface Recogniser {
  /** The words of a picture that a page was drawn to; undefined where there are none. */
  read(picture: Picture, page: number): Promise<Reading | undefined>;
}

export interface Picture {
  /** PNG, or a portable graymap. */
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** A recogniser that starts with its first page. */
export function createRecogniser(folder: string | undefined): Recogniser {
  let engine: Engine | undefined;
  /** Of the page before: the next one is likely to be in the same. */
  let language: string | undefined;
  return {
    async read(given, page) {
      engine ??= await startEngine(folder);
      const picture = withoutRules(withoutSpecks(given));
      if (language !== undefined) {
        const reading = recognise(engine, language, picture, 0);
        if (reading.certainty >= DOUBTFUL) return toReading(reading, picture, page, 0);
      }
      const { turn, text, whole } = probe(engine, picture);
      language = languageOf(text);
      const read = language === "eng" ? whole : undefined;
      return toReading(read ?? recognise(engine, language, picture, turn), picture, page, turn);
    },
  };
}

interface Engine {
  module: TesseractModule;
  /** Languages that a file is there for. */
  languages: ReadonlyMap<string, () => Uint8Array>;
  ready: Map<string, Tesseract>;
  loaded: Set<string>;
}

async function startEngine(folder: string | undefined): Promise<Engine> {
  const { default: start } = await import("tesseract.js-core/tesseract-core-relaxedsimd-lstm.js");
  const silent = () => undefined;
  const wasmBinary = readEmbedded("tesseract.wasm");
  const module = await start({ wasmBinary, print: silent, printErr: silent });
  return { module, languages: languagesIn(folder), ready: new Map(), loaded: new Set() };
}

/** The embedded languages, and those of a folder with files of Tesseract, which come first. */
function languagesIn(folder: string | undefined): Map<string, () => Uint8Array> {
  const languages = new Map<string, () => Uint8Array>();
  for (const language of EMBEDDED_LANGUAGES)
    languages.set(language, () => readEmbedded(`${language}.traineddata`));
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

/** A language and English; of one that there is no file for, the folder's languages and English. */
function tesseractFor(engine: Engine, language: string): Tesseract {
  const others = [...engine.languages.keys()].filter((one) => !EMBEDDED_LANGUAGES.includes(one));
  const wanted = engine.languages.has(language) ? [language] : others.slice(0, 3);
  const languages = [...new Set([...wanted, "eng"])];
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
  tesseract.SetVariable("thresholding_method", SAUVOLA);
  engine.ready.set(name, tesseract);
  return tesseract;
}

/** A graymap without the single dots that a fax is full of; they would cost ten times the time and the words beside. */
function withoutSpecks(picture: Picture): Picture {
  const { width, height } = picture;
  if (!isGraymap(picture)) return picture;
  const begin = picture.bytes.length - width * height;
  const shades = picture.bytes.subarray(begin);
  const specks: number[] = [];
  for (let y = 2; y < height - 2; y++) {
    for (let at = y * width + 2; at < (y + 1) * width - 2; at++)
      if ((shades[at] ?? 255) < DARK && isAlone(shades, at, width)) specks.push(at);
  }
  if (specks.length < MANY_SPECKS) return picture;
  const bytes = picture.bytes.slice();
  for (const at of specks)
    for (const row of [-width, 0, width]) bytes.fill(255, begin + at + row - 1, begin + at + row + 2);
  return { bytes, width, height };
}

/** True where all dots at a distance of two are light. */
function isAlone(shades: Uint8Array, at: number, width: number): boolean {
  for (let step = -2; step <= 2; step++) {
    if ((shades[at - 2 * width + step] ?? 255) < LIGHT || (shades[at + 2 * width + step] ?? 255) < LIGHT)
      return false;
    if ((shades[at + step * width - 2] ?? 255) < LIGHT || (shades[at + step * width + 2] ?? 255) < LIGHT)
      return false;
  }
  return true;
}

/** Dots of a line of a table, at least; letters have no straight stroke of half a centimetre. */
const RULE_LENGTH = 45;
/** Dots that noise may take out of a line. */
const RULE_GAP = 2;
const RULE_SHADE = 208;
/** At this distance from a line, on both sides, there is paper. */
const RULE_MARGIN = 4;

/** A graymap without the lines of its tables, beside which words are overlooked. */
function withoutRules(picture: Picture): Picture {
  if (!isGraymap(picture)) return picture;
  const { width, height } = picture;
  const bytes = picture.bytes.slice();
  const shades = bytes.subarray(bytes.length - width * height);
  const original = shades.slice();
  for (let y = RULE_MARGIN; y < height - RULE_MARGIN; y++)
    wipeRules(original, shades, y * width, 1, width, width);
  for (let x = RULE_MARGIN; x < width - RULE_MARGIN; x++) wipeRules(original, shades, x, width, height, 1);
  return { bytes, width, height };
}

/** Whitens the lines along `step`, of so many dots from a place on, `across` being the step to their side. */
function wipeRules(
  from: Uint8Array,
  to: Uint8Array,
  start: number,
  step: number,
  count: number,
  across: number,
): void {
  let begin = -1;
  let last = -1;
  for (let i = 0; i <= count; i++) {
    if (i < count && (from[start + i * step] ?? 255) < RULE_SHADE) {
      if (begin < 0) begin = i;
      last = i;
      continue;
    }
    if (begin < 0 || (i < count && i - last <= RULE_GAP)) continue;
    if (last - begin >= RULE_LENGTH && isBare(from, start, step, begin, last, across)) {
      for (let j = begin; j <= last; j++)
        for (const side of [-across, 0, across]) to[start + j * step + side] = 255;
    }
    begin = -1;
  }
}

/** True where paper is on both sides of most of a line: it is no edge of a bar and no stroke of large letters. */
function isBare(
  shades: Uint8Array,
  start: number,
  step: number,
  begin: number,
  end: number,
  across: number,
): boolean {
  let bare = 0;
  const samples = 12;
  for (let i = 0; i < samples; i++) {
    const at = start + Math.round(begin + ((end - begin) * i) / (samples - 1)) * step;
    const sides = [shades[at - RULE_MARGIN * across] ?? 0, shades[at + RULE_MARGIN * across] ?? 0];
    if (sides.every((shade) => shade >= RULE_SHADE)) bare++;
  }
  return bare >= samples * 0.75;
}

function isGraymap({ bytes }: Picture): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x35;
}

/** How a page stands and what its upper part says, as far as English letters tell; all of it where it is not cut. */
function probe(
  engine: Engine,
  picture: Picture,
): { turn: Turn; text: string; whole: Recognised | undefined } {
  const part = upperPart(picture);
  let best: { turn: Turn; recognised: Recognised; worth: number } | undefined;
  for (const turn of [0, 2, 1, 3] as const) {
    const recognised = recognise(engine, "eng", part, turn);
    const { certainty, words } = recognised;
    const worth = certainty * Math.min(words.length, FEW_WORDS * 4);
    if (!best || worth > best.worth * 1.15) best = { turn, recognised, worth };
    if (turn === 0 && (certainty >= DOUBTFUL || words.length === 0)) break;
  }
  const { turn = 0, recognised } = best ?? {};
  const text = (recognised?.words ?? []).map((word) => word.text).join(" ");
  return { turn, text, whole: part === picture ? recognised : undefined };
}

/** The upper part of a graymap, whose rows stand one after the other; other pictures stay whole. */
function upperPart(picture: Picture): Picture {
  const { bytes, width, height } = picture;
  const begin = bytes.length - width * height;
  if (!isGraymap(picture)) return picture;
  const rows = Math.round(height * PROBE);
  const header = Buffer.from(`P5\n${width} ${rows}\n255\n`, "latin1");
  const part = Buffer.concat([header, bytes.subarray(begin, begin + width * rows)]);
  return { bytes: part, width, height: rows };
}

interface Recognised {
  certainty: number;
  words: Word[];
  slope: number;
}

function recognise(engine: Engine, language: string, picture: Picture, turn: Turn): Recognised {
  const tesseract = tesseractFor(engine, language);
  engine.module.FS.writeFile("/input", picture.bytes);
  if (tesseract.SetImageFile(ORIENTATIONS[turn] ?? 1, 0) !== 0)
    throw new Error("Tesseract does not open a picture");
  tesseract.Recognize(null);
  return { certainty: tesseract.MeanTextConf(), ...wordsOf(tesseract.GetTSVText(0)) };
}

function turnedSize({ width, height }: Picture, turn: Turn): { width: number; height: number } {
  return turn % 2 === 0 ? { width, height } : { width: height, height: width };
}

/** Tesseract's table: level, page, block, paragraph, line, word, left, top, width, height, certainty, text. */
function wordsOf(table: string): { words: Word[]; slope: number } {
  const words: Word[] = [];
  const lines = new Map<string, Word[]>();
  for (const row of table.split("\n")) {
    const cells = row.split("\t");
    const [level, page, block, paragraph, line, , x, y, width, height, certainty] = cells;
    const text = (cells[11] ?? "").replace(EDGE_NOISE, "");
    if (level !== "5" || Number(certainty) < NOISE || !/[\p{L}\p{N}%&/:]/u.test(text)) continue;
    const word: Word = {
      text,
      x: Number(x),
      y: Number(y),
      width: Number(width),
      height: Number(height),
      sureness: Number(certainty) / 100,
    };
    words.push(word);
    const key = [page, block, paragraph, line].join();
    lines.set(key, [...(lines.get(key) ?? []), word]);
  }
  return { words, slope: slopeOf([...lines.values()]) };
}

/** The slope of the longest lines, as most of them have it. */
function slopeOf(lines: readonly (readonly Word[])[]): number {
  const slopes = lines.flatMap((words) => {
    const [first, last] = [words[0], words.at(-1)];
    if (!first || !last || last.x - first.x < first.height * 6) return [];
    const rise = last.y + last.height / 2 - (first.y + first.height / 2);
    return [{ slope: rise / (last.x - first.x), weight: last.x - first.x }];
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
  picture: Picture,
  page: number,
  turn: Turn,
): Reading | undefined {
  return words.length === 0 ? undefined : { page, turn, ...turnedSize(picture, turn), slope, words };
}
