/** What an import looks like outside: of a file with products, or of one change for many products. */
import { z } from "zod";
import { ProductChanges } from "../products/shape.ts";
import { ProductSummaryFilters } from "../products/summary-shape.ts";
import { Id, JsonValue, objectShape, text } from "../shapes.ts";
import { MAX_COLUMNS } from "../tables/table.ts";
import { TEMPLATE_CODES } from "../templates/registry.ts";

/** A column is one of these parts of a product, or `data.` and the key of a field. */
export const PARTS = ["reference", "name", "gtin", "template", "status"] as const;
export type Part = (typeof PARTS)[number];

/**
 * `mapping` waits for a person to say what the columns are, `ready` for one to start it; `stopped` is one whose company was
 * suspended or made read-only while it ran, and may go on; `cancelled`, `stopped` and `done` may be undone; `undo_stopped` is
 * one whose company was barred so while it was undone, and may only be undone further.
 */
export const IMPORT_STATUSES = [
  "mapping",
  "checking",
  "ready",
  "running",
  "stopped",
  "cancelled",
  "done",
  "undoing",
  "undo_stopped",
  "undone",
] as const;
export type ImportStatus = (typeof IMPORT_STATUSES)[number];

/**
 * A row is `read`; after the check it would `create` or `update` a product, is the `same` as what stands there, or
 * `faulty`; after the run it `created` or `updated` one or was `refused`; after undoing it is `undone`, `partly` undone or
 * `kept` as it is.
 */
export const ROW_STATES = [
  "read",
  "create",
  "update",
  "same",
  "faulty",
  "created",
  "updated",
  "refused",
  "undone",
  "partly",
  "kept",
] as const;
export type RowState = (typeof ROW_STATES)[number];

const Target = text(100);

/** How the rows of a file are read. */
export const ImportSettings = z.strictObject({
  /** For each column what it is; null: it is left out. */
  mapping: z.array(Target.nullable()).max(MAX_COLUMNS),
  /** Code of the template of new products whose row names none. */
  template: z.enum(TEMPLATE_CODES as [string, ...string[]]),
  /** What an empty cell means: the value stays, or is removed. */
  empty: z.enum(["keep", "clear"]),
});
export type ImportSettings = z.infer<typeof ImportSettings>;

/** What an edit changes on each of its products. */
export const Edit = ProductChanges.pick({ status: true, data: true });
export type Edit = z.infer<typeof Edit>;

/** Products that an edit names one by one; more are named by filters. */
const EDITED_BY_ID = 5000;

export const NewEdit = z
  .strictObject({
    /** The products by id; or all that a list shows with these filters. */
    products: z.array(Id).min(1).max(EDITED_BY_ID).optional(),
    filters: ProductSummaryFilters.optional(),
    changes: Edit,
  })
  .refine(({ products, filters }) => (products === undefined) !== (filters === undefined), {
    message: "must name either products or filters",
  });
export type NewEdit = z.infer<typeof NewEdit>;

const Counts = z.record(z.enum(ROW_STATES), z.int());

export const ImportSummary = objectShape("import", {
  kind: z.enum(["file", "edit"]),
  status: z.enum(IMPORT_STATUSES),
  /** Of the file. */
  name: z.string(),
  by: z.strictObject({ id: Id.nullable(), name: z.string() }),
  rows: z.int(),
  /** Rows by their state. */
  counts: Counts,
  /** Whether its rows are still kept: without them it can neither be looked into nor undone. */
  kept: z.boolean(),
  finished: z.int().nullable(),
});
export type ImportSummary = z.infer<typeof ImportSummary>;

export const Import = ImportSummary.extend({
  template: z.string(),
  empty: z.enum(["keep", "clear"]),
  columns: z.array(
    z.strictObject({
      heading: z.string(),
      target: z.string().nullable(),
      /** The first values of the column. */
      samples: z.array(z.string()),
    }),
  ),
  /** What an edit changes. */
  edit: Edit.nullable(),
});
export type Import = z.infer<typeof Import>;

/** A value of a product, before and after; null: none. */
export const Change = z.strictObject({ param: z.string(), before: JsonValue, after: JsonValue });
export type Change = z.infer<typeof Change>;

export const ImportRow = z.strictObject({
  object: z.literal("import_row"),
  /** Its number in the file. */
  id: z.string(),
  position: z.int(),
  state: z.enum(ROW_STATES),
  product: z.strictObject({ id: Id, name: z.string(), reference: z.string() }).nullable(),
  cells: z.array(z.string()),
  changes: z.array(Change),
  faults: z.array(
    z.strictObject({
      /** Which part of the product; null: the row as a whole. */
      param: z.string().nullable(),
      /** Place of the column in the file from 0; null where there is none. */
      column: z.int().nullable(),
      message: z.string(),
    }),
  ),
});
export type ImportRow = z.infer<typeof ImportRow>;

export const ImportRowFilters = z.strictObject({
  state: z.enum(ROW_STATES).optional(),
  language: text(10).optional(),
});
export type ImportRowFilters = z.infer<typeof ImportRowFilters>;
