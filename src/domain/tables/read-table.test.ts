/** What we write is read by others, what others write by us, and what is made to do harm by nobody. */
import { describe, expect, test } from "bun:test";
import { strToU8, zipSync } from "fflate";
import readExcel from "read-excel-file/node";
import writeExcel from "write-excel-file/node";
import { type Cell, columnName, xlsxFile } from "../../formats/xlsx.ts";
import { readTable } from "./read-table.ts";
import { TableRefused } from "./table.ts";

const HOSTILE = [
  "=1+1",
  "'=x",
  '<script>alert("x")</script> & "q"',
  "_x0041_",
  "_x005F_x0041_",
  "line\nbreak\ttab",
  "  spaces  ",
  "😀 ção \u202e rtl \u200b",
  "]]>",
  "\uffff\ufffe",
  "0012",
  "1e5",
  "2026-01-02",
];

async function bytesOf(rows: readonly (readonly Cell[])[]): Promise<Uint8Array> {
  const source = (async function* () {
    yield* rows;
  })();
  return new Response(
    xlsxFile({ name: "Products & <more>", columns: [{}, { choices: ["a", "b"] }], rows: source }),
  ).bytes();
}

describe("an XLSX file of our own", () => {
  test("comes back to the letter", async () => {
    const rows: Cell[][] = [["a", "b"], ...HOSTILE.map((text, at) => [text, at + 0.5])];
    const table = readTable(await bytesOf(rows));
    expect(table.headings).toEqual(["a", "b"]);
    expect(table.rows).toEqual(HOSTILE.map((text, at) => [at + 2, [text, String(at + 0.5)]]));
  });

  test("is read by another library as it was written", async () => {
    const texts = HOSTILE.filter((text) => !/_x|[\ufffe\uffff]/.test(text));
    const file = Buffer.from(await bytesOf([["a", "b"], ...texts.map((text, at) => [text, at + 0.5])]));
    const [sheet] = await readExcel(file, { trim: false });
    expect(sheet?.data.slice(1)).toEqual(texts.map((text, at) => [text, at + 0.5]));
  });

  test("names columns as spreadsheets do", () => {
    expect([0, 25, 26, 51, 52, 701, 702].map(columnName)).toEqual(["A", "Z", "AA", "AZ", "BA", "ZZ", "AAA"]);
  });
});

test("a stray control character in a CSV file is left to the check of its row", () => {
  expect(readTable(Buffer.from("a,b\nx,be\u0007ll\n")).rows).toEqual([[2, ["x", "be\u0007ll"]]]);
});

test("an XLSX file of another library is read with its dates, shares and switches", async () => {
  const made = writeExcel([
    ["Reference", "Made", "Share", "On", "Count"],
    [
      "A-1",
      { value: new Date(Date.UTC(2026, 0, 31)), type: Date, format: "dd/mm/yyyy" },
      { value: 0.2, type: Number, format: "0%" },
      true,
      12.5,
    ],
  ] as never);
  const file = await (made as unknown as { toBuffer(): Promise<Buffer> }).toBuffer();
  expect(readTable(new Uint8Array(file))).toEqual({
    decimal: ".",
    headings: ["Reference", "Made", "Share", "On", "Count"],
    rows: [[2, ["A-1", "2026-01-31", "20 %", "true", "12.5"]]],
  });
});

describe("CSV", () => {
  const cases: [name: string, bytes: Uint8Array][] = [
    ["UTF-8", Buffer.from("referência;preço\nA;1,5\n")],
    ["UTF-8 with a mark", Buffer.from("\ufeffreferência;preço\r\nA;1,5\r\n")],
    [
      "UTF-16 with a mark",
      Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from("referência;preço\r\nA;1,5", "utf16le")]),
    ],
    [
      "UTF-16, big end first",
      Buffer.concat([
        Buffer.from([0xfe, 0xff]),
        Buffer.from("referência;preço\r\nA;1,5", "utf16le").swap16(),
      ]),
    ],
    ["UTF-16 without a mark", Buffer.from("referência;preço\r\nA;1,5", "utf16le")],
    ["Windows-1252", Buffer.from("referência;preço\r\nA;1,5\r\n", "latin1")],
    ["a line that names the separator", Buffer.from("sep=;\nreferência;preço\nA;1,5")],
  ];
  for (const [name, bytes] of cases)
    test(`in ${name} is read`, () => {
      const table = readTable(new Uint8Array(bytes));
      expect([table.decimal, table.headings, table.rows[0]?.[1]]).toEqual([
        ",",
        ["referência", "preço"],
        ["A", "1,5"],
      ]);
    });

  test("is parted by its own separator, whatever its cells hold", () => {
    for (const separator of [",", ";", "\t", "|"]) {
      const text = `a${separator}b\n"x, y; z"${separator}"q ""q"" \n2"\n`;
      expect(readTable(Buffer.from(text)).rows).toEqual([[2, ["x, y; z", 'q "q" \n2']]]);
    }
  });
});

describe("a workbook made by hand", () => {
  const workbook = (rows: string) =>
    zipSync({
      "xl/workbook.xml": strToU8(
        `<workbook xmlns:r="r"><sheets><sheet name="One" r:id="r1"/></sheets></workbook>`,
      ),
      "xl/_rels/workbook.xml.rels": strToU8(
        `<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>`,
      ),
      "xl/worksheets/sheet1.xml": strToU8(`<worksheet><sheetData>${rows}</sheetData></worksheet>`),
    });
  const row = (number: string, value: string) =>
    `<row r="${number}"><c t="inlineStr"><is><t>${value}</t></is></c></row>`;

  test("brings no sign in that a database does not keep", () => {
    const bytes = workbook(row("1", "a_x0000_") + row("2", "A_x0000_1") + row("3", "_xD800_B"));
    expect(readTable(bytes)).toMatchObject({
      headings: ["a\ufffd"],
      rows: [
        [2, ["A\ufffd1"]],
        [3, ["\ufffdB"]],
      ],
    });
  });

  test("has each row once, whatever number it says", () => {
    const said = ["1", "2", "2", "-7", "1e99", "1.5", "9", "3"];
    const bytes = workbook(said.map((number) => row(number, "x")).join(""));
    expect(readTable(bytes).rows.map(([position]) => position)).toEqual([2, 3, 4, 5, 6, 9, 10]);
  });
});

describe("is refused, with a sentence that says what to do:", () => {
  const sheet = (body: string, more: Record<string, string> = {}) =>
    zipSync({
      "xl/workbook.xml": strToU8(
        `<workbook xmlns:r="r"><sheets><sheet name="One" r:id="r1"/><sheet name="Two" r:id="r2"/></sheets></workbook>`,
      ),
      "xl/_rels/workbook.xml.rels": strToU8(
        `<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Target="worksheets/sheet2.xml"/></Relationships>`,
      ),
      "xl/worksheets/sheet1.xml": strToU8(body),
      ...Object.fromEntries(Object.entries(more).map(([name, text]) => [name, strToU8(text)])),
    });
  const row = (number: number, cells: string) => `<row r="${number}">${cells}</row>`;
  const text = (place: string, value: string) => `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`;
  const good = `<worksheet><sheetData>${row(1, text("A1", "a"))}${row(2, text("A2", "b"))}</sheetData></worksheet>`;
  const cases: [string, Uint8Array, string][] = [
    ["nothing", new Uint8Array(), "empty"],
    ["a heading alone", Buffer.from("a;b\n"), "no_rows"],
    ["a PDF", Buffer.from("%PDF-1.7\nx"), "not_a_table"],
    ["a picture", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]), "not_a_table"],
    ["an old workbook", Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3]), "old_excel"],
    ["another ZIP", zipSync({ "word/document.xml": strToU8("<x/>") }), "other_zip"],
    ["a cut ZIP", sheet(good).slice(0, 220), "broken"],
    ["a formula in CSV", Buffer.from("a,b\nx,=1+1\n"), "formula"],
    [
      "a formula in XLSX",
      sheet(
        `<worksheet><sheetData>${row(1, text("A1", "a"))}${row(2, '<c r="A2"><f>1+1</f><v>2</v></c>')}</sheetData></worksheet>`,
      ),
      "formula",
    ],
    [
      "what a failed formula left",
      sheet(
        `<worksheet><sheetData>${row(1, text("A1", "a"))}${row(2, '<c r="A2" t="e"><v>#REF!</v></c>')}</sheetData></worksheet>`,
      ),
      "error_value",
    ],
    [
      "merged cells",
      sheet(
        good.replace(
          "</worksheet>",
          '<mergeCells count="1"><mergeCell ref="A1:B2"/></mergeCells></worksheet>',
        ),
      ),
      "merged",
    ],
    ["several sheets", sheet(good, { "xl/worksheets/sheet2.xml": good }), "sheets"],
    [
      "XML that is none",
      sheet(`<worksheet><sheetData><row r="1"><c></row></sheetData></worksheet>`),
      "broken",
    ],
    ["too many rows", Buffer.from(`a\n${"x\n".repeat(50_001)}`), "too_many_rows"],
    ["too many columns", Buffer.from(`${"a,".repeat(301)}a\n${"x,".repeat(301)}x\n`), "too_many_columns"],
    ["a cell without end", Buffer.from(`a\n${"x".repeat(100_001)}\n`), "cell_too_long"],
    ["a quotation that is not closed", Buffer.from('a,b\n"x,y\n'), "quotes"],
    [
      "a bomb",
      sheet(`<worksheet><sheetData>${" ".repeat(17 * 1024 * 1024)}</sheetData></worksheet>`),
      "too_large",
    ],
  ];
  for (const [name, bytes, reason] of cases)
    test(name, () => {
      try {
        readTable(bytes);
        throw new Error("it was read");
      } catch (fault) {
        if (!(fault instanceof TableRefused)) throw fault;
        expect(fault.reason).toBe(reason as never);
        expect(fault.message).toMatch(/^[A-Z].*\.$/);
        expect(fault.message).not.toContain("{");
      }
    });

  test("an empty second sheet is no second sheet", () => {
    const table = readTable(
      sheet(good, { "xl/worksheets/sheet2.xml": "<worksheet><sheetData/></worksheet>" }),
    );
    expect(table.rows).toEqual([[2, ["b"]]]);
  });
});
