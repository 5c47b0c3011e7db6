import { implement, type Operation } from "../../api/kit/endpoint.ts";
import { approveEvent, rejectEvent } from "../../domain/lifecycle-events/decide.ts";
import { removeFile } from "../../domain/lifecycle-events/remove-file.ts";
import { searchSubjects } from "../../domain/lifecycle-events/search-subjects.ts";
import { getEventSummary, listEventSummaries } from "../../domain/lifecycle-events/summaries.ts";
import { createPartnerLink } from "../../domain/partner-links/create.ts";
import { listPartnerLinks } from "../../domain/partner-links/read.ts";
import { revokePartnerLink } from "../../domain/partner-links/revoke.ts";
import * as endpoints from "./endpoints/after-sale.ts";

export const operations: readonly Operation[] = [
  implement(endpoints.listEventSummaries, {
    read: (db, { scope, query, page }) => listEventSummaries(db, scope, query, page),
  }),
  implement(endpoints.getEventSummary, {
    read: (db, { scope, params }) => getEventSummary(db, scope, params.id),
  }),
  implement(endpoints.findEventSubjects, {
    read: async (db, { scope, query }) => ({
      object: "event_subjects" as const,
      data: await searchSubjects(db, scope, query.find),
    }),
  }),
  implement(endpoints.approveLifecycleEvent, {
    write: (tx, { scope, params }) => approveEvent(tx, scope, params.id),
  }),
  implement(endpoints.rejectLifecycleEvent, {
    write: (tx, { scope, params, body }) => rejectEvent(tx, scope, params.id, body.reason.trim()),
  }),
  implement(endpoints.removeEventFile, {
    write: (tx, { scope, params }) => removeFile(tx, scope, params.id, params.file),
  }),
  implement(endpoints.listPartnerLinks, {
    read: (db, { scope, page }) => listPartnerLinks(db, scope, page),
  }),
  implement(endpoints.createPartnerLink, {
    write: (tx, { scope, body }) => createPartnerLink(tx, scope, body),
  }),
  implement(endpoints.revokePartnerLink, {
    write: (tx, { scope, params }) => revokePartnerLink(tx, scope, params.id),
  }),
];
