import type { Transaction } from "../../storage/database.ts";
import { Failure } from "../failure.ts";
import type { ReceivedFile } from "../files/received.ts";
import { findProduct } from "../products/rows.ts";
import type { Scope } from "../scope.ts";
import { createDocument } from "./create.ts";
import { listDocuments } from "./rows.ts";
import type { Document, NewDocument } from "./shape.ts";

/** Most documents that a product may have for a page to add another; the API has no such limit. */
const DOCUMENTS_BY_PAGE = 100;

/**
 * Takes a file in as a document of a product, from a page. What holds text is read for suggestions.
 * @throws Failure too_many_files
 */
export async function addFromPage(
  tx: Transaction,
  scope: Scope,
  product: string,
  kind: NewDocument["kind"],
  file: ReceivedFile,
): Promise<Document> {
  const row = await findProduct(tx, scope, product);
  if (!row) throw new Error(`the data set lacks product ${product}`);
  const { hasMore } = await listDocuments(tx, scope, row.n, { limit: DOCUMENTS_BY_PAGE - 1 });
  if (hasMore)
    throw new Failure(
      "too_many_files",
      `This product has ${DOCUMENTS_BY_PAGE} documents. Archive some, or send more through the API.`,
      "file",
    );
  const hasText = file.contentType === "application/pdf";
  return createDocument(tx, scope, { product, kind, extract: hasText ? "true" : "false" }, file);
}
