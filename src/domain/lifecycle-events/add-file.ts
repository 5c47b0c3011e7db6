import type { Transaction } from "../../storage/database.ts";
import { recordActivity } from "../activity/record.ts";
import { Failure } from "../failure.ts";
import { keepFile, type ReceivedFile } from "../files/received.ts";
import type { Scope } from "../scope.ts";
import { namesOf, presentFile, shownUnder } from "./present.ts";
import { needEvent } from "./read.ts";
import { countFile, insertEventFile } from "./rows.ts";
import { type EventFile, FILES_PER_EVENT } from "./shape.ts";

/**
 * Attaches a received file to a pending or published event, as evidence that is never shown publicly.
 * @throws Failure resource_missing, event_not_published, too_many_files
 */
export async function addFile(
  tx: Transaction,
  scope: Scope,
  eventId: string,
  file: ReceivedFile,
): Promise<EventFile> {
  const event = await needEvent(tx, scope, eventId);
  if (!(await countFile(tx, event.n))) throw await refusal(tx, scope, eventId);
  const id = scope.ids.next();
  const row = {
    id,
    event_n: event.n,
    file_n: await keepFile(tx, scope, file),
    name: file.name,
    content_type: file.contentType,
    size: file.size,
    sha256: file.sha256,
    created: scope.now,
  };
  const n = await insertEventFile(tx, row);
  if (n === undefined) throw new Error("an attachment was not stored");
  await recordActivity(tx, scope, "lifecycle_event.file_added", eventId, {
    ...namesOf(event),
    file: id,
    name: file.name,
    sha256: file.sha256,
  });
  if (event.status === "published") tx.afterCommit(() => scope.publicationChanged(shownUnder(event)));
  return presentFile(scope, eventId, { ...row, n, file_id: file.id });
}

async function refusal(tx: Transaction, scope: Scope, eventId: string): Promise<Failure> {
  const { status } = await needEvent(tx, scope, eventId);
  return status === "pending" || status === "published"
    ? new Failure(
        "too_many_files",
        `This event has ${FILES_PER_EVENT} attachments, and no more are possible. Put several pages into one PDF.`,
        "file",
      )
    : new Failure(
        "event_not_published",
        `Files can be added to pending and published events only, and this one is ${status}.`,
      );
}
