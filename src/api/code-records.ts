import { listRecords, recordCodes } from "../domain/code-records/record.ts";
import * as endpoints from "./endpoints/code-records.ts";
import { implement } from "./kit/endpoint.ts";

export const operations = [
  implement(endpoints.recordCodes, {
    write: (tx, { scope, body }) => recordCodes(tx, scope, body.records),
  }),
  implement(endpoints.listCodeRecords, {
    read: (db, { scope, query, page }) => listRecords(db, scope, query, page),
  }),
];
