/** Codes, tags' bytes and labels of every kind, without a network, a server or data; each is read by programs of others. */
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { launchChromium } from "../support/chromium.ts";
import { addressOn } from "../support/nfc/phone.ts";
import { EmulatedTag } from "../support/nfc/tag.ts";
import { codesOnSheet, drawPages, readCode, readCodes, readDataMatrix } from "../support/scan.ts";
import { printZpl } from "../support/zpl.ts";
import type { Trial } from "./trial.ts";

const ADDRESSES = "https://id.example.com/01/05601234567892/21/{serial}";
const addressOf = (serial: string) => ADDRESSES.replace("{serial}", serial);
const SERIALS = ["000001", "000002", "000003", "000004", "000005"];
const EXPECTED = SERIALS.map(addressOf);
const FIELDS = "name=Şık gömlek Łódź;batch=L-2026-11";
const RUN = ["--url-template", ADDRESSES, "--serials", "000001-000005", "--fields", FIELDS];
/** Under qemu most of the time is the start. */
const AT_ONCE = 2;

interface Kind {
  name: string;
  words: readonly string[];
  /** What the codes say that it made. */
  read(printed: Buffer): string[] | Promise<string[]>;
  expected: readonly string[];
}

export async function tryDrawing(trial: Trial): Promise<void> {
  const browser = await launchChromium();
  try {
    const kinds = kindsOf(trial, browser);
    const work = async () => {
      for (let kind = kinds.shift(); kind; kind = kinds.shift()) await tryKind(trial, kind);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    await trial.step("leaves nothing in the folder that it was called in", () => {
      const names = readdirSync(trial.home);
      if (names.length > 0) throw new Error(`The folder holds ${names.join(", ")}.`);
    });
  } finally {
    await browser.close();
  }
}

/** Each kind is a story of its own: one that fails hides none of the others. */
function tryKind(trial: Trial, { name, words, read, expected }: Kind): Promise<void> {
  return trial.story(() =>
    trial.step(name, async () => {
      const { code, stdout, stderr } = await trial.run(words);
      if (code !== 0 || stderr !== "") throw new Error(`It ended with ${code}: ${stderr}`);
      const found = await read(stdout);
      if (found.join() !== expected.join()) throw new Error(`It says ${JSON.stringify(found)}.`);
    }),
  );
}

function kindsOf({ scratch }: Trial, browser: Browser): Kind[] {
  const one = [addressOf("000001")];
  const file = (name: string) => join(scratch, name);
  const kept = (name: string, bytes: Buffer) => {
    writeFileSync(file(name), bytes);
    return file(name);
  };
  writeFileSync(
    file("matrix.json"),
    JSON.stringify({
      name: "Matrix",
      size: { width: 20, height: 20 },
      elements: [{ type: "code", symbology: "datamatrix", x: 1, y: 1, size: 18 }],
    }),
  );
  return [
    {
      name: "qr draws a code as PNG",
      words: ["qr", ...one, "--png", file("qr.png")],
      read: () => [readCode(file("qr.png"))],
      expected: one,
    },
    {
      name: "qr draws a code as SVG",
      words: ["qr", ...one],
      read: async (printed) => [readCode(await photograph(browser, printed, file("qr-svg.png")))],
      expected: one,
    },
    {
      name: "ndef makes the bytes that a phone reads on a tag",
      words: ["ndef", ...one, "--json"],
      read: (printed) => {
        const tag = new EmulatedTag("NTAG213");
        const { ntag_tlv_hex } = JSON.parse(printed.toString()) as { ntag_tlv_hex: string };
        tag.put(4, Buffer.from(ntag_tlv_hex, "hex"));
        return [addressOn(tag.memory)];
      },
      expected: one,
    },
    {
      name: "labels fills a sheet of A4 from its fifth label on",
      words: ["labels", ...RUN, "--start", "5"],
      read: (printed) => codesOnSheet(kept("a4.pdf", printed), "a4-3x8-70x37").slice(0, 9),
      expected: ["", "", "", "", ...EXPECTED],
    },
    {
      name: "labels fills a sheet of Letter",
      words: ["labels", ...RUN, "--template", "letter-3x10"],
      read: (printed) => codesOnSheet(kept("letter.pdf", printed), "letter-3x10-66.7x25.4").slice(0, 5),
      expected: EXPECTED,
    },
    {
      name: "labels prints a roll, a page each",
      words: ["labels", ...RUN, "--template", "roll-50x30", "--dpi", "203"],
      read: (printed) => readCodes(drawPages(kept("roll.pdf", printed), 203.2)),
      expected: EXPECTED,
    },
    {
      name: "labels draws what label printers print (ZPL)",
      words: ["labels", ...RUN, "--template", "hang-tag", "--format", "zpl", "--dpi", "300"],
      read: (printed) => readCodes(printZpl(printed.toString())),
      expected: EXPECTED,
    },
    {
      name: "labels lets label printers make the codes (ZPL, ^BQ)",
      words: ["labels", ...RUN, "--template", "carton", "--format", "zpl", "--codes", "printer"],
      read: (printed) => printZpl(printed.toString()).flatMap(({ codes }) => codes.map(({ data }) => data)),
      expected: EXPECTED.map((address) => `MA,${address}`),
    },
    {
      name: "labels packs PNG and SVG of each label into a ZIP",
      words: ["labels", ...RUN, "--template", "code", "--format", "zip"],
      async read(printed) {
        const folder = file("pictures");
        mkdirSync(folder);
        const { status } = spawnSync("unzip", ["-q", kept("pictures.zip", printed), "-d", folder]);
        if (status !== 0) throw new Error("unzip finds it damaged.");
        const read: string[] = [];
        for (const name of readdirSync(folder).sort()) {
          const picture = join(folder, name);
          const isDrawn = name.endsWith(".svg");
          read.push(
            readCode(
              isDrawn ? await photograph(browser, readFileSync(picture), file(`${name}.png`)) : picture,
            ),
          );
        }
        return read;
      },
      expected: EXPECTED.flatMap((address) => [address, address]),
    },
    {
      name: "labels writes a table of addresses (CSV)",
      words: ["labels", ...RUN, "--format", "csv"],
      read: (printed) =>
        printed
          .toString()
          .trim()
          .split("\r\n")
          .slice(1)
          .map((row) => row.split(",")[1] ?? ""),
      expected: EXPECTED,
    },
    {
      name: "labels draws GS1 Data Matrix",
      words: ["labels", ...RUN, "--template", file("matrix.json")],
      read: (printed) => drawPages(kept("matrix.pdf", printed), 300).map(readDataMatrix),
      expected: SERIALS.map((serial) => `<GS>010560123456789221${serial}`),
    },
  ];
}

/** An SVG as a browser shows it. */
async function photograph(browser: Browser, svg: Buffer, file: string): Promise<string> {
  const page = await browser.newPage({ viewport: { width: 600, height: 600 } });
  await page.goto(`data:image/svg+xml;base64,${svg.toString("base64")}`);
  await page.screenshot({ path: file });
  await page.close();
  return file;
}
