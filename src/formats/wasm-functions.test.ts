import { expect, test } from "bun:test";
import { putTogether, takeApart } from "./wasm-functions.ts";

/** (module (func (export "one") (result i32) i32.const 1) (func (export "two") (result i32) i32.const 2)) */
const PROGRAM = Uint8Array.fromHex(
  "0061736d010000000105016000017f0303020000070d02036f6e650000037477" + "6f00010a0b02040041010b040041020b",
);
const run = async (program: Uint8Array<ArrayBuffer>) => {
  const { exports } = (await WebAssembly.instantiate(program)).instance;
  return { one: exports.one as () => number, two: exports.two as () => number };
};

test("a program that is taken apart and put together again is the same", () => {
  expect(putTogether(takeApart(PROGRAM))).toEqual(PROGRAM);
  expect(takeApart(PROGRAM).bodies.map((body) => Buffer.from(body).toString("hex"))).toEqual([
    "0041010b",
    "0041020b",
  ]);
});

test("functions can be taken from it, and their sizes need not be the same", async () => {
  const { head, bodies, tail } = takeApart(PROGRAM);
  const [one, two] = bodies;
  if (!one || !two) throw new Error("a program of two functions");
  // Two hundred times nothing makes it longer than one byte tells.
  const long = Uint8Array.of(0x00, ...Array.from({ length: 200 }, () => 0x01), ...two.subarray(1));
  const other = await run(putTogether({ head, bodies: [Uint8Array.of(0x00, 0x00, 0x0b), long], tail }));
  expect(() => other.one()).toThrow(WebAssembly.RuntimeError);
  expect(other.two()).toBe(2);
});

test("what has no code is refused", () => {
  expect(() => takeApart(PROGRAM.subarray(0, 8))).toThrow("a program without code");
});
