import { expect, test } from "bun:test";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Glob } from "bun";
import { LETTERS, lettersWrittenOut } from "./written-out-letters.ts";

const ROOT = join(import.meta.dir, "..");
/** What a module exports when its letters are written out. */
async function run(source: string): Promise<{ each: readonly RegExp[] }> {
  const folder = mkdtempSync(join(tmpdir(), "carnet-letters-"));
  try {
    const file = join(folder, "patterns.js");
    writeFileSync(file, lettersWrittenOut(source));
    return await import(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test("patterns match the same, as literals, in classes, in texts and around expressions", async () => {
  const source = String.raw`
    const sign = "-";
    export const each = [
      /^\p{L}+$/u,
      /^[\d\p{L}]+$/u,
      /^[^\]\p{L}]+$/u,
      new RegExp("^[.\\p{L}]+\\p{L}$", "u"),
      new RegExp(~^[#{sign}\\p{L}]+$~, "u"),
      new RegExp(String.raw~^[#{sign}]\p{L}+$~, "u"),
      ..."a-b".matchAll(/(?<!\p{L})a/gu).map(() => /^\p{L}$/u),
    ];`;
  const { each } = await run(source.replaceAll("~", "`").replaceAll("#", "$"));
  const texts = ["Wolle", "ŁÓDŹ", "Ελλάδα", "Украйна", "江苏", "1a", "]", "12", "-", "-x", "a.b", "×", "é"];
  const expected = (pattern: RegExp) => texts.filter((text) => pattern.test(text));
  expect(each.map(expected)).toEqual(
    [
      /^\p{L}+$/u,
      /^[\d\p{L}]+$/u,
      /^[^\]\p{L}]+$/u,
      /^[.\p{L}]+\p{L}$/u,
      /^[-\p{L}]+$/u,
      /^[-]\p{L}+$/u,
      /^\p{L}$/u,
    ].map(expected),
  );
});

test("the ranges are the letters of the languages of Europe", () => {
  const [ranges, letter] = [new RegExp(`^[${LETTERS}]$`, "u"), /^\p{L}$/u];
  const upTo = (end: number) => Array.from({ length: end }, (_, code) => String.fromCodePoint(code));
  const latin = upTo(0x2c2).filter((sign) => ranges.test(sign) !== letter.test(sign));
  expect(latin).toEqual([]);
  const lacking = upTo(0x2000).filter((sign) => letter.test(sign) && !ranges.test(sign));
  expect(lacking).toEqual([]);
});

test("no pattern of the reader has the class left", async () => {
  const left: string[] = [];
  for await (const file of new Glob("src/domain/extraction/**/*.ts").scan(ROOT))
    if (lettersWrittenOut(await Bun.file(join(ROOT, file)).text()).includes("p{L}")) left.push(file);
  expect(left).toEqual([]);
});
