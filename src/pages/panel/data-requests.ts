import { implement, implementInformed, type Operation } from "../../api/kit/endpoint.ts";
import { createDataRequest } from "../../domain/data-requests/create.ts";
import { revokeDataRequest } from "../../domain/data-requests/decline.ts";
import { extendDataRequest } from "../../domain/data-requests/extend.ts";
import { getDataRequest, listDataRequests } from "../../domain/data-requests/read.ts";
import { remindSupplier } from "../../domain/data-requests/remind.ts";
import { reviewDataRequest } from "../../domain/data-requests/review.ts";
import type { DataRequestWithLink } from "../../domain/data-requests/shape.ts";
import { qrSvg } from "../../formats/qr.ts";
import * as endpoints from "./endpoints/data-requests.ts";

export const operations: readonly Operation[] = [
  implement(endpoints.listDataRequests, {
    read: (db, { scope, query, page }) => listDataRequests(db, scope, query, page),
  }),
  implement(endpoints.getDataRequest, {
    read: (db, { scope, params }) => getDataRequest(db, scope, params.id),
  }),
  implementInformed(endpoints.createDataRequest, {
    before: ({ mail }) => mail(),
    write: async (tx, { scope, body }, canMail) =>
      withCode(await createDataRequest(tx, scope, body, canMail)),
  }),
  implementInformed(endpoints.remindSupplier, {
    before: ({ mail }) => mail(),
    write: async (tx, { scope, params }, canMail) =>
      withCode(await remindSupplier(tx, scope, params.id, canMail)),
  }),
  implement(endpoints.extendDataRequest, {
    write: (tx, { scope, params, body }) => extendDataRequest(tx, scope, params.id, body.expires),
  }),
  implement(endpoints.revokeDataRequest, {
    write: (tx, { scope, params }) => revokeDataRequest(tx, scope, params.id),
  }),
  implement(endpoints.reviewDataRequest, {
    write: async (tx, { scope, params, body }) => ({
      object: "data_request_review" as const,
      ...(await reviewDataRequest(tx, scope, params.id, body)),
    }),
  }),
];

function withCode(linked: DataRequestWithLink) {
  return { ...linked, qr: qrSvg(linked.url, { title: linked.url }) };
}
