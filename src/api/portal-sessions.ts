import { createPortalSession } from "../domain/portal-sessions/create.ts";
import * as endpoints from "./endpoints/portal-sessions.ts";
import { implement } from "./kit/endpoint.ts";

export const operations = [
  implement(endpoints.createPortalSession, {
    write: (tx, { scope, body }) => createPortalSession(tx, scope, body),
  }),
];
