import { changeBatch } from "../domain/batches/change.ts";
import { createBatch } from "../domain/batches/create.ts";
import { getBatch, listBatches } from "../domain/batches/read.ts";
import * as endpoints from "./endpoints/batches.ts";
import { implement } from "./kit/endpoint.ts";

export const operations = [
  implement(endpoints.listBatches, {
    read: (db, { scope, params, page }) => listBatches(db, scope, params.id, page),
  }),
  implement(endpoints.createBatch, {
    write: (tx, { scope, params, body }) => createBatch(tx, scope, params.id, body),
  }),
  implement(endpoints.getBatch, {
    read: (db, { scope, params }) => getBatch(db, scope, params.id, params.batch),
  }),
  implement(endpoints.changeBatch, {
    write: (tx, { scope, params, body }) => changeBatch(tx, scope, params.id, params.batch, body),
  }),
];
