/** What somebody who comes with the address of a data request may do. */
import type { Queryable } from "../../storage/database.ts";
import { companyOfDataset } from "../accounts/rows.ts";
import { type Scope, scopeOn, type Tools } from "../scope.ts";
import { hashOfSecret, isSecret } from "../secret.ts";
import { statusOf } from "./present.ts";
import { findRequestBySecretHash, type RequestRow } from "./rows.ts";
import type { DataRequest } from "./shape.ts";

export interface FoundRequest {
  request: RequestRow;
  /** `stopped`: it is open, and its company takes nothing at the moment. */
  state: DataRequest["status"] | "stopped";
  /** Everything that is done is done by the supplier. */
  scope: Scope;
}

/** The request that an address leads to; undefined when it was never given out. */
export async function openDataRequest(
  db: Queryable,
  tools: Tools,
  secret: string,
): Promise<FoundRequest | undefined> {
  const request = isSecret(secret) ? await findRequestBySecretHash(db, hashOfSecret(secret)) : undefined;
  if (!request) return undefined;
  const { company, livemode } = await companyOfDataset(db, request.dataset);
  const actor = { kind: "supplier", id: request.id, name: request.supplier_name } as const;
  const status = statusOf(request, tools.now);
  return {
    request,
    state: status === "open" && company.status !== "active" ? "stopped" : status,
    scope: scopeOn(company, request.dataset, livemode, actor, tools),
  };
}
