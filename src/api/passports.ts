import { issuePassport } from "../domain/passports/issue.ts";
import { publishVersion } from "../domain/passports/publish.ts";
import { getPassport, listPassports, listVersions } from "../domain/passports/read.ts";
import { withdrawPassport } from "../domain/passports/withdraw.ts";
import * as endpoints from "./endpoints/passports.ts";
import { implement } from "./kit/endpoint.ts";

export const operations = [
  implement(endpoints.listPassports, {
    read: (db, { scope, query, page }) => listPassports(db, scope, query, page),
  }),
  implement(endpoints.issuePassport, { write: (tx, { scope, body }) => issuePassport(tx, scope, body) }),
  implement(endpoints.getPassport, { read: (db, { scope, params }) => getPassport(db, scope, params.id) }),
  implement(endpoints.listVersions, {
    read: (db, { scope, params, page }) => listVersions(db, scope, params.id, page),
  }),
  implement(endpoints.publishVersion, {
    write: (tx, { scope, params, body }) => publishVersion(tx, scope, params.id, body.change_note),
  }),
  implement(endpoints.withdrawPassport, {
    write: (tx, { scope, params, body }) => withdrawPassport(tx, scope, params.id, body.reason),
  }),
];
