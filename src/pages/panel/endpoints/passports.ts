import { endpoint } from "../../../api/kit/endpoint.ts";
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
