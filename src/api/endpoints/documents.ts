import { DOCUMENT_BYTES, Document, DocumentFilters, NewDocument } from "../../domain/documents/shape.ts";
import { endpoint } from "../kit/endpoint.ts";
import { DEFAULT_LIMIT } from "../kit/query.ts";

export const listDocuments = endpoint({
  method: "GET",
  path: "/documents",
  noun: "Documents",
  name: "listDocuments",
  summary: "List documents",
  description: "Newest first, without those that are archived.",
  query: DocumentFilters,
  returns: Document,
  list: { defaultLimit: DEFAULT_LIMIT },
  fails: ["resource_missing"],
});

export const createDocument = endpoint({
  method: "POST",
  path: "/documents",
  noun: "Documents",
  name: "createDocument",
  summary: "Upload a document",
  description:
    "A form (`multipart/form-data`) with one file: PDF, JPEG, PNG or WebP by its first bytes, at most 20 MiB. It is stored encrypted. In a repeat with the same `Idempotency-Key` the boundary may differ.",
  upload: { limitBytes: DOCUMENT_BYTES },
  body: NewDocument,
  returns: Document,
  fails: ["resource_missing", "file_missing", "file_type_unsupported", "file_too_large", "too_many_files"],
  emits: ["document.extracted", "document.extraction_failed"],
  example: { body: { kind: "tech_sheet", extract: "true" } },
});

export const getDocument = endpoint({
  method: "GET",
  path: "/documents/{id}",
  noun: "Documents",
  name: "getDocument",
  summary: "Get a document",
  description: "With the status and the suggestions of its latest extraction.",
  returns: Document,
  fails: ["resource_missing"],
});

export const extractDocument = endpoint({
  method: "POST",
  path: "/documents/{id}/extract",
  noun: "Documents",
  name: "extractDocument",
  summary: "Request the extraction of a document",
  description:
    "Reads the document in the background and makes suggestions, which a person confirms in the panel: nothing is applied here. A request for a document that was extracted before repeats it; while one is queued or under way it changes nothing.",
  returns: Document,
  fails: ["resource_missing"],
  emits: ["document.extracted", "document.extraction_failed"],
});
