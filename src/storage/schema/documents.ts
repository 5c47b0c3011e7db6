import type { Columns } from "../columns.ts";

/** Documents, what was read out of them, and what that suggests. */
export function defineDocuments(c: Columns) {
  const documents = c.table(
    "documents",
    {
      n: c.key("n"),
      id: c.exact("id").notNull(),
      dataset_n: c.integer("dataset_n").notNull(),
      product_n: c.integer("product_n"),
      file_n: c.integer("file_n").notNull(),
      name: c.text("name").notNull(),
      kind: c.text("kind").notNull(),
      source: c.text("source").notNull(),
      /** The latest extraction. */
      extraction_n: c.integer("extraction_n"),
      archived: c.flag("archived").notNull(),
      created: c.time("created").notNull(),
    },
    (t) => [
      c.uniqueIndex("documents_dataset_id").on(t.dataset_n, t.id),
      c.index("documents_product_id").on(t.product_n, t.id),
    ],
  );

  const extractions = c.table(
    "extractions",
    {
      n: c.key("n"),
      id: c.exact("id").notNull(),
      dataset_n: c.integer("dataset_n").notNull(),
      document_n: c.integer("document_n").notNull(),
      /** `queued`, `processing`, `review`, `failed` or `validated`. */
      status: c.text("status").notNull(),
      /** What reads the document; null while it is queued. */
      engine: c.text("engine"),
      started: c.time("started"),
      finished: c.time("finished"),
      /** Why it failed, for people. */
      error: c.text("error"),
      created: c.time("created").notNull(),
    },
    (t) => [c.uniqueIndex("extractions_id").on(t.id), c.index("extractions_document").on(t.document_n, t.n)],
  );

  const suggestions = c.table(
    "suggestions",
    {
      n: c.key("n"),
      id: c.exact("id").notNull(),
      extraction_n: c.integer("extraction_n").notNull(),
      field: c.text("field").notNull(),
      value: c.json("value").notNull(),
      confidence_thousandths: c.integer("confidence_thousandths").notNull(),
      /** To the letter as it stands in the document. */
      quotation: c.text("quotation").notNull(),
      page: c.integer("page"),
      /** Where it stands on the page: left, top, width and height as fractions; null where that is not known. */
      box: c.json("box"),
      /** `accepted`, `rejected` or `edited` once a person has decided. */
      decision: c.text("decision"),
      /** What the decision did, to take it back; null where nobody has decided. */
      step: c.json("step"),
    },
    (t) => [
      c.uniqueIndex("suggestions_id").on(t.id),
      c.index("suggestions_extraction").on(t.extraction_n, t.n),
    ],
  );

  return { documents, extractions, suggestions };
}
