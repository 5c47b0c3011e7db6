import type { Queryable } from "../../storage/database.ts";
import type { PageRequest } from "../../storage/page.ts";
import { Failure, missing } from "../failure.ts";
import { findItem } from "../items/rows.ts";
import { findPassport } from "../passports/rows.ts";
import type { Scope } from "../scope.ts";
import { presentEvents, presentFile } from "./present.ts";
import {
  type EventRow,
  findEvent,
  findFile,
  listFiles as listFileRows,
  listEvents as listRows,
} from "./rows.ts";
import type { EventFile, LifecycleEvent, LifecycleEventFilters } from "./shape.ts";

/** @throws Failure resource_missing */
export async function getEvent(db: Queryable, scope: Scope, id: string): Promise<LifecycleEvent> {
  const [event] = await presentEvents(db, scope, [await needEvent(db, scope, id)]);
  if (!event) throw new Error("an after-sale event was not presented");
  return event;
}

/** The row of an event. @throws Failure resource_missing */
export async function needEvent(db: Queryable, scope: Scope, id: string): Promise<EventRow> {
  const row = await findEvent(db, scope, id);
  if (!row) throw missing("after-sale event", id);
  return row;
}

/**
 * The row of an attachment with its content.
 * @param event internal key
 * @throws Failure resource_missing, also when the content was removed
 */
export async function needFile(db: Queryable, event: number, id: string) {
  const row = await findFile(db, event, id);
  if (!row) throw missing("file", id);
  const { file_id } = row;
  if (file_id === null)
    throw new Failure("resource_missing", "This attachment was removed; its content no longer exists.");
  return { ...row, file_id };
}

/**
 * Events, newest first.
 * @throws Failure resource_missing for an item, passport or `startingAfter` that is not in the data set
 */
export async function listEvents(
  db: Queryable,
  scope: Scope,
  { item, passport, status }: LifecycleEventFilters,
  page: PageRequest,
): Promise<{ data: LifecycleEvent[]; hasMore: boolean }> {
  const itemRow = item === undefined ? undefined : await findItem(db, scope, item);
  if (item !== undefined && !itemRow) throw missing("item", item, "item");
  const passportRow = passport === undefined ? undefined : await findPassport(db, scope, passport);
  if (passport !== undefined && !passportRow) throw missing("passport", passport, "passport");
  if (page.startingAfter !== undefined && !(await findEvent(db, scope, page.startingAfter)))
    throw missing("after-sale event", page.startingAfter, "starting_after");
  const filters = { item_n: itemRow?.n, passport_n: passportRow?.n, status };
  const { rows, hasMore } = await listRows(db, scope, filters, page);
  return { data: await presentEvents(db, scope, rows), hasMore };
}

/**
 * The attachments of an event, removed ones too, newest first.
 * @throws Failure resource_missing for an event or `startingAfter` that does not exist
 */
export async function listFiles(
  db: Queryable,
  scope: Scope,
  eventId: string,
  page: PageRequest,
): Promise<{ data: EventFile[]; hasMore: boolean }> {
  const event = await needEvent(db, scope, eventId);
  if (page.startingAfter !== undefined && !(await findFile(db, event.n, page.startingAfter)))
    throw missing("file", page.startingAfter, "starting_after");
  const { rows, hasMore } = await listFileRows(db, event.n, page);
  return { data: rows.map((row) => presentFile(scope, event.id, row)), hasMore };
}
