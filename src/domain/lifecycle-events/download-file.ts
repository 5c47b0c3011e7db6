import type { Transaction } from "../../storage/database.ts";
import { recordActivity } from "../activity/record.ts";
import type { FileToSend } from "../files/to-send.ts";
import type { Scope } from "../scope.ts";
import { needEvent, needFile } from "./read.ts";

/**
 * Hands out an attachment, and notes who asked for it.
 * @throws Failure resource_missing, also for one whose content was removed
 */
export async function downloadFile(
  tx: Transaction,
  scope: Scope,
  eventId: string,
  fileId: string,
): Promise<FileToSend> {
  const event = await needEvent(tx, scope, eventId);
  const file = await needFile(tx, event.n, fileId);
  await recordActivity(tx, scope, "lifecycle_event.file_downloaded", eventId, {
    file: fileId,
    name: file.name,
  });
  return { id: file.file_id, name: file.name, contentType: file.content_type };
}
