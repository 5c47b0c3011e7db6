import type { Queryable } from "../../storage/database.ts";
import { listSuggestions, type SuggestionRow } from "../extraction/rows.ts";
import type { Scope } from "../scope.ts";
import type { DocumentRow } from "./rows.ts";
import type { Document, Suggestion } from "./shape.ts";

/** Rows as the API shows them, with the suggestions of their latest extractions. */
export async function presentDocuments(
  db: Queryable,
  scope: Pick<Scope, "livemode">,
  rows: readonly DocumentRow[],
): Promise<Document[]> {
  const read = rows.flatMap(({ extraction_n, status }) =>
    extraction_n !== null && (status === "review" || status === "validated") ? [extraction_n] : [],
  );
  const suggestions = Map.groupBy(await listSuggestions(db, read), ({ extraction_n }) => extraction_n);
  return rows.map((row) => present(scope, row, suggestions.get(row.extraction_n ?? 0) ?? []));
}

/** A row as the API shows it, with the suggestions of its latest extraction. */
export async function presentDocument(
  db: Queryable,
  scope: Pick<Scope, "livemode">,
  row: DocumentRow,
): Promise<Document> {
  const [document] = await presentDocuments(db, scope, [row]);
  if (!document) throw new Error("a document was not presented");
  return document;
}

function present(
  scope: Pick<Scope, "livemode">,
  row: DocumentRow,
  suggestions: readonly SuggestionRow[],
): Document {
  return {
    id: row.id,
    object: "document",
    livemode: scope.livemode,
    created: row.created,
    name: row.name,
    content_type: row.content_type,
    size: row.size,
    sha256: row.sha256,
    kind: row.kind as Document["kind"],
    product: row.product_id,
    source: row.source as Document["source"],
    archived: row.archived,
    status: row.status as Document["status"],
    extraction:
      row.extraction_id === null
        ? null
        : {
            id: row.extraction_id,
            engine: row.engine,
            started: row.started,
            finished: row.finished,
            error: row.error,
            suggestions: suggestions.map(presentSuggestion),
          },
  };
}

function presentSuggestion(row: SuggestionRow): Suggestion {
  return {
    id: row.id,
    field: row.field,
    value: row.value as Suggestion["value"],
    confidence: row.confidence_thousandths / 1000,
    quotation: row.quotation,
    page: row.page,
    box: (row.box as Suggestion["box"] | undefined) ?? null,
    decision: row.decision as Suggestion["decision"],
  };
}
