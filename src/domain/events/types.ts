/** The event types of the contract. */
export const EVENT_TYPES = [
  "product.created",
  "product.updated",
  "batch.created",
  "batch.updated",
  "document.extracted",
  "document.extraction_failed",
  "document.validated",
  "data_request.answered",
  "passport.issued",
  "passport.version_published",
  "passport.withdrawn",
  "passport.items_created",
  "item.voided",
  "lifecycle_event.recorded",
  "lifecycle_event.published",
  "lifecycle_event.rejected",
  "lifecycle_event.voided",
  "passport_session.completed",
] as const;

export type EventType = (typeof EVENT_TYPES)[number];

/** The type of the event that tests one address; no change emits it, and nobody subscribes to it. */
export const PING = "ping";
