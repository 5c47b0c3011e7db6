/** Documents as a table shows them: whose they are, and how many suggestions wait for a person. */
import { z } from "zod";
import type { Queryable } from "../../storage/database.ts";
import type { PageRequest } from "../../storage/page.ts";
import { listProductNames } from "../products/summary-rows.ts";
import type { Scope } from "../scope.ts";
import { Id } from "../shapes.ts";
import { listDocuments } from "./read.ts";
import { Document, type DocumentFilters } from "./shape.ts";

export const DocumentSummary = Document.omit({ extraction: true }).extend({
  product: z.strictObject({ id: Id, name: z.string() }).nullable(),
  suggestions: z.strictObject({ all: z.int(), open: z.int() }),
  error: z.string().nullable(),
});
export type DocumentSummary = z.infer<typeof DocumentSummary>;

/** @throws Failure resource_missing */
export async function listDocumentSummaries(
  db: Queryable,
  scope: Scope,
  filters: DocumentFilters,
  page: PageRequest,
): Promise<{ data: DocumentSummary[]; hasMore: boolean }> {
  const { data, hasMore } = await listDocuments(db, scope, filters, page);
  const names = await listProductNames(
    db,
    scope,
    data.flatMap(({ product }) => product ?? []),
  );
  return {
    hasMore,
    data: data.map(({ extraction, product, ...document }) => {
      const suggestions = extraction?.suggestions ?? [];
      return {
        ...document,
        product: product === null ? null : { id: product, name: names.get(product) ?? "" },
        suggestions: {
          all: suggestions.length,
          open: suggestions.filter(({ decision }) => decision === null).length,
        },
        error: extraction?.error ?? null,
      };
    }),
  };
}
