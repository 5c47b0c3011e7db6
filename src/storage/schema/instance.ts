import type { Columns } from "../columns.ts";

/** What belongs to the instance as a whole. */
export function defineInstance(c: Columns) {
  /** Settings that a person made in the set-up or the panel, such as the public address. */
  const settings = c.table("settings", {
    name: c.text("name").primaryKey(),
    value: c.json("value").notNull(),
  });

  /** Data keys, each wrapped by the instance key; the newest that is not retired encrypts. */
  const dataKeys = c.table("data_keys", {
    id: c.exact("id").primaryKey(),
    wrapped: c.bytes("wrapped").notNull(),
    /** Wrapped by the next instance key too, from a rotation until the first start under that key. */
    wrapped_next: c.bytes("wrapped_next"),
    created: c.time("created").notNull(),
  });

  /** Work to do later: one row a job, leased by the worker that runs it. */
  const jobs = c.table(
    "jobs",
    {
      n: c.key("n"),
      id: c.exact("id").notNull(),
      kind: c.text("kind").notNull(),
      /** A job with a name stands in the queue at most once. */
      name: c.text("name"),
      payload: c.json("payload").notNull(),
      run_at: c.time("run_at").notNull(),
      attempts: c.integer("attempts").notNull(),
      lease_owner: c.text("lease_owner"),
      lease_until: c.time("lease_until"),
      last_error: c.text("last_error"),
      created: c.time("created").notNull(),
    },
    (t) => [
      c.uniqueIndex("jobs_id").on(t.id),
      c.uniqueIndex("jobs_name").on(t.name),
      c.index("jobs_due").on(t.run_at, t.n),
    ],
  );

  return { settings, dataKeys, jobs };
}
