import { receiveForm, type UploadServices } from "../../api/kit/upload.ts";
import { DOCUMENT_BYTES, type Document, KINDS } from "../../domain/documents/shape.ts";
import { Failure, type FailureCode } from "../../domain/failure.ts";
import { dropFile, isSurelyRefused } from "../../domain/files/drop.ts";
import type { ReceivedFile } from "../../domain/files/received.ts";
import type { Scope } from "../../domain/scope.ts";
import type { Database, Transaction } from "../../storage/database.ts";

/** What a document is, by a word of a form or an address; `other` for all words that mean nothing. */
export function kindFrom(word: string | null | undefined): Document["kind"] {
  return KINDS.find((kind) => kind === word) ?? "other";
}

/**
 * Takes in the one document that a page sends as a form, and lets `add` store it: in the scope of the page with the time at
 * which all of it is there, since it may have been long on its way.
 * @param untold the kind of a form that names none
 * @returns why it was not taken, as far as the person who sent it can mend it; nothing is left of it then
 */
export async function takeDocument(
  services: UploadServices & { db: Database },
  request: Request,
  scope: Scope,
  add: (tx: Transaction, scope: Scope, kind: Document["kind"], file: ReceivedFile) => Promise<unknown>,
  untold: Document["kind"] = "other",
): Promise<FailureCode | undefined> {
  const rules = { limitBytes: DOCUMENT_BYTES, fields: ["kind"] };
  const form = await receiveForm(services, request, rules).catch((fault: unknown) => {
    if (fault instanceof Failure) return fault.code;
    throw fault;
  });
  if (typeof form === "string") return form;
  const word = form.fields["kind"];
  try {
    const now = { ...scope, now: services.clock.now() };
    const kind = word === undefined ? untold : kindFrom(word);
    await services.db.write((tx) => add(tx, now, kind, form.file));
    return undefined;
  } catch (fault) {
    if (isSurelyRefused(fault)) await dropFile(services, form.file.id);
    if (fault instanceof Failure && fault.code === "too_many_files") return fault.code;
    throw fault;
  }
}
