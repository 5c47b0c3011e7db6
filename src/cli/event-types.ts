import { EVENT_TYPES, type EventType } from "../domain/events/types.ts";
import { UsageError } from "./command.ts";

/**
 * Reads `all`, or event types separated by commas; a type that is named twice counts once.
 * @throws UsageError that names the part that is no event type
 */
export function readEventTypes(text: string): EventType[] | "all" {
  if (text === "all") return "all";
  return [...new Set(text.split(",").map((part) => readEventType(part.trim())))];
}

function readEventType(text: string): EventType {
  const type = EVENT_TYPES.find((one) => one === text);
  if (!type) throw new UsageError(`There is no event "${text}". Events: ${EVENT_TYPES.join(", ")}.`);
  return type;
}
