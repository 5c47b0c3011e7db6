/** Deciding what partners and consumers recorded, and the links that partners record by. */
import { z } from "zod";
import { endpoint } from "../../../api/kit/endpoint.ts";
import { LifecycleEvent, REASON_LENGTH } from "../../../domain/lifecycle-events/shape.ts";
import { NewPartnerLink, PartnerLink } from "../../../domain/partner-links/shape.ts";
import { filledText } from "../../../domain/shapes.ts";

const EVENTS = "After-sale events";
const PARTNERS = "Partner links";

export const approveLifecycleEvent = endpoint({
  method: "POST",
  path: "/lifecycle_events/{id}/approve",
  noun: EVENTS,
  name: "approveLifecycleEvent",
  summary: "Approve a pending event: public pages show it from now on",
  returns: LifecycleEvent,
  fails: ["resource_missing"],
  emits: ["lifecycle_event.published"],
});

export const rejectLifecycleEvent = endpoint({
  method: "POST",
  path: "/lifecycle_events/{id}/reject",
  noun: EVENTS,
  name: "rejectLifecycleEvent",
  summary: "Reject a pending event: it is never shown publicly",
  description: "`reason` is for the company's own people.",
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
  list: { defaultLimit: 25 },
  fails: ["resource_missing"],
});

export const createPartnerLink = endpoint({
  method: "POST",
  path: "/partner_links",
  noun: PARTNERS,
  name: "createPartnerLink",
  summary: "Make a link for a partner",
  description: "Its address, `url`, is in this answer and nowhere else.",
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
