import type { Queryable } from "../../storage/database.ts";
import type { PageRequest } from "../../storage/page.ts";
import { missing } from "../failure.ts";
import { findProduct } from "../products/rows.ts";
import type { Scope } from "../scope.ts";
import { presentDocument, presentDocuments } from "./present.ts";
import { findDocument, listDocuments as listRows } from "./rows.ts";
import type { Document, DocumentFilters } from "./shape.ts";

/** @throws Failure resource_missing */
export async function getDocument(db: Queryable, scope: Scope, id: string): Promise<Document> {
  const row = await findDocument(db, scope, id);
  if (!row) throw missing("document", id);
  return presentDocument(db, scope, row);
}

/**
 * Documents that are not archived, newest first.
 * @throws Failure resource_missing when the product, or `startingAfter`, is none of the data set
 */
export async function listDocuments(
  db: Queryable,
  scope: Scope,
  filters: DocumentFilters,
  page: PageRequest,
): Promise<{ data: Document[]; hasMore: boolean }> {
  const product = filters.product === undefined ? undefined : await findProduct(db, scope, filters.product);
  if (filters.product !== undefined && !product) throw missing("product", filters.product, "product");
  if (page.startingAfter !== undefined && !(await findDocument(db, scope, page.startingAfter)))
    throw missing("document", page.startingAfter, "starting_after");
  const { rows, hasMore } = await listRows(db, scope, product?.n, page);
  return { data: await presentDocuments(db, scope, rows), hasMore };
}
