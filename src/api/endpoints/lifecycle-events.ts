import {
  EVENT_FILE_BYTES,
  EventFile,
  FILES_PER_EVENT,
  LifecycleEvent,
  LifecycleEventFilters,
  NewLifecycleEvent,
  VoidLifecycleEvent,
} from "../../domain/lifecycle-events/shape.ts";
import { endpoint, FileContent } from "../kit/endpoint.ts";
import { DEFAULT_LIMIT } from "../kit/query.ts";

const NOUN = "Lifecycle events";

export const listLifecycleEvents = endpoint({
  method: "GET",
  path: "/lifecycle_events",
  noun: NOUN,
  name: "listLifecycleEvents",
  summary: "List after-sale events",
  description: "Newest first, in the order in which they were recorded.",
  query: LifecycleEventFilters,
  returns: LifecycleEvent,
  list: { defaultLimit: DEFAULT_LIMIT },
  fails: ["resource_missing"],
});

export const createLifecycleEvent = endpoint({
  method: "POST",
  path: "/lifecycle_events",
  noun: NOUN,
  name: "createLifecycleEvent",
  summary: "Record an after-sale event",
  description:
    "A repair, resale or recycling of a piece (`item`), or of what stands under a passport as a whole (`passport`), also of a withdrawn one. It is published at once and shown on the public page. Its content cannot be changed or deleted: a mistake is corrected by voiding the event.",
  body: NewLifecycleEvent,
  returns: LifecycleEvent,
  fails: ["resource_missing", "item_voided"],
  emits: ["lifecycle_event.recorded"],
  example: {
    body: {
      item: "01KAG0EJ4C0B4X7M2Q9T1V6Z8D",
      type: "repair",
      occurred_on: "2026-11-19",
      country: "PT",
      actor_name: "Atelier Agulha",
      description: "Seam of the left cuff sewn again, one button replaced.",
    },
  },
});

export const getLifecycleEvent = endpoint({
  method: "GET",
  path: "/lifecycle_events/{id}",
  noun: NOUN,
  name: "getLifecycleEvent",
  summary: "Get an after-sale event",
  returns: LifecycleEvent,
  fails: ["resource_missing"],
});

export const voidLifecycleEvent = endpoint({
  method: "POST",
  path: "/lifecycle_events/{id}/void",
  noun: NOUN,
  name: "voidLifecycleEvent",
  summary: "Void an after-sale event",
  description:
    "Only a published one, and it cannot be undone. Public pages show the event no longer; lists of the API keep it.",
  body: VoidLifecycleEvent,
  returns: LifecycleEvent,
  fails: ["resource_missing", "event_not_published"],
  emits: ["lifecycle_event.voided"],
  example: { body: { reason: "Recorded on the wrong piece." } },
});

export const addEventFile = endpoint({
  method: "POST",
  path: "/lifecycle_events/{id}/files",
  noun: NOUN,
  name: "addEventFile",
  summary: "Attach a file to an after-sale event",
  description: `A form (\`multipart/form-data\`) with one file: PDF, JPEG, PNG or WebP by its first bytes, at most 10 MiB; at most ${FILES_PER_EVENT} on an event that is pending or published. It is stored encrypted and never shown publicly: readers learn only that there is evidence.`,
  upload: { limitBytes: EVENT_FILE_BYTES },
  returns: EventFile,
  fails: [
    "resource_missing",
    "event_not_published",
    "file_missing",
    "file_type_unsupported",
    "file_too_large",
    "too_many_files",
  ],
});

export const listEventFiles = endpoint({
  method: "GET",
  path: "/lifecycle_events/{id}/files",
  noun: NOUN,
  name: "listEventFiles",
  summary: "List the attachments of an after-sale event",
  description: "Newest first, with those that were removed. They stand in `files` of the event too.",
  returns: EventFile,
  list: { defaultLimit: DEFAULT_LIMIT },
  fails: ["resource_missing"],
});

export const downloadEventFile = endpoint({
  method: "GET",
  path: "/lifecycle_events/{id}/files/{file}/content",
  noun: NOUN,
  name: "downloadEventFile",
  summary: "Download an attachment",
  description:
    "The bytes as they were sent, with `Content-Disposition: attachment`. Every download is entered in the activity log. A removed attachment answers 404.",
  returns: FileContent,
  fails: ["resource_missing"],
});
