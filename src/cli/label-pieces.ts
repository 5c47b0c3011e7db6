/** What labels are made for, as the command line says it: a table, a list of addresses, or a range of serials. */
import { Failure } from "../domain/failure.ts";
import { readCsv } from "../domain/tables/read-csv.ts";
import { TableRefused } from "../domain/tables/table.ts";
import { parseGs1Path } from "../formats/digital-link.ts";
import type { Piece } from "../formats/labels/piece.ts";
import { isSerial } from "../formats/serial.ts";
import { readAddress } from "./address.ts";
import { UsageError } from "./command.ts";

/** Most labels of one command. */
export const MOST_PIECES = 100_000;
/** Fields that the templates of Carnet use: empty where nothing is said. */
const USUAL_FIELDS = ["serial", "name", "reference", "batch", "brand", "composition"];

/**
 * The pieces of a table with the column `url`, of one with whose columns the address is filled, or of a list of
 * addresses.
 * @param urlTemplate such as `https://id.example.com/p/{serial}`
 * @throws UsageError, Failure invalid_value that names the row
 */
export function piecesOfTable(
  text: string,
  urlTemplate: string | undefined,
  common: Record<string, string>,
): Piece[] {
  const rows = readRows(text);
  const [first = []] = rows;
  if (rows.length > MOST_PIECES + 1) throw tooMany();
  const names = first.map((cell) => cell.trim().toLowerCase().replace(/\W+/g, "_"));
  if (!names.includes("url") && urlTemplate === undefined) {
    if (!/^https?:/i.test(first[0] ?? ""))
      throw new Failure(
        "invalid_value",
        'The table has no column "url". Add one, or say what addresses look like with --url-template.',
      );
    return rows.map(([url = ""], index) =>
      pieceOf(
        inRow(index + 1, () => readAddress(url.trim())),
        common,
      ),
    );
  }
  return rows.slice(1).map((row, index) => {
    const fields: Record<string, string> = { ...common };
    for (const [column, name] of names.entries()) if (name !== "") fields[name] = row[column]?.trim() ?? "";
    return inRow(index + 2, () =>
      pieceOf(readAddress(fields["url"] || fill(urlTemplate ?? "", fields)), fields),
    );
  });
}

/**
 * The pieces of a range of serials.
 * @param range `000001-000500`, `AB-0001-AB-0500` or one serial
 * @throws UsageError
 */
export function piecesOfSerials(range: string, urlTemplate: string, common: Record<string, string>): Piece[] {
  return serialsOf(range).map((serial) => {
    const fields = { ...common, serial };
    return pieceOf(readAddress(fill(urlTemplate, fields)), fields);
  });
}

function pieceOf(url: string, given: Record<string, string>): Piece {
  const key = parseGs1Path(URL.parse(url)?.pathname ?? "");
  const last = new URL(url).pathname.split("/").at(-1) ?? "";
  const known: Record<string, string> = key.ok
    ? { serial: key.serial ?? "", gtin: key.gtin, batch: key.lot ?? "" }
    : { serial: last };
  const fields: Record<string, string> = {};
  for (const name of USUAL_FIELDS) fields[name] = "";
  for (const [name, value] of Object.entries(known)) fields[name] = value;
  for (const [name, value] of Object.entries(given)) if (name !== "url") fields[name] = value;
  const care = (fields["care"] ?? "").split(/[\s;,]+/).filter(Boolean);
  return { url, fields, care };
}

function readRows(text: string): string[][] {
  try {
    const { rows } = readCsv(new TextEncoder().encode(text));
    return rows.map(([, cells]) => cells).filter((cells) => cells.some((cell) => cell.trim() !== ""));
  } catch (fault) {
    if (fault instanceof TableRefused) throw new Failure("invalid_value", fault.message);
    throw fault;
  }
}

function inRow<T>(row: number, work: () => T): T {
  try {
    return work();
  } catch (fault) {
    if (fault instanceof UsageError) throw new Failure("invalid_value", `Row ${row}: ${fault.message}`);
    throw fault;
  }
}

function fill(template: string, fields: Record<string, string>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = fields[name.toLowerCase()];
    if (value === undefined || value === "")
      throw new UsageError(`--url-template has {${name}}, and there is no value for it.`);
    return encodeURIComponent(value);
  });
}

function serialsOf(range: string): string[] {
  if (!/\d-/.test(range) && isSerial(range)) return [range];
  const [, prefix = "", first = "", again, last = ""] =
    /^([\w.-]*?)(\d{1,12})-([\w.-]*?)(\d{1,12})$/.exec(range) ?? [];
  const [from, to] = [Number(first), Number(last)];
  if (first === "" || (again !== "" && again !== prefix) || to < from)
    throw new UsageError(
      `"${range}" is no range of serials. Write the first and the last, such as 000001-000500 or AB0001-AB0500.`,
    );
  if (to - from >= MOST_PIECES) throw tooMany();
  return Array.from({ length: to - from + 1 }, (_, index) => {
    const serial = prefix + String(from + index).padStart(first.length, "0");
    if (!isSerial(serial)) throw new UsageError(`"${serial}" is no serial: it has more than 20 characters.`);
    return serial;
  });
}

function tooMany(): UsageError {
  return new UsageError(`One command makes at most ${MOST_PIECES} labels. Divide them.`);
}
