/** The queries that read events. Every one takes the data set and the first id that is still kept. */
import { and, desc, eq, gte, lt, type SQL } from "drizzle-orm";
import { isId } from "../../platform/ids.ts";
import { fixed, type Queryable, statement, value } from "../../storage/database.ts";
import { AFTER_ALL_IDS, type Page, type PageRequest, pageOf, rowsToRead } from "../../storage/page.ts";
import type { Scope } from "../scope.ts";
import { firstKeptId } from "./retention.ts";
import type { EventFilters } from "./shape.ts";

export interface EventRow {
  id: string;
  /** The exact text of the event, fixed when its change committed. */
  body: string;
}

const selectEvent = statement((q, t) =>
  q
    .select({ id: t.events.id, body: t.events.body })
    .from(t.events)
    .where(and(eq(t.events.dataset_n, value("dataset")), eq(t.events.id, value("id"))))
    .limit(fixed(1)),
);

/** The event with this id in the data set, as long as it is kept. */
export async function findEvent(db: Queryable, scope: Scope, id: string): Promise<EventRow | undefined> {
  if (!isId(id) || id < firstKeptId(scope.now)) return undefined;
  const [row] = await selectEvent(db, { id, dataset: scope.dataset });
  return row;
}

const lists = new Map<string, ReturnType<typeof listStatement>>();

function listStatement(byType: boolean, rows: number) {
  return statement((q, t) => {
    const conditions: SQL[] = [
      eq(t.events.dataset_n, value("dataset")),
      lt(t.events.id, value("before")),
      gte(t.events.id, value("kept")),
    ];
    if (byType) conditions.push(eq(t.events.type, value("type")));
    return q
      .select({ id: t.events.id, body: t.events.body })
      .from(t.events)
      .where(and(...conditions))
      .orderBy(desc(t.events.id))
      .limit(fixed(rows));
  });
}

/** The events that are kept, newest first. */
export async function listEvents(
  db: Queryable,
  scope: Scope,
  { type }: EventFilters,
  page: PageRequest,
): Promise<Page<EventRow>> {
  const byType = type !== undefined;
  const toRead = rowsToRead(page.limit);
  const key = `${byType} ${toRead}`;
  let run = lists.get(key);
  if (!run) {
    run = listStatement(byType, toRead);
    lists.set(key, run);
  }
  const rows = await run(db, {
    type,
    dataset: scope.dataset,
    before: page.startingAfter ?? AFTER_ALL_IDS,
    kept: firstKeptId(scope.now),
  });
  return pageOf(rows, page.limit);
}
