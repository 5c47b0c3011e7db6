import {
  ListedPassport,
  NewPassport,
  NewVersion,
  Passport,
  PassportFilters,
  PassportVersion,
  Withdrawal,
} from "../../domain/passports/shape.ts";
import { endpoint } from "../kit/endpoint.ts";
import { DEFAULT_LIMIT } from "../kit/query.ts";

export const listPassports = endpoint({
  method: "GET",
  path: "/passports",
  noun: "Passports",
  name: "listPassports",
  summary: "List passports",
  description: "Newest first, without `content`.",
  query: PassportFilters,
  returns: ListedPassport,
  list: { defaultLimit: DEFAULT_LIMIT },
  fails: ["resource_missing"],
});

export const issuePassport = endpoint({
  method: "POST",
  path: "/passports",
  noun: "Passports",
  name: "issuePassport",
  summary: "Issue a passport",
  description:
    "Publishes the first version of the passport of a product, or of a batch. All required fields of the template must be filled. Where the passport before was withdrawn, the new one replaces it and the same addresses lead to it.",
  body: NewPassport,
  returns: Passport,
  fails: ["resource_missing", "product_archived", "passport_exists", "passport_missing", "gs1_key_taken"],
  emits: ["passport.issued"],
  example: { body: { product: "01KAFZ7M3V8Q4T2N6X0C9B5D1E" } },
});

export const getPassport = endpoint({
  method: "GET",
  path: "/passports/{id}",
  noun: "Passports",
  name: "getPassport",
  summary: "Get a passport",
  description:
    "With the content of its current version, and with the restricted fields that the content only commits to.",
  returns: Passport,
  fails: ["resource_missing"],
});

export const listVersions = endpoint({
  method: "GET",
  path: "/passports/{id}/versions",
  noun: "Passports",
  name: "listVersions",
  summary: "List the versions of a passport",
  returns: PassportVersion,
  list: { defaultLimit: DEFAULT_LIMIT },
  fails: ["resource_missing"],
});

export const publishVersion = endpoint({
  method: "POST",
  path: "/passports/{id}/versions",
  noun: "Passports",
  name: "publishVersion",
  summary: "Publish a new version",
  description:
    "Publishes the data as they stand. The version before stays at its own address, and its hash stands in the new one.",
  body: NewVersion,
  returns: Passport,
  fails: ["resource_missing", "passport_withdrawn", "passport_missing"],
  emits: ["passport.version_published"],
  example: { body: { change_note: "Cotton share corrected after the mill's test report." } },
});

export const withdrawPassport = endpoint({
  method: "POST",
  path: "/passports/{id}/withdraw",
  noun: "Passports",
  name: "withdrawPassport",
  summary: "Withdraw a passport",
  description: "Cannot be undone. Its addresses go on answering, with a page that says so first.",
  body: Withdrawal,
  returns: Passport,
  fails: ["resource_missing", "passport_withdrawn"],
  emits: ["passport.withdrawn"],
  example: { body: { reason: "Recalled: the buttons can come off." } },
});
