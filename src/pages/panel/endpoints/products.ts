import { z } from "zod";
import { endpoint } from "../../../api/kit/endpoint.ts";
import { HistoryEntry } from "../../../domain/products/history.ts";
import { ProductForm, ProductSaving, SavedProduct } from "../../../domain/products/save.ts";
import { ProductSummary, ProductSummaryFilters } from "../../../domain/products/summary-shape.ts";
import { Id } from "../../../domain/shapes.ts";
import { LOCALE_CODES } from "../../kit/locale.ts";

const NOUN = "Panel";
/** Entries of a page of a table in the panel. */
export const TABLE_LIMIT = 50;

export const listProductSummaries = endpoint({
  method: "GET",
  path: "/product_summaries",
  noun: NOUN,
  name: "listProductSummaries",
  summary: "List products as the panel's table shows them",
  query: ProductSummaryFilters,
  returns: ProductSummary,
  list: { defaultLimit: TABLE_LIMIT },
  fails: ["resource_missing"],
});

export const getProductForm = endpoint({
  method: "GET",
  path: "/products/{id}/form",
  noun: NOUN,
  name: "getProductForm",
  summary: "Get a product with the origin of each value",
  returns: ProductForm,
  fails: ["resource_missing"],
});

export const listProductHistory = endpoint({
  method: "GET",
  path: "/products/{id}/history",
  noun: NOUN,
  name: "listProductHistory",
  summary: "List what happened to a product",
  description:
    "Newest first: to itself, its batches, passports, pieces, documents, data requests and after-sale events; by whom, and what values said before and after where that is kept. From where is in the activity log alone.",
  returns: HistoryEntry,
  list: { defaultLimit: TABLE_LIMIT },
  fails: ["resource_missing"],
});

export const saveProduct = endpoint({
  method: "POST",
  path: "/products/{id}/form",
  noun: NOUN,
  name: "saveProduct",
  summary: "Save what a person changed in a form",
  description:
    "Writes each part that still is what the form showed, and tells those that somebody else changed meanwhile.",
  body: ProductSaving,
  returns: SavedProduct,
  fails: ["resource_missing", "reference_taken", "gtin_invalid", "gs1_key_taken"],
  emits: ["product.updated"],
});

export const previewPassport = endpoint({
  method: "GET",
  path: "/products/{id}/preview",
  noun: NOUN,
  name: "previewPassport",
  summary: "Draw the public page of a product as its data stand",
  query: z.strictObject({
    batch: Id.optional(),
    language: z.enum(LOCALE_CODES as [string, ...string[]]).optional(),
  }),
  returns: z.strictObject({ object: z.literal("preview"), html: z.string() }),
  fails: ["resource_missing"],
});
