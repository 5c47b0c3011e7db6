/** What a document looks like outside. */
import { z } from "zod";
import { Id, JsonValue, objectShape } from "../shapes.ts";

/** Largest document: 20 MiB. */
export const DOCUMENT_BYTES = 20 * 1024 * 1024;

export const KINDS = ["tech_sheet", "invoice", "certificate", "test_report", "declaration", "other"] as const;
export const STATUSES = ["queued", "processing", "review", "failed", "validated"] as const;

const Kind = z.enum(KINDS);

/** The fields of the form beside its file; a form holds texts only. */
export const NewDocument = z
  .strictObject({
    kind: Kind.optional().meta({ description: "What the document is; `other` when it is left out." }),
    product: Id.optional().meta({ description: "Id of the product that it belongs to." }),
    extract: z
      .enum(["true", "false"])
      .optional()
      .meta({ description: "`true` asks for the extraction at once." }),
  })
  .meta({ id: "NewDocument" });
export type NewDocument = z.infer<typeof NewDocument>;

export const DocumentFilters = z.strictObject({
  product: Id.optional().meta({ description: "Only documents of this product." }),
});
export type DocumentFilters = z.infer<typeof DocumentFilters>;

/** Of the width or height of a page. */
const Share = z.number().min(0).max(1);

export const Suggestion = z
  .strictObject({
    id: Id,
    field: z.string(),
    value: JsonValue,
    confidence: z.number().min(0).max(1),
    quotation: z.string(),
    page: z.int().nullable(),
    box: z.tuple([Share, Share, Share, Share]).nullable(),
    decision: z.enum(["accepted", "rejected", "edited"]).nullable(),
  })
  .meta({ id: "Suggestion" });
export type Suggestion = z.infer<typeof Suggestion>;

export const Extraction = z
  .strictObject({
    id: Id,
    engine: z.string().nullable(),
    started: z.int().nullable(),
    finished: z.int().nullable(),
    error: z.string().nullable(),
    suggestions: z.array(Suggestion),
  })
  .meta({ id: "Extraction" });

export const Document = objectShape("document", {
  name: z.string(),
  content_type: z.string(),
  size: z.int(),
  sha256: z.string(),
  kind: Kind,
  product: Id.nullable(),
  source: z.enum(["api", "panel", "supplier", "session"]),
  archived: z.boolean(),
  status: z.enum(STATUSES).nullable(),
  extraction: Extraction.nullable(),
}).meta({ id: "Document" });
export type Document = z.infer<typeof Document>;
