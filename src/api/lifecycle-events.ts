import { addFile } from "../domain/lifecycle-events/add-file.ts";
import { downloadFile } from "../domain/lifecycle-events/download-file.ts";
import { getEvent, listEvents, listFiles } from "../domain/lifecycle-events/read.ts";
import { recordEvent } from "../domain/lifecycle-events/record.ts";
import { voidEvent } from "../domain/lifecycle-events/void.ts";
import * as endpoints from "./endpoints/lifecycle-events.ts";
import { implement } from "./kit/endpoint.ts";

export const operations = [
  implement(endpoints.listLifecycleEvents, {
    read: (db, { scope, query, page }) => listEvents(db, scope, query, page),
  }),
  implement(endpoints.createLifecycleEvent, {
    write: (tx, { scope, body }) => recordEvent(tx, scope, body),
  }),
  implement(endpoints.getLifecycleEvent, {
    read: (db, { scope, params }) => getEvent(db, scope, params.id),
  }),
  implement(endpoints.voidLifecycleEvent, {
    write: (tx, { scope, params, body }) => voidEvent(tx, scope, params.id, body.reason),
  }),
  implement(endpoints.addEventFile, {
    write: (tx, { scope, params, file }) => addFile(tx, scope, params.id, file),
  }),
  implement(endpoints.listEventFiles, {
    read: (db, { scope, params, page }) => listFiles(db, scope, params.id, page),
  }),
  implement(endpoints.downloadEventFile, {
    write: (tx, { scope, params }) => downloadFile(tx, scope, params.id, params.file),
  }),
];
