/** What the company decides about an event that a partner or a consumer recorded. */
import type { Transaction } from "../../storage/database.ts";
import { recordActivity } from "../activity/record.ts";
import { emit } from "../events/emit.ts";
import { Failure } from "../failure.ts";
import type { Scope } from "../scope.ts";
import { namesOf, presentChanged, shownUnder } from "./present.ts";
import { needEvent } from "./read.ts";
import { type EventRow, moveEvent } from "./rows.ts";
import type { LifecycleEvent } from "./shape.ts";

/**
 * Approves a pending event: public pages show it from now on.
 * @throws Failure resource_missing, invalid_value (it is not pending)
 */
export async function approveEvent(tx: Transaction, scope: Scope, id: string): Promise<LifecycleEvent> {
  const before = await decide(tx, scope, id, { status: "published" });
  const event = await presentChanged(tx, scope, id);
  await emit(tx, scope, "lifecycle_event.published", event);
  await recordActivity(tx, scope, "lifecycle_event.published", id, namesOf(before));
  tx.afterCommit(() => scope.publicationChanged(shownUnder(before)));
  return event;
}

/**
 * Rejects a pending event: it stays in the company's lists and is never shown publicly.
 * @param reason for the company's own people
 * @throws Failure resource_missing, invalid_value (it is not pending)
 */
export async function rejectEvent(
  tx: Transaction,
  scope: Scope,
  id: string,
  reason: string,
): Promise<LifecycleEvent> {
  const before = await decide(tx, scope, id, { status: "rejected", rejected_reason: reason });
  const event = await presentChanged(tx, scope, id);
  await emit(tx, scope, "lifecycle_event.rejected", event);
  await recordActivity(tx, scope, "lifecycle_event.rejected", id, { ...namesOf(before), reason });
  return event;
}

async function decide(
  tx: Transaction,
  scope: Scope,
  id: string,
  to: { status: "published" } | { status: "rejected"; rejected_reason: string },
): Promise<EventRow> {
  const before = await needEvent(tx, scope, id);
  if (await moveEvent(tx, before.n, "pending", to)) return before;
  const { status } = await needEvent(tx, scope, id);
  throw new Failure(
    "invalid_value",
    `Only a pending event can be approved or rejected, and this one is ${status}.`,
  );
}
