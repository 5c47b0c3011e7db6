import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { withShortWords, withWholeWords } from "./tesseract-words.ts";

const MODEL = modelOf("fra");
/** Where Tesseract's table of parts tells the begin of the words. */
const WORDS_AT = 4 + 19 * 8;

test("a model whose words were told shorter has the same words, edge by edge", () => {
  const again = withWholeWords(withShortWords(MODEL));
  expect(again.length).toBe(MODEL.length);
  const [before, after] = [edgesOf(MODEL), edgesOf(again)];
  expect(before.length).toBeGreaterThan(100_000);
  const pairs: [number, number][] = [[0, 0]];
  const partner = new Map<number, number>(pairs);
  let alike = 0;
  for (let pair = pairs.pop(); pair; pair = pairs.pop())
    for (let [i, j] = pair, isLast = false; !isLast; i++, j++) {
      const [one, other] = [before[i], after[j]];
      if (!one || !other || one.own !== other.own || (one.next === 0) !== (other.next === 0))
        throw new Error(`edge ${j} differs from ${i}`);
      isLast = one.isLast;
      alike++;
      if (one.next === 0) continue;
      const known = partner.get(one.next);
      if (known === undefined) pairs.push([one.next, other.next]);
      else if (known !== other.next) throw new Error(`edge ${j} leads elsewhere than ${i}`);
      partner.set(one.next, other.next);
    }
  expect(alike).toBe(before.length);
  expect(new Set(partner.values()).size).toBe(partner.size);
});

test("everything but the words stays as it is, and packs smaller", () => {
  const again = withWholeWords(withShortWords(MODEL));
  const { first, end } = placeOf(MODEL);
  expect(again.subarray(0, first)).toEqual(MODEL.subarray(0, first));
  expect(again.subarray(end)).toEqual(MODEL.subarray(end));
  const packed = Bun.zstdCompressSync(withShortWords(MODEL), { level: 19 }).length;
  expect(packed).toBeLessThan(0.8 * Bun.zstdCompressSync(MODEL, { level: 19 }).length);
});

test("a model with more letters than a byte tells, or words that nothing leads to, is refused", () => {
  const { at, first } = placeOf(MODEL);
  const lettered = MODEL.slice();
  new DataView(lettered.buffer).setInt32(at + 2, 400, true);
  expect(() => withShortWords(lettered)).toThrow("more letters");
  const cut = MODEL.slice();
  // The first edge leads nowhere.
  new DataView(cut.buffer).setUint32(first, 0, true);
  expect(() => withShortWords(cut)).toThrow("nothing leads to");
});

function modelOf(language: string): Uint8Array<ArrayBuffer> {
  const path = fileURLToPath(
    import.meta.resolve(`@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`),
  );
  return Bun.gunzipSync(readFileSync(path));
}

function placeOf(model: Uint8Array): { at: number; first: number; end: number; shift: number } {
  const view = new DataView(model.buffer, model.byteOffset);
  const at = view.getUint32(WORDS_AT, true);
  const bits = Math.ceil(Math.log2(view.getInt32(at + 2, true) + 1));
  const first = at + 10;
  return { at, first, end: first + 8 * view.getInt32(at + 6, true), shift: bits + 3 };
}

/** Each edge as Tesseract's SquishedDawg has it: letter and flags, the first edge of the next node. */
function edgesOf(model: Uint8Array): { own: number; next: number; isLast: boolean }[] {
  const { first, end, shift } = placeOf(model);
  const view = new DataView(model.buffer, model.byteOffset);
  return Array.from({ length: (end - first) / 8 }, (_, i) => {
    const edge = Number(view.getBigUint64(first + 8 * i, true));
    const own = edge % 2 ** shift;
    return { own, next: Math.floor(edge / 2 ** shift), isLast: Math.floor(own / 2 ** (shift - 3)) % 2 === 1 };
  });
}
