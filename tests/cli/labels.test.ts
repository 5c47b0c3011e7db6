import { afterAll, describe, expect, test } from "bun:test";
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { BUILT_IN_TEMPLATES } from "../../src/formats/labels/built-in.ts";
import {
  CAN_SCAN,
  codesOnSheet,
  crop,
  drawPages,
  type Grey,
  readCode,
  readCodes,
  readDataMatrix,
} from "../support/scan.ts";
import { runCarnet } from "../support/server.ts";
import { printZpl } from "../support/zpl.ts";
import { expectRefusal, newFolder } from "./site.ts";

const URLS = "https://id.example.com/01/05601234567892/21/{serial}";
const urlOf = (serial: string) => URLS.replace("{serial}", serial);
const folder = newFolder();
afterAll(() => rmSync(folder, { recursive: true }));

const scanning = test.skipIf(!CAN_SCAN);
const MINUTE = 60_000;

interface Made {
  labels: number;
  pages?: number;
  advice: { level: string; code: string; path: string; words: string }[];
}

/** Runs `carnet labels` into a file. */
async function make(name: string, ...words: string[]): Promise<{ file: string; made: Made }> {
  const file = join(folder, name);
  const { code, stdout, stderr } = await runCarnet(["labels", ...words, "--out", file, "--json"], {});
  expect(`${code} ${code === 0 ? "" : stderr}`).toBe("0 ");
  return { file, made: JSON.parse(stdout) };
}

function serialsFrom(first: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) => String(first + index).padStart(6, "0"));
}

/** What pdftotext gives back of a PDF, without its marks of direction. */
function textOf(pdf: string): string {
  const text = spawnSync("pdftotext", [pdf, "-"]).stdout.toString();
  return text
    .replace(/[\u200e\u200f\u202a-\u202e]/g, "")
    .normalize("NFC")
    .replace(/\s+/g, " ");
}

/** Where dark columns begin and end in a part of the height of a page, and how often light ones lie between. */
function darkColumns({ width, height, pixels }: Grey, from: number, to: number) {
  const isDark = Array.from({ length: width }, (_, x) => {
    for (let y = Math.round(height * from); y < height * to; y++)
      if ((pixels[y * width + x] ?? 255) < 128) return true;
    return false;
  });
  const gaps = isDark.filter((dark, x) => !dark && isDark[x - 1] === true).length;
  return { width, first: isDark.indexOf(true), last: isDark.lastIndexOf(true), gaps };
}

/** The share of one picture's dark dots that have no dark one near them in the other. */
function unlike(one: Grey, other: Grey): number {
  const near = (x: number, y: number) => {
    for (let dy = -2; dy <= 2; dy++)
      for (let dx = -2; dx <= 2; dx++)
        if ((other.pixels[(y + dy) * other.width + x + dx] ?? 255) < 160) return true;
    return false;
  };
  let [dark, alone] = [0, 0];
  for (let y = 0; y < one.height; y++)
    for (let x = 0; x < one.width; x++) {
      if ((one.pixels[y * one.width + x] ?? 255) >= 128) continue;
      dark++;
      if (!near(x, y)) alone++;
    }
  return alone / dark;
}

describe("carnet labels, as PDF", () => {
  for (const template of ["a4-3x8", "a4-3x7", "letter-3x10"])
    scanning(
      `fills the sheet of ${template} so that every code is read`,
      async () => {
        const sheet = BUILT_IN_TEMPLATES[template]?.sheet ?? "";
        const fields = "name=Camisa Ria;reference=CR-0142;batch=L-2026-11";
        const { file, made } = await make(
          `${template}.pdf`,
          ...[
            "--url-template",
            URLS,
            "--serials",
            "000001-000033",
            "--fields",
            fields,
            "--template",
            template,
          ],
        );
        expect(made).toMatchObject({ labels: 33, pages: 2, advice: [] });
        const read = codesOnSheet(file, sheet);
        expect(read.filter((text) => text !== "")).toEqual(serialsFrom(1, 33).map(urlOf));
        expect(read.slice(0, 33)).toEqual(serialsFrom(1, 33).map(urlOf));
      },
      MINUTE,
    );

  scanning(
    "begins at the label that is asked for, and moves as it is told",
    async () => {
      const range = ["--url-template", URLS, "--serials", "000001-000003"];
      const { file } = await make("start.pdf", ...range, "--start", "5");
      const read = codesOnSheet(file, "a4-3x8-70x37", 200);
      expect(read.findIndex((text) => text !== "")).toBe(4);
      expect(read[6]).toBe(urlOf("000003"));
      const dark = (pdf: string) => {
        const [page] = drawPages(pdf, 254);
        if (!page) throw new Error("There is no page.");
        const rows = Math.floor((page.pixels.indexOf(0) ?? 0) / page.width);
        const columns = Array.from({ length: page.width }, (_, x) => x).find((x) =>
          Array.from({ length: page.height }, (_, y) => page.pixels[y * page.width + x]).includes(0),
        );
        return [columns ?? 0, rows];
      };
      const [left = 0, top = 0] = dark((await make("plain.pdf", ...range)).file);
      // 254 dpi: 10 dots a millimetre.
      for (const [x, y] of [
        [2, 3],
        [-1.5, -2],
      ] as const) {
        const moved = dark((await make(`moved${x}.pdf`, ...range, "--offset", `${x},${y}`)).file);
        expect(Math.abs((moved[0] ?? 0) - left - x * 10)).toBeLessThanOrEqual(1);
        expect(Math.abs((moved[1] ?? 0) - top - y * 10)).toBeLessThanOrEqual(1);
      }
    },
    MINUTE,
  );

  scanning(
    "prints every template as a roll, in modules of whole dots where the printer is known",
    async () => {
      for (const template of Object.keys(BUILT_IN_TEMPLATES)) {
        const { file, made } = await make(
          `roll-${template}.pdf`,
          ...[
            "--url-template",
            URLS,
            "--serials",
            "000098-000102",
            "--template",
            template,
            "--sheet",
            "roll",
          ],
          ...["--dpi", "203"],
        );
        expect(made.pages).toBe(5);
        expect(readCodes(drawPages(file, 203.2))).toEqual(serialsFrom(98, 5).map(urlOf));
      }
    },
    MINUTE,
  );

  scanning(
    "writes names in Polish, Turkish, Greek and Cyrillic, which can be copied and searched",
    async () => {
      const names = [
        "Zażółć gęślą jaźń",
        "Şık gömleği ığ",
        "Ελληνικό πουκάμισο",
        "Рубашка льняная Ё",
        "Сорочка їґє",
      ];
      const rows = names.map((name, index) => `${urlOf(String(index))},"${name}"`);
      const table = join(folder, "names.csv");
      writeFileSync(table, ["url,name", ...rows].join("\n"));
      const { file, made } = await make("names.pdf", table, "--template", "carton");
      expect(made.advice).toEqual([]);
      const text = spawnSync("pdftotext", [file, "-"]).stdout.toString().normalize("NFC");
      for (const name of names) expect(text.replace(/\s+/g, " ")).toContain(name);
    },
  );

  scanning(
    "writes Arabic, Hebrew, Armenian, Georgian and Vietnamese, and letters with marks, which can be copied",
    async () => {
      // Without letters that join to one sign, which pdftotext turns around.
      const names = [
        "قميص كتان أزرق",
        "חולצת פשתן כחולה",
        "Կապույտ վերնաշապիկ",
        "ლურჯი პერანგი",
        "Áo sơ mi vải lanh đẹp",
        "x̂ q̃",
      ];
      const rows = names.map((name, index) => `${urlOf(String(index))},"${name}"`);
      const table = join(folder, "scripts.csv");
      writeFileSync(table, ["url,name", ...rows].join("\n"));
      const { file, made } = await make("scripts.pdf", table, "--template", "carton", "--sheet", "roll");
      expect(made.advice).toEqual([]);
      const text = textOf(file);
      for (const name of names) expect(text).toContain(name.normalize("NFC"));
      expect(readCodes(drawPages(file, 203))).toEqual(names.map((_, index) => urlOf(String(index))));
    },
    MINUTE,
  );

  scanning(
    "begins at the right what is read from the right, and joins its letters",
    async () => {
      const table = join(folder, "rtl.csv");
      writeFileSync(table, `url,name\n${urlOf("1")},قميص\n${urlOf("2")},ق م ي ص\n${urlOf("3")},abc\n`);
      const { file } = await make(
        "rtl.pdf",
        table,
        "--template",
        "carton",
        "--sheet",
        "roll",
        "--dpi",
        "300",
      );
      const [joined, apart, latin] = drawPages(file, 300).map((page) => darkColumns(page, 0.1, 0.35));
      // The carton's texts begin 3 mm from its edges of 100 mm.
      expect(joined?.last).toBeGreaterThan((joined?.width ?? 0) * 0.9);
      expect(latin?.first).toBeLessThan((latin?.width ?? 0) * 0.1);
      expect(joined?.gaps).toBeLessThan(apart?.gaps ?? 0);
    },
    MINUTE,
  );

  scanning(
    "takes letters that it lacks from a folder of fonts, and names those that are in none",
    async () => {
      const table = join(folder, "far.csv");
      writeFileSync(table, `url,name\n${urlOf("1")},亚麻衬衫，蓝色\n${urlOf("2")},リネンシャツ 파란 셔츠\n`);
      const without = await make("without.pdf", table, "--template", "carton");
      expect(without.made.advice).toMatchObject([
        { level: "warning", code: "letters_missing", path: "elements[1]" },
      ]);
      const named = without.made.advice[0]?.words;
      for (const character of "亚麻衬衫，蓝色リネンシャツ파란셔츠") expect(named).toContain(character);
      expect(named).toContain("CARNET_FONTS");
      const fonts = ["--fonts", join(import.meta.dir, "../fixtures/fonts")];
      const options = [table, "--template", "carton", "--sheet", "roll", "--dpi", "300", ...fonts];
      const { file, made } = await make("far.pdf", ...options);
      expect(made.advice).toEqual([]);
      expect(textOf(file)).toContain("亚麻衬衫，蓝色");
      expect(textOf(file)).toContain("リネンシャツ 파란 셔츠");
      // The same strokes in dots of Carnet's own as another program draws from the font in the PDF.
      const zpl = await make("far.zpl", ...options);
      const dots = printZpl(readFileSync(zpl.file, "utf8"));
      for (const [index, page] of drawPages(file, 300).entries()) {
        const label = dots[index];
        if (!label) throw new Error("A label is missing.");
        // The name, above the code; the serial below it is the printer's own letters.
        const [one, other] = [label, page].map((picture) => crop(picture, 0, 150, 1181, 450));
        if (!one || !other) throw new Error("A part is missing.");
        expect(unlike(one, other)).toBeLessThan(0.02);
        expect(unlike(other, one)).toBeLessThan(0.02);
      }
    },
    MINUTE,
  );

  test("leaves nothing of a longer file that it writes over", async () => {
    writeFileSync(join(folder, "again.pdf"), "x".repeat(1_000_000));
    const { file } = await make("again.pdf", "--url-template", URLS, "--serials", "000001-000002");
    expect(readFileSync(file, "latin1")).toEndWith("%%EOF\n");
  });

  test("refuses a folder of fonts that is not there", async () => {
    const words = ["labels", "--url-template", URLS, "--serials", "1-2", "--fonts", join(folder, "nowhere")];
    const { code, stderr } = await runCarnet([...words, "--out", join(folder, "x.pdf")], {});
    expect([code, stderr]).toEqual([1, expect.stringContaining("--fonts must be a folder")]);
  });

  test("draws a calibration sheet without any pieces", async () => {
    const { file } = await make("cal.pdf", "--calibration", "--sheet", "letter-3x10-66.7x25.4");
    expect(readFileSync(file).subarray(0, 5).toString()).toBe("%PDF-");
  });
});

describe("carnet labels, as pictures and tables", () => {
  scanning(
    "packs pictures into a ZIP that unzip finds whole, named by serial, each read",
    async () => {
      const { file } = await make(
        "codes.zip",
        ...["--url-template", URLS, "--serials", "AB0001-AB0020", "--template", "code", "--format", "zip"],
      );
      expect(spawnSync("unzip", ["-tq", file]).status).toBe(0);
      const out = join(folder, "unzipped");
      spawnSync("unzip", ["-q", file, "-d", out]);
      const names = readdirSync(out).sort();
      expect(names).toHaveLength(40);
      expect(names.slice(0, 2)).toEqual(["AB0001.png", "AB0001.svg"]);
      for (const name of names)
        if (name.endsWith(".png")) expect(readCode(join(out, name))).toBe(urlOf(name.replace(".png", "")));
    },
    MINUTE,
  );

  scanning("packs every piece under a name of its own, whatever the serials are", async () => {
    const serials = ["a/1", "a 1", "a_1-2", "A_1", "a_1-3"];
    const table = join(folder, "names.csv");
    writeFileSync(table, ["serial,url", ...serials.map((serial) => `${serial},${urlOf("1")}`)].join("\n"));
    const { file } = await make("names.zip", table, "--template", "code", "--format", "zip");
    const listed = spawnSync("unzip", ["-Z1", file]).stdout.toString().trim().split("\n");
    const names = listed.filter((name) => name.endsWith(".png")).map((name) => name.toLowerCase());
    expect(names).toHaveLength(serials.length);
    expect(new Set(names).size).toBe(serials.length);
  });

  test("is one picture for one piece, and a table to the letter", async () => {
    const one = ["--url-template", URLS, "--serials", "000007"];
    const svg = readFileSync((await make("one.svg", ...one)).file, "utf8");
    expect(svg).toStartWith("<svg ");
    expect(svg).toContain("<title>000007</title>");
    const { file } = await make("table.csv", ...one, "--fields", 'name=A, "B"');
    const [head = "", row = ""] = readFileSync(file, "utf8").split("\r\n");
    expect(head).toStartWith("serial,url,name,");
    expect(row).toStartWith(`000007,${urlOf("000007")},"A, ""B""",`);
  });
});

describe("carnet labels, as ZPL", () => {
  scanning(
    "prints codes that are read at every resolution, from dots of its own",
    async () => {
      for (const dpi of ["203", "300", "600"]) {
        const { file } = await make(
          `${dpi}.zpl`,
          ...[
            "--url-template",
            URLS,
            "--serials",
            "000001-000004",
            "--fields",
            "name=Ria ^XZ ~JA _5E ção łódź",
          ],
          ...["--template", "hang-tag", "--dpi", dpi],
        );
        const printed = printZpl(readFileSync(file, "utf8"));
        expect(readCodes(printed)).toEqual(serialsFrom(1, 4).map(urlOf));
        expect(printed[0]?.texts).toContain("000001");
      }
    },
    MINUTE,
  );

  test("escapes what would be a command, and lets the printer make codes where it is asked to", async () => {
    const { file } = await make(
      "own.zpl",
      ...["--url-template", URLS, "--serials", "000001-000002", "--fields", "name=^XZ~JA_5E"],
      ...["--template", "carton", "--codes", "printer"],
    );
    const printed = printZpl(readFileSync(file, "utf8"));
    expect(printed).toHaveLength(2);
    expect(printed[1]?.texts).toContain("^XZ~JA_5E");
    expect(printed[1]?.codes).toEqual([{ data: `MA,${urlOf("000002")}`, magnification: 10 }]);
  });

  test("goes to the printer that is named, and says so when there is none", async () => {
    const received: Buffer[] = [];
    const printer = createServer((socket) => socket.on("data", (bytes: Buffer) => received.push(bytes)));
    await new Promise<void>((listening) => printer.listen(0, "127.0.0.1", listening));
    const address = printer.address();
    const port = typeof address === "object" ? address?.port : 0;
    const words = ["labels", "--url-template", URLS, "--serials", "1-30", "--template", "roll-50x30"];
    const { code, stdout } = await runCarnet([...words, "--printer", `127.0.0.1:${port}`], {});
    expect(code).toBe(0);
    expect(stdout).toContain(`30 labels are in 127.0.0.1:${port}.`);
    printer.close();
    const { file } = await make("same.zpl", ...words.slice(1));
    expect(Buffer.concat(received).toString()).toBe(readFileSync(file, "utf8"));
    expectRefusal(await runCarnet([...words, "--printer", `127.0.0.1:${port}`], {}), 1, "cannot be reached");
  });
});

describe("GS1 Data Matrix", () => {
  scanning(
    "holds the element strings of the address",
    async () => {
      const template = join(folder, "matrix.json");
      writeFileSync(
        template,
        JSON.stringify({
          name: "Matrix",
          size: { width: 20, height: 20 },
          elements: [{ type: "code", symbology: "datamatrix", x: 1, y: 1, size: 18 }],
        }),
      );
      const { file } = await make(
        "matrix.pdf",
        ...["--url-template", URLS, "--serials", "A-1-A-3", "--template", template],
      );
      const read = drawPages(file, 300).map(readDataMatrix);
      expect(read).toEqual(["A-1", "A-2", "A-3"].map((serial) => `<GS>010560123456789221${serial}`));
      const words = ["labels", "--url-template", "https://id.example.com/p/{serial}", "--serials", "1-2"];
      const refused = await runCarnet(
        [...words, "--template", template, "--out", join(folder, "no.pdf")],
        {},
      );
      expectRefusal(refused, 1, "elements[0].symbology: A GS1 Data Matrix needs a GTIN");
    },
    MINUTE,
  );
});

describe("carnet labels refuses", () => {
  const range = ["--url-template", URLS, "--serials", "000001-000003"];

  test("wrong use, by the name of the option", async () => {
    const wrong: [string[], string][] = [
      [[], "Say what the labels are for"],
      [["--serials", "1-3"], "--url-template"],
      [[...range, "--template", "nope"], 'There is no template "nope"'],
      [[...range, "--sheet", "nope"], 'There is no sheet "nope"'],
      [[...range, "--format", "docx"], "--format"],
      [[...range, "--dpi", "72"], "--dpi"],
      [[...range, "--start", "0"], "--start"],
      [[...range, "--offset", "1"], "--offset"],
      [[...range, "--format", "png", "--out", join(folder, "no.png")], "3 labels are 3 pictures"],
      [[...range, "--out", join(folder, "no.docx")], "--format"],
      [["--url-template", URLS, "--serials", "9-3"], "is no range"],
    ];
    for (const [words, part] of wrong)
      expectRefusal(await runCarnet(["labels", "--out", join(folder, "no.pdf"), ...words], {}), 2, part);
    expectRefusal(await runCarnet(["labels", ...range, "--printer", "not a host"], {}), 2, "is no printer");
    for (const name of ["no.pdf", "no.png", "no.docx"]) expect(existsSync(join(folder, name))).toBeFalse();
  });

  test("files that are not there or cannot be, in plain words", async () => {
    const refused: [string[], string][] = [
      [[join(folder, "none.csv"), "--out", join(folder, "no.pdf")], "there is no such file."],
      [[folder, "--out", join(folder, "no.pdf")], "it is a folder."],
      [[...range, "--out", join(folder, "none", "no.pdf")], "there is no such folder."],
    ];
    for (const [words, part] of refused) expectRefusal(await runCarnet(["labels", ...words], {}), 1, part);
  });

  test("templates by the place of what is wrong in them", async () => {
    const good = {
      name: "x",
      size: { width: 50, height: 30 },
      elements: [{ type: "code", x: 1, y: 3, size: 24 }] as object[],
    };
    const text = { type: "text", x: 26, y: 5, font_size: 8 };
    const wrong: [object, string][] = [
      [{ ...good, size: { width: 50 } }, '"size.height" is missing'],
      [{ ...good, elements: [{ ...good.elements[0], colour: 1 }] }, '"elements[0].colour"'],
      [{ ...good, elements: [...good.elements, { ...text, text: "{colour}" }] }, "elements[1].text"],
      [{ ...good, elements: [...good.elements, { ...text, text: "{a b}" }] }, "names no field"],
      [{ ...good, elements: [{ type: "code", x: 1, y: 1, size: 6 }] }, "too fine for phones"],
      [{ ...good, elements: [{ type: "code", x: 40, y: 1, size: 24 }] }, "outside of the label"],
      [{ ...good, ink: "#ffffff", paper: "#000000" }, "lighter than its ground"],
    ];
    for (const [template, part] of wrong) {
      const file = join(folder, "wrong.json");
      writeFileSync(file, JSON.stringify(template));
      const words = ["labels", ...range, "--template", file, "--out", join(folder, "wrong.pdf")];
      expectRefusal(await runCarnet(words, {}), 1, part);
    }
  });

  test("rows that have no address, by their number", async () => {
    const table = join(folder, "rows.csv");
    writeFileSync(table, `url,name\n${urlOf("1")},a\nftp://x,b\n`);
    const words = ["labels", table, "--out", join(folder, "rows.pdf")];
    expectRefusal(await runCarnet(words, {}), 1, "Row 3:");
  });
});
