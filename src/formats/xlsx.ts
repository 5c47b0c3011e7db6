/**
 * Writes a table as an XLSX file (ECMA-376, SpreadsheetML) while its rows come in: a long one is never in memory as a whole.
 * Texts are written as texts, in cells of the format "Text", so that no program makes numbers, dates or formulas of them.
 */
import { Zip, ZipDeflate } from "fflate";

export const XLSX_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** A text or a number; an empty text is an empty cell. */
export type Cell = string | number;

export interface SheetColumn {
  /** In characters. */
  width?: number;
  /** Values offered by a list; as many as fit into one (255 characters). */
  choices?: readonly string[];
}

export interface Sheet {
  name: string;
  columns: readonly SheetColumn[];
  /** Rows; the first is the head, and stays in sight. */
  rows: AsyncIterable<readonly Cell[]>;
  /** Rows from the second on that explain the columns. */
  helpRows?: number;
}

/** Rows that are deflated at once. */
const ROWS_PER_CHUNK = 200;
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const DOCUMENT = "application/vnd.openxmlformats-officedocument.spreadsheetml";
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
/** Places in `cellXfs` of the styles. */
const TEXT_STYLE = 1;
const HEAD_STYLE = 2;
const HELP_STYLE = 3;
/** Rows for which a list of choices is offered. */
const CHOICE_ROWS = 5000;
const CHOICE_CHARACTERS = 255;

/** The bytes of an XLSX file with one sheet. */
export function xlsxFile(sheet: Sheet): ReadableStream<Uint8Array> {
  const chunks = bytesOf(sheet);
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await chunks.return(undefined);
    },
  });
}

async function* bytesOf(sheet: Sheet): AsyncGenerator<Uint8Array, void> {
  const out: Uint8Array[] = [];
  let fault: Error | undefined;
  const archive = new Zip((found, chunk) => {
    if (found) fault = found;
    else out.push(chunk);
  });
  const encoder = new TextEncoder();
  const open = (name: string) => {
    const file = new ZipDeflate(name, { level: 6 });
    // The same table is the same file, whenever it is written.
    file.mtime = "1980-01-01T00:00:00Z";
    archive.add(file);
    return (text: string, isLast: boolean) => file.push(encoder.encode(text), isLast);
  };
  for (const [name, text] of Object.entries(partsOf(sheet.name))) open(name)(text, true);
  const write = open("xl/worksheets/sheet1.xml");
  write(sheetHead(sheet), false);
  let number = 0;
  let text = "";
  for await (const cells of sheet.rows) {
    number++;
    text += rowXml(number, cells, styleOf(number, sheet.helpRows ?? 0));
    if (number % ROWS_PER_CHUNK > 0) continue;
    write(text, false);
    text = "";
    yield* out.splice(0);
  }
  write(text + sheetFoot(sheet), true);
  archive.end();
  if (fault) throw fault;
  yield* out.splice(0);
}

function styleOf(row: number, helpRows: number): number {
  if (row === 1) return HEAD_STYLE;
  return row <= 1 + helpRows ? HELP_STYLE : TEXT_STYLE;
}

function sheetHead({ columns }: Sheet): string {
  const widths = columns
    .map(
      ({ width = 18 }, at) =>
        `<col min="${at + 1}" max="${at + 1}" width="${width}" style="${TEXT_STYLE}" customWidth="1"/>`,
    )
    .join("");
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews><cols>${widths}</cols><sheetData>`;
}

function sheetFoot({ columns, helpRows = 0 }: Sheet): string {
  const lists = columns.flatMap(({ choices = [] }, at) => {
    const list = choices.join(",");
    if (choices.length === 0 || list.length > CHOICE_CHARACTERS || choices.some((one) => one.includes(",")))
      return [];
    const column = columnName(at);
    const place = `${column}${helpRows + 2}:${column}${CHOICE_ROWS}`;
    return [
      `<dataValidation type="list" errorStyle="warning" allowBlank="1" showErrorMessage="1" sqref="${place}"><formula1>${xmlText(`"${list}"`)}</formula1></dataValidation>`,
    ];
  });
  const validations =
    lists.length > 0 ? `<dataValidations count="${lists.length}">${lists.join("")}</dataValidations>` : "";
  return `</sheetData>${validations}</worksheet>`;
}

function rowXml(number: number, cells: readonly Cell[], style: number): string {
  let xml = `<row r="${number}">`;
  for (let at = 0; at < cells.length; at++) {
    const cell = cells[at];
    if (cell === undefined || cell === "") continue;
    const place = `${columnName(at)}${number}`;
    xml +=
      typeof cell === "number"
        ? `<c r="${place}"><v>${cell}</v></c>`
        : `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(cell)}</t></is></c>`;
  }
  return `${xml}</row>`;
}

/** `A`, `B`, … `Z`, `AA`: the name of a column by its place from 0. */
export function columnName(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26));
  return at < 26 ? letter : columnName(Math.floor(at / 26) - 1) + letter;
}

/**
 * A text in XML. What XML 1.0 has no room for is written as `_xHHHH_`, and what looks like that gets its underscore
 * written so (ECMA-376 Part 1, 22.9.2.19).
 */
function xmlText(text: string): string {
  return text
    .replace(/_(?=x[0-9a-f]{4}_)/gi, "_x005F_")
    .replace(
      /[\0-\x08\x0b-\x1f\ufffe\uffff]/g,
      (sign) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`,
    )
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** The small parts of the file. */
function partsOf(sheetName: string): Record<string, string> {
  return {
    "[Content_Types].xml": `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${DOCUMENT}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${DOCUMENT}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${DOCUMENT}.styles+xml"/></Types>`,
    "_rels/.rels": `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="${xmlText(sheetName)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
    "xl/styles.xml": `${HEAD}<styleSheet xmlns="${MAIN}"><fonts count="3"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font><font><i/><sz val="10"/><color rgb="FF6B6B6B"/><name val="Calibri"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFEDEAE2"/></patternFill></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf numFmtId="49" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" fillId="2" applyNumberFormat="1" applyFont="1" applyFill="1"><alignment vertical="top" wrapText="1"/></xf><xf numFmtId="49" fontId="2" applyNumberFormat="1" applyFont="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf></cellXfs></styleSheet>`,
  };
}
