import { describe, expect, test } from "bun:test";
import { qrRun } from "../qr-run.ts";
import { ByteWriter } from "./byte-writer.ts";
import type { CodeMark } from "./marks.ts";
import { writeCode } from "./pdf-code.ts";

/** The modules that rectangles fill. */
function filled(content: string, size: number): Uint8Array {
  const modules = new Uint8Array(size * size);
  for (const [, x, y, width] of content.matchAll(/(\d+) (\d+) (\d+) 1 re/g))
    for (let at = 0; at < Number(width); at++) modules[Number(y) * size + Number(x) + at] = 1;
  return modules;
}

describe("codes in a PDF", () => {
  test("are whole with what they share, whatever varies from code to code", () => {
    const forms = [
      (n: number) => `https://id.example.com/01/05601234567892/21/${String(n).padStart(6, "0")}`,
      (n: number) => `https://id.example.com/p/${(n * 7919).toString(36).padStart(16, "0")}`,
      (n: number) => `https://${n}.example.com/${"x".repeat(150)}`,
    ];
    // One for all, as in a file whose labels have several codes.
    const shared = new Map<string, string>();
    for (const errorCorrection of ["L", "M", "Q", "H"] as const)
      for (const textOf of forms) {
        const run = qrRun({ errorCorrection });
        for (let n = 0; n < 60; n++) {
          const matrix = run(textOf(n));
          const mark = { matrix } as CodeMark;
          const out = new ByteWriter();
          writeCode(out, mark, {
            nameOf(key, _size, draw) {
              if (!shared.has(key)) {
                const content = new ByteWriter();
                draw(content);
                shared.set(key, Buffer.from(content.take()).toString());
              }
              return `Q${[...shared.keys()].indexOf(key)}`;
            },
          });
          const own = Buffer.from(out.take()).toString();
          const [, name] = /\/Q(\d+) Do/.exec(own) ?? [];
          const part = name === undefined ? "" : ([...shared.values()][Number(name)] ?? "");
          expect(Buffer.compare(filled(own + part, matrix.size), matrix.modules)).toBe(0);
        }
      }
  });
});
