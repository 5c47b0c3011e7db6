import { endpoint } from "../../../api/kit/endpoint.ts";
import { DocumentChanges } from "../../../domain/documents/change.ts";
import { Decision } from "../../../domain/documents/decide.ts";
import { Review } from "../../../domain/documents/review.ts";
import { Document, DocumentFilters } from "../../../domain/documents/shape.ts";
import { DocumentSummary } from "../../../domain/documents/summaries.ts";
import { TABLE_LIMIT } from "./products.ts";

const NOUN = "Panel";

export const listDocumentSummaries = endpoint({
  method: "GET",
  path: "/document_summaries",
  noun: NOUN,
  name: "listDocumentSummaries",
  summary: "List documents with the names of their products",
  query: DocumentFilters,
  returns: DocumentSummary,
  list: { defaultLimit: TABLE_LIMIT },
  fails: ["resource_missing"],
});

export const changeDocument = endpoint({
  method: "POST",
  path: "/documents/{id}",
  noun: NOUN,
  name: "changeDocument",
  summary: "Say what a document is and which product it belongs to",
  body: DocumentChanges,
  returns: Document,
  fails: ["resource_missing"],
});

export const getReview = endpoint({
  method: "GET",
  path: "/documents/{id}/review",
  noun: NOUN,
  name: "getReview",
  summary: "Look at a document with what was decided on it",
  returns: Review,
  fails: ["resource_missing"],
});

export const decideSuggestion = endpoint({
  method: "POST",
  path: "/documents/{id}/suggestions/{suggestion}",
  noun: NOUN,
  name: "decideSuggestion",
  summary: "Accept, edit or reject a suggestion, or take that back",
  body: Decision,
  returns: Review,
  fails: ["resource_missing", "decided_meanwhile", "reference_taken", "gs1_key_taken"],
  emits: ["product.updated", "document.validated"],
});
