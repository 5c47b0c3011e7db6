/** How many of what there are in the open data set: for the navigation and the start. */
import type * as overview from "../../../src/pages/panel/endpoints/overview.ts";
import { may } from "../app/me.ts";
import { apiPath } from "./request.ts";
import { outdate, useResource } from "./resource.ts";
import type { Answer } from "./shapes.ts";

export type Counts = Answer<typeof overview.getOverview>;

/** The counts of the open data set; undefined until they are known. */
export function counts(): Counts | undefined {
  return useResource<Counts>(apiPath("/overview")).value;
}

/** How much waits for the person themself: only what their role decides on. */
export function waitingCounts(): { documents: number; requests: number; events: number } {
  const known = counts();
  const mine = (operation: string, count = 0) => (may(operation) ? count : 0);
  return {
    documents: mine("decideSuggestion", known?.to_review),
    requests: mine("reviewDataRequest", known?.requests_answered),
    events: mine("approveLifecycleEvent", known?.events_pending),
  };
}

/** Milliseconds between two counts: a large company takes a while to count. */
const GATHER_MS = 2500;
let waiting: ReturnType<typeof setTimeout> | undefined;
let countedAt = 0;

/** Counts again, since something was made or changed: at once, or once for all changes that soon follow a count. */
export function countAgain(): void {
  if (waiting !== undefined) return;
  waiting = setTimeout(
    () => {
      waiting = undefined;
      countedAt = Date.now();
      outdate(apiPath("/overview"));
    },
    countedAt + GATHER_MS - Date.now(),
  );
}
