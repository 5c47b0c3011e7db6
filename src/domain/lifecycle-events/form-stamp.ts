/**
 * The stamp of a form for people without an account: when it was handed out and for what, sealed, so that nobody can
 * make one. It shows a form that is filled in faster than people read, and one that is sent twice.
 */
import { KeyError } from "../../platform/key-file.ts";
import type { Scope } from "../scope.ts";

/** A person takes longer to read and fill in a form. */
export const LEAST_SECONDS = 3;
export const MOST_SECONDS = 24 * 60 * 60;

export interface FormStamp {
  /** Of this form. */
  id: string;
  /** Unix seconds at which it was handed out. */
  at: number;
}

type Stamper = Pick<Scope, "ids" | "keyring" | "now">;

/** @param place what the form is for; a stamp holds for nothing else */
export function stampForm({ ids, keyring, now }: Stamper, place: string): string {
  const stamp: FormStamp = { id: ids.next(), at: now };
  return Buffer.from(keyring.seal(JSON.stringify(stamp), contextOf(place))).toString("base64url");
}

/** The stamp that came back; undefined when it is none of ours for this place. */
export function readStamp({ keyring }: Stamper, place: string, sent: string): FormStamp | undefined {
  try {
    const opened = keyring.open(Buffer.from(sent, "base64url"), contextOf(place));
    return JSON.parse(Buffer.from(opened).toString()) as FormStamp;
  } catch (fault) {
    if (fault instanceof KeyError) return undefined;
    throw fault;
  }
}

/** Whether a form came back in the time that a person takes. */
export function timingOf(
  { now }: Pick<Scope, "now">,
  { at }: FormStamp,
): "too_quick" | "in_time" | "too_old" {
  const seconds = now - at;
  if (seconds < LEAST_SECONDS) return "too_quick";
  return seconds > MOST_SECONDS ? "too_old" : "in_time";
}

function contextOf(place: string): string {
  return `event-form:${place}`;
}
