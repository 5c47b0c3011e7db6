/** What after-sale events and their attachments look like in the API. */
import { z } from "zod";
import { COUNTRY_CODES } from "../../formats/countries.ts";
import { calendarDate, filledText, Id, objectShape, refuse, text } from "../shapes.ts";
import type { EventKind } from "./public.ts";

/** Largest attachment: 10 MiB. */
export const EVENT_FILE_BYTES = 10 * 1024 * 1024;
/** Most attachments of an event; removed ones do not count. */
export const FILES_PER_EVENT = 5;
export const DESCRIPTION_LENGTH = 1000;
export const ACTOR_NAME_LENGTH = 160;
export const REASON_LENGTH = 300;

export const EVENT_KINDS = ["repair", "resale", "recycling"] as const satisfies readonly EventKind[];
const EVENT_STATUSES = ["pending", "published", "rejected", "voided"] as const;
const EVENT_SOURCES = ["brand", "api", "third_party", "consumer"] as const;

const Country = z.string().superRefine((value, context) => {
  if (!COUNTRY_CODES.has(value))
    refuse(context, "invalid_value", "must be a two-letter country code of ISO 3166-1, such as PT");
});

export const NewLifecycleEvent = z
  .strictObject({
    item: Id.nullish().meta({ description: "Id of the piece that it concerns." }),
    passport: Id.nullish().meta({
      description: "Id of the passport of a model or batch, when there is no item. Send one of the two.",
    }),
    type: z.enum(EVENT_KINDS).meta({ description: "What happened." }),
    occurred_on: calendarDate.meta({
      format: "date",
      description: "`YYYY-MM-DD`, not in the future by the UTC date.",
    }),
    country: Country.nullish().meta({ description: "Two-letter code of ISO 3166-1, such as `PT`." }),
    actor_name: text(ACTOR_NAME_LENGTH)
      .nullish()
      .meta({
        description: `Who did it (workshop, shop, recycler), at most ${ACTOR_NAME_LENGTH} characters. Shown publicly.`,
      }),
    description: text(DESCRIPTION_LENGTH)
      .nullish()
      .meta({
        description: `At most ${DESCRIPTION_LENGTH} characters. Shown publicly: it must not contain customers' personal data.`,
      }),
  })
  // Also where other parameters are missing: whoever sends nothing is told of all that is.
  .refine(({ item, passport }) => (item ?? passport) != null, {
    path: ["item"],
    message: 'Either "item" or "passport" must be sent, and both are missing.',
    params: { code: "parameter_missing" },
    when: ({ value }) => typeof value === "object" && value !== null,
  })
  .refine(({ item, passport }) => item == null || passport == null, {
    path: ["passport"],
    message: 'Either "item" or "passport" can be sent, not both. Leave "passport" out for a piece.',
    params: { code: "invalid_value" },
  })
  .meta({ id: "NewLifecycleEvent" });
export type NewLifecycleEvent = z.infer<typeof NewLifecycleEvent>;

export const VoidLifecycleEvent = z
  .strictObject({
    reason: filledText(REASON_LENGTH).meta({ description: `Why, at most ${REASON_LENGTH} characters.` }),
  })
  .meta({ id: "VoidLifecycleEvent" });

export const LifecycleEventFilters = z.strictObject({
  item: Id.optional().meta({ description: "Only events of the item with this id." }),
  passport: Id.optional().meta({
    description:
      "Only events recorded on the passport with this id; those of its items have an `item` instead.",
  }),
  status: z.enum(EVENT_STATUSES).optional().meta({ description: "Only events in this state." }),
});
export type LifecycleEventFilters = z.infer<typeof LifecycleEventFilters>;

export const EventFile = objectShape("event_file", {
  event: Id,
  name: z.string(),
  content_type: z.string(),
  size: z.int(),
  sha256: z.string(),
  removed: z.boolean(),
}).meta({ id: "EventFile" });
export type EventFile = z.infer<typeof EventFile>;

export const LifecycleEvent = objectShape("lifecycle_event", {
  item: Id.nullable(),
  passport: Id.nullable(),
  type: z.enum(EVENT_KINDS),
  occurred_on: z.string(),
  country: z.string().nullable(),
  actor_name: z.string().nullable(),
  description: z.string().nullable(),
  status: z.enum(EVENT_STATUSES),
  source: z.enum(EVENT_SOURCES),
  files: z.array(EventFile),
  evidence: z.boolean(),
  voided_at: z.int().nullable(),
  void_reason: z.string().nullable(),
  rejected_reason: z.string().nullable(),
}).meta({ id: "LifecycleEvent" });
export type LifecycleEvent = z.infer<typeof LifecycleEvent>;
