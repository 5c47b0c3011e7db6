/** What is worth more than a session that somebody left open needs that its person proved themselves just now. */
import { Failure } from "../failure.ts";
import type { Person } from "./sessions.ts";

/** How long a proof counts: 10 minutes. */
export const CONFIRMED_SECONDS = 10 * 60;

/** @throws Failure reauthentication_required */
export function checkConfirmed({ confirmed }: Person, now: number): void {
  if (confirmed + CONFIRMED_SECONDS > now) return;
  throw new Failure(
    "reauthentication_required",
    "Confirm that it is you: enter your password once more, or use a passkey. It counts for 10 minutes.",
  );
}
