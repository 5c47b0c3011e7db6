import { getEvent, listEvents } from "../domain/events/read.ts";
import * as endpoints from "./endpoints/events.ts";
import { implement } from "./kit/endpoint.ts";

export const operations = [
  implement(endpoints.listEvents, {
    read: (db, { scope, query, page }) => listEvents(db, scope, query, page),
  }),
  implement(endpoints.getEvent, { read: (db, { scope, params }) => getEvent(db, scope, params.id) }),
];
