import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { takeApart } from "../src/formats/wasm-functions.ts";
import { trimmed } from "./trimmed-program.ts";

/**
 * (module (func $one (result i32) i32.const 1) (func $two (result i32) i32.const 2)
 *   (func (export "sum") (result i32) call $one call $two i32.add) (func (export "one") (result i32) call $one))
 */
const PROGRAM = Uint8Array.fromHex(
  "0061736d010000000105016000017f03050400000000" +
    "070d020373756d0002036f6e650003" +
    "0a18040400" +
    "41010b" +
    "0400" +
    "41020b" +
    "0700" +
    "100010016a0b" +
    "040010000b",
);
const run = async (program: Uint8Array<ArrayBuffer>) => {
  const { exports } = (await WebAssembly.instantiate(program)).instance;
  return { sum: exports.sum as () => number, one: exports.one as () => number };
};

test("functions that are kept call each other by their new numbers", async () => {
  const program = await run(trimmed(PROGRAM, new Set([0, 3])));
  expect(program.one()).toBe(1);
});

test("what was taken out ends with a fault, whoever calls it", async () => {
  const program = await run(trimmed(PROGRAM, new Set([0, 2, 3])));
  expect(() => program.sum()).toThrow(WebAssembly.RuntimeError);
  const without = await run(trimmed(PROGRAM, new Set([0, 3])));
  expect(() => without.sum()).toThrow(WebAssembly.RuntimeError);
});

test("PDFium with all of its functions is the same to the byte, and smaller with some", () => {
  const path = fileURLToPath(import.meta.resolve("@embedpdf/pdfium/pdfium.wasm"));
  const pdfium = new Uint8Array(readFileSync(path));
  const all = new Set(takeApart(pdfium).bodies.keys());
  expect(Buffer.compare(trimmed(pdfium, all), pdfium)).toBe(0);
  const some = trimmed(pdfium, new Set([...all].filter((index) => index % 3 === 0)));
  expect(WebAssembly.validate(some)).toBe(true);
  expect(some.length).toBeLessThan(pdfium.length * 0.8);
});

test("an instruction that is not known is refused, since what follows it could be anything", () => {
  // The prefix of vectors in place of a constant.
  const hex = PROGRAM.toHex().replace("040041010b", "0400fd010b");
  expect(() => trimmed(Uint8Array.fromHex(hex), new Set([0]))).toThrow("0xfd");
});
