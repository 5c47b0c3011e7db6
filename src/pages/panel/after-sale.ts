import { implement } from "../../api/kit/endpoint.ts";
import { approveEvent, rejectEvent } from "../../domain/lifecycle-events/decide.ts";
import { removeFile } from "../../domain/lifecycle-events/remove-file.ts";
import { createPartnerLink } from "../../domain/partner-links/create.ts";
import { listPartnerLinks } from "../../domain/partner-links/read.ts";
import { revokePartnerLink } from "../../domain/partner-links/revoke.ts";
import * as endpoints from "./endpoints/after-sale.ts";

export const operations = [
  implement(endpoints.approveLifecycleEvent, {
    write: (tx, { scope, params }) => approveEvent(tx, scope, params.id),
  }),
  implement(endpoints.rejectLifecycleEvent, {
    write: (tx, { scope, params, body }) => rejectEvent(tx, scope, params.id, body.reason),
  }),
  implement(endpoints.removeEventFile, {
    write: (tx, { scope, params }) => removeFile(tx, scope, params.id, params.file),
  }),
  implement(endpoints.listPartnerLinks, { read: (db, { scope, page }) => listPartnerLinks(db, scope, page) }),
  implement(endpoints.createPartnerLink, {
    write: (tx, { scope, body }) => createPartnerLink(tx, scope, body),
  }),
  implement(endpoints.revokePartnerLink, {
    write: (tx, { scope, params }) => revokePartnerLink(tx, scope, params.id),
  }),
];
