/** Serials of the company's own, as a request names them. */
import { z } from "zod";
import { foldSerial, isSerial, MAX_SERIAL } from "../../formats/serial.ts";

/** Most serials, and so most items, of a request. */
export const SERIALS_PER_REQUEST = 5000;

const SERIAL_LETTERS = /^[0-9A-Za-z._-]*$/;

/** A list of serials, none twice; an empty list is allowed. */
export const OwnSerials = z
  .array(z.string())
  .max(SERIALS_PER_REQUEST)
  .superRefine((serials, context) => {
    const seen = new Map<string, number>();
    for (const [at, serial] of serials.entries()) {
      const fault = faultOf(serial, at, seen);
      if (fault) context.addIssue({ code: "custom", path: [at], ...fault });
    }
  });

/** What is wrong with a serial of a request; `seen` holds the folded ones before it by their place. */
function faultOf(serial: string, at: number, seen: Map<string, number>) {
  if (!isSerial(serial)) {
    const isTooLong = serial.length > MAX_SERIAL && SERIAL_LETTERS.test(serial);
    return {
      message: isTooLong
        ? `has ${serial.length} characters; a serial has at most ${MAX_SERIAL}`
        : `must be a serial: 1 to ${MAX_SERIAL} letters, digits, ".", "_" and "-", but not "." or ".." alone`,
      params: { code: isTooLong ? "serial_too_long" : "invalid_value" },
    };
  }
  const folded = foldSerial(serial);
  const first = seen.get(folded);
  seen.set(folded, first ?? at);
  return first === undefined
    ? undefined
    : {
        message: `is the same as "serials[${first}]": upper and lower case count as the same. Send each serial once`,
        params: { code: "invalid_value" },
      };
}
