/** Changes of many products at once: files out and in, edits of many, and the lists that members keep. */
import { z } from "zod";
import { type Endpoint, endpoint } from "../../../api/kit/endpoint.ts";
import {
  Import,
  ImportRow,
  ImportRowFilters,
  ImportSettings,
  ImportSummary,
  NewEdit,
} from "../../../domain/imports/shape.ts";
import { NewSavedView, SavedView } from "../../../domain/members/saved-views.ts";
import { ProductSummaryFilters } from "../../../domain/products/summary-shape.ts";
import { Id, text } from "../../../domain/shapes.ts";
import { TABLE_BYTES } from "../../../domain/tables/table.ts";
import { TEMPLATE_CODES } from "../../../domain/templates/registry.ts";
import { LOCALE_CODES } from "../../kit/locale.ts";
import { TABLE_LIMIT } from "./products.ts";

const NOUN = "Imports";
/** The shape of no JSON: the answer is a file. */
const Bytes = z.never();

const Language = z.enum(LOCALE_CODES as [string, ...string[]]);
const Template = z.enum(TEMPLATE_CODES as [string, ...string[]]);

/** How a table is written: names in a language, and the signs that its spreadsheets expect. */
const TableForm = z.strictObject({
  language: Language.optional(),
  /** Of CSV: `semicolon` goes with a decimal comma. */
  separator: z.enum(["comma", "semicolon"]).optional(),
});

export const listImports = endpoint({
  method: "GET",
  path: "/imports",
  noun: NOUN,
  name: "listImports",
  summary: "List imports and edits of many products",
  description: "Newest first.",
  returns: ImportSummary,
  list: { defaultLimit: TABLE_LIMIT },
  fails: ["resource_missing"],
});

export const createImport = endpoint({
  method: "POST",
  path: "/imports",
  noun: NOUN,
  name: "createImport",
  summary: "Send a file with products",
  description:
    "The body is the file itself: CSV or XLSX, at most 20 MB and 50,000 rows. It is read at once and changes nothing yet.",
  upload: { limitBytes: TABLE_BYTES },
  query: z.strictObject({ name: text(1000).optional() }),
  returns: Import,
  fails: ["file_missing", "file_type_unsupported", "file_too_large", "invalid_value"],
});

export const getImport = endpoint({
  method: "GET",
  path: "/imports/{id}",
  noun: NOUN,
  name: "getImport",
  summary: "Get an import with what its columns are",
  returns: Import,
  fails: ["resource_missing"],
});

export const listImportRows = endpoint({
  method: "GET",
  path: "/imports/{id}/rows",
  noun: NOUN,
  name: "listImportRows",
  summary: "List the rows of an import with what they change and what is wrong with them",
  description: "In the order of the file.",
  query: ImportRowFilters,
  returns: ImportRow,
  list: { defaultLimit: TABLE_LIMIT, numbered: true },
  fails: ["resource_missing"],
});

export const checkImport = endpoint({
  method: "POST",
  path: "/imports/{id}/check",
  noun: NOUN,
  name: "checkImport",
  summary: "Say what the columns are, and have all rows checked",
  body: ImportSettings,
  returns: Import,
  fails: ["resource_missing"],
});

export const runImport = endpoint({
  method: "POST",
  path: "/imports/{id}/run",
  noun: NOUN,
  name: "runImport",
  summary: "Do what was checked, or the rest of what was stopped",
  returns: Import,
  fails: ["resource_missing"],
  emits: ["product.created", "product.updated"],
});

export const cancelImport = endpoint({
  method: "POST",
  path: "/imports/{id}/cancel",
  noun: NOUN,
  name: "cancelImport",
  summary: "End an import early",
  description: "What it did so far stays, and may be undone; one that was not started is dropped.",
  returns: Import,
  fails: ["resource_missing"],
});

export const undoImport = endpoint({
  method: "POST",
  path: "/imports/{id}/undo",
  noun: NOUN,
  name: "undoImport",
  summary: "Take an import back",
  description:
    "Products that it made and nobody used are archived; values that it changed and nobody changed since are set back.",
  returns: Import,
  fails: ["resource_missing"],
  emits: ["product.updated"],
});

export const createEdit = endpoint({
  method: "POST",
  path: "/edits",
  noun: NOUN,
  name: "createEdit",
  summary: "Prepare one change of many products",
  description:
    "Of those with some ids, or of all that a list shows with some filters. It is checked at once.",
  body: NewEdit,
  returns: Import,
  fails: ["resource_missing"],
});

export const exportProducts = endpoint({
  method: "GET",
  path: "/product_export/{format}",
  noun: NOUN,
  name: "exportProducts",
  summary: "Export the products of a template",
  description:
    "`format` is `csv` or `xlsx`. It takes the filters of the list. What it says can be imported again.",
  query: ProductSummaryFilters.extend({ template: Template, ...TableForm.shape }),
  returns: Bytes,
  fails: ["path_unknown", "parameter_missing"],
});

export const getImportTemplate = endpoint({
  method: "GET",
  path: "/import_templates/{code}/{format}",
  noun: NOUN,
  name: "getImportTemplate",
  summary: "Get an empty table to fill in for a template",
  description:
    "`format` is `csv` or `xlsx`. Its rows that begin with #help explain the columns, and are not imported.",
  query: TableForm,
  returns: Bytes,
  fails: ["path_unknown", "resource_missing"],
});

export const getImportCorrections = endpoint({
  method: "GET",
  path: "/imports/{id}/corrections/{format}",
  noun: NOUN,
  name: "getImportCorrections",
  summary: "Get the rows that are wrong, with what is wrong",
  description: "As a file that can be corrected and sent again.",
  query: TableForm,
  returns: Bytes,
  fails: ["path_unknown", "resource_missing"],
});

export const listSavedViews = endpoint({
  method: "GET",
  path: "/saved_views",
  noun: NOUN,
  name: "listSavedViews",
  summary: "List one's own views of the products, and those that others share",
  returns: z.strictObject({ object: z.literal("saved_views"), data: z.array(SavedView) }),
  fails: [],
});

export const createSavedView = endpoint({
  method: "POST",
  path: "/saved_views",
  noun: NOUN,
  name: "createSavedView",
  summary: "Keep filters, order and columns under a name",
  body: NewSavedView,
  returns: SavedView,
  fails: ["role_insufficient"],
});

export const deleteSavedView = endpoint({
  method: "POST",
  path: "/saved_views/{id}/delete",
  noun: NOUN,
  name: "deleteSavedView",
  summary: "Delete a saved view: one's own, or one that is shared",
  returns: z.strictObject({ object: z.literal("saved_view"), id: Id, deleted: z.literal(true) }),
  fails: ["resource_missing", "role_insufficient"],
});

/** Those that take or give a file. */
export const IMPORT_FILE_ENDPOINTS: readonly Endpoint[] = [
  createImport,
  createEdit,
  exportProducts,
  getImportTemplate,
  getImportCorrections,
];
