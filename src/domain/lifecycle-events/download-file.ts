import type { Transaction } from "../../storage/database.ts";
import { recordActivity } from "../activity/record.ts";
import { missing } from "../failure.ts";
import type { FileToSend } from "../files/to-send.ts";
import type { Scope } from "../scope.ts";
import { needEvent } from "./read.ts";
import { findFile } from "./rows.ts";

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
  const file = await findFile(tx, event.n, fileId);
  if (!file || file.file_id === null) throw missing("file", fileId);
  await recordActivity(tx, scope, "lifecycle_event.file_downloaded", eventId, {
    file: fileId,
    name: file.name,
  });
  return { id: file.file_id, name: file.name, contentType: file.content_type };
}
