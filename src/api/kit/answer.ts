/** The headers that all answers of the API carry. */
import type { FileToSend } from "../../domain/files/to-send.ts";
import { attachment } from "../../formats/attachment.ts";
import type { FileStore } from "../../storage/files.ts";

const HEADERS = new Headers({
  "Content-Type": "application/json; charset=utf-8",
  "Cache-Control": "no-store",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
});

/** A JSON answer from text that is JSON already. */
export function jsonResponse(
  status: number,
  body: string,
  requestId: string,
  more?: Readonly<Record<string, string>>,
): Response {
  return new Response(body, { status, headers: headersWith(requestId, more) });
}

/**
 * The content of a stored file, to be saved and never shown: what others sent may be made to run in a browser. Read
 * whole before the first byte goes out (files are limited where they come in), so that a damaged one is an error and
 * not half a file.
 */
export async function fileResponse(
  files: FileStore,
  { id, name, contentType }: FileToSend,
  requestId: string,
  headers?: Record<string, string>,
): Promise<Response> {
  const content = await files.read(id);
  if (!content) throw new Error(`the content of file ${id} is gone`);
  const own = headersWith(requestId, headers);
  own.set("Content-Type", contentType);
  own.set("Content-Disposition", attachment(name, contentType));
  return new Response(await new Response(content).bytes(), { headers: own });
}

/** A copy of ready headers costs half of what an object with the same ones does. */
function headersWith(requestId: string, more: Readonly<Record<string, string>> | undefined): Headers {
  const headers = new Headers(HEADERS);
  headers.set("Request-Id", requestId);
  for (const name in more) headers.set(name, more[name] ?? "");
  return headers;
}
