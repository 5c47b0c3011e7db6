import { expect, test } from "bun:test";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { toPgm } from "../domain/extraction/reading/graymap.ts";
import { openPdf } from "../domain/extraction/reading/pdf.ts";
import type { ErrorCorrection } from "./qr.ts";
import { qrPdf } from "./qr-pdf.ts";

const ADDRESS = "https://id.example.com/01/09506000134352/21/000001";
const LEVELS: ErrorCorrection[] = ["L", "M", "Q", "H"];

test("a QR Code as PDF has a page of exactly its size", async () => {
  for (const sideMm of [5, 18.5, 20, 1000]) {
    const pdf = await openPdf(qrPdf(ADDRESS, { sideMm }));
    const { width, height } = await pdf.size(0);
    expect([pdf.pages, (width * 25.4) / 72, (height * 25.4) / 72]).toEqual([
      1,
      expect.closeTo(sideMm, 3),
      expect.closeTo(sideMm, 3),
    ]);
  }
});

test.skipIf(Bun.which("zbarimg") === null)(
  "a QR Code as PDF, drawn by an independent program, is read back by another at every level",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "carnet-qr-pdf-"));
    try {
      for (const errorCorrection of LEVELS)
        for (const [sideMm, dpi] of [
          [12, 600],
          [20, 300],
          [200, 72],
        ] as const) {
          const pdf = await openPdf(qrPdf(ADDRESS, { sideMm, errorCorrection }));
          const file = join(folder, "code.pgm");
          writeFileSync(file, toPgm(await pdf.draw(0, dpi)));
          const read = spawnSync("zbarimg", ["--quiet", "--raw", file]).stdout.toString().trim();
          expect([errorCorrection, sideMm, read]).toEqual([errorCorrection, sideMm, ADDRESS]);
        }
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
  60_000,
);
