import type { z } from "zod";
import { recordActivity } from "../../../domain/activity/record.ts";
import { listMatching } from "../../../domain/products/matching.ts";
import type { Scope } from "../../../domain/scope.ts";
import { writeCell } from "../../../domain/templates/cells.ts";
import { templateOf } from "../../../domain/templates/registry.ts";
import type { Data } from "../../../domain/templates/values.ts";
import { protectText } from "../../../formats/cell-text.ts";
import type { Cell } from "../../../formats/xlsx.ts";
import type { Database } from "../../../storage/database.ts";
import type { Locale } from "../../kit/locale.ts";
import { translate } from "../../kit/template-words.ts";
import type { exportProducts } from "../endpoints/imports.ts";
import { fieldHeadings, fieldsInOrder, PART_COLUMNS, partWords } from "./columns.ts";
import { tableFile } from "./table-file.ts";

type ExportQuery = z.infer<(typeof exportProducts)["query"]>;

/**
 * The products of a template that a list shows, as a table that can be imported again. Who took it is entered in the
 * activity log before the first byte goes out.
 * @throws Failure path_unknown
 */
export async function productsFile(
  db: Database,
  scope: Scope,
  { template: code, language = "en", separator, ...filters }: ExportQuery,
  format: string,
): Promise<Response> {
  // The endpoint's shape lets known languages pass only.
  const locale = language as Locale;
  const template = templateOf(code);
  const fields = fieldsInOrder(template);
  const headings = [
    ...PART_COLUMNS.map((part) => partWords(part, locale).heading),
    ...fieldHeadings(fields, locale),
  ];
  const day = new Date(scope.now * 1000).toISOString().slice(0, 10);
  const rows = async function* (): AsyncGenerator<Cell[]> {
    yield headings;
    for await (const products of listMatching(db.reader, scope, filters))
      for (const product of products) {
        if (product.template !== code) continue;
        const { reference, name, gtin, status } = product;
        const data = product.data as Data;
        yield [
          protectText(reference),
          protectText(name),
          gtin ?? "",
          code,
          status,
          ...fields.map((field) => writeCell(field, data[field.key])),
        ];
      }
  };
  const file = tableFile(
    {
      name: `products-${code}-${scope.company.handle}-${scope.livemode ? "live" : "test"}-${day}`,
      sheet: translate(template.name, locale)
        .replace(/[[\]:*?/\\]/g, " ")
        .slice(0, 31),
      columns: headings.map((_, at) => ({ width: at === 1 ? 32 : 18 })),
      rows: rows(),
    },
    format,
    separator,
  );
  const chosen = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
  await db.write((tx) =>
    recordActivity(tx, scope, "products.exported", scope.company.id, { template: code, format, ...chosen }),
  );
  return file;
}
