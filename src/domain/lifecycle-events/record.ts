import { utcDate } from "../../formats/calendar-date.ts";
import type { Transaction } from "../../storage/database.ts";
import { recordActivity } from "../activity/record.ts";
import { emit } from "../events/emit.ts";
import { Failure, missing } from "../failure.ts";
import { findItem, VOIDED } from "../items/rows.ts";
import { findPassport } from "../passports/rows.ts";
import type { Actor, Scope } from "../scope.ts";
import { type EventNames, presentChanged } from "./present.ts";
import { insertEvent } from "./rows.ts";
import type { LifecycleEvent, NewLifecycleEvent } from "./shape.ts";

type Source = LifecycleEvent["source"];

const SOURCE_OF: Record<Actor["kind"], Source> = {
  api_key: "api",
  portal: "api",
  member: "brand",
  device: "brand",
  operator: "brand",
  system: "brand",
  supplier: "third_party",
  partner: "third_party",
  consumer: "consumer",
};

/** What others than the company record waits until the company has looked at it. */
const STATUS_OF: Record<Source, LifecycleEvent["status"]> = {
  brand: "published",
  api: "published",
  third_party: "pending",
  consumer: "pending",
};

/**
 * Records what happened to a piece, or to the pieces of a passport, in the name of the scope's actor. What the company
 * itself records is published at once, also under a withdrawn passport: recycling goes on after a recall.
 * @throws Failure resource_missing, item_voided, invalid_value (a day in the future)
 */
export async function recordEvent(
  tx: Transaction,
  scope: Scope,
  input: NewLifecycleEvent,
): Promise<LifecycleEvent> {
  checkDay(scope, input.occurred_on);
  const subject = await findSubject(tx, scope, input);
  const source = SOURCE_OF[scope.actor.kind];
  const status = STATUS_OF[source];
  const id = scope.ids.next();
  await insertEvent(tx, {
    id,
    dataset_n: scope.dataset,
    item_n: subject.item,
    passport_n: subject.passport,
    type: input.type,
    occurred_on: input.occurred_on,
    country: input.country ?? null,
    actor_name: orNull(input.actor_name),
    description: orNull(input.description),
    status,
    source,
    recorded_by: scope.actor,
    files_count: 0,
    voided_at: null,
    void_reason: null,
    rejected_reason: null,
    created: scope.now,
  });
  const event = await presentChanged(tx, scope, id);
  await emit(tx, scope, "lifecycle_event.recorded", event);
  const { item, passport } = event;
  await recordActivity(tx, scope, "lifecycle_event.recorded", id, {
    ...subject.names,
    status,
    ...(item === null ? { passport } : { item }),
  });
  if (status === "published") tx.afterCommit(() => scope.publicationChanged(subject.uid));
  return event;
}

/** @throws Failure invalid_value */
function checkDay({ now }: Scope, day: string): void {
  const today = utcDate(now);
  // Both have four digits of year, so the order of the texts is the order of the days.
  if (day > today)
    throw new Failure(
      "invalid_value",
      `"occurred_on" must not be in the future: today is ${today} (UTC).`,
      "occurred_on",
    );
}

/** What the event concerns: internal keys, the uid of the passport whose pages show it, and its names. */
async function findSubject(
  tx: Transaction,
  scope: Scope,
  { item, passport, type }: NewLifecycleEvent,
): Promise<{ item: number | null; passport: number | null; uid: string; names: EventNames }> {
  if (typeof item === "string") {
    const row = await findItem(tx, scope, item);
    if (!row) throw missing("item", item, "item");
    if (row.state === VOIDED)
      throw new Failure(
        "item_voided",
        "This item was voided, so nothing can be recorded on it any more. Check that it is the right one.",
        "item",
      );
    const names = { product: row.product_id, type, serial: row.serial };
    return { item: row.n, passport: null, uid: row.passport_uid, names };
  }
  const id = passport ?? "";
  const row = await findPassport(tx, scope, id);
  if (!row) throw missing("passport", id, "passport");
  return { item: null, passport: row.n, uid: row.uid, names: { product: row.product_id, type } };
}

/** A blank text says nothing. */
function orNull(text: string | null | undefined): string | null {
  return typeof text === "string" && text.trim() !== "" ? text : null;
}
