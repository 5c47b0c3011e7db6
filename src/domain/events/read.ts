import { lowestIdAt, timeOfId } from "../../platform/ids.ts";
import type { Queryable } from "../../storage/database.ts";
import type { PageRequest } from "../../storage/page.ts";
import { missing } from "../failure.ts";
import type { Scope } from "../scope.ts";
import { firstKeptId } from "./retention.ts";
import { type EventRow, findEvent, listEvents as listRows } from "./rows.ts";
import type { Event, EventFilters } from "./shape.ts";

/** @throws Failure resource_missing, also when the event is no longer kept */
export async function getEvent(db: Queryable, scope: Scope, id: string): Promise<Event> {
  const row = await findEvent(db, scope, id);
  if (!row) throw missing("event", id);
  return presentEvent(row);
}

/**
 * Events that are kept, newest first; those after a given one, oldest first.
 * @throws Failure resource_missing when `startingAfter` is no event that is kept in the data set, or `after` none that is
 * or was
 */
export async function listEvents(
  db: Queryable,
  scope: Scope,
  filters: EventFilters,
  page: PageRequest,
): Promise<{ data: Event[]; hasMore: boolean }> {
  if (page.startingAfter !== undefined && !(await findEvent(db, scope, page.startingAfter)))
    throw missing("event", page.startingAfter, "starting_after");
  const { after } = filters;
  if (after !== undefined && isOfEventInTime(after, scope) && !(await findEvent(db, scope, after)))
    throw missing("event", after, "after");
  const { rows, hasMore } = await listRows(db, scope, filters, page);
  return { data: rows.map(presentEvent), hasMore };
}

/** Whether an id says that it is of an event that is still kept, and not of a moment between events. */
function isOfEventInTime(id: string, scope: Scope): boolean {
  return id >= firstKeptId(scope.now) && id !== lowestIdAt(timeOfId(id));
}

/** The event as it was fixed and as webhooks send it. */
function presentEvent(row: EventRow): Event {
  return JSON.parse(row.body) as Event;
}
