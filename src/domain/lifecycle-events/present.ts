import type { Queryable } from "../../storage/database.ts";
import { idOf } from "../items/ids.ts";
import type { Scope } from "../scope.ts";
import { type EventFileRow, type EventRow, findEvent, listFilesOf } from "./rows.ts";
import type { EventFile, LifecycleEvent } from "./shape.ts";

type Viewer = Pick<Scope, "livemode">;

/** Rows as the API shows them, with their attachments. */
export async function presentEvents(
  db: Queryable,
  scope: Viewer,
  rows: readonly EventRow[],
): Promise<LifecycleEvent[]> {
  const files = await listFilesOf(
    db,
    rows.map(({ n }) => n),
  );
  const byEvent = Map.groupBy(files, ({ event_n }) => event_n);
  return rows.map((row) => present(scope, row, byEvent.get(row.n) ?? []));
}

/** An event that was just changed, as the API shows it. */
export async function presentChanged(db: Queryable, scope: Scope, id: string): Promise<LifecycleEvent> {
  const row = await findEvent(db, scope, id);
  const [event] = row ? await presentEvents(db, scope, [row]) : [];
  if (!event) throw new Error(`the after-sale event ${id} is gone`);
  return event;
}

function present(scope: Viewer, row: EventRow, files: readonly EventFileRow[]): LifecycleEvent {
  return {
    id: row.id,
    object: "lifecycle_event",
    livemode: scope.livemode,
    created: row.created,
    item:
      row.item_uid === null || row.run_created_ms === null ? null : idOf(row.run_created_ms, row.item_uid),
    passport: row.passport_id,
    type: row.type as LifecycleEvent["type"],
    occurred_on: row.occurred_on,
    country: row.country,
    actor_name: row.actor_name,
    description: row.description,
    status: row.status as LifecycleEvent["status"],
    source: row.source as LifecycleEvent["source"],
    files: files.map((file) => presentFile(scope, row.id, file)),
    evidence: row.files_count > 0,
    voided_at: row.voided_at,
    void_reason: row.void_reason,
    rejected_reason: row.rejected_reason,
  };
}

/** @param event id of the event that it is attached to */
export function presentFile(scope: Viewer, event: string, row: EventFileRow): EventFile {
  return {
    id: row.id,
    object: "event_file",
    livemode: scope.livemode,
    created: row.created,
    event,
    name: row.name,
    content_type: row.content_type,
    size: row.size,
    sha256: row.sha256,
    removed: row.file_n === null,
  };
}

/** What entries of the activity log say of an event, so that they stand in the history of its product too. */
export type EventNames = { product: string; type: string; serial?: string };

export function namesOf({ product_id: product, type, serial }: EventRow): EventNames {
  return serial === null ? { product, type } : { product, type, serial };
}

/** Uid of the passport whose pages show the event: its own, or the one of its piece. */
export function shownUnder(row: EventRow): string | null {
  return row.passport_uid ?? row.item_passport_uid;
}
