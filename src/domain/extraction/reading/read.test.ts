import { describe, expect, spyOn, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pdf } from "../../../../tests/support/documents.ts";
import { readingOf } from "../../../../tests/support/readings.ts";
import { Unreadable } from "../engine.ts";
import type { ToldPage } from "../told-pages.ts";
import type { Unread } from "../unread.ts";
import { boxAround } from "./page.ts";
import { passagesOf, wordsBetween } from "./passage.ts";
import { readDocument } from "./read.ts";

const LIMITS = { languages: undefined, milliseconds: 60_000 };
const read = (bytes: Uint8Array<ArrayBuffer>) => readDocument(bytes, LIMITS);
const reasonFor = (bytes: Uint8Array<ArrayBuffer>) =>
  read(bytes).then(
    () => undefined,
    (fault) => (fault instanceof Unreadable ? fault.message : fault),
  );
const rowsOf = (reading: Parameters<typeof passagesOf>[0]) => passagesOf(reading)[0]?.text;

/** A page with its own content stream, in Helvetica. */
function drawn(content: string, page = ""): Uint8Array<ArrayBuffer> {
  const plain = Buffer.from(pdf([["@"]])).toString("latin1");
  const written = plain
    .replace(/stream\n[\s\S]*?\nendstream/, `stream\n${content}\nendstream`)
    .replace(/\/Length \d+/, `/Length ${content.length}`)
    .replace("/MediaBox [0 0 595 842]", `/MediaBox [0 0 595 842] ${page}`);
  return new Uint8Array(Buffer.from(written, "latin1"));
}

describe("the words of a PDF", () => {
  test("are read page by page, with their places", async () => {
    const readings = await read(pdf([["one (1) and some more", "two"], [], ["three times three is nine"]]));
    expect(readings.map(({ page }) => page)).toEqual([1, 3]);
    expect(readings.map(rowsOf)).toEqual(["one (1) and some more\ntwo", "three times three is nine"]);
    const [x, y, width, height] =
      (readings[0] && boxAround(readings[0], readings[0].words.slice(0, 1))) ?? [];
    expect(x).toBeCloseTo(50 / 595, 2);
    expect(y).toBeCloseTo((842 - 780 - 11) / 842, 1);
    expect(width).toBeWithin(0.02, 0.06);
    expect(height).toBeWithin(0.01, 0.03);
  });

  test("are those that people see: not white on white, not under a bar, but white on a dark bar", async () => {
    const content = [
      "BT /F1 11 Tf 50 780 Td (Seen by all of us, black on white) Tj ET",
      "1 g BT /F1 11 Tf 50 750 Td (Hidden in white) Tj ET",
      "0 g BT /F1 11 Tf 50 720 Td (Covered) Tj ET 0.2 g 40 710 300 30 re f",
      "0.1 g 40 660 300 30 re f 1 g BT /F1 11 Tf 50 670 Td (White on dark) Tj ET",
    ].join("\n");
    const readings = await read(drawn(content));
    expect(readings.map(rowsOf)).toEqual(["Seen by all of us, black on white\nWhite on dark"]);
  });

  test("are those that are large enough, on paper or on the page as it is shown", async () => {
    const content = "BT /F1 11 Tf 50 780 Td (Seen by all of us) Tj 0 -20 Td /F1 1.2 Tf (Too small) Tj ET";
    expect((await read(drawn(content))).map(rowsOf)).toEqual(["Seen by all of us"]);
    const scaled = drawn(`0.1 0 0 0.1 0 0 cm BT /F1 12 Tf 50 780 Td (A page of a tenth of the size) Tj ET`);
    const small = Buffer.from(scaled).toString("latin1").replace("0 0 595 842", "0 0 60 84 ");
    expect((await read(new Uint8Array(Buffer.from(small, "latin1")))).map(rowsOf)).toEqual([
      "A page of a tenth of the size",
    ]);
  });

  test("are those that are shown, where the document names others for them", async () => {
    const content = [
      "BT /F1 11 Tf 50 780 Td /Span <</ActualText (Made in Germany)>> BDC (Made in Portugal) Tj EMC ET",
      "BT /F1 11 Tf 50 750 Td (O) Tj /Span <</ActualText (ffi)>> BDC (f) Tj EMC (ce) Tj ET",
      "BT /F1 11 Tf 50 720 Td (Recycled content: ) Tj /Span <</ActualText (95)>> BDC (5) Tj EMC ( %) Tj ET",
    ].join("\n");
    expect((await read(drawn(content))).map(rowsOf)).toEqual([
      "Made in Portugal\nOffice\nRecycled content: 5 %",
    ]);
  });

  test("may have letters that stand apart, which no blank of the document parts", async () => {
    const content = [
      "BT /F1 20 Tf 6 Tc 50 780 Td (TARN MILL 1928) Tj 0 Tc ET",
      "BT /F1 11 Tf 50 750 Td (a line of a size) Tj ET",
      "BT /F1 11 Tf 50 720 Td (S) Tj 30 0 Td (M) Tj 30 0 Td (L) Tj ET",
    ].join("\n");
    const readings = await read(drawn(content));
    expect(readings.map(rowsOf)).toEqual(["TARN MILL 1928\na line of a size\nS\tM\tL"]);
  });

  test("have no blanks that nobody sees, where letters touch over one", async () => {
    const content = [
      "BT /F1 11 Tf 50 780 Td (Recubr ) Tj 35.6 0 Td (imiento de ) Tj ET",
      "BT /F1 11 Tf 150 780 Td (100 % ) Tj 36 0 Td (coton) Tj ET",
      "BT /F1 11 Tf 50 750 Td (95 ) Tj 12.4 0 Td (5 all the same) Tj ET",
    ].join("\n");
    const readings = await read(drawn(content));
    expect(readings.map(rowsOf)).toEqual(["Recubrimiento de\t100 % coton\n95 5 all the same"]);
  });

  test("stand upright, however page and letters are turned", async () => {
    const turned = "BT /F1 11 Tf 0 1 -1 0 300 200 Tm (Turned to the left for once) Tj ET";
    const [reading] = await read(drawn(turned));
    expect(reading?.turn).toBe(3);
    expect(reading && rowsOf(reading)).toBe("Turned to the left for once");
    const [x = 0, y = 0, width = 0, height = 0] = (reading && boxAround(reading, reading.words)) ?? [];
    expect(height).toBeGreaterThan(width * 3);
    expect(x).toBeWithin(0.4, 0.52);
    expect(y).toBeWithin(0.5, 0.77);
    const [right] = await read(drawn(turned, "/Rotate 90"));
    expect(right?.turn).toBe(0);
    expect(right && rowsOf(right)).toBe("Turned to the left for once");
  });

  test("are read of pages that are shown turned, whole or cropped, with their places as they are shown", async () => {
    const [x0, y0, inMiddle, row] = [150, 500, 31, 14];
    const lines = "(Composition: 70 % wool, 30 % polyamide) Tj T* (Made in Italy) Tj";
    const content = `BT /F1 11 Tf ${row} TL ${x0} ${y0} Td ${lines} ET`;
    for (const [crop, left, bottom, width, height] of [
      ["", 0, 0, 595, 842],
      ["/CropBox [100 200 500 800]", 100, 200, 400, 600],
      // Beyond the sheet nothing is shown.
      ["/CropBox [100 200 900 800]", 100, 200, 495, 600],
    ] as const) {
      const [across, down] = [(x0 + inMiddle - left) / width, 1 - (y0 - row + 4 - bottom) / height];
      for (const [turn, [x, y]] of [
        [0, [across, down]],
        [1, [1 - down, across]],
        [2, [1 - across, 1 - down]],
        [3, [down, 1 - across]],
      ] as const) {
        const told = `turned by ${turn} quarters ${crop}`;
        const [reading, ...others] = await read(drawn(content, `${crop} /Rotate ${turn * 90}`));
        expect(others, told).toEqual([]);
        expect(reading?.turn, told).toBe(turn);
        expect(reading && rowsOf(reading), told).toBe(
          "Composition: 70 % wool, 30 % polyamide\nMade in Italy",
        );
        const made = reading?.words.filter(({ text }) => "Made in Italy".includes(text)) ?? [];
        const [boxX = 0, boxY = 0, wide = 0, high = 0] = (reading && boxAround(reading, made)) ?? [];
        expect(boxX + wide / 2, told).toBeCloseTo(x, 2);
        expect(boxY + high / 2, told).toBeCloseTo(y, 2);
      }
    }
  });

  test("are none where they stand beyond the sheet of a page that is shown turned", async () => {
    // As programs write it that turn the sheet and write on as before: the first line is above its edge.
    const content = "BT /F1 11 Tf 14 TL 70 600 Td (Nobody sees this line) Tj 0 -100 Td (Made in Italy) Tj ET";
    const wide = Buffer.from(drawn(content, "/Rotate 90")).toString("latin1");
    const turned = Buffer.from(wide.replace("[0 0 595 842]", "[0 0 842 595]"), "latin1");
    expect((await read(new Uint8Array(turned))).map(rowsOf)).toEqual(["Made in Italy"]);
  });

  test("are read of at most 200 pages, and as far as they stand on them", async () => {
    const pages = Array.from({ length: 201 }, (_, i) => [`This is page number ${i + 1}`]);
    const unread: Unread[] = [];
    const limits = { ...LIMITS, pagesUnread: (of: Unread) => unread.push(of) };
    expect((await readDocument(pdf(pages), limits)).at(-1)?.page).toBe(200);
    expect(unread).toEqual([{ of: 201, pages: [[201, 201]], cause: "pages" }]);
    const [reading] = await read(
      pdf([Array.from({ length: 100 }, (_, i) => `Line number ${i + 1} of many`)]),
    );
    expect(reading && rowsOf(reading)?.split("\n").length).toBe(57);
  }, 90_000);
});

test("pages that there is no time for are told as left out, and those with nothing on them are none", async () => {
  const drawing = ["0 g 50 50 200 30 re f"];
  const text = ["And so says this page of the document"];
  const pages = [["Made in Portugal, says this page"], drawing, [], drawing, text, text];
  const written = Buffer.from(pdf(pages)).toString("latin1");
  const bytes = written.replace(/BT[^B]*\(0 g (?<drawing>[^)]*)\) Tj T\*\nET/g, (all, drawing: string) =>
    `0 g ${drawing}`.padEnd(all.length),
  );
  const unread: Unread[] = [];
  const told: ToldPage[] = [];
  // Each look at the clock finds it ten milliseconds on: three at a page that is drawn, and one at any.
  let looks = 0;
  const clock = spyOn(process, "cpuUsage").mockImplementation(() => ({ user: looks++ * 10_000, system: 0 }));
  const readings = await readDocument(new Uint8Array(Buffer.from(bytes, "latin1")), {
    ...LIMITS,
    milliseconds: 90,
    pageRead: (page) => told.push(page),
    pagesUnread: (of) => unread.push(of),
  }).finally(() => clock.mockRestore());
  expect(readings.map(({ page }) => page)).toEqual([1, 5]);
  expect(told.map(({ page, leftOut }) => [page, leftOut])).toEqual([
    [1, undefined],
    [2, undefined],
    [3, undefined],
    [4, "time"],
    [5, undefined],
    [6, "time"],
  ]);
  expect(unread).toEqual([
    {
      of: 6,
      pages: [
        [4, 4],
        [6, 6],
      ],
      cause: "time",
    },
  ]);
});

test("a page that is damaged is left out, unless no other was read", async () => {
  const pages = [["Made in Portugal, says this page"], ["lost"], ["And so says this last page"]];
  const kept = (kids: string) => {
    const file = Buffer.from(pdf(pages)).toString("latin1");
    return new Uint8Array(Buffer.from(file.replace("4 0 R 6 0 R 8 0 R", kids), "latin1"));
  };
  const unread: Unread[] = [];
  const readings = await readDocument(kept("4 0 R 0 0 R 8 0 R"), {
    ...LIMITS,
    pagesUnread: (of) => unread.push(of),
  });
  expect(readings.map(({ page }) => page)).toEqual([1, 3]);
  expect(unread).toEqual([{ of: 3, pages: [[2, 2]], cause: "damaged" }]);
  expect(await reasonFor(kept("0 0 R 0 0 R 0 0 R"))).toContain("A page of the PDF is damaged");
});

test("what does not open is refused with a reason", async () => {
  const password = readFileSync(join(import.meta.dir, "../../../../tests/fixtures/documents/password.pdf"));
  expect(await reasonFor(new Uint8Array(password))).toContain("password");
  expect(await reasonFor(pdf([["cut"]]).slice(0, 200))).toContain("damaged or cut off");
  expect(await reasonFor(pdf([]))).toContain("no page");
});

describe("a page", () => {
  test("is put together to rows with cells, and to columns", () => {
    const [rows, columns] = passagesOf(readingOf("Left one\tRight one\nleft two\tright two"));
    expect(rows?.text).toBe("Left one\tRight one\nleft two\tright two");
    expect(columns?.text).toBe("Left one\nleft two\n\nRight one\nright two");
  });

  test("has words as wholes that the end of a line parts, in both orders and with both places", () => {
    const [rows, columns] = passagesOf(readingOf("Composition\tShell: cotton. Lin-\n\ting: viscose, so far"));
    for (const passage of [rows, columns]) {
      expect(passage?.text).toContain("cotton. Lining:");
      expect(passage?.text).toContain("viscose, so far");
      const at = passage?.text.indexOf("Lining:") ?? 0;
      const parts = passage && wordsBetween(passage, at, at + "Lining:".length);
      expect(parts?.map(({ text }) => text)).toEqual(["Lin-", "ing:"]);
    }
    const [whole] = passagesOf(readingOf("Skład: tkanina zasad-\nnicza z bawełny"));
    expect(whole?.text).toBe("Skład: tkanina zasadnicza\nz bawełny");
  });

  test("keeps hyphens that stand for something, and those of codes", () => {
    for (const text of [
      "Ober- \nund Unterteil",
      "Oberstoff-\nund Futter",
      "GOTS-\nzertifiziert",
      "OEKO-TEX-\nzertifikat",
      "AB-12-\nx",
      "Baumwoll-\nMischung",
    ]) {
      const [rows] = passagesOf(readingOf(text));
      expect(rows?.text).toContain("-\n");
    }
  });

  test("that lies crooked keeps its rows", () => {
    const reading = readingOf("Brand\tAlder Lane\nStyle\tAL-1020");
    const slope = 0.05;
    const words = reading.words.map((word) => ({ ...word, y: word.y + slope * word.x }));
    expect(rowsOf({ ...reading, words, slope })).toBe("Brand\tAlder Lane\nStyle\tAL-1020");
  });
});
