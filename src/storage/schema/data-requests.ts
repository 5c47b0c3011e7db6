import { sql } from "drizzle-orm";
import type { Columns } from "../columns.ts";

/** What suppliers are asked for, and what they answer. */
export function defineDataRequests(c: Columns) {
  /** Whether a request is open, answered, accepted, declined or expired follows from its times. */
  const dataRequests = c.table(
    "data_requests",
    {
      n: c.key("n"),
      id: c.exact("id").notNull(),
      dataset_n: c.integer("dataset_n").notNull(),
      product_n: c.integer("product_n").notNull(),
      supplier_name: c.text("supplier_name").notNull(),
      supplier_email: c.text("supplier_email"),
      /** That the supplier's page and letters speak. */
      language: c.exact("language").notNull(),
      /** Keys of the fields that are asked for. */
      fields: c.json("fields").notNull(),
      /** Kinds of the documents that are asked for. */
      documents: c.json("documents").notNull(),
      message: c.text("message"),
      /** Values by key, as the supplier left them; the company sees them once they were sent. */
      answers: c.json("answers").notNull(),
      /** Ids of the documents that the supplier added. */
      files: c.json("files").notNull(),
      /** Answer by key → what was decided on it: `{decision, actor, at}`. */
      decisions: c.json("decisions").notNull(),
      /** Who asks: `{kind, id, name}`. */
      created_by: c.json("created_by").notNull(),
      expires: c.time("expires").notNull(),
      /** When the supplier last wrote something. */
      saved_at: c.time("saved_at"),
      answered_at: c.time("answered_at"),
      accepted_at: c.time("accepted_at"),
      declined_at: c.time("declined_at"),
      /** Who declined: `{kind, id, name}`. */
      declined_by: c.json("declined_by"),
      decline_reason: c.text("decline_reason"),
      created: c.time("created").notNull(),
    },
    (t) => [
      c.uniqueIndex("data_requests_dataset_id").on(t.dataset_n, t.id),
      c.index("data_requests_product").on(t.product_n, t.id),
      c
        .index("data_requests_waiting")
        .on(t.dataset_n)
        .where(sql`answered_at is not null and accepted_at is null and declined_at is null`),
    ],
  );

  /** The links to a request: one when it is made, one with each reminder. All work as long as the request is open. */
  const dataRequestLinks = c.table(
    "data_request_links",
    {
      n: c.key("n"),
      request_n: c.integer("request_n").notNull(),
      /** SHA-256 of the secret in its address. */
      secret_hash: c.exact("secret_hash").notNull(),
      /** It was sent by mail. */
      mailed: c.flag("mailed").notNull(),
      created: c.time("created").notNull(),
    },
    (t) => [
      c.uniqueIndex("data_request_links_secret").on(t.secret_hash),
      c.index("data_request_links_request").on(t.request_n, t.n),
    ],
  );

  return { dataRequests, dataRequestLinks };
}
