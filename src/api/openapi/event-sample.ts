import type { EventType } from "../../domain/events/types.ts";
import { openApiDocument, subjectName } from "../openapi.ts";
import { OPERATIONS } from "../routes.ts";
import { exampleOf } from "./examples.ts";
import { refTo } from "./schemas.ts";

/** What an event says of its object in another way than the reference's example. */
const STATES: Partial<Record<EventType, object>> = {
  "lifecycle_event.rejected": {
    status: "rejected",
    source: "third_party",
    rejected_reason: "The piece was never with this workshop.",
  },
  "lifecycle_event.published": { source: "third_party" },
  "lifecycle_event.voided": {
    status: "voided",
    voided_at: 1795136400,
    void_reason: "Recorded on the wrong piece.",
  },
};

/**
 * The object of a sample event, as the reference shows it. Of a noun that the API does not show there is the name
 * of its type alone.
 */
export function sampleObject(type: EventType, site: string): object {
  const name = subjectName(type);
  const { schemas } = openApiDocument(OPERATIONS, site).components;
  if (!schemas[name]) return { object: type.slice(0, type.indexOf(".")) };
  return { ...(exampleOf(refTo(name), schemas, site) as object), ...STATES[type] };
}
