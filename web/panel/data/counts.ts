/** How many of what there are in the open data set: for the navigation and the start. */
import type * as overview from "../../../src/pages/panel/endpoints/overview.ts";
import { apiPath } from "./request.ts";
import { outdate, useResource } from "./resource.ts";
import type { Answer } from "./shapes.ts";

export type Counts = Answer<typeof overview.getOverview>;

/** The counts of the open data set; undefined until they are known. */
export function counts(): Counts | undefined {
  return useResource<Counts>(apiPath("/overview")).value;
}

/** Counts again: something was made or changed. */
export function countAgain(): void {
  outdate(apiPath("/overview"));
}
