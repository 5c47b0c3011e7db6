import { writeFileSync } from "node:fs";
import { Failure } from "../domain/failure.ts";
import { parseWith } from "../domain/faults.ts";
import type { LabelWish } from "../domain/labels/draw-labels.ts";
import { counted } from "../formats/counted.ts";
import type { Advice } from "../formats/labels/advice.ts";
import { RESOLUTIONS } from "../formats/labels/dots.ts";
import type { LabelFormat } from "../formats/labels/label-files.ts";
import type { Piece } from "../formats/labels/piece.ts";
import type { Sheet } from "../formats/labels/sheet.ts";
import type { LabelTemplate } from "../formats/labels/template.ts";
import { readConfig } from "../platform/config.ts";
import { useFontFolder } from "../platform/font-folder.ts";
import { type PrinterAddress, PrinterError, parsePrinter, sendToPrinter } from "../platform/label-printer.ts";
import { type Environment, type Input, oneOf, type PlainCommand, Refused, UsageError } from "./command.ts";
import { dropBegun, unwritable } from "./file-fault.ts";
import { readSource } from "./read-source.ts";

const FORMATS = ["pdf", "zpl", "svg", "png", "zip", "csv"] as const satisfies readonly LabelFormat[];
const USUAL_TEMPLATE = "a4-3x8";

interface Made {
  /** Where the labels went: a file, a printer, or `-` for standard output. */
  to: string;
  format: LabelFormat;
  labels: number;
  pages?: number;
  bytes: number;
  advice: Advice[];
}

type Result =
  | Made
  | Pick<Made, "advice">
  | { templates: object; sheets: object }
  | { template: LabelTemplate };

export const labels: PlainCommand = {
  name: "labels",
  summary: "make labels with codes: PDF sheets and rolls, ZPL, SVG, PNG, a table",
  needs: "nothing",
  words: { form: "FILE", min: 0, max: 1 },
  options: {
    "url-template": {
      value: "URL",
      about: "what addresses look like, such as https://id.example.com/p/{serial}",
    },
    serials: { value: "FIRST-LAST", about: "a range of serials, such as 000001-000500" },
    fields: { value: "NAME=TEXT;…", about: 'what stands on all labels, such as "name=Camisa Ria;batch=L7"' },
    template: {
      value: "NAME|FILE",
      about: `a template by its name or as a JSON file (default ${USUAL_TEMPLATE})`,
    },
    format: { value: FORMATS.join("|"), about: "else as --out ends; pdf without it" },
    out: { value: "FILE", about: "where they are written; without it to a pipe" },
    printer: { value: "HOST:9100", about: "send them to a label printer as ZPL" },
    sheet: {
      value: "NAME|FILE",
      about: "of a PDF: a sheet by its name or as a JSON file; roll: a page each",
    },
    start: { value: "N", about: "first label of the sheet that is used, counted along the rows (default 1)" },
    offset: { value: "X,Y", about: "move everything, in millimetres right and down" },
    pitch: { value: "X,Y", about: "add to the distance from label to label, in millimetres" },
    calibration: { about: "a page that shows where the labels of the sheet come to lie" },
    dpi: { value: RESOLUTIONS.join("|"), about: "of the printer (ZPL: 203, PNG: 300)" },
    codes: {
      value: "picture|printer",
      about: "of ZPL: exact pictures (default), or made by the printer (^BQ)",
    },
    fonts: {
      value: "FOLDER",
      about: "font files for letters that Carnet's own fonts lack (or CARNET_FONTS)",
    },
    logo: { value: "FILE", about: "a PNG file of 8 bits a sample for the logo of the template" },
    anyway: { about: "make labels that phones will not read" },
    list: { about: "list templates and sheets" },
    show: { value: "NAME", about: "print a template as JSON, to begin one's own with" },
  },
  notes: [
    "FILE is a table (CSV) whose columns fill the fields of the template, with the address in the column url; or a list",
    "of addresses, one a line. - is standard input. It works without a server and without data.",
  ],
  examples: [
    "carnet labels --url-template https://id.example.com/01/05601234567892/21/{serial} --serials 000001-000500 --out labels.pdf",
    "carnet labels run.csv --template roll-50x30 --format zpl --dpi 300 > run.zpl",
    "carnet labels run.csv --template roll-50x30 --printer 192.168.1.50:9100",
    "carnet labels --calibration --sheet a4-3x8-70x37 --out calibration.pdf",
    "carnet labels run.csv --sheet a4-3x8-70x37 --start 5 --offset 0.5,-1 --pitch 0.05,0 --out labels.pdf",
    "carnet labels --show hang-tag > tag.json; carnet labels run.csv --template tag.json --out tags.pdf",
    "cat addresses.txt | carnet labels - --format zip --out codes.zip",
  ],
  async run(input, environment): Promise<Result> {
    const { options, switches } = input;
    const known = await import("../formats/labels/built-in.ts");
    const { SHEETS } = await import("../formats/labels/sheet.ts");
    if (switches["list"])
      return {
        templates: Object.fromEntries(
          Object.entries(known.BUILT_IN_TEMPLATES).map(([name, { size, sheet }]) => [
            name,
            { ...size, sheet: sheet ?? "roll" },
          ]),
        ),
        sheets: Object.fromEntries(
          Object.entries(SHEETS).map(([name, { columns, rows, label }]) => [
            name,
            { columns, rows, ...label },
          ]),
        ),
      };
    if (options["show"] !== undefined) return { template: await readTemplate(options["show"]) };
    return makeLabels(input, environment);
  },
  text(result) {
    const made = result as Result;
    if ("template" in made) return JSON.stringify(made.template, null, 2);
    if ("templates" in made) return listed(made);
    if (!("to" in made) || made.to === "-") return "";
    const words =
      made.format === "pdf" && made.labels === 0
        ? "The calibration sheet is"
        : `${counted(made.labels, "label")} ${made.labels === 1 ? "is" : "are"}`;
    return `${words} in ${made.to}.`;
  },
};

function listed({ templates, sheets }: { templates: object; sheets: object }): string {
  const names = [...Object.keys(templates), ...Object.keys(sheets)];
  const widest = Math.max(...names.map((name) => name.length)) + 2;
  const rows = (entries: object) =>
    Object.entries(entries).map(([name, { width, height, sheet, columns, rows: high }]) => {
      const grid = columns === undefined ? `on ${sheet}` : `${columns} × ${high}`;
      return `  ${name.padEnd(widest)}${width} × ${height} mm, ${grid}`;
    });
  return ["Templates:", ...rows(templates), "", "Sheets:", ...rows(sheets)].join("\n");
}

async function makeLabels(input: Input, environment: Environment): Promise<Made> {
  const { options, switches } = input;
  const template = await readTemplate(options["template"] ?? USUAL_TEMPLATE);
  const wish = await readWish(input, template, environment);
  const target = readTarget(input);
  const { drawCalibration, drawLabels, adviseOnLabels } = await import("../domain/labels/draw-labels.ts");
  if (switches["calibration"]) {
    if (wish.sheet === undefined) throw new UsageError("--calibration needs a --sheet.");
    const bytes = await send(drawCalibration(wish.sheet, wish.correction), target);
    return { to: target.name, format: "pdf", labels: 0, pages: 1, bytes, advice: [] };
  }
  const pieces = await readPieces(input);
  refuseManyInOne(target, wish.format, pieces.length);
  const advice = wish.format === "csv" ? [] : adviseOnLabels(template, pieces, wish);
  const refusals = advice.filter(({ level }) => level === "refusal");
  for (const one of advice)
    if (one.level !== "refusal" || switches["anyway"])
      console.error(`${one.level}: ${one.path}: ${one.words}`);
  if (refusals.length > 0 && !switches["anyway"])
    throw new Refused(
      `${refusals.map(({ path, words }) => `${path}: ${words}`).join("\n")}\nNothing was made. --anyway makes the labels all the same.`,
      { advice },
    );
  const bytes = await send(drawLabels(template, pieces, wish), target);
  const cells = wish.sheet ? wish.sheet.columns * wish.sheet.rows : 1;
  const pages = Math.ceil((pieces.length + (wish.start ?? 1) - 1) / cells);
  return {
    to: target.name,
    format: wish.format,
    labels: pieces.length,
    ...(wish.format === "pdf" ? { pages } : {}),
    bytes,
    advice,
  };
}

/** Several pictures are a ZIP, which no program opens under the name of a picture. */
function refuseManyInOne({ name }: Target, format: LabelFormat, labels: number): void {
  const [, ending] = /\.(png|svg)$/i.exec(name) ?? [];
  if (ending === undefined || ending.toLowerCase() !== format || labels === 1) return;
  throw new UsageError(
    `${labels} labels are ${labels} pictures, and ${name} can be one. Take --out ${name.slice(0, -ending.length)}zip --format ${format}.`,
  );
}

async function readTemplate(nameOrFile: string): Promise<LabelTemplate> {
  const { BUILT_IN_TEMPLATES } = await import("../formats/labels/built-in.ts");
  const { LabelTemplate } = await import("../formats/labels/template.ts");
  const known = Object.hasOwn(BUILT_IN_TEMPLATES, nameOrFile) ? BUILT_IN_TEMPLATES[nameOrFile] : undefined;
  if (known) return known;
  if (!/[./\\]/.test(nameOrFile))
    throw new UsageError(
      `There is no template "${nameOrFile}". Take one of ${Object.keys(BUILT_IN_TEMPLATES).join(", ")}, or a JSON file.`,
    );
  return parseWith(LabelTemplate, await readJson(nameOrFile));
}

async function readJson(file: string): Promise<unknown> {
  const { text } = await readSource(file);
  try {
    return JSON.parse(text);
  } catch (fault) {
    throw new Failure(
      "invalid_json",
      `${file} is no JSON: ${fault instanceof Error ? fault.message : fault}`,
    );
  }
}

async function readWish(
  { options }: Input,
  template: LabelTemplate,
  environment: Environment,
): Promise<LabelWish> {
  const ending = options["out"]?.match(/\.(\w+)$/)?.[1]?.toLowerCase();
  const byEnding = FORMATS.find((one) => one === ending);
  const format =
    options["format"] !== undefined
      ? oneOf("format", options["format"], FORMATS)
      : options["printer"] !== undefined
        ? "zpl"
        : (byEnding ?? "pdf");
  if (options["printer"] !== undefined && format !== "zpl")
    throw new UsageError("--printer takes labels as ZPL only.");
  if (options["format"] === undefined && ending !== undefined && byEnding === undefined)
    throw new UsageError(
      `${options["out"]} ends as none of ${FORMATS.join(", ")}. Say what it is to be with --format.`,
    );
  const codes = oneOf("codes", options["codes"] ?? "picture", ["picture", "printer"]);
  const sheet = await readSheet(options["sheet"] ?? template.sheet ?? "roll");
  const start = options["start"] === undefined ? 1 : Number(options["start"]);
  if (!Number.isInteger(start) || start < 1)
    throw new UsageError("--start must be a whole number from 1 on.");
  const dpi =
    options["dpi"] === undefined
      ? format === "zpl"
        ? 203
        : undefined
      : Number(oneOf("dpi", options["dpi"], ["203", "300", "600"]));
  const logo = options["logo"] === undefined ? undefined : await readLogoFile(options["logo"]);
  const { fonts } = options;
  useFontFolder(readConfig(fonts === undefined ? {} : { fonts }, environment).fonts);
  return {
    format,
    sheet: format === "pdf" ? sheet : undefined,
    correction: { offset: readPair("offset", options["offset"]), pitch: readPair("pitch", options["pitch"]) },
    start: format === "pdf" ? start : 1,
    dpi: RESOLUTIONS.find((one) => one === dpi),
    codes,
    logo,
  };
}

async function readSheet(nameOrFile: string): Promise<Sheet | undefined> {
  if (nameOrFile === "roll") return undefined;
  const { SHEETS, Sheet } = await import("../formats/labels/sheet.ts");
  const known = Object.hasOwn(SHEETS, nameOrFile) ? SHEETS[nameOrFile] : undefined;
  if (known) return known;
  if (!/\.json$|[/\\]/.test(nameOrFile))
    throw new UsageError(`There is no sheet "${nameOrFile}". See: carnet labels --list`);
  return parseWith(Sheet, await readJson(nameOrFile));
}

/** Millimetres that a printer can be wrong by. */
const MOST_CORRECTION = 50;

function readPair(name: string, text: string | undefined): { x: number; y: number } {
  if (text === undefined) return { x: 0, y: 0 };
  const [x = Number.NaN, y = Number.NaN, more] = text
    .split(",")
    .map((part) => Number(part.trim() || Number.NaN));
  if (more !== undefined || !(Math.abs(x) <= MOST_CORRECTION) || !(Math.abs(y) <= MOST_CORRECTION))
    throw new UsageError(`--${name} must be two numbers of millimetres, such as 0.5,-1.`);
  return { x, y };
}

async function readLogoFile(file: string) {
  const { readPng } = await import("../formats/labels/picture.ts");
  try {
    return readPng(await Bun.file(file).bytes());
  } catch (fault) {
    throw new Failure(
      "invalid_value",
      `${file} cannot be used as a logo: ${fault instanceof Error ? fault.message : fault}`,
    );
  }
}

async function readPieces({ options, words }: Input): Promise<Piece[]> {
  const { piecesOfSerials, piecesOfTable } = await import("./label-pieces.ts");
  const { "url-template": urlTemplate, serials } = options;
  const common = readFields(options["fields"] ?? "");
  const [file] = words;
  if (serials !== undefined) {
    if (file !== undefined) throw new UsageError("--serials and a FILE exclude each other.");
    if (urlTemplate === undefined) throw new UsageError("--serials needs a --url-template.");
    return piecesOfSerials(serials, urlTemplate, common);
  }
  if (file === undefined)
    throw new UsageError(
      "Say what the labels are for: a FILE, - for standard input, or --url-template with --serials.",
    );
  const { text } = await readSource(file);
  const pieces = piecesOfTable(text, urlTemplate, common);
  if (pieces.length === 0)
    throw new Failure("invalid_value", "There is nothing to print: the table is empty.");
  return pieces;
}

function readFields(text: string): Record<string, string> {
  const pairs = text.split(";").filter((pair) => pair.trim() !== "");
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, name, value = ""] = /^\s*(\w+)=(.*)$/s.exec(pair) ?? [];
      if (name === undefined)
        throw new UsageError(`"${pair}" is no field. Write --fields "name=Camisa Ria;batch=L7".`);
      return [name.toLowerCase(), value.trim()];
    }),
  );
}

interface Target {
  name: string;
  printer?: PrinterAddress;
}

function readTarget({ options }: Input): Target {
  const { out, printer } = options;
  if (out !== undefined && printer !== undefined)
    throw new UsageError("--out and --printer exclude each other.");
  if (printer !== undefined) {
    const address = parsePrinter(printer);
    if (!address)
      throw new UsageError(`"${printer}" is no printer. Write its address, such as 192.168.1.50:9100.`);
    return { name: printer, printer: address };
  }
  if (out !== undefined) return { name: out };
  if (process.stdout.isTTY)
    throw new UsageError("Say where the labels go: --out FILE, --printer HOST:9100, or a pipe.");
  if (process.argv.includes("--json"))
    throw new UsageError("--json needs --out or --printer: both write to standard output.");
  return { name: "-" };
}

async function send(parts: ReadableStream<Uint8Array<ArrayBuffer>>, target: Target): Promise<number> {
  if (target.printer) {
    try {
      return await sendToPrinter(target.printer, parts);
    } catch (fault) {
      throw fault instanceof PrinterError ? new Failure("invalid_value", fault.message) : fault;
    }
  }
  const toFile = target.name !== "-";
  let bytes = 0;
  try {
    // Bun's writer keeps the end of a longer file that was there.
    if (toFile) writeFileSync(target.name, "");
    const writer = (toFile ? Bun.file(target.name) : Bun.stdout).writer();
    for await (const part of parts) {
      bytes += part.length;
      writer.write(part);
      await writer.flush();
    }
    await writer.end();
    return bytes;
  } catch (fault) {
    if (toFile && bytes > 0) dropBegun(target.name);
    throw fault instanceof Failure ? fault : unwritable(target.name, fault);
  }
}
