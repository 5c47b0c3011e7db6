import type { Columns } from "../columns.ts";

/** Sessions by which others work in a company's data for a time: hosted pages and embedded portals. */
export function defineSessions(c: Columns) {
  /** Whether a session is open, completed or expired follows from its times. */
  const passportSessions = c.table(
    "passport_sessions",
    {
      n: c.key("n"),
      id: c.exact("id").notNull(),
      dataset_n: c.integer("dataset_n").notNull(),
      product_n: c.integer("product_n").notNull(),
      /** `{name, email?}` of the person. */
      operator: c.json("operator").notNull(),
      success_url: c.text("success_url").notNull(),
      cancel_url: c.text("cancel_url"),
      serials: c.json("serials").notNull(),
      metadata: c.json("metadata").notNull(),
      expires: c.time("expires").notNull(),
      /** SHA-256 of the secret in the page's address, by which the session is found. */
      secret_hash: c.exact("secret_hash").notNull(),
      /** The secret itself, for showing the address again while the session is open. */
      secret_sealed: c.bytes("secret_sealed").notNull(),
      /** SHA-256 of the cookie of the first browser that opened the page. */
      browser_hash: c.exact("browser_hash"),
      completed_at: c.time("completed_at"),
      /** The rest is set on completion. */
      outcome: c.text("outcome"),
      passport_n: c.integer("passport_n"),
      items_created: c.integer("items_created"),
      created: c.time("created").notNull(),
    },
    (t) => [
      c.uniqueIndex("passport_sessions_id").on(t.id),
      c.index("passport_sessions_dataset_id").on(t.dataset_n, t.id),
      c.uniqueIndex("passport_sessions_secret").on(t.secret_hash),
    ],
  );

  const portalSessions = c.table(
    "portal_sessions",
    {
      n: c.key("n"),
      id: c.exact("id").notNull(),
      dataset_n: c.integer("dataset_n").notNull(),
      product_n: c.integer("product_n").notNull(),
      /** The one origin whose pages may hold the component. */
      origin: c.exact("origin").notNull(),
      allow_upload: c.flag("allow_upload").notNull(),
      /** SHA-256 of the client secret. */
      secret_hash: c.exact("secret_hash").notNull(),
      expires: c.time("expires").notNull(),
      created: c.time("created").notNull(),
    },
    (t) => [
      c.uniqueIndex("portal_sessions_id").on(t.id),
      c.uniqueIndex("portal_sessions_secret").on(t.secret_hash),
    ],
  );

  return { passportSessions, portalSessions };
}
