/** Reads a form as browsers post it: `application/x-www-form-urlencoded`, within limits. */
import { readLimited } from "../../api/kit/body.ts";
import { Failure } from "../../domain/failure.ts";

/** 64 KiB. */
const FORM_BYTES = 64 * 1024;
/** A form with every field of a template, and rows in plenty: 1 MiB. */
export const TEMPLATE_FORM_BYTES = 1024 * 1024;

/** The fields, or why there are none. */
export async function readForm(
  request: Request,
  limitBytes = FORM_BYTES,
): Promise<URLSearchParams | "no_form" | "too_large"> {
  const type = (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase();
  if (type !== "application/x-www-form-urlencoded") return "no_form";
  try {
    const octets = await readLimited(request, limitBytes, tooLarge);
    return new URLSearchParams(Buffer.from(octets).toString("utf8"));
  } catch (fault) {
    if (fault instanceof Failure) return "too_large";
    throw fault;
  }
}

function tooLarge(): Failure {
  return new Failure("body_too_large", "The form is too large.");
}
