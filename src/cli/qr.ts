import { closeSync, openSync, writeFileSync } from "node:fs";
import { Failure } from "../domain/failure.ts";
import type { ErrorCorrection } from "../formats/qr.ts";
import { readAddress } from "./address.ts";
import { type Input, oneOf, type PlainCommand, UsageError } from "./command.ts";
import { dropBegun, unwritable } from "./file-fault.ts";

const LEVELS = ["L", "M", "Q", "H"] as const satisfies readonly ErrorCorrection[];
const MAX_SCALE = 100;
const PNG_SCALE = 8;

type Drawn = { svg: string } | { file: string; format: "svg" | "png"; bytes: number };

export const qr: PlainCommand = {
  name: "qr",
  summary: "make the QR Code of an address",
  needs: "nothing",
  words: { form: "URL", min: 1, max: 1 },
  options: {
    svg: { value: "FILE", about: "write an SVG image" },
    png: { value: "FILE", about: "write a PNG image" },
    scale: {
      value: "N",
      about: `pixels a module, 1 to ${MAX_SCALE} (PNG: ${PNG_SCALE}; SVG: as wide as its place)`,
    },
    "error-correction": {
      value: "L|M|Q|H",
      about: "how much damage it survives: 7, 15 (default), 25 or 30 %",
    },
  },
  notes: ["Without a file it is drawn on the terminal; into a pipe it is written as SVG."],
  examples: [
    "carnet qr https://id.example.com/01/05601234567892",
    "carnet qr https://id.example.com/p/0123456789abcdef --png label.png --scale 12",
    "carnet qr https://id.example.com/p/0123456789abcdef --error-correction Q > label.svg",
  ],
  async run(input): Promise<Drawn> {
    const { options } = input;
    const url = readAddress(input.words[0] ?? "");
    if (options.svg !== undefined && options.png !== undefined)
      throw new UsageError("--svg and --png exclude each other: run it twice.");
    const scale = readScale(options.scale);
    const { qrPng, qrSvg, qrMatrix } = await import("../formats/qr.ts");
    const errorCorrection = levelOf(input);
    return orTooLong(errorCorrection, () => {
      if (options.png !== undefined)
        return write(options.png, "png", qrPng(url, { errorCorrection, scale: scale ?? PNG_SCALE }));
      // The quiet zone of 4 modules stands on both sides.
      const width =
        scale === undefined ? {} : { width: (qrMatrix(url, { errorCorrection }).size + 8) * scale };
      const svg = qrSvg(url, { title: url, errorCorrection, ...width });
      return options.svg === undefined ? { svg } : write(options.svg, "svg", svg);
    });
  },
  async text(result, input) {
    const drawn = result as Drawn;
    if ("file" in drawn) return `${drawn.file} is written.`;
    if (!process.stdout.isTTY) return drawn.svg;
    const { qrMatrix } = await import("../formats/qr.ts");
    const { drawQr, widthOfQr } = await import("./draw-qr.ts");
    const matrix = qrMatrix(input.words[0] ?? "", { errorCorrection: levelOf(input) });
    const width = widthOfQr(matrix);
    // Some terminals do not say how wide they are: 0.
    if (process.stdout.columns > 0 && process.stdout.columns < width)
      return `The terminal is too narrow for the code: it takes ${width} columns. Write it to a file with --svg FILE.`;
    return drawQr(matrix);
  },
};

function levelOf(input: Input): ErrorCorrection {
  return oneOf("error-correction", input.options["error-correction"] ?? "M", LEVELS);
}

function readScale(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const scale = Number(text);
  if (!/^\d{1,3}$/.test(text) || scale < 1 || scale > MAX_SCALE)
    throw new UsageError(`--scale must be a whole number from 1 to ${MAX_SCALE}.`);
  return scale;
}

function orTooLong<T>(level: ErrorCorrection, draw: () => T): T {
  try {
    return draw();
  } catch (fault) {
    if (fault instanceof Failure) throw fault;
    throw new Failure(
      "invalid_value",
      `The address does not fit a QR Code with error correction ${level}. Take a shorter one, or a lower level.`,
    );
  }
}

function write(file: string, format: "svg" | "png", content: string | Uint8Array): Drawn {
  try {
    const handle = openSync(file, "w");
    try {
      writeFileSync(handle, content);
    } catch (fault) {
      dropBegun(file);
      throw fault;
    } finally {
      closeSync(handle);
    }
  } catch (fault) {
    throw unwritable(file, fault);
  }
  return { file, format, bytes: Buffer.byteLength(content) };
}
