/** All queries of documents. Every one takes the data set, or a key that was found in it. */
import { and, count, desc, eq, exists, gte, isNull, lt } from "drizzle-orm";
import { isId } from "../../platform/ids.ts";
import {
  fixed,
  insertion,
  type Queryable,
  statement,
  type Transaction,
  value,
} from "../../storage/database.ts";
import { holding } from "../../storage/holding.ts";
import { listing } from "../../storage/listing.ts";
import type { Page, PageRequest } from "../../storage/page.ts";
import type { Tables } from "../../storage/schema/tables.ts";
import type { Scope } from "../scope.ts";
import { DEFAULT_TEMPLATE } from "../templates/registry.ts";

export const insertDocument = insertion((t) => t.documents);

function columns(t: Tables) {
  const { documents: d, files: f, extractions: e } = t;
  return {
    n: d.n,
    id: d.id,
    name: d.name,
    kind: d.kind,
    source: d.source,
    archived: d.archived,
    created: d.created,
    product_id: t.products.id,
    product_template: t.products.template,
    product_gtin: t.products.gtin,
    product_reference: t.products.reference,
    file_id: f.id,
    content_type: f.content_type,
    size: f.size,
    sha256: f.sha256,
    extraction_n: e.n,
    extraction_id: e.id,
    status: e.status,
    engine: e.engine,
    started: e.started,
    finished: e.finished,
    error: e.error,
  };
}

/** What a document is read for. */
export type ReadFor = Pick<DocumentRow, "product_id">;

/** The template for whose fields a document is read. */
export function templateReadFor({ product_template }: Pick<DocumentRow, "product_template">): string {
  return product_template ?? DEFAULT_TEMPLATE;
}

/**
 * Whether what was read for a product, or for none, does not hold for another: its fields and units may be others, and of a
 * document with several products that is left out which is not of that one.
 */
export function isReadForAnother(read: ReadFor, now: ReadFor): boolean {
  return read.product_id !== now.product_id;
}

export interface DocumentRow {
  n: number;
  id: string;
  name: string;
  kind: string;
  source: string;
  archived: boolean;
  created: number;
  product_id: string | null;
  product_template: string | null;
  product_gtin: string | null;
  product_reference: string | null;
  file_id: string;
  content_type: string;
  size: number;
  sha256: string;
  /** The latest extraction. */
  extraction_n: number | null;
  extraction_id: string | null;
  status: string | null;
  engine: string | null;
  started: number | null;
  finished: number | null;
  error: string | null;
}

const selectDocument = statement((q, t) =>
  q
    .select(columns(t))
    .from(t.documents)
    .innerJoin(t.files, eq(t.files.n, t.documents.file_n))
    .leftJoin(t.products, eq(t.products.n, t.documents.product_n))
    .leftJoin(t.extractions, eq(t.extractions.n, t.documents.extraction_n))
    .where(and(eq(t.documents.id, value("id")), eq(t.documents.dataset_n, value("dataset"))))
    .limit(fixed(1)),
);

/** The document with this id in the data set. */
export async function findDocument(
  db: Queryable,
  scope: Pick<Scope, "dataset">,
  id: string,
): Promise<DocumentRow | undefined> {
  if (!isId(id)) return undefined;
  const [row] = await selectDocument(db, { id, dataset: scope.dataset });
  return row;
}

/** Holds the document until the transaction ends, so that two changes of it follow each other. */
export const holdDocument = holding<{ n: number }>(
  (t) => t.documents,
  (t) => ({ n: t.documents.n }),
);

const selectPage = listing(["product"], (given, rows) =>
  statement((q, t) =>
    q
      .select(columns(t))
      .from(t.documents)
      .innerJoin(t.files, eq(t.files.n, t.documents.file_n))
      .leftJoin(t.products, eq(t.products.n, t.documents.product_n))
      .leftJoin(t.extractions, eq(t.extractions.n, t.documents.extraction_n))
      .where(
        and(
          eq(t.documents.dataset_n, value("dataset")),
          eq(t.documents.archived, false),
          lt(t.documents.id, value("before")),
          ...given.map(() => eq(t.documents.product_n, value("product"))),
        ),
      )
      .orderBy(desc(t.documents.id))
      .limit(fixed(rows)),
  ),
);

/**
 * Documents that are not archived, newest first.
 * @param product internal key of the product whose documents are wanted; undefined: of all
 */
export function listDocuments(
  db: Queryable,
  scope: Scope,
  product: number | undefined,
  page: PageRequest,
): Promise<Page<DocumentRow>> {
  return selectPage(db, { product, dataset: scope.dataset }, page);
}

/** How many documents of a product suppliers have sent in since a moment, archived ones too. */
export async function countFromSuppliers(
  db: Queryable,
  { dataset }: Pick<Scope, "dataset">,
  product: number,
  since: number,
): Promise<number> {
  const { documents: d } = db.tables;
  const [row] = await db.q
    .select({ count: count() })
    .from(d)
    .where(
      and(
        eq(d.dataset_n, dataset),
        eq(d.product_n, product),
        eq(d.source, "supplier"),
        gte(d.created, since),
      ),
    );
  return Number(row?.count ?? 0);
}

/** Makes an extraction the latest one of its document. */
export async function setExtraction(tx: Transaction, document: number, extraction: number): Promise<void> {
  const { documents } = tx.tables;
  await tx.q.update(documents).set({ extraction_n: extraction }).where(eq(documents.n, document));
}

export async function updateDocument(
  tx: Transaction,
  document: number,
  changes: { kind?: string; product_n?: number | null; archived?: boolean },
): Promise<void> {
  const { documents } = tx.tables;
  await tx.q.update(documents).set(changes).where(eq(documents.n, document));
}

/** How many documents have suggestions that wait for a person; where nothing was found there is nothing to decide. */
export async function countInReview(db: Queryable, scope: Pick<Scope, "dataset">): Promise<number> {
  const { documents, extractions, suggestions } = db.tables;
  const open = db.q
    .select({ n: suggestions.n })
    .from(suggestions)
    .where(and(eq(suggestions.extraction_n, extractions.n), isNull(suggestions.decision)));
  const [row] = await db.q
    .select({ count: count() })
    .from(documents)
    .innerJoin(extractions, eq(extractions.n, documents.extraction_n))
    .where(
      and(
        eq(documents.dataset_n, scope.dataset),
        eq(documents.archived, false),
        eq(extractions.status, "review"),
        exists(open),
      ),
    );
  return Number(row?.count ?? 0);
}
