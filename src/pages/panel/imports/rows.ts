/** The rows of an import as people see them, and those that are wrong as a file to correct. */
import { missing } from "../../../domain/failure.ts";
import {
  findImport,
  findKnown,
  type ImportRecord,
  listRows,
  type RowRecord,
} from "../../../domain/imports/rows.ts";
import type { ImportRow, ImportRowFilters, RowState } from "../../../domain/imports/shape.ts";
import type { Scope } from "../../../domain/scope.ts";
import { safeCell } from "../../../formats/cell-text.ts";
import type { Cell } from "../../../formats/xlsx.ts";
import type { Queryable } from "../../../storage/database.ts";
import { type PageRequest, pageOf } from "../../../storage/page.ts";
import type { Locale } from "../../kit/locale.ts";
import { faultHeading } from "./columns.ts";
import { sentenceOf } from "./sentences.ts";
import { tableFile } from "./table-file.ts";

const LOCALES: Record<string, Locale> = { pt: "pt" };

/** @throws Failure resource_missing */
export async function importRows(
  db: Queryable,
  scope: Scope,
  id: string,
  { state, language = "en" }: ImportRowFilters,
  { limit, startingAfter }: PageRequest,
): Promise<{ data: ImportRow[]; hasMore: boolean }> {
  const found = await findImport(db, scope, id);
  if (!found) throw missing("import", id);
  const after = startingAfter === undefined ? 0 : Number(startingAfter);
  const { rows, hasMore } = pageOf(
    await listRows(db, found.n, after, limit + 1, state === undefined ? undefined : [state]),
    limit,
  );
  const known = await findKnown(
    db,
    scope,
    rows.map(({ product }) => product ?? ""),
  );
  const locale = LOCALES[language] ?? "en";
  const data = rows.map((row): ImportRow => {
    const product = known.get(row.product ?? "");
    return {
      object: "import_row",
      id: String(row.position),
      position: row.position,
      state: row.state,
      product: product ? { id: product.id, name: product.name, reference: product.reference } : null,
      cells: row.cells,
      changes: row.changes ?? [],
      faults: faultsOf(found, row, locale),
    };
  });
  return { data, hasMore };
}

function faultsOf({ settings }: ImportRecord, { faults }: RowRecord, locale: Locale): ImportRow["faults"] {
  return (faults ?? []).map((fault) => {
    const target = /^(?:data\.)?[^.[]+/.exec(fault.param ?? "")?.[0];
    const column = target === undefined ? -1 : settings.mapping.indexOf(target);
    return {
      param: fault.param ?? null,
      column: column < 0 ? null : column,
      message: sentenceOf(fault, locale),
    };
  });
}

/** Rows that were not done, and can be put right in the file. */
const WRONG: readonly RowState[] = ["faulty", "refused"];
const ROWS_AT_ONCE = 500;

/** @throws Failure resource_missing, path_unknown */
export async function correctionsFile(
  db: Queryable,
  scope: Scope,
  id: string,
  format: string,
  locale: Locale,
  separator: "comma" | "semicolon" | undefined,
): Promise<Response> {
  const found = await findImport(db, scope, id);
  if (found?.kind !== "file") throw missing("import", id);
  const { headings } = found;
  const rows = async function* (): AsyncGenerator<Cell[]> {
    yield [...headings.map(safeCell), faultHeading(locale)];
    for (let after = 0; ; ) {
      const some = await listRows(db, found.n, after, ROWS_AT_ONCE, WRONG);
      for (const row of some) {
        const cells = headings.map((_, at) => safeCell(row.cells[at] ?? ""));
        const words = faultsOf(found, row, locale).map(({ column, message }) =>
          column === null ? message : `${headings[column]}: ${message}`,
        );
        yield [...cells, safeCell(words.join(" "))];
      }
      after = some.at(-1)?.position ?? after;
      if (some.length < ROWS_AT_ONCE) return;
    }
  };
  const name = found.name.replace(/\.[^.]*$/, "") || "products";
  return tableFile(
    {
      name: `${name}-corrections`,
      sheet: "Corrections",
      columns: [...headings.map(() => ({ width: 18 })), { width: 60 }],
      rows: rows(),
    },
    format,
    // Numbers are as they were written: with the signs of the file.
    separator ?? (found.decimal === "," ? "semicolon" : "comma"),
  );
}
