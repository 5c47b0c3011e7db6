import { Unreachable } from "../../data/refusal.ts";
import { apiPath, refusalOf } from "../../data/request.ts";

/** Attachments that an event takes, and what each may be: 10 MiB of these kinds. */
export const MOST_FILES = 5;
export const MOST_BYTES = 10 * 1024 * 1024;
export const ACCEPTED = "application/pdf,image/jpeg,image/png,image/webp";

/**
 * Attaches a file to an event.
 * @throws Refusal when the server says no; Unreachable when nothing answers
 */
export async function sendFile(event: string, file: File): Promise<void> {
  const body = new FormData();
  body.set("file", file);
  const response = await fetch(apiPath(`/lifecycle_events/${event}/files`), {
    method: "POST",
    headers: { Accept: "application/json", "Idempotency-Key": crypto.randomUUID() },
    body,
  }).catch(() => {
    throw new Unreachable();
  });
  if (!response.ok) throw await refusalOf(response);
}
