import { Event, EventFilters } from "../../domain/events/shape.ts";
import { endpoint } from "../kit/endpoint.ts";
import { DEFAULT_LIMIT } from "../kit/query.ts";

export const listEvents = endpoint({
  method: "GET",
  path: "/events",
  noun: "Events",
  name: "listEvents",
  summary: "List events",
  description:
    "Newest first, those of the last 30 days; with `after`, oldest first. An event is the same here as in a webhook, so what a receiver missed can be read again.",
  query: EventFilters,
  returns: Event,
  list: { defaultLimit: DEFAULT_LIMIT },
  fails: ["resource_missing"],
});

export const getEvent = endpoint({
  method: "GET",
  path: "/events/{id}",
  noun: "Events",
  name: "getEvent",
  summary: "Get an event",
  description: "Kept for 30 days, then 404.",
  returns: Event,
  fails: ["resource_missing"],
});
