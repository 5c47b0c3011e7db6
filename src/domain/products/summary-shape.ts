/** What a row of the panel's table of products looks like, and how the table can be cut and sorted. */
import { z } from "zod";
import { Id, objectShape, text } from "../shapes.ts";
import { Completeness } from "../templates/completeness.ts";
import { ShownOrigin } from "./origins.ts";

/** `ready` and `missing` are those without an issued passport; the others may also be read by their status. */
const PRODUCT_VIEWS = ["all", "ready", "missing", "changed", "archived"] as const;
export type ProductView = (typeof PRODUCT_VIEWS)[number];

const PRODUCT_ORDERS = ["created", "changed", "name", "reference"] as const;
export type ProductOrder = (typeof PRODUCT_ORDERS)[number];

const SEARCH_LENGTH = 160;

export const ProductSummaryFilters = z.strictObject({
  view: z.enum(PRODUCT_VIEWS).optional(),
  order: z.enum(PRODUCT_ORDERS).optional(),
  search: text(SEARCH_LENGTH).optional(),
});
export type ProductSummaryFilters = z.infer<typeof ProductSummaryFilters>;

export const ProductSummary = objectShape("product_summary", {
  updated: z.int(),
  name: z.string(),
  reference: z.string(),
  gtin: z.string().nullable(),
  template: z.string(),
  status: z.enum(["active", "archived"]),
  completeness: Completeness.pick({ required: true, filled: true, missing: true }),
  passport: z.strictObject({ id: Id, status: z.enum(["issued", "withdrawn"]), version: z.int() }).nullable(),
  image: z.string().nullable(),
  batches: z.int(),
  items: z.int(),
  /** The last change of a value: where it came from and who made it. */
  changed: ShownOrigin.nullable(),
});
export type ProductSummary = z.infer<typeof ProductSummary>;
