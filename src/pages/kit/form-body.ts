/** Reads a form as browsers post it: `application/x-www-form-urlencoded`, within limits. */

/** 64 KiB. */
export const FORM_BYTES = 64 * 1024;

/** The fields, or why there are none. */
export async function readForm(
  request: Request,
  limitBytes = FORM_BYTES,
): Promise<URLSearchParams | "no_form" | "too_large"> {
  const type = (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase();
  if (type !== "application/x-www-form-urlencoded") return "no_form";
  if (Number(request.headers.get("content-length") ?? 0) > limitBytes) return "too_large";
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limitBytes) return "too_large";
    chunks.push(chunk);
  }
  return new URLSearchParams(Buffer.concat(chunks, size).toString("utf8"));
}
