/** Tells until when a session is open by the reader's own clock, and loads the page again when it is over. */

import { openAnew } from "./open-anew.ts";

/** Longer waits than this overflow a timer. */
const LONGEST_WAIT_MS = 24 * 60 * 60 * 1000;
/** The two clocks may differ a little. */
const AFTER_END_MS = 2000;

export function watchEnd(): void {
  const time = document.querySelector<HTMLTimeElement>("[data-end]");
  if (!time) return;
  const end = new Date(time.dateTime);
  const { until } = time.dataset;
  if (until !== undefined) time.textContent = until.replace("{moment}", momentOf(end));
  const left = end.getTime() - Date.now();
  // A page with a code to take along is shown until the end too, and no page is taken away before it.
  if (left > 0 && left < LONGEST_WAIT_MS) setTimeout(() => openAnew(), left + AFTER_END_MS);
}

/** With its zone: whoever made the link may be in another one. */
function momentOf(end: Date): string {
  const isToday = end.toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(document.documentElement.lang, {
    ...(isToday ? {} : { day: "numeric", month: "short" }),
    hour: "2-digit",
    minute: "2-digit",
    timeZoneName: "short",
  }).format(end);
}
