import { describe, expect, test } from "bun:test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ErrorCorrection, type QrMatrix, qrMatrix, qrPng, qrSvg } from "./qr.ts";

const levels: ErrorCorrection[] = ["L", "M", "Q", "H"];
const address = "https://id.example.com/01/09506000134352/21/000001";
const texts = [
  "A",
  "0123456789",
  address,
  "HTTPS://ID.EXAMPLE.COM/P/0123456789ABCDEF",
  "https://example.com/camisa-de-algodão/€/😀",
  `https://example.com/${"x".repeat(400)}`,
  `https://example.com/${"ção".repeat(150)}`,
];

describe("a QR Code", () => {
  test("is read back by an independent reader at every level and length", async () => {
    if (!Bun.which("zbarimg")) {
      console.warn("Skipped: zbarimg (Debian package zbar-tools) is not installed.");
      return;
    }
    const folder = await mkdtemp(join(tmpdir(), "carnet-qr-"));
    try {
      for (const [index, text] of texts.entries()) {
        for (const errorCorrection of levels) {
          const file = join(folder, `${index}${errorCorrection}.png`);
          await Bun.write(file, qrPng(text, { errorCorrection, scale: 3 + index }));
          expect(await readByZbar(file)).toBe(text);
        }
      }
    } finally {
      await rm(folder, { recursive: true });
    }
  }, 90_000);

  test("is in the smallest version that holds the text", () => {
    expect(qrMatrix("A").size).toBe(21);
    expect(levels.map((errorCorrection) => qrMatrix(address, { errorCorrection }).size)).toEqual([
      29, 29, 33, 37,
    ]);
    expect(qrMatrix(address)).toEqual(qrMatrix(address, { errorCorrection: "M" }));
  });

  test("of an empty or an endless text cannot be made", () => {
    expect(() => qrMatrix("")).toThrow();
    expect(() => qrMatrix("x".repeat(3000))).toThrow();
  });
});

describe("the PNG image", () => {
  test("has the size that scale and quiet zone ask for", async () => {
    const modules = qrMatrix(address).size;
    const usual = await new Bun.Image(qrPng(address)).metadata();
    expect([usual.width, usual.height]).toEqual([(modules + 8) * 8, (modules + 8) * 8]);
    const bare = await new Bun.Image(qrPng(address, { scale: 3, quietZone: 0 })).metadata();
    expect([bare.width, bare.height]).toEqual([modules * 3, modules * 3]);
  });
});

describe("the SVG image", () => {
  test("draws exactly the modules of the matrix inside a quiet zone of 4", () => {
    for (const text of texts) {
      for (const errorCorrection of levels) {
        const matrix = qrMatrix(text, { errorCorrection });
        const svg = qrSvg(text, { title: "x", errorCorrection });
        expect(svg).toContain(` viewBox="0 0 ${matrix.size + 8} ${matrix.size + 8}"`);
        expect(drawnModules(svg, matrix.size)).toEqual(matrix);
      }
    }
  });

  test("is dark on white, crisp and named", () => {
    const svg = qrSvg(address, { title: "Shirt <\"A\" & 'B'>" });
    expect(svg).toContain(
      'role="img" shape-rendering="crispEdges"><title>Shirt &lt;"A" &amp; \'B\'&gt;</title>',
    );
    expect(svg).toContain('<path fill="#fff" d="M0 0h37v37H0z"/><path stroke="#000" d="M4 4.5h7');
    expect(svg).not.toContain("style");
  });

  test("takes a width, or leaves it to the page", () => {
    expect(qrSvg(address, { title: "x", width: 240 })).toContain(' width="240" height="240" ');
    expect(qrSvg(address, { title: "x" })).not.toContain("width=");
  });
});

async function readByZbar(file: string): Promise<string> {
  const reader = Bun.spawn(["zbarimg", "--quiet", "--raw", "-Sbinary", file], { stderr: "ignore" });
  return await new Response(reader.stdout).text();
}

/** Reads the strokes of the dark path back into a matrix, without the quiet zone. */
function drawnModules(svg: string, size: number): QrMatrix {
  const path = /stroke="#000" d="([^"]*)"/.exec(svg)?.[1] ?? "";
  const modules = new Uint8Array(size * size);
  let [x, y] = [0, 0];
  for (const [, command, first, second] of path.matchAll(/([Mmh])(-?[\d.]+)(?: (-?[\d.]+))?/g)) {
    if (command === "M") [x, y] = [Number(first) - 4, Number(second) - 4.5];
    if (command === "m") [x, y] = [x + Number(first), y + Number(second)];
    if (command === "h") {
      modules.fill(1, y * size + x, y * size + x + Number(first));
      x += Number(first);
    }
  }
  return { size, modules };
}
