import { sql } from "drizzle-orm";
import type { Columns } from "../columns.ts";

/** Products, their references and batches. */
export function defineProducts(c: Columns) {
  const products = c.table(
    "products",
    {
      n: c.key("n"),
      id: c.exact("id").notNull(),
      dataset_n: c.integer("dataset_n").notNull(),
      uid: c.exact("uid").notNull(),
      name: c.text("name").notNull(),
      reference: c.exact("reference").notNull(),
      /** As sent; `gtin14` is the padded form that is compared. */
      gtin: c.text("gtin"),
      gtin14: c.exact("gtin14"),
      template: c.text("template").notNull(),
      status: c.text("status").notNull(),
      data: c.keptJson("data").notNull(),
      /** For each key of `data`: where its value came from, who and when. */
      origins: c.json("origins").notNull(),
      image_file_n: c.integer("image_file_n"),
      /** Newest passport of the product itself (not of a batch), whatever its status. */
      passport_n: c.integer("passport_n"),
      created: c.time("created").notNull(),
      updated: c.time("updated").notNull(),
    },
    (t) => [
      c.uniqueIndex("products_dataset_id").on(t.dataset_n, t.id),
      c.uniqueIndex("products_uid").on(t.uid),
      c.index("products_dataset_status_id").on(t.dataset_n, t.status, t.id),
      c.index("products_dataset_gtin").on(t.dataset_n, t.gtin14).where(sql`gtin14 is not null`),
    ],
  );

  /**
   * Who holds a reference: its product today and, once it led to an issued passport, for ever. One row a reference,
   * so that "taken" is one unique index over present and former ones.
   */
  const productReferences = c.table(
    "product_references",
    {
      n: c.key("n"),
      dataset_n: c.integer("dataset_n").notNull(),
      reference: c.exact("reference").notNull(),
      product_n: c.integer("product_n").notNull(),
    },
    (t) => [c.uniqueIndex("product_references_dataset_reference").on(t.dataset_n, t.reference)],
  );

  const batches = c.table(
    "batches",
    {
      n: c.key("n"),
      id: c.exact("id").notNull(),
      dataset_n: c.integer("dataset_n").notNull(),
      product_n: c.integer("product_n").notNull(),
      uid: c.exact("uid").notNull(),
      batch_number: c.exact("batch_number").notNull(),
      production_date: c.text("production_date"),
      quantity: c.integer("quantity"),
      data: c.json("data").notNull(),
      origins: c.json("origins").notNull(),
      passport_n: c.integer("passport_n"),
      created: c.time("created").notNull(),
      updated: c.time("updated").notNull(),
    },
    (t) => [
      c.uniqueIndex("batches_id").on(t.id),
      c.uniqueIndex("batches_uid").on(t.uid),
      c.uniqueIndex("batches_product_number").on(t.product_n, t.batch_number),
      c.index("batches_product_id").on(t.product_n, t.id),
    ],
  );

  /** Stored files: the bytes lie in the file store under `id`, sealed; the row says what they are. */
  const files = c.table(
    "files",
    {
      n: c.key("n"),
      id: c.exact("id").notNull(),
      dataset_n: c.integer("dataset_n").notNull(),
      content_type: c.text("content_type").notNull(),
      size: c.integer("size").notNull(),
      sha256: c.exact("sha256").notNull(),
      /** What else a reader needs: width and height of an image. */
      about: c.json("about").notNull(),
      created: c.time("created").notNull(),
    },
    (t) => [c.uniqueIndex("files_id").on(t.id)],
  );

  return { products, productReferences, batches, files };
}
