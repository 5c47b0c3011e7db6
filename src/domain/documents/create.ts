import type { Transaction } from "../../storage/database.ts";
import { recordActivity } from "../activity/record.ts";
import { requestExtraction } from "../extraction/request.ts";
import { missing } from "../failure.ts";
import { keepFile, type ReceivedFile } from "../files/received.ts";
import { findProduct } from "../products/rows.ts";
import type { Actor, Scope } from "../scope.ts";
import { getDocument } from "./read.ts";
import { insertDocument } from "./rows.ts";
import type { Document, NewDocument } from "./shape.ts";

const SOURCE_OF: Record<Actor["kind"], Document["source"]> = {
  api_key: "api",
  portal: "api",
  member: "panel",
  device: "panel",
  operator: "session",
  supplier: "supplier",
  partner: "supplier",
  consumer: "supplier",
  system: "panel",
};

/**
 * Takes a received file in as a document, of a product when one is named, and asks for its extraction when that is
 * wanted.
 * @throws Failure resource_missing when there is no such product
 */
export async function createDocument(
  tx: Transaction,
  scope: Scope,
  input: NewDocument,
  file: ReceivedFile,
): Promise<Document> {
  const product = input.product === undefined ? undefined : await findProduct(tx, scope, input.product);
  if (input.product !== undefined && !product) throw missing("product", input.product, "product");
  const id = scope.ids.next();
  const n = await insertDocument(tx, {
    id,
    dataset_n: scope.dataset,
    product_n: product?.n ?? null,
    file_n: await keepFile(tx, scope, file),
    name: file.name,
    kind: input.kind ?? "other",
    source: SOURCE_OF[scope.actor.kind],
    extraction_n: null,
    archived: false,
    created: scope.now,
  });
  if (n === undefined) throw new Error("a document was not stored");
  await recordActivity(tx, scope, "document.created", id, {
    name: file.name,
    sha256: file.sha256,
    product: product?.id ?? null,
  });
  if (input.extract === "true")
    await requestExtraction(tx, scope, { n, id, product_id: product?.id ?? null });
  return getDocument(tx, scope, id);
}
