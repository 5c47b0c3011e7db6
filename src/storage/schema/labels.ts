import type { Columns } from "../columns.ts";

/** What labels of a company look like; the same for its live and its test data. */
export function defineLabels(c: Columns) {
  const labelTemplates = c.table(
    "label_templates",
    {
      n: c.key("n"),
      id: c.exact("id").notNull(),
      account_n: c.integer("account_n").notNull(),
      name: c.text("name").notNull(),
      /** As `formats/labels/template.ts` has it. */
      template: c.json("template").notNull(),
      created: c.time("created").notNull(),
      updated: c.time("updated").notNull(),
    },
    (t) => [
      c.uniqueIndex("label_templates_id").on(t.id),
      c.index("label_templates_account").on(t.account_n, t.id),
    ],
  );

  /** The logo on the labels of a company, as a small PNG of 8 bits a sample. */
  const labelLogos = c.table("label_logos", {
    account_n: c.integer("account_n").primaryKey(),
    png: c.bytes("png").notNull(),
    updated: c.time("updated").notNull(),
  });

  return { labelTemplates, labelLogos };
}
