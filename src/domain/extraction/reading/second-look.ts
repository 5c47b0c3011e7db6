/**
 * Short words that are read badly, read once more: alone and larger. Beside a wide gap figures are told much worse, and
 * behind figures a "g" is taken for one more of them ("385 g" for "3859"): that one is told by its shape. Numbers of articles
 * and certificates are no words that a language knows, and are doubted even where each letter is right.
 */
import { isGtin } from "../../../formats/gtin.ts";
import { cutOut, type Extent, type Graymap } from "./graymap.ts";
import type { Word } from "./page.ts";

/** What a part of a picture says as one line; figures only, where it is known to hold no letters. */
export type ReadPart = (part: Graymap, figuresOnly: boolean) => Word[];

/** Words that are looked at again on a page, at most, and numbers besides: ten to thirty milliseconds each. */
const MOST_LOOKS = 8;
const MOST_CODES = 6;
/** Words and letters of what is looked at at once, at most. */
const MOST_WORDS = 3;
const MOST_LETTERS = 12;
/** Below this sureness a word is looked at again. */
const DOUBTED = 0.6;
/** So much surer what was seen must be to stand. */
const SURER = 0.1;
/** Sureness of figures that the two looks tell differently. */
const DISAGREED = 0.5;
/** Least sureness of a number that both looks tell letter by letter. */
const AGREED = 0.5;
/** A number of an article or a certificate, with a sign or some noise at either end. */
const CODE = /^[^\p{L}\d]?(?=.{7})(?=(?:.*\d){3})[\p{Lu}\d][\p{Lu}\dl./&-]*[^\p{L}\d]?$/u;
/** What is no letter, before and behind one. */
const BEFORE_CODE = /^[^\p{L}\d(]+/u;
const AROUND_CODE = /^[^\p{L}\d]+|[^\p{L}\d]+$/gu;
/** Lengths of GTINs, and figures at the begin of one that the first look must have told. */
const GTIN_LENGTHS: ReadonlySet<number> = new Set([8, 12, 13, 14]);
const BEGINS_LIKE_GTIN = /^\d{6}/;
/** Sureness of a number that its check digit proves: one in ten others would pass. */
const CHECKED = 0.75;
/** Dots by which the box of a piece may reach over that of its word. */
const MOST_BEYOND = 3;
/** Words further apart, in heights, stand apart. */
const APART = 1.6;
/** Paper around what is looked at, in dots, and how much larger it is seen. */
const MARGIN = 12;
const LARGER = 3;

/** The words of a page's lines, with those that were read better the second time. */
export function lookedAtAgain(lines: readonly Word[][], picture: Graymap, read: ReadPart): Word[][] {
  let [looks, codes] = [0, 0];
  return lines.map((words) => {
    const printed = printedBelowBars(words, picture, read);
    if (printed) return printed;
    let result = words;
    for (const run of suspectRuns(words)) {
      if (run.some(isDoubtedCode) ? codes++ >= MOST_CODES : looks++ >= MOST_LOOKS) continue;
      const again = seenAgain(run, picture, read);
      // A speck that reaches into the next line shows words of that, which stand there already.
      const isThere = (word: Word) =>
        lines.some((line) => line.some((one) => !run.includes(one) && isSamePlace(one, word)));
      const seen = again?.filter((word) => !isThere(word));
      if (seen)
        result = result.flatMap((word) =>
          word === run[0] ? seen : run.some((one) => one === word || isWithin(word, one)) ? [] : [word],
        );
    }
    return result;
  });
}

/** The same text where most of it stands already. */
function isSamePlace(one: Word, other: Word): boolean {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return one.text === other.text && across > other.width / 2 && down > other.height / 2;
}

/** What was told a second time of a piece of a word: its box lies in that of the word. */
function isWithin({ x, width }: Word, whole: Word): boolean {
  return x > whole.x && x + width <= whole.x + whole.width + MOST_BEYOND;
}

/** Words beside each other that are doubted, or may be figures with a unit. */
function suspectRuns(words: readonly Word[]): Word[][] {
  const runs: Word[][] = [];
  let last: Word | undefined;
  for (const word of words) {
    const run = runs.at(-1);
    const adjoins = last !== undefined && word.x - (last.x + last.width) < last.height * APART;
    const suspect = isSuspect(word);
    if (isDoubtedCode(word)) runs.push([word]);
    else if (run && adjoins && last === run.at(-1) && !run.some(isDoubtedCode) && (suspect || isUnit(word)))
      run.push(word);
    else if (adjoins && last && /^9/.test(word.text) && isFigure(last)) runs.push([last, word]);
    else if (suspect) runs.push([word]);
    last = word;
  }
  return runs.filter(
    (run) =>
      run.some(isDoubtedCode) ||
      (run.length <= MOST_WORDS &&
        run.reduce((sum, { text }) => sum + text.length, 0) <= MOST_LETTERS &&
        isWorthALook(run)),
  );
}

/** Figures, or letters that may be some. */
function isWorthALook(run: readonly Word[]): boolean {
  const text = run.map((word) => word.text).join("");
  return /\d/.test(text) || /^[\p{L}.,]{1,4}$/u.test(text);
}

function isSuspect({ text, sureness }: Word): boolean {
  return sureness < DOUBTED || /^\d[\d.,]{0,3}9g?$/.test(text);
}

/** A number that is doubted stands for itself: what is beside it does not help to read it. */
function isDoubtedCode({ text, sureness }: Word): boolean {
  return sureness < DOUBTED && CODE.test(text);
}

function isUnit({ text }: Word): boolean {
  return /^.{0,2}[g9]$/.test(text);
}

function isFigure({ text }: Word): boolean {
  return /^\d[\d.,]{0,4}$/.test(text);
}

function seenAgain(run: readonly Word[], picture: Graymap, read: ReadPart): Word[] | undefined {
  const place = placeOf(run, picture);
  const part = cutOut(picture, place);
  const letters = lettersOf(part);
  const weighed = seenWeight(run, letters, part, place, read);
  if (weighed) return weighed;
  const before = Math.min(...run.map(({ sureness }) => sureness));
  if (before >= DOUBTED) return undefined;
  const seen = read(enlarged(part), false);
  const agreed = agreedCode(run, seen);
  if (agreed) return [placed(agreed, place)];
  const gtin = seenGtin(run, letters.length, part, read);
  if (gtin) return [placed(gtin, place)];
  const after = Math.min(...seen.map(({ sureness }) => sureness));
  // Each letter stands apart or touches the next one: a point that was overlooked shows in their number.
  const count = seen.reduce((sum, { text }) => sum + text.length, 0);
  if (count < letters.length || after < Math.max(DOUBTED, before + SURER)) return undefined;
  const isSame = figuresIn(seen) === figuresIn(run);
  return seen.map((word) => {
    const sureness = isSame ? word.sureness : Math.min(word.sureness, DISAGREED);
    return { ...placed(word, place), sureness };
  });
}

/** A number that both looks tell, but for letters and figures of one shape, which are told better when they are larger. */
function agreedCode([code, ...others]: readonly Word[], seen: readonly Word[]): Word | undefined {
  const [again] = seen;
  if (!code || !again || others.length > 0 || seen.length > 1 || !isDoubtedCode(code)) return undefined;
  if (shapesOf(code.text) !== shapesOf(again.text)) return undefined;
  const sureness = Math.max(again.sureness, code.sureness, AGREED);
  return { ...again, text: again.text.replace(BEFORE_CODE, ""), sureness };
}

/** "9004431208777", told as "9004431208 7// /": figures only, as many as there are letters, and right by their check digit. */
function seenGtin(
  [first]: readonly Word[],
  letters: number,
  part: Graymap,
  read: ReadPart,
): Word | undefined {
  if (!first || !GTIN_LENGTHS.has(letters) || !BEGINS_LIKE_GTIN.test(first.text)) return undefined;
  const [word, ...others] = read(enlarged(part), true);
  const text = [word, ...others].map((one) => one?.text ?? "").join("");
  if (!word || text.length !== letters || !isGtin(text)) return undefined;
  const right = Math.max(...[word, ...others].map(({ x, width }) => x + width));
  return { ...word, text, width: right - word.x, sureness: CHECKED };
}

/** Figures in each group of a number that is printed below its bars. */
const GROUPS_OF_EAN = "1,6,6";

/** "5. 055128. 005407": the figures below a bar code, of which a group that is doubted is seen again, as figures, where their check digit says that one is wrong. */
function printedBelowBars(words: readonly Word[], picture: Graymap, read: ReadPart): Word[] | undefined {
  const groups = words.map(({ text }) => text.replace(/\.$/, ""));
  if (groups.map(({ length }) => length).join() !== GROUPS_OF_EAN) return undefined;
  if (!groups.every((group) => /^\d+$/.test(group)) || isGtin(groups.join(""))) return undefined;
  const seen = words.map((word, i) => {
    const text = word.sureness < DOUBTED ? figuresSeen(word, picture, read) : "";
    const isWhole = text.length === groups[i]?.length;
    return { ...word, text: isWhole ? text : (groups[i] ?? ""), sureness: CHECKED };
  });
  return isGtin(seen.map(({ text }) => text).join("")) ? seen : undefined;
}

function figuresSeen(word: Word, picture: Graymap, read: ReadPart): string {
  const seen = read(enlarged(cutOut(picture, placeOf([word], picture))), true);
  return seen.map(({ text }) => text.replace(/\D/g, "")).join("");
}

/** The letters and figures of a text, those of one shape as one. */
function shapesOf(text: string): string {
  return text.replace(AROUND_CODE, "").replace(/[OQ]/g, "0").replace(/[Il]/g, "1");
}

function figuresIn(words: readonly Word[]): string {
  return words.map(({ text }) => text.replace(/\D/g, "")).join("");
}

function placeOf(run: readonly Word[], { width, height }: Graymap): Extent {
  return {
    left: Math.max(Math.min(...run.map(({ x }) => x)) - 2, 0),
    top: Math.max(Math.min(...run.map(({ y }) => y)) - 4, 0),
    right: Math.min(Math.max(...run.map((word) => word.x + word.width)) + 3, width),
    bottom: Math.min(Math.max(...run.map((word) => word.y + word.height)) + 4, height),
  };
}

/** A word of an enlarged part where it stands in the picture. */
function placed(word: Word, place: Extent): Word {
  return {
    ...word,
    x: place.left + word.x / LARGER - MARGIN,
    y: place.top + word.y / LARGER - MARGIN,
    width: word.width / LARGER,
    height: word.height / LARGER,
  };
}

/** Larger and with paper around it. */
function enlarged({ width, height, shades }: Graymap): Graymap {
  const [wide, high] = [(width + 2 * MARGIN) * LARGER, (height + 2 * MARGIN) * LARGER];
  const shadeAt = (x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height ? 255 : (shades[y * width + x] ?? 255);
  const large = new Uint8Array(wide * high);
  for (let y = 0; y < high; y++) {
    const from = (y + 0.5) / LARGER - 0.5 - MARGIN;
    const [upper, down] = [Math.floor(from), from - Math.floor(from)];
    for (let x = 0; x < wide; x++) {
      const place = (x + 0.5) / LARGER - 0.5 - MARGIN;
      const [left, along] = [Math.floor(place), place - Math.floor(place)];
      const above = shadeAt(left, upper) * (1 - along) + shadeAt(left + 1, upper) * along;
      const below = shadeAt(left, upper + 1) * (1 - along) + shadeAt(left + 1, upper + 1) * along;
      large[y * wide + x] = above * (1 - down) + below * down;
    }
  }
  return { width: wide, height: high, shades: large };
}

/** Between ink and paper, in shades of 255: edges of thin strokes are grey. */
const INK = 150;
/** By this share of the height of figures a "g" begins lower and ends lower than they do. */
const LOWER = 0.12;
const FIGURE = /^\d+(?:[.,]\d+)?$/;
/** Figures before a unit, at most. */
const MOST_FIGURES = 6;

/** Figures and "g" or "kg", where the last letter has the shape of a "g"; undefined for anything else. */
function seenWeight(
  run: readonly Word[],
  letters: readonly Extent[],
  part: Graymap,
  place: Extent,
  read: ReadPart,
): Word[] | undefined {
  const last = letters.at(-1);
  const gaps = letters.slice(1).map((letter, i) => letter.left - (letters[i]?.right ?? 0));
  const count = gaps.lastIndexOf(Math.max(...gaps)) + 1;
  const [figures, unit] = [letters.slice(0, count), letters.slice(count)];
  if (!last || count < 1 || count > MOST_FIGURES || unit.length > 2) return undefined;
  const tall = Math.max(...figures.map(({ top, bottom }) => bottom - top));
  const high = figures.filter(({ top, bottom }) => bottom - top > tall * 0.7);
  const top = Math.min(...high.map((letter) => letter.top));
  const base = Math.max(...high.map((letter) => letter.bottom));
  if (last.top < top + tall * LOWER || last.bottom < base + tall * LOWER) return undefined;
  const [first] = unit;
  const isKilo = unit.length === 2 && first !== undefined && first.top < top + tall * LOWER;
  if (unit.length === 2 && !isKilo) return undefined;
  const word = figuresOf(run, figures, part, read);
  if (!word) return undefined;
  return [
    placed(word, place),
    {
      text: isKilo ? "kg" : "g",
      x: place.left + (first?.left ?? 0),
      y: place.top + (isKilo ? top : last.top),
      width: last.right - (first?.left ?? 0),
      height: last.bottom - (isKilo ? top : last.top),
      sureness: word.sureness,
    },
  ];
}

/** The figures before a unit, read alone; less sure where the first look told others. */
function figuresOf(
  run: readonly Word[],
  figures: readonly Extent[],
  part: Graymap,
  read: ReadPart,
): Word | undefined {
  const right = Math.min((figures.at(-1)?.right ?? 0) + 2, part.width);
  const seen = read(enlarged(cutOut(part, { left: 0, top: 0, right, bottom: part.height })), true);
  const [word] = seen;
  if (!word || seen.length !== 1) return undefined;
  const [first] = run;
  const known = first && run.length > 1 && first.sureness >= DOUBTED && first.text.length === figures.length;
  const { text, sureness } = known ? first : word;
  if (!FIGURE.test(text) || text.length !== figures.length || sureness < DOUBTED) return undefined;
  const told = run.map((one) => one.text).join("");
  return { ...word, text, sureness: told.startsWith(text) ? sureness : Math.min(sureness, DISAGREED) };
}

/** Where letters stand that have paper between them. */
function lettersOf({ width, height, shades }: Graymap): Extent[] {
  const letters: Extent[] = [];
  let open: Extent | undefined;
  for (let x = 0; x < width; x++) {
    let [top, bottom] = [height, -1];
    for (let y = 0; y < height; y++) {
      if ((shades[y * width + x] ?? 255) >= INK) continue;
      top = Math.min(top, y);
      bottom = y;
    }
    if (bottom < 0) open = undefined;
    else if (open) {
      open.right = x + 1;
      open.top = Math.min(open.top, top);
      open.bottom = Math.max(open.bottom, bottom + 1);
    } else {
      open = { left: x, right: x + 1, top, bottom: bottom + 1 };
      letters.push(open);
    }
  }
  // A speck is no point.
  return letters.filter(({ left, right, top, bottom }) => right - left > 1 && bottom - top > 1);
}
