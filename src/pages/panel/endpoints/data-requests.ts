/** What members ask of suppliers, and how they review what came back. */
import { z } from "zod";
import { endpoint } from "../../../api/kit/endpoint.ts";
import {
  DataRequestExtension,
  DataRequestFilters,
  DataRequestSummary,
  DataRequestWithLink,
  NewDataRequest,
  Review,
} from "../../../domain/data-requests/shape.ts";
import { JsonValue } from "../../../domain/shapes.ts";
import { TABLE_LIMIT } from "./products.ts";

const REQUESTS = "Data requests";

/** An address for the supplier, also as a QR Code. */
const Linked = DataRequestWithLink.extend({ qr: z.string() });

export const listDataRequests = endpoint({
  method: "GET",
  path: "/data_requests",
  noun: REQUESTS,
  name: "listDataRequests",
  summary: "List what suppliers were asked for, without the addresses",
  query: DataRequestFilters,
  returns: DataRequestSummary,
  list: { defaultLimit: TABLE_LIMIT },
  fails: ["resource_missing"],
});

export const getDataRequest = endpoint({
  method: "GET",
  path: "/data_requests/{id}",
  noun: REQUESTS,
  name: "getDataRequest",
  summary: "Get a data request, with the answers once they were sent",
  returns: DataRequestSummary,
  fails: ["resource_missing"],
});

export const createDataRequest = endpoint({
  method: "POST",
  path: "/data_requests",
  noun: REQUESTS,
  name: "createDataRequest",
  summary: "Ask a supplier for fields and documents of a product",
  description:
    "`url` is the address of the supplier's page and `qr` the same as a drawing. They are in this answer and nowhere else. With a mail server and an e-mail address the link is sent too.",
  body: NewDataRequest,
  returns: Linked,
  fails: ["resource_missing"],
});

export const remindSupplier = endpoint({
  method: "POST",
  path: "/data_requests/{id}/remind",
  noun: REQUESTS,
  name: "remindSupplier",
  summary: "Remind a supplier of an open request",
  description: "With a further link, in this answer and nowhere else. The links before go on working.",
  returns: Linked,
  fails: ["resource_missing"],
});

export const extendDataRequest = endpoint({
  method: "POST",
  path: "/data_requests/{id}/extend",
  noun: REQUESTS,
  name: "extendDataRequest",
  summary: "Move the end of a request that was not answered",
  description: "One that has expired is open again, under the same links.",
  body: DataRequestExtension,
  returns: DataRequestSummary,
  fails: ["resource_missing"],
});

export const revokeDataRequest = endpoint({
  method: "POST",
  path: "/data_requests/{id}/revoke",
  noun: REQUESTS,
  name: "revokeDataRequest",
  summary: "Take a request back, at once and for good",
  returns: DataRequestSummary,
  fails: ["resource_missing"],
});

export const reviewDataRequest = endpoint({
  method: "POST",
  path: "/data_requests/{id}/review",
  noun: REQUESTS,
  name: "reviewDataRequest",
  summary: "Accept or reject answers of a supplier",
  description:
    "An accepted answer is written to the product. `known` is what stood on the product beside it: where that is no longer so, nothing is written and the key stands in `conflicts`.",
  body: Review,
  returns: z.strictObject({
    object: z.literal("data_request_review"),
    request: DataRequestSummary,
    conflicts: z.array(z.strictObject({ key: z.string(), value: JsonValue })),
  }),
  fails: ["resource_missing"],
  emits: ["product.updated"],
});
