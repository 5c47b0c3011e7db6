import { expect, test } from "bun:test";
import { readEmbedded } from "./embedded.ts";
import { startProgram } from "./emscripten.ts";

/** PDFium without the functions that drawing needs, as the build packs it. */
const started = () => startProgram(readEmbedded("pdfium-text.wasm"));

test("a program has its functions and its memory", async () => {
  const { functions, memory } = await started();
  functions.PDFiumExt_Init?.();
  const at = functions.malloc?.(4) ?? 0;
  expect(at).toBeGreaterThan(0);
  memory().set([1, 2, 3, 4], at);
  expect([...memory().subarray(at, at + 4)]).toEqual([1, 2, 3, 4]);
});

test("memory grows with what is asked for, and what was in it stays", async () => {
  const { functions, memory } = await started();
  const before = memory();
  const at = functions.malloc?.(4) ?? 0;
  memory().set([1, 2, 3, 4], at);
  const size = before.length;
  expect(functions.malloc?.(size)).toBeGreaterThan(0);
  expect(memory().length).toBeGreaterThan(size * 1.2);
  expect([...memory().subarray(at, at + 4)]).toEqual([1, 2, 3, 4]);
  // The view of before is of no memory any more.
  expect(before.length).toBe(0);
});

test("more memory than there can be is refused, and the program goes on", async () => {
  const { functions } = await started();
  expect(functions.malloc?.(3 * 1024 ** 3)).toBe(0);
  expect(functions.malloc?.(16)).toBeGreaterThan(0);
});

test("what is no program is refused", async () => {
  await expect(startProgram(new Uint8Array(8))).rejects.toThrow(WebAssembly.CompileError);
});
