import { sql } from "drizzle-orm";
import type { Columns } from "../columns.ts";

/** What happened to pieces and products after the sale, with the files that prove it. */
export function defineLifecycle(c: Columns) {
  const lifecycleEvents = c.table(
    "lifecycle_events",
    {
      n: c.key("n"),
      id: c.exact("id").notNull(),
      dataset_n: c.integer("dataset_n").notNull(),
      /** The piece; null for an event on the passport of a model or batch. One of the two is set. */
      item_n: c.integer("item_n"),
      passport_n: c.integer("passport_n"),
      type: c.text("type").notNull(),
      /** `YYYY-MM-DD`. */
      occurred_on: c.exact("occurred_on").notNull(),
      country: c.exact("country"),
      actor_name: c.text("actor_name"),
      description: c.text("description"),
      status: c.text("status").notNull(),
      source: c.text("source").notNull(),
      /** Who recorded it: `{kind, id, name}`. */
      recorded_by: c.json("recorded_by").notNull(),
      /** Attachments that are not removed: what their limit counts. */
      files_count: c.integer("files_count").notNull(),
      voided_at: c.time("voided_at"),
      void_reason: c.text("void_reason"),
      rejected_reason: c.text("rejected_reason"),
      created: c.time("created").notNull(),
    },
    (t) => [
      c.uniqueIndex("lifecycle_events_dataset_id").on(t.dataset_n, t.id),
      c.index("lifecycle_events_dataset_status").on(t.dataset_n, t.status, t.id),
      c.index("lifecycle_events_item").on(t.item_n, t.id).where(sql`item_n is not null`),
      c.index("lifecycle_events_passport").on(t.passport_n, t.id).where(sql`passport_n is not null`),
    ],
  );

  /** Attachments. What a file was stays when its content is removed, and the row of the file goes. */
  const eventFiles = c.table(
    "event_files",
    {
      n: c.key("n"),
      id: c.exact("id").notNull(),
      event_n: c.integer("event_n").notNull(),
      /** Null once the content is removed. */
      file_n: c.integer("file_n"),
      name: c.text("name").notNull(),
      content_type: c.text("content_type").notNull(),
      size: c.integer("size").notNull(),
      sha256: c.exact("sha256").notNull(),
      created: c.time("created").notNull(),
    },
    (t) => [c.uniqueIndex("event_files_id").on(t.id), c.index("event_files_event").on(t.event_n, t.n)],
  );

  /** Links that a company gives to workshops, shops and recyclers, so that they record events. */
  const partnerLinks = c.table(
    "partner_links",
    {
      n: c.key("n"),
      id: c.exact("id").notNull(),
      dataset_n: c.integer("dataset_n").notNull(),
      /** Whom it was given to. */
      name: c.text("name").notNull(),
      /** SHA-256 of the secret in its address. */
      secret_hash: c.exact("secret_hash").notNull(),
      expires: c.time("expires"),
      revoked: c.time("revoked"),
      last_used: c.time("last_used"),
      created: c.time("created").notNull(),
    },
    (t) => [
      c.uniqueIndex("partner_links_secret").on(t.secret_hash),
      c.uniqueIndex("partner_links_dataset_id").on(t.dataset_n, t.id),
    ],
  );

  /**
   * Forms that people without an account sent, kept for two days: what their limits count, and what tells a form that
   * is sent twice.
   */
  const sentForms = c.table(
    "sent_forms",
    {
      n: c.key("n"),
      /** Id in the stamp of the form. */
      form: c.exact("form").notNull(),
      /** `partner:{n}`, or `address:{network}` of a consumer. */
      sender: c.exact("sender").notNull(),
      /** `item:{n}` or `passport:{n}` that a consumer reported on; null for a partner, who is not limited there. */
      subject: c.exact("subject"),
      created: c.time("created").notNull(),
    },
    (t) => [
      c.uniqueIndex("sent_forms_form").on(t.form),
      c.index("sent_forms_sender").on(t.sender, t.created),
      c.index("sent_forms_subject").on(t.subject, t.created).where(sql`subject is not null`),
    ],
  );

  return { lifecycleEvents, eventFiles, partnerLinks, sentForms };
}
