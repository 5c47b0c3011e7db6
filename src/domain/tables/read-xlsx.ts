/**
 * The values of an XLSX workbook (ECMA-376, SpreadsheetML). Sheets are unpacked in slices and read row by row, so that
 * neither a large one nor one made to burst needs more than a row of memory beyond what is found.
 */
import { Unzip, UnzipInflate } from "fflate";
import { Parser } from "saxen";
import type { DecimalSign } from "../../formats/decimal.ts";
import { columnName } from "../../formats/xlsx.ts";
import { MAX_CELL, MAX_COLUMNS, MAX_ROWS, TableRefused, type TableRow } from "./table.ts";

/** Bytes that are inflated at once: at most a thousand times as many come out. */
const SLICE = 16 * 1024;
/** Unpacked bytes of all sheets, and of each other part. */
const SHEET_BYTES = 400 * 1024 * 1024;
const PART_BYTES = 64 * 1024 * 1024;
/** A row in XML. */
const ROW_CHARACTERS = 16 * 1024 * 1024;
const MAX_PARTS = 2000;
/** Of a sheet (Excel specifications and limits). */
const LAST_ROW = 1_048_576;

/** @throws TableRefused */
export function readXlsx(bytes: Uint8Array): { decimal: DecimalSign; rows: TableRow[] } {
  const parts = new Map<string, string>();
  unzip(bytes, (name) => {
    if (!/^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|styles\.xml)$/.test(name))
      return undefined;
    let text = "";
    return {
      limit: PART_BYTES,
      take: (slice) => {
        text += slice;
      },
      end: () => parts.set(name, text),
    };
  });
  const workbook = parts.get("xl/workbook.xml");
  if (workbook === undefined) throw new TableRefused("other_zip");
  const sheets = sheetsOf(workbook, parts.get("xl/_rels/workbook.xml.rels") ?? "");
  const context: Context = {
    strings: stringsOf(parts.get("xl/sharedStrings.xml") ?? ""),
    formats: formatsOf(parts.get("xl/styles.xml") ?? ""),
    since1904: /<workbookPr\b[^>]*\bdate1904="(?:1|true)"/.test(workbook),
  };
  const found: { name: string; rows: TableRow[] }[] = [];
  unzip(bytes, (path) => {
    const name = sheets.get(path);
    if (name === undefined) return undefined;
    const rows: TableRow[] = [];
    const reader = sheetReader(context, rows);
    return {
      limit: SHEET_BYTES,
      take: reader.take,
      end: () => {
        reader.end();
        if (rows.some(([, cells]) => cells.some((cell) => cell.trim() !== ""))) found.push({ name, rows });
      },
    };
  });
  if (found.length > 1)
    throw new TableRefused("sheets", { names: found.map(({ name }) => `"${name}"`).join(", ") });
  return { decimal: ".", rows: found[0]?.rows ?? [] };
}

interface Taker {
  limit: number;
  take(slice: string): void;
  end(): void;
}

/** Unpacks the parts that are wanted, a slice at a time. */
function unzip(bytes: Uint8Array, wanted: (name: string) => Taker | undefined): void {
  let count = 0;
  let unpacked = 0;
  const archive = new Unzip((file) => {
    if (++count > MAX_PARTS) throw new TableRefused("too_large");
    const taker = wanted(file.name);
    if (!taker) return;
    const decoder = new TextDecoder("utf-8", { fatal: true });
    let own = 0;
    file.ondata = (fault, chunk, isLast) => {
      if (fault) throw fault;
      own += chunk.length;
      unpacked += chunk.length;
      if (own > taker.limit || unpacked > SHEET_BYTES) throw new TableRefused("too_large");
      taker.take(decoder.decode(chunk, { stream: !isLast }));
      if (isLast) taker.end();
    };
    file.start();
  });
  archive.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length; at += SLICE)
      archive.push(bytes.subarray(at, at + SLICE), at + SLICE >= bytes.length);
  } catch (fault) {
    if (fault instanceof TableRefused) throw fault;
    throw new TableRefused("broken", { what: "it cannot be unpacked" });
  }
}

interface Element {
  /** Attributes are read when they are asked for: most elements of a sheet are not. */
  open?(name: string, attributes: () => Record<string, string>): void;
  close?(name: string): void;
  text?(text: string): void;
}

function parseXml(xml: string, { open, close, text }: Element): void {
  // A part that is not there.
  if (xml === "") return;
  const parser = new Parser();
  let fault: Error | undefined;
  parser.on("error", (found) => {
    fault ??= found;
  });
  parser.on("openTag", (name, attributes) => open?.(localName(name), attributes));
  parser.on("closeTag", (name) => close?.(localName(name)));
  parser.on("text", (raw, decode) => text?.(decode(raw)));
  parser.on("cdata", (raw) => text?.(raw));
  parser.parse(xml);
  if (fault) throw new TableRefused("broken", { what: "its XML is not well-formed" });
}

function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

/** Path of each worksheet's part → its name. Hidden ones count too: what they hold would be lost. */
function sheetsOf(workbook: string, relations: string): Map<string, string> {
  const targets = new Map<string, string>();
  parseXml(relations, {
    open(name, attributes) {
      if (name !== "Relationship") return;
      const { Id = "", Target = "" } = attributes();
      targets.set(Id, Target.startsWith("/") ? Target.slice(1) : `xl/${Target}`);
    },
  });
  const sheets = new Map<string, string>();
  parseXml(workbook, {
    open(name, attributes) {
      if (name !== "sheet") return;
      const { name: title, "r:id": relation = "" } = attributes();
      const target = targets.get(relation);
      if (target !== undefined) sheets.set(target, title ?? target);
    },
  });
  return sheets;
}

function stringsOf(xml: string): string[] {
  const strings: string[] = [];
  let text = "";
  let isText = false;
  let phonetic = 0;
  parseXml(xml, {
    open(name) {
      if (name === "si") text = "";
      else if (name === "t") isText = phonetic === 0;
      else if (name === "rPh") phonetic++;
    },
    close(name) {
      if (name === "si") strings.push(unescaped(text));
      else if (name === "t") isText = false;
      else if (name === "rPh") phonetic--;
    },
    text(found) {
      if (isText) text += found;
    },
  });
  return strings;
}

/** `_x000A_` stands for a sign that XML has no room for (22.9.2.19). */
function unescaped(text: string): string {
  return text
    .replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\r\n?/g, "\n");
}

type Format = "plain" | "date" | "percent";

/** How each style shows numbers: by its number format (18.8.30). */
function formatsOf(xml: string): Format[] {
  const codes = new Map<string, string>();
  const formats: Format[] = [];
  let isCells = false;
  parseXml(xml, {
    open(name, attributes) {
      if (name === "numFmt") {
        const { numFmtId = "", formatCode = "" } = attributes();
        codes.set(numFmtId, formatCode);
      } else if (name === "cellXfs") isCells = true;
      else if (name === "xf" && isCells) formats.push(formatOf(attributes()["numFmtId"] ?? "0", codes));
    },
    close(name) {
      if (name === "cellXfs") isCells = false;
    },
  });
  return formats;
}

function formatOf(id: string, codes: ReadonlyMap<string, string>): Format {
  const number = Number(id);
  if (number === 9 || number === 10) return "percent";
  if ((number >= 14 && number <= 22) || (number >= 45 && number <= 47)) return "date";
  const code = (codes.get(id) ?? "").replace(/"[^"]*"|\\.|\[[^\]]*\]/g, "");
  if (code.includes("%")) return "percent";
  return /[ymdhs]/i.test(code) && !/general/i.test(code) ? "date" : "plain";
}

interface Context {
  strings: readonly string[];
  formats: readonly Format[];
  since1904: boolean;
}

const ROW_END = "</row>";

/** Takes a sheet's XML in slices, and its rows out of it. */
function sheetReader(context: Context, rows: TableRow[]): { take(slice: string): void; end(): void } {
  let rest = "";
  return {
    take(slice) {
      rest += slice;
      let from = 0;
      for (let end = rest.indexOf(ROW_END, from); end >= 0; end = rest.indexOf(ROW_END, from)) {
        const start = rest.indexOf("<row", from);
        const after = end + ROW_END.length;
        if (start >= 0 && start < end) addRow(rest.slice(start, after));
        from = after;
      }
      rest = rest.slice(from);
      if (rest.length > ROW_CHARACTERS) throw new TableRefused("too_large");
    },
    end() {
      const merged = /<(?:\w+:)?mergeCell\b[^>]*\bref="([^"]{1,40})"/.exec(rest)?.[1];
      if (merged) throw new TableRefused("merged", { cell: merged });
      // A sheet whose elements have a prefix is whole, and rare enough to be saved once more.
      if (/<\w+:row\b/.test(rest))
        throw new TableRefused("broken", { what: "its sheets are written in an unusual form" });
    },
  };

  function addRow(xml: string): void {
    // Rows without cells between this one and the one before have empty elements, `<row r="5"/>`.
    const row = rowOf(xml.slice(xml.lastIndexOf("<row")), context, (rows.at(-1)?.[0] ?? 0) + 1);
    if (row[1].length === 0) return;
    if (rows.length > MAX_ROWS + 1000) throw new TableRefused("too_many_rows");
    rows.push(row);
  }
}

function rowOf(xml: string, context: Context, next: number): TableRow {
  let position = next;
  const cells: string[] = [];
  let at = -1;
  let type = "";
  let style = 0;
  let value = "";
  let inline = "";
  let within = "";
  let phonetic = 0;
  parseXml(xml, {
    open(name, attributes) {
      if (name === "row") {
        const said = Number(attributes()["r"]);
        // Rows stand in order: a number that is taken, or none, cannot be the row's.
        position = said >= next && said <= LAST_ROW && Number.isInteger(said) ? said : next;
      }
      if (name === "c") {
        const { r: reference, t = "n", s = "0" } = attributes();
        at = columnAt(reference, at + 1);
        if (at >= MAX_COLUMNS * 4) throw new TableRefused("too_many_columns");
        type = t;
        style = Number(s);
        value = "";
        inline = "";
      } else if (name === "f") throw new TableRefused("formula", { cell: `${columnName(at)}${position}` });
      else if (name === "rPh") phonetic++;
      within = name;
    },
    close(name) {
      if (name === "rPh") phonetic--;
      within = "";
      if (name !== "c") return;
      if (type === "e")
        throw new TableRefused("error_value", {
          cell: `${columnName(at)}${position}`,
          value: value.slice(0, 20),
        });
      const text = cellText(type, value, inline, context.formats[style] ?? "plain", context);
      if (text === "") return;
      if (text.length > MAX_CELL)
        throw new TableRefused("cell_too_long", { cell: `${columnName(at)}${position}` });
      while (cells.length < at) cells.push("");
      cells[at] = text;
    },
    text(found) {
      if (within === "v") value += found;
      else if (within === "t" && phonetic === 0) inline += found;
    },
  });
  return [position, cells];
}

/** The place of a column from 0, by a reference such as `AB12`; the next one where there is none. */
function columnAt(reference: string | undefined, next: number): number {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? "")?.[0];
  if (letters === undefined) return next;
  let place = 0;
  for (const letter of letters) place = place * 26 + letter.charCodeAt(0) - 64;
  return place - 1;
}

function cellText(type: string, value: string, inline: string, format: Format, context: Context): string {
  if (type === "s") return context.strings[Number(value)] ?? "";
  if (type === "inlineStr") return unescaped(inline);
  if (type === "b") return value === "1" ? "true" : "false";
  if (type !== "n" || value === "") return unescaped(value);
  const number = Number(value);
  if (!Number.isFinite(number)) return value;
  if (format === "date") return dateText(number, context.since1904);
  // 20 % is kept as 0.2; binary fractions are rounded away.
  if (format === "percent") return `${Number((number * 100).toPrecision(14))} %`;
  return String(number);
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days since 1899-12-30, or since 1904-01-01 in files of old Macs (18.17.4.1). */
function dateText(days: number, since1904: boolean): string {
  const epoch = since1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
  // Excel counts 29 February 1900, which was none.
  const day = !since1904 && days < 60 ? days + 1 : days;
  const time = new Date(epoch + Math.round(day * DAY_MS));
  if (Number.isNaN(time.getTime())) return String(days);
  const iso = time.toISOString();
  return Number.isInteger(days) ? iso.slice(0, 10) : iso.slice(0, 19);
}
