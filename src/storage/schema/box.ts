import type { Columns } from "../columns.ts";

/** What a box beside the line keeps of its server, and what it has to send there. Empty everywhere else. */
export function defineBox(c: Columns) {
  /** Facts by name: the server, the company, how it stands. */
  const boxFacts = c.table(
    "box_facts",
    { n: c.key("n"), name: c.exact("name").notNull(), value: c.json("value").notNull() },
    (t) => [c.uniqueIndex("box_facts_name").on(t.name)],
  );

  /** Passports that codes can be made for, as the server told of them. */
  const boxJobs = c.table(
    "box_jobs",
    {
      n: c.key("n"),
      /** Id of the passport. */
      id: c.exact("id").notNull(),
      uid: c.exact("uid").notNull(),
      product_id: c.exact("product_id").notNull(),
      version: c.integer("version").notNull(),
      status: c.text("status").notNull(),
      name: c.text("name").notNull(),
      reference: c.text("reference").notNull(),
      gtin14: c.exact("gtin14"),
      batch_number: c.text("batch_number"),
      planned: c.integer("planned"),
      /** Items that the server has. */
      made: c.integer("made").notNull(),
      /** When codes were last made of it here. */
      used: c.time("used"),
      /** What all its pieces have on their labels; null before the server told it. */
      about: c.json("about"),
    },
    (t) => [c.uniqueIndex("box_jobs_id").on(t.id)],
  );

  /** Serials that the server reserved for this box, each with its address. */
  const boxCodes = c.table(
    "box_codes",
    {
      n: c.key("n"),
      block_id: c.exact("block_id").notNull(),
      job_id: c.exact("job_id").notNull(),
      serial: c.caseless("serial").notNull(),
      uid: c.exact("uid").notNull(),
      url: c.text("url").notNull(),
      /** Internal key of the run that it was made in here; null: it is free. */
      run_n: c.integer("run_n"),
      /** When its piece was voided here. */
      voided: c.time("voided"),
    },
    (t) => [
      c.uniqueIndex("box_codes_uid").on(t.uid),
      c.index("box_codes_job_run").on(t.job_id, t.run_n, t.n),
      c.index("box_codes_block").on(t.block_id),
    ],
  );

  const boxRuns = c.table(
    "box_runs",
    {
      n: c.key("n"),
      id: c.exact("id").notNull(),
      job_id: c.exact("job_id").notNull(),
      person: c.text("person"),
      created: c.time("created").notNull(),
    },
    (t) => [c.uniqueIndex("box_runs_id").on(t.id)],
  );

  /** What the server must be told, in the order in which it happened. */
  const boxQueue = c.table(
    "box_queue",
    {
      n: c.key("n"),
      /** The Idempotency-Key too. */
      id: c.exact("id").notNull(),
      /** `items`, `records`, `labels`, `void` or `tag`. */
      kind: c.text("kind").notNull(),
      job_id: c.exact("job_id").notNull(),
      run_n: c.integer("run_n"),
      path: c.exact("path").notNull(),
      body: c.json("body").notNull(),
      serials: c.json("serials").notNull(),
      /** `waiting`, `refused`, `sent` or `dropped`. */
      status: c.text("status").notNull(),
      /** What the server said to what it refused. */
      message: c.text("message"),
      /** How often the server failed on it; null: never. */
      attempts: c.integer("attempts"),
      created: c.time("created").notNull(),
      settled: c.time("settled"),
    },
    (t) => [
      c.uniqueIndex("box_queue_id").on(t.id),
      c.index("box_queue_status").on(t.status, t.n),
      c.index("box_queue_run").on(t.run_n),
    ],
  );

  return { boxFacts, boxJobs, boxCodes, boxRuns, boxQueue };
}
