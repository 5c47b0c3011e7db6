import type { Transaction } from "../../storage/database.ts";
import { recordActivity } from "../activity/record.ts";
import { emit } from "../events/emit.ts";
import { Failure } from "../failure.ts";
import type { Scope } from "../scope.ts";
import { namesOf, presentChanged, shownUnder } from "./present.ts";
import { needEvent } from "./read.ts";
import { moveEvent } from "./rows.ts";
import type { LifecycleEvent } from "./shape.ts";

/**
 * Voids a published event for good: the way to correct a mistake, since its content cannot be changed. Public pages
 * show it no longer.
 * @throws Failure resource_missing, event_not_published
 */
export async function voidEvent(
  tx: Transaction,
  scope: Scope,
  id: string,
  reason: string,
): Promise<LifecycleEvent> {
  const before = await needEvent(tx, scope, id);
  const to = { status: "voided", voided_at: scope.now, void_reason: reason } as const;
  if (!(await moveEvent(tx, before.n, "published", to))) {
    const { status } = await needEvent(tx, scope, id);
    throw new Failure(
      "event_not_published",
      `Only a published event can be voided, and this one is ${status}.`,
    );
  }
  const event = await presentChanged(tx, scope, id);
  await emit(tx, scope, "lifecycle_event.voided", event);
  await recordActivity(tx, scope, "lifecycle_event.voided", id, { ...namesOf(before), reason });
  tx.afterCommit(() => scope.publicationChanged(shownUnder(before)));
  return event;
}
