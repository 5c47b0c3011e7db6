import type { Transaction } from "../../storage/database.ts";
import { addFromPage } from "../documents/add-from-page.ts";
import type { Document, NewDocument } from "../documents/shape.ts";
import type { ReceivedFile } from "../files/received.ts";
import type { Scope } from "../scope.ts";
import { holdOpenSession } from "./complete.ts";

/**
 * Takes a file that an operator uploads in as a document of the session's product.
 * @param scope of the session's operator, as `openSession` gives it
 * @throws Failure too_many_files, session_closed, account_suspended, account_read_only, plan_lacks_api
 */
export async function addDocument(
  tx: Transaction,
  scope: Scope,
  id: string,
  kind: NewDocument["kind"],
  file: ReceivedFile,
): Promise<Document> {
  const { session } = await holdOpenSession(tx, scope, id);
  return addFromPage(tx, scope, session.product_id, kind, file);
}
