import { readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join, parse } from "node:path";
import type { Font, FontStack } from "../formats/labels/font.ts";
import { subsetter } from "../formats/labels/font-subset.ts";
import { type FontEngine, openEngine } from "../formats/labels/harfbuzz.ts";
import type { Fonts, Weight } from "../formats/labels/marks.ts";
import { draws } from "../formats/labels/shape-line.ts";
import { readEmbedded } from "./embedded.ts";
import { fontFolder } from "./font-folder.ts";

const WEIGHTS: Readonly<Record<Weight, number>> = { regular: 400, bold: 700 };
const ENDINGS = [".ttf", ".otf", ".ttc"];
/** Files of the operator's folder that are looked at, by name. */
const MOST_FILES = 50;
/** Bytes of all of them together. A font of Chinese, Japanese and Korean has 20 MB. */
const MOST_BYTES = 256 * 1024 * 1024;

let fonts: Fonts | undefined;

/**
 * The fonts of labels: Commissioner (Latin, Greek, Cyrillic), those of the operator's folder, and DejaVu Sans, which
 * has Arabic, Hebrew, Armenian, Georgian and signs. Each is opened when a character asks for it.
 * @throws Error when the sources run without having been built
 */
export function labelFonts(): Fonts {
  fonts ??= openFonts(fontFolder());
  return fonts;
}

function openFonts(folder: string | undefined): Fonts {
  const engine = openEngine(
    readEmbedded("harfbuzz.wasm"),
    subsetter(() => readEmbedded("harfbuzz-subset.wasm")),
  );
  const files = folder === undefined ? [] : fontFiles(folder);
  return { regular: stackOf(engine, "regular", files), bold: stackOf(engine, "bold", files) };
}

function stackOf(engine: FontEngine, weight: Weight, files: readonly string[]): FontStack {
  const builtIn = (name: string, file: string) =>
    engine.open({ name, read: () => readEmbedded(file), weight: WEIGHTS[weight] });
  const main = builtIn(`Commissioner-${weight}`, `label-${weight}.ttf`);
  const waiting: (() => Font | undefined)[] = [
    ...[...files]
      .sort((a, b) => fitness(b, weight) - fitness(a, weight))
      .map((path) => () => openFile(engine, path, WEIGHTS[weight])),
    () => builtIn(`DejaVuSans-${weight}`, `label-more-${weight}.ttf`),
    // The bold one has fewer letters.
    ...(weight === "bold" ? [() => builtIn("DejaVuSans-regular", "label-more-regular.ttf")] : []),
  ];
  const opened = [main];
  const search = (characters: string): Font | undefined => {
    const known = opened.find((font) => draws(font, characters));
    if (known) return known;
    for (let open = waiting.shift(); open; open = waiting.shift()) {
      const font = open();
      if (!font) continue;
      opened.push(font);
      if (draws(font, characters)) return font;
    }
    return undefined;
  };
  const found = new Map<string, Font | undefined>();
  return {
    main,
    find(characters) {
      if (!found.has(characters)) {
        if (found.size === REMEMBERED) found.clear();
        found.set(characters, search(characters));
      }
      return found.get(characters);
    },
  };
}

/** Letters whose font is remembered. */
const REMEMBERED = 20_000;

/** Font files of a folder, by name, as far as the limits reach. */
function fontFiles(folder: string): string[] {
  const paths = readdirSync(folder)
    .filter((name) => ENDINGS.includes(extname(name).toLowerCase()))
    .sort()
    .map((name) => join(folder, name));
  let bytes = 0;
  return paths.slice(0, MOST_FILES).filter((path) => {
    // A link that leads nowhere is left to the opening, which passes over what cannot be read.
    bytes += statSync(path, { throwIfNoEntry: false })?.size ?? 0;
    return bytes <= MOST_BYTES;
  });
}

/** Upright before italic, and what is bold where bold is wanted. */
function fitness(path: string, weight: Weight): number {
  const { name } = parse(path);
  const isItalic = /italic|oblique/i.test(name);
  const isBold = /bold|black|heavy/i.test(name);
  return (isItalic ? 0 : 2) + (isBold === (weight === "bold") ? 1 : 0);
}

/** The font of a file; none of one that cannot be used, so that a strange file beside them does no harm. */
function openFile(engine: FontEngine, path: string, weight: number): Font | undefined {
  try {
    return engine.open({ name: parse(path).name, read: () => readFileSync(path), weight });
  } catch {
    return undefined;
  }
}
