import { implement, type Operation } from "../../../api/kit/endpoint.ts";
import { getImport, listImports, presentImport } from "../../../domain/imports/read.ts";
import { cancelImport, checkImport, runImport, undoImport } from "../../../domain/imports/steer.ts";
import { createSavedView, deleteSavedView, listSavedViews } from "../../../domain/members/saved-views.ts";
import * as endpoints from "../endpoints/imports.ts";
import { importRows } from "./rows.ts";

export const operations: readonly Operation[] = [
  implement(endpoints.listImports, { read: (db, { scope, page }) => listImports(db, scope, page) }),
  implement(endpoints.getImport, { read: (db, { scope, params }) => getImport(db, scope, params.id) }),
  implement(endpoints.listImportRows, {
    read: (db, { scope, params, query, page }) => importRows(db, scope, params.id, query, page),
  }),
  implement(endpoints.checkImport, {
    write: async (tx, { scope, params, body }) =>
      presentImport(tx, scope, await checkImport(tx, scope, params.id, body)),
  }),
  implement(endpoints.runImport, {
    write: async (tx, { scope, params }) => presentImport(tx, scope, await runImport(tx, scope, params.id)),
  }),
  implement(endpoints.cancelImport, {
    write: async (tx, { scope, params }) =>
      presentImport(tx, scope, await cancelImport(tx, scope, params.id)),
  }),
  implement(endpoints.undoImport, {
    write: async (tx, { scope, params }) => presentImport(tx, scope, await undoImport(tx, scope, params.id)),
  }),
  implement(endpoints.listSavedViews, {
    read: async (db, { scope }) => ({
      object: "saved_views" as const,
      data: await listSavedViews(db, scope),
    }),
  }),
  implement(endpoints.createSavedView, {
    write: (tx, { scope, body }) => createSavedView(tx, scope, body),
  }),
  implement(endpoints.deleteSavedView, {
    write: (tx, { scope, params }) => deleteSavedView(tx, scope, params.id),
  }),
];
