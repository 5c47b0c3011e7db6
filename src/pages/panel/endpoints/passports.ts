import { z } from "zod";
import { endpoint } from "../../../api/kit/endpoint.ts";
import { RunSummary } from "../../../domain/items/runs.ts";
import { PassportFilters } from "../../../domain/passports/shape.ts";
import { PassportSummary } from "../../../domain/passports/summaries.ts";
import { TABLE_LIMIT } from "./products.ts";

export const listPassportSummaries = endpoint({
  method: "GET",
  path: "/passport_summaries",
  noun: "Panel",
  name: "listPassportSummaries",
  summary: "List passports with the names of what they are about",
  query: PassportFilters,
  returns: PassportSummary,
  list: { defaultLimit: TABLE_LIMIT },
  fails: ["resource_missing"],
});

export const listRuns = endpoint({
  method: "GET",
  path: "/passports/{id}/runs",
  noun: "Panel",
  name: "listRuns",
  summary: "List the newest runs of items of a passport",
  returns: z.strictObject({ object: z.literal("runs"), data: z.array(RunSummary) }),
  fails: ["resource_missing"],
});
