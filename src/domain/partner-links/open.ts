/** What somebody who comes with the address of a partner link may do. */
import type { Queryable } from "../../storage/database.ts";
import { companyOfDataset } from "../accounts/rows.ts";
import { type Company, type Scope, scopeOn, type Tools } from "../scope.ts";
import { hashOfSecret, isSecret } from "../secret.ts";
import { statusOf } from "./present.ts";
import { findLinkBySecretHash, type LinkRow } from "./rows.ts";

export interface OpenLink {
  link: LinkRow;
  /** Everything that is recorded is recorded by the partner. */
  scope: Scope;
}

/** Why an address does not open: it was never given out, or it is over, or its company takes nothing at the moment. */
export type Closed = { why: "unknown" } | { why: "expired" | "revoked" | "stopped"; company: Company };

export async function openPartnerLink(
  db: Queryable,
  tools: Tools,
  secret: string,
): Promise<OpenLink | Closed> {
  const link = isSecret(secret) ? await findLinkBySecretHash(db, hashOfSecret(secret)) : undefined;
  if (!link) return { why: "unknown" };
  const { company, livemode } = await companyOfDataset(db, link.dataset_n);
  const status = statusOf(link, tools.now);
  if (status !== "active") return { why: status, company };
  if (company.status !== "active") return { why: "stopped", company };
  const actor = { kind: "partner", id: link.id, name: link.name } as const;
  return { link, scope: scopeOn(company, link.dataset_n, livemode, actor, tools) };
}
