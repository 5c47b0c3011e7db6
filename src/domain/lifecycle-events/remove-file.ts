import type { Transaction } from "../../storage/database.ts";
import { recordActivity } from "../activity/record.ts";
import type { Scope } from "../scope.ts";
import { namesOf, presentChanged, shownUnder } from "./present.ts";
import { needEvent, needFile } from "./read.ts";
import { dropFileOf } from "./rows.ts";
import type { LifecycleEvent } from "./shape.ts";

/**
 * Removes the content of an attachment for good; that there was one stays in the event. The content goes after the
 * commit, and what a crash leaves of it is swept.
 * @throws Failure resource_missing, also for one that was removed before
 */
export async function removeFile(
  tx: Transaction,
  scope: Scope,
  eventId: string,
  fileId: string,
): Promise<LifecycleEvent> {
  const before = await needEvent(tx, scope, eventId);
  // Where nothing was dropped the second says why.
  const content = (await dropFileOf(tx, before.n, fileId)) ?? (await needFile(tx, before.n, fileId)).file_id;
  await recordActivity(tx, scope, "lifecycle_event.file_removed", eventId, {
    ...namesOf(before),
    file: fileId,
  });
  tx.afterCommit(() => {
    scope.contentGone(content);
    if (before.status === "published") scope.publicationChanged(shownUnder(before));
  });
  return presentChanged(tx, scope, eventId);
}
