import { describe, expect, test } from "bun:test";
import { create } from "qrcode/lib/core/qrcode.js";
import type { ErrorCorrection } from "./qr.ts";
import { qrRun, type RunMatrix } from "./qr-run.ts";

const levels: ErrorCorrection[] = ["L", "M", "Q", "H"];

/** The same sequence for every run of the tests. */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const BASE32 = "0123456789abcdefghjkmnpqrstvwxyz";

function textOf(random: (below: number) => number, form: number): string {
  const some = (alphabet: string, length: number) =>
    Array.from({ length }, () => alphabet[random(alphabet.length)]).join("");
  if (form === 0) return `https://id.example.com/01/05601234567892/21/${some("0123456789", 6)}`;
  if (form === 1) return `https://id.example.com/p/${some(BASE32, 16)}`;
  if (form === 2) return `HTTPS://ID.EXAMPLE.COM/P/${some(BASE32.toUpperCase(), 26)}`;
  if (form === 3) return `https://id.example.com/01/05601234567892/21/${random(100_000)}`;
  if (form === 4)
    return `https://passport.example.com/${some("abcXYZ019.-_", 40 + random(3))}${some(BASE32, 300)}`;
  if (form === 5) return `https://example.com/${some("äö€a1", 12)}`;
  return `https://id.example.com/p/av${some("0123456789abcdef", 3)}`;
}

type Mask = NonNullable<Parameters<typeof create>[1]["maskPattern"]>;
const masks = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** The library's modules of a text: with a byte for each character, and with what it packs as numbers. */
const ways = [
  (text: string, errorCorrectionLevel: ErrorCorrection, maskPattern: Mask, version: number) =>
    create([{ data: text, mode: "byte" }], { errorCorrectionLevel, maskPattern, version }).modules.data,
  (text: string, errorCorrectionLevel: ErrorCorrection, maskPattern: Mask) =>
    create(text, { errorCorrectionLevel, maskPattern }).modules.data,
];

/** Finds out how the first code of each form was made; the further ones must be made like it. */
function checker(errorCorrection: ErrorCorrection): (text: string, code: RunMatrix) => void {
  const forms = new Map<number, { way: number; mask: Mask }>();
  return (text, code) => {
    const version = (code.size - 17) / 4;
    const isLike = (way: number, mask: Mask) =>
      Buffer.compare(code.modules, ways[way]?.(text, errorCorrection, mask, version) ?? new Uint8Array()) ===
      0;
    const known = forms.get(code.form);
    if (known) {
      expect({ text, isLike: isLike(known.way, known.mask) }).toEqual({ text, isLike: true });
      return;
    }
    expect({ text, size: code.size }).toEqual({
      text,
      size: create(text, { errorCorrectionLevel: errorCorrection }).modules.size,
    });
    const found = ways
      .flatMap((_, way) => masks.map((mask) => ({ way, mask })))
      .find(({ way, mask }) => isSafe(() => isLike(way, mask)));
    if (!found) throw new Error(`${text} is no code of the library`);
    forms.set(code.form, found);
  };
}

/** The library throws where a text does not fit with a byte for each character. */
function isSafe(check: () => boolean): boolean {
  try {
    return check();
  } catch {
    return false;
  }
}

describe("QR Codes of a run", () => {
  test("are codes that the library makes, with the mask of their form, whatever the texts", () => {
    const random = randomNumbers(20261120);
    for (let form = 0; form < 7; form++) {
      for (const errorCorrection of levels) {
        const run = qrRun({ errorCorrection });
        const check = checker(errorCorrection);
        for (let piece = 0; piece < 40; piece++) {
          const text = textOf(random, form);
          check(text, run(text));
        }
      }
    }
  });

  test("are those of their texts where letters take the places of figures that are written as one number", () => {
    // Three figures are one number, and two capitals or figures where all before them are capitals. The long ones
    // would be larger with a byte for each character.
    const firsts = [
      "https://id.example.com/p/av123",
      "HTTPS://ID.EXAMPLE.COM/P/AVBB7",
      `https://id.example.com/${"0123456789".repeat(5)}/av123`,
    ];
    const kinds = ["7", "e", "E", "-"];
    for (const errorCorrection of levels)
      for (const first of firsts)
        for (const a of kinds)
          for (const b of kinds)
            for (const c of kinds) {
              const run = qrRun({ errorCorrection });
              const check = checker(errorCorrection);
              for (const text of [first, `${first.slice(0, -3)}${a}${b}${c}`]) check(text, run(text));
            }
  });

  test("share one form where letters stand at other places, unless packed figures make them smaller", () => {
    const random = randomNumbers(7);
    const run = qrRun();
    const forms = new Set(Array.from({ length: 200 }, () => run(textOf(random, 1)).form));
    expect(forms.size).toBe(1);
  });

  test("tell which columns are the same in all of them", () => {
    const run = qrRun();
    const address = (serial: number) =>
      `https://id.example.com/01/05601234567892/21/${String(serial).padStart(6, "0")}`;
    const first = run(address(1));
    const base = Uint8Array.from(first.modules);
    for (let serial = 2; serial <= 300; serial++) {
      const { modules, size, lastVarying, form } = run(address(serial));
      expect(form).toBe(first.form);
      expect(lastVarying).toBeLessThan(size - 1);
      for (let at = 0; at < base.length; at++)
        if (at % size > lastVarying) expect(modules[at]).toBe(base[at] ?? -1);
    }
  });

  test("of an empty or an endless text cannot be made", () => {
    const run = qrRun();
    expect(() => run("")).toThrow();
    expect(() => run("x".repeat(3000))).toThrow();
  });
});
