import { describe, expect, test } from "bun:test";
import { create } from "qrcode/lib/core/qrcode.js";
import type { ErrorCorrection } from "./qr.ts";
import { qrRun } from "./qr-run.ts";

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

describe("QR Codes of a run", () => {
  test("are the codes that the library makes with the same mask, whatever the texts", () => {
    const random = randomNumbers(20261120);
    for (let form = 0; form < 7; form++) {
      for (const errorCorrection of levels) {
        const run = qrRun({ errorCorrection });
        const masks = new Map<number, 0>();
        for (let piece = 0; piece < 40; piece++) {
          const text = textOf(random, form);
          const code = run(text);
          const first = create(text, { errorCorrectionLevel: errorCorrection });
          const mask = masks.get(code.form) ?? (first.maskPattern as 0);
          masks.set(code.form, mask);
          const { modules } = create(text, { errorCorrectionLevel: errorCorrection, maskPattern: mask });
          expect(code.size).toBe(modules.size);
          expect(Buffer.compare(code.modules, modules.data)).toBe(0);
        }
      }
    }
  });

  test("are those of their texts where letters take the places of figures that are written as one number", () => {
    // Three figures are one number, and two capitals or figures where all before them are capitals.
    const firsts = ["https://id.example.com/p/av123", "HTTPS://ID.EXAMPLE.COM/P/AVBB7"];
    const kinds = ["7", "e", "E", "-"];
    for (const errorCorrection of levels)
      for (const first of firsts)
        for (const a of kinds)
          for (const b of kinds)
            for (const c of kinds) {
              const text = `${first.slice(0, -3)}${a}${b}${c}`;
              const run = qrRun({ errorCorrection });
              const { form } = run(first);
              const code = run(text);
              const { maskPattern } = create(code.form === form ? first : text, {
                errorCorrectionLevel: errorCorrection,
              });
              const { modules } = create(text, {
                errorCorrectionLevel: errorCorrection,
                maskPattern: maskPattern as 0,
              });
              expect({ text, same: Buffer.compare(code.modules, modules.data) }).toEqual({ text, same: 0 });
            }
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
