import type { Transaction } from "../../storage/database.ts";
import { requestExtraction } from "../extraction/request.ts";
import { missing } from "../failure.ts";
import type { Scope } from "../scope.ts";
import { presentDocument } from "./present.ts";
import { getDocument } from "./read.ts";
import { findDocument, holdDocument } from "./rows.ts";
import type { Document } from "./shape.ts";

/**
 * Asks for the extraction of a document, or repeats it: the suggestions of the one before are no longer shown. While
 * one is queued or under way nothing changes.
 * @throws Failure resource_missing
 */
export async function extractDocument(tx: Transaction, scope: Scope, id: string): Promise<Document> {
  const document = (await holdDocument(tx, scope, id)) && (await findDocument(tx, scope, id));
  if (!document) throw missing("document", id);
  if (document.status === "queued" || document.status === "processing")
    return presentDocument(tx, scope, document);
  await requestExtraction(tx, scope, document);
  return getDocument(tx, scope, id);
}
