import { createSession } from "../domain/passport-sessions/create.ts";
import { expireSession } from "../domain/passport-sessions/expire.ts";
import { getSession, listSessions } from "../domain/passport-sessions/read.ts";
import * as endpoints from "./endpoints/passport-sessions.ts";
import { implement } from "./kit/endpoint.ts";

export const operations = [
  implement(endpoints.listPassportSessions, {
    read: (db, { scope, query, page }) => listSessions(db, scope, query, page),
  }),
  implement(endpoints.createPassportSession, {
    write: (tx, { scope, body }) => createSession(tx, scope, body),
  }),
  implement(endpoints.getPassportSession, {
    read: (db, { scope, params }) => getSession(db, scope, params.id),
  }),
  implement(endpoints.expirePassportSession, {
    write: (tx, { scope, params }) => expireSession(tx, scope, params.id),
  }),
];
