/** What the panel's tables and forms ask for besides the operations of the API. */
import { implement, type Operation } from "../../api/kit/endpoint.ts";
import { changeDocument } from "../../domain/documents/change.ts";
import { decideSuggestion } from "../../domain/documents/decide.ts";
import { getReview } from "../../domain/documents/review.ts";
import { listDocumentSummaries } from "../../domain/documents/summaries.ts";
import { listRuns } from "../../domain/items/runs.ts";
import { listPassportSummaries } from "../../domain/passports/summaries.ts";
import { listProductHistory } from "../../domain/products/history.ts";
import { getProductForm, saveProduct } from "../../domain/products/save.ts";
import { listProductSummaries } from "../../domain/products/summaries.ts";
import type { Locale } from "../kit/locale.ts";
import * as documents from "./endpoints/documents.ts";
import { getOverview } from "./endpoints/overview.ts";
import * as passports from "./endpoints/passports.ts";
import * as products from "./endpoints/products.ts";
import * as templates from "./endpoints/templates.ts";
import { overviewOf } from "./overview.ts";
import { templateForm, templateNames } from "./template-form.ts";

export const operations: readonly Operation[] = [
  implement(getOverview, { read: (db, { scope }) => overviewOf(db, scope) }),
  implement(products.listProductSummaries, {
    read: (db, { scope, query, page }) => listProductSummaries(db, scope, query, page),
  }),
  implement(products.listProductHistory, {
    read: (db, { scope, params, page }) => listProductHistory(db, scope, params.id, page),
  }),
  implement(products.getProductForm, {
    read: (db, { scope, params }) => getProductForm(db, scope, params.id),
  }),
  implement(products.saveProduct, {
    write: (tx, { scope, params, body }) => saveProduct(tx, scope, params.id, body),
  }),
  implement(passports.listPassportSummaries, {
    read: (db, { scope, query, page }) => listPassportSummaries(db, scope, query, page),
  }),
  implement(passports.listRuns, {
    read: async (db, { scope, params }) => ({
      object: "runs" as const,
      data: await listRuns(db, scope, params.id),
    }),
  }),
  implement(documents.listDocumentSummaries, {
    read: (db, { scope, query, page }) => listDocumentSummaries(db, scope, query, page),
  }),
  implement(documents.changeDocument, {
    write: (tx, { scope, params, body }) => changeDocument(tx, scope, params.id, body),
  }),
  implement(documents.getReview, {
    read: (db, { scope, params }) => getReview(db, scope, params.id),
  }),
  implement(documents.decideSuggestion, {
    write: (tx, { scope, params, body }) => decideSuggestion(tx, scope, params.id, params.suggestion, body),
  }),
  implement(templates.listTemplateNames, {
    read: (_db, { query }) => templateNames(localeOf(query.language)),
  }),
  implement(templates.getTemplateForm, {
    read: (_db, { params, query }) => templateForm(params.code, localeOf(query.language)),
  }),
];

/** The endpoint's shape lets known languages pass only. */
function localeOf(language: string | undefined): Locale {
  return (language ?? "en") as Locale;
}
