import { expect, test } from "bun:test";
import type { Graymap } from "./graymap.ts";
import type { Word } from "./page.ts";
import { lookedAtAgain, type ReadPart } from "./second-look.ts";

/** Letters as blocks of ink: figures, a "g" that begins and ends lower, a "k" as high as figures, a point. */
const SHAPES: Record<string, { width: number; top: number; bottom: number }> = {
  g: { width: 12, top: 16, bottom: 38 },
  k: { width: 12, top: 10, bottom: 32 },
  ",": { width: 3, top: 29, bottom: 36 },
};
const FIGURE = { width: 12, top: 10, bottom: 32 };

/** A picture of a word, with what was read in it. */
function drawn(printed: string, told: string, sureness: number): { picture: Graymap; words: Word[] } {
  const [width, height] = [300, 60];
  const shades = new Uint8Array(width * height).fill(255);
  let x = 40;
  for (const letter of printed) {
    const shape = SHAPES[letter] ?? FIGURE;
    for (let y = shape.top; letter !== " " && y < shape.bottom; y++)
      shades.fill(20, y * width + x, y * width + x + shape.width);
    x += letter === " " ? 10 : shape.width + 5;
  }
  const word = { text: told, x: 40, y: 10, width: x - 45, height: 28, sureness };
  return { picture: { width, height, shades }, words: [word] };
}

/** Tells this, as surely as that, whatever it is shown. */
function telling(text: string, sureness: number): ReadPart {
  return () => text.split(" ").map((each) => ({ text: each, x: 36, y: 36, width: 60, height: 60, sureness }));
}

const told = (words: readonly Word[][]) => words.flat().map(({ text }) => text);

test("a g behind figures is told by its shape, not taken for a nine", () => {
  const { picture, words } = drawn("385 g", "3859", 0.93);
  const again = lookedAtAgain([words], picture, telling("385", 0.95));
  expect(told(again)).toEqual(["385", "g"]);
  expect(again[0]?.[0]?.sureness).toBe(0.95);
  const kilos = drawn("1,1 kg", "llkg", 0.4);
  expect(told(lookedAtAgain([kilos.words], kilos.picture, telling("1,1", 0.9)))).toEqual(["1,1", "kg"]);
});

test("figures that end in a nine stay as they are", () => {
  const { picture, words } = drawn("3859", "3859", 0.93);
  expect(lookedAtAgain([words], picture, telling("385", 0.95))).toEqual([words]);
});

test("figures that the two looks tell differently are not sure, and a point is not lost", () => {
  const { picture, words } = drawn("72 g", "TZ", 0.1);
  const again = lookedAtAgain([words], picture, telling("72", 0.96));
  expect(told(again)).toEqual(["72", "g"]);
  expect(again[0]?.[0]?.sureness).toBe(0.5);
  const lost = drawn("1,1 g", "l1g", 0.4);
  expect(lookedAtAgain([lost.words], lost.picture, telling("11", 0.95))).toEqual([lost.words]);
});

test("what is doubted is read as it is told the second time, where that is surer", () => {
  const { picture, words } = drawn("1234", "1Z34", 0.3);
  expect(told(lookedAtAgain([words], picture, telling("1234", 0.9)))).toEqual(["1234"]);
  expect(lookedAtAgain([words], picture, telling("1284", 0.35))).toEqual([words]);
});

test("a number of a certificate is kept where both looks tell it, however little sure they are", () => {
  const kept = (first: string, second: string, sureness = 0) => {
    const { picture, words } = drawn("2014AK0718", first, 0.02);
    const again = lookedAtAgain([words], picture, telling(second, sureness)).flat();
    return again.map((word) => [word.text, word.sureness]);
  };
  expect(kept("2014AK0718", "2014AK0718")).toEqual([["2014AK0718", 0.5]]);
  expect(kept("—2014AK0718", "‘2014AK0718,")).toEqual([["2014AK0718,", 0.5]]);
  expect(kept("0CS-GCL-26-5519", "OCS-GCL-26-5519", 0.36)).toEqual([["OCS-GCL-26-5519", 0.5]]);
  // Two looks that differ in a figure keep nothing.
  expect(kept("22.HIN.80417", "22.HIN.G0417", 0.2)).toEqual([["22.HIN.80417", 0.02]]);
  // Words and short figures are no numbers of this kind.
  expect(kept("Prefabricated", "Prefabricated")).toEqual([["Prefabricated", 0.02]]);
});

test("numbers that are doubted are looked at alone, and so many of a page at most", () => {
  const { picture, words } = drawn("1234567", "1234567", 0.3);
  const [word] = words;
  if (!word) throw new Error("nothing was drawn");
  let looks = 0;
  const lines = Array.from({ length: 20 }, () => [{ ...word, text: "AB-1234567" }]);
  lookedAtAgain(lines, picture, () => {
    looks += 1;
    return [];
  });
  expect(looks).toBe(6);
});

test("a GTIN that was told badly is read as figures alone, where its check digit proves it", () => {
  const again = (figures: string, first = "9004431208") => {
    const { picture, words } = drawn("9004431208777", first, 0);
    const [word] = words;
    if (!word) throw new Error("nothing was drawn");
    const piece = { ...word, text: "/", x: word.x + word.width - 12, width: 12, sureness: 0.4 };
    const read: ReadPart = (part, figuresOnly) =>
      telling(figuresOnly ? figures : "9004431208 / /", 0.3)(part, figuresOnly);
    return lookedAtAgain([[word, piece]], picture, read).flat();
  };
  expect(again("9004431208777").map(({ text, sureness }) => [text, sureness])).toEqual([
    ["9004431208777", 0.75],
  ]);
  expect(again("9004431 208777").map(({ text }) => text)).toEqual(["9004431208777"]);
  for (const figures of ["9004431208778", "900443120877", "90044312087770"])
    expect(told([again(figures)]), figures).toEqual(["9004431208", "/"]);
  expect(told([again("9004431208777", "AB-4431208")])).toEqual(["AB-4431208", "/"]);
});

test("a speck that reaches into the next line does not tell that a second time", () => {
  const { picture, words } = drawn("490", "490", 0.95);
  const [word] = words;
  if (!word) throw new Error("nothing was drawn");
  const speck = { ...word, text: "EXT", y: word.y - 2, sureness: 0.2 };
  const read: ReadPart = () => [{ ...word, x: 36 + 2 * 3, y: 36 + 4 * 3, width: word.width * 3, height: 84 }];
  expect(told(lookedAtAgain([[speck], words], picture, read))).toEqual(["490"]);
});

test("a doubted group of the figures below a bar code is seen again, and stands where the check digit proves it", () => {
  const { picture } = drawn("4006381", "4006381", 0.9);
  const groupAt = (text: string, x: number, sureness: number): Word => ({
    text,
    x,
    y: 10,
    width: 60,
    height: 28,
    sureness,
  });
  const line = (last: string, sureness: number) => [
    groupAt("4.", 10, 0.7),
    groupAt("006381.", 80, 0.7),
    groupAt(last, 180, sureness),
  ];
  const wrong = line("333961", 0.3);
  expect(told(lookedAtAgain([wrong], picture, telling("333931", 0.5)))).toEqual(["4", "006381", "333931"]);
  for (const [words, seen] of [
    [line("333961", 0.9), "333931"],
    [line("333961", 0.3), "333951"],
    [line("333931", 0.3), "333951"],
  ] as const)
    expect(told(lookedAtAgain([words], picture, telling(seen, 0.1)))[2], seen).toBe(words[2]?.text ?? "");
});
