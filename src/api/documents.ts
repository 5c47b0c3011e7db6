import { createDocument } from "../domain/documents/create.ts";
import { extractDocument } from "../domain/documents/extract.ts";
import { getDocument, listDocuments } from "../domain/documents/read.ts";
import * as endpoints from "./endpoints/documents.ts";
import { implement } from "./kit/endpoint.ts";

export const operations = [
  implement(endpoints.listDocuments, {
    read: (db, { scope, query, page }) => listDocuments(db, scope, query, page),
  }),
  implement(endpoints.createDocument, {
    write: (tx, { scope, body, file }) => createDocument(tx, scope, body, file),
  }),
  implement(endpoints.getDocument, { read: (db, { scope, params }) => getDocument(db, scope, params.id) }),
  implement(endpoints.extractDocument, {
    write: (tx, { scope, params }) => extractDocument(tx, scope, params.id),
  }),
];
