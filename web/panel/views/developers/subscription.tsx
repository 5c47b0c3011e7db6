/** Which events an address gets. */
import { EVENT_TYPES } from "../../../../src/domain/events/types.ts";
import type { Subscription } from "../../../../src/domain/webhooks/shape.ts";
import { FieldFrame } from "../../parts/field.tsx";
import { d } from "./words.ts";

/** What stands for every event type, also for those to come. */
export const ALL = "*";

/** `All events`, or how many types. */
export function eventsInWords(events: Subscription): string {
  const [first] = events;
  if (events.length === 1 && first !== undefined) return first === ALL ? d("events.all") : first;
  return d("events.types", { count: events.length });
}

interface EventChoiceProps {
  events: Subscription;
  onChange(events: Subscription): void;
}

/** All of them, or some types; an empty choice says that it is none. */
export function EventChoice({ events, onChange }: EventChoiceProps) {
  const isAll = events.includes(ALL);
  return (
    <FieldFrame
      id="events"
      label={d("webhooks.events")}
      group
      help={events.length === 0 ? d("events.choose") : undefined}
    >
      <div class="choices">
        <label class="choice">
          <input type="radio" name="events" checked={isAll} onChange={() => onChange([ALL])} />
          <span>{d("events.all_and_new")}</span>
        </label>
        <label class="choice">
          <input id="events-some" type="radio" name="events" checked={!isAll} onChange={() => onChange([])} />
          <span>{d("events.some")}</span>
        </label>
      </div>
      {isAll ? null : (
        <div class="event-types">
          {EVENT_TYPES.map((type) => (
            <label key={type} class="choice">
              <input
                type="checkbox"
                checked={events.includes(type)}
                onChange={(event) =>
                  onChange(
                    event.currentTarget.checked ? [...events, type] : events.filter((one) => one !== type),
                  )
                }
              />
              <code>{type}</code>
            </label>
          ))}
        </div>
      )}
    </FieldFrame>
  );
}
