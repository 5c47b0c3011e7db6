import { sql } from "drizzle-orm";
import type { Columns } from "../columns.ts";

/** What is kept about changes: events and their deliveries, the activity log, repeated answers, requests. */
export function defineRecords(c: Columns) {
  /** Bodies are fixed when the change commits. */
  const events = c.table(
    "events",
    {
      n: c.key("n"),
      id: c.exact("id").notNull(),
      dataset_n: c.integer("dataset_n").notNull(),
      type: c.text("type").notNull(),
      body: c.text("body").notNull(),
      created: c.time("created").notNull(),
    },
    (t) => [
      c.uniqueIndex("events_dataset_id").on(t.dataset_n, t.id),
      c.index("events_dataset_type_id").on(t.dataset_n, t.type, t.id),
    ],
  );

  const webhookEndpoints = c.table(
    "webhook_endpoints",
    {
      n: c.key("n"),
      id: c.exact("id").notNull(),
      dataset_n: c.integer("dataset_n").notNull(),
      url: c.text("url").notNull(),
      /** Event types, or `["*"]`. */
      events: c.json("events").notNull(),
      /** The secrets that sign, newest first, sealed together; see `domain/webhooks/secrets.ts`. */
      secrets_sealed: c.bytes("secrets_sealed").notNull(),
      disabled: c.time("disabled"),
      /** Why: `failures` or `by_hand`; null while enabled. */
      disabled_reason: c.text("disabled_reason"),
      /** Deliveries in a row that used up all their attempts. */
      exhausted: c.integer("exhausted").notNull(),
      created: c.time("created").notNull(),
    },
    (t) => [
      c.uniqueIndex("webhook_endpoints_id").on(t.id),
      c.index("webhook_endpoints_dataset").on(t.dataset_n, t.n),
    ],
  );

  const deliveries = c.table(
    "deliveries",
    {
      n: c.key("n"),
      id: c.exact("id").notNull(),
      endpoint_n: c.integer("endpoint_n").notNull(),
      event_n: c.integer("event_n").notNull(),
      /** `pending`, `delivered` or `failed`. */
      status: c.text("status").notNull(),
      attempts: c.integer("attempts").notNull(),
      /** When the next attempt is due; while leased, when the lease ends; null: there is none. */
      due: c.time("due"),
      lease_owner: c.exact("lease_owner"),
      created: c.time("created").notNull(),
    },
    (t) => [
      c.uniqueIndex("deliveries_id").on(t.id),
      c.index("deliveries_due").on(t.endpoint_n, t.due).where(sql`status = 'pending'`),
      c.index("deliveries_endpoint").on(t.endpoint_n, t.id),
      c.index("deliveries_event").on(t.event_n),
    ],
  );

  /** What came of each attempt of a delivery. */
  const deliveryAttempts = c.table(
    "delivery_attempts",
    {
      n: c.key("n"),
      delivery_n: c.integer("delivery_n").notNull(),
      at: c.time("at").notNull(),
      latency_ms: c.integer("latency_ms").notNull(),
      /** Null when no answer came. */
      http_status: c.integer("http_status"),
      /** The beginning of the answer's body. */
      answer: c.text("answer"),
      /** Why it failed, in words; null when it did not. */
      error: c.text("error"),
    },
    (t) => [c.index("delivery_attempts_delivery").on(t.delivery_n, t.n)],
  );

  /**
   * Who did what when: append-only. `position` and `hash` are set once, when the entry is sealed into its
   * company's chain in the order in which changes committed.
   */
  const activity = c.table(
    "activity",
    {
      n: c.key("n"),
      id: c.exact("id").notNull(),
      /** The company; 0 for what concerns the instance. */
      account_n: c.integer("account_n").notNull(),
      dataset_n: c.integer("dataset_n"),
      /** JSON: the exact text that is chained. */
      entry: c.text("entry").notNull(),
      created: c.time("created").notNull(),
      position: c.integer("position"),
      hash: c.exact("hash"),
      /** The product in whose history it stands; null: in none. What is sealed is the entry's text, not this. */
      product_n: c.integer("product_n"),
    },
    (t) => [
      c.uniqueIndex("activity_account_position").on(t.account_n, t.position).where(sql`position is not null`),
      c.index("activity_unsealed").on(t.n).where(sql`position is null`),
      c.index("activity_dataset").on(t.dataset_n, t.n),
      c.index("activity_product").on(t.dataset_n, t.product_n, t.n).where(sql`product_n is not null`),
    ],
  );

  /**
   * Answers by Idempotency-Key: the object of the event that told of the change where the answer is that, which no secret
   * is in; else sealed, since an answer may hold one.
   */
  const idempotentAnswers = c.table(
    "idempotent_answers",
    {
      n: c.key("n"),
      dataset_n: c.integer("dataset_n").notNull(),
      key: c.exact("key").notNull(),
      fingerprint: c.exact("fingerprint").notNull(),
      status: c.integer("status").notNull(),
      /** Empty where an event holds the answer. */
      body_sealed: c.bytes("body_sealed").notNull(),
      request_id: c.exact("request_id").notNull(),
      created: c.time("created").notNull(),
      /** The event whose object the answer is. */
      event_n: c.integer("event_n"),
    },
    (t) => [c.uniqueIndex("idempotent_answers_dataset_key").on(t.dataset_n, t.key)],
  );

  /**
   * The request log, a page of entries a row: one request a row would cost more than the request. `entries` is a
   * JSON list of lists, see `domain/requests/log.ts`.
   */
  const requestLog = c.table(
    "request_log",
    {
      n: c.key("n"),
      /** Null for requests without a valid key. */
      dataset_n: c.integer("dataset_n"),
      /** Unix seconds of the newest entry. */
      until: c.time("until").notNull(),
      entries: c.text("entries").notNull(),
    },
    (t) => [c.index("request_log_dataset").on(t.dataset_n, t.n)],
  );

  return { events, webhookEndpoints, deliveries, deliveryAttempts, activity, idempotentAnswers, requestLog };
}
