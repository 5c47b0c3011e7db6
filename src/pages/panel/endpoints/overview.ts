import { z } from "zod";
import { endpoint } from "../../../api/kit/endpoint.ts";

/** How many there are of what, in one data set. */
export const Overview = z.strictObject({
  object: z.literal("overview"),
  livemode: z.boolean(),
  /** Products that are not archived. */
  products: z.int(),
  /** Issued passports. */
  passports: z.int(),
  /** Pieces of all passports. */
  items: z.int(),
  documents: z.boolean(),
  /** Documents with suggestions that wait for a person. */
  to_review: z.int(),
  /** After-sale events of partners and consumers that wait for a person. */
  events_pending: z.int(),
  /** Data requests whose answers wait for a person. */
  requests_answered: z.int(),
  /** Products by saved view; null where counting would take long. */
  views: z.strictObject({
    all: z.int().nullable(),
    ready: z.int().nullable(),
    missing: z.int().nullable(),
    changed: z.int().nullable(),
    archived: z.int().nullable(),
  }),
});

export const getOverview = endpoint({
  method: "GET",
  path: "/overview",
  noun: "Panel",
  name: "getOverview",
  summary: "Count what there is",
  returns: Overview,
  fails: [],
});
