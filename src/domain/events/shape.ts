/** What an event looks like outside: the envelope that webhooks carry too. */
import { z } from "zod";
import { isId } from "../../platform/ids.ts";
import { Id, JsonValue, objectShape, refuse } from "../shapes.ts";
import { EVENT_TYPES, PING } from "./types.ts";

/** The version of the API whose shapes the object of an event has. */
export const API_VERSION = "v1";

/** What a list of events holds: a ping that was sent to try an address is an event too. */
const READABLE_TYPES = [...EVENT_TYPES, PING] as const;

export const EventFilters = z.strictObject({
  type: z.enum(READABLE_TYPES).optional().meta({ description: "Only events of this type." }),
  after: Id.superRefine((value, context) => {
    if (!isId(value)) refuse(context, "invalid_value", "must be the id of an event");
  })
    .optional()
    .meta({
      description:
        "Only events after the one with this id, oldest first: to follow what happens. One older than 30 days need not be kept any more; 16 zeros in place of an id's last 16 characters stand for its moment.",
    }),
});
export type EventFilters = z.infer<typeof EventFilters>;

export const Event = objectShape("event", {
  type: z.enum(READABLE_TYPES),
  api_version: z.literal(API_VERSION),
  data: z.strictObject({ object: z.record(z.string(), JsonValue) }),
}).meta({ id: "Event" });
export type Event = z.infer<typeof Event>;
