/** All queries of after-sale events and their attachments. Those of the API take the data set. */
import { aliasedTable, and, asc, desc, eq, inArray, isNotNull, lt, sql } from "drizzle-orm";
import { isId } from "../../platform/ids.ts";
import {
  fixed,
  insertion,
  type Queryable,
  statement,
  type Transaction,
  value,
} from "../../storage/database.ts";
import { listing } from "../../storage/listing.ts";
import type { Page, PageRequest } from "../../storage/page.ts";
import type { Tables } from "../../storage/schema/tables.ts";
import type { Scope } from "../scope.ts";
import { type PublicEvent, presentPublic } from "./public.ts";
import { FILES_PER_EVENT } from "./shape.ts";

export const insertEvent = insertion((t) => t.lifecycleEvents);
export const insertEventFile = insertion((t) => t.eventFiles);

export interface EventRow {
  n: number;
  id: string;
  type: string;
  occurred_on: string;
  country: string | null;
  actor_name: string | null;
  description: string | null;
  status: string;
  source: string;
  files_count: number;
  voided_at: number | null;
  void_reason: string | null;
  rejected_reason: string | null;
  created: number;
  /** Of the piece, from which its id is put together. */
  item_uid: Uint8Array | null;
  run_created_ms: number | null;
  /** Uid of the passport that the piece stands under. */
  item_passport_uid: string | null;
  passport_id: string | null;
  passport_uid: string | null;
  product_id: string;
  serial: string | null;
}

/** A select of events with what they are shown with. */
function selecting(q: Queryable["q"], t: Tables) {
  const { lifecycleEvents: e, items, itemRuns, passports, products } = t;
  const ofItem = aliasedTable(passports, "of_item");
  return q
    .select({
      n: e.n,
      id: e.id,
      type: e.type,
      occurred_on: e.occurred_on,
      country: e.country,
      actor_name: e.actor_name,
      description: e.description,
      status: e.status,
      source: e.source,
      files_count: e.files_count,
      voided_at: e.voided_at,
      void_reason: e.void_reason,
      rejected_reason: e.rejected_reason,
      created: e.created,
      item_uid: items.uid,
      run_created_ms: itemRuns.created_ms,
      item_passport_uid: ofItem.uid,
      passport_id: passports.id,
      passport_uid: passports.uid,
      product_id: products.id,
      serial: items.serial,
    })
    .from(e)
    .leftJoin(items, eq(items.n, e.item_n))
    .leftJoin(itemRuns, eq(itemRuns.n, items.run_n))
    .leftJoin(ofItem, eq(ofItem.n, itemRuns.passport_n))
    .leftJoin(passports, eq(passports.n, e.passport_n))
    .innerJoin(products, eq(products.n, sql`coalesce(${ofItem.product_n}, ${passports.product_n})`));
}

const selectEvent = statement<{ id: string; dataset: number }, EventRow[]>((q, t) =>
  selecting(q, t)
    .where(and(eq(t.lifecycleEvents.id, value("id")), eq(t.lifecycleEvents.dataset_n, value("dataset"))))
    .limit(fixed(1)),
);

/** The event with this id in the data set. */
export async function findEvent(
  db: Queryable,
  scope: Pick<Scope, "dataset">,
  id: string,
): Promise<EventRow | undefined> {
  if (!isId(id)) return undefined;
  const [row] = await selectEvent(db, { id, dataset: scope.dataset });
  return row;
}

export interface RowFilters {
  item_n?: number | undefined;
  passport_n?: number | undefined;
  status?: string | undefined;
}

const selectPage = listing(["item_n", "passport_n", "status"], (given, rows) =>
  statement<Record<string, unknown>, EventRow[]>((q, t) =>
    selecting(q, t)
      .where(
        and(
          eq(t.lifecycleEvents.dataset_n, value("dataset")),
          lt(t.lifecycleEvents.id, value("before")),
          ...given.map((name) => eq(t.lifecycleEvents[name], value(name))),
        ),
      )
      .orderBy(desc(t.lifecycleEvents.id))
      .limit(fixed(rows)),
  ),
);

/** Events, newest first. */
export function listEvents(
  db: Queryable,
  scope: Scope,
  filters: RowFilters,
  page: PageRequest,
): Promise<Page<EventRow>> {
  return selectPage(db, { ...filters, dataset: scope.dataset }, page);
}

/** Moves an event from one state to another; false: it is not in the first one. */
export async function moveEvent(
  tx: Transaction,
  n: number,
  from: "pending" | "published",
  to: { status: "published" | "rejected" | "voided" } & Partial<
    Pick<EventRow, "voided_at" | "void_reason" | "rejected_reason">
  >,
): Promise<boolean> {
  const { lifecycleEvents: e } = tx.tables;
  const moved = await tx.q
    .update(e)
    .set(to)
    .where(and(eq(e.n, n), eq(e.status, from)))
    .returning({ n: e.n });
  return moved.length > 0;
}

/**
 * Counts one more attachment of an event that takes some and has room; false: it does not. The limit is part of the
 * statement, so that it holds for those that come at once.
 */
export async function countFile(tx: Transaction, n: number): Promise<boolean> {
  const { lifecycleEvents: e } = tx.tables;
  const counted = await tx.q
    .update(e)
    .set({ files_count: sql`${e.files_count} + 1` })
    .where(and(eq(e.n, n), inArray(e.status, ["pending", "published"]), lt(e.files_count, FILES_PER_EVENT)))
    .returning({ n: e.n });
  return counted.length > 0;
}

export interface EventFileRow {
  n: number;
  id: string;
  event_n: number;
  /** Null once the content is removed. */
  file_n: number | null;
  /** In the file store. */
  file_id: string | null;
  name: string;
  content_type: string;
  size: number;
  sha256: string;
  created: number;
}

function selectingFiles(q: Queryable["q"], t: Tables) {
  const { eventFiles: a, files } = t;
  return q
    .select({
      n: a.n,
      id: a.id,
      event_n: a.event_n,
      file_n: a.file_n,
      file_id: files.id,
      name: a.name,
      content_type: a.content_type,
      size: a.size,
      sha256: a.sha256,
      created: a.created,
    })
    .from(a)
    .leftJoin(files, eq(files.n, a.file_n));
}

/** The attachments of some events, removed ones too, each event's in the order in which they came. */
export async function listFilesOf(db: Queryable, events: readonly number[]): Promise<EventFileRow[]> {
  if (events.length === 0) return [];
  return selectingFiles(db.q, db.tables)
    .where(inArray(db.tables.eventFiles.event_n, [...events]))
    .orderBy(asc(db.tables.eventFiles.n));
}

const selectFilePage = listing([], (_, rows) =>
  statement<Record<string, unknown>, EventFileRow[]>((q, t) =>
    selectingFiles(q, t)
      .where(and(eq(t.eventFiles.event_n, value("event")), lt(t.eventFiles.id, value("before"))))
      .orderBy(desc(t.eventFiles.id))
      .limit(fixed(rows)),
  ),
);

/** The attachments of an event, removed ones too, newest first. */
export function listFiles(db: Queryable, event: number, page: PageRequest): Promise<Page<EventFileRow>> {
  return selectFilePage(db, { event }, page);
}

/** The attachment of an event with this id. */
export async function findFile(db: Queryable, event: number, id: string): Promise<EventFileRow | undefined> {
  if (!isId(id)) return undefined;
  const { eventFiles: a } = db.tables;
  const [row] = await selectingFiles(db.q, db.tables)
    .where(and(eq(a.event_n, event), eq(a.id, id)))
    .limit(1);
  return row;
}

/** Takes the content of an attachment away, once. @returns the id of the file that has no row any more */
export async function dropFileOf(tx: Transaction, event: number, id: string): Promise<string | undefined> {
  const { eventFiles: a, lifecycleEvents: e, files } = tx.tables;
  const file = await findFile(tx, event, id);
  const dropped = await tx.q
    .update(a)
    .set({ file_n: null })
    .where(and(eq(a.event_n, event), eq(a.id, id), isNotNull(a.file_n)))
    .returning({ n: a.n });
  if (dropped.length === 0 || !file?.file_id) return undefined;
  await tx.q.delete(files).where(eq(files.id, file.file_id));
  await tx.q
    .update(e)
    .set({ files_count: sql`${e.files_count} - 1` })
    .where(eq(e.n, event));
  return file.file_id;
}

/** Most events that a public page tells. */
const SHOWN_EVENTS = 100;

function listingPublished(owner: "item_n" | "passport_n") {
  return statement((q, { lifecycleEvents: e }) =>
    q
      .select({
        type: e.type,
        occurred_on: e.occurred_on,
        country: e.country,
        actor_name: e.actor_name,
        description: e.description,
        files_count: e.files_count,
      })
      .from(e)
      .where(and(eq(e[owner], value("owner")), eq(e.status, "published")))
      .orderBy(desc(e.occurred_on), desc(e.id))
      .limit(fixed(SHOWN_EVENTS)),
  );
}

const selectOfItem = listingPublished("item_n");
const selectOfPassport = listingPublished("passport_n");

/** The published events of a piece, the latest first. @param item internal key */
export async function listPublishedOfItem(db: Queryable, item: number): Promise<PublicEvent[]> {
  return (await selectOfItem(db, { owner: item })).map(presentPublic);
}

/** The published events of a passport itself, the latest first. @param passport internal key */
export async function listPublishedOfPassport(db: Queryable, passport: number): Promise<PublicEvent[]> {
  return (await selectOfPassport(db, { owner: passport })).map(presentPublic);
}
