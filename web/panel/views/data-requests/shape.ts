import type { DataRequestSummary } from "../../../../src/domain/data-requests/shape.ts";
import type * as endpoints from "../../../../src/pages/panel/endpoints/data-requests.ts";
import type { Answer } from "../../data/shapes.ts";

export type DataRequest = DataRequestSummary;
export type LinkedRequest = Answer<typeof endpoints.createDataRequest>;

/** How many things a request asks for. */
export function askedCount({ fields, documents }: DataRequest): number {
  return fields.length + documents.length;
}
