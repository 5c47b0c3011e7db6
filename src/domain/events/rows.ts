/** The queries that read events. Every one takes the data set, and none shows what is kept no longer. */
import { and, asc, desc, eq, gt, lt } from "drizzle-orm";
import { isId } from "../../platform/ids.ts";
import { fixed, type Queryable, statement, value } from "../../storage/database.ts";
import { listing } from "../../storage/listing.ts";
import type { Page, PageRequest } from "../../storage/page.ts";
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

const selectBody = statement((q, t) =>
  q
    .select({ body: t.events.body })
    .from(t.events)
    .where(and(eq(t.events.n, value("n")), eq(t.events.dataset_n, value("dataset"))))
    .limit(fixed(1)),
);

/** The object that the event with this internal key told. */
export async function findObjectOf(
  db: Queryable,
  scope: Pick<Scope, "dataset">,
  n: number,
): Promise<object | undefined> {
  const [row] = await selectBody(db, { n, dataset: scope.dataset });
  return row && JSON.parse(row.body).data.object;
}

const selectPage = listing(["type"], (given, rows) =>
  statement((q, t) =>
    q
      .select({ id: t.events.id, body: t.events.body })
      .from(t.events)
      .where(
        and(
          eq(t.events.dataset_n, value("dataset")),
          lt(t.events.id, value("before")),
          ...given.map((name) => eq(t.events[name], value(name))),
        ),
      )
      .orderBy(desc(t.events.id))
      .limit(fixed(rows)),
  ),
);

const selectPageAfter = listing(["type"], (given, rows) =>
  statement((q, t) =>
    q
      .select({ id: t.events.id, body: t.events.body })
      .from(t.events)
      .where(
        and(
          eq(t.events.dataset_n, value("dataset")),
          gt(t.events.id, value("after")),
          ...given.map((name) => eq(t.events[name], value(name))),
        ),
      )
      .orderBy(asc(t.events.id))
      .limit(fixed(rows)),
  ),
);

/** The events that are kept: newest first, or those after an id, oldest first. */
export async function listEvents(
  db: Queryable,
  scope: Scope,
  { type, after }: EventFilters,
  page: PageRequest,
): Promise<Page<EventRow>> {
  if (after !== undefined) {
    const bounds = [after, page.startingAfter ?? "", firstKeptId(scope.now)];
    const latest = bounds.reduce((one, other) => (one > other ? one : other));
    return selectPageAfter(db, { type, dataset: scope.dataset, after: latest }, page);
  }
  const { rows, hasMore } = await selectPage(db, { type, dataset: scope.dataset }, page);
  // Not a bound in the query: with one on both sides SQLite passes over the index that has the type.
  const firstKept = firstKeptId(scope.now);
  const kept = rows.filter(({ id }) => id >= firstKept);
  return { rows: kept, hasMore: hasMore && kept.length === rows.length };
}
