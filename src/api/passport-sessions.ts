import { createSession } from "../domain/passport-sessions/create.ts";
import { getSession } from "../domain/passport-sessions/read.ts";
import * as endpoints from "./endpoints/passport-sessions.ts";
import { implement } from "./kit/endpoint.ts";

export const operations = [
  implement(endpoints.createPassportSession, {
    write: (tx, { scope, body }) => createSession(tx, scope, body),
  }),
  implement(endpoints.getPassportSession, {
    read: (db, { scope, params }) => getSession(db, scope, params.id),
  }),
];
