/** Documents that a supplier adds to a request, and takes back as long as nothing was sent. */
import type { Transaction } from "../../storage/database.ts";
import { addFromPage } from "../documents/add-from-page.ts";
import { changeDocument } from "../documents/change.ts";
import { countFromSuppliers } from "../documents/rows.ts";
import type { Document, NewDocument } from "../documents/shape.ts";
import { Failure } from "../failure.ts";
import type { ReceivedFile } from "../files/received.ts";
import type { Scope } from "../scope.ts";
import { holdOpen } from "./hold.ts";
import { updateRequest } from "./rows.ts";

/** Most documents of one request. */
export const FILES_PER_REQUEST = 20;
/** With those that were taken back, which keep their place on the disk. */
const FILES_SENT_IN = 100;

/**
 * Takes a file that a supplier sends in as a document of the product.
 * @param scope of the supplier, as `openDataRequest` gives it
 * @throws Failure too_many_files, session_closed, account_suspended, account_read_only
 */
export async function addRequestedDocument(
  tx: Transaction,
  scope: Scope,
  id: string,
  kind: NewDocument["kind"],
  file: ReceivedFile,
): Promise<Document> {
  const row = await holdOpen(tx, scope, id);
  const files = row.files as string[];
  if (files.length >= FILES_PER_REQUEST)
    throw new Failure(
      "too_many_files",
      `A request takes at most ${FILES_PER_REQUEST} documents. Take one back to send another.`,
      "file",
    );
  if ((await countFromSuppliers(tx, scope, row.product_n, row.created)) >= FILES_SENT_IN)
    throw new Failure(
      "too_many_files",
      `Suppliers have sent ${FILES_SENT_IN} documents since this request was made. Ask the company for another one.`,
      "file",
    );
  const document = await addFromPage(tx, scope, row.product_id, kind, file);
  await updateRequest(tx, row.n, { files: [...files, document.id], saved_at: scope.now });
  return document;
}

/**
 * Takes a document of the supplier's back: lists show it no longer. A second time changes nothing.
 * @param scope of the supplier, as `openDataRequest` gives it
 * @throws Failure session_closed, account_suspended, account_read_only
 */
export async function takeBackDocument(
  tx: Transaction,
  scope: Scope,
  id: string,
  document: string,
): Promise<void> {
  const row = await holdOpen(tx, scope, id);
  const files = row.files as string[];
  if (!files.includes(document)) return;
  await changeDocument(tx, scope, document, { archived: true });
  await updateRequest(tx, row.n, { files: files.filter((one) => one !== document), saved_at: scope.now });
}
