/** What members decide about after-sale events, who else may record them, and what lists and forms need for that. */
import { z } from "zod";
import { endpoint } from "../../../api/kit/endpoint.ts";
import {
  LifecycleEvent,
  LifecycleEventFilters,
  REASON_LENGTH,
} from "../../../domain/lifecycle-events/shape.ts";
import { EventSubject, EventSummary, SubjectSearch } from "../../../domain/lifecycle-events/summary-shape.ts";
import { NewPartnerLink, PartnerLink } from "../../../domain/partner-links/shape.ts";
import { filledText } from "../../../domain/shapes.ts";
import { TABLE_LIMIT } from "./products.ts";

const EVENTS = "Lifecycle events";
const PARTNERS = "Partner links";

export const listEventSummaries = endpoint({
  method: "GET",
  path: "/lifecycle_event_summaries",
  noun: EVENTS,
  name: "listEventSummaries",
  summary: "List after-sale events with the names of what they concern",
  query: LifecycleEventFilters,
  returns: EventSummary,
  list: { defaultLimit: TABLE_LIMIT },
  fails: ["resource_missing"],
});

export const getEventSummary = endpoint({
  method: "GET",
  path: "/lifecycle_event_summaries/{id}",
  noun: EVENTS,
  name: "getEventSummary",
  summary: "Get an after-sale event with the names of what it concerns",
  returns: EventSummary,
  fails: ["resource_missing"],
});

export const findEventSubjects = endpoint({
  method: "GET",
  path: "/event_subjects",
  noun: EVENTS,
  name: "findEventSubjects",
  summary: "Find what an event is recorded on",
  description: "`find` is a serial, the address of a code, or words of a product.",
  query: SubjectSearch,
  returns: z.strictObject({ object: z.literal("event_subjects"), data: z.array(EventSubject) }),
  fails: ["parameter_missing"],
});

export const approveLifecycleEvent = endpoint({
  method: "POST",
  path: "/lifecycle_events/{id}/approve",
  noun: EVENTS,
  name: "approveLifecycleEvent",
  summary: "Approve an event that a partner or consumer recorded",
  description: "Only a pending one. Public pages show it from now on.",
  returns: LifecycleEvent,
  fails: ["resource_missing"],
  emits: ["lifecycle_event.published"],
});

export const rejectLifecycleEvent = endpoint({
  method: "POST",
  path: "/lifecycle_events/{id}/reject",
  noun: EVENTS,
  name: "rejectLifecycleEvent",
  summary: "Reject an event that a partner or consumer recorded",
  description:
    "Only a pending one, and for good. It stays in lists with the reason and is never shown publicly.",
  body: z.strictObject({ reason: filledText(REASON_LENGTH) }),
  returns: LifecycleEvent,
  fails: ["resource_missing"],
  emits: ["lifecycle_event.rejected"],
});

export const removeEventFile = endpoint({
  method: "POST",
  path: "/lifecycle_events/{id}/files/{file}/remove",
  noun: EVENTS,
  name: "removeEventFile",
  summary: "Remove the content of an attachment for good",
  description: "That there was one stays in the event, with `removed: true`.",
  returns: LifecycleEvent,
  fails: ["resource_missing"],
});

export const listPartnerLinks = endpoint({
  method: "GET",
  path: "/partner_links",
  noun: PARTNERS,
  name: "listPartnerLinks",
  summary: "List the links of partners, without their addresses",
  returns: PartnerLink,
  list: { defaultLimit: TABLE_LIMIT },
  fails: ["resource_missing"],
});

export const createPartnerLink = endpoint({
  method: "POST",
  path: "/partner_links",
  noun: PARTNERS,
  name: "createPartnerLink",
  summary: "Make a link by which a partner records events",
  description: "`url` is the address. It is in this answer and nowhere else.",
  body: NewPartnerLink,
  returns: PartnerLink,
  fails: ["reauthentication_required"],
});

export const revokePartnerLink = endpoint({
  method: "POST",
  path: "/partner_links/{id}/revoke",
  noun: PARTNERS,
  name: "revokePartnerLink",
  summary: "Revoke a partner's link for good, at once",
  returns: PartnerLink,
  fails: ["resource_missing"],
});
