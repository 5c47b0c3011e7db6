import type { Columns } from "../columns.ts";

/** Changes of many products at once: files that are imported, and what members keep of how they look at lists. */
export function defineImports(c: Columns) {
  const imports = c.table(
    "imports",
    {
      n: c.key("n"),
      id: c.exact("id").notNull(),
      dataset_n: c.integer("dataset_n").notNull(),
      /** `file` or `edit`: rows of a file, or one change for many products. */
      kind: c.text("kind").notNull(),
      status: c.text("status").notNull(),
      /** Of the file. */
      name: c.text("name").notNull(),
      /** The member who began it, with the address they came from. */
      begun_by: c.json("begun_by").notNull(),
      /** Of a file: the names of its columns, and its decimal sign. */
      headings: c.json("headings").notNull(),
      decimal: c.text("decimal").notNull(),
      /** How rows are read; see `domain/imports/shape.ts`. */
      settings: c.json("settings").notNull(),
      rows: c.integer("rows").notNull(),
      /** Rows by their state when the last phase ended; null: they are counted. */
      counts: c.json("counts"),
      created: c.time("created").notNull(),
      /** When it was run to its end or cancelled. */
      finished: c.time("finished"),
    },
    (t) => [c.uniqueIndex("imports_dataset_id").on(t.dataset_n, t.id)],
  );

  const importRows = c.table(
    "import_rows",
    {
      n: c.key("n"),
      import_n: c.integer("import_n").notNull(),
      /** The number of the row in the file, as spreadsheets count; of an edit, its place. */
      position: c.integer("position").notNull(),
      state: c.text("state").notNull(),
      cells: c.json("cells").notNull(),
      /** The product that it changes or made. */
      product: c.exact("product"),
      /** What changes, with the values before and after. */
      changes: c.json("changes"),
      faults: c.json("faults"),
    },
    (t) => [
      c.uniqueIndex("import_rows_position").on(t.import_n, t.position),
      c.index("import_rows_state").on(t.import_n, t.state, t.position),
    ],
  );

  /** What a company's columns meant when they were imported last. */
  const importColumns = c.table(
    "import_columns",
    {
      n: c.key("n"),
      account_n: c.integer("account_n").notNull(),
      /** As it is compared, see `folded`. */
      heading: c.exact("heading").notNull(),
      /** Empty: it is left out. */
      target: c.text("target").notNull(),
    },
    (t) => [c.uniqueIndex("import_columns_heading").on(t.account_n, t.heading)],
  );

  const savedViews = c.table(
    "saved_views",
    {
      n: c.key("n"),
      id: c.exact("id").notNull(),
      account_n: c.integer("account_n").notNull(),
      /** The member whose it is. */
      member: c.exact("member").notNull(),
      shared: c.flag("shared").notNull(),
      name: c.text("name").notNull(),
      /** Filters, order and columns. */
      shows: c.json("shows").notNull(),
      created: c.time("created").notNull(),
    },
    (t) => [c.uniqueIndex("saved_views_id").on(t.id), c.index("saved_views_account").on(t.account_n, t.n)],
  );

  return { imports, importRows, importColumns, savedViews };
}
