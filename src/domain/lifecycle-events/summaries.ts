import { randomUid } from "../../formats/crockford.ts";
import type { Queryable } from "../../storage/database.ts";
import type { PageRequest } from "../../storage/page.ts";
import type { Scope } from "../scope.ts";
import { getEvent, listEvents } from "./read.ts";
import type { LifecycleEvent, LifecycleEventFilters } from "./shape.ts";
import { listSubjectRows, type SubjectRow } from "./summary-rows.ts";
import type { EventSummary } from "./summary-shape.ts";

/**
 * Events, newest first, with the names of what they concern.
 * @throws Failure resource_missing for an item, passport or `startingAfter` that is not in the data set
 */
export async function listEventSummaries(
  db: Queryable,
  scope: Scope,
  filters: LifecycleEventFilters,
  page: PageRequest,
): Promise<{ data: EventSummary[]; hasMore: boolean }> {
  const { data, hasMore } = await listEvents(db, scope, filters, page);
  return { data: await summed(db, scope, data), hasMore };
}

/** @throws Failure resource_missing */
export async function getEventSummary(db: Queryable, scope: Scope, id: string): Promise<EventSummary> {
  const [summary] = await summed(db, scope, [await getEvent(db, scope, id)]);
  if (!summary) throw new Error(`the after-sale event ${id} was not summed up`);
  return summary;
}

async function summed(
  db: Queryable,
  scope: Scope,
  events: readonly LifecycleEvent[],
): Promise<EventSummary[]> {
  const ids = events.map(({ id }) => id);
  const subjects = await listSubjectRows(db, scope, ids);
  return events.map((event) => {
    const row = subjects.get(event.id);
    if (!row) throw new Error(`the after-sale event ${event.id} concerns nothing`);
    const { recorded_by, product_id, product_name, batch_number, serial } = row;
    return {
      ...event,
      recorded_by,
      subject: {
        product: { id: product_id, name: product_name },
        batch: batch_number,
        serial,
        url: `${scope.site}${pageOf(row)}`,
      },
    };
  });
}

function pageOf({ item_uid, passport_uid }: SubjectRow): string {
  return item_uid === null ? `/p/${passport_uid}` : `/i/${randomUid(item_uid)}`;
}
